//! Live play over the socket of a table.
//!
//! The client's first message is [`ToServer::Hello`]; the server answers with [`FromServer::Welcome`]. From then on every change of
//! the table has a version, one higher than the one before. A request carries an id of the client's own making: the client sends it
//! again until it is answered with the same id, and the server carries it out once, however often it comes.

use serde::{Deserialize, Serialize};
use table::{Account, Offer, Phrase, Seat, Standings, Told, Viewer};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{PackedOffers, Raw, TableInfo};

/// What a client says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// The first message.
    Hello {
        /// The version of the protocol that the client speaks.
        protocol: u32,
        /// The last version of the table that the client has seen, to get just what it missed.
        #[serde(default)]
        #[ts(optional, type = "number")]
        since: Option<u64>,
        /// How much the client wants to be told.
        #[serde(default)]
        #[ts(optional, as = "Option<Detail>")]
        detail: Detail,
        /// Whether the client takes what changed ([`FromServer::Changed`]) instead of everything at each decision.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        changes: bool,
    },
    /// Something to be done or told, with an answer.
    Ask {
        /// Made by the client; unique among its requests at this table.
        #[schema(min_length = 1, max_length = 64)]
        id: String,
        /// What.
        ask: Ask,
    },
    /// To see whether the other side is still there.
    Ping,
}

/// How much a client wants to be told.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Detail {
    /// Views, offers with words and gains, text accounts: for people.
    #[default]
    Full,
    /// The same, but of the text accounts only what is asked: for clients that draw. [`Ask::Account`] gives the rest.
    Board,
    /// Views and the text forms of the legal actions: for programs.
    Bare,
}

/// A request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
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
        /// Its text form.
        action: String,
        /// Whether the board is wanted in characters too, or just in words.
        #[serde(default = "yes")]
        #[ts(optional, as = "Option<bool>")]
        pictures: bool,
    },
    /// The game as it stands in characters and words.
    Account {
        /// From where one of the viewer's own seats sees it; a spectator names none.
        #[serde(default)]
        #[ts(optional)]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
    },
    /// What a bot would do.
    Hint {
        /// For whom.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
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
    /// Agree or disagree to a bot that goes on for a seat.
    AnswerBot {
        /// Who answers.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
        /// The answer.
        agree: bool,
    },
}

const fn yes() -> bool {
    true
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
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
        #[ts(optional, type = "number")]
        step: Option<u64>,
    },
    /// Something was decided, or taken back.
    Moved {
        /// The version of the table now.
        #[ts(type = "number")]
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
        #[ts(type = "number")]
        version: u64,
        /// The table as it is now.
        table: TableInfo,
    },
    /// Something was decided or taken back, or the table changed: in place of `moved` and `table` for clients that take changes.
    Changed {
        /// The version of the table now.
        #[ts(type = "number")]
        version: u64,
        /// The number of what is shown now.
        #[ts(type = "number")]
        step: u64,
        /// The number of what this changes; nothing if it takes the place of everything. A client that has something else is out
        /// of step: it says hello anew.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "number")]
        follows: Option<u64>,
        /// What became of the log, if something was decided or taken back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        log: Option<LogChange>,
        /// What changes in `{"table": …, "moment": …}`; see [`super::delta`].
        #[ts(type = "unknown")]
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
    },
    /// The game in characters and words.
    Accounted {
        /// Which request.
        id: String,
        /// The version of the table that it tells of.
        #[ts(type = "number")]
        version: u64,
        /// What the viewer sees.
        #[schema(value_type = Object)]
        account: Account,
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
    },
    /// A request was refused, and nothing changed.
    Refused {
        /// Which; nothing if the message could not be read at all.
        id: Option<String>,
        /// Which kind of refusal.
        reason: Refused,
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

/// Kinds of refusals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Refused {
    /// The message has not the right form.
    Malformed,
    /// Nobody knows yet who you are: choose a name first.
    Nobody,
    /// There is no such thing here.
    NotFound,
    /// The client speaks another version of the protocol: load the page again.
    Protocol,
    /// The seat is not yours.
    NotYours,
    /// The game went on in the meantime; the current moment is on its way.
    Stale,
    /// The rules do not allow it.
    Illegal,
    /// The table is not at a point where this can be done.
    NotNow,
    /// Too many requests: wait a little.
    Slow,
    /// It could not be kept: nothing was changed, try again.
    Storage,
}

impl Refused {
    /// As it stands in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Refused::Malformed => "malformed",
            Refused::Nobody => "nobody",
            Refused::NotFound => "not_found",
            Refused::Protocol => "protocol",
            Refused::NotYours => "not_yours",
            Refused::Stale => "stale",
            Refused::Illegal => "illegal",
            Refused::NotNow => "not_now",
            Refused::Slow => "slow",
            Refused::Storage => "storage",
        }
    }
}

/// What became of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LogChange {
    /// How many of its lines still stand: fewer than there were after an undo.
    pub keep: u32,
    /// The lines that come after them.
    pub lines: Vec<LogLine>,
}

/// The game as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Moment {
    /// The version of the table.
    #[ts(type = "number")]
    pub version: u64,
    /// How many decisions stand.
    pub decisions: u32,
    /// Who is being asked.
    #[schema(value_type = Vec<u8>)]
    pub deciders: Vec<Seat>,
    /// One for each seat of the viewer, or a spectator's.
    pub seats: Vec<SeatMoment>,
    /// The points as they stand, as far as the viewer can know; left out in bare detail.
    #[schema(value_type = Option<Object>)]
    pub scores: Option<Standings>,
    /// Places and points, once the game is over.
    #[schema(value_type = Option<Object>)]
    pub standings: Option<Standings>,
}

/// The game seen from one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatMoment {
    /// From where.
    #[schema(value_type = Object)]
    pub viewer: Viewer,
    /// The game's own view.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Raw,
    /// The view in characters and words; left out in bare detail. In board detail it has neither, only what is asked.
    #[schema(value_type = Option<Object>)]
    pub account: Option<Account>,
    /// What may be done; in bare detail only the text forms, in `actions`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Offer>>")]
    #[schema(value_type = Vec<Object>)]
    pub offers: Vec<Offer>,
    /// The text forms of what may be done, in bare detail.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub actions: Vec<String>,
    /// What may be done, for clients that take changes: in place of `offers`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub packed: Option<PackedOffers>,
    /// Whether the seat can take back its last decision.
    pub undo: Undo,
    /// How many decisions would stand then; nothing where there is nothing to take back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo_keep: Option<u32>,
}

/// Whether a decision can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// At once.
    Free,
    /// At once, but a roll or something hidden has been seen: the game is marked.
    LookAhead,
    /// If the others agree.
    Ask,
    /// There is none, or not now.
    No,
}

/// Somebody asks to take back a decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct UndoAsked {
    /// Who.
    #[schema(value_type = u8, minimum = 1, maximum = 8)]
    pub seat: Seat,
    /// How many decisions would stand.
    pub keep: u32,
    /// Whose answer is missing.
    #[schema(value_type = Vec<u8>)]
    pub waiting: Vec<Seat>,
}

/// What happened at one decision, or at the set-up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
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
    pub told: Vec<Told>,
}

/// Words that somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
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
    #[ts(type = "number")]
    pub at: u64,
}
