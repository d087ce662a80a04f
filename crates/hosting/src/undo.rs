//! Decides what an undo needs: nothing back to the last barrier, the others' consent beyond it. This is known before the undo.

use protocol::Undo;
use table::{AnySession, Consent, SaturatingAs, Seat};

/// From so many entries of a record on nothing is taken back any more: no game needs a tenth of it.
pub const MOST_ENTRIES: usize = 5_000;

/// What it takes to take back the last decision of a seat, and how many decisions would stand then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoPlan {
    /// Nobody need be asked.
    Free(usize),
    /// Nobody is there to be asked, but a roll or something hidden has been seen.
    LookAhead(usize),
    /// The others must agree.
    Ask(usize),
    /// There is nothing to take back.
    No,
}

impl UndoPlan {
    /// As a viewer is told it: what it takes, and how many decisions would stand then.
    pub(crate) fn told(self) -> (Undo, Option<u32>) {
        match self {
            UndoPlan::Free(keep) => (Undo::Free, Some(keep.saturating_as::<u32>())),
            UndoPlan::LookAhead(keep) => (Undo::LookAhead, Some(keep.saturating_as::<u32>())),
            UndoPlan::Ask(keep) => (Undo::Ask, Some(keep.saturating_as::<u32>())),
            UndoPlan::No => (Undo::No, None),
        }
    }
}

/// Who else has a say when a seat takes something back.
pub struct UndoCompany<'a> {
    /// Whether nobody else is there to be asked.
    pub alone: bool,
    /// Whether a bot to which the player handed his seat over himself decided there, after so many decisions.
    pub handed_over_since: &'a dyn Fn(usize) -> bool,
}

impl UndoCompany<'_> {
    /// What it takes to go back so far that nobody may do it without a word: past a roll or a reveal, or past what a bot decided to
    /// which the player handed his seat over himself, and which he would use as a hint.
    pub fn plan_beyond(&self, session: &dyn AnySession, keep: usize) -> UndoPlan {
        let seen = session.is_barrier_since(keep) || (self.handed_over_since)(keep);
        match (self.alone, seen) {
            (false, _) => UndoPlan::Ask(keep),
            (true, true) => UndoPlan::LookAhead(keep),
            (true, false) => UndoPlan::Free(keep),
        }
    }
}

/// What it takes to take back the last decision of a seat.
pub fn undo_plan(session: &dyn AnySession, seat: Seat, company: &UndoCompany<'_>) -> UndoPlan {
    match (session.undo_target(seat, Consent::NotAsked), session.undo_target(seat, Consent::Given)) {
        (Ok(keep), _) if (company.handed_over_since)(keep) => company.plan_beyond(session, keep),
        (Ok(keep), _) => UndoPlan::Free(keep),
        (Err(_), Ok(last)) => company.plan_beyond(session, session.undo_from(seat, last)),
        (Err(_), Err(_)) => UndoPlan::No,
    }
}
