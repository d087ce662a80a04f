//! Types of bot accounts: the owner's view with token and rules, and the messages between the server and a bot's program.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;
use utoipa::ToSchema;

use super::{Ending, Me, Raw};

/// A bot account as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BotAccount {
    /// The bot's id: public, and of no use without the token.
    pub id: String,
    /// The bot's name.
    pub name: String,
    /// Which challenges it accepts.
    pub rules: BotRules,
    /// Whether there is a token with which its program can connect.
    pub has_token: bool,
    /// Whether its program is connected.
    pub online: bool,
    /// At how many unfinished tables it sits.
    pub playing: u32,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub made: u64,
    /// Whether the bot is paused on the ladder because it failed too often. Saving its rules again ends the pause.
    pub ladder_paused: bool,
}

/// A bot account that was just made, with its token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewBotAccount {
    /// The account.
    pub bot: BotAccount,
    /// The token, to be sent as `Authorization: Bearer …`. It is shown only once.
    pub token: String,
}

/// The name of a bot, and which challenges it accepts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BotWish {
    /// One to 32 characters.
    #[schema(min_length = 1, max_length = 32)]
    pub name: String,
    /// Which challenges it accepts; the default rules if left out.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BotRules>"))]
    pub rules: BotRules,
}

/// Which challenges a bot accepts. An invitation is accepted or declined immediately, by these rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct BotRules {
    /// The games that it plays; none named means all.
    pub games: Vec<String>,
    /// The smallest and the largest number of players.
    pub players: (u8, u8),
    /// Who may invite it.
    pub who: BotHosts,
    /// The ids of the people who may invite it, if only friends may.
    pub friends: Vec<String>,
    /// Whether it plays at tables with other bots.
    pub with_bots: bool,
    /// The largest number of tables at which it plays at the same time.
    #[schema(minimum = 1, maximum = 8)]
    pub at_once: u8,
    /// Whether there must be a clock, or must be none.
    pub clocks: BotClocks,
    /// The games that it plays on the ladder, against other bots while nobody needs the server; empty if it does not.
    pub ladder: Vec<String>,
}

impl Default for BotRules {
    fn default() -> BotRules {
        BotRules {
            games: Vec::new(),
            players: (1, 8),
            who: BotHosts::Everybody,
            friends: Vec::new(),
            with_bots: true,
            at_once: 2,
            clocks: BotClocks::Any,
            ladder: Vec::new(),
        }
    }
}

impl BotRules {
    /// Whether a person may invite the bot of this owner.
    pub fn welcomes(&self, owner: &str, host: &str) -> bool {
        match self.who {
            BotHosts::Everybody => true,
            BotHosts::Owner => owner == host,
            BotHosts::Friends => owner == host || self.friends.iter().any(|friend| friend == host),
        }
    }
}

/// Who may invite a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BotHosts {
    /// Its owner.
    Owner,
    /// Its owner and the people that the owner named.
    Friends,
    /// Everybody.
    #[default]
    Everybody,
}

/// Which clocks a bot plays with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BotClocks {
    /// With a clock or without.
    #[default]
    Any,
    /// Only with one.
    With,
    /// Only without.
    Without,
}

/// A bot that is connected and can be invited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OnlineBot {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its owner.
    pub owner: Me,
    /// The games that it plays; none named means all.
    pub games: Vec<String>,
    /// The smallest and the largest number of players.
    pub players: (u8, u8),
    /// Whether it has room for one more game, and the caller may invite it.
    pub free: bool,
}

/// What a bot's program receives, one line of JSON each.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BotEvent {
    /// The first line: the bot, and its unfinished tables. The state of each of them follows.
    Hello {
        /// The bot.
        bot: Me,
        /// The ids of the tables.
        tables: Vec<String>,
    },
    /// The bot was given a seat, by its rules; the game begins when all seats are taken.
    Challenge {
        /// The table.
        table: String,
        /// The seat.
        #[schema(value_type = u8)]
        seat: Seat,
        /// The game.
        game: String,
        /// Its options, with all defaults filled in.
        #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
        #[schema(value_type = Object)]
        options: Value,
        /// The id of the table's host.
        host: String,
    },
    /// A game begins.
    Start {
        /// The table.
        table: String,
        /// The bot's seat.
        #[schema(value_type = u8)]
        seat: Seat,
        /// The game.
        game: String,
        /// The version of its rules.
        rules: u32,
        /// Its options, with all defaults filled in.
        #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
        #[schema(value_type = Object)]
        options: Value,
        /// The names of all players, in seat order.
        names: Vec<String>,
    },
    /// The bot has to make a decision.
    Decide {
        /// The table.
        table: String,
        /// The bot's seat.
        #[schema(value_type = u8)]
        seat: Seat,
        /// The game.
        game: String,
        /// The version of its rules.
        rules: u32,
        /// The number of decisions so far, to be sent back with the answer.
        at: u32,
        /// What the seat may know, and nothing else.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        #[schema(value_type = Object)]
        view: Raw,
        /// The legal actions.
        actions: Vec<String>,
        /// The milliseconds until its clock is at zero; `None` without clocks.
        #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
        left: Option<u64>,
    },
    /// A game is over.
    End {
        /// The table.
        table: String,
        /// The bot's seat.
        #[schema(value_type = u8)]
        seat: Seat,
        /// How it ended.
        ending: Option<Ending>,
        /// The points, in seat order.
        points: Option<Vec<i32>>,
        /// The winners.
        #[schema(value_type = Vec<u8>)]
        winners: Vec<Seat>,
    },
    /// The bot no longer has a seat at a table, or the table was deleted.
    Gone {
        /// The table.
        table: String,
    },
    /// A heartbeat.
    Beat,
}

/// A decision of a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BotDecision {
    /// An id chosen by the program, 1 to 64 characters. A decision that is sent again with the same id is executed once.
    #[schema(min_length = 1, max_length = 64)]
    pub id: String,
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The action, as in the list.
    pub action: String,
    /// The `at` of the question.
    pub at: u32,
}

/// A bot resigns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BotResignation {
    /// An id chosen by the program, 1 to 64 characters.
    #[schema(min_length = 1, max_length = 64)]
    pub id: String,
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// A bot's request was executed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BotDone {
    /// The id of the request.
    pub id: String,
    /// The number of decisions now.
    pub at: u32,
}
