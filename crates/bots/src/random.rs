//! A bot that plays at random.

use table::dice::FastDice;
use table::{Game, Scratch, Seat};

use crate::bot::{Bot, Budget, Thought};

/// Plays a random legal action.
#[derive(Debug)]
pub struct RandomBot<G: Game> {
    dice: FastDice,
    scratch: Scratch<G>,
}

impl<G: Game> RandomBot<G> {
    /// A random bot with this seed.
    ///
    /// ```
    /// use bots::{Bot, Budget, RandomBot};
    /// use circle_wagons::{CircleWagons, Options};
    /// use table::dice::FastDice;
    /// use table::{Game, Seat, Silence, Viewer};
    ///
    /// let game = CircleWagons::begin(&Options::default(), &mut FastDice::seeded(1), &mut Silence)?;
    /// let mut bot = RandomBot::<CircleWagons>::seeded(1);
    /// let action = bot.choose(&game.view(Viewer::Seat(Seat::SECOND)), Seat::SECOND, Budget::millis(1));
    /// assert!(game.is_legal(Seat::SECOND, action));
    /// # Ok::<(), table::OptionsError>(())
    /// ```
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
