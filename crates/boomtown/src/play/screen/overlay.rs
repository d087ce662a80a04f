//! Pages that open over the game.

/// A page that is open over the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Overlay {
    pub(crate) page: OverlayPage,
    /// The first visible line.
    pub(crate) top: u16,
}

/// The content of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OverlayPage {
    /// All keys.
    Help,
    /// The points and their sources.
    Scores,
    /// The whole log.
    Log,
    /// What happened in each round.
    Rounds,
    /// Everything in sentences.
    Words,
    /// The review.
    Review,
    /// A hint for a past position.
    Hint,
}

impl Overlay {
    /// Opens a page at its first line.
    pub(crate) const fn open(page: OverlayPage) -> Overlay {
        Overlay { page, top: 0 }
    }
}
