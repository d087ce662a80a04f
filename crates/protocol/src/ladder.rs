//! The public ladder: the strength of bots that play each other while nobody needs the server.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Me;

/// The ladder of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ladder {
    /// The game.
    pub game: String,
    /// How many ladder games this server plays at the same time, of all games; 0 if it plays none.
    pub at_once: u32,
    /// The ratings for each number of players, the smallest first.
    pub groups: Vec<LadderGroup>,
    /// Some finished games, the latest first.
    pub latest: Vec<LadderGame>,
}

/// The ladder of a game with this many players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LadderGroup {
    /// The number of players.
    pub players: u8,
    /// The number of games.
    pub games: u32,
    /// The bots, the strongest first.
    pub rungs: Vec<LadderRung>,
}

/// A bot on the ladder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LadderRung {
    /// The bot.
    pub player: LadderPlayer,
    /// The rating on the Elo scale: 400 points more are ten wins to one, and the average is 1500.
    pub rating: i32,
    /// The lower end of the 95% interval.
    pub low: i32,
    /// The upper end of the 95% interval.
    pub high: i32,
    /// The number of its games.
    pub games: u32,
    /// The number of games it lost because it did not answer in time or resigned.
    pub forfeits: u32,
    /// Whether it has played so few games that the rating says little.
    pub new: bool,
    /// When its last game ended, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub last_played: u64,
}

/// A bot on the ladder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum LadderPlayer {
    /// A built-in bot.
    Level {
        /// Its name, such as `deputy`.
        level: String,
    },
    /// A bot with an account.
    BotAccount {
        /// The bot.
        bot: Me,
        /// Its owner.
        owner: Me,
    },
}

/// A finished game of the ladder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LadderGame {
    /// The table, where it can be replayed.
    pub table: String,
    /// The players, the winner first; `None` for a bot that was deleted.
    pub players: Vec<Option<LadderPlayer>>,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub over: u64,
}
