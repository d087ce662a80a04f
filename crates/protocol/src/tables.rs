//! Types of tables: what is played, who sits there, and the state of the game.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Field, HouseFigure, Phrase, Seat};
use utoipa::ToSchema;

use super::{ClockRules, Happening, Mark, Pace, SeatClock, Takeover};

/// A game that can be played here.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its name, such as `circle-wagons`.
    pub name: String,
    /// The version of its rules.
    pub rules: u32,
    /// Its options.
    #[schema(value_type = Vec<Object>)]
    pub fields: Vec<Field>,
    /// Its house figures, which are not the printed ones, by their names in the data files.
    #[schema(value_type = Vec<Object>)]
    pub house: Vec<HouseFigure>,
    /// The smallest and the largest number of players.
    pub players: (usize, usize),
    /// The levels of its bots, weakest first.
    pub levels: Vec<String>,
}

/// A table to be created.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Its options; those omitted have their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>", optional))]
    #[schema(value_type = Object)]
    pub options: Value,
    /// The seats of players, in order. Their number is the number of players.
    #[schema(min_items = 1, max_items = 8)]
    pub seats: Vec<NewSeat>,
    /// Whether it is in the lobby; otherwise it can only be found by its link.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub listed: bool,
    /// Whether hints by bots are allowed.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
    /// How soon an answer is expected; if omitted, over days if players are still to come, otherwise one evening.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub pace: Option<Pace>,
    /// How much time each player has; no clocks if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub clock: Option<ClockRules>,
    /// Whether bot accounts may take open seats by themselves.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub bots_welcome: bool,
    /// Continue from a position of another, finished game, with its game and options.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub played_on: Option<PlayedOn>,
    /// Continue from a game on the host's device, with its game and options. The game does not count for statistics.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub from_device: Option<DevicePosition>,
    /// The host's contribution to the dice: random bytes of the browser, and optionally words of the host's own.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    #[schema(max_length = 200)]
    pub salt: String,
}

/// The position of another game from which a game continues.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayedOn {
    /// The other table.
    pub table: String,
    /// The number of its decisions.
    pub decisions: u32,
}

/// The position of a game that was played on a device so far. Nothing proves how it came about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DevicePosition {
    /// The position, as the game serialises it.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub position: Value,
    /// The number of decisions there.
    pub decisions: u32,
}

const fn yes() -> bool {
    true
}

/// Who will hold a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// The person who creates the table.
    Me {
        /// The mark to play with; a free one if omitted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        mark: Option<Mark>,
    },
    /// Another person at the same screen.
    Here {
        /// The name of that player.
        #[schema(min_length = 1, max_length = 32)]
        name: String,
        /// That player's contribution to the dice; the host's if omitted.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
        salt: String,
        /// The mark to play with; a free one if omitted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        mark: Option<Mark>,
    },
    /// For the first person to come.
    Open,
    /// Reserved for a person, who is invited.
    Kept {
        /// The person's id.
        #[schema(min_length = 1, max_length = 64)]
        person: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
        /// The mark to play with; a free one if omitted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        mark: Option<Mark>,
    },
    /// A bot account, if its rules allow it and it is connected.
    BotAccount {
        /// The bot's id.
        id: String,
    },
}

/// A table as one viewer may know it.
#[expect(clippy::struct_excessive_bools, reason = "each is a plain answer that clients ask for by its name")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableInfo {
    /// The table's id: anybody who knows it can open the table.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its options, with all defaults filled in.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    #[schema(value_type = Object)]
    pub options: Value,
    /// Its stage.
    pub stage: Stage,
    /// Whether it is in the lobby.
    pub listed: bool,
    /// Whether hints by bots are allowed.
    pub hints: bool,
    /// How soon an answer is expected.
    pub pace: Pace,
    /// How much time each player has; `None` without clocks.
    #[serde(default)]
    pub clock: Option<ClockRules>,
    /// The id of the host.
    pub host: String,
    /// Every seat, in order.
    pub seats: Vec<SeatInfo>,
    /// The seats of the caller.
    #[schema(value_type = Vec<u8>)]
    pub yours: Vec<Seat>,
    /// The seats that must decide.
    #[schema(value_type = Vec<u8>)]
    pub deciders: Vec<Seat>,
    /// The number of decisions so far.
    pub decisions: u32,
    /// When it was created, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created: u64,
    /// When something last happened, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub updated: u64,
    /// The points in seat order, once it is over.
    pub points: Option<Vec<i32>>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The winners, once it is over; a player who resigns a game for two leaves the win to the other.
    #[schema(value_type = Vec<u8>)]
    pub winners: Vec<Seat>,
    /// The table of the rematch that was offered.
    pub rematch: Option<String>,
    /// The table whose players are offered a rematch here.
    pub rematch_of: Option<String>,
    /// The SHA-256 of the secret of the dice.
    pub commitment: Option<String>,
    /// Whether it is an imported record.
    pub imported: bool,
    /// For an imported record: whether its dice are valid.
    #[serde(default)]
    pub dice: Option<Verdict>,
    /// The number of the last chat message; 0 if there is none.
    #[serde(default)]
    pub said: u32,
    /// Whether only the players may talk.
    #[serde(default)]
    pub chat_closed: bool,
    /// The ids of the people whose chat messages the host has hidden.
    #[serde(default)]
    pub hidden: Vec<String>,
    /// A request to undo a decision.
    pub undo_asked: Option<super::UndoAsked>,
    /// The question whether a bot may take over from a player who left or is absent.
    pub takeover: Option<Takeover>,
    /// Events outside the game, the latest last.
    pub happenings: Vec<Happening>,
    /// Whether somebody undid a roll or a reveal without having to ask: it counts in nobody's results.
    pub looked_ahead: bool,
    /// The position from which the game continues, if it did not begin with the set-up.
    #[serde(default)]
    pub played_on: Option<PlayedOn>,
    /// The ids of the players who agree to begin with fewer players than seats; the game begins when all seated players do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    pub with_fewer: Vec<String>,
    /// The number of decisions after which it was moved here from the host's device, which rolled the dice until then; `None` for
    /// any other game.
    #[serde(default)]
    pub from_device: Option<u32>,
    /// For a game of this device that continues on the server: its table there.
    #[serde(default)]
    pub moved_to: Option<String>,
    /// Whether bot accounts may take open seats by themselves.
    #[serde(default)]
    pub bots_welcome: bool,
}

/// The stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// It waits for players.
    Gathering,
    /// The game is in progress.
    Playing,
    /// The game is over.
    Over,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Ending {
    /// It was played to the end.
    Played,
    /// A player resigned a game for two, or one without other people.
    Resigned {
        /// The seat.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
    },
    /// It was abandoned before it began, or nobody was left.
    Abandoned,
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// The seat.
    #[schema(value_type = u8, minimum = 1, maximum = 8)]
    pub seat: Seat,
    /// The mark of its player; no two of six are the same.
    #[serde(default)]
    pub mark: Mark,
    /// Its holder.
    pub holder: Holder,
    /// The name of its player, or of the person for whom it is reserved; empty for an open seat, a bot and a scripted seat.
    pub name: String,
    /// Whether its holder is connected now; bots always are.
    pub present: bool,
    /// Whether its player resigned.
    pub resigned: bool,
    /// The id of the absent person for whom a bot plays; they take the seat back by joining again.
    pub stands_in_for: Option<String>,
    /// The id of the person that this open seat is reserved for, in a rematch.
    pub kept_for: Option<String>,
    /// When a bot may be proposed for its holder, in milliseconds since 1970; `None` unless they must decide and are absent.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub replaceable_at: Option<u64>,
    /// How many decisions of a bot its player, who is back, can still undo.
    pub bot_decisions: u32,
    /// Since when its player must decide, in milliseconds since 1970; `None` otherwise, or if a bot plays.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub asked_at: Option<u64>,
    /// Its clock, if there are clocks.
    #[serde(default)]
    pub clock: Option<SeatClock>,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The person's id.
        id: String,
    },
    /// A built-in bot.
    Bot {
        /// Its level.
        level: String,
    },
    /// A person's program, by its token.
    Program {
        /// The id of the person who created the token.
        owner: String,
    },
    /// A bot account.
    BotAccount {
        /// The bot's id.
        id: String,
    },
    /// Nobody: the rules decide.
    Scripted,
}

/// A request to sit down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Joining {
    /// The seat; the first open one if omitted.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(value_type = Option<u8>, minimum = 1, maximum = 8)]
    pub seat: Option<Seat>,
    /// The player's contribution to the dice: random bytes of the browser, and optionally words of the player's own.
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    #[schema(max_length = 200)]
    pub salt: String,
    /// The preferred mark; another one if it is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub mark: Option<Mark>,
}

/// Part of a list of tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Page {
    /// The tables, the latest first.
    pub tables: Vec<TableInfo>,
    /// The value of `after` for the next part; `None` at the end.
    pub next: Option<String>,
    /// The server's time for the clocks, in milliseconds since 1970.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub now: u64,
}

/// A private note of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// At most 10,000 characters.
    #[schema(max_length = 10000)]
    pub text: String,
}

/// The token of a program that acts for a seat, to be sent as `Authorization: Bearer …`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Token {
    /// Keep it secret.
    pub token: String,
}

/// The verified dice of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DiceCheck {
    /// The SHA-256 of the secret, shown before the first roll.
    pub commitment: Option<String>,
    /// The secret, once the game is over.
    pub secret: Option<String>,
    /// The players' contributions, in seat order.
    pub salts: Vec<String>,
    /// The number of rolls.
    pub rolls: u32,
    /// The result of the verification.
    pub verdict: Verdict,
}

/// The result of verifying a table's dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Verdict {
    /// Every roll follows from the secret that was committed to.
    Honest,
    /// Every roll does, but the record contains a position that was set by hand or by newer rules, or points that today's rules do not
    /// count, and nothing proves that.
    SetByHand,
    /// The game is not over: the secret has not been revealed.
    NotYet,
    /// The dice were not sealed.
    NotSealed,
    /// A roll or the secret does not fit.
    Wrong {
        /// The reason.
        #[schema(value_type = Object)]
        why: Phrase,
    },
}

/// The body of an HTTP error.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "Trouble"))]
#[schema(as = Trouble)]
pub struct ErrorBody {
    /// The code.
    pub reason: super::ErrorCode,
    /// The reason, for a person.
    #[schema(value_type = Object)]
    pub why: Phrase,
}
