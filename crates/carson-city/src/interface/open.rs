//! What is public besides the town and the players. Reading it costs nothing, while a view is built anew.

use table::{Seat, Seats};

use crate::game::{CarsonCity, WhiteCowboy};
use crate::map::parcel::Parcels;
use crate::pieces::cast::Cast;
use crate::pieces::line::Line;
use crate::track::space::Spaces;
use crate::variants::might_is_right::duel_tiles::DuelTiles;

impl CarsonCity {
    /// The characters in play, with the sides that are up.
    pub const fn cast(&self) -> Cast {
        self.cast
    }

    /// The turn order of phase 2.
    pub const fn turns(&self) -> &Line {
        self.order.turns()
    }

    /// Who chooses first in this round because they had the Teacher in the last one.
    pub const fn teacher(&self) -> Option<Seat> {
        self.order.teacher()
    }

    /// Who has the three-revolver token.
    pub const fn ammunition(&self) -> Option<Seat> {
        self.ammunition
    }

    /// Where the white cowboy is.
    pub const fn sheriff(&self) -> WhiteCowboy {
        self.sheriff
    }

    /// How many "no duel" tokens the Singer's player can still place.
    pub const fn tokens_left(&self) -> u8 {
        self.tokens.left()
    }

    /// The spaces with a "no duel" token.
    pub const fn tokens_laid(&self) -> Spaces {
        self.tokens.laid()
    }

    /// The duel tiles that everybody has seen on the discard pile since somebody last drew from it.
    pub const fn seen_tiles(&self) -> DuelTiles {
        self.seen_tiles
    }

    /// The seats whose played duel tiles are face up.
    pub fn open_tiles(&self) -> Seats {
        self.shown_tiles()
    }

    /// The Ranches that are doubled by horses.
    pub const fn ridden_ranches(&self) -> Parcels {
        self.ridden.parcels()
    }

    /// Parcels whose duel is over while others are still being fought, and that nobody bought.
    pub const fn given_up(&self) -> Parcels {
        self.given_up
    }
}
