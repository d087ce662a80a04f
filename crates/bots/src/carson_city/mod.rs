//! The bots of Carson City, and of its game for one.

#![expect(clippy::cast_precision_loss, reason = "parcels, cards and players are few")]

mod characters;
mod features;
mod greedy;
mod judgement;
mod outlook;
mod search;
mod stakes;
mod standish;
mod taste;
mod thinker;
#[cfg(feature = "tuning")]
pub mod tuning;
mod worth;

use carson_city::CarsonCity;
use table::dice::FastDice;

use crate::bot::{Bot, HasBots};
use crate::learning::Learns;
use crate::level::Level;
use crate::outlook::Outlook;
use greedy::Greedy;
use search::SearchBot;
use thinker::Thinker;

impl HasBots for CarsonCity {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<CarsonCity>> {
        match level {
            Level::Tenderfoot => Box::new(Greedy::careless(seed)),
            Level::Cowhand => Box::new(Greedy::careful(seed)),
            Level::Deputy => Box::new(SearchBot::new(seed)),
            Level::Marshal => Box::new(Thinker::new(None, seed)),
            Level::Legend => CarsonCity::legend(CarsonCity::weights(), seed),
        }
    }

    fn outlook(&self) -> Outlook {
        outlook::of(self)
    }

    fn foresee(&self, dice: &mut FastDice) -> Outlook {
        search::foresee(*self, dice)
    }

    fn chapter(&self) -> u32 {
        u32::from(self.round())
    }
}
