//! Who listens at a table.

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

use crate::people::Who;
use crate::protocol::Detail;

/// Where messages for one client gather until its socket takes them.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// A client that listens.
pub(crate) struct Listener {
    pub(crate) number: u64,
    pub(crate) who: Who,
    pub(crate) detail: Detail,
    pub(crate) outbox: Outbox,
}

/// Who listens at a table.
#[derive(Default)]
pub(super) struct Audience {
    listeners: Vec<Listener>,
}

impl Audience {
    pub(super) fn add(&mut self, listener: Listener) {
        self.listeners.push(listener);
    }

    pub(super) fn remove(&mut self, number: u64) {
        self.listeners.retain(|listener| listener.number != number);
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Listener> {
        self.listeners.iter()
    }

    /// Whether somebody listens, from wherever.
    pub(super) fn has(&self, who: &Who) -> bool {
        self.listeners.iter().any(|listener| listener.who == *who)
    }

    /// Whether this person listens.
    pub(super) fn has_person(&self, id: &str) -> bool {
        self.listeners.iter().any(|listener| matches!(&listener.who, Who::Person(me) if me.id == id))
    }

    /// Whether a program of this person listens.
    pub(super) fn has_program(&self, person: &str) -> bool {
        self.listeners
            .iter()
            .any(|listener| matches!(&listener.who, Who::Program { owner, .. } if owner == person))
    }
}
