//! Bots that are guests of a server: accounts of their own, with an owner, a token and rules for whom they play with.

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
    /// What the bot is called.
    pub name: String,
    /// Which challenges it accepts.
    pub rules: BotRules,
    /// Whether there is a token with which its program can come in.
    pub has_token: bool,
    /// Whether its program is connected.
    pub online: bool,
    /// At how many tables that are not over it sits.
    pub playing: u32,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub made: u64,
    /// Whether the ladder does without it because it failed too often. Whoever keeps its rules again lets it play again.
    pub ladder_paused: bool,
}

/// A bot account that was just made, with its token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewBotAccount {
    /// The account.
    pub bot: BotAccount,
    /// What its program shows as `Authorization: Bearer …`. It is told this once.
    pub token: String,
}

/// What a bot is called, and which challenges it accepts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BotWish {
    /// One to 32 characters.
    #[schema(min_length = 1, max_length = 32)]
    pub name: String,
    /// Which challenges it accepts; the usual rules if nothing is said.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BotRules>"))]
    pub rules: BotRules,
}

/// Which challenges a bot accepts. Whoever invites it is answered at once, by these rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct BotRules {
    /// The games that it plays; none named means all.
    pub games: Vec<String>,
    /// The fewest and the most players of a game.
    pub players: (u8, u8),
    /// Who may invite it.
    pub who: BotHosts,
    /// The ids of the people who may, where only friends may.
    pub friends: Vec<String>,
    /// Whether it plays at tables where other bots do.
    pub with_bots: bool,
    /// At how many tables it plays at once.
    #[schema(minimum = 1, maximum = 8)]
    pub at_once: u8,
    /// Whether there must be a clock, or must be none.
    pub clocks: BotClocks,
    /// The games that it plays on the ladder while nobody needs the server, against other bots; none if it does not.
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
    /// Whether somebody may invite the bot of this owner.
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
    /// Its owner and the people that he named.
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
    /// What it is called.
    pub name: String,
    /// Whose it is.
    pub owner: Me,
    /// The games that it plays; none named means all.
    pub games: Vec<String>,
    /// The fewest and the most players.
    pub players: (u8, u8),
    /// Whether it has room for one more game, and whoever asks may invite it.
    pub free: bool,
}

/// What a bot's program is told, a line of JSON each.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BotEvent {
    /// The first line: who the bot is, and its tables that are not over. What stands at each of them follows.
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
        /// Which game.
        game: String,
        /// Its options, spelled out.
        #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
        #[schema(value_type = Object)]
        options: Value,
        /// The id of whoever set the table up.
        host: String,
    },
    /// A game is on.
    Start {
        /// The table.
        table: String,
        /// The bot's seat.
        #[schema(value_type = u8)]
        seat: Seat,
        /// Which game.
        game: String,
        /// The version of its rules.
        rules: u32,
        /// Its options, spelled out.
        #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
        #[schema(value_type = Object)]
        options: Value,
        /// What all who play are called, in the order of the seats.
        names: Vec<String>,
    },
    /// The bot is asked for a decision.
    Decide {
        /// The table.
        table: String,
        /// The bot's seat.
        #[schema(value_type = u8)]
        seat: Seat,
        /// Which game.
        game: String,
        /// The version of its rules.
        rules: u32,
        /// How many decisions stand: to be sent back with the answer.
        at: u32,
        /// What the seat may know, and nothing else.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        #[schema(value_type = Object)]
        view: Raw,
        /// The legal actions.
        actions: Vec<String>,
        /// In how many milliseconds its clock is at zero; nothing where there are no clocks.
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
        /// The points in the order of the seats.
        points: Option<Vec<i32>>,
        /// Who won.
        #[schema(value_type = Vec<u8>)]
        winners: Vec<Seat>,
    },
    /// The bot has no seat at a table any more, or the table is gone.
    Gone {
        /// The table.
        table: String,
    },
    /// Nothing happened; the line is alive.
    Beat,
}

/// A decision of a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BotDecision {
    /// An id that the program makes, 1 to 64 characters: a decision that comes again under it is carried out once.
    #[schema(min_length = 1, max_length = 64)]
    pub id: String,
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The action, as it stands in the list.
    pub action: String,
    /// The `at` of the question.
    pub at: u32,
}

/// A bot gives up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BotResignation {
    /// An id that the program makes, 1 to 64 characters.
    #[schema(min_length = 1, max_length = 64)]
    pub id: String,
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// What a bot asked for was carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BotDone {
    /// The id of the request.
    pub id: String,
    /// How many decisions stand now.
    pub at: u32,
}
