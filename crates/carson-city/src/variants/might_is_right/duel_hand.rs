//! The duel tiles of a player: a tile is in hand or played face down, never both.

use super::duel_tiles::DuelTiles;

/// The duel tiles of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct DuelHand {
    tiles: DuelTiles,
    laid: DuelTiles,
}

impl DuelHand {
    pub(crate) const fn new(tiles: DuelTiles, laid: DuelTiles) -> DuelHand {
        DuelHand { tiles, laid }
    }

    /// The tiles in hand.
    #[inline]
    pub(crate) const fn tiles(self) -> DuelTiles {
        self.tiles
    }

    /// The tiles played in the current duel.
    #[inline]
    pub(crate) const fn laid(self) -> DuelTiles {
        self.laid
    }

    /// Takes new tiles; there were none.
    pub(super) const fn take(&mut self, tiles: DuelTiles) {
        self.tiles = tiles;
    }

    /// Plays a tile from the hand.
    pub(crate) fn lay(&mut self, number: u8) {
        self.tiles.take(number);
        self.laid.add(number);
    }

    /// Removes the played tiles.
    pub(super) fn give_laid(&mut self) -> DuelTiles {
        std::mem::take(&mut self.laid)
    }

    /// Removes the tiles in hand.
    pub(super) fn give_held(&mut self) -> DuelTiles {
        std::mem::take(&mut self.tiles)
    }
}
