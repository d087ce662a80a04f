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
    /// A player gives up: a game for two is over, in a larger one a bot goes on.
    pub(crate) async fn resign(&mut self, request: &RequestId, seat: Seat) -> Result<(), ApiError> {
        let table = self.table_mut();
        table.playing()?;
        table.give_up(seat);
        self.settle(request).await
    }
}

impl LiveTable {
    /// The player of a seat gives up: a game for two is over, and so is one that no other person plays; in any other a bot goes on.
    pub(super) fn give_up(&mut self, seat: Seat) {
        let row = &mut self.doc.seats[seat.index()];
        row.resigned = true;
        let whose = player_of(&row.holder).unwrap_or_default().to_owned();
        let left = self.doc.seats.iter().any(|row| !row.resigned && row.holder != Holder::Scripted);
        if self.players_count() <= 2 || (left && !self.is_played_besides(seat, &whose)) {
            self.end(Ending::Resigned { seat });
        } else {
            self.hand_over(seat, seat, "server-log-gave-up", HandOver::Himself);
        }
    }

    /// Whether somebody else than this person plays here, or could come back to his seat.
    pub(super) fn is_played_by_others(&self, person: &str) -> bool {
        let player = |row: &SeatRow| match person_of(&row.holder) {
            Some(id) => Some(id.to_owned()),
            None => row.stands_in_for.clone(),
        };
        self.doc.seats.iter().filter_map(player).any(|id| id != person)
    }

    /// Whether, without one seat of this person, somebody still plays: another, or he himself at another seat.
    fn is_played_besides(&self, seat: Seat, person: &str) -> bool {
        let mut others = Seat::all(self.doc.seats.len()).filter(|other| *other != seat);
        self.is_played_by_others(person)
            || others.any(|other| person_of(&self.doc.seats[other.index()].holder).is_some())
    }

    fn players_count(&self) -> usize {
        self.doc.seats.iter().filter(|row| row.holder != Holder::Scripted).count()
    }

    /// The game is over, and the secret of its dice is out.
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

/// To whom a seat leaves the win by giving up: to the other players, or to the rules where nobody else plays.
pub(super) fn left_to(doc: &TableDoc, seat: Seat) -> Vec<Seat> {
    let others = || Seat::all(doc.seats.len()).filter(|other| *other != seat);
    let plays = |row: &SeatRow| row.holder != Holder::Scripted && !row.resigned;
    let players: Vec<Seat> = others().filter(|other| plays(&doc.seats[other.index()])).collect();
    if players.is_empty() { others().collect() } else { players }
}
