//! What may come into the program, by the lists of `deny.toml`: checked without a network and without cargo-deny.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use toml::{Table, Value};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(name: &str) -> Table {
    fs::read_to_string(root().join(name)).unwrap().parse().unwrap()
}

/// The list at `section.key` of `deny.toml`.
fn list(section: &str, key: &str) -> Vec<Value> {
    read("deny.toml")[section][key].as_array().unwrap().clone()
}

fn texts(section: &str, key: &str) -> BTreeSet<String> {
    list(section, key).iter().map(|entry| entry.as_str().unwrap().to_owned()).collect()
}

/// What `cargo tree` says, a crate a line.
fn tree(arguments: &[&str]) -> String {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--locked", "--prefix", "none"])
        .args(arguments)
        .current_dir(root())
        .output()
        .unwrap();
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    String::from_utf8(tree.stdout).unwrap()
}

/// Every crate that is built here, with its licence.
fn licences() -> Vec<(String, String)> {
    let text = tree(&["--workspace", "--all-features", "--format", "{p}|{l}"]);
    let lines: BTreeSet<&str> = text.lines().map(|line| line.trim_end_matches(" (*)")).collect();
    lines
        .into_iter()
        .filter_map(|line| line.split_once('|'))
        .map(|(name, licence)| (name.to_owned(), licence.to_owned()))
        .collect()
}

/// Whether a licence expression can be met with these licences alone: one of each `OR`, every one of each `AND`. Old crates write `/` for `OR`.
fn is_allowed(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    any_of(&mut words.as_slice(), allowed)
}

fn any_of(words: &mut &[&str], allowed: &BTreeSet<String>) -> bool {
    let mut holds = all_of(words, allowed);
    while let ["OR", rest @ ..] = *words {
        *words = rest;
        holds |= all_of(words, allowed);
    }
    holds
}

fn all_of(words: &mut &[&str], allowed: &BTreeSet<String>) -> bool {
    let mut holds = one(words, allowed);
    while let ["AND", rest @ ..] = *words {
        *words = rest;
        holds &= one(words, allowed);
    }
    holds
}

fn one(words: &mut &[&str], allowed: &BTreeSet<String>) -> bool {
    match *words {
        ["(", rest @ ..] => {
            *words = rest;
            let holds = any_of(words, allowed);
            *words = words.split_first().map_or(&[], |(_, rest)| rest);
            holds
        }
        [licence, "WITH", exception, rest @ ..] => {
            *words = rest;
            allowed.contains(&format!("{licence} WITH {exception}"))
        }
        [licence, rest @ ..] => {
            *words = rest;
            allowed.contains(*licence)
        }
        [] => false,
    }
}

#[test]
fn every_licence_is_on_the_list() {
    let allowed = texts("licenses", "allow");
    let crates = licences();
    assert!(crates.len() > 100, "the tree of dependencies is read");
    let others: Vec<_> = crates.iter().filter(|(_, licence)| !is_allowed(licence, &allowed)).collect();
    assert!(others.is_empty(), "not on the list of deny.toml: {others:?}");
}

#[test]
fn a_licence_expression_is_met_by_one_of_or_and_all_of_and() {
    let allowed: BTreeSet<String> = ["MIT", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned).into();
    for expression in ["MIT", "GPL-3.0 OR MIT", "GPL-3.0/MIT", "MIT AND (MIT OR GPL-3.0)"] {
        assert!(is_allowed(expression, &allowed), "{expression}");
    }
    assert!(is_allowed("Apache-2.0 WITH LLVM-exception", &allowed));
    for expression in ["", "GPL-3.0", "Apache-2.0", "MIT AND GPL-3.0", "(MIT OR GPL-3.0) AND GPL-3.0"] {
        assert!(!is_allowed(expression, &allowed), "{expression}");
    }
}

/// On every platform: the lock file names what any of them needs.
#[test]
fn every_crate_comes_from_a_known_registry_and_none_is_banned() {
    let registries = texts("sources", "allow-registry");
    let banned: BTreeSet<String> =
        list("bans", "deny").iter().map(|entry| entry["crate"].as_str().unwrap().to_owned()).collect();
    let lock = read("Cargo.lock");
    for package in lock["package"].as_array().unwrap() {
        let name = package["name"].as_str().unwrap();
        assert!(!banned.contains(name), "{name} is banned by deny.toml");
        if let Some(source) = package.get("source").and_then(Value::as_str) {
            let registry = source.strip_prefix("registry+").unwrap_or(source);
            assert!(registries.contains(registry), "{name} comes from {source}");
        }
    }
}

#[test]
fn what_only_writes_types_for_the_browser_is_not_in_the_program() {
    let program = tree(&["--package", "boomtown", "--edges", "normal"]);
    assert!(program.lines().any(|line| line.starts_with("boomtown-server ")), "{program}");
    assert!(
        !program.lines().any(|line| line.starts_with("ts-rs ")),
        "ts-rs would be in the program that is given away"
    );
}
