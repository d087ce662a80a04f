//! The bots.

use bots::{Bot, Budget, HasBots, Level, RandomBot, Thought};
use table::Seat;

use crate::game::MOST;
use crate::{Nim, Take};

/// Leaves a multiple of four whenever it can, which wins.
#[derive(Clone, Copy, Debug)]
pub struct PerfectBot;

impl Bot<Nim> for PerfectBot {
    fn think(&mut self, view: &Nim, _: Seat, _: Budget) -> Vec<Thought<Take>> {
        let take = view.heap() % (MOST + 1);
        vec![Thought { action: Take(take.max(1)), value: if take == 0 { -1.0 } else { 1.0 } }]
    }
}

impl HasBots for Nim {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Nim>> {
        match level {
            Level::Tenderfoot | Level::Cowhand => Box::new(RandomBot::seeded(seed)),
            Level::Deputy | Level::Marshal | Level::Legend => Box::new(PerfectBot),
        }
    }
}
