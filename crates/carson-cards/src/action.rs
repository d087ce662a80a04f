//! The decisions a player makes, and their text forms.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::ParseError;

use crate::auction::Bid;
use crate::person::Person;
use crate::spot::Spot;
use crate::suit::Suit;
use crate::terrain::Terrain;

/// A card of the row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// A terrain card.
    Terrain(Terrain),
    /// A person.
    Person(Person),
}

impl Card {
    /// How much virtual players want it.
    #[inline]
    pub fn pull(self) -> u8 {
        match self {
            Card::Terrain(terrain) => terrain.pull(),
            Card::Person(person) => person.pull(),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Terrain(terrain) => terrain.fmt(f),
            Card::Person(person) => person.fmt(f),
        }
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        let terrain = text.parse().map(Card::Terrain).ok();
        let card = terrain.or_else(|| text.parse().map(Card::Person).ok());
        card.ok_or_else(|| {
            ParseError::new(text, "a card: I-01 to I-48, II-01 to II-48 or the name of a person")
        })
    }
}

/// One decision.
///
/// | text | meaning |
/// |---|---|
/// | `suit hat` | choose a suit before the first round |
/// | `use governor` | use a person |
/// | `pass` | do not use the person, sell no more, choose nobody |
/// | `bid 7` | play an auction card |
/// | `take II-03`, `take sheriff` | take a card of the row |
/// | `lay 2,-1` | place the terrain card with its top left cell in column 2, row −1 |
/// | `sell I-14` | sell a terrain card of the city |
/// | `choose singer` | choose the Newspaper boy's person at the end |
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Chooses a suit.
    Suit(Suit),
    /// Uses a person.
    Use(Person),
    /// Declines.
    Pass,
    /// Plays an auction card face down.
    Bid(Bid),
    /// Takes a card of the row.
    Take(Card),
    /// Places the terrain card just taken.
    Lay(Spot),
    /// Sells a terrain card of the city.
    Sell(Terrain),
    /// Chooses a person at the end.
    Choose(Person),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Suit(suit) => write!(f, "suit {suit}"),
            Action::Use(person) => write!(f, "use {person}"),
            Action::Pass => f.write_str("pass"),
            Action::Bid(bid) => write!(f, "bid {bid}"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Lay(at) => write!(f, "lay {at}"),
            Action::Sell(card) => write!(f, "sell {card}"),
            Action::Choose(person) => write!(f, "choose {person}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["suit", suit] => suit.parse().map(Action::Suit),
            ["use", person] => person.parse().map(Action::Use),
            ["pass"] => Ok(Action::Pass),
            ["bid", bid] => bid.parse().map(Action::Bid),
            ["take", card] => card.parse().map(Action::Take),
            ["lay", at] => at.parse().map(Action::Lay),
            ["sell", card] => card.parse().map(Action::Sell),
            ["choose", person] => person.parse().map(Action::Choose),
            _ => Err(ParseError::new(
                text,
                "an action: 'suit hat', 'use lawyer', 'pass', 'bid 7', 'take II-03', 'lay 2,-1', 'sell I-14' or 'choose singer'",
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_text_forms_are_those_of_the_table() {
        let good = [
            "suit horseshoe",
            "use governor",
            "pass",
            "bid 7",
            "take II-03",
            "take sheriff",
            "lay 2,-1",
            "lay -12,0",
            "sell I-48",
            "choose day-labourer",
        ];
        for text in good {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
        let bad = [
            "suit",
            "suit spade",
            "",
            "use",
            "use me",
            "pass on",
            "bid",
            "bid 0",
            "bid 12",
            "bid 07",
            "take",
            "take I-00",
            "take I-49",
            "take III-01",
            "take I-1",
            "lay",
            "lay 1",
            "lay 31,0",
            "lay +1,0",
            "sell sheriff",
            "choose I-01",
        ];
        for text in bad {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused_without_a_panic(
            text in "(suit|use|pass|bid|take|lay|sell|choose)? ?[-0-9,IV a-z]{0,12}|\\PC*",
        ) {
            if let Ok(action) = text.parse::<Action>() {
                prop_assert_eq!(action.to_string().parse(), Ok(action));
            }
        }
    }
}
