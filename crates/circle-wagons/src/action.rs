//! The decisions a player makes, and their text forms.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::ParseError;

use crate::card::Card;
use crate::town::{Facing, Spot};

/// One decision.
///
/// | text | meaning |
/// |---|---|
/// | `start 5` | card 5 becomes the start card |
/// | `take 7` | draft card 7; the cards before it in the circle are skipped |
/// | `lay 2,-1` | place the card with its top left cell in column 2, row −1 |
/// | `lay 2,-1 turned` | the same, rotated by 180° |
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/"))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Makes this the start card.
    Start(Card),
    /// Drafts this card.
    Take(Card),
    /// Places the card in hand.
    Lay {
        /// The rotation.
        #[serde(rename = "turned")]
        facing: Facing,
        /// The position of its top left cell.
        #[serde(flatten)]
        at: Spot,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Start(card) => write!(f, "start {card}"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Lay { at, facing: Facing::Upright } => write!(f, "lay {at}"),
            Action::Lay { at, facing: Facing::Turned } => write!(f, "lay {at} turned"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["start", card] => card.parse().map(Action::Start),
            ["take", card] => card.parse().map(Action::Take),
            ["lay", at] => Ok(Action::Lay { at: at.parse()?, facing: Facing::Upright }),
            ["lay", at, "turned"] => Ok(Action::Lay { at: at.parse()?, facing: Facing::Turned }),
            _ => {
                Err(ParseError::new(text, "an action: 'start 5', 'take 7', 'lay 2,-1' or 'lay 2,-1 turned'"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_text_forms_are_those_of_the_table() {
        for text in ["start 5", "take 18", "lay 2,-1", "lay -30,12 turned"] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
        for text in [
            "",
            "take",
            "take 0",
            "take 19",
            "lay",
            "lay 1",
            "lay 1,2 upright",
            "lay 1,2 turned 3",
            "lay 99999,0",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused_without_a_panic(text in "(start|take|lay)? ?[-0-9, a-z]{0,16}|\\PC*") {
            if let Ok(action) = text.parse::<Action>() {
                prop_assert_eq!(action.to_string().parse(), Ok(action));
            }
        }
    }
}
