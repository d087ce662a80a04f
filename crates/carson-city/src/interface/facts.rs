//! Facts that follow from a position and can be asserted in scenarios.

use std::collections::BTreeMap;

use serde::Serialize;
use table::{Game, Seat};

use crate::interface::view::View;
use crate::map::parcel::{Parcel, Parcels};
use crate::pieces::building::{Building, Dollars};

/// The facts of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Facts {
    /// The building on each parcel that has one.
    buildings: BTreeMap<Parcel, Building>,
    /// The owner of each sold parcel.
    owners: BTreeMap<Parcel, Seat>,
    /// The current income of each owned building.
    incomes: BTreeMap<Parcel, Dollars>,
    /// The price of each parcel that is for sale, without any character.
    prices: BTreeMap<Parcel, Dollars>,
    /// The parcels that a road reaches.
    connected: Parcels,
    /// The Houses that can become Townhouses.
    crowded: Parcels,
    /// The possible destinations of each Outlaw.
    outlaw_goals: BTreeMap<Parcel, Parcels>,
    /// The parcels next to a bridge.
    bridged: Parcels,
    /// How many Houses the whole city counts as.
    houses: u16,
    /// The facts for each seat.
    players: Vec<PlayerFacts>,
}

/// The facts for one player.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct PlayerFacts {
    firepower: u8,
    cash_limit: Dollars,
    parcels: usize,
    buildings: usize,
    /// The cowboys in the general supply.
    spare_cowboys: u8,
    /// The property tiles that are left.
    tiles: usize,
}

impl Facts {
    pub(crate) fn of(view: &View) -> Facts {
        let game = view.state();
        let town = game.town();
        let player = |seat: Seat| PlayerFacts {
            firepower: game.firepower(seat),
            cash_limit: game.player(seat).cash_limit(),
            parcels: town.owned(seat).len(),
            buildings: (town.owned(seat) & town.built()).len(),
            spare_cowboys: game.player(seat).in_general_supply(),
            tiles: town.tiles_left(seat),
        };
        Facts {
            buildings: town.built().iter().filter_map(|at| Some((at, town.building_at(at)?))).collect(),
            owners: town.sold().iter().filter_map(|at| Some((at, town.owner(at)?))).collect(),
            incomes: view.incomes.iter().map(|income| (income.parcel, income.total)).collect(),
            prices: view.prices.iter().map(|price| (price.parcel, price.price)).collect(),
            connected: town.connected(),
            crowded: town.crowded_houses(),
            outlaw_goals: town
                .outlaws()
                .iter()
                .map(|parcel| (parcel, game.outlaw_goals(parcel)))
                .filter(|(_, goals)| !goals.is_empty())
                .collect(),
            bridged: town.at_bridges(),
            houses: game.all_symbols(),
            players: Seat::all(game.seats()).map(player).collect(),
        }
    }
}
