//! What a client says over the socket of a table.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Orders, Seat};
use utoipa::ToSchema;

/// What a client says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(rename = "ToServer"))]
#[schema(as = ToServer)]
pub enum ClientMessage {
    /// The first message.
    Hello {
        /// The version of the protocol that the client speaks.
        protocol: u32,
        /// The last version of the table that the client has seen, to get just what it missed.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
        since: Option<u64>,
        /// How much the client wants to be told.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Detail>"))]
        detail: Detail,
        /// Whether the client takes what changed (the message `changed`) instead of everything at each decision.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        changes: bool,
        /// Whether the client takes long messages deflated (RFC 1951), each as one binary message.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        deflate: bool,
        /// Which engine the client has, if it has one: the views alone ([`Detail::View`]) are told only to whoever has the server's own,
        /// and everybody else is told what [`Detail::Board`] says.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(max_length = 64)]
        engine: Option<String>,
    },
    /// Something to be done or told, with an answer.
    Ask {
        /// Made by the client; unique among its requests at this table.
        #[schema(min_length = 1, max_length = 64)]
        id: String,
        /// What.
        ask: TableRequest,
    },
    /// To see whether the other side is still there.
    Ping,
}

/// How much a client wants to be told.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Detail {
    /// Views, offers with words and gains, text accounts: for people.
    #[default]
    Full,
    /// The same, but of the text accounts only what is asked: for clients that draw. [`TableRequest::Account`] gives the rest.
    Board,
    /// Views and nothing that follows from them: for clients that draw and have an engine of their own, which makes the rest.
    View,
    /// Views and the text forms of the legal actions: for programs.
    Bare,
}

/// A request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(rename = "Ask"))]
#[schema(as = Ask)]
pub enum TableRequest {
    /// A decision.
    Play {
        /// Whose.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
        /// Its text form.
        action: String,
        /// How many decisions stood when it was made. A stale one is refused unless all are asked at the same time.
        at: u32,
    },
    /// Take back the last decision of a seat. If it is not free, the others are asked.
    Undo {
        /// Whose.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
        /// How many decisions stand.
        at: u32,
    },
    /// Agree or disagree to an undo that was asked for.
    AnswerUndo {
        /// Who answers.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
        /// The answer.
        agree: bool,
    },
    /// What a decision would bring, or why it is not legal.
    Preview {
        /// Whose.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
        /// Its text form, or the action as data.
        action: ActionText,
        /// Whether the board is wanted in characters too, or just in words.
        #[serde(default = "yes")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pictures: bool,
        /// Whether of the points only what changes is wanted.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        changes: bool,
        /// Whether it is to be said if the decision could be taken back afterwards.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        binding: bool,
    },
    /// The game as it stands in characters and words.
    Account {
        /// From where one of the viewer's own seats sees it; a spectator names none.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
    },
    /// The points as they stand, with what every line of them comes from.
    Explain {
        /// As one of the viewer's own seats sees it; a spectator names none.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
    },
    /// What happened part by part, for a game that is played in rounds.
    Chapters {
        /// As one of the viewer's own seats knows it; a spectator names none.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
    },
    /// What is within the reach of a seat later on, with what it would bring.
    Forecast {
        /// Whose.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
    },
    /// What a bot would do.
    Hint {
        /// For whom. Once the game is over, for anybody; before, only for a seat of one's own.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
        /// In the position after so many decisions; now, if nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        past: Option<u32>,
    },
    /// Some words for all.
    Say {
        /// One to 500 characters.
        #[schema(min_length = 1, max_length = 500)]
        text: String,
    },
    /// Let only the players talk, or everybody again. For the host.
    CloseChat {
        /// Whether spectators may no longer say anything.
        closed: bool,
    },
    /// Hide what somebody says from everybody, or show it again. For the host.
    HideRemarks {
        /// Whose.
        person: String,
        /// Whether it is hidden.
        hidden: bool,
    },
    /// Give up. A game for two is over; else a bot goes on.
    Resign {
        /// Whose seat.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
    },
    /// Let a bot go on for a seat: at once for one's own; for somebody who is asked and has been away for long, if the others agree.
    ProposeBot {
        /// Which seat.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
    },
    /// Take back what a bot decided for a seat whose player is back, as long as no other person decided since.
    UndoBot {
        /// Whose seat.
        #[schema(value_type = u8)]
        seat: Seat,
        /// How many decisions stand.
        at: u32,
    },
    /// What orders can be left for a seat of one's own now.
    OfferOrders {
        /// Whose.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
    },
    /// Leave orders for a seat of one's own in place of those before, or none any more. Only whoever holds the seat is ever told of them.
    LeaveOrders {
        /// Whose.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
        /// The orders, by the form that was offered; nothing to end them.
        #[serde(default)]
        #[schema(value_type = Option<Object>)]
        orders: Option<Orders>,
    },
    /// Whether questions of a seat of one's own answer themselves where there is nothing to decide.
    AnswerObvious {
        /// Whose.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
        /// Whether they do.
        on: bool,
    },
    /// Agree or disagree to a bot that goes on for a seat.
    AnswerBot {
        /// Who answers.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
        /// The answer.
        agree: bool,
    },
}

/// An action by its text form, or as data in the form of the game's action type.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum ActionText {
    /// Its text form.
    Text(String),
    /// As data.
    Data(#[cfg_attr(feature = "typescript", ts(type = "object"))] serde_json::Map<String, Value>),
}

const fn yes() -> bool {
    true
}
