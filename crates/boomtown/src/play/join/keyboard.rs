//! Several people at one screen: the secrets of one are hidden before the keyboard is passed to the next.

use protocol::{SeatMoment, Stage};
use table::{Phrase, Seat};

use super::joined_table::JoinedTable;
use crate::play::plain::console::{CURTAIN, Console, Over};
use crate::play::plain::list::ChoiceList;
use crate::play::privacy::are_different;

/// Who has the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Keyboard {
    /// Somebody without a seat.
    #[default]
    Free,
    /// The player at this seat.
    With(Seat),
    /// It is being passed to the player at this seat: until they have it, nothing is shown and no seat can act.
    HandedTo(Seat),
}

impl JoinedTable {
    /// Passes the keyboard to the player here who must decide. If the players have secrets, whatever the last one was doing ends.
    pub(super) fn pass_keyboard(&mut self) {
        let next = self.next_at_keyboard();
        self.keyboard = match (next, self.keyboard) {
            (None, _) => Keyboard::Free,
            (Some(next), _) if !self.has_secrets() => Keyboard::With(next),
            (Some(next), Keyboard::With(seat) | Keyboard::HandedTo(seat)) if next == seat => return,
            (Some(next), _) => {
                (self.trial, self.draft, self.looked_at) = (None, None, None);
                self.undo_told = false;
                self.list = ChoiceList::default();
                Keyboard::HandedTo(next)
            }
        };
    }

    /// Hides what the last player saw, and asks for the keyboard to be passed on.
    pub(super) fn draw_curtain(&self, next: Seat, console: &mut Console<'_>) -> Result<(), Over> {
        console.say_all(std::iter::repeat_n("", CURTAIN))?;
        for id in ["terminal-pass-keyboard", "terminal-pass-ready"] {
            console.say(self.words.say(&Phrase::new(id).with("seat", next)))?;
        }
        Ok(())
    }

    /// The player with the keyboard if they must decide, otherwise the first one here who must.
    fn next_at_keyboard(&self) -> Option<Seat> {
        let seats = &self.moment.as_ref()?.seats;
        let holder = match self.keyboard {
            Keyboard::Free => None,
            Keyboard::With(seat) | Keyboard::HandedTo(seat) => Some(seat),
        };
        let holds = |seen: &&SeatMoment| holder.is_some() && seen.viewer.seat() == holder;
        let asked = || seats.iter().filter(|seen| !seen.offers.is_empty());
        let next = asked().find(holds).or(asked().next()).or(seats.iter().find(holds)).or(seats.first());
        next?.viewer.seat()
    }

    /// Whether the players here see different things.
    pub(super) fn has_secrets(&self) -> bool {
        let playing = self.table.as_ref().is_some_and(|table| table.stage == Stage::Playing);
        let seats = self.moment.iter().flat_map(|moment| &moment.seats);
        playing && are_different(seats.filter_map(|seen| seen.account.as_ref()))
    }

    /// The game from the viewpoint of the player with the keyboard.
    pub(super) fn seen(&self) -> Option<&SeatMoment> {
        let mut seats = self.moment.as_ref()?.seats.iter();
        match self.keyboard {
            Keyboard::Free => seats.next(),
            Keyboard::With(seat) => seats.find(|seen| seen.viewer.seat() == Some(seat)),
            Keyboard::HandedTo(_) => None,
        }
    }
}
