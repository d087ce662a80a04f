//! The current question, and who must answer it.

use table::{Seat, Seats};

use super::Ask;

/// The question that waits for an answer. Who must answer it is stored beside it, because it is looked up before every decision; it
/// always follows from the question.
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

    /// The question, if there is one.
    #[inline]
    pub(crate) const fn ask(&self) -> Option<&Ask> {
        self.ask.as_ref()
    }

    /// The question, if this seat must answer it.
    #[inline]
    pub(crate) fn asks(&self, seat: Seat) -> Option<&Ask> {
        self.ask.as_ref().filter(|_| self.deciders.contains(seat))
    }

    /// The seats that must answer it.
    #[inline]
    pub(crate) const fn deciders(&self) -> Seats {
        self.deciders
    }

    /// Removes the question, to answer it.
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
