//! The record of a table: downloaded after the game, or imported for viewing.

use games::Registry;
use hosting::statistics::Digest;
use hosting::{BroughtRecord, broken, diverges, verdict};
use serde_json::value::to_raw_value;
use table::{Record, SaturatingAs};

use super::live_table::LiveTable;
use super::setup::{Origin, StartPosition, seat_row};
use crate::chance;
use crate::error::ApiError;
use crate::people::brought_name;
use crate::protocol::{DiceCheck, Ending, Holder, Me, Pace, PlayedOn, Stage};
use crate::storage::{EntryRow, Moderation, NewTableRow, Progress, StoredTable, TableDoc};

impl LiveTable {
    /// The result of the game.
    pub(crate) fn digest(&self) -> Digest {
        self.game.as_ref().map_or_else(Digest::default, |game| Digest::of(game.session.as_ref()))
    }

    /// The record as it is exported.
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

    /// The position of a finished game after some decisions, to begin another one from.
    pub(crate) fn start_from(&self, from: &PlayedOn) -> Result<StartPosition, ApiError> {
        let game = self.game.as_ref().filter(|_| self.doc.stage == Stage::Over);
        let session = &game.ok_or_else(|| ApiError::not_now("server-not-over"))?.session;
        let decisions = from.decisions as usize;
        if decisions > session.decisions() {
            return Err(ApiError::nothing_there());
        }
        let then = session.look_back(decisions);
        if then.deciders().is_empty() {
            return Err(ApiError::not_now("illegal-over"));
        }
        let (game, options) = (self.doc.game.clone(), self.doc.options.clone());
        Ok(StartPosition { from: Origin::Table(from.clone()), game, options, position: then.position() })
    }

    /// Whether the dice are valid.
    pub(crate) fn dice_check(&self) -> DiceCheck {
        let record = self.game.as_ref().map(|game| game.session.record());
        let known = self.doc.dice.as_ref();
        hosting::dice_check(record, self.commitment, self.final_record().ok().as_ref(), known)
    }
}

/// The record of a finished table from storage; `None` if its game never began or cannot be parsed.
pub(crate) fn record_of(games: &Registry, id: &str, stored: StoredTable) -> Option<Record> {
    match LiveTable::from_stored(games, id, stored) {
        Ok((table, _)) => table.final_record().ok(),
        Err(why) => {
            tracing::error!(table = id, %why, "cannot send the record of a table");
            None
        }
    }
}

/// The table for an imported record.
pub(crate) fn imported(
    games: &Registry,
    now: u64,
    me: &Me,
    BroughtRecord { record, hash }: BroughtRecord,
) -> Result<NewTableRow, ApiError> {
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
        index: version.saturating_as::<usize>() - 1,
        version,
        entry: serde_json::to_string(entry).expect("an entry has only keys that are text"),
        who: String::new(),
        request: String::new(),
    });
    let entries: Vec<EntryRow> = entries.collect();
    let named = |index: usize| {
        record.players().get(index).map_or_else(String::new, |player| brought_name(&player.name))
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
        created: now,
        seats: seats.collect(),
        secret: None,
        header: Some(to_raw_value(&header).expect("a value has only keys that are text").into()),
        ending: record.gave_up().map(|seat| Ending::Resigned { seat }),
        points: session.standings().map(|standings| standings.points()),
        rematch: None,
        imported: true,
        dice: Some(verdict(session.as_ref())),
        moderation: Moderation::default(),
        undo_asked: None,
        takeover: None,
        pace: Pace::default(),
        clock: None,
        happenings: Vec::new(),
        looked_ahead: record.looked_ahead(),
        rematch_of: None,
        played_on: None,
        from_device: None,
        position: None,
        winners: Vec::new(),
        with_fewer: Vec::new(),
        bots_welcome: false,
        asked: Vec::new(),
        ladder: None,
    };
    let progress = Progress {
        version: entries.len() as u64 + 1,
        decisions: session.decisions().saturating_as::<u32>(),
        deciders: Vec::new(),
        updated: doc.created,
        bots: false,
        ..Progress::default()
    };
    Ok(NewTableRow {
        id: chance::id(),
        doc,
        progress,
        entries,
        record_hash: Some(hash),
        request: None,
        along_with: None,
        notices: Vec::new(),
    })
}
