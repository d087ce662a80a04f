//! Bots at the table: they think on threads of their own and decide like anybody else.

use std::sync::Arc;
use std::time::Duration;

use table::Seat;
use tokio::time::{Instant, sleep, sleep_until};

use super::changes::Request;
use super::live::person_of;
use super::open::Open;
use super::{Cell, Live};
use crate::house::House;
use crate::no::No;
use crate::protocol::{Holder, Refused, Stage};
use crate::thinking::{Asker, Question};

/// How long a bot waits after something could not be kept.
const AGAIN: Duration = Duration::from_secs(1);

impl Live {
    /// How many entries the record has.
    fn entries(&self) -> usize {
        self.sitting().map_or(0, |sitting| sitting.record().entries().len())
    }

    /// The bots that are being asked.
    fn bots_asked(&self) -> Vec<(Seat, &str)> {
        let Some(game) = self.game.as_ref().filter(|_| self.doc.stage == Stage::Playing) else {
            return Vec::new();
        };
        let bot = |seat: Seat| match &self.doc.seats[seat.index()].holder {
            Holder::Bot { level } => Some((seat, level.as_str())),
            _ => None,
        };
        game.sitting.deciders().iter().filter_map(bot).collect()
    }
}

impl Open {
    /// Whether a person plays here, or somebody looks: otherwise nobody misses what bots would do.
    fn matters_to_somebody(&self) -> bool {
        self.live().doc.has_people() || self.room.audience.iter().next().is_some()
    }

    /// For whom bots think here: somebody who plays, if possible one who looks; at a table of bots whoever set it up.
    pub(super) fn asker(&self) -> Asker {
        let doc = &self.live().doc;
        let players = || doc.seats.iter().filter_map(|row| person_of(&row.holder));
        let looks = |person: &str| {
            let mut there = self.room.audience.iter();
            there.find(|listener| listener.who.is_person(person) || listener.who.is_program_of(person))
        };
        if let Some((person, listener)) = players().find_map(|person| Some((person, looks(person)?))) {
            return Asker { address: Some(listener.address), person: person.to_owned() };
        }
        let watched_from = self.room.audience.iter().next().map(|listener| listener.address);
        let person = players().next().unwrap_or(&doc.host).to_owned();
        Asker { address: self.room.origin.or(watched_from), person }
    }

    /// Lets every bot think that is asked and does not think yet, unless nobody plays or looks.
    pub(crate) fn wake_bots(&mut self) {
        if !self.matters_to_somebody() {
            return;
        }
        let entries = self.live().entries();
        self.room.thinking.retain(|(_, about)| *about == entries);
        let asked: Vec<(Seat, String)> =
            self.live().bots_asked().into_iter().map(|(seat, bot)| (seat, bot.to_owned())).collect();
        for (seat, bot) in asked {
            if self.room.thinking.contains(&(seat, entries)) {
                continue;
            }
            self.room.thinking.push((seat, entries));
            let question = self.question(seat, bot);
            let turn = Turn { house: Arc::clone(&self.house), cell: Arc::clone(&self.cell), seat, entries };
            tokio::spawn(turn.take(self.asker(), question));
        }
    }
}

/// A bot's turn.
struct Turn {
    house: Arc<House>,
    cell: Cell,
    seat: Seat,
    /// How many entries the record had when the bot began to think.
    entries: usize,
}

impl Turn {
    async fn take(self, asker: Asker, question: Question) {
        let begun = Instant::now();
        let thought = async {
            let action = self.house.thinkers.ask(asker, question).await;
            sleep_until(begun + self.house.config.pause).await;
            action
        };
        let action = tokio::select! {
            action = thought => action,
            // The table goes on by itself when the server comes back.
            () = self.house.closed() => return,
        };
        while let Err(no) = self.decide(action.as_deref()).await {
            if no.reason != Refused::Storage {
                return tracing::error!(seat = %self.seat, why = %no.why, "a bot could not decide");
            }
            tokio::select! {
                () = sleep(AGAIN) => {}
                () = self.house.closed() => return,
            }
        }
    }

    /// Decides, unless the game went on since: then whoever moved has woken the bots again.
    async fn decide(&self, action: Option<&str>) -> Result<(), No> {
        let mut open = Open::cell(&self.house, Arc::clone(&self.cell)).await?;
        open.room.thinking.retain(|&thinking| thinking != (self.seat, self.entries));
        let still_asked = open.live().bots_asked().iter().any(|(seat, _)| *seat == self.seat);
        if open.live().entries() != self.entries || !still_asked {
            return Ok(());
        }
        let sitting = open.live().sitting().ok_or_else(No::nothing_there)?;
        let at = sitting.decisions();
        let legal = sitting.actions(self.seat);
        // A bot that broke down does the first thing that is allowed, so that the people at the table can go on.
        let action = action.filter(|action| legal.iter().any(|known| known == action));
        let Some(action) = action.or(legal.first().map(String::as_str)) else { return Ok(()) };
        let action = action.to_owned();
        open.play(&Request::default(), self.seat, &action, at).await
    }
}
