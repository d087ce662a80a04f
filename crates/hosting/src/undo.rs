//! What an undo needs: nothing up to the last barrier, the others' consent beyond it. This is known before the undo.

use protocol::{LogLine, Undo, UndoAsked};
use table::{AnySession, Consent, Phrase, SaturatingAs, Seat, Seats};

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

/// The decisions that would be undone if only the first `keep` remained, the latest first: who decided, and what, as far as the viewer
/// of this log may know it. The log must have their lines; those before may be missing.
pub fn taken_back(log: &[LogLine], keep: u32) -> Vec<Phrase> {
    undone(log, keep).rev().map(|(seat, line)| line_of(seat, line)).collect()
}

/// The question whether a seat may undo something, for the people at these seats: how much, how much of it is theirs, and what.
pub fn undo_question(log: &[LogLine], asked: &UndoAsked, yours: Seats) -> Vec<Phrase> {
    let count = undone(log, asked.keep).count();
    let yours = undone(log, asked.keep).filter(|(seat, _)| yours.contains(*seat)).count();
    let question =
        Phrase::new("undo-asked").with("name", asked.seat).with("count", count).with("yours", yours);
    [question].into_iter().chain(taken_back(log, asked.keep)).collect()
}

fn undone(log: &[LogLine], keep: u32) -> impl DoubleEndedIterator<Item = (Seat, &LogLine)> {
    log.iter().filter(move |line| line.index > keep).filter_map(|line| Some((line.seat?, line)))
}

/// A line as "who: what".
fn line_of(seat: Seat, line: &LogLine) -> Phrase {
    let told = line.told.iter().map(|event| event.phrase.clone());
    let what = told.reduce(|told, more| Phrase::new("undo-more").with("told", told).with("more", more));
    let what = what.unwrap_or_else(|| Phrase::new("undo-secret"));
    Phrase::new("undo-line").with("name", seat).with("what", what)
}
