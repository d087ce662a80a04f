//! Deletes a person from all tables, which stay for the others, without the person's name and messages.
//!
//! First it is recorded that the person is being deleted, and from then on they are unknown. Then each table that names them is
//! changed on its own; repeating that changes nothing. The record of the deletion is removed last. If the server is killed in
//! between, it continues from there.

use std::sync::Arc;
use std::time::Duration;

use table::{SaturatingAs, Seat};
use tokio::time::sleep;

use super::commit::DocChange;
use super::erase_text::{forget_in, forget_in_text, is_nobody_elses};
use super::guard::TableGuard;
use super::live_table::player_of;
use super::players::nameless;
use super::remove::rematch_of;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::protocol::{Ending, Me, Stage};

/// How many tables are fetched at a time.
const PAGE: u32 = 100;
/// The delay after a failed commit.
const AGAIN: Duration = Duration::from_secs(1);

/// Completes the deletion of a person. Failed commits are tried again until the server stops; then it continues at the next start.
pub(crate) async fn forget_everywhere(app: Arc<AppState>, me: Me) {
    while let Err(error) = forget_all(&app, &me).await {
        tracing::error!(why = %error.why, "the deletion of a person is not complete yet");
        tokio::select! {
            () = sleep(AGAIN) => {}
            () = app.closed() => return,
        }
    }
}

/// Called after a person's change: if they were deleted at the same moment, the change may have been overlooked, so the table
/// forgets them now.
pub(crate) async fn forget_if_gone(app: &Arc<AppState>, me: Me) {
    if app.person(&me.id).await.is_ok_and(|known| known.is_none()) {
        tokio::spawn(forget_everywhere(Arc::clone(app), me));
    }
}

async fn forget_all(app: &Arc<AppState>, me: &Me) -> Result<(), ApiError> {
    for table in app.tables.presence.tables_of(&me.id) {
        TableGuard::dismiss(app, &table, &me.id).await;
    }
    let mut after = 0;
    loop {
        let tables = app.storage.tables_naming(&me.id, after, PAGE).await?;
        let Some((last, _)) = tables.last() else { break };
        after = *last;
        for (number, id) in tables {
            forget_at(app, number, &id, me).await?;
        }
    }
    app.storage.forget_person(&me.id).await?;
    Ok(())
}

/// Removes a person from one table. A finished one is not loaded for that, and one that cannot be parsed is not restored.
async fn forget_at(app: &Arc<AppState>, number: i64, id: &str, me: &Me) -> Result<(), ApiError> {
    let handle = app.tables.handle(id);
    let in_memory = handle.lock().await.table.is_some();
    if in_memory || app.storage.is_unfinished(number).await? {
        match TableGuard::lock(app, Arc::clone(&handle)).await {
            Ok(guard) => return guard.forget(me).await,
            Err(error) if error.is_unreadable() => {}
            Err(error) if error == ApiError::no_table() => return Ok(()),
            Err(error) => return Err(error),
        }
    }
    // Whoever holds the lock is the table's only writer.
    let mut slot = handle.lock_owned().await;
    let Some((text, decided)) = app.storage.document(number, &me.id).await? else { return Ok(()) };
    slot.table = None;
    if is_nobody_elses(&serde_json::from_str(&text).unwrap_or_default(), &me.id) {
        app.storage.remove(number).await?;
        drop(slot);
        return TableGuard::rematch_is_gone(app, rematch_of(&text).as_deref(), id).await;
    }
    let (text, seats) = forget_in_text(&text, me, &decided);
    forget_notes(app, number, &seats).await?;
    app.storage.save_document(number, text).await?;
    app.storage.forget_at(number, &me.id).await?;
    Ok(())
}

async fn forget_notes(app: &AppState, number: i64, seats: &[usize]) -> Result<(), ApiError> {
    for &seat in seats {
        app.storage.save_note(number, seat.saturating_as::<u8>() + 1, "").await?;
    }
    Ok(())
}

impl TableGuard {
    /// Removes a person's name, messages and notes from the table. They resign a game with others; a game they play alone is
    /// abandoned; a table where nobody else sits yet is deleted, and so is a record they imported.
    async fn forget(mut self, me: &Me) -> Result<(), ApiError> {
        let app = Arc::clone(&self.app);
        let number = self.table().number();
        if is_nobody_elses(&serde_json::to_value(&self.table().doc).unwrap_or_default(), &me.id) {
            return self.remove().await;
        }
        let decided = app.storage.document(number, &me.id).await?.map_or_else(Vec::new, |(_, seats)| seats);
        let seats = forget_in(&mut self.table().doc.clone(), me, &decided)?;
        forget_notes(&app, number, &seats).await?;
        match self.table().doc.stage {
            Stage::Gathering => self.table_mut().stand_up(&me.id),
            Stage::Playing => {
                self.table_mut().give_everything_up(&me.id);
                self.table_mut().pass_on(&me.id);
            }
            Stage::Over => {}
        }
        let table = self.table_mut();
        forget_in(&mut table.doc, me, &decided)?;
        table.remarks.retain(|remark| remark.said.id != me.id);
        if let Some(game) = &mut table.game {
            let mut players = game.session.record().players().to_vec();
            for &seat in &seats {
                players[seat].name = nameless(seat);
            }
            game.session.record_mut().set_players(players);
        }
        self.commit(DocChange::Changed, None, None).await?;
        app.storage.forget_at(number, &me.id).await?;
        self.broadcast_table();
        if self.table().session().is_some() {
            self.broadcast_move(self.table().progress.decisions + 1);
        }
        Ok(())
    }

    /// Closes a person's own connections to a table, but not those of their programs.
    pub(crate) async fn dismiss_sessions(app: &Arc<AppState>, table: &str, id: &str) {
        app.tables.handle(table).lock().await.audience.dismiss_sessions(id);
    }

    /// Closes the connections of a person who was deleted, and shows the others that they are gone.
    pub(crate) async fn dismiss(app: &Arc<AppState>, id: &str, person: &str) {
        let handle = app.tables.handle(id);
        let slot = Arc::clone(&handle).lock_owned().await;
        let mut guard = TableGuard { app: Arc::clone(app), handle, slot };
        guard.slot.audience.dismiss_person(person);
        if guard.slot.table.is_some() {
            guard.broadcast_table();
        }
    }
}

impl super::LiveTable {
    /// A person resigns everything they play here; if nobody else plays, the game is abandoned.
    fn give_everything_up(&mut self, person: &str) {
        let holds = |row: &crate::storage::SeatRow| player_of(&row.holder) == Some(person);
        let his: Vec<Seat> =
            Seat::all(self.doc.seats.len()).filter(|seat| holds(&self.doc.seats[seat.index()])).collect();
        if his.is_empty() {
            return;
        }
        if !self.is_played_by_others(person) {
            return self.end(Ending::Abandoned);
        }
        for seat in his {
            if self.doc.stage == Stage::Playing {
                self.give_up(seat);
            }
        }
    }
}
