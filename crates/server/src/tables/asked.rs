//! Determines who has to decide at a table. If all may act at once and the first counts, that is a race; at a table played over days they
//! take turns instead, in the fair order that the rules define for it.

use table::{AnySession, Seats};

use crate::protocol::{ClockRules, Pace, Stage};
use crate::storage::TableDoc;

/// A clock that begins with so much is one for days, in seconds.
const DAY: u32 = 24 * 60 * 60;

impl TableDoc {
    /// Whether a game here goes on over days: by its clock, and where there is none by its pace.
    fn is_over_days(&self) -> bool {
        match &self.clock {
            Some(ClockRules { race: Some(_), .. }) => false,
            Some(rules) => rules.bank >= DAY,
            None => self.pace == Pace::Days,
        }
    }

    /// Who is asked now.
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
    /// Somebody decides from a message, without being here: if he is asked again, he is told again.
    pub(crate) fn decides_from_afar(&mut self, person: &str) {
        self.table_mut().told.decides_from_afar(person);
    }
}

impl super::LiveTable {
    /// Who is asked now; nobody where no game is on.
    pub(crate) fn asked(&self) -> Seats {
        self.session().map_or(Seats::NONE, |session| self.doc().asked(session))
    }
}
