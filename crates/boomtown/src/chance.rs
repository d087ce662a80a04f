//! The dice of scenarios and of the engine: seeded or scripted.

use table::Dice;
use table::dice::{FastDice, ScriptError, ScriptedDice};

/// Dice with a seed, or a script.
#[derive(Clone, Debug)]
pub(crate) enum DiceSource {
    Seeded(FastDice),
    Scripted(ScriptedDice),
}

impl DiceSource {
    pub(crate) fn seeded(seed: u64) -> DiceSource {
        DiceSource::Seeded(FastDice::seeded(seed))
    }

    pub(crate) fn scripted(script: impl Into<Vec<u32>>) -> DiceSource {
        DiceSource::Scripted(ScriptedDice::new(script))
    }

    /// The first place where the script did not fit, if any; this clears it.
    pub(crate) fn take_fault(&mut self) -> Option<ScriptError> {
        match self {
            DiceSource::Seeded(_) => None,
            DiceSource::Scripted(dice) => dice.take_fault(),
        }
    }

    /// The number of unused rolls of the script.
    pub(crate) fn left(&self) -> usize {
        match self {
            DiceSource::Seeded(_) => 0,
            DiceSource::Scripted(dice) => dice.left(),
        }
    }
}

impl Dice for DiceSource {
    fn below(&mut self, bound: u32) -> u32 {
        match self {
            DiceSource::Seeded(dice) => dice.below(bound),
            DiceSource::Scripted(dice) => dice.below(bound),
        }
    }
}
