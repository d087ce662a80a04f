//! What the server says over the socket of a table.

use serde::{Deserialize, Serialize};
use table::{Account, Chapter, Forecast, LogEvent, OrderForm, Phrase, Seat, Standings};
use utoipa::ToSchema;

use super::{AnsweredBy, ErrorCode, Moment, Raw, TableInfo};

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", ts(rename = "FromServer"))]
#[schema(as = FromServer)]
pub enum ServerMessage {
    /// The answer to the first message.
    Welcome {
        /// The version of the protocol that the server speaks.
        protocol: u32,
        /// The table.
        table: TableInfo,
        /// The game as it stands; nothing before it begins.
        moment: Option<Moment>,
        /// How many of the lines that the client has still stand; `log` goes on from there. 0: the log is whole.
        keep: u32,
        /// What happened: all, or what was missed.
        log: Vec<LogLine>,
        /// What was said: all, or what was missed.
        chat: Vec<Said>,
        /// The number of what is shown, for clients that take changes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
        step: Option<u64>,
        /// The server's time, in milliseconds since 1970: that of the clocks. Nothing where there are none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
        now: Option<u64>,
    },
    /// Something was decided, or taken back.
    Moved {
        /// The version of the table now.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// How many of the log's lines still stand: fewer than there were after an undo.
        keep: u32,
        /// The lines that come after them.
        log: Vec<LogLine>,
        /// The game as it stands now.
        moment: Moment,
        /// The table as it is now.
        table: TableInfo,
    },
    /// The table changed: somebody came or went, sat down, asked for something.
    Table {
        /// The version of the table now.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// The table as it is now.
        table: TableInfo,
    },
    /// Something was decided or taken back, or the table changed: in place of `moved` and `table` for clients that take changes.
    Changed {
        /// The version of the table now.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// The number of what is shown now.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        step: u64,
        /// The number of what this changes; nothing if it takes the place of everything. A client that has something else is out
        /// of step: it says hello anew.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
        follows: Option<u64>,
        /// What became of the log, if something was decided or taken back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        log: Option<LogChange>,
        /// What changes in `{"table": …, "moment": …}`; see [`super::delta`].
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        #[schema(value_type = Object)]
        change: Raw,
    },
    /// Somebody said something.
    Said {
        /// What.
        said: Said,
    },
    /// A request was carried out, and all who sit there have been told or are being told.
    Done {
        /// Which.
        id: String,
    },
    /// What a decision would bring.
    Previewed {
        /// Which request.
        id: String,
        /// The board with it, in characters and words.
        #[schema(value_type = Object)]
        account: Account,
        /// The points with it, where they can be known.
        #[schema(value_type = Option<Object>)]
        scores: Option<Standings>,
        /// What changes of the moment's points, for whoever wants just that: in place of `scores`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, type = "unknown"))]
        #[schema(value_type = Object)]
        change: Option<Raw>,
        /// Whether it cannot be taken back afterwards without asking: something would be rolled or come to light, or it would be somebody
        /// else's turn. Only where that was asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        binding: Option<bool>,
    },
    /// The game in characters and words.
    Accounted {
        /// Which request.
        id: String,
        /// The version of the table that it tells of.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// What the viewer sees.
        #[schema(value_type = Object)]
        account: Account,
    },
    /// The points with what every line of them comes from.
    Explained {
        /// Which request.
        id: String,
        /// The version of the table that it tells of.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// The points, every line with its parts.
        #[schema(value_type = Object)]
        scores: Standings,
    },
    /// What happened part by part.
    Recounted {
        /// Which request.
        id: String,
        /// The version of the table that it tells of.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// The parts in their order; none where the game has none.
        #[schema(value_type = Vec<Object>)]
        chapters: Vec<Chapter>,
    },
    /// What is within reach later on.
    Foretold {
        /// Which request.
        id: String,
        /// The version of the table that it tells of.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// What, and what it would bring.
        #[schema(value_type = Vec<Object>)]
        forecast: Vec<Forecast>,
    },
    /// What orders can be left.
    OrdersOffered {
        /// Which request.
        id: String,
        /// The version of the table that it tells of.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// The form; nothing if nothing can be ordered now.
        #[schema(value_type = Option<Object>)]
        form: Option<OrderForm>,
    },
    /// What a bot would do.
    Hinted {
        /// Which request.
        id: String,
        /// The text form of the action.
        action: String,
        /// In words.
        #[schema(value_type = Object)]
        phrase: Phrase,
        /// What to look at, for somebody who would find it by himself.
        #[schema(value_type = Object)]
        nudge: Phrase,
        /// Why, in sentences.
        #[schema(value_type = Vec<Object>)]
        reasons: Vec<Phrase>,
    },
    /// A request was refused, and nothing changed.
    Refused {
        /// Which; nothing if the message could not be read at all.
        id: Option<String>,
        /// Which kind of refusal.
        reason: ErrorCode,
        /// Why, for a person.
        #[schema(value_type = Object)]
        why: Phrase,
    },
    /// The answer to a ping.
    Pong,
    /// The table was taken away, and the connection ends: there is nothing to come back to.
    Removed,
    /// The server goes down or lets the table go; come again in a moment.
    Closing,
}

/// What became of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LogChange {
    /// How many of its lines still stand: fewer than there were after an undo.
    pub keep: u32,
    /// The lines that come after them.
    pub lines: Vec<LogLine>,
}

/// What happened at one decision, or at the set-up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LogLine {
    /// Its place in the log: 0 for the set-up, then 1 for the first decision that stands, and so on.
    pub index: u32,
    /// Who decided; nobody at the set-up.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What; nothing where the viewer may not know.
    pub action: Option<String>,
    /// What came of it, as far as the viewer may know.
    #[schema(value_type = Vec<Object>)]
    pub told: Vec<LogEvent>,
    /// How long the decision took, in milliseconds, where that was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    pub took: Option<u64>,
    /// What answered for the player, if he did not decide himself; told to him alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ahead: Option<AnsweredBy>,
}

/// Words that somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Said {
    /// The number of the remark at this table, from 1.
    pub number: u32,
    /// The speaker's id.
    pub id: String,
    /// The speaker's name.
    pub name: String,
    /// The words.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: u64,
}
