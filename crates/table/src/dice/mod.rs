//! The source of randomness for games.

mod fast;
mod recorded;
mod scripted;
mod sealed;

pub use fast::FastDice;
pub use recorded::{RecordedDice, Roll};
pub use scripted::{ScriptError, ScriptedDice};
pub use sealed::{Commitment, SealedDice, Secret};

/// Answers "a number below n". All randomness in a game comes from here.
pub trait Dice {
    /// A number from 0 to `bound - 1`, uniformly distributed.
    ///
    /// # Panics
    /// If `bound` is 0.
    fn below(&mut self, bound: u32) -> u32;

    /// An index into a list of this length, uniformly distributed.
    ///
    /// ```
    /// use table::Dice;
    /// use table::dice::ScriptedDice;
    ///
    /// let wagons = ["oxen", "mules", "horses"];
    /// assert_eq!(wagons[ScriptedDice::new([1]).index(wagons.len())], "mules");
    /// ```
    ///
    /// # Panics
    /// If the list is empty, or longer than 2^32.
    #[inline]
    fn index(&mut self, length: usize) -> usize {
        self.below(u32::try_from(length).expect("a list that one picks from is short")) as usize
    }
}

impl<D: Dice + ?Sized> Dice for &mut D {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}

impl<D: Dice + ?Sized> Dice for Box<D> {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}
