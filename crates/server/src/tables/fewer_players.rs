//! Starts a game with fewer players than seats, if all seated players agree.

use std::sync::Arc;

use games::Registry;
use hosting::fitting_options;
use table::{Seat, SeatKind};

use super::commit::DocChange;
use super::guard::TableGuard;
use super::live_table::person_of;
use super::seats::gathering;
use super::setup::open_seat;
use crate::error::ApiError;
use crate::protocol::{Holder, Me, NewSeat, NewTable};
use crate::storage::{SeatRow, TableDoc};

impl TableGuard {
    /// Notes that a seated person agrees to begin without those who have not come. Once all do, the game begins.
    pub(crate) async fn begin_with_fewer(&mut self, me: &Me) -> Result<(), ApiError> {
        let app = Arc::clone(&self.app);
        let games = app.config.games;
        let table = self.table_mut();
        gathering(&table.doc)?;
        let people = || table.doc.seats.iter().filter_map(|row| person_of(&row.holder));
        if !people().any(|person| person == me.id) {
            return Err(ApiError::not_yours());
        }
        let (next, moved) = with_fewer(games, &table.doc)?;
        app.bots_stay(&next).await?;
        if !table.doc.with_fewer.contains(&me.id) {
            table.doc.with_fewer.push(me.id.clone());
        }
        let agreed = &table.doc.with_fewer;
        if next
            .seats
            .iter()
            .filter_map(|row| person_of(&row.holder))
            .all(|id| agreed.iter().any(|one| one == id))
        {
            (table.doc, table.moved) = (next, moved.clone());
            // Whoever plays by a program comes again with its seat of now.
            for (from, _) in moved.into_iter().filter(|(from, to)| from != to) {
                self.slot.audience.dismiss_programs(from);
            }
            return self.begin().await;
        }
        self.commit(DocChange::Changed, None, None).await?;
        self.broadcast_table();
        Ok(())
    }
}

/// The table without its open seats, and the moves of players between seats.
fn with_fewer(games: &Registry, doc: &TableDoc) -> Result<(TableDoc, Vec<(Seat, Seat)>), ApiError> {
    let game = games.find(&doc.game).ok_or_else(ApiError::nothing_there)?.game();
    let taken = |row: &&SeatRow| !matches!(row.holder, Holder::Open | Holder::Scripted);
    let mut players: Vec<SeatRow> = doc.seats.iter().filter(taken).cloned().collect();
    let from = Seat::all(doc.seats.len()).filter(|seat| taken(&&doc.seats[seat.index()]));
    if doc.position.is_some() {
        return Err(ApiError::not_now("server-fewer-not-here"));
    }
    // Whoever wants to play alone sets up a game for one.
    if players.len() < 2 {
        return Err(ApiError::not_now("server-fewer-alone"));
    }
    let options = fitting_options(
        game,
        &NewTable {
            game: doc.game.clone(),
            options: doc.options.clone(),
            seats: vec![NewSeat::Open; players.len()],
            listed: doc.listed,
            hints: doc.hints,
            pace: Some(doc.pace),
            clock: None,
            bots_welcome: false,
            played_on: None,
            from_device: None,
            salt: String::new(),
        },
    )?;
    let mut left = players.drain(..);
    let scripted = doc.seats.iter().find(|row| row.holder == Holder::Scripted);
    let seat = |kind: SeatKind| match kind {
        SeatKind::Scripted => scripted.cloned().unwrap_or_else(open_seat),
        SeatKind::Player => left.next().unwrap_or_else(open_seat),
    };
    let kinds = game.seat_kinds(&options)?;
    let to = Seat::all(kinds.len()).filter(|seat| kinds[seat.index()] == SeatKind::Player);
    let moved = from.zip(to).collect();
    let seats = kinds.iter().copied().map(seat).collect();
    Ok((TableDoc { options, seats, with_fewer: Vec::new(), ..doc.clone() }, moved))
}
