//! Pages that open over the game.

/// A page that is open over the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Overlay {
    pub(crate) page: OverlayPage,
    /// The first line in sight.
    pub(crate) top: u16,
}

/// What such a page shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OverlayPage {
    /// All keys.
    Help,
    /// The points and what they come from.
    Scores,
    /// All that happened.
    Log,
    /// What each round brought.
    Rounds,
    /// Everything in sentences.
    Words,
    /// Why the game went as it did.
    Review,
    /// What a bot would have done in a past position.
    Hint,
}

impl Overlay {
    /// A page from its first line on.
    pub(crate) const fn open(page: OverlayPage) -> Overlay {
        Overlay { page, top: 0 }
    }
}
