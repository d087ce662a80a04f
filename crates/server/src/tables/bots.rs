//! Built-in bots at the table: they compute on other threads and decide like any player.

use std::sync::Arc;
use std::time::Duration;

use table::Seat;
use tokio::time::{Instant, sleep, sleep_until};

use super::commit::RequestId;
use super::guard::TableGuard;
use super::live_table::person_of;
use super::{LiveTable, TableHandle};
use crate::app_state::AppState;
use crate::bot_pool::{BotRequest, Requester};
use crate::error::ApiError;
use crate::ladder::is_idle;
use crate::people::Identity;
use crate::protocol::{ErrorCode, Holder, Stage};

/// The delay of a bot after a failed commit.
const AGAIN: Duration = Duration::from_secs(1);
/// The delay before a ladder bot checks again whether others are waiting to think.
const PEOPLE_FIRST: Duration = Duration::from_millis(50);
/// How long a server holds the lease of a table's bots, in addition to their thinking time.
const LEASE: Duration = Duration::from_secs(10);
/// The kind of this lease.
pub(crate) const BOT: &str = "bot";

impl LiveTable {
    /// The number of entries in the record.
    fn entries(&self) -> usize {
        self.session().map_or(0, |session| session.record().entries().len())
    }

    /// The bots that must decide.
    fn bots_asked(&self) -> Vec<(Seat, &str)> {
        let Some(game) = self.game.as_ref().filter(|_| self.doc.stage == Stage::Playing) else {
            return Vec::new();
        };
        let bot = |seat: Seat| match &self.doc.seats[seat.index()].holder {
            Holder::Bot { level } => Some((seat, level.as_str())),
            _ => None,
        };
        self.doc.asked(game.session.as_ref()).iter().filter_map(bot).collect()
    }
}

impl TableGuard {
    /// Whether a person plays here, somebody watches, or the game counts for the ladder: otherwise bots need not think.
    fn matters_to_somebody(&self) -> bool {
        let doc = &self.table().doc;
        doc.has_people() || self.plays_for_the_ladder() || self.slot.audience.iter().next().is_some()
    }

    /// Whether it is a ladder game, and this server runs the ladder.
    fn plays_for_the_ladder(&self) -> bool {
        self.table().doc.ladder.is_some() && self.app.config.ladder.at_once > 0
    }

    /// For whom bots think here: a player, preferably one who is watching; at a table with only bots, its host.
    pub(super) fn requester(&self) -> Requester {
        let doc = &self.table().doc;
        let players = || doc.seats.iter().filter_map(|row| person_of(&row.holder));
        let looks = |person: &str| {
            let mut there = self.slot.audience.iter();
            there.find(|listener| listener.who.is_person(person) || listener.who.is_program_of(person))
        };
        if let Some((person, listener)) = players().find_map(|person| Some((person, looks(person)?))) {
            return Requester { address: Some(listener.address), person: person.to_owned() };
        }
        let watched_from = self.slot.audience.iter().next().map(|listener| listener.address);
        let person = players().next().unwrap_or(&doc.host).to_owned();
        Requester { address: self.slot.origin.or(watched_from), person }
    }

    /// For whom a bot thinks about a viewer's request.
    pub(super) fn requester_for(&self, who: &Identity) -> Requester {
        let listener = self.slot.audience.iter().find(|listener| listener.who == *who);
        Requester { address: listener.map(|listener| listener.address), person: who.key() }
    }

    /// Lets every bot think that must decide and does not think yet, unless nobody plays or watches.
    pub(crate) fn wake_bots(&mut self) {
        if !self.matters_to_somebody() {
            return;
        }
        let entries = self.table().entries();
        self.slot.thinking.retain(|(_, about)| *about == entries);
        let asked: Vec<(Seat, String)> =
            self.table().bots_asked().into_iter().map(|(seat, bot)| (seat, bot.to_owned())).collect();
        for (seat, bot) in asked {
            if self.slot.thinking.contains(&(seat, entries)) {
                continue;
            }
            self.slot.thinking.push((seat, entries));
            let question = self.bot_request(seat, bot);
            let ladder = self.plays_for_the_ladder();
            let turn =
                Turn { app: Arc::clone(&self.app), handle: Arc::clone(&self.handle), seat, entries, ladder };
            tokio::spawn(turn.take(self.requester(), question));
        }
    }
}

/// A bot's turn.
struct Turn {
    app: Arc<AppState>,
    handle: TableHandle,
    seat: Seat,
    /// The number of entries in the record when the bot began to think.
    entries: usize,
    /// Whether it is a ladder game: nobody follows it, and people's bots go first.
    ladder: bool,
}

impl Turn {
    async fn take(self, requester: Requester, question: BotRequest) {
        let begun = Instant::now();
        let thought = async {
            self.wait_for_claim().await?;
            while self.ladder && !is_idle(&self.app) {
                sleep(PEOPLE_FIRST).await;
            }
            let action = self.app.bot_pool.ask(requester, question).await;
            let pause = if self.ladder { Duration::ZERO } else { self.app.config.pause };
            sleep_until(begun + pause).await;
            action
        };
        let action = tokio::select! {
            action = thought => action,
            // The table goes on by itself when the server comes back.
            () = self.app.closed() => return,
        };
        while let Err(error) = self.decide(action.as_deref()).await {
            let again = match error.code {
                ErrorCode::Storage => AGAIN,
                // Somebody was first at another server: the bot decides on what stands there now, if it is still asked.
                ErrorCode::Stale => Duration::ZERO,
                _ => {
                    return tracing::error!(seat = %self.seat, why = %error.why, "the decision of a bot failed");
                }
            };
            tokio::select! {
                () = sleep(again) => {}
                () = self.app.closed() => return,
            }
        }
    }

    /// Waits for the lease of the table's bots. `None` if the game moved on meanwhile.
    async fn wait_for_claim(&self) -> Option<()> {
        let id = self.handle.lock().await.id.clone();
        let long = self.app.config.think + self.app.config.pause + LEASE;
        while !self.app.claims(BOT, &id, long).await {
            sleep(AGAIN).await;
            if let Ok(guard) = TableGuard::lock(&self.app, Arc::clone(&self.handle)).await
                && guard.table().entries() != self.entries
            {
                return None;
            }
        }
        Some(())
    }

    /// Plays the decision, unless the game has moved on: then the bots have been woken again.
    async fn decide(&self, action: Option<&str>) -> Result<(), ApiError> {
        let mut guard = TableGuard::lock(&self.app, Arc::clone(&self.handle)).await?;
        guard.slot.thinking.retain(|&thinking| thinking != (self.seat, self.entries));
        let still_asked = guard.table().bots_asked().iter().any(|(seat, _)| *seat == self.seat);
        if guard.table().entries() != self.entries || !still_asked {
            return Ok(());
        }
        let session = guard.table().session().ok_or_else(ApiError::nothing_there)?;
        let at = session.decisions();
        let legal = session.actions(self.seat);
        // A bot that broke down does the first thing that is allowed, so that the people at the table can go on.
        let action = action.filter(|action| legal.iter().any(|known| known == action));
        let Some(action) = action.or(legal.first().map(String::as_str)) else { return Ok(()) };
        let action = action.to_owned();
        guard.play(&RequestId::default(), self.seat, &action, at).await
    }
}
