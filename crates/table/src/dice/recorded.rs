//! Dice that record their rolls.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Dice;
use crate::ParseError;

/// One roll: a value from 0 up, and its exclusive upper bound. Written `value/bound`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Roll {
    /// What was rolled.
    pub value: u32,
    /// The exclusive upper bound.
    pub bound: u32,
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.value, self.bound)
    }
}

impl FromStr for Roll {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Roll, ParseError> {
        let parse = || {
            let (value, bound) = text.split_once('/')?;
            let roll = Roll { value: value.parse().ok()?, bound: bound.parse().ok()? };
            (roll.value < roll.bound).then_some(roll)
        };
        parse().ok_or_else(|| ParseError::new(text, "a roll such as 3/18, a number below its bound"))
    }
}

impl From<Roll> for String {
    fn from(roll: Roll) -> String {
        roll.to_string()
    }
}

impl TryFrom<String> for Roll {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Roll, ParseError> {
        text.parse()
    }
}

/// Records every roll of the dice inside.
///
/// ```
/// use table::Dice;
/// use table::dice::{FastDice, RecordedDice};
///
/// let mut dice = FastDice::seeded(1);
/// let mut recorded = RecordedDice::new(&mut dice);
/// let value = recorded.below(6);
/// let rolls = recorded.into_rolls();
/// assert_eq!((rolls[0].value, rolls.len()), (value, 1));
/// ```
#[derive(Debug)]
pub struct RecordedDice<D> {
    dice: D,
    rolls: Vec<Roll>,
}

impl<D: Dice> RecordedDice<D> {
    /// Records the rolls of `dice`.
    pub fn new(dice: D) -> RecordedDice<D> {
        RecordedDice { dice, rolls: Vec::new() }
    }

    /// All rolls so far.
    pub fn into_rolls(self) -> Vec<Roll> {
        self.rolls
    }
}

impl<D: Dice> Dice for RecordedDice<D> {
    fn below(&mut self, bound: u32) -> u32 {
        let value = self.dice.below(bound);
        self.rolls.push(Roll { value, bound });
        value
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::FastDice;
    use super::*;

    #[test]
    fn writes_down_what_was_rolled() {
        let mut dice = RecordedDice::new(FastDice::seeded(3));
        let value = dice.below(18);
        assert_eq!(dice.into_rolls(), [Roll { value, bound: 18 }]);
    }

    proptest! {
        #[test]
        fn the_text_form_comes_back(bound in 1u32.., value: u32) {
            let roll = Roll { value: value % bound, bound };
            prop_assert_eq!(roll.to_string().parse(), Ok(roll));
        }

        #[test]
        fn odd_text_is_refused_without_a_panic(text in "\\PC*") {
            let _ = text.parse::<Roll>();
        }
    }
}
