//! A table on this device: its document, its game, and what must be stored of a change.

use hosting::{LogCut, ReplayError, RequestError, UndoContext, UndoPlan, ViewerKind};
use protocol::device::{KeptChange, KeptTable};
use protocol::{Detail, ErrorCode, Happening, Moment, Stage};
use table::dice::SealedDice;
use table::{AnySession, Phrase, Resumed, SaturatingAs, Seat, Seats};

use crate::doc::{Doc, FORM};

/// The state is stored after this many entries, so that a replay can be compared with it.
const STATE_EVERY: usize = 8;
/// How many events outside the game, and how many requests, are stored.
const MOST_HAPPENINGS: usize = 24;
const MOST_ASKED: usize = 64;

/// A table that is played or looked at.
pub(crate) struct DeviceTable {
    pub(crate) doc: Doc,
    pub(crate) session: Box<dyn AnySession>,
    pub(crate) dice: Option<SealedDice>,
    pub(crate) cuts: Vec<LogCut>,
}

impl DeviceTable {
    /// Restores a table, and returns what must be stored first if newer rules take over.
    pub(crate) fn load(
        kept: &KeptTable,
        now: u64,
    ) -> Result<(DeviceTable, Option<KeptChange>), RequestError> {
        let doc = read_doc(&kept.doc)?;
        let entry = games::built_in().find(&doc.game).ok_or_else(unreadable)?;
        let rows = kept.entries.iter().map(String::as_str);
        let state = kept.state.as_deref().map(|state| (doc.saved_entries, state));
        let points = doc.points.as_deref();
        let (session, resumed) = hosting::replay(entry.game(), doc.header.get(), rows.clone(), state, points)
            .map_err(|why| lost(&why))?;
        let cuts = hosting::cuts(doc.versions.iter().copied().zip(rows)).map_err(|_| unreadable())?;
        let dice = doc.secret().map(|secret| hosting::dice_after(&secret, session.record()));
        let mut table = DeviceTable { doc, session, dice, cuts };
        let change = (resumed == Resumed::FromKeptState).then(|| {
            let version = table.doc.version + 1;
            table.cuts.push(LogCut { version, keep: 0, lines: 1 });
            table.next_version(now, 1)
        });
        Ok((table, change))
    }

    /// Checks that the game is in progress.
    pub(crate) fn check_playing(&self) -> Result<(), RequestError> {
        match self.doc.stage {
            Stage::Playing if self.doc.moved_to.is_some() => Err(RequestError::not_now("web-device-moved")),
            Stage::Playing => Ok(()),
            Stage::Gathering => Err(RequestError::not_now("server-not-begun")),
            Stage::Over => Err(RequestError::not_now("illegal-over")),
        }
    }

    /// Checks that somebody at this screen may act for a seat.
    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), RequestError> {
        if self.doc.viewpoint().contains(seat) {
            Ok(())
        } else {
            Err(RequestError::new(ErrorCode::NotYours, "server-not-yours"))
        }
    }

    /// The next version of the table, to be stored; this many entries of the record are new.
    pub(crate) fn next_version(&mut self, now: u64, new_entries: usize) -> KeptChange {
        let record = self.session.record().entries();
        let count = record.len();
        let entries = record[count - new_entries..].iter();
        let entries = entries
            .map(|entry| serde_json::to_string(entry).expect("an entry has only keys that are text"))
            .collect();
        let doc = &mut self.doc;
        doc.form = FORM;
        doc.version += 1;
        doc.updated = now;
        doc.versions.resize(count, doc.version);
        let deciders = if doc.is_played_here() { self.session.deciders() } else { Seats::NONE };
        doc.decisions = self.session.decisions().saturating_as::<u32>();
        doc.deciders = deciders.iter().collect();
        let took_back =
            self.cuts.last().zip(doc.saved_entries.checked_sub(1)).is_some_and(|(last, saved)| {
                self.cuts.get(saved).is_some_and(|saved| last.keep < saved.lines)
            });
        let due = doc.stage == Stage::Over
            || doc.version == 1
            || took_back
            || count >= doc.saved_entries + STATE_EVERY;
        let state = (due && count > doc.saved_entries).then(|| {
            doc.saved_entries = count;
            self.session.position().to_string()
        });
        KeptChange {
            id: doc.id.clone(),
            version: doc.version,
            doc: serde_json::to_string(doc).expect("a document has only keys that are text"),
            entries,
            state,
        }
    }

    /// Stores the last entry of the record; this many lines of the log before it remain.
    pub(crate) fn keep_entry(&mut self, now: u64, keep: u32) -> KeptChange {
        let lines = self.session.decisions().saturating_as::<u32>() + 1;
        self.cuts.push(LogCut { version: self.doc.version + 1, keep, lines });
        self.next_version(now, 1)
    }

    /// Remembers an executed request.
    pub(crate) fn remember(&mut self, request: String) {
        let asked = &mut self.doc.asked;
        asked.drain(..(asked.len() + 1).saturating_sub(MOST_ASKED));
        asked.push(request);
    }

    /// Notes an event outside the game, caused by a seat or by none.
    pub(crate) fn happened(&mut self, now: u64, seat: impl Into<Option<Seat>>, phrase: Phrase) {
        let after = self.session.decisions().saturating_as::<u32>();
        let happenings = &mut self.doc.happenings;
        let number = happenings.last().map_or(1, |last| last.number + 1);
        happenings.drain(..(happenings.len() + 1).saturating_sub(MOST_HAPPENINGS));
        happenings.push(Happening { number, after, at: now, seat: seat.into(), phrase });
    }

    /// What undoing the last decision of a seat needs: all players are at this screen.
    pub(crate) fn undo_plan(&self, seat: Seat) -> UndoPlan {
        hosting::undo_plan(
            self.session.as_ref(),
            seat,
            &UndoContext { alone: true, handed_over_since: &|_| false },
        )
    }

    /// The current game.
    pub(crate) fn moment(&self, detail: Detail) -> Moment {
        let kind = ViewerKind { viewpoint: self.doc.viewpoint(), detail, changes: false };
        // Where the game goes on elsewhere, nothing can be done here.
        let stage = if self.doc.moved_to.is_some() { Stage::Over } else { self.doc.stage };
        let ahead = |seat: Seat| self.doc.seats.get(seat.index())?.ahead.told();
        let undo = |seat: Seat| self.undo_plan(seat);
        let session = self.session.as_ref();
        let asked = if stage == Stage::Playing { session.deciders() } else { Seats::NONE };
        hosting::moment(session, asked, stage, self.doc.version, kind, undo, ahead)
    }
}

/// Parses a document.
pub(crate) fn read_doc(doc: &str) -> Result<Doc, RequestError> {
    let doc: Doc = table::read_json(doc).map_err(|_| unreadable())?;
    if doc.form > FORM { Err(RequestError::not_now("web-device-newer")) } else { Ok(doc) }
}

fn unreadable() -> RequestError {
    RequestError::not_now("server-unreadable")
}

fn lost(why: &ReplayError) -> RequestError {
    match why {
        ReplayError::Json(_) => unreadable(),
        ReplayError::Resume(error) => hosting::diverges(error),
    }
}
