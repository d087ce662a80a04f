//! The six suits of the auction cards, and the order in which the back of a person card ranks them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{ParseError, Phrase};

/// The symbol of a player on their auction cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are the printed ones")]
pub enum Suit {
    Hat,
    Star,
    Cactus,
    Boot,
    Horseshoe,
    Cow,
}

impl Suit {
    /// All six suits.
    pub const ALL: [Suit; 6] = [Suit::Hat, Suit::Star, Suit::Cactus, Suit::Boot, Suit::Horseshoe, Suit::Cow];

    /// The name in data files and views.
    pub const fn name(self) -> &'static str {
        match self {
            Suit::Hat => "hat",
            Suit::Star => "star",
            Suit::Cactus => "cactus",
            Suit::Boot => "boot",
            Suit::Horseshoe => "horseshoe",
            Suit::Cow => "cow",
        }
    }

    /// The message with its name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Suit::Hat => "cards-suit-hat",
            Suit::Star => "cards-suit-star",
            Suit::Cactus => "cards-suit-cactus",
            Suit::Boot => "cards-suit-boot",
            Suit::Horseshoe => "cards-suit-horseshoe",
            Suit::Cow => "cards-suit-cow",
        })
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Suit {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Suit, ParseError> {
        let known = Suit::ALL.into_iter().find(|suit| suit.name() == text);
        known.ok_or_else(|| ParseError::new(text, "a suit: hat, star, cactus, boot, horseshoe or cow"))
    }
}

table::set! {
    /// A set of suits.
    pub struct SuitSet(u8) of Suit;
    suit => suit as u8;
    index => Suit::ALL[index as usize];
}

impl SuitSet {
    /// All six suits.
    pub const ALL: SuitSet = SuitSet(0b11_1111);
}

/// Whether the back of a person card sends the person just drawn under the pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Only suits.
    Plain,
    /// A skull.
    Skull,
}

/// The back of a person card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
pub struct Back {
    /// From the suit that wins every tie to the one that loses every tie.
    pub suits: [Suit; 6],
    /// Whether it shows a skull.
    pub mark: Mark,
}

impl Back {
    /// The rank of a suit; 0 wins every tie.
    #[inline]
    pub fn rank(&self, mine: Suit) -> usize {
        self.suits.iter().position(|&suit| suit == mine).unwrap_or(self.suits.len())
    }
}
