//! The people around a game: how patient a table is, bots that go on for somebody, what happens beside the game.

use serde::{Deserialize, Serialize};
use table::{Phrase, Seat};
use utoipa::ToSchema;

/// How soon an answer is expected at a table: how long somebody who is asked may be away before a bot can be proposed for him.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// All sit down together and play to the end: a few minutes.
    Evening,
    /// Everybody plays when he has time: a few days.
    #[default]
    Days,
}

/// The question whether a bot may go on for somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Takeover {
    /// For whom.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Whose answer is missing.
    #[schema(value_type = Vec<u8>)]
    pub waiting: Vec<Seat>,
}

/// Something that happened at a table beside the game: a bot goes on for somebody, a decision was taken back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Happening {
    /// Its number at this table, from 1.
    pub number: u32,
    /// After how many of the decisions that stand.
    pub after: u32,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: u64,
    /// Whose doing it was.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// In words.
    #[schema(value_type = Object)]
    pub phrase: Phrase,
}
