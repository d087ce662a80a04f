//! Statistics of finished games, of one person or of everybody on the server.

use serde::{Deserialize, Serialize};
use table::Phrase;
use utoipa::ToSchema;

/// Statistics of finished games.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Statistics {
    /// By game, the most played first. Statistics of everybody are also separated by the number of players.
    pub games: Vec<GameStatistics>,
    /// How many games are counted.
    pub counted: u32,
    /// The number of finished games that are not evaluated yet; a later request counts more of them.
    pub waiting: u32,
    /// Whether there are older games that are not counted any more.
    pub older: bool,
}

/// Statistics of one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameStatistics {
    /// Which game.
    pub game: String,
    /// The number of players, if games are separated by it.
    pub players: Option<u32>,
    /// All of them together.
    pub total: Results,
    /// The same by number of players, option, opponent, seat, and by what was used.
    pub groups: Vec<ResultGroup>,
    /// The sources of points.
    pub sources: Vec<PointSource>,
    /// The latest games one by one, the oldest first; nothing in statistics of everybody.
    pub line: Vec<GameResult>,
}

/// Results of some games.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Results {
    /// How many results are counted.
    pub games: u32,
    /// How many were won; a win that was shared by two counts half.
    pub wins: f64,
    /// How many would be won if chance alone decided.
    pub chance: f64,
    /// The average points of games that were played to their end.
    pub points: Option<f64>,
    /// The average place in games that were played to their end.
    pub place: Option<f64>,
}

/// Results, grouped by something.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ResultGroup {
    /// The grouping.
    #[schema(value_type = Object)]
    pub title: Phrase,
    /// The groups.
    pub rows: Vec<ResultRow>,
}

/// The results with one thing in common.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ResultRow {
    /// What they have in common.
    #[schema(value_type = Object)]
    pub label: Phrase,
    /// How often it was used in these games, if it can be used several times.
    pub times: Option<u32>,
    /// Their results.
    pub results: Results,
}

/// A source of points.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PointSource {
    /// What is counted.
    #[schema(value_type = Object)]
    pub label: Phrase,
    /// In how many games there was such a line.
    pub games: u32,
    /// The average points from it in these games.
    pub average: f64,
    /// The points from it in each game; nothing for games without it.
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
