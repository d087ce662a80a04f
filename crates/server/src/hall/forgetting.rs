//! Somebody leaves for good: his tables stay for the others, without his name and his words, whatever state they are in.
//!
//! First it is written down that he leaves, and from then on nobody knows him. Then every table that names him forgets him, each in
//! itself; one that was forgotten before changes no more. Last goes the note that he leaves. Whatever comes in between, it goes on
//! from there, also after the server was killed.

use std::sync::Arc;
use std::time::Duration;

use table::Seat;
use tokio::time::sleep;

use super::begin::nameless;
use super::changes::Doc;
use super::live::person_of;
use super::open::Open;
use super::scrubbing::{forget_in, forget_in_text, is_nobody_elses};
use crate::house::House;
use crate::no::No;
use crate::protocol::{Ending, Me, Stage};

/// How many tables are looked up together.
const PAGE: u32 = 100;
/// How long is waited after something could not be kept.
const AGAIN: Duration = Duration::from_secs(1);

/// Brings it to its end that somebody leaves for good. What cannot be kept is tried again until the server goes down; then it is
/// taken up at the next start.
pub(crate) async fn forget_everywhere(house: Arc<House>, me: Me) {
    while let Err(no) = forget_all(&house, &me).await {
        tracing::error!(why = %no.why, "somebody who leaves for good is not forgotten yet");
        tokio::select! {
            () = sleep(AGAIN) => {}
            () = house.closed() => return,
        }
    }
}

async fn forget_all(house: &Arc<House>, me: &Me) -> Result<(), No> {
    for table in house.hall.presence.tables_of(&me.id) {
        Open::dismiss(house, &table, &me.id).await;
    }
    let mut after = 0;
    loop {
        let tables = house.storage.tables_naming(&me.id, after, PAGE).await?;
        let Some((last, _)) = tables.last() else { break };
        after = *last;
        for (number, id) in tables {
            forget_at(house, number, &id, me).await?;
        }
    }
    house.storage.forget_person(&me.id).await?;
    Ok(())
}

/// One table forgets somebody. One that is over is not taken into memory for it, and one that cannot be read is not taken up.
async fn forget_at(house: &Arc<House>, number: i64, id: &str, me: &Me) -> Result<(), No> {
    let cell = house.hall.cell(id);
    let in_memory = cell.lock().await.live.is_some();
    if in_memory || house.storage.is_unfinished(number).await? {
        match Open::cell(house, Arc::clone(&cell)).await {
            Ok(mut open) => return open.forget(me).await,
            Err(no) if no.is_unreadable() => {}
            Err(no) if no == No::no_table() => return Ok(()),
            Err(no) => return Err(no),
        }
    }
    // Whoever is in the room is the table's single writer.
    let mut room = cell.lock_owned().await;
    let Some((text, decided)) = house.storage.document(number, &me.id).await? else { return Ok(()) };
    room.live = None;
    if is_nobody_elses(&serde_json::from_str(&text).unwrap_or_default(), &me.id) {
        return Ok(house.storage.remove(number).await?);
    }
    let (text, seats) = forget_in_text(&text, me, &decided);
    forget_notes(house, number, &seats).await?;
    house.storage.keep_document(number, text).await?;
    house.storage.forget_at(number, &me.id).await?;
    Ok(())
}

async fn forget_notes(house: &House, number: i64, seats: &[usize]) -> Result<(), No> {
    for &seat in seats {
        house.storage.keep_note(number, seat as u8 + 1, "").await?;
    }
    Ok(())
}

impl Open {
    /// Takes somebody's name, words and notes from the table. A game with others he gives up; one that he plays alone is broken
    /// off; a table where nobody else sits yet is taken away, and so is a record that he brought.
    async fn forget(&mut self, me: &Me) -> Result<(), No> {
        let house = Arc::clone(&self.house);
        let number = self.live().number();
        if is_nobody_elses(&serde_json::to_value(&self.live().doc).unwrap_or_default(), &me.id) {
            return self.remove().await;
        }
        let decided = house.storage.document(number, &me.id).await?.map_or_else(Vec::new, |(_, seats)| seats);
        let seats = forget_in(&mut self.live().doc.clone(), me, &decided)?;
        forget_notes(&house, number, &seats).await?;
        match self.live().doc.stage {
            Stage::Gathering => self.live_mut().stand_up(&me.id),
            Stage::Playing => self.live_mut().give_everything_up(&me.id),
            Stage::Over => {}
        }
        let live = self.live_mut();
        forget_in(&mut live.doc, me, &decided)?;
        live.remarks.retain(|remark| remark.said.id != me.id);
        if let Some(game) = &mut live.game {
            let mut players = game.sitting.record().players().to_vec();
            for &seat in &seats {
                players[seat].name = nameless(seat);
            }
            game.sitting.record_mut().set_players(players);
        }
        self.commit(Doc::Changed, None, None).await?;
        house.storage.forget_at(number, &me.id).await?;
        self.tell_table();
        if self.live().sitting().is_some() {
            self.tell_moved(self.live().progress.decisions + 1);
        }
        Ok(())
    }

    /// Ends somebody's own connections to a table, but not those of his programs.
    pub(crate) async fn dismiss_sessions(house: &Arc<House>, table: &str, id: &str) {
        house.hall.cell(table).lock().await.audience.dismiss_sessions(id);
    }

    /// Ends the connections of somebody who is no longer known; the others hear that he is gone.
    async fn dismiss(house: &Arc<House>, id: &str, person: &str) {
        let cell = house.hall.cell(id);
        let room = Arc::clone(&cell).lock_owned().await;
        let mut open = Open { house: Arc::clone(house), cell, room };
        open.room.audience.dismiss_person(person);
        if open.room.live.is_some() {
            open.tell_table();
        }
    }
}

impl super::Live {
    /// Somebody gives up whatever he plays here; where nobody else plays, the game is broken off.
    fn give_everything_up(&mut self, person: &str) {
        let holds = |row: &crate::storage::SeatRow| person_of(&row.holder) == Some(person);
        let his: Vec<Seat> =
            Seat::all(self.doc.seats.len()).filter(|seat| holds(&self.doc.seats[seat.index()])).collect();
        if his.is_empty() {
            return;
        }
        if self.doc.seats.iter().all(|row| person_of(&row.holder).is_none_or(|id| id == person)) {
            return self.end(Ending::Abandoned);
        }
        for seat in his {
            if self.doc.stage == Stage::Playing {
                self.give_up(seat);
            }
        }
    }
}
