//! The record of a table: handed out once the game is over, or brought by somebody to look at.

use games::Registry;
use serde_json::value::to_raw_value;
use table::dice::SealedDice;
use table::record::Verdict as Found;
use table::{GameError, Phrase, Record, ResumeError};

use super::live_table::LiveTable;
use super::setup::seat_row;
use crate::app_state::now;
use crate::chance;
use crate::error::ApiError;
use crate::people::tidy_name;
use crate::protocol::{DiceCheck, Ending, ErrorCode, Holder, Me, Pace, Stage, Verdict};
use crate::storage::{EntryRow, Moderation, NewTableRow, Progress, StoredTable, TableDoc};

/// The most entries of a record that somebody brings.
const MOST_ENTRIES: usize = 5_000;

impl LiveTable {
    /// The record as it is handed out.
    pub(crate) fn final_record(&self) -> Result<Record, ApiError> {
        let game = self.game.as_ref().filter(|_| self.doc.stage == Stage::Over);
        let game = game.ok_or_else(|| ApiError::not_now("server-not-over"))?;
        let mut record = game.session.to_record();
        if !self.doc.imported {
            record.set_players(self.players_of(&record));
            if let Some(Ending::Resigned { seat }) = self.doc.ending {
                record.give_up(seat);
            }
            if self.doc.looked_ahead {
                record.look_ahead();
            }
            if let Some(secret) = self.secret() {
                record.reveal(secret);
            }
        }
        Ok(record)
    }

    /// Whether the dice were honest.
    pub(crate) fn dice_check(&self) -> DiceCheck {
        let record = self.game.as_ref().map(|game| game.session.record());
        let rolls = record.map_or(0, |record| record.rolls().count() as u32);
        let finished = self.final_record().ok();
        let verdict = match (&finished, record) {
            (Some(record), _) => verdict(record),
            (None, Some(record)) if record.commitment().is_none() => Verdict::NotSealed,
            (None, _) => Verdict::NotYet,
        };
        let own = self.commitment.map(|commitment| commitment.to_string());
        let recorded = record.and_then(Record::commitment).map(|commitment| commitment.to_string());
        DiceCheck {
            commitment: own.or(recorded),
            secret: finished.as_ref().and_then(|record| record.secret()).map(ToString::to_string),
            salts: record.map_or_else(Vec::new, |record| record.salts().to_vec()),
            rolls,
            verdict,
        }
    }
}

/// The record of a table that is over, as it was stored; nothing if it never began or cannot be read.
pub(crate) fn record_of(games: &Registry, id: &str, stored: StoredTable) -> Option<Record> {
    match LiveTable::from_stored(games, id, stored) {
        Ok((table, _)) => table.final_record().ok(),
        Err(why) => {
            tracing::error!(table = id, %why, "the record of a table cannot be handed out");
            None
        }
    }
}

fn verdict(record: &Record) -> Verdict {
    match record.verify() {
        Found::Fair(_) => Verdict::Honest,
        Found::SetByHand(_) => Verdict::SetByHand,
        Found::NotSealed => Verdict::NotSealed,
        Found::NotRevealed => Verdict::NotYet,
        Found::OtherSecret => Verdict::Wrong { why: Phrase::new("server-dice-secret") },
        Found::Tampered(_) => {
            Verdict::Wrong { why: Phrase::new("server-dice-roll").with("roll", first_forged(record)) }
        }
    }
}

/// The number of the first roll that does not follow from the secret.
fn first_forged(record: &Record) -> usize {
    let dice = record.secret().map(|secret| SealedDice::new(secret, record.salts(), 0));
    dice.and_then(|dice| dice.first_mismatch(record.rolls())).map_or(0, |mismatch| mismatch.roll)
}

/// Why a record cannot be shown, where only the details are to be told.
fn broken(why: &'static str, what: String) -> ApiError {
    ApiError::new(ErrorCode::Malformed, Phrase::new(why).with("what", what))
}

/// That a record does not replay, and where.
fn diverges(error: &ResumeError) -> ApiError {
    let complaint = |why: &GameError| match why {
        GameError::Illegal(why) => why.clone(),
        GameError::Malformed(what) => Phrase::new("server-record-detail").with("what", what.clone()),
    };
    ApiError::new(
        ErrorCode::Malformed,
        match error {
            ResumeError::OtherGame { game } => Phrase::new("server-record-game").with("what", game.clone()),
            ResumeError::NewerRules { .. } => Phrase::new("server-record-newer"),
            ResumeError::Start { why } => Phrase::new("server-record-start").with("why", complaint(why)),
            ResumeError::Entry { index, why } => {
                Phrase::new("server-record-entry").with("number", index + 1).with("why", complaint(why))
            }
            ResumeError::Result { .. } => Phrase::new("server-record-result"),
            ResumeError::GaveUp { seat } => Phrase::new("server-record-gave-up").with("seat", *seat),
            ResumeError::State { why } => Phrase::new("server-record-unreadable").with("what", why.clone()),
        },
    )
}

/// The table for a record that somebody brings.
pub(crate) fn imported(games: &Registry, me: &Me, source: &str) -> Result<NewTableRow, ApiError> {
    let record = Record::read(source).map_err(|bad| broken("server-record-unreadable", bad.to_string()))?;
    if record.entries().len() > MOST_ENTRIES {
        return Err(ApiError::new(ErrorCode::Malformed, "server-record-long"));
    }
    let entry =
        games.find(record.game()).ok_or_else(|| broken("server-record-game", record.game().to_owned()))?;
    let (session, _) = entry.game().resume(&record).map_err(|error| diverges(&error))?;
    // What replaying gives is what is kept: with newer rules the record says where they begin.
    let record = session.to_record();
    let mut header = serde_json::to_value(&record).expect("a record has only keys that are text");
    header["entries"] = serde_json::Value::Array(Vec::new());
    for kept in ["state", "result"] {
        header.as_object_mut().map(|header| header.shift_remove(kept));
    }
    let entries = record.entries().iter().zip(1..).map(|(entry, version)| EntryRow {
        index: version as usize - 1,
        version,
        entry: serde_json::to_string(entry).expect("an entry has only keys that are text"),
        who: String::new(),
        request: String::new(),
    });
    let entries: Vec<EntryRow> = entries.collect();
    let named = |index: usize| {
        let player = record.players().get(index);
        player.and_then(|player| tidy_name(&player.name).ok()).unwrap_or_default()
    };
    let seats =
        (0..session.seats()).map(|index| match record.players().get(index).map(|player| &player.kind) {
            Some(kind) if kind == "scripted" => seat_row(Holder::Scripted, String::new()),
            Some(kind) if entry.has_bot(kind) => seat_row(Holder::Bot { level: kind.clone() }, String::new()),
            _ => seat_row(Holder::Open, named(index)),
        });
    let doc = TableDoc {
        game: record.game().to_owned(),
        options: record.options().clone(),
        host: me.id.clone(),
        stage: Stage::Over,
        listed: false,
        hints: false,
        created: now(),
        seats: seats.collect(),
        secret: None,
        header: Some(to_raw_value(&header).expect("a value has only keys that are text").into()),
        ending: record.gave_up().map(|seat| Ending::Resigned { seat }),
        points: session.standings().map(|standings| standings.points()),
        rematch: None,
        imported: true,
        dice: Some(verdict(&record)),
        moderation: Moderation::default(),
        undo_asked: None,
        takeover: None,
        pace: Pace::default(),
        happenings: Vec::new(),
        looked_ahead: record.looked_ahead(),
        rematch_of: None,
        winners: Vec::new(),
        asked: Vec::new(),
    };
    let progress = Progress {
        version: entries.len() as u64 + 1,
        decisions: session.decisions() as u32,
        deciders: Vec::new(),
        updated: doc.created,
        bots: false,
        asked: 0,
    };
    Ok(NewTableRow { id: chance::id(), doc, progress, entries, request: None, along_with: None })
}
