//! What is noted when orders are left.

use std::fmt;
use std::str::FromStr;

use table::ParseError;

use crate::action::Card;
use crate::game::CarsonCards;

/// How the table stood when orders were left, as far as it matters to them. Its text form is a row of words such as `round:2 card:I-09`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Basis {
    pub(super) round: u8,
    /// What lay in the row.
    pub(super) cards: Vec<Card>,
}

impl Basis {
    pub(super) fn of(game: &CarsonCards) -> Basis {
        Basis { round: game.round(), cards: game.row_cards().collect() }
    }
}

impl fmt::Display for Basis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round:{}", self.round)?;
        self.cards.iter().try_for_each(|card| write!(f, " card:{card}"))
    }
}

impl FromStr for Basis {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Basis, ParseError> {
        let unread = || ParseError::new(text, "what is noted with orders");
        let mut basis = Basis::default();
        for word in text.split_whitespace() {
            match word.split_once(':') {
                Some(("round", round)) => basis.round = round.parse().map_err(|_| unread())?,
                Some(("card", card)) => basis.cards.push(card.parse()?),
                _ => return Err(unread()),
            }
        }
        Ok(basis)
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
        assert!("rain:2".parse::<Basis>().is_err() && "card:moon".parse::<Basis>().is_err());
    }
}
