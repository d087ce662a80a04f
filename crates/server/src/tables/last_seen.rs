//! When people were last seen, measured in the server's uptime, so that nobody counts as absent because the server was down.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use table::SaturatingAs;

use super::server_time::ServerTime;
use crate::config::Config;
use crate::protocol::Pace;

/// How far stored times may lag behind.
pub(crate) const COARSE: Duration = Duration::from_secs(60);
/// How many people are cached.
const MOST: usize = 50_000;

/// When people were last here.
#[derive(Clone)]
pub(crate) struct LastSeen(Arc<Inner>);

struct Inner {
    server_time: ServerTime,
    /// The uptime when the server was started this time.
    before: u64,
    evening: u64,
    days: u64,
    people: Mutex<HashMap<String, Sighting>>,
}

#[derive(Clone, Copy)]
struct Sighting {
    at: u64,
    /// The last stored time.
    kept: Option<u64>,
}

impl LastSeen {
    /// Nobody has been seen yet since the start.
    pub(crate) fn new(server_time: ServerTime, config: &Config) -> LastSeen {
        LastSeen(Arc::new(Inner {
            before: server_time.uptime(),
            server_time,
            evening: config.patience_evening.as_millis().saturating_as::<u64>(),
            days: config.patience_days.as_millis().saturating_as::<u64>(),
            people: Mutex::default(),
        }))
    }

    /// The total uptime of the server, in milliseconds.
    pub(crate) fn uptime(&self) -> u64 {
        self.0.server_time.uptime()
    }

    /// The current time, and who is on holiday.
    pub(crate) fn server_time(&self) -> &ServerTime {
        &self.0.server_time
    }

    /// How long a person may be away, in milliseconds.
    pub(crate) fn patience(&self, pace: Pace) -> u64 {
        match pace {
            Pace::Evening => self.0.evening,
            Pace::Days => self.0.days,
        }
    }

    /// Notes that a person is here. Returns whether they were away for too long.
    pub(crate) fn note(&self, person: &str) -> bool {
        let at = self.uptime();
        let mut people = self.0.people.lock().unwrap_or_else(PoisonError::into_inner);
        make_room(&mut people);
        let sighting = people.entry(person.to_owned()).or_insert(Sighting { at: self.0.before, kept: None });
        let before = std::mem::replace(&mut sighting.at, at);
        at >= before + self.0.evening.min(self.0.days)
    }

    /// When a person was last here, if it is time to store that. From now on it counts as stored.
    pub(crate) fn unsaved(&self, person: &str) -> Option<u64> {
        let mut people = self.0.people.lock().unwrap_or_else(PoisonError::into_inner);
        let sight = people.get_mut(person)?;
        let due = sight.kept.is_none_or(|kept| sight.at >= kept + COARSE.as_millis().saturating_as::<u64>());
        due.then(|| *sight.kept.insert(sight.at))
    }

    /// The stored time of a person whom this server has not seen yet. They may have been here a little later.
    pub(crate) fn recall(&self, person: &str, kept: u64) {
        let at = kept + 2 * COARSE.as_millis().saturating_as::<u64>();
        let mut people = self.0.people.lock().unwrap_or_else(PoisonError::into_inner);
        make_room(&mut people);
        people.entry(person.to_owned()).or_insert(Sighting { at, kept: Some(kept) });
    }

    /// Whether a person is cached.
    pub(crate) fn knows(&self, person: &str) -> bool {
        self.0.people.lock().unwrap_or_else(PoisonError::into_inner).contains_key(person)
    }

    /// When a person was last here; if unknown, when the server was started.
    pub(crate) fn of(&self, person: &str) -> u64 {
        let people = self.0.people.lock().unwrap_or_else(PoisonError::into_inner);
        people.get(person).map_or(self.0.before, |sight| sight.at)
    }
}

/// Drops the people who were not seen for longest: the database has them.
fn make_room(people: &mut HashMap<String, Sighting>) {
    if people.len() >= MOST {
        let mut times: Vec<u64> = people.values().map(|sight| sight.at).collect();
        let (_, median, _) = times.select_nth_unstable(MOST / 2);
        let median = *median;
        people.retain(|_, sight| sight.at > median);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::ServerClock;

    #[test]
    fn what_was_kept_counts_from_a_little_later_so_that_nobody_looks_longer_away_than_he_was() {
        let seen = LastSeen::new(server_time(1_000_000_000, &ServerClock::default()), &Config::default());
        seen.recall("ann", 900_000_000);
        let kept_late = 2 * COARSE.as_millis().saturating_as::<u64>();
        assert_eq!(seen.of("ann"), 900_000_000 + kept_late);
        // The time before this start is known from the database only: of a stranger nothing is held against him.
        assert!((1_000_000_000..1_000_060_000).contains(&seen.of("bob")));
        seen.note("ann");
        assert!(seen.of("ann") >= 1_000_000_000);
        assert_eq!(
            seen.unsaved("ann"),
            Some(seen.of("ann")),
            "a minute or more has passed since it was kept"
        );
        assert_eq!(seen.unsaved("ann"), None, "now it is kept");
        assert_eq!(seen.unsaved("bob"), None, "nothing is known of him");
    }

    fn server_time(before: u64, clock: &ServerClock) -> ServerTime {
        ServerTime::new(before, vec![(before, 5_000)], clock.clone(), Vec::new())
    }

    /// Of a server that was started ten seconds ago, after a second of being up before.
    fn up_for_ten_seconds(evening: Duration) -> LastSeen {
        let clock = ServerClock::default();
        let config = Config { patience_evening: evening, ..Config::default() };
        let seen = LastSeen::new(server_time(1_000, &clock), &config);
        clock.forward(Duration::from_secs(10));
        seen
    }

    #[test]
    fn the_clock_goes_on_from_where_it_stood() {
        let uptime = up_for_ten_seconds(Duration::ZERO).uptime();
        assert!((11_000..71_000).contains(&uptime), "{uptime}");
    }

    #[test]
    fn whoever_was_away_for_as_long_as_somebody_may_be_is_noticed_when_he_comes_and_not_again() {
        let seen = up_for_ten_seconds(Duration::from_secs(10));
        assert!(seen.note("ann"));
        assert!(!seen.note("ann"));
        assert!(!up_for_ten_seconds(Duration::from_secs(3600)).note("ann"), "he has not been away for long");
    }

    #[test]
    fn however_many_come_those_who_were_seen_last_are_remembered() {
        let seen = LastSeen::new(server_time(0, &ServerClock::default()), &Config::default());
        for number in 0..MOST as u64 {
            seen.recall(&number.to_string(), number);
        }
        assert!(seen.knows("0"));
        seen.recall("ann", MOST as u64);
        let known = seen.0.people.lock().unwrap().len();
        assert!((MOST / 2 - 1..=MOST / 2 + 1).contains(&known), "{known}");
        assert!(seen.knows("ann") && seen.knows(&(MOST - 1).to_string()) && !seen.knows("0"));
    }
}
