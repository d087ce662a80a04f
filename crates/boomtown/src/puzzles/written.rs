//! Writes puzzles for the browser, a file for each.

use std::io;
use std::path::{Path, PathBuf};

use serde_json::json;
use server::protocol::{self, Exercise};

use super::exact;
use super::make::MOST_TRIED;
use super::puzzle::{self, Found, Puzzle};

/// For how many choices of an exhaustively searched puzzle the best play after them is shown.
const PROVED: usize = 3;

/// The puzzles of a folder, alternating between the games: the order of the daily puzzles.
pub(super) fn all(folder: &Path) -> io::Result<Vec<Puzzle>> {
    let entries = std::fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    let mut paths: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "jsonl"));
    paths.sort();
    let files: Vec<Vec<Puzzle>> =
        paths.iter().map(|path| puzzle::read(path)).collect::<Result<_, _>>().map_err(io::Error::other)?;
    let longest = files.iter().map(Vec::len).max().unwrap_or_default();
    let turn = |index: usize| files.iter().filter_map(move |file| file.get(index).cloned());
    Ok((0..longest).flat_map(turn).collect())
}

/// Writes the puzzles of the folder `from` into `folder` for the browser: `1.json` and so on, and `index.json` with the key and the game of
/// each.
///
/// # Errors
/// If a file cannot be written, or a puzzle contradicts the rules.
pub fn write_puzzles(from: &Path, folder: &Path) -> io::Result<()> {
    let puzzles = all(from)?;
    let listed: Vec<_> =
        puzzles.iter().map(|puzzle| json!({ "key": puzzle.key(), "game": puzzle.game })).collect();
    std::fs::create_dir_all(folder)?;
    std::fs::write(folder.join("index.json"), serde_json::to_string(&listed)? + "\n")?;
    for (index, puzzle) in puzzles.iter().enumerate() {
        let written = serde_json::to_string(&for_browser(puzzle)?)? + "\n";
        std::fs::write(folder.join(format!("{}.json", index + 1)), written)?;
    }
    Ok(())
}

fn for_browser(puzzle: &Puzzle) -> io::Result<protocol::Puzzle> {
    let session = puzzle.session().map_err(io::Error::other)?;
    let exercise = Exercise::bare(session.as_ref(), puzzle.seat);
    let solved = match puzzle.found {
        Found::Exact => exact::solve(session.as_ref(), MOST_TRIED).unwrap_or_default(),
        Found::Searched(_) => Vec::new(),
    };
    let proofs = solved.iter().take(PROVED);
    let proofs = proofs.map(|(action, solved)| (action.clone(), exercise.frames(solved.session.as_ref())));
    Ok(protocol::Puzzle {
        game: puzzle.game.clone(),
        exact: puzzle.found == Found::Exact,
        choices: puzzle
            .choices
            .iter()
            .map(|(action, value)| protocol::PuzzleChoice { action: action.clone(), value: *value })
            .collect(),
        proofs: proofs.collect(),
        exercise,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::puzzles::check::fault;

    fn project() -> Vec<Puzzle> {
        all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles")).unwrap()
    }

    #[test]
    fn every_puzzle_of_the_project_holds() {
        let puzzles = project();
        assert!((100..=200).contains(&puzzles.len()), "{} puzzles", puzzles.len());
        for puzzle in puzzles.iter().filter(|puzzle| puzzle.found != Found::Exact) {
            assert_eq!(fault(puzzle, false), None, "{puzzle:?}");
        }
        // To try everything takes a while: one of them stands for all; `boomtown puzzles check` takes them all.
        let exact = puzzles.iter().find(|puzzle| puzzle.found == Found::Exact).unwrap();
        assert_eq!(fault(exact, false), None, "{exact:?}");
    }

    #[test]
    fn a_puzzle_keeps_its_key_when_its_values_change_and_shares_it_with_no_other() {
        let mut puzzles = project();
        let keys: BTreeSet<String> = puzzles.iter().map(Puzzle::key).collect();
        assert_eq!(keys.len(), puzzles.len());
        puzzles[0].choices.pop();
        assert!(keys.contains(&puzzles[0].key()));
    }

    #[test]
    fn a_puzzle_with_another_best_choice_does_not_hold() {
        let mut puzzle = project().into_iter().find(|puzzle| puzzle.found == Found::Exact).unwrap();
        puzzle.choices.swap(0, 1);
        assert!(fault(&puzzle, false).is_some());
        puzzle.choices.swap(0, 1);
        puzzle.choices[0].0 = "take nothing".to_owned();
        assert!(fault(&puzzle, false).is_some_and(|why| why.contains("not legal")));
    }
}
