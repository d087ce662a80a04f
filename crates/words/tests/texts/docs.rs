//! The documentation names only what there is.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Folders that hold nothing of ours.
const SKIPPED: [&str; 5] = ["target", "node_modules", ".git", "dist", "playwright-report"];

/// Capitalised words in code style that are no types of ours: keys of a keyboard, what a person puts in, and what Python brings along.
const NO_TYPES: [&str; 7] = ["Enter", "Esc", "Tab", "Space", "Ctrl", "Content", "ValueError"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// Every file and folder below `folder`, relative to the root.
fn tree(root: &Path, folder: &Path, into: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if SKIPPED.iter().any(|skipped| entry.file_name() == *skipped) {
            continue;
        }
        into.push(path.strip_prefix(root).unwrap().to_str().unwrap().to_owned());
        if path.is_dir() {
            tree(root, &path, into);
        }
    }
}

/// The pages that name files and types.
fn pages(root: &Path) -> Vec<PathBuf> {
    let in_folder =
        |folder: &str| fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path());
    let docs = in_folder("docs").chain(in_folder("docs/rules"));
    let docs = docs.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    let crates = in_folder("crates").map(|folder| folder.join("README.md")).filter(|page| page.exists());
    let others = ["README.md", "CONTRIBUTING.md", "python/README.md", "examples/nim/README.md"];
    docs.chain(crates).chain(others.map(|name| root.join(name))).collect()
}

/// What stands in code style within a sentence, without the blocks of code.
fn code(page: &str) -> Vec<String> {
    let mut inside = false;
    let mut found = Vec::new();
    for line in page.lines() {
        if line.trim_start().starts_with("```") {
            inside = !inside;
        } else if !inside {
            found.extend(line.split('`').skip(1).step_by(2).map(str::to_owned));
        }
    }
    found
}

/// A path such as `crates/table`, `kit/` or `game.rs`; not one with something to fill in.
fn is_path(text: &str) -> bool {
    let plain = text.chars().all(|letter| letter.is_ascii_alphanumeric() || "/._-".contains(letter));
    let known = [".rs", ".ts", ".svelte", ".md", ".css", ".toml", ".txt", ".py", ".ftl", ".sql", ".sh"];
    plain
        && !text.starts_with(['/', '.', '-'])
        && !text.contains("..")
        && (known.iter().any(|ending| text.ends_with(ending))
            || text.ends_with('/')
            || ["crates/", "docs/", "web/", "locales/", "scenarios/"].iter().any(|top| text.starts_with(top)))
}

/// A type such as `Game` or the first part of `Session::play`.
fn type_name(text: &str) -> Option<&str> {
    let name = text.split("::").next()?.trim_end_matches('!');
    let is_type = name.starts_with(|letter: char| letter.is_ascii_uppercase())
        && name.len() > 2
        && name.chars().all(|letter| letter.is_ascii_alphanumeric())
        && name.chars().any(|letter| letter.is_ascii_lowercase());
    (is_type && !NO_TYPES.contains(&name)).then_some(name)
}

/// Everything that the code declares with a capital letter, in Rust, TypeScript or Python.
fn declared(root: &Path, files: &[String]) -> BTreeSet<String> {
    let keywords = ["struct", "enum", "trait", "type", "class", "interface", "const"];
    let mut names = BTreeSet::new();
    let is_code = |file: &&String| {
        Path::new(file)
            .extension()
            .is_some_and(|kind| ["rs", "ts", "py", "pyi"].iter().any(|code| kind == *code))
    };
    for file in files.iter().filter(is_code) {
        let source = fs::read_to_string(root.join(file)).unwrap_or_default();
        let mut before = "";
        for word in source.split(|letter: char| !(letter.is_alphanumeric() || letter == '_')) {
            if word.is_empty() {
                continue;
            }
            if keywords.contains(&before) && word.starts_with(|letter: char| letter.is_uppercase()) {
                names.insert(word.to_owned());
            }
            before = word;
        }
    }
    names
}

#[test]
fn every_file_and_type_that_the_documentation_names_exists() {
    let root = root();
    let mut files = Vec::new();
    tree(&root, &root, &mut files);
    let types = declared(&root, &files);
    let mut missing = Vec::new();
    for page in pages(&root) {
        for text in code(&fs::read_to_string(&page).unwrap()) {
            let path = text.trim_end_matches('/');
            let known = |file: &String| *file == path || file.ends_with(&format!("/{path}"));
            let lacks = if is_path(&text) {
                !files.iter().any(known)
            } else {
                type_name(&text).is_some_and(|name| !types.contains(name))
            };
            if lacks {
                missing.push(format!("{}: `{text}`", page.strip_prefix(&root).unwrap_or(&page).display()));
            }
        }
    }
    assert!(missing.is_empty(), "the documentation names what does not exist:\n{}", missing.join("\n"));
}

/// Every public error type of the crates: `pub enum TrialError`.
fn public_errors(root: &Path, files: &[String]) -> BTreeSet<String> {
    let is_source = |file: &&String| {
        let is_rust = Path::new(file).extension().is_some_and(|kind| kind == "rs");
        is_rust && file.starts_with("crates/") && file.contains("/src/")
    };
    let mut errors = BTreeSet::new();
    for file in files.iter().filter(is_source) {
        let source = fs::read_to_string(root.join(file)).unwrap();
        let declared = source
            .lines()
            .filter_map(|line| line.strip_prefix("pub enum ").or(line.strip_prefix("pub struct ")));
        let names = declared
            .map(|rest| rest.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default());
        errors.extend(names.filter(|name| name.ends_with("Error")).map(str::to_owned));
    }
    errors
}

#[test]
fn the_table_of_errors_names_every_public_one() {
    let root = root();
    let mut files = Vec::new();
    tree(&root, &root, &mut files);
    let page = fs::read_to_string(root.join("docs/architecture.md")).unwrap();
    let section =
        page.split("\n## ").find(|section| section.starts_with("Errors")).expect("there is a section");
    let named: BTreeSet<String> = code(section).into_iter().collect();
    let missing: Vec<String> = public_errors(&root, &files).difference(&named).cloned().collect();
    assert!(missing.is_empty(), "docs/architecture.md, \"Errors\" lacks: {}", missing.join(", "));
}

/// The name by which a heading can be linked to: its words in small letters, joined by hyphens.
fn anchor(heading: &str) -> String {
    let kept = |letter: &char| letter.is_alphanumeric() || [' ', '-', '_'].contains(letter);
    heading
        .trim_start_matches('#')
        .trim()
        .to_lowercase()
        .chars()
        .filter(kept)
        .collect::<String>()
        .replace(' ', "-")
}

fn anchors(page: &str) -> BTreeSet<String> {
    page.lines().filter(|line| line.starts_with('#')).map(anchor).collect()
}

/// Where the links of a page lead to within the project: `(engine.md#errors)`.
fn links(page: &str) -> Vec<&str> {
    let targets = page.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    targets.filter(|target| !target.contains("://") && !target.contains(' ')).collect()
}

#[test]
fn every_link_of_the_documentation_leads_somewhere() {
    let root = root();
    let mut broken = Vec::new();
    for page in pages(&root) {
        let source = fs::read_to_string(&page).unwrap();
        for link in links(&source) {
            let (path, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = if path.is_empty() { page.clone() } else { page.parent().unwrap().join(path) };
            let has_heading = || anchors(&fs::read_to_string(&target).unwrap()).contains(heading);
            if !target.exists() || (!heading.is_empty() && !has_heading()) {
                broken.push(format!("{}: {link}", page.file_name().unwrap().to_string_lossy()));
            }
        }
    }
    assert!(broken.is_empty(), "these links lead nowhere:\n{}", broken.join("\n"));
}

/// Where each game of this project is named, besides its own files: the file, what comes before, and the name.
const PLACES_OF_A_GAME: [(&str, &str, &str); 12] = [
    ("Cargo.toml", "[workspace.dependencies]", "\nGAME = "),
    ("Cargo.toml", "", "[profile.page.package.boomtown-GAME]"),
    ("Cargo.toml", "[profile.dist.package]", "\nboomtown-GAME = "),
    ("Cargo.toml", "[profile.dev.package]", "\nboomtown-GAME = "),
    ("Makefile", "LIBRARIES :=", " GAME "),
    ("crates/games/Cargo.toml", "orders =", "\"GAME/orders\""),
    ("crates/hosting/build.rs", "CRATES", "\"GAME\""),
    ("crates/server/Cargo.toml", "typescript =", "\"GAME/typescript\""),
    ("crates/words/src/language.rs", "", "/GAME.ftl\""),
    ("fuzz/src/messages.rs", "", "\"GAME\""),
    ("web/src/games/registry.ts", "", "\"GAME\": {"),
    ("web/src/pages/Home.svelte", "", "\"GAME\": {"),
];

#[test]
fn every_game_is_named_wherever_a_game_must_be_and_the_guide_lists_these_places() {
    let root = root();
    let rules = fs::read_dir(root.join("docs/rules")).unwrap().map(|entry| entry.unwrap().path());
    let games: Vec<String> =
        rules.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
    let guide = fs::read_to_string(root.join("CONTRIBUTING.md")).unwrap();
    let guide = guide.split("\n## ").find(|part| part.starts_with("Adding a game")).unwrap();
    let mut missing = Vec::new();
    for (file, before, name) in PLACES_OF_A_GAME {
        let text = fs::read_to_string(root.join(file)).unwrap();
        let (_, text) = text.split_once(before).unwrap();
        let lacks = games.iter().filter(|game| !text.contains(&name.replace("GAME", game)));
        missing.extend(lacks.map(|game| format!("{file}: {game}")));
        let name = if file == "Makefile" { "the Makefile" } else { file };
        if !guide.contains(name) {
            missing.push(format!("CONTRIBUTING.md: {file}"));
        }
    }
    assert!(games.len() >= 3 && missing.is_empty(), "a game is not named in\n{}", missing.join("\n"));
}
