//! What the page says to the engine that runs in it, for tables on this device.
//!
//! The engine keeps nothing, reads no clock and throws no dice of its own: the page gives it the time, random bits and what was kept, and
//! keeps what the engine says before anybody is shown it. Live play goes in the same messages as over a socket.

use serde::{Deserialize, Serialize};

use super::{ClientMessage, ErrorBody, Me, NewTable, Raw, ServerMessage};

/// A request to the engine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum DeviceRequest {
    /// The games that can be played.
    Games,
    /// Options spelled out, or why they are refused.
    CheckOptions {
        /// Which game.
        game: String,
        /// Its options.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        options: serde_json::Value,
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
        /// What is wanted; nobody can be waited for.
        table: NewTable,
        /// From outside.
        given: Given,
    },
    /// A record that somebody brings to look at.
    Bring {
        /// Who brings it.
        me: Me,
        /// As JSON or as text.
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
    /// The bots that are asked decide, each once.
    Bots {
        /// At which table.
        id: String,
        /// For how many milliseconds each may think.
        think: u32,
        /// From outside.
        given: Given,
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
    /// Whether bots are asked now.
    pub bots: bool,
}
