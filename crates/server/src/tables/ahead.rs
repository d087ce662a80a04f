//! Automatic answers at a table: obvious questions, and those for which a player has left orders.
//!
//! Such an answer is handled like any other decision: checked by the rules, committed, then shown. A player who has an answer ready
//! gets no message about the turn. Which answers are ready follows from stored data, so that a table continues after a restart.

use hosting::Ready;
use protocol::AnsweredBy;
use table::{Orders, OrdersError, Seat};

use super::commit::{DocChange, RequestId};
use super::guard::TableGuard;
use super::live_table::LiveTable;
use crate::error::ApiError;
use crate::people::Identity;
use crate::protocol::{Holder, ServerMessage, Stage};

/// The largest number of consecutive automatic answers: more than any game has.
const LONGEST_CHAIN: usize = 2_000;

/// An answer that is ready.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ReadyAnswer {
    pub(super) seat: Seat,
    action: String,
    by: AnsweredBy,
}

impl LiveTable {
    /// What to do for each deciding seat with orders or wishes.
    fn ready_seats(&self) -> Vec<(Seat, Ready)> {
        let Some(game) = self.game.as_ref().filter(|_| self.doc.stage == Stage::Playing) else {
            return Vec::new();
        };
        if self.doc.undo_asked.is_some() {
            return Vec::new();
        }
        let row = |seat: Seat| &self.doc.seats[seat.index()];
        let left =
            |seat: &Seat| matches!(row(*seat).holder, Holder::Person { .. }) && !row(*seat).ahead.is_blank();
        let asked = self.doc.asked(game.session.as_ref()).iter().filter(left);
        asked.map(|seat| (seat, row(seat).ahead.ready(game.session.as_ref(), seat))).collect()
    }

    /// The deciding seats whose answers are ready.
    pub(super) fn answering(&self) -> Vec<Seat> {
        self.ready.iter().map(|answer| answer.seat).collect()
    }

    /// Determines which answers are ready, and ends orders that no longer fit. Returns whether stored data changed.
    pub(super) fn settle_ahead(&mut self) -> bool {
        self.ready.clear();
        let mut changed = false;
        for (seat, ready) in self.ready_seats() {
            match ready {
                Ready::Answer(action, by) => self.ready.push(ReadyAnswer { seat, action, by }),
                Ready::End(why) => {
                    self.doc.seats[seat.index()].ahead.end(why);
                    changed = true;
                }
                Ready::Ask => {}
            }
        }
        changed
    }
}

impl TableGuard {
    /// Gives the answers that are ready, one after the other. If one cannot be stored, it is tried again when the table is next
    /// needed.
    pub(super) async fn go_on_ahead(&mut self) {
        for _ in 0..LONGEST_CHAIN {
            let Some(table) = &mut self.slot.table else { return };
            if table.ready.is_empty() {
                return;
            }
            let ReadyAnswer { seat, action, by } = table.ready.remove(0);
            if let Err(error) = self.answer_ahead(seat, &action, by).await {
                tracing::warn!(table = self.slot.id, %seat, why = %error.why, "an automatic answer failed");
                return;
            }
        }
    }

    async fn answer_ahead(&mut self, seat: Seat, action: &str, by: AnsweredBy) -> Result<(), ApiError> {
        let at = self.table_mut().playing()?.session.decisions();
        self.decide(&RequestId::default(), seat, action, at, Some(by), DocChange::Same).await
    }

    /// The orders that a seat can leave now.
    pub(super) fn offer_orders(&mut self, id: String, seat: Seat) -> Result<ServerMessage, ApiError> {
        let version = self.table().progress.version;
        let session = self.table_mut().playing()?.session.as_ref();
        Ok(hosting::order_form(session, id, version, seat))
    }

    /// Stores a player's orders, or ends them.
    pub(super) async fn leave_orders(
        &mut self,
        request: &RequestId,
        who: &Identity,
        seat: Seat,
        orders: Option<Orders>,
    ) -> Result<(), ApiError> {
        self.check_own(who, seat)?;
        let table = self.table_mut();
        let session = table.playing()?.session.as_ref();
        let accept = |orders: Orders| session.accept_orders(seat, orders);
        let refused = |error: OrdersError| ApiError::not_now(error.phrase());
        let orders = orders.map(accept).transpose().map_err(refused)?;
        table.doc.seats[seat.index()].ahead.leave(orders);
        self.keep_ahead(request).await
    }

    /// Sets whether obvious questions are answered automatically.
    pub(super) async fn answer_obvious(
        &mut self,
        request: &RequestId,
        who: &Identity,
        seat: Seat,
        on: bool,
    ) -> Result<(), ApiError> {
        self.check_own(who, seat)?;
        let table = self.table_mut();
        table.playing()?;
        let ahead = &mut table.doc.seats[seat.index()].ahead;
        ahead.obvious = Some(on);
        ahead.himself = false;
        self.keep_ahead(request).await
    }

    /// Checks that a seat is the person's own. A program decides for itself, and ignores its owner's orders.
    fn check_own(&self, who: &Identity, seat: Seat) -> Result<(), ApiError> {
        self.table().check_seat(who, seat)?;
        match who {
            Identity::Person(_) => Ok(()),
            _ => Err(ApiError::not_yours()),
        }
    }

    /// Stores orders, shows them to their player, and gives the answers that are ready.
    async fn keep_ahead(&mut self, request: &RequestId) -> Result<(), ApiError> {
        self.table_mut().remember(request);
        self.commit(DocChange::Changed, None, None).await?;
        let keep = self.table().progress.decisions + 1;
        self.broadcast_move(keep);
        self.go_on_ahead().await;
        Ok(())
    }
}
