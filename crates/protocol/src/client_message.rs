//! Messages of a client over the socket of a table.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Orders, Seat};
use utoipa::ToSchema;

/// A message of a client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(rename = "ToServer"))]
#[schema(as = ToServer)]
pub enum ClientMessage {
    /// The first message.
    Hello {
        /// The version of the client's protocol.
        protocol: u32,
        /// The last version of the table that the client has seen, to get only what it missed.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
        since: Option<u64>,
        /// The level of detail that the client wants.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Detail>"))]
        detail: Detail,
        /// Whether the client accepts changes (the message `changed`) instead of the whole state at each decision.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        changes: bool,
        /// Whether the client accepts long messages deflated (RFC 1951), each as one binary message.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        deflate: bool,
        /// The engine of the client, if it has one. Bare views ([`Detail::View`]) are sent only to clients with the server's own
        /// engine; all others get [`Detail::Board`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(max_length = 64)]
        engine: Option<String>,
        /// Whether the page that shows the table is hidden, so that its person does not see what happens there and gets messages.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        hidden: bool,
    },
    /// A request, which will be answered.
    Ask {
        /// Chosen by the client; unique among its requests at this table.
        #[schema(min_length = 1, max_length = 64)]
        id: String,
        /// The request.
        ask: TableRequest,
    },
    /// Checks whether the connection is alive, and tells whether the page is hidden now.
    Ping {
        /// The same as in `hello`.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        hidden: bool,
    },
}

/// The level of detail that a client wants.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Detail {
    /// Views, offers with labels and gains, text accounts: for people.
    #[default]
    Full,
    /// The same, but only the question of the text accounts: for clients that draw. [`TableRequest::Account`] returns the rest.
    Board,
    /// Views alone: for clients that draw and have their own engine, which derives the rest.
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
        /// The seat.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
        /// Its text form.
        action: String,
        /// The number of decisions when it was made. An outdated one is rejected, unless all may act at the same time.
        at: u32,
    },
    /// Undo the last decision of a seat. If that is not free, the others are asked for their consent.
    Undo {
        /// The seat.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
        /// The number of decisions so far.
        at: u32,
    },
    /// Consent to a requested undo, or refuse.
    AnswerUndo {
        /// The seat that answers.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
        /// The answer.
        agree: bool,
    },
    /// Preview what a decision would change, or why it is not legal.
    Preview {
        /// The seat.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
        /// Its text form, or the action as data.
        action: ActionText,
        /// Whether the pictures of the account are wanted too, or only the words.
        #[serde(default = "yes")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pictures: bool,
        /// Whether to return only the changes of the points.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        changes: bool,
        /// Whether to return if the decision could be taken back afterwards.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        binding: bool,
    },
    /// The state of the game in characters and words.
    Account {
        /// The viewer's own seat; `None` for a spectator.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
    },
    /// The current points, with the source of every line.
    Explain {
        /// From one of the viewer's own seats; `None` for a spectator.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
    },
    /// What happened in each part of a game that is played in rounds.
    Chapters {
        /// From one of the viewer's own seats; `None` for a spectator.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
    },
    /// What a seat could reach later on, and what it would bring.
    Forecast {
        /// The seat.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
    },
    /// What a bot would do.
    Hint {
        /// The seat: one of the viewer's own, or any once the game is over.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
        /// The position after this many decisions; the current one if omitted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        past: Option<u32>,
    },
    /// Write a chat message.
    Say {
        /// One to 500 characters.
        #[schema(min_length = 1, max_length = 500)]
        text: String,
    },
    /// Restrict the chat to the players, or open it again. Only for the host.
    CloseChat {
        /// Whether spectators can no longer write.
        closed: bool,
    },
    /// Hide a person's chat messages from everybody, or show them again. Only for the host.
    HideRemarks {
        /// The person.
        person: String,
        /// Whether they become hidden.
        hidden: bool,
    },
    /// Resign. This ends a game for two; otherwise a bot takes over.
    Resign {
        /// The seat.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
    },
    /// Let a bot take over a seat: immediately for an own seat; for a player who must decide and has been absent for long, if the
    /// others consent.
    ProposeBot {
        /// The seat.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
    },
    /// Undo a bot's decisions for a seat whose player is back, as long as no other person has decided since.
    UndoBot {
        /// The seat.
        #[schema(value_type = u8)]
        seat: Seat,
        /// The number of decisions so far.
        at: u32,
    },
    /// The orders that can be left for an own seat now.
    OfferOrders {
        /// The seat.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
    },
    /// Replace the orders of an own seat, or remove them. Only the player of the seat ever sees them.
    LeaveOrders {
        /// The seat.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
        /// The orders, by the offered form; `None` to end them.
        #[serde(default)]
        #[schema(value_type = Option<Object>)]
        orders: Option<Orders>,
    },
    /// Whether questions of an own seat are answered automatically if only one answer makes sense.
    AnswerObvious {
        /// The seat.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
        /// Whether they are.
        on: bool,
    },
    /// Consent to a bot that takes over a seat, or refuse.
    AnswerBot {
        /// The seat that answers.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
        /// The answer.
        agree: bool,
    },
}

/// An action in its text form, or as data in the serialised form of the game's action type.
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
