//! The public ladder: how strong bots are that play each other while nobody needs the server.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Me;

/// The ladder of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ladder {
    /// Which game.
    pub game: String,
    /// How many ladder games this server plays at once, of all games; 0 where it plays none.
    pub at_once: u32,
    /// The ratings, for each number of players that was played with, the fewest first.
    pub groups: Vec<LadderGroup>,
    /// Some games that were played, the latest first.
    pub latest: Vec<LadderGame>,
}

/// The ladder of a game with so many players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LadderGroup {
    /// How many play.
    pub players: u8,
    /// How many games were played.
    pub games: u32,
    /// Who plays, the strongest first.
    pub rungs: Vec<LadderRung>,
}

/// How strong somebody on the ladder is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LadderRung {
    /// Who.
    pub player: LadderPlayer,
    /// The rating on the scale of Elo: 400 points more are ten wins to one, and the average is 1500.
    pub rating: i32,
    /// The lower end of the 95% interval.
    pub low: i32,
    /// The upper end of the 95% interval.
    pub high: i32,
    /// How many games it played.
    pub games: u32,
    /// How many of them it lost because it did not answer in time or gave up.
    pub forfeits: u32,
    /// Whether it has played so few games that the rating says little.
    pub new: bool,
    /// When its last game was over, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub last_played: u64,
}

/// Who plays on the ladder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum LadderPlayer {
    /// A bot of the house.
    Level {
        /// Its name, such as `deputy`.
        level: String,
    },
    /// A bot with an account.
    BotAccount {
        /// The bot.
        bot: Me,
        /// Whose it is.
        owner: Me,
    },
}

/// A game of the ladder that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LadderGame {
    /// The table, where it can be watched again.
    pub table: String,
    /// Who played, the winner first; nothing in the place of a bot that is gone.
    pub players: Vec<Option<LadderPlayer>>,
    /// When it was over, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub over: u64,
}
