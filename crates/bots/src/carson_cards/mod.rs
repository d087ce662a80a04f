//! The bots of Carson City: The Card Game.

mod greedy;
mod playout;
mod prospects;
mod search;

use carson_cards::CarsonCards;

use crate::bot::{Bot, HasBots};
use crate::level::Level;
use greedy::GreedyBot;
use search::{Effort, SearchBot};

impl HasBots for CarsonCards {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<CarsonCards>> {
        match level {
            Level::Tenderfoot => Box::new(GreedyBot::careless(seed)),
            Level::Cowhand => Box::new(GreedyBot::careful(seed)),
            Level::Deputy => Box::new(SearchBot::new(seed, Effort::DEPUTY)),
            Level::Marshal => Box::new(SearchBot::new(seed, Effort::MARSHAL)),
        }
    }
}
