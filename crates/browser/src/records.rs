//! Records on this device: exporting one, importing one or a whole table, verifying the dice.

use hosting::{BroughtRecord, RequestError, broken, diverges, read_record, verdict};
use protocol::device::{Given, KeptTable};
use protocol::{DiceCheck, Ending, Holder, Me, Raw, Stage};
use serde_json::Value;
use serde_json::value::to_raw_value;
use table::{Phrase, Record};

use crate::doc::{Doc, FORM, SeatDoc};
use crate::reading;
use crate::setup::{id_of, seat_doc};
use crate::table::{DeviceTable, read_doc};

impl DeviceTable {
    /// The record as it is exported once the game is over.
    pub(crate) fn final_record(&self) -> Result<Record, RequestError> {
        if self.doc.stage != Stage::Over {
            return Err(RequestError::not_now("server-not-over"));
        }
        let mut record = self.session.to_record();
        if !self.doc.imported {
            if let Some(Ending::Resigned { seat }) = self.doc.ending {
                record.give_up(seat);
            }
            if self.doc.looked_ahead {
                record.look_ahead();
            }
            if let Some(secret) = self.doc.secret() {
                record.reveal(secret);
            }
        }
        Ok(record)
    }

    /// Whether the dice are valid.
    pub(crate) fn dice_check(&self) -> DiceCheck {
        let own = self.doc.secret().map(|secret| secret.commitment());
        let known = self.doc.dice.as_ref();
        hosting::dice_check(Some(self.session.record()), own, self.final_record().ok().as_ref(), known)
    }
}

/// The table for an import: a record to look at, or a table of a device to continue.
pub(crate) fn brought(me: &Me, source: &str, given: &Given) -> Result<DeviceTable, RequestError> {
    match reading::table_file(source) {
        Some(kept) => carried(kept, given),
        None => recorded(me, source, given),
    }
}

/// A table from a table file. An unfinished game is marked: the file contains the secret of its dice, so its owner could know the
/// rolls, or could have played on elsewhere.
fn carried(mut kept: KeptTable, given: &Given) -> Result<DeviceTable, RequestError> {
    let mut doc = read_doc(&kept.doc)?;
    let own =
        doc.secret().map_or_else(|| doc.imported.then(|| doc.id.clone()), |secret| Some(id_of(&secret)));
    if own.is_none_or(|own| own != doc.id) || kept.entries.len() != doc.versions.len() {
        return Err(RequestError::not_now("server-unreadable"));
    }
    doc.versions.fill(1);
    doc.asked.clear();
    kept.doc = serde_json::to_string(&doc).expect("a document has only keys that are text");
    let (mut table, _) = DeviceTable::load(&kept, given.now)?;
    if table.doc.seats.len() != table.session.seats() {
        return Err(RequestError::not_now("server-unreadable"));
    }
    if table.doc.stage == Stage::Playing {
        table.doc.looked_ahead = true;
        table.happened(given.now, None, Phrase::new("web-device-brought"));
    }
    table.doc.version = 0;
    table.doc.saved_entries = 0;
    Ok(table)
}

/// The table for an imported record, to look at.
fn recorded(me: &Me, source: &str, given: &Given) -> Result<DeviceTable, RequestError> {
    let BroughtRecord { record, hash } = read_record(source)?;
    let entry = games::built_in()
        .find(record.game())
        .ok_or_else(|| broken("server-record-game", record.game().to_owned()))?;
    let (session, _) = entry.game().resume(&record).map_err(|error| diverges(&error))?;
    // What replaying gives is what is kept: with newer rules the record says where they begin.
    let record = session.to_record();
    let mut header = serde_json::to_value(&record).expect("a record has only keys that are text");
    header["entries"] = Value::Array(Vec::new());
    for kept in ["state", "result"] {
        header.as_object_mut().map(|header| header.shift_remove(kept));
    }
    let seat = |index: usize| -> SeatDoc {
        let player = record.players().get(index);
        match player.map(|player| player.kind.as_str()) {
            Some("scripted") => seat_doc(Holder::Scripted, String::new()),
            Some(kind) if entry.has_bot(kind) => {
                seat_doc(Holder::Bot { level: kind.to_owned() }, String::new())
            }
            _ => seat_doc(Holder::Open, player.map_or_else(String::new, |player| player.name.clone())),
        }
    };
    let doc = Doc {
        form: FORM,
        id: format!("here-record-{hash}"),
        version: 0,
        game: record.game().to_owned(),
        options: record.options().clone(),
        host: me.id.clone(),
        stage: Stage::Over,
        hints: false,
        created: given.now,
        updated: given.now,
        seats: (0..session.seats()).map(seat).collect(),
        secret: None,
        header: Raw::from(to_raw_value(&header).expect("a value has only keys that are text")),
        saved_entries: 0,
        versions: Vec::new(),
        decisions: 0,
        deciders: Vec::new(),
        ending: record.gave_up().map(|seat| Ending::Resigned { seat }),
        points: session.standings().map(|standings| standings.points()),
        winners: session.standings().map_or_else(Vec::new, |standings| standings.winners().collect()),
        rematch: None,
        rematch_of: None,
        imported: true,
        dice: Some(verdict(session.as_ref())),
        happenings: Vec::new(),
        looked_ahead: record.looked_ahead(),
        played_on: None,
        moved_to: None,
        asked: Vec::new(),
    };
    Ok(DeviceTable { doc, session, dice: None, cuts: Vec::new() })
}
