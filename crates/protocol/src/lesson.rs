//! Lessons for the browser.

use std::collections::BTreeMap;

use serde::Serialize;

use super::exercise::{Exercise, Frame};

/// A lesson as lists show it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LessonTitle {
    /// Which game it teaches.
    pub game: String,
    /// Its name within the game; its texts begin with `lesson-`, the game and this.
    pub name: String,
    /// The option that it introduces, or `scripted` for an opponent who plays by rules; none for the lesson of the game itself.
    pub introduces: Option<String>,
    /// How many steps it has.
    pub steps: usize,
}

/// A lesson, step by step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lesson {
    /// As lists show it.
    pub title: LessonTitle,
    /// In order.
    pub steps: Vec<LessonStep>,
}

/// A position, and what the learner shall find in it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LessonStep {
    /// The message that says what it is about; with `-done` behind it what came of it, with `-else` why another decision is not it.
    pub text: String,
    /// The position.
    pub exercise: Exercise,
    /// Messages for particular decisions that are not it.
    pub instead: BTreeMap<String, String>,
    /// What comes of each decision that is accepted.
    pub outcomes: BTreeMap<String, Vec<Frame>>,
}
