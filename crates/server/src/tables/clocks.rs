//! The clocks of a table: they run while people must decide, and when one reaches zero, the action chosen at set-up is taken.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use hosting::clocks::{Clocks, standing_times};
use table::{Phrase, SaturatingAs, Seat, Seats};
use tokio::time::interval;

use super::commit::{DocChange, RequestId};
use super::guard::TableGuard;
use super::happenings::time_in_words;
use super::live_table::{LiveTable, player_of};
use super::server_time::ServerTime;
use super::stand_in::HandOver;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::Identity;
use crate::protocol::{AtZero, ClockRules, Holder, Stage};

/// How often clocks are checked.
const EVERY: Duration = Duration::from_millis(500);
/// How many tables are fetched at a time.
const PAGE: u32 = 50;
/// When a table is tried again that cannot be read.
const READ_AGAIN: Duration = Duration::from_secs(10 * 60);

/// Takes the chosen action when clocks reach zero, until the server stops.
pub(crate) async fn watch_clocks(app: Arc<AppState>) {
    let mut ticks = interval(EVERY);
    // They stay due: tried each time, they would keep the clocks behind them from coming to zero.
    let mut unreadable: HashMap<String, Instant> = HashMap::new();
    loop {
        ticks.tick().await;
        unreadable.retain(|_, tried| tried.elapsed() < READ_AGAIN);
        let uptime = app.tables.presence.server_time().uptime();
        let due = match app.storage.due(uptime, PAGE + unreadable.len().saturating_as::<u32>()).await {
            Ok(due) => due,
            Err(error) => {
                tracing::warn!(%error, "cannot read which clocks are at zero; trying again");
                continue;
            }
        };
        for table in due.into_iter().filter(|table| !unreadable.contains_key(table)).collect::<Vec<_>>() {
            let checked = match TableGuard::open(&app, &table).await {
                Ok(mut guard) => guard.check_clocks().await,
                Err(error) => Err(error),
            };
            if let Err(error) = checked {
                tracing::warn!(table, why = %error.why, "the action for a clock at zero failed; trying again");
                if error.is_unreadable() {
                    unreadable.insert(table, Instant::now());
                }
            }
        }
    }
}

impl TableGuard {
    /// Sets the clocks of a table that has none: its game has just begun, or it is older than clocks.
    pub(super) async fn set_clocks_if_missing(&mut self) -> Result<(), ApiError> {
        let server_time = self.slot.audience.presence.server_time().clone();
        let table = self.table_mut();
        if table.doc.stage != Stage::Playing || !table.progress.clocks.is_empty() {
            return Ok(());
        }
        table.set_clocks();
        table.run_clocks(&server_time);
        // Where clocks only measure, what they say is kept with the next decision.
        if table.doc.clock.is_some() { self.commit(DocChange::Same, None, None).await } else { Ok(()) }
    }

    /// Takes the chosen action for every clock at zero.
    async fn check_clocks(&mut self) -> Result<(), ApiError> {
        let server_time = self.slot.audience.presence.server_time().clone();
        let table = self.table_mut();
        let Some(rules) = table.doc.clock.clone().filter(|_| table.doc.stage == Stage::Playing) else {
            return self.commit(DocChange::Same, None, None).await;
        };
        if server_time.at(&table.doc, |now| table.progress.clocks.is_race_up(now)) {
            return self.end_race().await;
        }
        table.remind(&rules, &server_time);
        let fallen = server_time.at(&table.doc, |now| table.progress.clocks.fallen(&rules, now));
        let fresh: Vec<Seat> = fallen.iter().filter(|seat| !table.progress.clocks.of(*seat).fell).collect();
        if fresh.is_empty() {
            // Somebody was reminded; or he was on holiday, or his line was lost, since it was foretold.
            return self.commit(DocChange::Same, None, None).await;
        }
        for seat in fresh {
            self.table_mut().time_is_up(seat, rules.at_zero);
        }
        self.settle(&RequestId::default()).await
    }

    /// The time of a race is up: those who still race act as the rules say, in a fair order.
    async fn end_race(&mut self) -> Result<(), ApiError> {
        let mut told = false;
        loop {
            let table = self.table_mut();
            let session = table.playing().ok().map(|game| game.session.as_ref());
            let next = session.and_then(|session| {
                let seat = session.turn().or_else(|| session.deciders().lowest())?;
                Some((seat, session.when_race_ends(seat)?, session.decisions()))
            });
            let Some((seat, action, at)) = next else {
                if !told {
                    self.commit(DocChange::Same, None, None).await?;
                }
                self.go_on_ahead().await;
                return Ok(());
            };
            if !std::mem::replace(&mut told, true) {
                table.happened(seat, Phrase::new("server-log-race-up"));
            }
            self.decide(&RequestId::default(), seat, &action, at, None, DocChange::Changed).await?;
        }
    }

    /// A player's connection is lost: their clocks wait for a while.
    pub(super) async fn wait_for(&mut self, who: &Identity) -> Result<(), ApiError> {
        let server_time = self.slot.audience.presence.server_time().clone();
        let table = self.table_mut();
        let (Some(rules), Stage::Playing) = (table.doc.clock.clone(), table.doc.stage) else { return Ok(()) };
        let seats = table.seats_of(who);
        let clocks = &mut table.progress.clocks;
        let waits = server_time.at(&table.doc, |now| {
            // Each of them is asked, also after one who waits.
            seats.iter().filter(|&seat| clocks.connection_lost(&rules, seat, now)).count() > 0
        });
        if waits { self.commit(DocChange::Same, None, None).await } else { Ok(()) }
    }

    /// Stores and shows the clocks after a person's holiday has begun or ended.
    pub(crate) async fn holiday_changed(&mut self) -> Result<(), ApiError> {
        let table = self.table();
        if table.doc.stage == Stage::Playing && table.doc.clock.as_ref().is_some_and(|rules| rules.holidays) {
            self.commit(DocChange::Same, None, None).await?;
            self.broadcast_table();
        }
        Ok(())
    }
}

impl LiveTable {
    /// Sets all clocks to their initial time.
    pub(super) fn set_clocks(&mut self) {
        self.progress.clocks = Clocks::new(self.doc.clock.as_ref(), self.doc.seats.len());
    }

    /// Starts the clocks of the deciding seats, and stops the others.
    pub(super) fn run_clocks(&mut self, server_time: &ServerTime) {
        let LiveTable { doc, progress, game, .. } = self;
        let Some(game) = game else { return };
        let deciders = doc.asked(game.session.as_ref());
        let is_asked = |seat: &Seat| player_of(&doc.seats[seat.index()].holder).is_some();
        let asked: Seats = deciders.iter().filter(is_asked).collect();
        let races = deciders.iter().any(|seat| game.session.when_race_ends(seat).is_some());
        let rules = doc.clock.as_ref();
        progress.due = server_time.at(doc, |now| {
            progress.clocks.ask(rules, asked, races, now);
            progress.clocks.next_look(rules?, now)
        });
    }

    /// Notes which reminders are due, to be sent with the next commit.
    fn remind(&mut self, rules: &ClockRules, server_time: &ServerTime) {
        let LiveTable { doc, progress, reminded, .. } = self;
        let due = server_time.at(doc, |now| progress.clocks.remind(rules, now));
        let people = due.iter().filter_map(|seat| match &doc.seats[seat.index()].holder {
            Holder::Person { id } => Some(id.clone()),
            _ => None,
        });
        reminded.extend(people);
    }

    /// The time these seats have left to decide, in words; `None` without a clock, or if they do not have to decide.
    pub(crate) fn time_left(&self, mine: Seats, server_time: &ServerTime) -> Option<Phrase> {
        let rules = self.doc.clock.as_ref().filter(|_| self.doc.stage == Stage::Playing)?;
        let asked = self.progress.deciders.iter().filter(|seat| mine.contains(**seat));
        let left = asked.map(|seat| self.zero_in(rules, *seat, server_time)).min()?;
        Some(time_in_words(left))
    }

    /// Notes in the record how long a decision took.
    pub(super) fn time_decision(&mut self, seat: Seat, server_time: &ServerTime) {
        let LiveTable { doc, progress, game, .. } = self;
        let timing = server_time.at(doc, |now| progress.clocks.decided(doc.clock.as_ref(), seat, now));
        if let (Some(timing), Some(game)) = (timing, game) {
            game.session.record_mut().time_last(timing.took, timing.left);
        }
    }

    /// Adjusts the clocks after a seat undid decisions down to `keep`.
    pub(super) fn take_back_time(&mut self, by: Seat, keep: usize, server_time: &ServerTime) {
        let LiveTable { doc, progress, game, .. } = self;
        let Some(game) = game else { return };
        let session = game.session.as_ref();
        let undone = standing_times(session.record()).split_off(keep.min(session.decisions()));
        let still = if keep < session.decisions() { session.asked(keep) } else { Seats::NONE };
        server_time.at(doc, |now| progress.clocks.take_back(doc.clock.as_ref(), by, &undone, still, now));
    }

    /// A player is back: their clocks get back the time that they waited.
    pub(super) fn stop_waiting(&mut self, seats: Seats, server_time: &ServerTime) {
        let LiveTable { doc, progress, .. } = self;
        let Some(rules) = &doc.clock else { return };
        server_time.at(doc, |now| {
            for seat in seats.iter() {
                progress.clocks.connection_restored(rules, seat, now);
            }
        });
    }

    /// In how many milliseconds the clock of a deciding seat will be at zero.
    pub(super) fn zero_in(&self, rules: &ClockRules, seat: Seat, server_time: &ServerTime) -> u64 {
        let shown = server_time.at(&self.doc, |now| self.progress.clocks.shown(rules, seat, now));
        shown.zero_at.map_or(shown.left, |zero| zero.saturating_sub(server_time.now()))
    }

    /// Takes the chosen action for the clock of a seat.
    fn time_is_up(&mut self, seat: Seat, at_zero: AtZero) {
        self.progress.clocks.mark_fallen(seat);
        let told = |id: &'static str| Phrase::new(id).with("seat", seat);
        match at_zero {
            AtZero::Mark => self.happened(seat, told("server-log-clock-mark")),
            AtZero::Ask => self.happened(seat, told("server-log-clock-ask")),
            AtZero::Bot => self.hand_over(seat, seat, "server-log-clock-bot", HandOver::ByOthers),
            AtZero::Forfeit => {
                self.happened(seat, told("server-log-clock-forfeit"));
                self.give_up(seat);
            }
        }
    }
}
