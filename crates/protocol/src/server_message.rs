//! Messages of the server over the socket of a table.

use serde::{Deserialize, Serialize};
use table::{Account, Chapter, Forecast, LogEvent, OrderForm, Phrase, Seat, Standings};
use utoipa::ToSchema;

use super::{AnsweredBy, ErrorCode, Moment, Raw, TableInfo};

/// A message of the server.
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
        /// The state of the game; `None` before it begins.
        moment: Option<Moment>,
        /// How many of the client's log lines are still valid; `log` continues from there. 0 if the log is complete.
        keep: u32,
        /// The game log: complete, or what was missed.
        log: Vec<LogLine>,
        /// The chat: complete, or what was missed.
        chat: Vec<Said>,
        /// The number of what is shown, for clients that accept changes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
        step: Option<u64>,
        /// The server's time, in milliseconds since 1970, for the clocks. `None` without clocks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
        now: Option<u64>,
    },
    /// There was a decision or an undo.
    Moved {
        /// The version of the table now.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// How many of the log's lines are still valid: fewer than before after an undo.
        keep: u32,
        /// The new lines.
        log: Vec<LogLine>,
        /// The state of the game now.
        moment: Moment,
        /// The table as it is now.
        table: TableInfo,
    },
    /// The table changed: somebody came or left, sat down, or requested something.
    Table {
        /// The version of the table now.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// The table as it is now.
        table: TableInfo,
    },
    /// There was a decision, an undo or a change of the table: instead of `moved` and `table`, for clients that accept changes.
    Changed {
        /// The version of the table now.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// The number of what is shown now.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        step: u64,
        /// The number of the state that this changes; `None` if it replaces everything. A client with another state is out of sync
        /// and must send hello again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
        follows: Option<u64>,
        /// The change of the log, after a decision or an undo.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        log: Option<LogChange>,
        /// The changes of `{"table": …, "moment": …}`; see [`super::delta`].
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        #[schema(value_type = Object)]
        change: Raw,
    },
    /// Somebody wrote a chat message.
    Said {
        /// The message.
        said: Said,
    },
    /// A request was executed, and everybody at the table has been or is being notified.
    Done {
        /// The request.
        id: String,
    },
    /// What a decision would change.
    Previewed {
        /// The request.
        id: String,
        /// The board after it, as text.
        #[schema(value_type = Object)]
        account: Account,
        /// The points after it, if they can be known.
        #[schema(value_type = Option<Object>)]
        scores: Option<Standings>,
        /// The changes of the moment's points, for clients that asked for them: instead of `scores`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, type = "unknown"))]
        #[schema(value_type = Object)]
        change: Option<Raw>,
        /// Whether it cannot be undone without consent, because there would be a roll or a reveal, or it would be another player's
        /// turn. Only if the request asked for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        binding: Option<bool>,
    },
    /// The game as text.
    Accounted {
        /// The request.
        id: String,
        /// The version of the table that it describes.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// What the viewer sees.
        #[schema(value_type = Object)]
        account: Account,
    },
    /// The points with the source of every line.
    Explained {
        /// The request.
        id: String,
        /// The version of the table that it describes.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// The points, every line with its parts.
        #[schema(value_type = Object)]
        scores: Standings,
    },
    /// What happened in each part of the game.
    Recounted {
        /// The request.
        id: String,
        /// The version of the table that it describes.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// The parts in order; empty if the game has none.
        #[schema(value_type = Vec<Object>)]
        chapters: Vec<Chapter>,
    },
    /// What the seat could reach later on.
    Foretold {
        /// The request.
        id: String,
        /// The version of the table that it describes.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// What it could reach, and what that would bring.
        #[schema(value_type = Vec<Object>)]
        forecast: Vec<Forecast>,
    },
    /// The orders that can be left.
    OrdersOffered {
        /// The request.
        id: String,
        /// The version of the table that it describes.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// The form; `None` if nothing can be ordered now.
        #[schema(value_type = Option<Object>)]
        form: Option<OrderForm>,
    },
    /// What a bot would do.
    Hinted {
        /// The request.
        id: String,
        /// The text form of the action.
        action: String,
        /// Its label.
        #[schema(value_type = Object)]
        phrase: Phrase,
        /// What to look at, for a player who wants to find the action without help.
        #[schema(value_type = Object)]
        nudge: Phrase,
        /// The reasons, as sentences.
        #[schema(value_type = Vec<Object>)]
        reasons: Vec<Phrase>,
    },
    /// A request was rejected, and nothing changed.
    Refused {
        /// The request; `None` if the message could not be parsed.
        id: Option<String>,
        /// The code of the error.
        reason: ErrorCode,
        /// The reason, for a person.
        #[schema(value_type = Object)]
        why: Phrase,
    },
    /// The answer to a ping.
    Pong,
    /// The table was removed, and the connection ends: there is nothing to return to.
    Removed,
    /// The server stops or unloads the table; reconnect in a moment.
    Closing,
}

/// The change of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LogChange {
    /// How many of its lines are still valid: fewer than before after an undo.
    pub keep: u32,
    /// The new lines.
    pub lines: Vec<LogLine>,
}

/// What happened at one decision, or at the set-up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LogLine {
    /// Its index in the log: 0 for the set-up, 1 for the first decision, and so on.
    pub index: u32,
    /// The seat that decided; `None` for the set-up.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The decision; `None` if the viewer may not know it.
    pub action: Option<String>,
    /// Its effects, as far as the viewer may know them.
    #[schema(value_type = Vec<Object>)]
    pub told: Vec<LogEvent>,
    /// How long the decision took, in milliseconds, if that was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    pub took: Option<u64>,
    /// What answered for the player, if the decision was automatic; only sent to that player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ahead: Option<AnsweredBy>,
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Said {
    /// The number of the message at this table, from 1.
    pub number: u32,
    /// The id of its author.
    pub id: String,
    /// The name of its author.
    pub name: String,
    /// The text.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: u64,
}
