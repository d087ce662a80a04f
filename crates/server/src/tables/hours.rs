//! How late it is, by the server's own clock, and who is on holiday: what the clocks of all tables are told.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use hosting::clocks::{Hour, Runs, Span};
use table::{SaturatingAs, Seat};

use super::live_table::person_of;
use crate::clock::ServerClock;
use crate::storage::{HolidayRow, TableDoc};

/// How late it is, and who is on holiday.
#[derive(Clone)]
pub(crate) struct Hours(Arc<Inner>);

struct Inner {
    /// How long the server had been up before it was started this time, in milliseconds.
    before: u64,
    started: Instant,
    clock: ServerClock,
    /// How far the clock was put forward when the server was started.
    ahead: u64,
    runs: Runs,
    holidays: Mutex<HashMap<String, Vec<Span>>>,
}

impl Hours {
    /// Of a server that was started with an uptime of `before`, for the last time of these starts.
    pub(crate) fn new(
        before: u64,
        starts: Vec<(u64, u64)>,
        clock: ServerClock,
        holidays: Vec<HolidayRow>,
    ) -> Hours {
        let mut known: HashMap<String, Vec<Span>> = HashMap::new();
        for HolidayRow { person, begins, ends } in holidays {
            known.entry(person).or_default().push((begins, ends));
        }
        Hours(Arc::new(Inner {
            before,
            started: Instant::now(),
            ahead: clock.ahead(),
            clock,
            runs: Runs::new(starts),
            holidays: Mutex::new(known),
        }))
    }

    /// How long the server has been up in all, in milliseconds.
    pub(crate) fn uptime(&self) -> u64 {
        let Inner { before, started, clock, ahead, .. } = &*self.0;
        before + started.elapsed().as_millis().saturating_as::<u64>() + (clock.ahead() - ahead)
    }

    /// What the wall clock says, in milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.wall(self.uptime())
    }

    /// What the wall clock said at an uptime.
    pub(crate) fn wall(&self, uptime: u64) -> u64 {
        self.0.runs.wall(uptime)
    }

    /// The holidays of somebody.
    pub(crate) fn holidays_of(&self, person: &str) -> Vec<Span> {
        let holidays = self.0.holidays.lock().unwrap_or_else(PoisonError::into_inner);
        holidays.get(person).cloned().unwrap_or_default()
    }

    /// Somebody's holidays are these from now on.
    pub(crate) fn set_holidays(&self, person: &str, spans: Vec<Span>) {
        self.0.holidays.lock().unwrap_or_else(PoisonError::into_inner).insert(person.to_owned(), spans);
    }

    /// Nobody knows somebody any more.
    pub(crate) fn forget(&self, person: &str) {
        self.0.holidays.lock().unwrap_or_else(PoisonError::into_inner).remove(person);
    }

    /// The holidays of the one are the other's.
    pub(crate) fn join(&self, from: &str, into: &str) {
        let mut holidays = self.0.holidays.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(mut spans) = holidays.remove(from) {
            let all = holidays.entry(into.to_owned()).or_default();
            all.append(&mut spans);
            all.sort_unstable();
        }
    }

    /// Does something with how late it is at a table.
    pub(super) fn at<T>(&self, doc: &TableDoc, act: impl FnOnce(&Hour<'_>) -> T) -> T {
        let away = |seat: Seat| {
            let person = doc.seats.get(seat.index()).and_then(|row| person_of(&row.holder));
            person.map_or_else(Vec::new, |person| self.holidays_of(person))
        };
        act(&Hour { uptime: self.uptime(), runs: &self.0.runs, away: &away })
    }
}
