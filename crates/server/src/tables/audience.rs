//! The clients that watch a table over their sockets.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

use hosting::{Scene, ViewerKind};
use table::Seat;

use super::presence::{Presence, PresenceGuard, is_present};
use super::scene::ShownScene;
use super::sight::Sight;
use crate::people::Identity;
use crate::protocol::{Detail, Holder};

/// The queue of messages for one client.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// A connected client.
pub(crate) struct Listener {
    pub(crate) number: u64,
    pub(crate) who: Identity,
    /// The device that opened the connection, if it is a person's.
    pub(crate) device: Option<String>,
    pub(crate) detail: Detail,
    /// Whether it accepts changes instead of everything.
    pub(crate) changes: bool,
    /// The number of what it was last shown, if it accepts changes.
    pub(crate) step: Option<u64>,
    pub(crate) outbox: Outbox,
    /// Its address.
    pub(crate) address: IpAddr,
    /// Whether its person sees what it shows.
    pub(crate) sight: Arc<Sight>,
}

/// The clients that watch a table.
pub(super) struct Audience {
    table: String,
    /// Who is connected to any table.
    pub(super) presence: Presence,
    /// Each with a guard that makes lists of tables show it as present, as long as it is connected.
    listeners: Vec<(Listener, PresenceGuard)>,
    /// What was last shown to clients that accept changes, once per kind of viewer.
    pub(super) shown: Vec<ShownScene>,
    steps: u64,
}

impl Audience {
    /// An empty audience.
    pub(super) fn none(table: &str, presence: Presence) -> Audience {
        Audience { table: table.to_owned(), presence, listeners: Vec::new(), shown: Vec::new(), steps: 0 }
    }

    pub(super) fn add(&mut self, listener: Listener, present: PresenceGuard) {
        // Most tables have one or two: room for four, as a list takes by itself, would be most of what an idle table takes.
        self.listeners.reserve_exact(1);
        self.listeners.push((listener, present));
    }

    pub(super) fn remove(&mut self, number: u64) {
        self.listeners.retain(|(listener, _)| listener.number != number);
        if self.listeners.is_empty() {
            self.shown.clear();
        }
    }

    /// The number of what is shown next.
    pub(super) fn next_step(&mut self) -> u64 {
        self.steps += 1;
        self.steps
    }

    /// Notes what a newcomer was shown, and returns its number; `None` if others of the same kind were shown something else, so
    /// that the next change shows the newcomer everything again.
    pub(super) fn note_shown(&mut self, newcomer: u64, kind: ViewerKind, scene: Scene) -> Option<u64> {
        let step = if let Some(shown) = self.shown.iter().find(|shown| shown.kind == kind) {
            (shown.scene == scene).then_some(shown.step)
        } else {
            let step = self.next_step();
            self.shown.push(ShownScene { kind, step, scene });
            Some(step)
        };
        if let Some((listener, _)) = self.listeners.iter_mut().find(|(one, _)| one.number == newcomer) {
            listener.step = step;
        }
        step
    }

    /// Sends a message to each client for which there is one. Clients that do not keep up are disconnected and can reconnect.
    pub(super) fn send_all(&mut self, mut message: impl FnMut(&mut Listener) -> Option<Utf8Bytes>) {
        self.listeners.retain_mut(|(listener, _)| {
            message(listener).is_none_or(|text| listener.outbox.try_send(text).is_ok())
        });
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Listener> {
        self.listeners.iter().map(|(listener, _)| listener)
    }

    /// Whether somebody is connected, from anywhere.
    pub(super) fn has(&self, who: &Identity) -> bool {
        self.iter().any(|listener| listener.who == *who)
    }

    /// Whether the connection with this number is still open.
    pub(super) fn hears(&self, number: u64) -> bool {
        self.iter().any(|listener| listener.number == number)
    }

    /// Whether the holder of a seat is connected, directly or through a program.
    pub(super) fn holds(&self, holder: &Holder) -> bool {
        is_present(holder, self.iter().map(|listener| &listener.who), &self.presence)
            || is_present(holder, self.presence.elsewhere_at(&self.table).iter(), &self.presence)
    }

    /// Disconnects a person's devices except these.
    pub(super) fn keep_devices(&mut self, person: &str, devices: &[String]) {
        self.listeners.retain(|(listener, _)| {
            let stays = |device: &String| devices.contains(device);
            !listener.who.is_person(person) || listener.device.as_ref().is_none_or(stays)
        });
    }

    /// Disconnects a person but not their programs; or a bot account.
    pub(super) fn dismiss_sessions(&mut self, id: &str) {
        self.listeners.retain(|(listener, _)| listener.who.key() != id);
    }

    /// Disconnects a device.
    pub(super) fn dismiss_device(&mut self, device: &str) {
        self.listeners.retain(|(listener, _)| listener.device.as_deref() != Some(device));
    }

    /// Disconnects a person and their programs.
    pub(super) fn dismiss_person(&mut self, id: &str) {
        let is_his = |who: &Identity| who.is_person(id) || who.is_program_of(id) || who.is_bot_of(id);
        self.listeners.retain(|(listener, _)| !is_his(&listener.who));
    }

    /// Disconnects the clients for which `whom` is true.
    pub(super) fn let_go(&mut self, whom: impl Fn(&Listener) -> bool) {
        self.listeners.retain(|(listener, _)| !whom(listener));
    }

    /// Disconnects everybody.
    pub(super) fn dismiss_all(&mut self) {
        self.listeners.clear();
    }

    /// Disconnects the programs that act for a seat.
    pub(super) fn dismiss_programs(&mut self, seat: Seat) {
        let acts = |who: &Identity| matches!(who, Identity::Program { seat: theirs, .. } if *theirs == seat);
        self.listeners.retain(|(listener, _)| !acts(&listener.who));
    }
}
