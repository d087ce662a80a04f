//! The clients that watch a table over their sockets.

use std::net::IpAddr;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

use hosting::{Scene, ViewerKind};
use table::Seat;

use super::presence::{Presence, PresenceGuard, is_present};
use super::scene::ShownScene;
use crate::people::Identity;
use crate::protocol::{Detail, Holder};

/// Where messages for one client gather until its socket takes them.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// A client that listens.
pub(crate) struct Listener {
    pub(crate) number: u64,
    pub(crate) who: Identity,
    /// The device that opened the connection, if it is somebody's.
    pub(crate) device: Option<String>,
    pub(crate) detail: Detail,
    /// Whether it takes what changed instead of everything.
    pub(crate) changes: bool,
    /// The number of what it was shown last, if it takes what changed.
    pub(crate) step: Option<u64>,
    pub(crate) outbox: Outbox,
    /// From where it came.
    pub(crate) address: IpAddr,
}

/// Who listens at a table.
pub(super) struct Audience {
    table: String,
    /// Who is anywhere on the site.
    pub(super) presence: Presence,
    /// Each with what shows in lists of tables that he is there, for as long as he listens.
    listeners: Vec<(Listener, PresenceGuard)>,
    /// What those who take changes were shown last, each kind of viewer once.
    pub(super) shown: Vec<ShownScene>,
    steps: u64,
}

impl Audience {
    /// Nobody.
    pub(super) fn none(table: &str, presence: Presence) -> Audience {
        Audience { table: table.to_owned(), presence, listeners: Vec::new(), shown: Vec::new(), steps: 0 }
    }

    pub(super) fn add(&mut self, listener: Listener, present: PresenceGuard) {
        self.listeners.push((listener, present));
    }

    pub(super) fn remove(&mut self, number: u64) {
        self.listeners.retain(|(listener, _)| listener.number != number);
        if self.listeners.is_empty() {
            self.shown.clear();
        }
    }

    /// A number for what is shown next.
    pub(super) fn next_step(&mut self) -> u64 {
        self.steps += 1;
        self.steps
    }

    /// Notes what a newcomer was shown, and gives its number: none if others of his kind were shown something else, so that the
    /// next change shows him everything again.
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

    /// Sends a message to each of them, if there is one for him. Who does not keep up is let go and comes again.
    pub(super) fn send_all(&mut self, mut message: impl FnMut(&mut Listener) -> Option<Utf8Bytes>) {
        self.listeners.retain_mut(|(listener, _)| {
            message(listener).is_none_or(|text| listener.outbox.try_send(text).is_ok())
        });
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Listener> {
        self.listeners.iter().map(|(listener, _)| listener)
    }

    /// Whether somebody listens, from wherever.
    pub(super) fn has(&self, who: &Identity) -> bool {
        self.iter().any(|listener| listener.who == *who)
    }

    /// Whether the connection of this number still listens.
    pub(super) fn hears(&self, number: u64) -> bool {
        self.iter().any(|listener| listener.number == number)
    }

    /// Whether the holder of a seat listens, himself or by his program.
    pub(super) fn holds(&self, holder: &Holder) -> bool {
        is_present(holder, self.iter().map(|listener| &listener.who), &self.presence)
            || is_present(holder, self.presence.elsewhere_at(&self.table).iter(), &self.presence)
    }

    /// Lets go of somebody's devices but for these.
    pub(super) fn keep_devices(&mut self, person: &str, devices: &[String]) {
        self.listeners.retain(|(listener, _)| {
            let stays = |device: &String| devices.contains(device);
            !listener.who.is_person(person) || listener.device.as_ref().is_none_or(stays)
        });
    }

    /// Lets go of somebody, but not of his programs; or of a bot with an account.
    pub(super) fn dismiss_sessions(&mut self, id: &str) {
        self.listeners.retain(|(listener, _)| listener.who.key() != id);
    }

    /// Lets go of a device.
    pub(super) fn dismiss_device(&mut self, device: &str) {
        self.listeners.retain(|(listener, _)| listener.device.as_deref() != Some(device));
    }

    /// Lets go of somebody and of his programs.
    pub(super) fn dismiss_person(&mut self, id: &str) {
        let is_his = |who: &Identity| who.is_person(id) || who.is_program_of(id) || who.is_bot_of(id);
        self.listeners.retain(|(listener, _)| !is_his(&listener.who));
    }

    /// Lets go of those of whom this holds.
    pub(super) fn let_go(&mut self, whom: impl Fn(&Listener) -> bool) {
        self.listeners.retain(|(listener, _)| !whom(listener));
    }

    /// Lets go of everybody.
    pub(super) fn dismiss_all(&mut self) {
        self.listeners.clear();
    }

    /// Lets go of the programs that act for a seat.
    pub(super) fn dismiss_programs(&mut self, seat: Seat) {
        let acts = |who: &Identity| matches!(who, Identity::Program { seat: theirs, .. } if *theirs == seat);
        self.listeners.retain(|(listener, _)| !acts(&listener.who));
    }
}
