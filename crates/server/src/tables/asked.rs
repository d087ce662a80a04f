//! Determines who must decide at a table. If all may act simultaneously and the first counts, that is a race; at a table played
//! over days they take turns instead, in the fair order that the rules define for it.

use table::{AnySession, Seats};

use crate::protocol::{ClockRules, Pace, Stage};
use crate::storage::TableDoc;

/// A clock with at least this much time is for a game over days, in seconds.
const DAY: u32 = 24 * 60 * 60;

impl TableDoc {
    /// Whether a game is played over days: by its clock, or by its pace if there is none.
    fn is_over_days(&self) -> bool {
        match &self.clock {
            Some(ClockRules { race: Some(_), .. }) => false,
            Some(rules) => rules.bank >= DAY,
            None => self.pace == Pace::Days,
        }
    }

    /// The seats that must decide now.
    pub(super) fn asked(&self, session: &dyn AnySession) -> Seats {
        if self.stage != Stage::Playing {
            return Seats::NONE;
        }
        let deciders = session.deciders();
        let races = || deciders.iter().any(|seat| session.when_race_ends(seat).is_some());
        let turn = session.turn().filter(|_| self.is_over_days() && races());
        turn.map_or(deciders, Seats::only)
    }
}

impl super::TableGuard {
    /// A person decides without having the table open: if they must decide again, they are notified again.
    pub(crate) fn decides_from_afar(&mut self, person: &str) {
        self.table_mut().told.decides_from_afar(person);
    }
}

impl super::LiveTable {
    /// The seats that must decide now; empty if there is no game.
    pub(crate) fn asked(&self) -> Seats {
        self.session().map_or(Seats::NONE, |session| self.doc().asked(session))
    }
}
