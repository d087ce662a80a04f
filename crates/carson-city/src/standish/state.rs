//! Standish's pieces. No card is both in his deck and drawn, and all of them are cards of his strategy.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError};

use super::CARDS_OF_ROUND;
use super::cards::{Card, Cards};
use crate::pieces::player::COWBOYS;
use crate::setup::options::Strategy;
use crate::variants::Switch;

/// Standish's pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Standish {
    /// His strategy.
    strategy: Strategy,
    /// The cards that are left to draw.
    deck: Cards,
    /// The cards of this round.
    #[serde(default)]
    drawn: Cards,
    /// How many cards he has yet to draw in this round.
    #[serde(default)]
    left: u8,
    /// The cowboys on his helper's card.
    #[serde(default)]
    helped: u8,
    /// Whether he has built his bridge.
    #[serde(default)]
    bridge: Switch,
}

impl Standish {
    pub(crate) fn new(strategy: Strategy) -> Standish {
        let deck = Cards::of(strategy);
        Standish { strategy, deck, drawn: Cards::NONE, left: 0, helped: 0, bridge: Switch::Off }
    }

    /// His strategy.
    pub const fn strategy(&self) -> Strategy {
        self.strategy
    }

    /// The cards that are left to draw.
    pub const fn deck(&self) -> Cards {
        self.deck
    }

    /// The cards of this round.
    pub const fn drawn(&self) -> Cards {
        self.drawn
    }

    /// How many cards he has yet to draw in this round.
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// The cowboys on his helper's card.
    pub const fn helped(&self) -> u8 {
        self.helped
    }

    /// Whether he has built his bridge: he builds one at most.
    pub fn has_bridge(&self) -> bool {
        self.bridge == Switch::On
    }

    /// The power of the cards drawn this round, without the helper: he compares it with the player's.
    pub fn power(&self) -> u8 {
        self.drawn.power()
    }

    /// The power of his cards, plus his helper's.
    pub fn firepower(&self) -> u8 {
        self.power() + self.helped * self.strategy.help()
    }

    /// Allows the draws of a round.
    pub(super) const fn begin_round(&mut self, round: u8) {
        self.left = CARDS_OF_ROUND[round as usize - 1];
    }

    /// Uses up one of the draws of this round; returns false if there is none left.
    pub(super) const fn may_draw(&mut self) -> bool {
        let may = self.left > 0;
        self.left = self.left.saturating_sub(1);
        may
    }

    /// Draws a random card. When the deck is empty, all cards not drawn in this round are shuffled.
    pub(super) fn draw(&mut self, dice: &mut impl Dice) -> Option<Card> {
        if self.deck.is_empty() {
            self.deck = Cards::of(self.strategy).without(self.drawn);
        }
        let index = if self.deck.len() > 1 { dice.below(self.deck.len()) } else { 0 };
        let (drawn, card) = self.deck.take(index)?;
        self.drawn = self.drawn.with(drawn);
        Some(card)
    }

    /// A cowboy goes to his helper's card.
    pub(super) const fn send_to_helper(&mut self) {
        self.helped += 1;
    }

    pub(super) const fn build_bridge(&mut self) {
        self.bridge = Switch::On;
    }

    /// Discards his cards and removes the helper's cowboys; after card X all cards are shuffled.
    pub(super) fn end_round(&mut self) {
        if self.drawn.has_x() {
            self.deck = Cards::of(self.strategy);
        }
        self.drawn = Cards::NONE;
        self.helped = 0;
    }

    /// Checks what a position says about him.
    pub(super) fn check(&self) -> Result<(), FormatError> {
        let cards = self.deck.with(self.drawn);
        if cards.without(Cards::of(self.strategy)) != Cards::NONE
            || self.deck.without(self.drawn) != self.deck
        {
            return Err(FormatError::new(
                "Standish has other cards than those of his strategy, or one twice",
            ));
        }
        if self.helped > COWBOYS || self.left > 5 {
            return Err(FormatError::new("Standish has at most ten cowboys, and five cards to draw"));
        }
        Ok(())
    }
}
