//! Auction cards: what each player can bid, and how strong virtual players are.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{ParseError, Phrase};

/// An auction card, by its value from 1 to 11.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/", type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Bid(u8);

impl Bid {
    /// The highest value, for virtual professionals.
    pub const HIGHEST: u8 = 11;

    /// The printed value.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Bid> for u8 {
    fn from(bid: Bid) -> u8 {
        bid.0
    }
}

impl TryFrom<u8> for Bid {
    type Error = ParseError;

    fn try_from(value: u8) -> Result<Bid, ParseError> {
        if (1..=Bid::HIGHEST).contains(&value) {
            Ok(Bid(value))
        } else {
            Err(ParseError::new(value, "an auction card from 1 to 11"))
        }
    }
}

impl FromStr for Bid {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Bid, ParseError> {
        let bad = || ParseError::new(text, "an auction card from 1 to 11");
        let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
        let value: u8 = if plain { text.parse().map_err(|_| bad())? } else { return Err(bad()) };
        Bid::try_from(value)
    }
}

table::set! {
    /// A set of auction cards of one suit.
    pub struct BidSet(u16) of Bid;
    bid => bid.0;
    value => Bid(value);
}

impl BidSet {
    /// The cards of every person: 1 to 9.
    pub const PERSON: BidSet = BidSet::from_to(1, 9);

    const fn from_to(low: u8, high: u8) -> BidSet {
        BidSet((1 << (high + 1)) - (1 << low))
    }
}

/// How strong virtual players are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
#[serde(rename_all = "kebab-case")]
pub enum Strength {
    /// They have the cards 1 to 9, as people do.
    #[default]
    Beginner,
    /// They have the 10 instead of the 1.
    Advanced,
    /// They have the 10 and the 11 instead of the 1 and the 2.
    Professional,
}

impl Strength {
    /// All strengths, from the weakest.
    pub const ALL: [Strength; 3] = [Strength::Beginner, Strength::Advanced, Strength::Professional];

    /// The auction cards of such a virtual player.
    #[inline]
    pub const fn bids(self) -> BidSet {
        match self {
            Strength::Beginner => BidSet::PERSON,
            Strength::Advanced => BidSet::from_to(2, 10),
            Strength::Professional => BidSet::from_to(3, 11),
        }
    }

    /// The name in options.
    pub const fn name(self) -> &'static str {
        match self {
            Strength::Beginner => "beginner",
            Strength::Advanced => "advanced",
            Strength::Professional => "professional",
        }
    }

    /// The message with its name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Strength::Beginner => "cards-strength-beginner",
            Strength::Advanced => "cards-strength-advanced",
            Strength::Professional => "cards-strength-professional",
        })
    }
}
