//! The messages between the page and the engine that runs in it, for tables on this device.
//!
//! The engine stores nothing and has no clock and no source of randomness: the page gives it the time, random bits and what was
//! stored, and stores the results before anything is shown. Live play uses the same messages as over a socket.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Account, Offer, Seat, Standings, Viewer};

use super::{ClientMessage, ErrorBody, LogLine, Me, Moment, NewTable, Raw, ServerMessage, TableRequest};

/// A request to the engine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum DeviceRequest {
    /// The engine's name: another engine with the same name gives exactly the same answers.
    Engine,
    /// The games that can be played.
    Games,
    /// Validate options and fill in the defaults.
    CheckOptions {
        /// The game.
        game: String,
        /// Its options.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        options: Value,
    },
    /// Summaries of tables for a list.
    List {
        /// The stored document of each.
        docs: Vec<String>,
    },
    /// Statistics of finished games.
    Statistics {
        /// The caller's name at tables with several people.
        name: String,
        /// What is stored of each game.
        kept: Vec<KeptTable>,
        /// Whether there are older games that are not included.
        older: bool,
    },
    /// Create a table.
    Create {
        /// The person who creates it.
        me: Me,
        /// The requested table. Nobody can be waited for, and a game to continue from must be an open one of this device.
        table: NewTable,
        /// Input from outside.
        given: Given,
    },
    /// Import a record to look at, or the file of a table, which continues here.
    Bring {
        /// The person who imports it.
        me: Me,
        /// A record as JSON or as text; or a table as JSON: what is stored of it, and `"boomtown": "table"`.
        record: String,
        /// Input from outside.
        given: Given,
    },
    /// Restore a table from what is stored of it.
    Open {
        /// What is stored.
        kept: KeptTable,
        /// Input from outside.
        given: Given,
    },
    /// Drop a table from memory, without storing anything.
    Forget {
        /// The table.
        id: String,
    },
    /// Send a message to a table, as over a socket.
    Say {
        /// The table.
        id: String,
        /// The message.
        message: ClientMessage,
        /// Input from outside.
        given: Given,
    },
    /// The thoughts of all bots that must decide: a list of [`Thought`].
    Bots {
        /// The table.
        id: String,
        /// For how many milliseconds each may think.
        think: u32,
    },
    /// What a bot would do: the text form of its action. It needs no table, so another engine can do it in the meantime.
    Choose {
        /// What the bot is given.
        thought: Thought,
    },
    /// Play what a bot has chosen, if the table has not changed since it began to think.
    Decide {
        /// The table.
        id: String,
        /// The version of the table when the bot began to think.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// The number of decisions at that time.
        at: u32,
        /// The seat of the bot.
        seat: Seat,
        /// The chosen action.
        action: String,
        /// Input from outside.
        given: Given,
    },
    /// A hint, as a message to the viewer who asked for it. It needs no table either.
    Advise {
        /// The request that it answers.
        request: String,
        /// What the bot is given.
        thought: Thought,
    },
    /// Derive what follows from the views of a moment, if a server sent nothing else.
    CompleteViews {
        /// The game.
        game: String,
        /// The views.
        views: Vec<SeatView>,
        /// The seats that must decide and can do so now.
        acting: Vec<Seat>,
    },
    /// Answer a request about a game that follows from a view, as a message. Other requests are rejected.
    Look {
        /// The game.
        game: String,
        /// The version of the table.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// The view of the viewer who asks.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        view: Value,
        /// The id of the request.
        request: String,
        /// The request.
        ask: TableRequest,
    },
    /// Try decisions out, starting from a view. No table is changed.
    Try {
        /// The game.
        game: String,
        /// The view of the player who tries.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        view: Value,
        /// That player's seat.
        seat: Seat,
        /// A seed for what the player cannot know.
        guess: u32,
        /// The decisions of all seats, in order.
        decisions: Vec<TriedDecision>,
    },
    /// Do a fixed amount of work, to measure the speed of this device. The answer is how much was done.
    Measure {
        /// The game.
        game: String,
        /// The kind of work.
        work: Work,
    },
    /// Rematch: the same players at a new table.
    Again {
        /// The table.
        id: String,
        /// The players' contribution to the dice.
        salt: String,
        /// Input from outside.
        given: Given,
    },
    /// Begin to review a finished game. It needs no table, so another engine can do it; an earlier review is dropped.
    Review {
        /// The record, as JSON or as text.
        record: String,
    },
    /// Review one more decision of that game: returns the progress, and the review once none is left.
    ReviewOn,
    /// The position of a game that is to continue on a server.
    Leave {
        /// The table.
        id: String,
    },
    /// Note that a game continues on a server, or that it continues here after all.
    Moved {
        /// The table.
        id: String,
        /// The table on the server.
        #[serde(default)]
        to: Option<String>,
        /// Input from outside.
        given: Given,
    },
    /// The state of a table.
    Info {
        /// The table.
        id: String,
    },
    /// The game after this many decisions.
    At {
        /// The table.
        id: String,
        /// The number of decisions.
        decisions: u32,
        /// Whether to show only what everybody at the screen may see.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        shared: bool,
    },
    /// The whole log.
    Log {
        /// The table.
        id: String,
    },
    /// Verify the dice.
    Dice {
        /// The table.
        id: String,
    },
    /// The record, once the game is over.
    Record {
        /// The table.
        id: String,
        /// The format.
        form: RecordForm,
    },
}

/// The format of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RecordForm {
    /// As JSON.
    Json,
    /// As text.
    Txt,
}

/// Input from outside the engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// The time, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub now: u64,
    /// 32 random bytes as 64 hexadecimal digits: the secret of dice, and the id of a new table.
    pub chance: String,
}

/// The input of a bot: the view of its seat, and nothing else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Thought {
    /// The game.
    pub game: String,
    /// The version of the table.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: u64,
    /// The number of decisions so far.
    pub at: u32,
    /// The seat.
    pub seat: Seat,
    /// The view of the seat.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Value,
    /// The bot's level.
    pub level: String,
    /// Makes choices between equal actions repeatable.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub seed: u64,
    /// The thinking time in milliseconds.
    pub millis: u32,
    /// Whether its answer to the same secret question was taken back: it then chooses by chance among what is nearly the best.
    pub again: bool,
}

/// The view of one seat, or of a spectator.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// The viewer.
    pub viewer: Viewer,
    /// The view.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Value,
}

/// What follows from the views of a moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CompletedViews {
    /// For each view.
    pub seats: Vec<CompletedSeat>,
    /// The points as shown to a client with these views.
    pub scores: Standings,
}

/// What follows from one view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CompletedSeat {
    /// The question.
    pub account: Account,
    /// The legal actions.
    pub offers: Vec<Offer>,
}

/// A decision to try out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TriedDecision {
    /// The seat.
    pub seat: Seat,
    /// The text form of the action.
    pub action: String,
    /// A seed for rolls and draws.
    pub chance: u32,
}

/// The result of trying out decisions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tried {
    /// How many of them are legal one after the other; the rest is ignored.
    pub stands: u32,
    /// The game after them, from every seat. What others see is made up as far as the player cannot know it.
    pub moment: Moment,
    /// The log, as the player would see it.
    pub log: Vec<LogLine>,
}

/// Work to measure an engine with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Work {
    /// Random games to the end, each scored; counted by decisions.
    RandomGames {
        /// The number of games.
        games: u32,
    },
    /// The strongest bot thinks in several positions of a game; counted by the positions that it may evaluate.
    BotThinks {
        /// The budget for each.
        positions: u32,
    },
}

/// What is stored of a table on this device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KeptTable {
    /// The table's id.
    pub id: String,
    /// The number of its changes.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: u64,
    /// What rarely changes, as JSON.
    pub doc: String,
    /// The entries of the record in order, each as JSON.
    pub entries: Vec<String>,
    /// The state after some of the entries, as JSON.
    pub state: Option<String>,
}

/// What must be stored of a change before anything is shown, all or nothing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KeptChange {
    /// The table's id.
    pub id: String,
    /// The version after the change; the stored one must be the one before. 1 for a new table.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: u64,
    /// What rarely changes, as JSON.
    pub doc: String,
    /// The new entries of the record, each as JSON.
    pub entries: Vec<String>,
    /// The state as JSON, if it replaces the stored one.
    pub state: Option<String>,
}

/// An answer of the engine.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeviceAnswer {
    /// What must be stored first. If that fails, the table must be dropped, and the rest of this answer is void.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<KeptChange>>"))]
    pub keep: Vec<KeptChange>,
    /// Messages to everybody at the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<ServerMessage>>"))]
    pub show: Vec<ServerMessage>,
    /// Messages to the sender, after that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<ServerMessage>>"))]
    pub tell: Vec<ServerMessage>,
    /// The answer, if the request has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "unknown"))]
    pub answer: Option<Raw>,
    /// Why the request was rejected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub refused: Option<ErrorBody>,
    /// What a bot is given to make a hint for the sender. The table need not wait.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub hint: Option<Thought>,
    /// Whether bots must decide now.
    pub bots: bool,
}
