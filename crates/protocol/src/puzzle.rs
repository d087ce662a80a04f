//! Puzzles for the browser.

use std::collections::BTreeMap;

use serde::Serialize;

use super::exercise::{Exercise, Frame};

/// A position in which one choice is clearly better.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Puzzle {
    /// Which game.
    pub game: String,
    /// Whether everything was tried to the end of the game; otherwise the strongest bot thought about it.
    pub exact: bool,
    /// The position, without previews.
    pub exercise: Exercise,
    /// The best choices with what they are worth, the best first.
    pub choices: Vec<PuzzleChoice>,
    /// The best play of all after some of the choices, to the end of the game: where everything was tried.
    pub proofs: BTreeMap<String, Vec<Frame>>,
}

/// A choice and what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PuzzleChoice {
    /// The text form.
    pub action: String,
    /// By how many points its player will be ahead at the end.
    pub value: f64,
}
