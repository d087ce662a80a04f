//! Seats bot accounts: invited, on a reserved seat, or at a table that accepts bots.

use std::sync::Arc;

use table::Seat;
use tokio::sync::OwnedMutexGuard;

use super::guard::TableGuard;
use super::live_table::bot_of;
use super::seats::gathering;
use super::setup::{open_seat, seat_row};
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::Bot;
use crate::protocol::{Holder, Me};
use crate::storage::{SeatRow, TableDoc};

impl AppState {
    /// Checks that a bot accepts a seat at a person's table.
    pub(super) async fn seat_accepts(
        &self,
        id: &str,
        host: &Me,
        doc: &TableDoc,
    ) -> Result<OwnedMutexGuard<()>, ApiError> {
        if doc.seats.iter().filter(|row| bot_of(&row.holder) == Some(id)).count() > 1 {
            return Err(ApiError::not_now("bots-one-seat"));
        }
        self.bot_accepts(id, &host.id, doc).await
    }

    /// Checks that no other bot of the same owner sits at a table where bots sit down by themselves.
    async fn is_only_bot_of(&self, bot: &Bot, doc: &TableDoc) -> Result<(), ApiError> {
        for id in doc.seats.iter().filter_map(|row| bot_of(&row.holder)) {
            let other = self.storage.bot(id).await?;
            if other.is_some_and(|other| other.owner == bot.owner) {
                return Err(ApiError::not_now("bots-one-of-an-owner"));
            }
        }
        Ok(())
    }
}

impl TableGuard {
    /// Seats a bot that asks for it: on a seat that is reserved for it, or on an open one where bots are welcome.
    pub(crate) async fn seat_bot(&mut self, bot: &Bot, seat: Option<Seat>) -> Result<(), ApiError> {
        let app = Arc::clone(&self.app);
        gathering(&self.table().doc)?;
        self.table().may_sit_down(&bot.me)?;
        let mut next = self.table().doc.clone();
        let free = |row: &SeatRow| match row.kept_for.as_deref() {
            Some(kept) => kept == bot.me.id,
            None => next.bots_welcome,
        };
        let may =
            |place: &usize| next.seats.get(*place).is_some_and(|row| row.holder == Holder::Open && free(row));
        let place = match seat {
            Some(seat) => Some(seat.index()).filter(may),
            None => (0..next.seats.len()).find(may),
        };
        let place = place.ok_or_else(|| ApiError::not_now("bots-not-welcome"))?;
        app.is_only_bot_of(bot, &next).await?;
        next.seats[place] = seat_row(Holder::BotAccount { id: bot.me.id.clone() }, String::new());
        // Whom it plays with is for its program to choose; how much, its owner has settled.
        let _accepted = app.bot_accepts(&bot.me.id, &bot.owner, &next).await?;
        self.table_mut().doc = next;
        self.begin_if_full().await
    }

    /// Seats the bots that are invited to a rematch, if their rules allow it; the seats of the others become open.
    pub(crate) async fn seat_kept_bots(&mut self, me: &Me) -> Result<(), ApiError> {
        let app = Arc::clone(&self.app);
        let mut next = self.table().doc.clone();
        let mut accepted = Vec::new();
        for place in 0..next.seats.len() {
            let Some(id) = next.seats[place].kept_for.clone() else { continue };
            if app.storage.bot(&id).await?.is_none() {
                continue;
            }
            next.seats[place] = seat_row(Holder::BotAccount { id: id.clone() }, String::new());
            match app.bot_accepts(&id, &me.id, &next).await {
                Ok(turn) => accepted.push(turn),
                Err(_) => next.seats[place] = open_seat(),
            }
        }
        if next == self.table().doc {
            return Ok(());
        }
        self.table_mut().doc = next;
        self.begin_if_full().await
    }
}
