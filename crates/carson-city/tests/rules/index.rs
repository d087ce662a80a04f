//! The index of the characters is complete: it names every file of the rules that speaks of a character.

use std::fs;
use std::path::{Path, PathBuf};

use carson_city::Character;

/// Where characters are printed, shown or dealt rather than played.
const ELSEWHERE: [&str; 6] = [
    "interface/",
    "pieces/character.rs",
    "pieces/cast.rs",
    "setup/",
    "standish/",
    "phases/characters/mod.rs",
];

fn files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}

#[test]
fn the_index_of_characters_names_every_file_with_one_of_their_rules() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let index = fs::read_to_string(src.join("phases/characters/README.md")).unwrap();
    let mut all = Vec::new();
    files(&src, &mut all);
    for character in Character::ALL {
        let row = format!("| {} ", character.number());
        let line = index.lines().find(|line| line.starts_with(&row)).expect("every character has a line");
        // What the line names is there.
        for named in line.split('`').skip(1).step_by(2) {
            assert!(src.join(named).exists(), "{character:?}: there is no {named}");
        }
        let spoken = format!("Character::{character:?}");
        for path in &all {
            let name = path.strip_prefix(&src).unwrap().to_string_lossy().replace('\\', "/");
            let text = fs::read_to_string(path).unwrap();
            let speaks = text.match_indices(&spoken).any(|(at, _)| {
                !text[at + spoken.len()..].starts_with(|next: char| next.is_alphanumeric() || next == '_')
            });
            if speaks && !ELSEWHERE.iter().any(|elsewhere| name.starts_with(elsewhere)) {
                assert!(
                    line.contains(&format!("`{name}`")),
                    "{name} speaks of {character:?}: the index does not"
                );
            }
        }
    }
}
