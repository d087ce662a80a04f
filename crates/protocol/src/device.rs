//! What the page says to the engine that runs in it, for tables on this device.
//!
//! The engine keeps nothing, reads no clock and throws no dice of its own: the page gives it the time, random bits and what was kept, and
//! keeps what the engine says before anybody is shown it. Live play goes in the same messages as over a socket.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Account, Offer, Seat, Standings, Viewer};

use super::{ClientMessage, ErrorBody, LogLine, Me, Moment, NewTable, Raw, ServerMessage, TableRequest};

/// A request to the engine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum DeviceRequest {
    /// Which engine this is: whatever another one of the same name says is the same to the letter.
    Engine,
    /// The games that can be played.
    Games,
    /// Options spelled out, or why they are refused.
    CheckOptions {
        /// Which game.
        game: String,
        /// Its options.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        options: Value,
    },
    /// Tables in a list, from what is kept of each.
    List {
        /// What is kept of each: its document.
        docs: Vec<String>,
    },
    /// What finished games came to.
    Statistics {
        /// What whoever asks is called at tables where several people sit.
        name: String,
        /// What is kept of each game.
        kept: Vec<KeptTable>,
        /// Whether there are older ones that are not asked about.
        older: bool,
    },
    /// A table to be set up.
    Create {
        /// Who sets it up.
        me: Me,
        /// What is wanted; nobody can be waited for. A game that is played on from is one of this device, and open.
        table: NewTable,
        /// From outside.
        given: Given,
    },
    /// A record that somebody brings to look at, or the file of a table of a device, which goes on here.
    Bring {
        /// Who brings it.
        me: Me,
        /// A record as JSON or as text; a table as JSON: what is kept of it, and `"boomtown": "table"`.
        record: String,
        /// From outside.
        given: Given,
    },
    /// A table is taken up again from what is kept of it.
    Open {
        /// What is kept.
        kept: KeptTable,
        /// From outside.
        given: Given,
    },
    /// A table is let go: what is kept is the truth.
    Forget {
        /// Which.
        id: String,
    },
    /// Something is said at a table, as over a socket.
    Say {
        /// Which table.
        id: String,
        /// What.
        message: ClientMessage,
        /// From outside.
        given: Given,
    },
    /// What the bots that are asked have to think about: a list of thoughts.
    Bots {
        /// At which table.
        id: String,
        /// For how many milliseconds each may think.
        think: u32,
    },
    /// What a bot would do: the text form of its action. It needs no table, so that another engine can think meanwhile.
    Choose {
        /// What it thinks about.
        thought: Thought,
    },
    /// What a bot has chosen is carried out, if the table is still as it was when it began to think.
    Decide {
        /// At which table.
        id: String,
        /// The version of the table then.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// How many decisions stood then.
        at: u32,
        /// Whose bot.
        seat: Seat,
        /// What it chose.
        action: String,
        /// From outside.
        given: Given,
    },
    /// A hint, as a message for whoever asked for it. It needs no table either.
    Advise {
        /// Which request it answers.
        request: String,
        /// What the bot thinks about.
        thought: Thought,
    },
    /// What follows from the views of a moment where a server told nothing else.
    Dress {
        /// Which game.
        game: String,
        /// The views.
        views: Vec<SeatView>,
        /// The seats that are asked and can decide now.
        acting: Vec<Seat>,
    },
    /// Something that is asked about a game and follows from a view, as a message. What does not is refused.
    Look {
        /// Which game.
        game: String,
        /// The version of the table.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// The view of whoever asks.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        view: Value,
        /// The id of the request.
        request: String,
        /// What is asked.
        ask: TableRequest,
    },
    /// Decisions that somebody tries for himself, beginning with what he sees. Nothing comes of them at any table.
    Try {
        /// Which game.
        game: String,
        /// The view of whoever tries.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        view: Value,
        /// His seat.
        seat: Seat,
        /// What he cannot know is made up by this number, always in the same way.
        guess: u32,
        /// What is tried, for all seats, one after the other.
        decisions: Vec<TriedDecision>,
    },
    /// Work that is the same on every device, to see how quick this one is. The answer is how much it was.
    Measure {
        /// Of which game.
        game: String,
        /// What is to be done.
        work: Work,
    },
    /// The same players at a new table.
    Again {
        /// Which table.
        id: String,
        /// What the players put into the dice.
        salt: String,
        /// From outside.
        given: Given,
    },
    /// A finished game is to be reviewed. It needs no table, so that another engine can do it; whatever it reviewed before, it leaves.
    Review {
        /// The record, as JSON or as text.
        record: String,
    },
    /// One more decision of that game is reviewed: how far it has come, and what was found out when none is left.
    ReviewOn,
    /// Where a game stands that is to go on at a server.
    Leave {
        /// Which table.
        id: String,
    },
    /// A game goes on at a server and rests here; or it goes on here after all.
    Moved {
        /// Which table.
        id: String,
        /// The table at the server.
        #[serde(default)]
        to: Option<String>,
        /// From outside.
        given: Given,
    },
    /// A table as it is.
    Info {
        /// Which.
        id: String,
    },
    /// The game as it stood after so many decisions.
    At {
        /// Which table.
        id: String,
        /// After how many decisions.
        decisions: u32,
        /// Only what all who share the screen may see.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        shared: bool,
    },
    /// The whole log.
    Log {
        /// Which table.
        id: String,
    },
    /// Whether the dice were honest.
    Dice {
        /// Which table.
        id: String,
    },
    /// The record, once the game is over.
    Record {
        /// Which table.
        id: String,
        /// How it is to be written.
        form: RecordForm,
    },
}

/// How a record is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RecordForm {
    /// As JSON.
    Json,
    /// As text.
    Txt,
}

/// What only the world outside the engine knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// The time, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub now: u64,
    /// 32 random bytes as 64 hexadecimal digits: the secret of dice, and the id of a table that is made.
    pub chance: String,
}

/// What a bot is to think about. It gets the view of its seat and nothing else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Thought {
    /// Which game.
    pub game: String,
    /// The version of the table.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: u64,
    /// How many decisions stand.
    pub at: u32,
    /// For whom.
    pub seat: Seat,
    /// What the seat sees.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Value,
    /// The bot's level.
    pub level: String,
    /// Makes choices between equals repeatable.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub seed: u64,
    /// For how many milliseconds.
    pub millis: u32,
}

/// The view of one seat, or of a spectator.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// Whose.
    pub viewer: Viewer,
    /// The view.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Value,
}

/// What follows from the views of a moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Dressed {
    /// For each view.
    pub seats: Vec<DressedSeat>,
    /// The points as they are shown to whoever has these views.
    pub scores: Standings,
}

/// What follows from one view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DressedSeat {
    /// What is asked.
    pub account: Account,
    /// What may be done.
    pub offers: Vec<Offer>,
}

/// A decision that is tried.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TriedDecision {
    /// For whom.
    pub seat: Seat,
    /// The text form of the action.
    pub action: String,
    /// What is rolled or drawn is made up by this number.
    pub chance: u32,
}

/// What comes of decisions that are tried.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tried {
    /// How many of them are legal one after the other; the others are left out.
    pub stands: u32,
    /// The game then, from every seat: what others see is made up as far as whoever tries cannot know it.
    pub moment: Moment,
    /// What would happen, as whoever tries would be told it.
    pub log: Vec<LogLine>,
}

/// Work to measure an engine by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Work {
    /// Random games to their ends, each scored; counted are their decisions.
    RandomGames {
        /// How many.
        games: u32,
    },
    /// The best bot thinks at several moments of a game; counted are the positions it may look at.
    BotThinks {
        /// How many each time.
        positions: u32,
    },
}

/// What is kept of a table on this device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KeptTable {
    /// The table's id.
    pub id: String,
    /// How often it was changed.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: u64,
    /// What seldom changes, as JSON.
    pub doc: String,
    /// What was done, in order, each as JSON.
    pub entries: Vec<String>,
    /// The state after some of the entries, as JSON.
    pub state: Option<String>,
}

/// What must be kept of a change before anybody is shown it: all of it or nothing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KeptChange {
    /// The table's id.
    pub id: String,
    /// The version that this makes; what is kept must be the one before. 1: the table is new.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: u64,
    /// What seldom changes, as JSON.
    pub doc: String,
    /// What was done and is added, each as JSON.
    pub entries: Vec<String>,
    /// The state, as JSON, where it takes the place of the one that is kept.
    pub state: Option<String>,
}

/// What the engine says.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeviceAnswer {
    /// What is to be kept first. If it cannot be, the table is to be forgotten, and nothing else of this answer is true.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<KeptChange>>"))]
    pub keep: Vec<KeptChange>,
    /// What all are told who sit at the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<ServerMessage>>"))]
    pub show: Vec<ServerMessage>,
    /// What whoever spoke is told after that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<ServerMessage>>"))]
    pub tell: Vec<ServerMessage>,
    /// The answer, where one was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "unknown"))]
    pub answer: Option<Raw>,
    /// Why it was refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub refused: Option<ErrorBody>,
    /// What a bot is to think about for whoever spoke; he is told what comes of it. The table need not wait.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub hint: Option<Thought>,
    /// Whether bots are asked now.
    pub bots: bool,
}
