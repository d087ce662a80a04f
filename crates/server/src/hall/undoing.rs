//! Taking decisions back: free to the last barrier, beyond it with the others' consent. What it takes back is known before.

use table::{AnySitting, Consent, NoUndo, Phrase, Seat};

use super::changes::{Doc, Request};
use super::live::Live;
use super::open::Open;
use crate::house::now;
use crate::no::No;
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

impl Live {
    /// What it takes to take back the last decision of a seat.
    pub(super) fn undo_plan(&self, sitting: &dyn AnySitting, seat: Seat) -> UndoPlan {
        match (sitting.undo_target(seat, Consent::NotAsked), sitting.undo_target(seat, Consent::Given)) {
            (Ok(keep), _) => UndoPlan::Free(keep),
            (Err(_), Ok(last)) => self.plan_beyond(sitting, seat, sitting.undo_from(seat, last)),
            (Err(_), Err(_)) => UndoPlan::No,
        }
    }

    /// What it takes to go back so far that nobody may do it without a word.
    fn plan_beyond(&self, sitting: &dyn AnySitting, seat: Seat, keep: usize) -> UndoPlan {
        match (self.others(seat).is_empty(), sitting.is_barrier_since(keep)) {
            (false, _) => UndoPlan::Ask(keep),
            (true, true) => UndoPlan::LookAhead(keep),
            (true, false) => UndoPlan::Free(keep),
        }
    }
}

impl Open {
    /// Takes back the last decision of a seat, or asks the others.
    pub(crate) async fn undo(&mut self, request: &Request, seat: Seat, at: usize) -> Result<(), No> {
        self.check_current(at)?;
        let live = self.live();
        let plan = live.sitting().map_or(UndoPlan::No, |sitting| live.undo_plan(sitting, seat));
        self.carry_out_undo(request, seat, plan).await
    }

    /// Takes back what a bot decided for a seat whose player is back, or asks the others.
    pub(crate) async fn undo_bot(&mut self, request: &Request, seat: Seat, at: usize) -> Result<(), No> {
        self.check_current(at)?;
        let live = self.live();
        let plan = match (live.sitting(), live.bot_decisions(seat)) {
            (Some(sitting), Some((keep, _))) if sitting.is_barrier_since(keep) => {
                live.plan_beyond(sitting, seat, sitting.undo_from(seat, keep))
            }
            (_, Some((keep, _))) => UndoPlan::Free(keep),
            (_, None) => UndoPlan::No,
        };
        self.carry_out_undo(request, seat, plan).await
    }

    fn check_current(&mut self, at: usize) -> Result<(), No> {
        let game = self.live_mut().playing()?;
        if game.sitting.decisions() != at {
            return Err(No::stale());
        }
        if game.sitting.record().entries().len() >= MOST_ENTRIES {
            return Err(No::not_now("server-undo-enough"));
        }
        Ok(())
    }

    async fn carry_out_undo(&mut self, request: &Request, seat: Seat, plan: UndoPlan) -> Result<(), No> {
        match plan {
            UndoPlan::Free(keep) => self.take_back(request, seat, keep).await,
            UndoPlan::LookAhead(keep) => {
                self.live_mut().doc.looked_ahead = true;
                self.take_back(request, seat, keep).await
            }
            UndoPlan::Ask(keep) => self.ask_for_undo(request, seat, keep).await,
            UndoPlan::No => Err(No::not_now(NoUndo::Nothing.phrase())),
        }
    }

    async fn take_back(&mut self, request: &Request, seat: Seat, keep: usize) -> Result<(), No> {
        let live = self.live_mut();
        let game = live.playing()?;
        let count = game.sitting.decisions().saturating_sub(keep);
        game.sitting.undo_to(seat, keep).map_err(|no| No::not_now(no.phrase()))?;
        live.doc.undo_asked = None;
        live.forget_undone(keep as u32);
        live.happened(seat, Phrase::new("server-log-undone").with("seat", seat).with("count", count));
        self.commit_entry(request, Doc::Changed, keep as u32 + 1).await
    }

    async fn ask_for_undo(&mut self, request: &Request, seat: Seat, keep: usize) -> Result<(), No> {
        let waiting = self.live().others(seat);
        let live = self.live_mut();
        if live.doc.undo_asked.is_some() {
            return Err(No::not_now("server-undo-asked"));
        }
        let row = &live.doc.seats[seat.index()];
        // However the clock was set meanwhile, nobody waits longer than he was told.
        let pause = row.no_undo_until.saturating_sub(now()).min(pause_after(row.refusals.saturating_sub(1)));
        if pause > 0 {
            let seconds = pause.div_ceil(1000) as u32;
            return Err(No::not_now(Phrase::new("server-undo-pause").with("seconds", seconds)));
        }
        live.doc.undo_asked = Some(UndoAsked { seat, keep: keep as u32, waiting });
        live.remember(request);
        self.commit(Doc::Changed, None, None).await?;
        self.tell_table();
        Ok(())
    }

    /// Somebody agrees or disagrees to an undo.
    pub(crate) async fn answer_undo(&mut self, request: &Request, seat: Seat, agree: bool) -> Result<(), No> {
        let live = self.live_mut();
        live.playing()?;
        let asked = live.doc.undo_asked.as_mut().filter(|asked| asked.waiting.contains(&seat));
        let Some(asked) = asked else { return Err(No::not_now("server-nothing-asked")) };
        let (whose, keep) = (asked.seat, asked.keep as usize);
        if agree {
            asked.waiting.retain(|other| *other != seat);
            if asked.waiting.is_empty() {
                return self.take_back(request, whose, keep).await;
            }
        } else {
            live.doc.undo_asked = None;
            let row = &mut live.doc.seats[whose.index()];
            row.no_undo_until = now() + pause_after(row.refusals);
            row.refusals += 1;
            let refused = Phrase::new("server-log-undo-refused").with("seat", seat).with("whose", whose);
            live.happened(seat, refused);
        }
        live.remember(request);
        self.commit(Doc::Changed, None, None).await?;
        self.tell_table();
        Ok(())
    }
}
