//! Dice that return given rolls.

use std::error::Error;
use std::fmt;

use super::Dice;

/// Dice that return the numbers of a script, in order.
///
/// A game cannot be interrupted in the middle of a roll, so a script that is too short or does not fit yields 0 and remembers its
/// fault. The caller checks for it afterwards and discards the state.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScriptedDice {
    script: Vec<u32>,
    next: usize,
    fault: Option<ScriptError>,
}

/// Where a script does not fit the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScriptError {
    /// A roll was needed after the end of the script.
    TooShort {
        /// The length of the script.
        rolls: usize,
        /// The bound of the roll that was needed.
        bound: u32,
    },
    /// A number of the script is not below the bound.
    TooHigh {
        /// Its position, counted from 1.
        roll: usize,
        /// The number in the script.
        value: u32,
        /// The exclusive upper bound.
        bound: u32,
    },
}

impl ScriptedDice {
    /// Dice that return these numbers, each counted from 0.
    ///
    /// ```
    /// use table::Dice;
    /// use table::dice::ScriptedDice;
    ///
    /// let mut dice = ScriptedDice::new([5, 0]);
    /// assert_eq!([dice.below(6), dice.below(6)], [5, 0]);
    /// assert_eq!(dice.left(), 0);
    /// dice.below(6);
    /// assert!(dice.take_fault().is_some(), "a third roll was not in the script");
    /// ```
    pub fn new(script: impl Into<Vec<u32>>) -> ScriptedDice {
        ScriptedDice { script: script.into(), next: 0, fault: None }
    }

    /// Appends numbers to the script.
    pub fn extend(&mut self, script: impl IntoIterator<Item = u32>) {
        self.script.extend(script);
    }

    /// How many numbers have not been used yet.
    pub fn left(&self) -> usize {
        self.script.len() - self.next
    }

    /// The first place where the script did not fit, if any; this clears it.
    pub fn take_fault(&mut self) -> Option<ScriptError> {
        self.fault.take()
    }
}

impl Dice for ScriptedDice {
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a die has at least one side");
        let Some(&value) = self.script.get(self.next) else {
            self.fault.get_or_insert(ScriptError::TooShort { rolls: self.script.len(), bound });
            return 0;
        };
        self.next += 1;
        if value < bound {
            return value;
        }
        self.fault.get_or_insert(ScriptError::TooHigh { roll: self.next, value, bound });
        0
    }
}

impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScriptError::TooShort { rolls, bound } => {
                write!(f, "the dice script has {rolls} rolls and one more is needed, from 0 to {}", bound - 1)
            }
            ScriptError::TooHigh { roll, value, bound } => {
                write!(f, "roll {roll} of the dice script is {value} and must be from 0 to {}", bound - 1)
            }
        }
    }
}

impl Error for ScriptError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gives_the_script_and_names_the_first_misfit() {
        let mut dice = ScriptedDice::new([2, 9]);
        assert_eq!(dice.below(6), 2);
        assert_eq!(dice.take_fault(), None);
        assert_eq!(dice.below(6), 0);
        assert_eq!(dice.below(6), 0);
        assert_eq!(dice.take_fault(), Some(ScriptError::TooHigh { roll: 2, value: 9, bound: 6 }));
        assert_eq!(dice.left(), 0);
    }
}
