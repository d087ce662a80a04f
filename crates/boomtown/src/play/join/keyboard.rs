//! Several people at one screen: what one of them sees is hidden before the keyboard goes to the next.

use protocol::{SeatMoment, Stage};
use table::{Phrase, Seat};

use super::desk::Desk;
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
    /// It goes to the player at this seat: nothing of any seat is shown or done until they have it.
    HandedTo(Seat),
}

impl Desk {
    /// Hands the keyboard to whoever of us is asked now. If we have secrets from each other, what the last one was doing is over.
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

    /// Asks for the keyboard to be handed on, below what the last one saw.
    pub(super) fn draw_curtain(&self, next: Seat, console: &mut Console<'_>) -> Result<(), Over> {
        console.say_all(std::iter::repeat_n("", CURTAIN))?;
        for id in ["terminal-pass-keyboard", "terminal-pass-ready"] {
            console.say(self.words.say(&Phrase::new(id).with("seat", next)))?;
        }
        Ok(())
    }

    /// Whoever has the keyboard if they are asked, otherwise the first of us who is.
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

    /// Whether some of us see what others of us do not.
    pub(super) fn has_secrets(&self) -> bool {
        let playing = self.table.as_ref().is_some_and(|table| table.stage == Stage::Playing);
        let seats = self.moment.iter().flat_map(|moment| &moment.seats);
        playing && are_different(seats.filter_map(|seen| seen.account.as_ref()))
    }

    /// The game as whoever has the keyboard sees it.
    pub(super) fn seen(&self) -> Option<&SeatMoment> {
        let mut seats = self.moment.as_ref()?.seats.iter();
        match self.keyboard {
            Keyboard::Free => seats.next(),
            Keyboard::With(seat) => seats.find(|seen| seen.viewer.seat() == Some(seat)),
            Keyboard::HandedTo(_) => None,
        }
    }
}
