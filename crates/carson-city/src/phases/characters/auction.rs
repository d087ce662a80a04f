//! The Auctioneer: yellow auctions two parcels, red the ammunition. Bids go clockwise from the Auctioneer; players who drop out
//! stay out.

use table::{Log, Seat};

use crate::agenda::{Auction, Lot, SeatList, Task};
use crate::game::CarsonCity;
use crate::interface::event::{Event, Reason};
use crate::map::parcel::Parcels;
use crate::pieces::building::Dollars;
use crate::pieces::character::Side;
use crate::questions::auction::{Bid, ChooseLot};

impl CarsonCity {
    pub(super) fn open_auction(&mut self, seat: Seat, side: Side, log: &mut impl Log<CarsonCity>) {
        match side {
            Side::Yellow if self.town.buyable().is_empty() => {}
            Side::Yellow => self.ask(ChooseLot { seat, chosen: Parcels::NONE }),
            Side::Red => self.begin_bidding(seat, Lot::Ammunition, log),
        }
    }

    pub(crate) fn begin_bidding(&mut self, auctioneer: Seat, lot: Lot, log: &mut impl Log<CarsonCity>) {
        let parcels = lot.parcels();
        log.tell(|| Event::Auction { seat: auctioneer, lot: parcels.iter().collect() });
        let bidders = self.all_seats().filter(|&seat| self.town.tiles_left(seat) >= parcels.len()).collect();
        self.agenda.push(Task::Auction(Auction {
            auctioneer,
            bidder: auctioneer,
            bidders: SeatList(bidders),
            leader: None,
            bid: 0,
            lot,
        }));
    }

    /// Asks the next bidder, or ends the auction. A player who cannot bid more drops out automatically.
    pub(crate) fn next_bid(&mut self, mut auction: Auction, log: &mut impl Log<CarsonCity>) {
        loop {
            let others = auction.leader.map_or(auction.bidders.0, |leader| auction.bidders.0.without(leader));
            if others.is_empty() {
                return self.knock_down(&auction, log);
            }
            let bidder = auction.bidder;
            if others.contains(bidder) {
                if self.player(bidder).money() > auction.bid {
                    self.ask(Bid(auction));
                    return;
                }
                auction.bidders.0 = auction.bidders.0.without(bidder);
                log.tell(|| Event::DroppedOut { seat: bidder });
            }
            auction.bidder = self.seat_after(bidder);
        }
    }

    pub(crate) fn seat_after(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + 1) % self.seats as usize)
    }

    fn knock_down(&mut self, auction: &Auction, log: &mut impl Log<CarsonCity>) {
        log.tell(|| Event::Sold { seat: auction.leader, amount: auction.bid });
        let Some(winner) = auction.leader else { return };
        let (paid, received) = shares(auction, winner);
        self.pay(winner, paid, Reason::Auction, log);
        self.earn(auction.auctioneer, received, Reason::Auction, log);
        if auction.lot == Lot::Ammunition {
            self.ammunition = Some(winner);
            log.tell(|| Event::Ammunition { seat: winner });
        }
        for parcel in auction.lot.parcels().iter() {
            self.own(winner, parcel, log);
        }
    }
}

/// What the winner pays and what the Auctioneer gets of it. Parcels: half to the bank, rounded down, the rest to the Auctioneer; as
/// the winner, the Auctioneer pays only the bank's half. Ammunition: all to the Auctioneer, who pays nothing as the winner.
fn shares(auction: &Auction, winner: Seat) -> (Dollars, Dollars) {
    let to_bank = if auction.lot == Lot::Ammunition { 0 } else { auction.bid / 2 };
    if winner == auction.auctioneer { (to_bank, 0) } else { (auction.bid, auction.bid - to_bank) }
}

#[cfg(test)]
mod tests {
    use table::Seats;

    use super::*;

    #[test]
    fn the_bank_gets_the_smaller_half_and_the_auctioneer_the_rest() {
        let lot = Lot::Parcels("a1".parse().unwrap(), "h8".parse().unwrap());
        let auction = Auction {
            auctioneer: Seat::FIRST,
            bidder: Seat::FIRST,
            bidders: SeatList(Seats::NONE),
            leader: None,
            bid: 7,
            lot,
        };
        assert_eq!(shares(&auction, Seat::SECOND), (7, 4));
        assert_eq!(shares(&auction, Seat::FIRST), (3, 0));
        let ammunition = Auction { lot: Lot::Ammunition, ..auction };
        assert_eq!(shares(&ammunition, Seat::SECOND), (7, 7));
        assert_eq!(shares(&ammunition, Seat::FIRST), (0, 0));
    }
}
