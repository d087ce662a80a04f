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
    /// # Panics
    /// If the seat has none: it is not being asked.
    pub fn pick(&mut self, state: &G, seat: Seat, dice: &mut impl Dice) -> G::Action {
        self.list.clear();
        state.actions(seat, &mut self.list);
        self.list[dice.below(self.list.len() as u32) as usize]
    }
}
