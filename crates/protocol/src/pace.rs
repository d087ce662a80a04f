//! The pace of a table, bots that take over from absent players, and events outside the game.

use serde::{Deserialize, Serialize};
use table::{Phrase, Seat};
use utoipa::ToSchema;

/// How soon an answer is expected at a table: how long a player who must decide may be absent before a bot can be proposed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// All sit down together and play to the end: a few minutes.
    Evening,
    /// Everybody plays when they have time: a few days.
    #[default]
    Days,
}

/// The question whether a bot may take over from a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Takeover {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The seats that have not answered yet.
    #[schema(value_type = Vec<u8>)]
    pub waiting: Vec<Seat>,
}

/// An event at a table outside the game, such as a bot that takes over or an undo.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Happening {
    /// Its number at this table, from 1.
    pub number: u32,
    /// The number of decisions before it.
    pub after: u32,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: u64,
    /// The seat that caused it.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The sentence.
    #[schema(value_type = Object)]
    pub phrase: Phrase,
}
