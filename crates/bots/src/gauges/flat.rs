//! Plays random games after each choice, each time in a newly sampled world, equally many for each choice.

use table::dice::FastDice;
use table::{Game, Scratch, Seat, Silence};

use super::{legal, reward, sorted};
use crate::bot::{Bot, Budget, Thought};

pub(super) struct Flat<G: Game> {
    dice: FastDice,
    scratch: Scratch<G>,
}

impl<G: Game> Flat<G> {
    pub(super) fn seeded(seed: u64) -> Flat<G> {
        Flat { dice: FastDice::seeded(seed), scratch: Scratch::default() }
    }
}

impl<G: Game> Bot<G> for Flat<G> {
    fn think(&mut self, view: &G::View, seat: Seat, budget: Budget) -> Vec<Thought<G::Action>> {
        let mut allowed = budget.start();
        let list = legal(&G::imagine(view, &mut self.dice), seat);
        let mut sums = vec![(0.0, 0.0); list.len()];
        for index in (0..list.len()).cycle().take_while(|_| list.len() > 1 && allowed.spend()) {
            let mut world = G::imagine(view, &mut self.dice);
            world.apply(seat, list[index], &mut self.dice, &mut Silence);
            self.scratch.play_out(&mut world, &mut self.dice);
            sums[index].0 += reward(&world, seat);
            sums[index].1 += 1.0;
        }
        let mean = |(sum, tries): (f64, f64)| if tries > 0.0 { sum / tries } else { 0.0 };
        sorted(list.into_iter().zip(sums).map(|(action, sum)| Thought { action, value: mean(sum) }).collect())
    }
}
