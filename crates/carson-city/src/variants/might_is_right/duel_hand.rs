//! The duel tiles of a player: a tile is in his hand or before him, face down, never in both places.

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

    /// The tiles that he holds.
    #[inline]
    pub(crate) const fn tiles(self) -> DuelTiles {
        self.tiles
    }

    /// The tiles that he has laid in the duel that is being fought.
    #[inline]
    pub(crate) const fn laid(self) -> DuelTiles {
        self.laid
    }

    /// Takes new tiles; he had none.
    pub(super) const fn take(&mut self, tiles: DuelTiles) {
        self.tiles = tiles;
    }

    /// Lays a tile that he holds.
    pub(crate) fn lay(&mut self, number: u8) {
        self.tiles.take(number);
        self.laid.add(number);
    }

    /// Gives away the tiles that he has laid.
    pub(super) fn give_laid(&mut self) -> DuelTiles {
        std::mem::take(&mut self.laid)
    }

    /// Gives away the tiles that he holds.
    pub(super) fn give_held(&mut self) -> DuelTiles {
        std::mem::take(&mut self.tiles)
    }
}
