//! A puzzle as a line of a file.

use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use table::{AnySession, Seat, explain_json};

use crate::common::{self, CommandError, read_file};

/// A position in which one choice is clearly better.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Puzzle {
    pub(crate) game: String,
    pub(crate) seat: Seat,
    /// How the values were determined.
    pub(crate) found: Found,
    /// The choices with their values, the best first: the lead over the best of the others.
    pub(crate) choices: Vec<(String, f64)>,
    pub(crate) position: Value,
}

/// How the values of a puzzle were determined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Found {
    /// By exhaustive search to the end of the game.
    Exact,
    /// By the strongest bot, with this many positions.
    Searched(u64),
}

impl Puzzle {
    /// The game at this position.
    pub(crate) fn session(&self) -> Result<Box<dyn AnySession>, CommandError> {
        let game = common::game(&self.game)?;
        game.game().load(&self.position).map_err(|bad| CommandError::new(format!("the position: {bad}")))
    }

    /// A name that stays the same when other puzzles come and go, and when the values of its choices change.
    pub(super) fn key(&self) -> String {
        let told = format!("{} {} {}", self.game, self.seat, self.position);
        let [a, b, c, d, ..] = <[u8; 32]>::from(Sha256::digest(told));
        format!("{:08x}", u32::from_be_bytes([a, b, c, d]))
    }

    /// By how much the best choice is ahead of the second.
    pub(crate) fn ahead(&self) -> f64 {
        match self.choices[..] {
            [(_, best), (_, second), ..] => best - second,
            _ => 0.0,
        }
    }
}

/// The puzzles of a file, one per line.
pub(crate) fn read(path: &Path) -> Result<Vec<Puzzle>, CommandError> {
    let source = read_file(path)?;
    let lines = source.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let puzzle = |(index, line): (usize, &str)| {
        serde_json::from_str(line).map_err(|error| {
            CommandError::file(path, format!("puzzle {}: {}", index + 1, explain_json(&error)))
        })
    };
    lines.map(puzzle).collect()
}

/// The content of a file.
pub(crate) fn write(puzzles: &[Puzzle]) -> String {
    let line = |puzzle| serde_json::to_string(puzzle).expect("a puzzle has only keys that are text") + "\n";
    puzzles.iter().map(line).collect()
}
