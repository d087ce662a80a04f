//! Facts that follow from a position and can be asserted in scenarios: the visible cells of each city, counts, what may be sold,
//! bids with what persons add.

use std::collections::BTreeMap;

use serde::Serialize;
use table::{Game, Seat};

use crate::element::{Element, Law};
use crate::game::CarsonCards;
use crate::spot::Spot;
use crate::terrain::Terrain;

/// The facts of a game.
#[derive(Serialize)]
pub(crate) struct Facts {
    /// In seat order; virtual players have no city.
    cities: Vec<CityFacts>,
    /// The bids with what persons add, in seat order, once they are revealed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    bids: Vec<u8>,
    /// The auction cards that each seat has left, in seat order.
    auction_cards: Vec<Vec<u8>>,
}

#[derive(Serialize)]
struct CityFacts {
    /// By place, such as `"2,-1": "saloon"`.
    cells: BTreeMap<String, Element>,
    columns: u8,
    rows: u8,
    /// How often each element is visible.
    elements: BTreeMap<Element, usize>,
    /// Whether the Outlaws are quiet.
    quiet: bool,
    /// The cards that could be sold.
    sellable: Vec<Terrain>,
}

impl Facts {
    pub(crate) fn of(game: &CarsonCards) -> Facts {
        let seats = || Seat::all(game.seats());
        let shown = game.phase().shows_bids();
        Facts {
            cities: seats()
                .filter(|&seat| game.is_person(seat))
                .map(|seat| CityFacts::of(game, seat))
                .collect(),
            bids: seats().filter(|_| shown).map(|seat| game.bid_with_bonuses(seat)).collect(),
            auction_cards: seats()
                .map(|seat| game.bids_left(seat).iter().map(crate::Bid::value).collect())
                .collect(),
        }
    }
}

impl CityFacts {
    fn of(game: &CarsonCards, seat: Seat) -> CityFacts {
        let city = game.city(seat);
        let cells: Vec<(Spot, Element)> = city.bounds().map_or(Vec::new(), |(low, high)| {
            let spots = (low.row..=high.row)
                .flat_map(|row| (low.column..=high.column).map(move |column| Spot { column, row }));
            spots.filter_map(|spot| Some((spot, city.top(spot)?))).collect()
        });
        let count = |element| cells.iter().filter(|(_, shown)| *shown == element).count();
        let mut sellable = Vec::new();
        city.each_sellable(|card| sellable.push(card));
        let (columns, rows) = city.size();
        CityFacts {
            elements: Element::ALL.into_iter().map(|element| (element, count(element))).collect(),
            cells: cells.iter().map(|(spot, element)| (spot.to_string(), *element)).collect(),
            columns,
            rows,
            quiet: game.law(seat) == Law::Kept,
            sellable,
        }
    }
}
