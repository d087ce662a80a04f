//! Random play to the end: what bots sample with and benchmarks measure.

use crate::{Dice, Game, Seat, Silence};

/// Memory that play-outs use again and again, so that after the first none is allocated.
#[derive(Debug)]
pub struct Scratch<G: Game> {
    list: Vec<G::Action>,
}

/// What one play-out did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlayOut {
    /// How many decisions were made.
    pub decisions: u64,
    /// How many legal actions were listed for them.
    pub listed: u64,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Scratch { list: Vec::with_capacity(1024) }
    }
}

impl<G: Game> Scratch<G> {
    /// Plays `state` to the end at random, with full legal lists. Where several are asked at once, they
    /// decide in the order of their turns.
    ///
    /// ```
    /// use circle_wagons::{CircleWagons, Options};
    /// use table::dice::FastDice;
    /// use table::{Game, Scratch, Silence};
    ///
    /// let mut dice = FastDice::seeded(1);
    /// let mut game = CircleWagons::begin(&Options::default(), &mut dice, &mut Silence)?;
    /// let done = Scratch::default().play_out(&mut game, &mut dice);
    /// assert!(game.is_over() && done.decisions > 16);
    /// # Ok::<(), table::OptionsError>(())
    /// ```
    pub fn play_out(&mut self, state: &mut G, dice: &mut impl Dice) -> PlayOut {
        let mut done = PlayOut::default();
        while let Some(seat) = state.turn().or_else(|| state.deciders().lowest()) {
            let action = self.pick(state, seat, dice);
            done.decisions += 1;
            done.listed += self.list.len() as u64;
            state.apply(seat, action, dice, &mut Silence);
        }
        done
    }

    /// One of the seat's legal actions at random.
    ///
    /// ```
    /// use circle_wagons::{CircleWagons, Options};
    /// use table::dice::FastDice;
    /// use table::{Game, Scratch, Silence};
    ///
    /// let mut dice = FastDice::seeded(1);
    /// let game = CircleWagons::begin(&Options::default(), &mut dice, &mut Silence)?;
    /// let seat = game.deciders().lowest().expect("a game begins with a question");
    /// let action = Scratch::default().pick(&game, seat, &mut dice);
    /// assert!(game.is_legal(seat, action));
    /// # Ok::<(), table::OptionsError>(())
    /// ```
    ///
    /// # Panics
    /// If the seat has none: it is not being asked.
    pub fn pick(&mut self, state: &G, seat: Seat, dice: &mut impl Dice) -> G::Action {
        self.list.clear();
        state.actions(seat, &mut self.list);
        self.list[dice.index(self.list.len())]
    }
}
