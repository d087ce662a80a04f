//! Giving up, and the end of a game.

use table::Seat;

use super::commit::RequestId;
use super::guard::TableGuard;
use super::live_table::LiveTable;
use crate::error::ApiError;
use crate::protocol::{Ending, Holder, Stage};
use crate::storage::TableDoc;

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
    /// The player of a seat gives up: a game for two is over, in a larger one a bot goes on.
    pub(super) fn give_up(&mut self, seat: Seat) {
        self.doc.seats[seat.index()].resigned = true;
        if self.players_count() <= 2 {
            self.end(Ending::Resigned { seat });
        } else {
            self.hand_over(seat, seat, "server-log-gave-up");
        }
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
        self.doc.stage = Stage::Over;
        self.doc.ending = Some(ending);
        self.doc.takeover = None;
        self.doc.undo_asked = None;
    }
}

/// To whom a seat leaves the win by giving up: to the other players, or to the rules where nobody else plays.
pub(super) fn left_to(doc: &TableDoc, seat: Seat) -> Vec<Seat> {
    let others = || Seat::all(doc.seats.len()).filter(|other| *other != seat);
    let players: Vec<Seat> =
        others().filter(|other| doc.seats[other.index()].holder != Holder::Scripted).collect();
    if players.is_empty() { others().collect() } else { players }
}
