//! Notifies the people of a table wherever they are: on their event streams and by messages.

use table::{Phrase, Seats};

use super::guard::TableGuard;
use super::live_table::LiveTable;
use crate::notices::Told;
use crate::people::Identity;
use crate::protocol::{Me, PersonEvent, Said};
use crate::storage::NoticeRow;

impl TableGuard {
    /// Tells everybody with an event stream who belongs to the table that it changed, and what that means for them, after the
    /// commit.
    pub(super) fn tell_people(&self, notices: &[NoticeRow]) {
        let streams = &self.app.notices.streams;
        if streams.is_empty() {
            return;
        }
        let table = self.table();
        for person in table.told.people() {
            if !streams.has(person) {
                continue;
            }
            let why = notices.iter().filter(|row| row.person == person).map(|row| row.kind).collect();
            let who = Identity::Person(Me { id: person.to_owned(), name: String::new() });
            let event = PersonEvent::Table { why, table: Box::new(self.info(&who)) };
            streams.tell(person, Some(&table.id), &event);
        }
    }

    /// Announces a new table to those who belong to it.
    pub(crate) fn announce(&mut self) {
        let table = self.table();
        let told = Told::of(&table.doc, &table.progress, &[]);
        self.tell_people(&told.since(&Told::default(), &table.doc, None, table.doc.created));
        self.tell_bots();
    }

    /// Tells people that the table was deleted, or that they no longer belong to it.
    pub(super) fn tell_gone<'a>(&self, people: impl IntoIterator<Item = &'a str>) {
        let event = PersonEvent::Gone { table: self.slot.id.clone() };
        for person in people {
            self.app.notices.streams.tell(person, Some(&self.slot.id), &event);
        }
    }
}

impl LiveTable {
    /// The names of all players, all different.
    pub(crate) fn names(&self) -> Vec<String> {
        self.players().into_iter().map(|player| player.name).collect()
    }

    /// The log lines of the last decision, as far as these seats may know them.
    pub(crate) fn last_told(&self, mine: Seats) -> Vec<Phrase> {
        let lines = self.log_from(mine, self.progress.decisions);
        lines.into_iter().flat_map(|line| line.told).map(|event| event.phrase).collect()
    }

    /// The latest visible chat message by somebody else.
    pub(crate) fn last_remark_for(&self, person: &str) -> Option<&Said> {
        let said = self.remarks.iter().rev().map(|remark| &remark.said);
        said.into_iter().find(|said| said.id != person && !self.is_hidden(&said.id))
    }

    /// Whether a seat at the table is a person's, or is reserved for them.
    pub(crate) fn has_place_for(&self, person: &str) -> bool {
        self.doc.host == person || self.doc.seats.iter().any(|row| row.whose() == Some(person))
    }
}
