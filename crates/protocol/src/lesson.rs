//! Lessons for the browser.

use std::collections::BTreeMap;

use serde::Serialize;

use super::exercise::{Exercise, Frame};

/// A lesson in a list.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LessonTitle {
    /// The game.
    pub game: String,
    /// Its name within the game. The ids of its texts begin with `lesson-`, the game and this name.
    pub name: String,
    /// The option that it introduces, or `scripted` for a scripted opponent; `None` for the lesson of the game itself.
    pub introduces: Option<String>,
    /// The number of steps.
    pub steps: usize,
}

/// A lesson, step by step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lesson {
    /// Its entry in lists.
    pub title: LessonTitle,
    /// The steps in order.
    pub steps: Vec<LessonStep>,
}

/// A position, and what the learner should find in it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LessonStep {
    /// The id of the message that introduces it; with the suffix `-done` the message afterwards, with `-else` the one for other
    /// decisions.
    pub text: String,
    /// The position.
    pub exercise: Exercise,
    /// Messages for particular wrong decisions.
    pub instead: BTreeMap<String, String>,
    /// The game after each accepted decision.
    pub outcomes: BTreeMap<String, Vec<Frame>>,
}
