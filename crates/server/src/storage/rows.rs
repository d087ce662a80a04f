//! The stored form of a table.

use hosting::KeptAhead;
use hosting::clocks::Clocks;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;

use super::NoticeRow;
use crate::protocol::{
    ClockRules, Ending, Happening, Holder, Mark, Pace, PlayedOn, Raw, Stage, Takeover, UndoAsked, Verdict,
};

/// What rarely changes at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, kept under its own key")]
pub struct TableDoc {
    /// The game.
    pub game: String,
    /// Its options, with all defaults filled in.
    pub options: Value,
    /// The id of the host.
    pub host: String,
    /// Its stage.
    pub stage: Stage,
    /// Whether it is in the lobby.
    pub listed: bool,
    /// Whether hints by bots are allowed.
    pub hints: bool,
    /// When it was created, in milliseconds since 1970.
    pub created: u64,
    /// Every seat in order.
    pub seats: Vec<SeatRow>,
    /// The secret of the dice. It is published only when the game is over.
    pub secret: Option<String>,
    /// The record's header, once the game began.
    pub header: Option<Raw>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The points, once it is over.
    pub points: Option<Vec<i32>>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// Whether it is an imported record.
    pub imported: bool,
    /// For an imported record: whether its dice are valid.
    #[serde(default)]
    pub dice: Option<Verdict>,
    /// The host's moderation.
    #[serde(default)]
    pub moderation: Moderation,
    /// An undo that waits for consent.
    pub undo_asked: Option<UndoAsked>,
    /// A bot that waits for consent.
    pub takeover: Option<Takeover>,
    /// How soon an answer is expected.
    #[serde(default)]
    pub pace: Pace,
    /// How much time each player has; `None` without clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockRules>,
    /// Events outside the game, the latest last.
    #[serde(default)]
    pub happenings: Vec<Happening>,
    /// Whether somebody undid a roll or a reveal without anybody there to consent, and so knew what others did not.
    #[serde(default)]
    pub looked_ahead: bool,
    /// The table whose players are offered a rematch here.
    #[serde(default)]
    pub rematch_of: Option<String>,
    /// The position from which the game continues, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_on: Option<PlayedOn>,
    /// After how many decisions on its host's device it was moved here, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from_device: Option<u32>,
    /// The position with which it begins in that case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// The winners, once it is over.
    #[serde(default)]
    pub winners: Vec<Seat>,
    /// Whether bot accounts may sit down by themselves.
    #[serde(default)]
    pub bots_welcome: bool,
    /// The last requests that changed the table without an entry in its record, to recognise them when they are repeated.
    #[serde(default)]
    pub asked: Vec<AskedRow>,
    /// The people who agree to begin with fewer players than seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with_fewer: Vec<String>,
    /// Its place on the public ladder, if it is a ladder game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ladder: Option<LadderPlace>,
}

/// The place of a game on the public ladder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LadderPlace {
    /// The round: games with the same set-up, in which everybody has every seat once.
    pub round: String,
}

/// An executed request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AskedRow {
    /// The version of the table after it.
    pub version: u64,
    /// The sender.
    pub who: String,
    /// The id of the request.
    pub request: String,
}

impl TableDoc {
    /// Whether a person plays here, directly or through a program.
    pub fn has_people(&self) -> bool {
        self.seats.iter().any(|row| matches!(row.holder, Holder::Person { .. } | Holder::Program { .. }))
    }

    /// Whether only bots play here: nobody is waited for, and none replaces a person.
    pub fn is_for_bots(&self) -> bool {
        let of_a_bot =
            |row: &SeatRow| row.holder != Holder::Open && row.stand_in.is_none() && row.whose().is_none();
        let of_a_guest = |row: &SeatRow| matches!(row.holder, Holder::BotAccount { .. });
        !self.has_people() && self.seats.iter().all(|row| of_a_bot(row) || of_a_guest(row))
    }

    /// Those who belong here: they play, a bot does so for them, or the table is theirs.
    pub fn members(&self) -> impl Iterator<Item = &str> {
        let players = self.seats.iter().filter_map(|row| match &row.holder {
            Holder::Person { id } | Holder::Program { owner: id } => Some(id.as_str()),
            _ => row.stands_in_for.as_deref(),
        });
        players.chain([self.host.as_str()])
    }

    /// Whether a seat is open.
    pub fn waits_for_players(&self) -> bool {
        self.seats.iter().any(|row| row.holder == Holder::Open)
    }
}

/// A host's moderation of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Moderation {
    /// Whether only the players may talk.
    pub chat_closed: bool,
    /// The ids of the people whose chat messages are hidden.
    pub hidden: Vec<String>,
    /// The ids of the people who were sent away from a seat and may not sit down again.
    pub sent_away: Vec<String>,
    /// Whether an operator has closed the table to everybody except its players.
    pub hidden_from_strangers: bool,
}

/// What is stored of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatRow {
    /// Its holder.
    pub holder: Holder,
    /// A name that was given to this seat; empty if its player uses their own, which is looked up when it is shown.
    pub name: String,
    /// Whether its player resigned.
    pub resigned: bool,
    /// Its player's contribution to the dice.
    pub salt: String,
    /// How many times the others refused this seat an undo.
    #[serde(default)]
    pub refusals: u32,
    /// Until when it may not ask for an undo again, in milliseconds since 1970.
    #[serde(default)]
    pub no_undo_until: u64,
    /// The absent person for whom a bot plays, and who can take the seat back.
    #[serde(default)]
    pub stands_in_for: Option<String>,
    /// The person who resigned here.
    #[serde(default)]
    pub gave_up: Option<String>,
    /// What a bot decided here for an absent player.
    #[serde(default)]
    pub stand_in: Option<StandIn>,
    /// The person for whom an open seat is reserved, in a rematch.
    #[serde(default)]
    pub kept_for: Option<String>,
    /// The chosen mark.
    #[serde(default)]
    pub mark: Option<Mark>,
    /// The player's orders and wishes; never shown to anybody else.
    #[serde(default, skip_serializing_if = "KeptAhead::is_blank")]
    pub ahead: KeptAhead,
}

impl SeatRow {
    /// The person or bot account that sits here, that a bot replaces here, or for whom the seat is reserved.
    ///
    /// `None` for the seat of a person who was deleted.
    pub fn whose(&self) -> Option<&str> {
        let person = match &self.holder {
            Holder::Person { id } | Holder::Program { owner: id } | Holder::BotAccount { id } => {
                Some(id.as_str())
            }
            _ => self.stands_in_for.as_deref().or(self.gave_up.as_deref()).or(self.kept_for.as_deref()),
        };
        person.filter(|id| !id.is_empty())
    }

    /// Whether neither somebody sits here nor could come back to their notes: the player whom a bot replaced was deleted.
    pub fn is_nobodys(&self) -> bool {
        self.holder == Holder::Open || (self.whose().is_none() && self.stand_in.is_none())
    }
}

/// What a bot decided at a seat for an absent player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StandIn {
    /// The number of decisions when it took over.
    pub from: u32,
    /// The number of decisions when the player came back; `None` while they are away.
    pub until: Option<u32>,
    /// Whether the player handed over their own seat: they cannot undo the bot's decisions alone.
    #[serde(default)]
    pub own: bool,
}

/// What changes with every decision.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// The version of the table.
    pub version: u64,
    /// The number of decisions so far.
    pub decisions: u32,
    /// The seats that must decide.
    pub deciders: Vec<Seat>,
    /// When something last happened, in milliseconds since 1970.
    pub updated: u64,
    /// Whether a bot must decide at a table with people, or an answer is ready, so that the table continues by itself.
    pub bots: bool,
    /// Since when they must decide, in the server's uptime.
    pub asked: u64,
    /// The clocks of the seats; empty at a table from before there were clocks.
    pub clocks: Clocks,
    /// When the clocks must be checked, in the server's uptime: one is at zero, a reminder is due, a race is over.
    pub due: Option<u64>,
}

/// A holiday, in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HolidayRow {
    /// The person.
    pub person: String,
    /// The start.
    pub begins: u64,
    /// The end.
    pub ends: u64,
}

/// A new table.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTableRow {
    /// Its id.
    pub id: String,
    /// What rarely changes.
    pub doc: TableDoc,
    /// What changes with every decision.
    pub progress: Progress,
    /// The earlier decisions of an imported record.
    pub entries: Vec<EntryRow>,
    /// The hash of an imported record, to recognise it when it is imported again.
    pub record_hash: Option<String>,
    /// The request that created it, to recognise it when it is repeated.
    pub request: Option<CreationRequest>,
    /// A change of another table that belongs to it: the finished game refers to its rematch.
    pub along_with: Option<TableChange>,
    /// Notices that may have to be sent.
    pub notices: Vec<NoticeRow>,
}

/// A request that creates a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CreationRequest {
    /// The sender.
    pub person: String,
    /// The key chosen by the sender.
    pub key: String,
    /// A hash of what was requested.
    pub asked: String,
}

/// A table that a request created.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CreatedTable {
    /// The table's id.
    pub table: String,
    /// A hash of what was requested.
    pub asked: String,
}

impl NewTableRow {
    /// Its approximate size in the database, in bytes.
    pub fn size(&self) -> u64 {
        let entries: usize = self.entries.iter().map(|row| row.entry.len()).sum();
        let header = self.doc.header.as_ref().map_or(0, |header| header.get().len());
        (entries + header) as u64
    }
}

/// An entry of a table's record.
#[derive(Clone, PartialEq, Debug)]
pub struct EntryRow {
    /// Its index in the record.
    pub index: usize,
    /// The version of the table after it.
    pub version: u64,
    /// The entry, as JSON.
    pub entry: String,
    /// The sender; empty for a bot.
    pub who: String,
    /// The id of the request.
    pub request: String,
}

/// A chat message at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RemarkRow {
    /// The message as everybody sees it.
    pub said: crate::protocol::Said,
    /// The version of the table when it was written.
    pub version: u64,
    /// The id of the request.
    pub request: String,
}

/// The state of a table after a number of entries.
#[derive(Clone, PartialEq, Debug)]
pub struct SnapshotRow {
    /// The number of entries.
    pub entries: usize,
    /// The position, as JSON.
    pub state: String,
}

/// A change of a table, stored all or nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct TableChange {
    /// The table.
    pub number: i64,
    /// What changes with every decision; its version follows the previous one.
    pub progress: Progress,
    /// What rarely changes, if it did.
    pub doc: Option<TableDoc>,
    /// Who moved from one seat to another; if anybody did, everybody who stays is included.
    pub moved: Vec<(Seat, Seat)>,
    /// The new entry.
    pub entry: Option<EntryRow>,
    /// The new chat message.
    pub remark: Option<RemarkRow>,
    /// Notices that may have to be sent.
    pub notices: Vec<NoticeRow>,
}

/// A table with all its decisions and its latest chat messages.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredTable {
    /// Its number in this database.
    pub number: i64,
    /// What rarely changes.
    pub doc: TableDoc,
    /// What changes with every decision.
    pub progress: Progress,
    /// The entries, in order.
    pub entries: Vec<EntryRow>,
    /// The latest chat messages, in order.
    pub remarks: Vec<RemarkRow>,
    /// The last stored state.
    pub kept: Option<SnapshotRow>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug)]
pub struct TableSummary {
    /// Its number in this database.
    pub number: i64,
    /// Its id.
    pub id: String,
    /// What rarely changes.
    pub doc: TableDoc,
    /// What changes with every decision.
    pub progress: Progress,
    /// The number of the last chat message; 0 if there is none.
    pub said: u32,
}

/// A finished table.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedRow {
    /// The table.
    pub table: TableSummary,
    /// The result of its game as JSON, if it is stored.
    pub digest: Option<String>,
}

/// A list of tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableFilter {
    /// In the lobby, with open seats.
    Open,
    /// In the lobby, in progress.
    Playing,
    /// In the lobby, finished.
    Over,
    /// Where this person sits, and the records they imported.
    Of(String),
    /// Where this person sits.
    Played(String),
    /// The records this person imported.
    Imported(String),
}

/// What a person created since a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CreatedCounts {
    /// Tables, without imported records.
    pub tables: u64,
    /// Those in the lobby.
    pub listed: u64,
    /// Those with only bots.
    pub bots: u64,
    /// Imported records.
    pub imports: u64,
    /// Their size in bytes.
    pub import_bytes: u64,
    /// Their tables that currently wait for players.
    pub gathering: u64,
    /// Those of them in the lobby.
    pub listed_gathering: u64,
}

/// Since when things must have been abandoned to expire, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExpiryCutoffs {
    /// A table in the lobby that waits for players, or one that was abandoned before it began.
    pub listed: u64,
    /// An unlisted table that waits for players.
    pub invitations: u64,
    /// An imported record.
    pub imports: u64,
    /// A table with only bots.
    pub bots: u64,
}

/// The purpose of a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenRow {
    /// The table's id.
    pub table: String,
    /// The seat.
    pub seat: Seat,
    /// The person who created it.
    pub owner: String,
}
