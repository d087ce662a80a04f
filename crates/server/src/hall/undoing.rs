//! Taking decisions back: free to the last barrier, beyond it with the others' consent.

use table::{Consent, NoUndo, Phrase, Seat};

use super::changes::{Doc, Request};
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

impl Open {
    /// Takes back the last decision of a seat, or asks the others.
    pub(crate) async fn undo(&mut self, request: &Request, seat: Seat, at: usize) -> Result<(), No> {
        let game = self.live_mut().playing()?;
        if game.sitting.decisions() != at {
            return Err(No::stale());
        }
        if game.sitting.record().entries().len() >= MOST_ENTRIES {
            return Err(No::not_now("server-undo-enough"));
        }
        match game.sitting.undo_target(seat, Consent::NotAsked) {
            Ok(_) => self.take_back(request, seat, Consent::NotAsked).await,
            Err(NoUndo::Nothing) => Err(No::not_now(NoUndo::Nothing.phrase())),
            Err(NoUndo::NeedsConsent) if self.live().others(seat).is_empty() => {
                self.take_back(request, seat, Consent::Given).await
            }
            Err(NoUndo::NeedsConsent) => self.ask_for_undo(request, seat).await,
        }
    }

    async fn take_back(&mut self, request: &Request, seat: Seat, consent: Consent) -> Result<(), No> {
        let live = self.live_mut();
        let game = live.playing()?;
        let keep = game.sitting.undo(seat, consent).map_err(|no| No::not_now(no.phrase()))?;
        let doc = if live.doc.undo_asked.take().is_some() { Doc::Changed } else { Doc::Same };
        self.commit_entry(request, doc, keep as u32 + 1).await
    }

    async fn ask_for_undo(&mut self, request: &Request, seat: Seat) -> Result<(), No> {
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
        let game = live.playing()?;
        let keep = game.sitting.undo_target(seat, Consent::Given).map_err(|no| No::not_now(no.phrase()))?;
        live.doc.undo_asked = Some(UndoAsked { seat, keep: keep as u32, waiting });
        live.requests.note(request.who.clone(), request.id.clone());
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
        let whose = asked.seat;
        if agree {
            asked.waiting.retain(|other| *other != seat);
            if asked.waiting.is_empty() {
                return self.take_back(request, whose, Consent::Given).await;
            }
        } else {
            live.doc.undo_asked = None;
            let row = &mut live.doc.seats[whose.index()];
            row.no_undo_until = now() + pause_after(row.refusals);
            row.refusals += 1;
        }
        live.requests.note(request.who.clone(), request.id.clone());
        self.commit(Doc::Changed, None, None).await?;
        self.tell_table();
        Ok(())
    }
}
