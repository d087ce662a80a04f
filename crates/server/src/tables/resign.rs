//! Resigning, and the end of a game.

use table::Seat;

use super::commit::RequestId;
use super::guard::TableGuard;
use super::live_table::{LiveTable, person_of, player_of};
use super::stand_in::HandOver;
use crate::error::ApiError;
use crate::protocol::{Ending, Holder, Stage};
use crate::storage::{SeatRow, TableDoc};

impl TableGuard {
    /// A player resigns: this ends a game for two; in a larger one a bot takes over.
    pub(crate) async fn resign(&mut self, request: &RequestId, seat: Seat) -> Result<(), ApiError> {
        let table = self.table_mut();
        table.playing()?;
        table.give_up(seat);
        self.settle(request).await
    }
}

impl LiveTable {
    /// The player of a seat resigns: this ends a game for two and a game without other people; in any other a bot takes over. If
    /// all players have resigned, as when all their clocks come to zero at the same time, nobody wins.
    pub(super) fn give_up(&mut self, seat: Seat) {
        let row = &mut self.doc.seats[seat.index()];
        row.resigned = true;
        let whose = player_of(&row.holder).unwrap_or_default().to_owned();
        let left = self.doc.seats.iter().any(|row| !row.resigned && row.holder != Holder::Scripted);
        if !left && self.players_count() > 1 {
            self.end(Ending::Abandoned);
        } else if self.players_count() <= 2 || !self.is_played_besides(seat, &whose) {
            self.end(Ending::Resigned { seat });
        } else {
            self.hand_over(seat, seat, "server-log-gave-up", HandOver::Himself);
        }
    }

    /// Whether somebody other than this person plays here, or could come back to their seat.
    pub(super) fn is_played_by_others(&self, person: &str) -> bool {
        let player = |row: &SeatRow| match person_of(&row.holder) {
            Some(id) => Some(id.to_owned()),
            None => row.stands_in_for.clone(),
        };
        self.doc.seats.iter().filter_map(player).any(|id| id != person)
    }

    /// Whether somebody still plays without one seat of this person: another one, or they themselves at another seat.
    fn is_played_besides(&self, seat: Seat, person: &str) -> bool {
        let mut others = Seat::all(self.doc.seats.len()).filter(|other| *other != seat);
        self.is_played_by_others(person)
            || others.any(|other| person_of(&self.doc.seats[other.index()].holder).is_some())
    }

    fn players_count(&self) -> usize {
        self.doc.seats.iter().filter(|row| row.holder != Holder::Scripted).count()
    }

    /// Ends the game and reveals the secret of its dice.
    pub(super) fn end(&mut self, ending: Ending) {
        let secret = self.secret();
        if let (Some(game), Some(secret)) = (&mut self.game, secret) {
            game.session.record_mut().reveal(secret);
        }
        let standings = self.game.as_ref().and_then(|game| game.session.standings());
        self.doc.winners = match (&ending, standings) {
            (Ending::Resigned { seat }, _) => left_to(&self.doc, *seat),
            (Ending::Played, Some(standings)) => standings.winners().collect(),
            _ => Vec::new(),
        };
        self.doc.seats.iter_mut().for_each(|row| row.ahead.over());
        self.doc.stage = Stage::Over;
        self.doc.ending = Some(ending);
        self.doc.takeover = None;
        self.doc.undo_asked = None;
    }
}

/// Who wins if a seat resigns: the other players, or the scripted seats if nobody else plays.
pub(super) fn left_to(doc: &TableDoc, seat: Seat) -> Vec<Seat> {
    let others = || Seat::all(doc.seats.len()).filter(|other| *other != seat);
    let plays = |row: &SeatRow| row.holder != Holder::Scripted && !row.resigned;
    let players: Vec<Seat> = others().filter(|other| plays(&doc.seats[other.index()])).collect();
    if players.is_empty() { others().collect() } else { players }
}
