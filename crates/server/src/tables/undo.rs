//! Undo: free back to the last barrier, beyond it with the others' consent. What would be undone is shown before.

use hosting::{MOST_ENTRIES, UndoContext, UndoPlan};
use table::{AnySession, Consent, Phrase, SaturatingAs, Seat, UndoError};

use super::commit::{DocChange, RequestId};
use super::guard::TableGuard;
use super::live_table::LiveTable;
use crate::app_state::now;
use crate::error::ApiError;
use crate::protocol::{Holder, UndoAsked};

/// How long a seat must wait after the first refusal, in milliseconds; doubled for each further one.
const FIRST_PAUSE: u64 = 15_000;
/// After this many refusals the wait is no longer doubled.
const MOST_DOUBLINGS: u32 = 8;

/// How long a seat must wait after this many earlier refusals, in milliseconds.
const fn pause_after(refusals: u32) -> u64 {
    FIRST_PAUSE << if refusals < MOST_DOUBLINGS { refusals } else { MOST_DOUBLINGS }
}

impl LiveTable {
    /// What undoing the last decision of a seat needs.
    pub(super) fn undo_plan(&self, session: &dyn AnySession, seat: Seat) -> UndoPlan {
        let plan = self.with_undo_context(seat, |context| hosting::undo_plan(session, seat, context));
        let (UndoPlan::Free(keep) | UndoPlan::LookAhead(keep) | UndoPlan::Ask(keep)) = plan else {
            return plan;
        };
        let his_own = || session.undo_target(seat, Consent::NotAsked).is_ok_and(|free| free == keep);
        if self.has_say(seat, keep) && !his_own() { UndoPlan::No } else { plan }
    }

    /// Drops the question whether something may be undone, because a seat has gone on. Returns whether there was one.
    pub(super) fn drop_undo_question(&mut self, by: Seat) -> bool {
        let Some(asked) = self.doc.undo_asked.take() else { return false };
        if asked.seat != by {
            self.happened(by, Phrase::new("server-log-undo-lapsed").with("whose", asked.seat));
        }
        true
    }

    /// Whether the undo affects somebody who cannot be asked: a player whom a bot replaced later, and who may come back.
    fn has_say(&self, seat: Seat, keep: usize) -> bool {
        let keep = keep.saturating_as::<u32>();
        Seat::all(self.doc.seats.len()).filter(|other| *other != seat).any(|other| {
            let row = &self.doc.seats[other.index()];
            row.stands_in_for.is_some() && row.stand_in.is_some_and(|bot| keep < bot.from)
        })
    }

    /// What undoing a bot's decisions needs, for a seat whose player is back.
    fn undo_bot_plan(&self, seat: Seat) -> UndoPlan {
        match (self.session(), self.bot_decisions(seat)) {
            (Some(session), Some((keep, _)))
                if session.is_barrier_since(keep) || self.handed_over_since(seat, keep) =>
            {
                let from = session.undo_from(seat, keep);
                self.with_undo_context(seat, |context| context.plan_beyond(session, from))
            }
            (_, Some((keep, _))) => UndoPlan::Free(keep),
            (_, None) => UndoPlan::No,
        }
    }

    fn with_undo_context(&self, seat: Seat, plan: impl Fn(&UndoContext<'_>) -> UndoPlan) -> UndoPlan {
        let handed_over_since = |keep: usize| self.handed_over_since(seat, keep);
        plan(&UndoContext { alone: self.others(seat).is_empty(), handed_over_since: &handed_over_since })
    }
}

impl TableGuard {
    /// Undoes the last decision of a seat, or asks the others.
    pub(crate) async fn undo(&mut self, request: &RequestId, seat: Seat, at: usize) -> Result<(), ApiError> {
        self.check_current(at)?;
        let table = self.table();
        let plan = table.session().map_or(UndoPlan::No, |session| table.undo_plan(session, seat));
        self.run_undo_plan(request, seat, plan).await
    }

    /// Undoes a bot's decisions for a seat whose player is back, or asks the others.
    pub(crate) async fn undo_bot(
        &mut self,
        request: &RequestId,
        seat: Seat,
        at: usize,
    ) -> Result<(), ApiError> {
        self.check_current(at)?;
        let plan = self.table().undo_bot_plan(seat);
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
        let server_time = self.slot.audience.presence.server_time().clone();
        let table = self.table_mut();
        table.playing()?;
        table.take_back_time(seat, keep, &server_time);
        let game = table.playing()?;
        let count = game.session.decisions().saturating_sub(keep);
        let seen = game.session.is_barrier_since(keep);
        game.session.undo_to(seat, keep).map_err(|error| ApiError::not_now(error.phrase()))?;
        table.drop_undo_question(seat);
        // People may agree among themselves; bots that showed what they hid, or dice, cannot be asked.
        let is_bot = |holder: &Holder| matches!(holder, Holder::Bot { .. } | Holder::BotAccount { .. });
        let bots = table.doc.seats.iter().any(|row| is_bot(&row.holder));
        table.doc.looked_ahead |= seen && bots;
        table.forget_undone(keep.saturating_as::<u32>());
        table.doc.seats[seat.index()].ahead.undone(keep.saturating_as::<u32>(), true);
        table.happened(seat, Phrase::new("server-log-undone").with("seat", seat).with("count", count));
        self.commit_entry(request, DocChange::Changed, keep.saturating_as::<u32>() + 1).await?;
        // Others may have left an answer to what they are asked again.
        self.go_on_ahead().await;
        Ok(())
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
            let seconds = pause.div_ceil(1000).saturating_as::<u32>();
            return Err(ApiError::not_now(Phrase::new("server-undo-pause").with("seconds", seconds)));
        }
        table.doc.undo_asked = Some(UndoAsked { seat, keep: keep.saturating_as::<u32>(), waiting });
        table.remember(request);
        self.commit(DocChange::Changed, None, None).await?;
        self.broadcast_table();
        Ok(())
    }

    /// Consents to an undo, or refuses.
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
        // What was ready waited for this answer.
        self.go_on_ahead().await;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_refusal_makes_the_pause_twice_as_long_up_to_an_hour() {
        let pauses: Vec<u64> = (0..4).map(|refusals| pause_after(refusals) / 1000).collect();
        assert_eq!(pauses, [15, 30, 60, 120]);
        assert_eq!((pause_after(7) / 1000, pause_after(8) / 1000), (1920, 3840));
        assert_eq!(pause_after(u32::MAX), pause_after(8));
    }
}
