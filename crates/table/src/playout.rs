//! Playouts: random games to the end, for bots that sample and for benchmarks.

use crate::{Dice, Game, Seat, Silence};

/// Memory that playouts reuse: after the first one, none is allocated.
#[derive(Debug)]
pub struct Scratch<G: Game> {
    list: Vec<G::Action>,
}

/// Whether a playout lists the legal actions of every decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lists {
    /// The full list is made, as for a search that looks at every action.
    Written,
    /// An action is picked without a list if the game supports it. It is the same action.
    Spared,
}

/// The result of one playout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlayOut {
    /// The number of decisions.
    pub decisions: u64,
    /// The number of legal actions listed; 0 if no lists were made.
    pub listed: u64,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Scratch { list: Vec::with_capacity(1024) }
    }
}

impl<G: Game> Scratch<G> {
    /// Plays `state` to the end at random, without lists. If several seats must decide at the same time, they do so in turn order.
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
        self.play_to_the_end(state, Lists::Spared, dice)
    }

    /// Plays the same game with or without full lists, to measure what they cost.
    pub fn play_to_the_end(&mut self, state: &mut G, lists: Lists, dice: &mut impl Dice) -> PlayOut {
        let mut done = PlayOut::default();
        while let Some(seat) = state.turn().or_else(|| state.deciders().lowest()) {
            let action = match lists {
                Lists::Spared => self.pick(state, seat, dice),
                Lists::Written => {
                    self.list.clear();
                    state.actions(seat, &mut self.list);
                    done.listed += self.list.len() as u64;
                    self.list[dice.index(self.list.len())]
                }
            };
            done.decisions += 1;
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
    /// If the seat has no legal action: it has nothing to decide.
    pub fn pick(&mut self, state: &G, seat: Seat, dice: &mut impl Dice) -> G::Action {
        state.pick(seat, dice, &mut self.list).expect("a seat that is asked can do something")
    }
}
