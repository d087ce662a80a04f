//! What a viewer may know: what is public, and their own bid.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Dice, Game, SaturatingAs, Seat, Seats, Standings, Viewer};

use crate::auction::{Bid, BidSet};
use crate::game::CarsonCards;
use crate::person::{Person, PersonSet};
use crate::phase::Phase;
use crate::position::{Sealed, Table};
use crate::scoring;
use crate::spot::{Laid, Spot};
use crate::suit::Back;
use crate::terrain::{Epoch, Terrain, TerrainSet};

/// What a viewer may know. Only the fields from which the rest follows are read back.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
#[serde(from = "Known")]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Everything that is public.
    pub table: Table,
    /// The back of the next person, which breaks ties.
    pub back: Option<Back>,
    /// The seats whose bids are face down.
    #[cfg_attr(feature = "typescript", ts(type = "Array<number>"))]
    pub sealed: Seats,
    /// The viewer's own bid, if it is face down.
    pub own_bid: Option<Bid>,
    /// Who must decide; empty once the game is over.
    #[cfg_attr(feature = "typescript", ts(type = "Array<number>"))]
    pub asked: Seats,
    /// Where the terrain card in hand can be placed, and what it would bring there.
    pub placements: Vec<Placement>,
    /// The epoch.
    pub epoch: Epoch,
    /// The current auction, in seat order.
    pub bidders: Vec<Bidder>,
    /// The seats, from the one who wins every tie to the one who loses every tie; empty if no back is visible.
    pub ties: Vec<Seat>,
    /// What can be known of the piles.
    pub piles: Piles,
    /// What each building brings, by its position, in seat order; empty for virtual players.
    pub worths: Vec<BTreeMap<Spot, i32>>,
    /// The current places and points, with their break-down.
    pub scores: Standings,
    /// Whether the game is over.
    pub over: bool,
}

/// The part of a view from which the rest follows.
#[derive(Deserialize)]
struct Known {
    viewer: Viewer,
    table: Table,
    back: Option<Back>,
    sealed: Seats,
    own_bid: Option<Bid>,
}

impl From<Known> for View {
    fn from(known: Known) -> View {
        let Known { viewer, table, back, sealed, own_bid } = known;
        let (epoch, piles) = (table.epoch(), Piles::of(&table));
        let view = View {
            viewer,
            table,
            back,
            sealed,
            own_bid,
            asked: Seats::NONE,
            placements: Vec::new(),
            epoch,
            bidders: Vec::new(),
            ties: Vec::new(),
            piles,
            worths: Vec::new(),
            scores: Standings { seats: Vec::new() },
            over: false,
        };
        View::of(&view.shown(), viewer)
    }
}

/// A player in the auction.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
pub struct Bidder {
    /// The seat.
    pub seat: Seat,
    /// Whether it is a virtual player.
    pub scripted: bool,
    /// All auction cards that it has in an epoch.
    pub cards: Vec<Bid>,
    /// Those that it still has in this epoch.
    pub left: Vec<Bid>,
    /// What the persons that it used in this round add to its bid.
    pub bonus: u8,
    /// Whether its bid is void.
    pub void: bool,
    /// Whether it has yet to take a card, once the bids are open.
    pub waits: bool,
    /// The order of taking, from 1, once the bids are open; `None` for a void bid.
    pub order: Option<u8>,
}

/// What everybody can work out about the piles from what is public.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
pub struct Piles {
    /// The terrain cards of this epoch that nobody has seen yet.
    pub terrain: Vec<Terrain>,
    /// The persons that everybody has seen; all others are in the pile.
    pub seen_persons: Vec<Person>,
}

/// A place for a terrain card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
pub struct Placement {
    /// The position of its top left cell.
    pub at: Spot,
    /// By how much the player's points would change.
    pub gain: i32,
}

impl View {
    pub(crate) fn of(game: &CarsonCards, viewer: Viewer) -> View {
        let face_down = game.phase == Phase::Bids;
        let own_bid = viewer.seat().filter(|seat| seat.index() < game.bids.len());
        let sealed = Seat::all(game.bids.len()).filter(|seat| face_down && game.bids[seat.index()].is_some());
        let table = Table::of(game);
        let piles = Piles::of(&table);
        View {
            viewer,
            table,
            back: game.back(),
            sealed: sealed.collect(),
            own_bid: own_bid.and_then(|seat| game.bids[seat.index()]).filter(|_| face_down),
            asked: game.deciders(),
            placements: placements(game),
            epoch: game.epoch(),
            bidders: bidders(game),
            ties: ties(game),
            piles,
            worths: Seat::all(game.seats())
                .map(|seat| scoring::worths(game.city(seat), game.persons(seat)))
                .collect(),
            scores: game.standings_now(),
            over: game.is_over(),
        }
    }

    /// A state that fits what the viewer knows: the bids of the others and, as far as the backs leave it open, the next person are
    /// chosen by `dice`.
    pub(crate) fn imagine(&self, dice: &mut impl Dice) -> CarsonCards {
        let unseen = self.table.unseen_persons();
        let next = self.back.and_then(|back| {
            let mut fitting: crate::PersonSet =
                unseen.iter().filter(|person| person.back() == back).collect();
            if fitting.len() == 1 { fitting.iter().next() } else { fitting.draw(dice) }
        });
        let sealed: Vec<Sealed> =
            self.sealed.iter().filter_map(|seat| self.imagine_bid(seat, dice)).collect();
        self.table.state(next, &sealed)
    }

    fn imagine_bid(&self, seat: Seat, dice: &mut impl Dice) -> Option<Sealed> {
        if let Some(bid) = self.own_bid.filter(|_| self.viewer.seat() == Some(seat)) {
            return Some(Sealed { seat, bid });
        }
        let spent: BidSet = self.table.players[seat.index()].spent.iter().copied().collect();
        let bid = BidSet::PERSON.without(spent).pick(dice)?;
        Some(Sealed { seat, bid })
    }

    /// The state that it shows. Face-down bids and the hidden front are filled in with the first possible ones: good for looking at
    /// what is public, not for search.
    pub(crate) fn shown(&self) -> CarsonCards {
        self.imagine(&mut Lowest)
    }
}

/// Dice that always roll 0.
struct Lowest;

impl Dice for Lowest {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

impl Piles {
    fn of(table: &Table) -> Piles {
        let seen: TerrainSet = table.terrain().collect();
        let persons: PersonSet = table.persons().collect();
        Piles {
            terrain: TerrainSet::of(table.epoch()).without(seen).iter().collect(),
            seen_persons: persons.iter().collect(),
        }
    }
}

fn bidders(game: &CarsonCards) -> Vec<Bidder> {
    let is_open = game.phase.shows_bids();
    let mut order: Vec<Seat> = Seat::all(game.seats()).filter(|&seat| !game.bid_is_void(seat)).collect();
    order.sort_by_key(|&seat| Reverse(game.lead(seat)));
    let bidder = |seat: Seat| {
        let place = order.iter().position(|&other| other == seat);
        let void = game.bid_is_void(seat);
        Bidder {
            seat,
            scripted: !game.is_person(seat),
            cards: game.all_bids(seat).iter().collect(),
            left: game.bids_left(seat).iter().collect(),
            bonus: game.bonus(seat),
            void,
            waits: match game.phase {
                Phase::Take => game.to_take.contains(seat),
                _ => is_open && !void,
            },
            order: place.filter(|_| is_open).map(|place| place.saturating_as::<u8>() + 1),
        }
    };
    Seat::all(game.seats()).map(bidder).collect()
}

fn ties(game: &CarsonCards) -> Vec<Seat> {
    let mut seats: Vec<Seat> = game.back().map_or_else(Vec::new, |_| Seat::all(game.seats()).collect());
    seats.sort_by_key(|&seat| game.tie_rank(seat).unwrap_or(usize::MAX));
    seats
}

fn placements(game: &CarsonCards) -> Vec<Placement> {
    let (Some(card), Some(seat)) = (game.hand, game.deciders().lowest()) else { return Vec::new() };
    let mut placements = Vec::new();
    game.city(seat).each_spot(card, game.limit(seat), game.law(seat), |at| {
        placements.push(Placement { at, gain: game.gain(seat, Laid { card, at }) });
    });
    placements
}
