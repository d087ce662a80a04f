//! The bots of Carson City, and of its game for one.

mod characters;
mod greedy;
mod search;
mod stakes;
mod standish;
mod taste;
mod worth;

use carson_city::CarsonCity;

use crate::bot::{Bot, HasBots};
use crate::level::Level;
use greedy::Greedy;
use search::{Effort, SearchBot};

impl HasBots for CarsonCity {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<CarsonCity>> {
        match level {
            Level::Tenderfoot => Box::new(Greedy::careless(seed)),
            Level::Cowhand => Box::new(Greedy::careful(seed)),
            Level::Deputy => Box::new(SearchBot::new(seed, Effort::DEPUTY)),
            Level::Marshal => Box::new(SearchBot::new(seed, Effort::MARSHAL)),
        }
    }
}
