//! The description of a table for clients.

use protocol::{Holder, Pace, SeatInfo, Stage, TableInfo, settle_marks};
use table::dice::Secret;
use table::{Seat, Seats};

use crate::doc::{Doc, SeatDoc};

impl Doc {
    /// The seats of the people at this screen.
    pub(crate) fn viewpoint(&self) -> Seats {
        Seat::all(self.seats.len()).filter(|seat| self.seats[seat.index()].is_persons()).collect()
    }

    pub(crate) fn secret(&self) -> Option<Secret> {
        self.secret.as_ref()?.parse().ok()
    }

    /// Whether the game is in progress, and not continued elsewhere.
    pub(crate) fn is_played_here(&self) -> bool {
        self.stage == Stage::Playing && self.moved_to.is_none()
    }

    /// The table as seen by the people at this screen.
    pub(crate) fn info(&self) -> TableInfo {
        let chosen: Vec<_> = self.seats.iter().map(|row| row.mark).collect();
        let marks = settle_marks(&chosen);
        let seat_info = |(seat, row): (Seat, &SeatDoc)| SeatInfo {
            seat,
            mark: marks[seat.index()],
            holder: row.holder.clone(),
            name: row.name.clone(),
            present: row.holder != Holder::Open,
            resigned: row.resigned,
            stands_in_for: None,
            kept_for: None,
            replaceable_at: None,
            bot_decisions: 0,
            asked_at: None,
            clock: None,
        };
        TableInfo {
            id: self.id.clone(),
            game: self.game.clone(),
            options: self.options.clone(),
            stage: self.stage,
            listed: false,
            hints: self.hints,
            pace: Pace::Evening,
            clock: None,
            host: self.host.clone(),
            seats: Seat::all(self.seats.len()).zip(&self.seats).map(seat_info).collect(),
            yours: self.viewpoint().iter().collect(),
            deciders: if self.is_played_here() { self.deciders.clone() } else { Vec::new() },
            decisions: self.decisions,
            created: self.created,
            updated: self.updated,
            points: self.points.clone(),
            ending: self.ending.clone(),
            winners: self.winners.clone(),
            rematch: self.rematch.clone(),
            rematch_of: self.rematch_of.clone(),
            commitment: self.secret().map(|secret| secret.commitment().to_string()),
            imported: self.imported,
            dice: self.dice.clone(),
            said: 0,
            chat_closed: false,
            hidden: Vec::new(),
            undo_asked: None,
            takeover: None,
            happenings: self.happenings.clone(),
            looked_ahead: self.looked_ahead,
            played_on: self.played_on.clone(),
            with_fewer: Vec::new(),
            from_device: None,
            moved_to: self.moved_to.clone(),
            bots_welcome: false,
        }
    }
}
