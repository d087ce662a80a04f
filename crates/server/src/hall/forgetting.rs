//! Somebody leaves for good: his tables stay for the others, without his name and his words.

use serde_json::Value;
use serde_json::value::to_raw_value;

use super::begin::nameless;
use super::changes::Doc;
use super::live::person_of;
use super::open::Open;
use crate::no::No;
use crate::people::Who;
use crate::protocol::{Ending, Me, Raw, Stage};
use crate::storage::{SeatRow, TableDoc};

/// Whether others play a game with this person that is not over.
pub(crate) fn plays_with_others(doc: &TableDoc, person: &str) -> bool {
    let holds =
        |wanted: &dyn Fn(&str) -> bool| doc.seats.iter().filter_map(|row| person_of(&row.holder)).any(wanted);
    doc.stage == Stage::Playing && holds(&|id| id == person) && holds(&|id| id != person)
}

impl Open {
    /// Takes somebody's name, words and notes from the table. A game that he plays alone is broken off.
    pub(crate) async fn forget(&mut self, me: &Me) -> Result<(), No> {
        let live = self.live();
        if plays_with_others(&live.doc, &me.id) {
            return Err(No::not_now("server-games-running"));
        }
        let his = |row: &SeatRow| {
            person_of(&row.holder) == Some(me.id.as_str()) || row.stands_in_for.as_ref() == Some(&me.id)
        };
        let seats: Vec<usize> =
            (0..live.doc.seats.len()).filter(|&seat| his(&live.doc.seats[seat])).collect();
        let number = live.number();
        for &seat in &seats {
            self.house.storage.keep_note(number, seat as u8 + 1, "").await?;
        }
        match self.live().doc.stage {
            Stage::Gathering if !seats.is_empty() || self.live().doc.host == me.id => self.leave(me).await?,
            // Where he holds a seat nobody else does; where a bot went on for him, the others play on.
            Stage::Playing if !self.live().seats_of(&Who::Person(me.clone())).is_empty() => {
                self.live_mut().end(Ending::Abandoned);
            }
            _ => {}
        }
        let live = self.live_mut();
        for &seat in &seats {
            live.doc.seats[seat].name.clear();
            live.doc.seats[seat].stands_in_for = None;
        }
        live.doc.header = live.doc.header.take().map(|header| without_names(header, &seats));
        live.remarks.retain(|remark| remark.said.id != me.id);
        self.commit(Doc::Changed, None, None).await?;
        self.tell_moved(self.live().progress.decisions + 1);
        Ok(())
    }

    /// Ends the connections of somebody who is no longer known.
    pub(crate) fn dismiss_person(&mut self, id: &str) {
        self.room.audience.dismiss_person(id);
    }
}

/// A record's header in which the players of these seats have no name.
fn without_names(header: Raw, seats: &[usize]) -> Raw {
    let Ok(mut whole) = serde_json::from_str::<Value>(header.get()) else { return header };
    for &seat in seats {
        if let Some(name) = whole.pointer_mut(&format!("/players/{seat}/name")) {
            *name = Value::String(nameless(seat));
        }
    }
    to_raw_value(&whole).map_or(header, Raw::from)
}
