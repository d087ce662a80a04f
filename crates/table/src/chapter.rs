//! Chapters: what happened in one part of a game, with a column for each seat.

use serde::{Deserialize, Serialize};

use crate::Phrase;

/// What happened in one part of a game, such as a round, as a table with a column for each seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Chapter {
    /// Its title.
    pub title: Phrase,
    /// The number of decisions before it.
    pub from: u32,
    /// The number of decisions when it ended, or until now.
    pub until: u32,
    /// What happened, one row for each kind of event. Kinds that did not occur have no row.
    pub rows: Vec<ChapterRow>,
}

/// One kind of event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChapterRow {
    /// Its label.
    pub label: Phrase,
    /// For each seat, in seat order, the events of this kind.
    pub cells: Vec<Vec<Phrase>>,
}
