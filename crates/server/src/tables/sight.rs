//! Whether the person at the other end of a connection sees what it shows.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// What a connection says about its person: whether its page is hidden, and when it last gave a sign of life with the page in sight.
#[derive(Default, Debug)]
pub(crate) struct Sight {
    hidden: AtomicBool,
    /// In milliseconds since 1970; 0 if never.
    seen: AtomicU64,
}

/// Whether a person has seen what happened at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Seen {
    /// They do not look.
    No,
    /// Their page is in sight, as far as is known, but has given no sign of life since: the line may be dead.
    Unclear,
    /// They have.
    Yes,
}

impl Sight {
    /// Of a connection that was just opened, by a page that is hidden or not.
    pub(crate) fn new(hidden: bool, now: u64) -> Sight {
        Sight { hidden: AtomicBool::new(hidden), seen: AtomicU64::new(if hidden { 0 } else { now }) }
    }

    /// A sign of life.
    pub(crate) fn heard(&self, now: u64) {
        if !self.is_hidden() {
            self.seen.store(now, Ordering::Relaxed);
        }
    }

    /// Whether the page is hidden from now on; returns whether that is new. Whoever hides it has seen what it showed until then.
    pub(crate) fn hide(&self, hidden: bool, now: u64) -> bool {
        self.heard(now);
        let before = self.hidden.swap(hidden, Ordering::Relaxed);
        self.heard(now);
        before != hidden
    }

    /// Whether the page is hidden.
    pub(super) fn is_hidden(&self) -> bool {
        self.hidden.load(Ordering::Relaxed)
    }

    /// Until when the page was certainly in sight, in milliseconds since 1970; 0 if it never was.
    pub(super) fn until(&self) -> u64 {
        self.seen.load(Ordering::Relaxed)
    }

    /// Whether what happened at this time was seen.
    pub(super) fn has_seen(&self, at: u64) -> Seen {
        match (self.until() > at, self.is_hidden()) {
            (true, _) => Seen::Yes,
            (false, false) => Seen::Unclear,
            (false, true) => Seen::No,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_while_a_page_is_in_sight_is_seen_with_the_next_sign_of_life() {
        let sight = Sight::new(false, 10);
        assert_eq!((sight.has_seen(5), sight.has_seen(15)), (Seen::Yes, Seen::Unclear));
        sight.heard(20);
        assert_eq!(sight.has_seen(15), Seen::Yes);
    }

    #[test]
    fn a_hidden_page_has_seen_what_happened_before_and_nothing_after_until_it_is_in_sight_again() {
        let sight = Sight::new(false, 10);
        sight.hide(true, 20);
        sight.heard(40);
        sight.hide(true, 45);
        assert_eq!((sight.has_seen(15), sight.has_seen(30), sight.until()), (Seen::Yes, Seen::No, 20));
        sight.hide(false, 50);
        assert_eq!((sight.has_seen(30), sight.has_seen(60)), (Seen::Yes, Seen::Unclear));
        let never = Sight::new(true, 10);
        never.heard(20);
        assert_eq!((never.has_seen(5), never.until()), (Seen::No, 0));
    }
}
