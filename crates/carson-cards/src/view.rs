//! What a viewer may know: what lies open, and his own bid.

use serde::{Deserialize, Serialize};
use table::{Dice, Game, Seat, Seats, Standings, Viewer};

use crate::auction::{Bid, BidSet};
use crate::game::CarsonCards;
use crate::phase::Phase;
use crate::position::{Sealed, Table};
use crate::spot::{Laid, Spot};
use crate::suit::Back;

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub table: Table,
    /// The back of the next person, which breaks ties.
    pub back: Option<Back>,
    /// Whose bids lie face down.
    #[cfg_attr(feature = "typescript", ts(type = "Array<number>"))]
    pub sealed: Seats,
    /// The viewer's own bid, if it lies face down.
    pub own_bid: Option<Bid>,
    /// Who is being asked; nobody once the game is over.
    #[cfg_attr(feature = "typescript", ts(type = "Array<number>"))]
    pub asked: Seats,
    /// Where the terrain card that is to be laid may lie, and what it would bring there.
    pub placements: Vec<Placement>,
    /// Places and points as they stand, with their break-down.
    pub scores: Standings,
    /// Whether the game is over.
    pub over: bool,
}

/// A place for a terrain card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
pub struct Placement {
    /// Where its top left cell would lie.
    pub at: Spot,
    /// By how much the player's points would change.
    pub gain: i32,
}

impl View {
    pub(crate) fn of(game: &CarsonCards, viewer: Viewer) -> View {
        let face_down = game.phase == Phase::Bids;
        let own_bid = viewer.seat().filter(|seat| seat.index() < game.bids.len());
        let sealed = Seat::all(game.bids.len()).filter(|seat| face_down && game.bids[seat.index()].is_some());
        View {
            viewer,
            table: Table::of(game),
            back: game.back(),
            sealed: sealed.collect(),
            own_bid: own_bid.and_then(|seat| game.bids[seat.index()]).filter(|_| face_down),
            asked: game.deciders(),
            placements: placements(game),
            scores: game.standings_now(),
            over: game.is_over(),
        }
    }

    /// A state that fits what the viewer knows: the bids of the others and, as far as the backs leave it open, the next
    /// person are chosen by `dice`.
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

    /// The state that it shows, with sealed bids and the hidden front filled in with what comes first: good to look at
    /// what lies open, not to search.
    pub(crate) fn shown(&self) -> CarsonCards {
        self.imagine(&mut Lowest)
    }
}

/// Dice that always show 0.
struct Lowest;

impl Dice for Lowest {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

fn placements(game: &CarsonCards) -> Vec<Placement> {
    let (Some(card), Some(seat)) = (game.hand, game.deciders().lowest()) else { return Vec::new() };
    let mut placements = Vec::new();
    game.city(seat).each_spot(card, game.limit(seat), game.law(seat), |at| {
        placements.push(Placement { at, gain: game.gain(seat, Laid { card, at }) });
    });
    placements
}
