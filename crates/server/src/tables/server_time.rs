//! The server's uptime and the holidays of people, as input for the clocks of all tables.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use hosting::clocks::{Now, Runs, Span};
use table::{SaturatingAs, Seat};

use super::live_table::person_of;
use crate::clock::ServerClock;
use crate::storage::{HolidayRow, TableDoc};

/// The current time, and who is on holiday.
#[derive(Clone)]
pub(crate) struct ServerTime(Arc<Inner>);

struct Inner {
    base: Mutex<Base>,
    /// The latest uptime that was returned: it never decreases.
    latest: AtomicU64,
    clock: ServerClock,
    /// How far the clock had been moved forward when the server was started.
    ahead: u64,
    runs: Mutex<Arc<Runs>>,
    holidays: Mutex<HashMap<String, Vec<Span>>>,
}

/// The base of the uptime.
struct Base {
    /// The uptime at that time, in milliseconds.
    uptime: u64,
    at: Instant,
    /// How long it continues from there without news: for servers on the same database, uptime counts only while the database is
    /// available.
    longest: Duration,
}

/// How long a server continues by itself without news of the common uptime.
const LONGEST: Duration = Duration::from_secs(5);

impl ServerTime {
    /// For a server that was started with an uptime of `before`, the last of these starts.
    pub(crate) fn new(
        before: u64,
        starts: Vec<(u64, u64)>,
        clock: ServerClock,
        holidays: Vec<HolidayRow>,
    ) -> ServerTime {
        let mut known: HashMap<String, Vec<Span>> = HashMap::new();
        for HolidayRow { person, begins, ends } in holidays {
            known.entry(person).or_default().push((begins, ends));
        }
        ServerTime(Arc::new(Inner {
            base: Mutex::new(Base { uptime: before, at: Instant::now(), longest: Duration::MAX }),
            latest: AtomicU64::new(before),
            ahead: clock.ahead(),
            clock,
            runs: Mutex::new(Arc::new(Runs::new(starts))),
            holidays: Mutex::new(known),
        }))
    }

    /// The total uptime of the server, in milliseconds.
    pub(crate) fn uptime(&self) -> u64 {
        let Inner { base, latest, clock, ahead, .. } = &*self.0;
        let base = base.lock().unwrap_or_else(PoisonError::into_inner);
        let since = base.at.elapsed().min(base.longest).as_millis().saturating_as::<u64>();
        let uptime = base.uptime + since + (clock.ahead() - ahead);
        latest.fetch_max(uptime, Ordering::SeqCst).max(uptime)
    }

    /// Sets the common uptime of several servers, and the starts if there is a new one.
    pub(crate) fn agree(&self, uptime: u64, starts: Option<Vec<(u64, u64)>>) {
        let base = Base { uptime, at: Instant::now(), longest: LONGEST };
        *self.0.base.lock().unwrap_or_else(PoisonError::into_inner) = base;
        if let Some(starts) = starts {
            *self.0.runs.lock().unwrap_or_else(PoisonError::into_inner) = Arc::new(Runs::new(starts));
        }
    }

    /// The server's clock.
    pub(crate) fn clock(&self) -> &ServerClock {
        &self.0.clock
    }

    /// The wall time, in milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.wall(self.uptime())
    }

    /// The wall time at an uptime.
    pub(crate) fn wall(&self, uptime: u64) -> u64 {
        self.runs().wall(uptime)
    }

    fn runs(&self) -> Arc<Runs> {
        Arc::clone(&self.0.runs.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A person's holidays.
    pub(crate) fn holidays_of(&self, person: &str) -> Vec<Span> {
        let holidays = self.0.holidays.lock().unwrap_or_else(PoisonError::into_inner);
        holidays.get(person).cloned().unwrap_or_default()
    }

    /// Sets a person's holidays.
    pub(crate) fn set_holidays(&self, person: &str, spans: Vec<Span>) {
        self.0.holidays.lock().unwrap_or_else(PoisonError::into_inner).insert(person.to_owned(), spans);
    }

    /// Forgets a person.
    pub(crate) fn forget(&self, person: &str) {
        self.0.holidays.lock().unwrap_or_else(PoisonError::into_inner).remove(person);
    }

    /// Merges a person's holidays into another's.
    pub(crate) fn join(&self, from: &str, into: &str) {
        let mut holidays = self.0.holidays.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(mut spans) = holidays.remove(from) {
            let all = holidays.entry(into.to_owned()).or_default();
            all.append(&mut spans);
            all.sort_unstable();
        }
    }

    /// Calls `act` with the current time at a table.
    pub(super) fn at<T>(&self, doc: &TableDoc, act: impl FnOnce(&Now<'_>) -> T) -> T {
        let away = |seat: Seat| {
            let person = doc.seats.get(seat.index()).and_then(|row| person_of(&row.holder));
            person.map_or_else(Vec::new, |person| self.holidays_of(person))
        };
        let runs = self.runs();
        act(&Now { uptime: self.uptime(), runs: &runs, away: &away })
    }
}
