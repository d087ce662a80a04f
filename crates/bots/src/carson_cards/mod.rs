//! The bots of Carson City: The Card Game.

#![expect(clippy::cast_precision_loss, reason = "parcels, cards and players are few")]

mod features;
mod greedy;
mod judgement;
mod outlook;
mod playout;
mod prospects;
mod search;

use carson_cards::CarsonCards;
use table::dice::FastDice;

use crate::bot::{Bot, HasBots};
use crate::learning::Learns;
use crate::level::Level;
use crate::outlook::Outlook;
use greedy::GreedyBot;
use search::{Effort, SearchBot};

impl HasBots for CarsonCards {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<CarsonCards>> {
        match level {
            Level::Tenderfoot => Box::new(GreedyBot::careless(seed)),
            Level::Cowhand => Box::new(GreedyBot::careful(seed)),
            Level::Deputy => Box::new(SearchBot::new(seed, Effort::DEPUTY, None)),
            Level::Marshal => Box::new(SearchBot::new(seed, Effort::MARSHAL, None)),
            Level::Legend => CarsonCards::legend(CarsonCards::weights(), seed),
        }
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
