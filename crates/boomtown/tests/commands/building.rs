//! The output of `make play` and of the engine's build.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn program(path: &Path, source: &str) {
    fs::write(path, format!("#!/bin/sh\n{source}\n")).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}

/// The output of the engine's build with a fake cargo that prints its arguments and fails.
fn said_by_engine_build() -> String {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("web/engine/build.sh");
    fs::create_dir_all(script.parent().unwrap()).unwrap();
    fs::copy(root().join("web/engine/build.sh"), &script).unwrap();
    for part in ["wasm32-unknown-unknown/lib", "src/rust/library"] {
        fs::create_dir_all(folder.path().join("lib/rustlib").join(part)).unwrap();
    }
    program(&folder.path().join("rustc"), &format!("echo '{}'", folder.path().display()));
    program(&folder.path().join("cargo"), "echo \"cargo $*\"; exit 1");
    let path = format!("{}:{}", folder.path().display(), std::env::var("PATH").unwrap());
    let output = Command::new("sh")
        .arg(&script)
        .arg("offer")
        .env("PATH", path)
        .env("RUSTC", folder.path().join("rustc"))
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// The recipes of `make play`, without running them.
fn recipes_of_play() -> String {
    let output = Command::new("make")
        .args(["--dry-run", "play"])
        .current_dir(root())
        .env_remove("MAKEFLAGS")
        .env_remove("MAKELEVEL")
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_engine_says_how_long_it_takes_before_cargo_starts_and_cargo_is_seen_at_work() {
    let said = said_by_engine_build();
    let cargo = said.find("cargo build").unwrap_or_else(|| panic!("cargo was not called: {said}"));
    assert!(said[..cargo].contains("minutes"), "{said}");
    assert!(!said.contains("--quiet"), "{said}");
}

#[test]
fn play_says_first_how_long_all_of_it_takes_and_no_build_is_silent() {
    let recipes = recipes_of_play();
    let says = recipes.find("about a quarter of an hour").unwrap_or_else(|| panic!("{recipes}"));
    let builds = recipes.find("build.sh offer").unwrap_or_else(|| panic!("{recipes}"));
    assert!(says < builds, "{recipes}");
    let silent = recipes.lines().find(|line| line.contains(" build ") && line.contains("--quiet"));
    assert_eq!(silent, None);
    assert!(recipes.contains("cargo build --release"), "{recipes}");
}
