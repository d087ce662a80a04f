//! The Auctioneer: which parcels are auctioned, and the bids for them or for the ammunition.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Game, Log, Phrase, Seat};

use super::Question;
use crate::agenda::{Auction, Lot, Task};
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::event::Event;
use crate::map::parcel::{Parcel, Parcels};
use crate::pieces::building::Dollars;
use crate::pieces::character::{Character, Side};

/// Yellow Auctioneer: which parcels to auction, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct ChooseLot {
    /// The player who must decide.
    pub seat: Seat,
    /// The first, once it is chosen.
    pub chosen: Parcels,
}

/// A bid in an auction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
pub struct Bid(pub Auction);

impl Question for ChooseLot {
    type Answer = Parcel;

    const PROMPT: &'static str = "city-asked-lot";
    const WAITING: &'static str = "city-waiting-lot";
    const PHASE: Option<u8> = Some(1);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, _: Seat, into: &mut Vec<Action>) {
        into.extend(game.town.buyable().without(self.chosen).iter().map(Action::Parcel));
    }

    fn read(&self, action: Action) -> Option<Parcel> {
        match action {
            Action::Parcel(parcel) => Some(parcel),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        parcel: Parcel,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let chosen = self.chosen.with(parcel);
        match Lot::try_from(chosen) {
            Ok(lot) if chosen.len() == Lot::MOST || game.town.buyable().without(chosen).is_empty() => {
                game.begin_bidding(seat, lot, log);
            }
            _ => game.ask(ChooseLot { seat, chosen }),
        }
    }

    fn refusal(&self, game: &CarsonCity, _: Seat, parcel: Parcel) -> Option<Phrase> {
        let chosen = || Phrase::new("city-illegal-parcel-chosen").with("parcel", parcel);
        Some(game.against_sale(parcel).unwrap_or_else(chosen))
    }

    fn fits_role(&self, game: &CarsonCity) -> bool {
        game.player(self.seat).is(Character::Auctioneer, Side::Yellow)
    }

    fn has_means(&self, game: &CarsonCity) -> bool {
        self.chosen.len() < Lot::MOST && self.chosen.without(game.town.buyable()).is_empty()
    }
}

impl Question for Bid {
    /// `None` to drop out.
    type Answer = Option<Dollars>;

    const PROMPT: &'static str = "city-asked-bid";
    const WAITING: &'static str = "city-waiting-bid";
    const PHASE: Option<u8> = Some(1);

    fn seat(&self) -> Seat {
        self.0.bidder
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        into.extend((self.0.bid + 1..=game.player(seat).money()).map(Action::Bid));
        into.push(Action::Pass);
    }

    fn read(&self, action: Action) -> Option<Self::Answer> {
        match action {
            Action::Bid(amount) => Some(Some(amount)),
            Action::Pass => Some(None),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        amount: Option<Dollars>,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let Bid(mut auction) = self;
        if let Some(amount) = amount {
            auction.leader = Some(seat);
            auction.bid = amount;
            log.tell(|| Event::Bid { seat, amount });
        } else {
            auction.bidders.0 = auction.bidders.0.without(seat);
            log.tell(|| Event::DroppedOut { seat });
        }
        auction.bidder = game.seat_after(seat);
        game.agenda.push(Task::Auction(auction));
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, amount: Option<Dollars>) -> Option<Phrase> {
        amount.map(|_| {
            Phrase::new("city-illegal-bid").with("bid", self.0.bid).with("money", game.player(seat).money())
        })
    }

    fn check(&self, game: &CarsonCity) -> Result<(), FormatError> {
        let Auction { auctioneer, bidder, bidders, leader, bid, lot } = self.0;
        let taken = |seat: Seat| seat.index() < game.seats();
        if !bidders.0.iter().chain([auctioneer, bidder]).chain(leader).all(taken) {
            return Err(FormatError::new("the auction names a seat that is not taken"));
        }
        let side = if lot == Lot::Ammunition { Side::Red } else { Side::Yellow };
        if !game.player(auctioneer).is(Character::Auctioneer, side) {
            return Err(FormatError::new(
                "the yellow Auctioneer auctions parcels, the red one the ammunition",
            ));
        }
        if !lot.parcels().without(game.town.buyable()).is_empty() {
            return Err(FormatError::new("only parcels that are for sale are auctioned"));
        }
        let can_win = |seat: Seat| game.town.tiles_left(seat) >= lot.parcels().len();
        let leads = |seat: Seat| bidders.0.contains(seat) && game.player(seat).money() >= bid && bid > 0;
        let is_led = leader.map_or(bid == 0, leads);
        let bids = bidders.0.contains(bidder) && leader != Some(bidder) && game.player(bidder).money() > bid;
        let is_gone = lot == Lot::Ammunition && game.ammunition.is_some();
        if !is_led || !bids || !bidders.0.iter().all(can_win) || is_gone {
            return Err(FormatError::new(
                "in an auction nobody bids more than he has, and nobody against himself",
            ));
        }
        Ok(())
    }

    fn chooser(&self, _: &CarsonCity) -> Option<Seat> {
        Some(self.0.auctioneer)
    }

    fn details(&self, _: &CarsonCity, _: Seat, phrase: Phrase) -> Phrase {
        let Auction { bid, lot, .. } = self.0;
        let names: Vec<String> = lot.parcels().iter().map(|parcel| parcel.to_string()).collect();
        phrase
            .with("bid", bid)
            .with("lot", names.join(", "))
            .with("kind", if lot == Lot::Ammunition { "ammunition" } else { "parcels" })
    }
}
