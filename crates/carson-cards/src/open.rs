//! What is public besides cities and persons. Reading it costs nothing, while a view is built anew.

use table::{Seat, Seats, Viewer};

use crate::auction::Bid;
use crate::game::CarsonCards;
use crate::person::PersonSet;
use crate::phase::Phase;
use crate::terrain::{Terrain, TerrainSet};

impl CarsonCards {
    /// A seat's bid of this round, if the viewer may know it: any bid that is open, and their own.
    pub fn known_bid(&self, viewer: Viewer, seat: Seat) -> Option<Bid> {
        let open = self.phase != Phase::Bids || viewer.seat() == Some(seat);
        self.bids[seat.index()].filter(|_| open)
    }

    /// The seats whose bids are face down.
    pub fn sealed(&self) -> Seats {
        let lies = |seat: &Seat| self.phase == Phase::Bids && self.bids[seat.index()].is_some();
        Seat::all(self.bids.len()).filter(lies).collect()
    }

    /// The seats that have yet to take a card in this round.
    pub const fn waiting(&self) -> Seats {
        self.to_take
    }

    /// The persons that were used in this round.
    pub const fn used(&self) -> PersonSet {
        self.used
    }

    /// The cards that a virtual player collected.
    pub const fn collected(&self, seat: Seat) -> TerrainSet {
        self.collected[seat.index()]
    }

    /// The terrain cards that nobody has seen, including those of the next epoch.
    pub const fn unseen_terrain(&self) -> TerrainSet {
        self.deck
    }

    /// What the Auctioneer sold.
    pub fn sold(&self) -> &[Terrain] {
        self.sold.as_slice()
    }

    /// Whether the player whose turn it is has taken the first of the Day labourer's two cards.
    pub const fn is_second_card(&self) -> bool {
        self.second_card
    }
}
