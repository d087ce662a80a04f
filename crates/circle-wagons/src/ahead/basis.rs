//! What is remembered with orders, and what has happened since.

use std::fmt;
use std::str::FromStr;

use table::{Notes, ParseError, Seat};

use crate::card::Card;
use crate::game::CircleWagons;

/// The game when orders were left. Its text form is a sequence of named values such as `next:2 lead:-3 card:5 card:11`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Basis {
    /// The next seat to draft.
    pub(super) next: Seat,
    /// By how many points the seat led.
    pub(super) lead: i32,
    /// The circle.
    circle: Vec<Card>,
}

impl Basis {
    pub(super) fn of(game: &CircleWagons, seat: Seat) -> Basis {
        Basis { next: next_drafter(game), lead: lead(game, seat), circle: game.circle().to_vec() }
    }

    /// The cards drafted since then and by whom; `None` if the circle is not what remains of that one. It follows from who has the
    /// cards: a turn ends with the first card that the drafter keeps, and the cards before it were skipped.
    pub(super) fn turns(&self, game: &CircleWagons) -> Option<Vec<(Seat, Card)>> {
        let gone = self.circle.len().checked_sub(game.circle().len())?;
        if self.circle[gone..] != *game.circle() {
            return None;
        }
        let mut turns = Vec::new();
        let mut drafter = self.next;
        for &card in &self.circle[..gone] {
            if has(game, drafter, card) {
                turns.push((drafter, card));
                drafter = drafter.other();
            }
        }
        Some(turns)
    }
}

/// Who drafts next, once all drafted cards are placed.
pub(super) fn next_drafter(game: &CircleWagons) -> Seat {
    if game.pending() == 0 { game.drafter() } else { game.drafter().other() }
}

/// By how many points a seat leads.
pub(super) fn lead(game: &CircleWagons, seat: Seat) -> i32 {
    game.score(seat).total() - game.score(seat.other()).total()
}

/// Whether a seat has placed a card or will place it.
fn has(game: &CircleWagons, seat: Seat, card: Card) -> bool {
    game.waiting(seat).contains(&card) || game.town(seat).laid().iter().any(|laid| laid.card == card)
}

impl fmt::Display for Basis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let notes = Notes::default().with("next", self.next).with("lead", self.lead);
        notes.with_all("card", &self.circle).fmt(f)
    }
}

impl FromStr for Basis {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Basis, ParseError> {
        let notes: Notes = text.parse()?;
        Ok(Basis { next: notes.one("next")?, lead: notes.one("lead")?, circle: notes.all("card")? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_basis_comes_back_from_its_text() {
        let text = "next:2 lead:-3 card:5 card:11";
        let basis: Basis = text.parse().unwrap();
        assert_eq!((basis.next, basis.lead, basis.to_string().as_str()), (Seat::SECOND, -3, text));
        for wrong in ["rain:2", "next:2 lead:-3 card:19", "next:2 lead:up"] {
            assert!(wrong.parse::<Basis>().is_err(), "{wrong}");
        }
    }
}
