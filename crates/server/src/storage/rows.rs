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

/// What seldom changes at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, kept under its own key")]
pub struct TableDoc {
    /// Which game.
    pub game: String,
    /// Its options, spelled out.
    pub options: Value,
    /// The id of whoever set it up.
    pub host: String,
    /// How far it is.
    pub stage: Stage,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// Whether a bot may be asked for a hint.
    pub hints: bool,
    /// When it was set up, in milliseconds since 1970.
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
    /// The table where the same people play again.
    pub rematch: Option<String>,
    /// Whether it is a record that somebody brought to look at.
    pub imported: bool,
    /// For a record that somebody brought: whether its dice fit.
    #[serde(default)]
    pub dice: Option<Verdict>,
    /// What the host has settled for this table.
    #[serde(default)]
    pub moderation: Moderation,
    /// An undo that waits for consent.
    pub undo_asked: Option<UndoAsked>,
    /// A bot that waits for consent.
    pub takeover: Option<Takeover>,
    /// How soon an answer is expected.
    #[serde(default)]
    pub pace: Pace,
    /// How much time each player has; nothing where nobody has a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockRules>,
    /// What happened beside the game, the latest last.
    #[serde(default)]
    pub happenings: Vec<Happening>,
    /// Whether somebody went back to before a roll or a reveal with nobody there to be asked, and so knew what others would not.
    #[serde(default)]
    pub looked_ahead: bool,
    /// The table whose players are asked to play again here.
    #[serde(default)]
    pub rematch_of: Option<String>,
    /// Where the game begins, if it goes on from another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_on: Option<PlayedOn>,
    /// After how many decisions on its host's device it was moved here, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from_device: Option<u32>,
    /// The position with which it begins then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// Who won, once it is over.
    #[serde(default)]
    pub winners: Vec<Seat>,
    /// Whether bots with an account may sit down by themselves.
    #[serde(default)]
    pub bots_welcome: bool,
    /// The last requests that changed the table without an entry in its record, to know them when they come again.
    #[serde(default)]
    pub asked: Vec<AskedRow>,
    /// Who would begin with fewer players than there are seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with_fewer: Vec<String>,
    /// Which game of the public ladder it is, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ladder: Option<LadderPlace>,
}

/// Which game of the public ladder a table plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LadderPlace {
    /// The round: games that begin alike, in which everybody has every seat once.
    pub round: String,
}

/// A request that was carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AskedRow {
    /// The version of the table with it.
    pub version: u64,
    /// Who asked.
    pub who: String,
    /// The request's id.
    pub request: String,
}

impl TableDoc {
    /// Whether a person plays here, himself or by his program.
    pub fn has_people(&self) -> bool {
        self.seats.iter().any(|row| matches!(row.holder, Holder::Person { .. } | Holder::Program { .. }))
    }

    /// Whether only bots play here, and nobody is waited for or went on by a bot.
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

/// What a host has settled about those who come to his table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Moderation {
    /// Whether only the players may talk.
    pub chat_closed: bool,
    /// The ids of those whose remarks are hidden.
    pub hidden: Vec<String>,
    /// The ids of those who were sent from a seat and may not sit down again.
    pub sent_away: Vec<String>,
    /// Whether an operator has closed the table to all who do not belong to it.
    pub hidden_from_strangers: bool,
}

/// What is kept of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatRow {
    /// Who holds it.
    pub holder: Holder,
    /// A name that was given to this seat; empty where its player goes by his own, which is looked up when it is shown.
    pub name: String,
    /// Whether its player gave up.
    pub resigned: bool,
    /// What its player put into the dice.
    pub salt: String,
    /// How often others refused this seat an undo, and until when it may not ask again.
    #[serde(default)]
    pub refusals: u32,
    /// Until when it may not ask for an undo again, in milliseconds since 1970.
    #[serde(default)]
    pub no_undo_until: u64,
    /// The person for whom a bot goes on here, and who can take the seat back.
    #[serde(default)]
    pub stands_in_for: Option<String>,
    /// The person who gave up here.
    #[serde(default)]
    pub gave_up: Option<String>,
    /// What a bot decided here for somebody who was away.
    #[serde(default)]
    pub stand_in: Option<StandIn>,
    /// The person for whom an open seat is kept: somebody who is asked to play again.
    #[serde(default)]
    pub kept_for: Option<String>,
    /// The mark that was chosen for this seat.
    #[serde(default)]
    pub mark: Option<Mark>,
    /// What its player has left to be answered for him; nobody else is ever told.
    #[serde(default, skip_serializing_if = "KeptAhead::is_blank")]
    pub ahead: KeptAhead,
}

impl SeatRow {
    /// The person or the bot with an account who sits here, for whom something else goes on here, or for whom the seat is kept.
    ///
    /// Nobody's is the seat of one who left for good.
    pub fn whose(&self) -> Option<&str> {
        let person = match &self.holder {
            Holder::Person { id } | Holder::Program { owner: id } | Holder::BotAccount { id } => {
                Some(id.as_str())
            }
            _ => self.stands_in_for.as_deref().or(self.gave_up.as_deref()).or(self.kept_for.as_deref()),
        };
        person.filter(|id| !id.is_empty())
    }

    /// Whether nobody sits here, nor anybody who could come back to what he noted: a bot took over from nobody.
    pub fn is_nobodys(&self) -> bool {
        self.holder == Holder::Open || (self.whose().is_none() && self.stand_in.is_none())
    }
}

/// What a bot decided at a seat for somebody who was away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StandIn {
    /// How many decisions stood when it took over.
    pub from: u32,
    /// How many stood when the player came back; nothing while he is away.
    pub until: Option<u32>,
    /// Whether the player handed his seat over himself: what the bot decided then is not his to take back alone.
    #[serde(default)]
    pub own: bool,
}

/// What changes with every decision.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// The version of the table.
    pub version: u64,
    /// How many decisions stand.
    pub decisions: u32,
    /// Who is being asked.
    pub deciders: Vec<Seat>,
    /// When something last happened, in milliseconds since 1970.
    pub updated: u64,
    /// Whether a bot is being asked at a table where people play, or an answer is ready, so that it goes on by itself.
    pub bots: bool,
    /// Since when they are asked, by the server's own clock, which stands still while it is down.
    pub asked: u64,
    /// How the clocks of the seats stand; none at a table of before there were clocks.
    pub clocks: Clocks,
    /// When something is to be done about them, by the server's own clock: one is at zero, somebody is to be reminded, a race is over.
    pub due: Option<u64>,
}

/// When somebody is on holiday, in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HolidayRow {
    /// Who.
    pub person: String,
    /// From when on.
    pub begins: u64,
    /// Until when.
    pub ends: u64,
}

/// A new table.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTableRow {
    /// Its id.
    pub id: String,
    /// What seldom changes.
    pub doc: TableDoc,
    /// What changes with every decision.
    pub progress: Progress,
    /// What was decided before it came here, for a record that somebody brought.
    pub entries: Vec<EntryRow>,
    /// The hash of the record, for one that somebody brought, to know it when he brings it again.
    pub record_hash: Option<String>,
    /// The request that asked for it, to know it when it comes again.
    pub request: Option<CreationRequest>,
    /// A change of another table that belongs to it: the game that is over names the one where it is played again.
    pub along_with: Option<TableChange>,
    /// Who may have to be told.
    pub notices: Vec<NoticeRow>,
}

/// A request that made a table, or will.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CreationRequest {
    /// Who asked.
    pub person: String,
    /// The id that he gave it.
    pub key: String,
    /// A hash of what he asked for.
    pub asked: String,
}

/// What came of a request that made a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CreatedTable {
    /// The table's id.
    pub table: String,
    /// A hash of what was asked for.
    pub asked: String,
}

impl NewTableRow {
    /// How many bytes it takes in the database, roughly.
    pub fn size(&self) -> u64 {
        let entries: usize = self.entries.iter().map(|row| row.entry.len()).sum();
        let header = self.doc.header.as_ref().map_or(0, |header| header.get().len());
        (entries + header) as u64
    }
}

/// Something that was done at a table.
#[derive(Clone, PartialEq, Debug)]
pub struct EntryRow {
    /// Its place in the record.
    pub index: usize,
    /// The version of the table with it.
    pub version: u64,
    /// The record's entry, as JSON.
    pub entry: String,
    /// Who asked for it; empty for a bot.
    pub who: String,
    /// The request's id.
    pub request: String,
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RemarkRow {
    /// The remark as everybody sees it.
    pub said: crate::protocol::Said,
    /// The version of the table when it was said.
    pub version: u64,
    /// The request's id.
    pub request: String,
}

/// The state of a table after so many entries.
#[derive(Clone, PartialEq, Debug)]
pub struct SnapshotRow {
    /// After how many entries.
    pub entries: usize,
    /// The position, as JSON.
    pub state: String,
}

/// A change of a table: all of it is kept, or nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct TableChange {
    /// Which table.
    pub number: i64,
    /// What changes with every decision; its version follows the one before.
    pub progress: Progress,
    /// What seldom changes, if it did.
    pub doc: Option<TableDoc>,
    /// Who moved from one seat to another, if somebody did: then everybody who stays is named here.
    pub moved: Vec<(Seat, Seat)>,
    /// What was done.
    pub entry: Option<EntryRow>,
    /// What was said.
    pub remark: Option<RemarkRow>,
    /// Who may have to be told.
    pub notices: Vec<NoticeRow>,
}

/// A table with all that was decided and the last that was said there.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredTable {
    /// Its number in this database.
    pub number: i64,
    /// What seldom changes.
    pub doc: TableDoc,
    /// What changes with every decision.
    pub progress: Progress,
    /// What was done, in order.
    pub entries: Vec<EntryRow>,
    /// What was said last, in order.
    pub remarks: Vec<RemarkRow>,
    /// The state that was last kept.
    pub kept: Option<SnapshotRow>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug)]
pub struct TableSummary {
    /// Its number in this database.
    pub number: i64,
    /// Its id.
    pub id: String,
    /// What seldom changes.
    pub doc: TableDoc,
    /// What changes with every decision.
    pub progress: Progress,
    /// The number of the last remark; 0 if nothing was said.
    pub said: u32,
}

/// A table whose game is over.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedRow {
    /// The table.
    pub table: TableSummary,
    /// What its game came to, as JSON, if that is kept.
    pub digest: Option<String>,
}

/// Which tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableFilter {
    /// Those in the lobby with open seats.
    Open,
    /// Those in the lobby that are being played.
    Playing,
    /// Those in the lobby that are over.
    Over,
    /// Those where this person sits, and the records that he brought.
    Of(String),
    /// Those where this person sits.
    Played(String),
    /// The records that this person brought.
    Imported(String),
}

/// What somebody made since a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CreatedCounts {
    /// Tables, but for records that he brought.
    pub tables: u64,
    /// Those that the lobby shows.
    pub listed: u64,
    /// Those where only bots play.
    pub bots: u64,
    /// Records that he brought.
    pub imports: u64,
    /// Their size in bytes.
    pub import_bytes: u64,
    /// Tables of his that gather players now.
    pub gathering: u64,
    /// Those among them that the lobby shows.
    pub listed_gathering: u64,
}

/// Since when things must have been left alone so that nobody will miss them, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExpiryCutoffs {
    /// A table in the lobby that gathers players, or one that was broken off before it began.
    pub listed: u64,
    /// A table that gathers players by its link.
    pub invitations: u64,
    /// A record that was brought.
    pub imports: u64,
    /// A table where only bots play.
    pub bots: u64,
}

/// What a token is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenRow {
    /// The table's id.
    pub table: String,
    /// The seat.
    pub seat: Seat,
    /// Who made it.
    pub owner: String,
}
