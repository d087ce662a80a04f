//! The bots of Carson City: The Card Game.

#![expect(clippy::cast_precision_loss, reason = "parcels, cards and players are few")]

mod bids;
mod features;
mod foresight;
mod greedy;
mod judgement;
mod legend;
mod manners;
mod outlook;
mod playout;
mod prospects;
mod search;
mod tariff;

use std::sync::Arc;

use carson_cards::CarsonCards;
use table::dice::FastDice;

use crate::bot::{Bot, HasBots};
use crate::learning::Learns;
use crate::level::Level;
use crate::manner::Manner;
use crate::outlook::Outlook;
use greedy::GreedyBot;
use legend::LegendBot;
use search::{Effort, SearchBot};

/// The bot of a level, plain or with a manner.
fn bot(level: Level, manner: Option<Manner>, seed: u64) -> Box<dyn Bot<CarsonCards>> {
    let search = |effort| Box::new(SearchBot::new(seed, effort, manner));
    match level {
        Level::Tenderfoot => Box::new(GreedyBot::new_in_town(seed)),
        Level::Cowhand => Box::new(GreedyBot::cowhand(manner, seed)),
        Level::Deputy => search(Effort::DEPUTY),
        Level::Marshal => search(Effort::MARSHAL),
        Level::Legend => Box::new(LegendBot::new(seed, Arc::clone(CarsonCards::weights()), manner)),
    }
}

impl HasBots for CarsonCards {
    const MANNERS: &'static [Manner] = &Manner::ALL;

    fn bot(level: Level, seed: u64) -> Box<dyn Bot<CarsonCards>> {
        bot(level, None, seed)
    }

    /// Who is new in town has no manner yet: he sees nothing but points.
    fn mannered_bot(level: Level, manner: Manner, seed: u64) -> Box<dyn Bot<CarsonCards>> {
        bot(level, Some(manner), seed)
    }

    fn outlook(&self) -> Outlook {
        outlook::of(self)
    }

    fn foresee(&self, dice: &mut FastDice) -> Outlook {
        outlook::foresee(self.clone(), dice)
    }

    fn chapter(&self) -> u32 {
        u32::from(self.round())
    }
}
