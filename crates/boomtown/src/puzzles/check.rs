//! Checks puzzle files.

use std::path::PathBuf;

use super::make;
use super::puzzle::{self, Found, Puzzle};
use crate::common::{self, CommandResult, Outcome, print};

pub(super) fn run(files: &[PathBuf], deep: bool) -> CommandResult {
    let (mut held, mut failed) = (0, 0);
    for file in files {
        for (index, puzzle) in puzzle::read(file)?.iter().enumerate() {
            match fault(puzzle, deep) {
                None => held += 1,
                Some(why) => {
                    failed += 1;
                    print(format_args!("FAIL  {}:{}: {why}\n", file.display(), index + 1));
                }
            }
        }
    }
    print(format_args!("{held} passed, {failed} failed\n"));
    Ok(if failed == 0 { Outcome::Good } else { Outcome::CheckFailed })
}

/// What is wrong with a puzzle, if anything.
pub(super) fn fault(puzzle: &Puzzle, deep: bool) -> Option<String> {
    let session = match puzzle.session() {
        Ok(session) => session,
        Err(bad) => return Some(bad.to_string()),
    };
    if !session.deciders().contains(puzzle.seat) {
        return Some(format!("seat {} is not asked", puzzle.seat));
    }
    let legal = session.actions(puzzle.seat);
    if let Some((action, _)) = puzzle.choices.iter().find(|(action, _)| !legal.contains(action)) {
        return Some(format!("'{action}' is not legal"));
    }
    if puzzle.ahead() <= 0.0 || !puzzle.choices.is_sorted_by(|one, other| one.1 >= other.1) {
        return Some("the first choice is not the best".to_owned());
    }
    let found = match puzzle.found {
        Found::Exact => make::solved(session.as_ref())?,
        Found::Searched(positions) if deep => {
            let game = common::game(&puzzle.game).ok()?;
            make::think(game, session.as_ref(), puzzle.seat, make::deep_seed(), positions)
        }
        Found::Searched(_) => return None,
    };
    (found != puzzle.choices).then(|| format!("the choices are {found:?}"))
}
