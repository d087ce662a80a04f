//! What is remembered with orders.

use std::fmt;
use std::str::FromStr;

use table::{Notes, ParseError};

use crate::action::Card;
use crate::game::CarsonCards;

/// What matters of the game when orders were left. Its text form is a sequence of named values such as `round:2 card:I-09`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Basis {
    pub(super) round: u8,
    /// The cards of the row.
    pub(super) cards: Vec<Card>,
}

impl Basis {
    pub(super) fn of(game: &CarsonCards) -> Basis {
        Basis { round: game.round(), cards: game.row_cards().collect() }
    }
}

impl fmt::Display for Basis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Notes::default().with("round", self.round).with_all("card", &self.cards).fmt(f)
    }
}

impl FromStr for Basis {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Basis, ParseError> {
        let notes: Notes = text.parse()?;
        Ok(Basis { round: notes.one("round")?, cards: notes.all("card")? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_basis_comes_back_from_its_text() {
        let text = "round:2 card:I-09 card:day-labourer";
        let basis: Basis = text.parse().unwrap();
        assert_eq!((basis.round, basis.cards.len(), basis.to_string().as_str()), (2, 2, text));
        for wrong in ["rain:2", "round:2 card:moon", "round:two"] {
            assert!(wrong.parse::<Basis>().is_err(), "{wrong}");
        }
    }
}
