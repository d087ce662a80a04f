//! The question that is being asked, and whom it asks.

use table::{Seat, Seats};

use super::Ask;

/// The question that waits for an answer. Whom it asks is kept beside it, because it is looked up before every decision; it always
/// follows from the question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pending {
    ask: Option<Ask>,
    deciders: Seats,
}

impl Pending {
    pub(crate) const NOTHING: Pending = Pending { ask: None, deciders: Seats::NONE };

    /// This question.
    #[inline]
    pub(crate) fn new(ask: Ask) -> Pending {
        Pending { ask: Some(ask), deciders: ask.seats() }
    }

    /// The question, whomever it asks.
    #[inline]
    pub(crate) const fn ask(&self) -> Option<&Ask> {
        self.ask.as_ref()
    }

    /// The question, if it asks this seat.
    #[inline]
    pub(crate) fn asks(&self, seat: Seat) -> Option<&Ask> {
        self.ask.as_ref().filter(|_| self.deciders.contains(seat))
    }

    /// Whom it asks.
    #[inline]
    pub(crate) const fn deciders(&self) -> Seats {
        self.deciders
    }

    /// Takes the question away, to be answered.
    #[inline]
    pub(crate) fn take(&mut self) -> Option<Ask> {
        self.deciders = Seats::NONE;
        self.ask.take()
    }
}

impl From<Option<Ask>> for Pending {
    fn from(ask: Option<Ask>) -> Pending {
        ask.map_or(Pending::NOTHING, Pending::new)
    }
}
