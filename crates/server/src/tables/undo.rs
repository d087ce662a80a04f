//! Taking decisions back: free to the last barrier, beyond it with the others' consent. What it takes back is known before.

use table::{AnySession, Consent, Phrase, Seat, UndoError};

use super::commit::{DocChange, RequestId};
use super::guard::TableGuard;
use super::live_table::LiveTable;
use crate::app_state::now;
use crate::error::ApiError;
use crate::protocol::UndoAsked;

/// How long a seat waits after the first refusal, in milliseconds; twice as long after each further one.
const FIRST_PAUSE: u64 = 15_000;
/// After so many refusals the pause grows no longer.
const MOST_DOUBLINGS: u32 = 8;

/// From so many entries of a record on nothing is taken back any more: no game needs a tenth of it.
const MOST_ENTRIES: usize = 5_000;

/// How long a seat waits that was refused so often before, in milliseconds.
const fn pause_after(refusals: u32) -> u64 {
    FIRST_PAUSE << if refusals < MOST_DOUBLINGS { refusals } else { MOST_DOUBLINGS }
}

/// What it takes to take back the last decision of a seat, and how many decisions would stand then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum UndoPlan {
    /// Nobody need be asked.
    Free(usize),
    /// Nobody is there to be asked, but a roll or something hidden has been seen.
    LookAhead(usize),
    /// The others must agree.
    Ask(usize),
    /// There is nothing to take back.
    No,
}

impl LiveTable {
    /// What it takes to take back the last decision of a seat.
    pub(super) fn undo_plan(&self, session: &dyn AnySession, seat: Seat) -> UndoPlan {
        match (session.undo_target(seat, Consent::NotAsked), session.undo_target(seat, Consent::Given)) {
            (Ok(keep), _) if self.handed_over_since(seat, keep) => self.plan_beyond(session, seat, keep),
            (Ok(keep), _) => UndoPlan::Free(keep),
            (Err(_), Ok(last)) => self.plan_beyond(session, seat, session.undo_from(seat, last)),
            (Err(_), Err(_)) => UndoPlan::No,
        }
    }

    /// What it takes to go back so far that nobody may do it without a word: past a roll or a reveal, or past what a bot decided to
    /// which the player handed his seat over himself, and which he would use as a hint.
    fn plan_beyond(&self, session: &dyn AnySession, seat: Seat, keep: usize) -> UndoPlan {
        let seen = session.is_barrier_since(keep) || self.handed_over_since(seat, keep);
        match (self.others(seat).is_empty(), seen) {
            (false, _) => UndoPlan::Ask(keep),
            (true, true) => UndoPlan::LookAhead(keep),
            (true, false) => UndoPlan::Free(keep),
        }
    }
}

impl TableGuard {
    /// Takes back the last decision of a seat, or asks the others.
    pub(crate) async fn undo(&mut self, request: &RequestId, seat: Seat, at: usize) -> Result<(), ApiError> {
        self.check_current(at)?;
        let table = self.table();
        let plan = table.session().map_or(UndoPlan::No, |session| table.undo_plan(session, seat));
        self.run_undo_plan(request, seat, plan).await
    }

    /// Takes back what a bot decided for a seat whose player is back, or asks the others.
    pub(crate) async fn undo_bot(
        &mut self,
        request: &RequestId,
        seat: Seat,
        at: usize,
    ) -> Result<(), ApiError> {
        self.check_current(at)?;
        let table = self.table();
        let plan = match (table.session(), table.bot_decisions(seat)) {
            (Some(session), Some((keep, _)))
                if session.is_barrier_since(keep) || table.handed_over_since(seat, keep) =>
            {
                table.plan_beyond(session, seat, session.undo_from(seat, keep))
            }
            (_, Some((keep, _))) => UndoPlan::Free(keep),
            (_, None) => UndoPlan::No,
        };
        self.run_undo_plan(request, seat, plan).await
    }

    fn check_current(&mut self, at: usize) -> Result<(), ApiError> {
        let game = self.table_mut().playing()?;
        if game.session.decisions() != at {
            return Err(ApiError::stale());
        }
        if game.session.record().entries().len() >= MOST_ENTRIES {
            return Err(ApiError::not_now("server-undo-enough"));
        }
        Ok(())
    }

    async fn run_undo_plan(
        &mut self,
        request: &RequestId,
        seat: Seat,
        plan: UndoPlan,
    ) -> Result<(), ApiError> {
        match plan {
            UndoPlan::Free(keep) => self.take_back(request, seat, keep).await,
            UndoPlan::LookAhead(keep) => {
                self.table_mut().doc.looked_ahead = true;
                self.take_back(request, seat, keep).await
            }
            UndoPlan::Ask(keep) => self.ask_for_undo(request, seat, keep).await,
            UndoPlan::No => Err(ApiError::not_now(UndoError::Nothing.phrase())),
        }
    }

    async fn take_back(&mut self, request: &RequestId, seat: Seat, keep: usize) -> Result<(), ApiError> {
        let table = self.table_mut();
        let game = table.playing()?;
        let count = game.session.decisions().saturating_sub(keep);
        game.session.undo_to(seat, keep).map_err(|error| ApiError::not_now(error.phrase()))?;
        table.doc.undo_asked = None;
        table.forget_undone(keep as u32);
        table.happened(seat, Phrase::new("server-log-undone").with("seat", seat).with("count", count));
        self.commit_entry(request, DocChange::Changed, keep as u32 + 1).await
    }

    async fn ask_for_undo(&mut self, request: &RequestId, seat: Seat, keep: usize) -> Result<(), ApiError> {
        let waiting = self.table().others(seat);
        let table = self.table_mut();
        if table.doc.undo_asked.is_some() {
            return Err(ApiError::not_now("server-undo-asked"));
        }
        let row = &table.doc.seats[seat.index()];
        // However the clock was set meanwhile, nobody waits longer than he was told.
        let pause = row.no_undo_until.saturating_sub(now()).min(pause_after(row.refusals.saturating_sub(1)));
        if pause > 0 {
            let seconds = pause.div_ceil(1000) as u32;
            return Err(ApiError::not_now(Phrase::new("server-undo-pause").with("seconds", seconds)));
        }
        table.doc.undo_asked = Some(UndoAsked { seat, keep: keep as u32, waiting });
        table.remember(request);
        self.commit(DocChange::Changed, None, None).await?;
        self.broadcast_table();
        Ok(())
    }

    /// Somebody agrees or disagrees to an undo.
    pub(crate) async fn answer_undo(
        &mut self,
        request: &RequestId,
        seat: Seat,
        agree: bool,
    ) -> Result<(), ApiError> {
        let table = self.table_mut();
        table.playing()?;
        let asked = table.doc.undo_asked.as_mut().filter(|asked| asked.waiting.contains(&seat));
        let Some(asked) = asked else { return Err(ApiError::not_now("server-nothing-asked")) };
        let (whose, keep) = (asked.seat, asked.keep as usize);
        if agree {
            asked.waiting.retain(|other| *other != seat);
            if asked.waiting.is_empty() {
                return self.take_back(request, whose, keep).await;
            }
        } else {
            table.doc.undo_asked = None;
            let row = &mut table.doc.seats[whose.index()];
            row.no_undo_until = now() + pause_after(row.refusals);
            row.refusals += 1;
            let refused = Phrase::new("server-log-undo-refused").with("seat", seat).with("whose", whose);
            table.happened(seat, refused);
        }
        table.remember(request);
        self.commit(DocChange::Changed, None, None).await?;
        self.broadcast_table();
        Ok(())
    }
}
