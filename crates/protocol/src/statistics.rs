//! Statistics: what finished games came to, of one person or of all who play here.

use serde::{Deserialize, Serialize};
use table::Phrase;
use utoipa::ToSchema;

/// What finished games came to.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Statistics {
    /// Game by game, the one that was played most first. Those of all who play here are told apart by the number of players too.
    pub games: Vec<GameStatistics>,
    /// How many games are counted.
    pub counted: u32,
    /// How many finished games are not evaluated yet; whoever asks again finds more of them counted.
    pub waiting: u32,
    /// Whether there are older games that are not counted any more.
    pub older: bool,
}

/// What the games of one kind came to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameStatistics {
    /// Which game.
    pub game: String,
    /// With how many players, where that tells games apart.
    pub players: Option<u32>,
    /// All of them together.
    pub total: Results,
    /// The same by number of players, option, opponent, seat, and by what was used.
    pub groups: Vec<ResultGroup>,
    /// What the points came from.
    pub sources: Vec<PointSource>,
    /// The latest games one by one, the oldest first; nothing where it is about all who play here.
    pub line: Vec<GameResult>,
}

/// What some games came to.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Results {
    /// How many results are counted.
    pub games: u32,
    /// How many were won; a win that was shared by two counts half.
    pub wins: f64,
    /// How many would be won if chance alone decided.
    pub chance: f64,
    /// The average of the points, where a game was played to its end.
    pub points: Option<f64>,
    /// The average of the place, where a game was played to its end.
    pub place: Option<f64>,
}

/// Results, told apart by something.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ResultGroup {
    /// By what.
    #[schema(value_type = Object)]
    pub title: Phrase,
    /// What came of each.
    pub rows: Vec<ResultRow>,
}

/// The results with one thing in common.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ResultRow {
    /// What they have in common.
    #[schema(value_type = Object)]
    pub label: Phrase,
    /// How often it was used in these games, where it is something that can be used several times.
    pub times: Option<u32>,
    /// What they came to.
    pub results: Results,
}

/// What points came from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PointSource {
    /// What is counted.
    #[schema(value_type = Object)]
    pub label: Phrase,
    /// In how many games there was such a line.
    pub games: u32,
    /// What it brought in these games on average.
    pub average: f64,
    /// What it brought in each game of the line; nothing where there was no such line.
    pub points: Vec<Option<i32>>,
}

/// One game of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameResult {
    /// The table.
    pub table: String,
    /// When it was over, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub over: u64,
    /// The place.
    pub place: u8,
    /// Among how many.
    pub seats: u32,
    /// The points.
    pub points: i32,
}
