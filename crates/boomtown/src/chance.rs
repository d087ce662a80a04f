//! Where the rolls of a scenario or of the engine come from.

use table::Dice;
use table::dice::{FastDice, ScriptError, ScriptedDice};

/// A stream that follows from a seed, or a script.
#[derive(Clone, Debug)]
pub(crate) enum Chance {
    Seeded(FastDice),
    Scripted(ScriptedDice),
}

impl Chance {
    pub(crate) fn seeded(seed: u64) -> Chance {
        Chance::Seeded(FastDice::seeded(seed))
    }

    pub(crate) fn scripted(script: impl Into<Vec<u32>>) -> Chance {
        Chance::Scripted(ScriptedDice::new(script))
    }

    /// Where the script did not fit, if it did not; asking clears it.
    pub(crate) fn take_fault(&mut self) -> Option<ScriptError> {
        match self {
            Chance::Seeded(_) => None,
            Chance::Scripted(dice) => dice.take_fault(),
        }
    }

    /// How many scripted rolls have not been used.
    pub(crate) fn left(&self) -> usize {
        match self {
            Chance::Seeded(_) => 0,
            Chance::Scripted(dice) => dice.left(),
        }
    }
}

impl Dice for Chance {
    fn below(&mut self, bound: u32) -> u32 {
        match self {
            Chance::Seeded(dice) => dice.below(bound),
            Chance::Scripted(dice) => dice.below(bound),
        }
    }
}
