//! The Singer's "no duel" tokens: those that the player has left, and the spaces where one is under a cowboy.

use crate::track::space::{Space, Spaces};

/// The "no duel" tokens of the round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct NoDuelTokens {
    left: u8,
    laid: Spaces,
}

impl NoDuelTokens {
    pub(crate) const NONE: NoDuelTokens = NoDuelTokens { left: 0, laid: Spaces::NONE };

    pub(crate) const fn new(left: u8, laid: Spaces) -> NoDuelTokens {
        NoDuelTokens { left, laid }
    }

    /// How many the Singer's player can still place.
    #[inline]
    pub(crate) const fn left(self) -> u8 {
        self.left
    }

    /// The spaces where the Singer's cowboy has a token.
    #[inline]
    pub(crate) const fn laid(self) -> Spaces {
        self.laid
    }

    /// Whether there is one on this space.
    #[inline]
    pub(crate) const fn lies_on(self, space: Space) -> bool {
        self.laid.contains(space)
    }

    pub(crate) fn lay(&mut self, space: Space) {
        self.left -= 1;
        self.laid.insert(space);
    }

    pub(crate) fn take_back(&mut self, space: Space) {
        self.laid.remove(space);
        self.left += 1;
    }
}
