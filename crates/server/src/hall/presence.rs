//! Who is at which table right now: known from open connections alone, and read without entering a room.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::people::Who;
use crate::protocol::Holder;

/// Whoever listens at each table; somebody with two connections stands there twice.
type Listening = HashMap<String, Vec<(u64, Who)>>;

/// Who is at which table right now.
#[derive(Clone, Default)]
pub(crate) struct Presence(Arc<Mutex<Listening>>);

/// That somebody is at a table: true until this is dropped.
pub(crate) struct Present {
    presence: Presence,
    table: String,
    number: u64,
}

impl Presence {
    /// Somebody has come to a table over the connection of this number.
    pub(crate) fn enter(&self, table: &str, number: u64, who: &Who) -> Present {
        let mut listening = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        listening.entry(table.to_owned()).or_default().push((number, who.clone()));
        Present { presence: self.clone(), table: table.to_owned(), number }
    }

    /// The tables to which somebody or a program of his has a connection.
    pub(crate) fn tables_of(&self, id: &str) -> Vec<String> {
        let listening = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_his = |(_, who): &(u64, Who)| who.is_person(id) || who.is_program_of(id);
        listening
            .iter()
            .filter(|(_, there)| there.iter().any(is_his))
            .map(|(table, _)| table.clone())
            .collect()
    }

    /// Who is at each of these tables.
    pub(crate) fn at<'a>(&self, tables: impl Iterator<Item = &'a str>) -> Vec<Vec<Who>> {
        let listening = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let there = |table| listening.get(table).map_or(&[][..], Vec::as_slice);
        tables.map(|table| there(table).iter().map(|(_, who)| who.clone()).collect()).collect()
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        let mut listening = self.presence.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(there) = listening.get_mut(&self.table) {
            there.retain(|(number, _)| *number != self.number);
            if there.is_empty() {
                listening.remove(&self.table);
            }
        }
    }
}

/// Whether the holder of a seat is among those who listen; bots always are there.
pub(super) fn is_present<'a>(holder: &Holder, mut listening: impl Iterator<Item = &'a Who>) -> bool {
    match holder {
        Holder::Open => false,
        Holder::Person { id } => listening.any(|who| who.is_person(id)),
        Holder::Program { owner } => listening.any(|who| who.is_person(owner) || who.is_program_of(owner)),
        Holder::Bot { .. } | Holder::Scripted => true,
    }
}
