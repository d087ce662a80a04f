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
    /// The game.
    pub game: String,
    /// The number of players, if games are separated by it.
    pub players: Option<u32>,
    /// All games together.
    pub total: Results,
    /// Grouped by number of players, option, opponent, seat, and by what was used.
    pub groups: Vec<ResultGroup>,
    /// The sources of points.
    pub sources: Vec<PointSource>,
    /// The latest games one by one, the oldest first; empty in statistics of everybody.
    pub line: Vec<GameResult>,
}

/// The results of some games.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Results {
    /// The number of games.
    pub games: u32,
    /// The number of wins; a win shared by two counts half.
    pub wins: f64,
    /// The number of wins to be expected if chance alone decided.
    pub chance: f64,
    /// The average points in games that were played to the end.
    pub points: Option<f64>,
    /// The average place in games that were played to the end.
    pub place: Option<f64>,
}

/// Results in groups.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ResultGroup {
    /// What they are grouped by.
    #[schema(value_type = Object)]
    pub title: Phrase,
    /// The groups.
    pub rows: Vec<ResultRow>,
}

/// The results of games that have something in common.
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
    /// The number of games with such a line.
    pub games: u32,
    /// The average points from it in these games.
    pub average: f64,
    /// The points from it in each game; `None` for games without it.
    pub points: Vec<Option<i32>>,
}

/// One game of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameResult {
    /// The table.
    pub table: String,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub over: u64,
    /// The place.
    pub place: u8,
    /// The number of seats.
    pub seats: u32,
    /// The points.
    pub points: i32,
}
