//! Puzzles for the browser.

use std::collections::BTreeMap;

use serde::Serialize;

use super::exercise::{Exercise, Frame};

/// A position in which one choice is clearly better.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Puzzle {
    /// The game.
    pub game: String,
    /// Whether everything was searched to the end of the game; otherwise the strongest bot evaluated it.
    pub exact: bool,
    /// The position, without previews.
    pub exercise: Exercise,
    /// The best choices with their values, the best first.
    pub choices: Vec<PuzzleChoice>,
    /// The best play by everybody after some of the choices, to the end of the game, if everything was searched.
    pub proofs: BTreeMap<String, Vec<Frame>>,
}

/// A choice and its value.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PuzzleChoice {
    /// The text form.
    pub action: String,
    /// The player's lead at the end.
    pub value: f64,
}
