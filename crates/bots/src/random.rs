//! A bot that does anything at all.

use table::dice::FastDice;
use table::{Game, Scratch, Seat};

use crate::bot::{Bot, Budget, Thought};

/// Picks any legal action.
#[derive(Debug)]
pub struct RandomBot<G: Game> {
    dice: FastDice,
    scratch: Scratch<G>,
}

impl<G: Game> RandomBot<G> {
    /// The random bot of this seed.
    pub fn seeded(seed: u64) -> RandomBot<G> {
        RandomBot { dice: FastDice::seeded(seed), scratch: Scratch::default() }
    }
}

impl<G: Game> Bot<G> for RandomBot<G> {
    fn think(&mut self, view: &G::View, seat: Seat, _: Budget) -> Vec<Thought<G::Action>> {
        let state = G::imagine(view, &mut self.dice);
        let action = self.scratch.pick(&state, seat, &mut self.dice);
        vec![Thought { action, value: 0.0 }]
    }
}
