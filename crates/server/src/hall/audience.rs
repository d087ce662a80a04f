//! Who listens at a table.

use std::net::IpAddr;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

use table::Seat;

use super::presence::{Presence, Present, is_present};
use crate::people::Who;
use crate::protocol::{Detail, Holder};

/// Where messages for one client gather until its socket takes them.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// A client that listens.
pub(crate) struct Listener {
    pub(crate) number: u64,
    pub(crate) who: Who,
    pub(crate) detail: Detail,
    pub(crate) outbox: Outbox,
    /// From where it came.
    pub(crate) address: IpAddr,
}

/// Who listens at a table.
pub(super) struct Audience {
    /// Who is anywhere on the site.
    pub(super) presence: Presence,
    /// Each with what shows in lists of tables that he is there, for as long as he listens.
    listeners: Vec<(Listener, Present)>,
}

impl Audience {
    /// Nobody.
    pub(super) fn none(presence: Presence) -> Audience {
        Audience { presence, listeners: Vec::new() }
    }

    pub(super) fn add(&mut self, listener: Listener, present: Present) {
        self.listeners.push((listener, present));
    }

    pub(super) fn remove(&mut self, number: u64) {
        self.listeners.retain(|(listener, _)| listener.number != number);
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Listener> {
        self.listeners.iter().map(|(listener, _)| listener)
    }

    /// Whether somebody listens, from wherever.
    pub(super) fn has(&self, who: &Who) -> bool {
        self.iter().any(|listener| listener.who == *who)
    }

    /// Whether the connection of this number still listens.
    pub(super) fn hears(&self, number: u64) -> bool {
        self.iter().any(|listener| listener.number == number)
    }

    /// Whether the holder of a seat listens, himself or by his program.
    pub(super) fn holds(&self, holder: &Holder) -> bool {
        is_present(holder, self.iter().map(|listener| &listener.who))
    }

    /// Lets go of somebody and of his programs.
    pub(super) fn dismiss_person(&mut self, id: &str) {
        self.listeners.retain(|(listener, _)| !listener.who.is_person(id) && !listener.who.is_program_of(id));
    }

    /// Lets go of everybody.
    pub(super) fn dismiss_all(&mut self) {
        self.listeners.clear();
    }

    /// Lets go of the programs that act for a seat.
    pub(super) fn dismiss_programs(&mut self, seat: Seat) {
        let acts = |who: &Who| matches!(who, Who::Program { seat: theirs, .. } if *theirs == seat);
        self.listeners.retain(|(listener, _)| !acts(&listener.who));
    }
}
