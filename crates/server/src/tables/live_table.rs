//! A table in memory.

use std::collections::{HashMap, VecDeque};

use hosting::LogCut;
use table::dice::{Commitment, SealedDice, Secret};
use table::{AnySession, SaturatingAs, Seat, Seats};

use super::ahead::ReadyAnswer;
use super::commit::RequestId;
use super::unsaved::{SavedEntries, UnsavedState};
use crate::error::ApiError;
use crate::notices::Told;
use crate::people::{Identity, SeatedPerson};
use crate::protocol::{Holder, Stage};
use crate::storage::{
    AskedRow, Progress, REMARKS_SHOWN, RemarkRow, SPECTATORS_REMARKS_SHOWN, SeatRow, SnapshotRow, TableDoc,
};

/// How many requests are remembered, to recognise them when they are repeated.
const REMEMBERED: usize = 64;

/// How many of them are stored in the document if no entry of the record has them.
const REMEMBERED_IN_DOC: usize = 16;

/// A table in memory.
pub(crate) struct LiveTable {
    pub(super) number: i64,
    pub(super) id: String,
    pub(super) doc: TableDoc,
    pub(super) progress: Progress,
    pub(super) game: Option<LiveGame>,
    pub(super) commitment: Option<Commitment>,
    /// The latest chat messages.
    pub(super) remarks: VecDeque<RemarkRow>,
    pub(super) requests: HandledRequests,
    /// The people at the table, by id: their names are looked up, never stored with the table.
    pub(super) people: HashMap<String, SeatedPerson>,
    /// Who had to decide and was mentioned at the last commit.
    pub(super) told: Told,
    /// Who is to be reminded of their clock with the next commit.
    pub(super) reminded: Vec<String>,
    /// Which players change seats with the next commit.
    pub(super) moved: Vec<(Seat, Seat)>,
    /// The answers that are ready for deciding seats.
    pub(super) ready: Vec<ReadyAnswer>,
}

/// A game that has begun.
pub(super) struct LiveGame {
    pub(super) session: Box<dyn AnySession>,
    pub(super) dice: Option<SealedDice>,
    /// The effect of each entry of the record on the log.
    pub(super) cuts: Vec<LogCut>,
    pub(super) saved_entries: SavedEntries,
}

impl LiveGame {
    /// Whether the last entry undid a decision that the stored state includes.
    pub(super) fn took_back_saved(&self) -> bool {
        let kept = self.saved_entries.get().checked_sub(1).and_then(|last| self.cuts.get(last));
        let last = self.cuts.last();
        kept.zip(last).is_some_and(|(kept, last)| last.keep < kept.lines)
    }
}

/// Executed requests: the sender, and the id.
#[derive(Default)]
pub(super) struct HandledRequests(VecDeque<(String, String)>);

impl HandledRequests {
    pub(super) fn note(&mut self, who: String, id: String) {
        if id.is_empty() {
            return;
        }
        if self.0.len() >= REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((who, id));
    }

    pub(super) fn knows(&self, who: &str, id: &str) -> bool {
        self.0.iter().any(|(requester, known)| requester == who && known == id)
    }
}

impl LiveTable {
    /// Remembers a request that changes the table without an entry or a chat message, in memory and in the document, so that it is
    /// recognised after a restart too.
    pub(super) fn remember(&mut self, request: &RequestId) {
        let RequestId { who, id } = request.clone();
        if !id.is_empty() {
            let asked = &mut self.doc.asked;
            asked.drain(..(asked.len() + 1).saturating_sub(REMEMBERED_IN_DOC));
            asked.push(AskedRow {
                version: self.progress.version + 1,
                who: who.clone(),
                request: id.clone(),
            });
        }
        self.requests.note(who, id);
    }

    /// Adds a chat message; old ones are no longer shown. Players and spectators have separate limits.
    pub(super) fn hear(&mut self, remark: RemarkRow) {
        let belongs = self.belongs(&remark.said.id);
        let most = if belongs { REMARKS_SHOWN } else { SPECTATORS_REMARKS_SHOWN };
        let alike = |row: &RemarkRow| self.belongs(&row.said.id) == belongs;
        let first = self.remarks.iter().position(alike);
        if self.remarks.iter().filter(|row| alike(row)).count() >= most {
            first.and_then(|first| self.remarks.remove(first));
        }
        self.remarks.push_back(remark);
    }

    /// The game, if it is in progress.
    pub(super) fn playing(&mut self) -> Result<&mut LiveGame, ApiError> {
        match self.doc.stage {
            Stage::Gathering => Err(ApiError::not_now("server-not-begun")),
            Stage::Over => Err(ApiError::not_now("illegal-over")),
            Stage::Playing => self.game.as_mut().ok_or_else(|| ApiError::not_now("server-not-begun")),
        }
    }

    /// The game, if it has begun.
    pub(crate) fn session(&self) -> Option<&dyn AnySession> {
        self.game.as_ref().map(|game| game.session.as_ref())
    }

    /// The seats that somebody may act for.
    pub(crate) fn seats_of(&self, who: &Identity) -> Seats {
        let seats = Seat::all(self.doc.seats.len());
        match who {
            Identity::Nobody => Seats::NONE,
            Identity::Program { table, seat, owner } => {
                let theirs = *table == self.id && self.is_programs(*seat, owner);
                if theirs { Seats::only(*seat) } else { Seats::NONE }
            }
            Identity::Person(me) => seats.filter(|&seat| self.is_persons(seat, &me.id)).collect(),
            Identity::BotAccount { me, .. } => {
                let is_its = |seat: &Seat| bot_of(&self.doc.seats[seat.index()].holder) == Some(&me.id);
                seats.filter(is_its).collect()
            }
        }
    }

    fn is_persons(&self, seat: Seat, person: &str) -> bool {
        match &self.doc.seats[seat.index()].holder {
            Holder::Person { id } | Holder::Program { owner: id } => id == person,
            _ => false,
        }
    }

    fn is_programs(&self, seat: Seat, person: &str) -> bool {
        let row = self.doc.seats.get(seat.index());
        row.is_some_and(|row| matches!(&row.holder, Holder::Program { owner } if owner == person))
    }

    /// Checks that somebody may act for a seat.
    pub(crate) fn check_seat(&self, who: &Identity, seat: Seat) -> Result<(), ApiError> {
        if self.seats_of(who).contains(seat) { Ok(()) } else { Err(ApiError::not_yours()) }
    }

    /// The seats of people and programs, except those with the same holder as `seat`: whose consent is needed.
    pub(super) fn others(&self, seat: Seat) -> Vec<Seat> {
        let mine = self.doc.seats.get(seat.index()).and_then(|row| person_of(&row.holder));
        let other = |other: &Seat| {
            let row = &self.doc.seats[other.index()];
            *other != seat && !row.resigned && person_of(&row.holder).is_some_and(|id| Some(id) != mine)
        };
        Seat::all(self.doc.seats.len()).filter(other).collect()
    }

    /// The person who holds a seat directly.
    pub(crate) fn person_at(&self, seat: Seat) -> Option<&str> {
        match &self.doc.seats.get(seat.index())?.holder {
            Holder::Person { id } => Some(id),
            _ => None,
        }
    }

    /// The current name of the player at a seat.
    pub(super) fn name_of(&self, row: &SeatRow) -> String {
        name_of(row, |id| self.people.get(id).map(SeatedPerson::name))
    }

    /// The number of the table in the database.
    pub(crate) const fn number(&self) -> i64 {
        self.number
    }

    /// What rarely changes.
    pub(crate) const fn doc(&self) -> &TableDoc {
        &self.doc
    }

    /// The secret of the dice.
    pub(super) fn secret(&self) -> Option<Secret> {
        self.doc.secret.as_ref()?.parse().ok()
    }

    /// The state to be stored, if there is a newer one.
    pub(crate) fn unsaved(&self) -> Option<UnsavedState> {
        let game = self.game.as_ref()?;
        let entries = game.session.record().entries().len();
        (entries > game.saved_entries.get()).then(|| {
            let row = SnapshotRow { entries, state: game.session.position().to_string() };
            UnsavedState::new(self.number, row, &game.saved_entries)
        })
    }
}

/// The name of the player at a seat: the one given to the seat, otherwise their own. Empty for an open seat, a bot, a scripted
/// seat, and a person who was deleted.
pub(super) fn name_of(row: &SeatRow, known: impl Fn(&str) -> Option<String>) -> String {
    if row.name.is_empty() { row.whose().and_then(known).unwrap_or_default() } else { row.name.clone() }
}

/// Updates the progress of a game that has begun.
pub(super) fn follow(progress: &mut Progress, doc: &TableDoc, session: &dyn AnySession) {
    let deciders = doc.asked(session);
    progress.decisions = session.decisions().saturating_as::<u32>();
    progress.deciders = deciders.iter().collect();
    let is_bot = |seat: &Seat| matches!(doc.seats[seat.index()].holder, Holder::Bot { .. });
    progress.bots = doc.has_people() && progress.deciders.iter().any(is_bot);
}

/// The bot account that holds a seat.
pub(super) fn bot_of(holder: &Holder) -> Option<&str> {
    match holder {
        Holder::BotAccount { id } => Some(id),
        _ => None,
    }
}

/// The person or bot account that holds a seat: anybody who can make the others wait.
pub(super) fn player_of(holder: &Holder) -> Option<&str> {
    person_of(holder).or_else(|| bot_of(holder))
}

/// The person who holds a seat, directly or through a program.
pub(super) fn person_of(holder: &Holder) -> Option<&str> {
    match holder {
        Holder::Person { id } | Holder::Program { owner: id } => Some(id),
        _ => None,
    }
}
