//! The bots of Carson City, and of its game for one.

#![expect(clippy::cast_precision_loss, reason = "parcels, cards and players are few")]

mod alone;
mod characters;
mod contest;
mod features;
mod greedy;
mod judgement;
mod outlook;
mod search;
mod sight;
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
use crate::level::Level;
use crate::manner::Manner;
use crate::outlook::Outlook;
pub use alone::AgainstStandish;
use greedy::Greedy;
use search::SearchBot;
use taste::Liking;
use thinker::{Learnt, Thinker};

/// The bot of a level that likes this.
fn bot(level: Level, liking: Liking, seed: u64) -> Box<dyn Bot<CarsonCity>> {
    match level {
        Level::Tenderfoot => Box::new(Greedy::new(Liking::NewInTown, seed)),
        Level::Cowhand => Box::new(Greedy::new(liking, seed)),
        Level::Deputy => Box::new(SearchBot::new(liking, seed)),
        Level::Marshal => Box::new(Thinker::new(None, liking, seed)),
        Level::Legend => Box::new(Thinker::new(Some(Learnt::in_use()), liking, seed)),
    }
}

impl HasBots for CarsonCity {
    const MANNERS: &'static [Manner] = &Manner::ALL;

    fn bot(level: Level, seed: u64) -> Box<dyn Bot<CarsonCity>> {
        bot(level, Liking::USUAL, seed)
    }

    /// Who is new in town has no manner yet: everything is new to him.
    fn mannered_bot(level: Level, manner: Manner, seed: u64) -> Box<dyn Bot<CarsonCity>> {
        bot(level, Liking::Manner(Some(manner)), seed)
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
