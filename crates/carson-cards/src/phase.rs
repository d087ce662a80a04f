//! The phases of a round: what must be decided, and what comes after it.

use serde::{Deserialize, Serialize};

use crate::person::Person;

/// The phase of a round. While a terrain card is being placed, the phase in which it was taken continues.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first round: the players choose their suits, in the order of the seats.
    Suits,
    /// The owner of a person decides whether to use them.
    Use(Person),
    /// The Governor or the Lawyer was used: the owner takes a card immediately.
    TakeAtOnce(Person),
    /// The Auctioneer's owner may sell before the bids.
    Sale,
    /// Everybody plays an auction card.
    Bids,
    /// From the highest bid to the lowest, everybody takes a card.
    Take,
    /// The Newspaper boy's owner chooses a person.
    Choice,
    /// The Auctioneer's owner may sell before the points are counted.
    LastSale,
    /// The game is over.
    Over,
}

impl Phase {
    /// The first question of a round, if somebody has the person.
    pub(crate) const FIRST: Phase = Phase::Use(Person::BEFORE_BIDS[0]);

    /// The persons whose owners decide after this one, and what comes after all of them.
    pub(crate) fn after(person: Person) -> (&'static [Person], Phase) {
        let rest_of = |order: &'static [Person]| {
            let index = order.iter().position(|&other| other == person)?;
            Some(&order[index + 1..])
        };
        match rest_of(&Person::BEFORE_BIDS) {
            Some(rest) => (rest, Phase::Sale),
            None => (rest_of(&Person::AFTER_BIDS).unwrap_or_default(), Phase::Take),
        }
    }

    /// Whether the bids of this round are open.
    pub const fn shows_bids(self) -> bool {
        matches!(self, Phase::Take | Phase::Use(Person::Gunslinger | Person::Doctor))
    }
}
