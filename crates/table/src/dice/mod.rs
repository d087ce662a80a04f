//! Where chance comes from.

mod fast;
mod recorded;
mod scripted;
mod sealed;

pub use fast::FastDice;
pub use recorded::{RecordedDice, Roll};
pub use scripted::{ScriptError, ScriptedDice};
pub use sealed::{Commitment, SealedDice, Secret};

/// Answers "a number below n". All chance in a game comes through here.
pub trait Dice {
    /// A number from 0 to `bound - 1`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is 0.
    fn below(&mut self, bound: u32) -> u32;
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
