//! Records on this device: taking one away, bringing one, checking the dice.

use hosting::{BroughtRecord, RequestError, broken, diverges, read_record, verdict};
use protocol::device::Given;
use protocol::{DiceCheck, Ending, Holder, Me, Raw, Stage};
use serde_json::Value;
use serde_json::value::to_raw_value;
use table::Record;

use crate::doc::{Doc, FORM, SeatDoc};
use crate::setup::seat_doc;
use crate::table::DeviceTable;

impl DeviceTable {
    /// The record as it is handed out once the game is over.
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

    /// Whether the dice were honest.
    pub(crate) fn dice_check(&self) -> DiceCheck {
        let own = self.doc.secret().map(|secret| secret.commitment());
        hosting::dice_check(Some(self.session.record()), own, self.final_record().ok().as_ref())
    }
}

/// The table for a record that somebody brings to look at.
pub(crate) fn brought(me: &Me, source: &str, given: &Given) -> Result<DeviceTable, RequestError> {
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
        dice: Some(verdict(&record)),
        happenings: Vec::new(),
        looked_ahead: record.looked_ahead(),
        moved_to: None,
        asked: Vec::new(),
    };
    Ok(DeviceTable { doc, session, dice: None, cuts: Vec::new() })
}
