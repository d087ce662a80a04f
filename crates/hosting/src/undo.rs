//! What an undo needs: nothing up to the last barrier, the others' consent beyond it. This is known before the undo.

use protocol::Undo;
use table::{AnySession, Consent, SaturatingAs, Seat};

/// A record with this many entries allows no more undo. No game needs a tenth of it.
pub const MOST_ENTRIES: usize = 5_000;

/// What undoing the last decision of a seat needs, and how many decisions would remain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoPlan {
    /// Nothing.
    Free(usize),
    /// Nobody is there to consent, but a roll or a reveal has been seen.
    LookAhead(usize),
    /// The others' consent.
    Ask(usize),
    /// There is nothing to undo.
    No,
}

impl UndoPlan {
    /// As shown to clients: what it needs, and how many decisions would remain.
    pub(crate) fn told(self) -> (Undo, Option<u32>) {
        match self {
            UndoPlan::Free(keep) => (Undo::Free, Some(keep.saturating_as::<u32>())),
            UndoPlan::LookAhead(keep) => (Undo::LookAhead, Some(keep.saturating_as::<u32>())),
            UndoPlan::Ask(keep) => (Undo::Ask, Some(keep.saturating_as::<u32>())),
            UndoPlan::No => (Undo::No, None),
        }
    }
}

/// Who else is affected when a seat undoes something.
pub struct UndoContext<'a> {
    /// Whether nobody else is there to consent.
    pub alone: bool,
    /// Whether a bot to which the player had handed over their own seat has decided there, after this many decisions.
    pub handed_over_since: &'a dyn Fn(usize) -> bool,
}

impl UndoContext<'_> {
    /// What an undo needs that is never free: past a roll or a reveal, or past the decision of a bot to which the player had handed
    /// over their own seat, and which could serve as a hint.
    pub fn plan_beyond(&self, session: &dyn AnySession, keep: usize) -> UndoPlan {
        let seen = session.is_barrier_since(keep) || (self.handed_over_since)(keep);
        match (self.alone, seen) {
            (false, _) => UndoPlan::Ask(keep),
            (true, true) => UndoPlan::LookAhead(keep),
            (true, false) => UndoPlan::Free(keep),
        }
    }
}

/// What undoing the last decision of a seat needs.
pub fn undo_plan(session: &dyn AnySession, seat: Seat, context: &UndoContext<'_>) -> UndoPlan {
    match (session.undo_target(seat, Consent::NotAsked), session.undo_target(seat, Consent::Given)) {
        (Ok(keep), _) if (context.handed_over_since)(keep) => context.plan_beyond(session, keep),
        (Ok(keep), _) => UndoPlan::Free(keep),
        (Err(_), Ok(last)) => context.plan_beyond(session, session.undo_from(seat, last)),
        (Err(_), Err(_)) => UndoPlan::No,
    }
}
