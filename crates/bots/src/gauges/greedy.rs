//! Chooses the action with the most immediate points; ties are broken at random.

use table::dice::FastDice;
use table::{Dice, Game, SaturatingAs, Seat, Silence};

use super::{lead, legal, sorted};
use crate::bot::{Bot, Budget, Thought};

pub(super) struct Greedy {
    dice: FastDice,
}

impl Greedy {
    pub(super) fn seeded(seed: u64) -> Greedy {
        Greedy { dice: FastDice::seeded(seed) }
    }
}

impl<G: Game> Bot<G> for Greedy {
    fn think(&mut self, view: &G::View, seat: Seat, _: Budget) -> Vec<Thought<G::Action>> {
        let state = G::imagine(view, &mut self.dice);
        let mut list = legal(&state, seat);
        for index in (1..list.len()).rev() {
            list.swap(index, self.dice.below(index.saturating_as::<u32>() + 1) as usize);
        }
        let value = |action| {
            let mut after = state.clone();
            after.apply(seat, action, &mut self.dice, &mut Silence);
            Thought { action, value: lead(&after, seat) }
        };
        sorted(list.into_iter().map(value).collect())
    }
}
