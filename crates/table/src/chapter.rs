//! Chapters: what happened in a part of a game, with a column for each seat.

use serde::{Deserialize, Serialize};

use crate::Phrase;

/// What happened in a part of a game, such as a round, to be read as a table with a column for each seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Chapter {
    /// What it is called.
    pub title: Phrase,
    /// How many decisions stood before it.
    pub from: u32,
    /// How many stood when it was over, or stand now.
    pub until: u32,
    /// What happened, one thing a row. Where nothing of a kind happened there is no row.
    pub rows: Vec<ChapterRow>,
}

/// One kind of thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChapterRow {
    /// What.
    pub label: Phrase,
    /// For each seat, in the order of the seats, what of it happened there.
    pub cells: Vec<Vec<Phrase>>,
}
