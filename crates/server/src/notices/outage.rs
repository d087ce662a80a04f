//! Whether the mail server is down: since when, why, and when it is checked again. Meanwhile no mail is tried.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use table::SaturatingAs;

/// The longest pause between two checks.
const LONGEST: Duration = Duration::from_secs(10 * 60);

/// Whether the mail server is down.
pub(crate) struct Outage {
    /// The delay before the first check; it doubles each time.
    first: Duration,
    now: Mutex<Option<Away>>,
}

/// A mail server that is down.
struct Away {
    since: u64,
    why: String,
    /// The number of checks.
    asked: u32,
    /// The time of the next check.
    next: u64,
}

impl Outage {
    pub(super) fn new(first: Duration) -> Outage {
        Outage { first, now: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Option<Away>> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Until when mail need not be tried, in milliseconds since 1970: shortly after the next check.
    pub(super) fn until(&self) -> Option<u64> {
        Some(self.lock().as_ref()?.next + (self.first / 10).as_millis().saturating_as::<u64>())
    }

    /// Notes that it is down; returns whether that is new.
    pub(super) fn begins(&self, now: u64, why: String) -> bool {
        let mut away = self.lock();
        let is_news = away.is_none();
        match &mut *away {
            Some(away) => away.why = why,
            None => *away = Some(Away { since: now, why, asked: 0, next: now + self.pause(0) }),
        }
        is_news
    }

    /// Whether it is time for a check, which the caller must then do.
    pub(super) fn ask_again(&self, now: u64) -> bool {
        match &mut *self.lock() {
            Some(away) if away.next <= now => {
                away.asked += 1;
                away.next = now + self.pause(away.asked);
                true
            }
            _ => false,
        }
    }

    /// Notes that it is back.
    pub(super) fn ends(&self) {
        *self.lock() = None;
    }

    /// Since when it has been down, in milliseconds since 1970, and why.
    pub(crate) fn trouble(&self) -> Option<(u64, String)> {
        self.lock().as_ref().map(|away| (away.since, away.why.clone()))
    }

    fn pause(&self, asked: u32) -> u64 {
        self.first.saturating_mul(1 << asked.min(16)).min(LONGEST).as_millis().saturating_as::<u64>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_server_that_is_away_is_asked_ever_more_seldom_but_every_ten_minutes() {
        let outage = Outage::new(Duration::from_secs(30));
        assert!(outage.until().is_none() && outage.trouble().is_none() && !outage.ask_again(u64::MAX));
        assert!(outage.begins(1_000_000, "gone".to_owned()));
        assert!(!outage.begins(1_001_000, "still gone".to_owned()), "that is no news");
        assert_eq!(outage.trouble(), Some((1_000_000, "still gone".to_owned())));
        assert_eq!(outage.until(), Some(1_033_000));
        assert!(!outage.ask_again(1_029_999) && outage.ask_again(1_030_000));
        assert!(!outage.ask_again(1_030_000), "one asks");
        assert_eq!(outage.until(), Some(1_093_000));
        let mut now = 1_090_000;
        for _ in 0..40 {
            assert!(outage.ask_again(now));
            now = outage.until().unwrap();
        }
        assert!(outage.ask_again(now));
        assert_eq!(outage.until(), Some(now + 603_000));
        outage.ends();
        assert!(outage.until().is_none() && outage.trouble().is_none());
    }
}
