//! What is on the map: mountains, Houses, buildings, property tiles and roads, and the sets that follow from them.

use table::{SaturatingAs, Seat};

use crate::map::parcel::{Parcel, Parcels};
use crate::map::roads::{RoadPlace, Roads};
use crate::pieces::building::{Building, Dollars, ONE_HOUSE, SAFE, TWO_HOUSES};
use crate::variants::river::{bank, crossings};

/// The largest number of players.
pub const MOST_PLAYERS: usize = 6;
/// The price of a parcel if it and its neighbours are unoccupied.
pub const LAND_PRICE: Dollars = 1;
/// What each mountain, House or building on a parcel or next to it adds to its price.
pub const NEIGHBOUR_PRICE: Dollars = 1;
/// How many property tiles each player has.
pub const PROPERTY_TILES: usize = 12;

/// The map of the city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Town {
    mountains: Parcels,
    houses: Parcels,
    townhouses: Parcels,
    buildings: [Parcels; Building::COUNT],
    owned: [Parcels; MOST_PLAYERS],
    roads: Roads,
    /// Every parcel with a mountain, a House or a building.
    occupied: Parcels,
    /// Every parcel with a property tile.
    sold: Parcels,
    /// Every parcel that is connected to a road.
    connected: Parcels,
    /// The parcels of the river.
    river: Parcels,
    /// The parcels with Outlaws.
    outlaws: Parcels,
}

impl Town {
    /// An empty map.
    pub(crate) const BARE: Town = Town {
        mountains: Parcels::NONE,
        houses: Parcels::NONE,
        townhouses: Parcels::NONE,
        buildings: [Parcels::NONE; Building::COUNT],
        owned: [Parcels::NONE; MOST_PLAYERS],
        roads: Roads::NONE,
        occupied: Parcels::NONE,
        sold: Parcels::NONE,
        connected: Parcels::NONE,
        river: Parcels::NONE,
        outlaws: Parcels::NONE,
    };

    /// The parcels with mountains.
    pub const fn mountains(&self) -> Parcels {
        self.mountains
    }

    /// The parcels with Houses, without Townhouses.
    pub const fn houses(&self) -> Parcels {
        self.houses
    }

    /// The parcels with Townhouses.
    pub const fn townhouses(&self) -> Parcels {
        self.townhouses
    }

    /// The parcels with buildings of this kind.
    #[inline]
    pub const fn buildings(&self, kind: Building) -> Parcels {
        self.buildings[kind.index()]
    }

    #[inline]
    fn of_kinds(&self, kinds: &[Building]) -> Parcels {
        kinds.iter().fold(Parcels::NONE, |all, &kind| all | self.buildings(kind))
    }

    /// The parcels with buildings that can never be attacked.
    #[inline]
    pub(crate) fn safe_buildings(&self) -> Parcels {
        self.of_kinds(&SAFE)
    }

    /// The parcels of a player.
    #[inline]
    pub const fn owned(&self, seat: Seat) -> Parcels {
        self.owned[seat.index()]
    }

    /// The roads.
    pub const fn roads(&self) -> &Roads {
        &self.roads
    }

    /// The parcels with a mountain, a House or a building.
    #[inline]
    pub const fn occupied(&self) -> Parcels {
        self.occupied
    }

    /// The parcels with a property tile.
    #[inline]
    pub const fn sold(&self) -> Parcels {
        self.sold
    }

    /// The parcels that are connected to a road.
    #[inline]
    pub const fn connected(&self) -> Parcels {
        self.connected
    }

    /// The parcels of the river.
    #[inline]
    pub const fn river(&self) -> Parcels {
        self.river
    }

    /// The parcels that players can get: all without a property tile except the City Hall's and the river's.
    #[inline]
    pub fn for_sale(&self) -> Parcels {
        !(self.sold | self.buildings(Building::CityHall) | self.river)
    }

    /// The parcels with Outlaws.
    #[inline]
    pub const fn outlaws(&self) -> Parcels {
        self.outlaws
    }

    /// The parcels that can be bought: those for sale without an Outlaw. (Characters also give away those with one.)
    #[inline]
    pub fn buyable(&self) -> Parcels {
        self.for_sale().without(self.outlaws)
    }

    /// The parcels without buildings, mountains and Outlaws: something can be built there by an owner, or if a road connects them.
    #[inline]
    pub fn vacant(&self) -> Parcels {
        !(self.occupied | self.river | self.outlaws)
    }

    /// The parcels next to a Prison.
    pub(crate) fn near_prisons(&self) -> Parcels {
        let prisons = self.buildings(Building::Prison).iter();
        prisons.fold(Parcels::NONE, |near, prison| near | prison.neighbours())
    }

    /// The parcels with a building, including the City Hall.
    #[inline]
    pub fn built(&self) -> Parcels {
        self.occupied.without(self.mountains | self.houses | self.townhouses)
    }

    /// The building on a parcel.
    pub fn building_at(&self, parcel: Parcel) -> Option<Building> {
        if !self.built().contains(parcel) {
            return None;
        }
        Building::ALL.into_iter().find(|&kind| self.buildings(kind).contains(parcel))
    }

    /// Where the City Hall stands.
    #[inline]
    pub const fn city_hall(&self) -> Option<Parcel> {
        self.buildings(Building::CityHall).lowest()
    }

    /// The owner of the property tile.
    pub fn owner(&self, parcel: Parcel) -> Option<Seat> {
        let index = self.owned.iter().position(|owned| owned.contains(parcel))?;
        Some(Seat::new(index))
    }

    /// How many property tiles a player has left.
    #[inline]
    pub const fn tiles_left(&self, seat: Seat) -> usize {
        PROPERTY_TILES.saturating_sub(self.owned(seat).len())
    }

    /// The price of a parcel: $1, and $1 for each mountain, House or building on it or next to it.
    #[inline]
    pub fn price(&self, parcel: Parcel) -> Dollars {
        let neighbours = (self.occupied & Parcels::only(parcel).grown()).len().saturating_as::<Dollars>();
        LAND_PRICE + NEIGHBOUR_PRICE * neighbours
    }

    /// The Houses that can become Townhouses: no free land around them, and not on the edge of the board.
    #[inline]
    pub fn crowded_houses(&self) -> Parcels {
        let free = !(self.occupied | self.sold | self.river);
        self.houses.without(free.grown() | Parcels::RIM | self.outlaws)
    }

    /// The parcels next to a player's Churches, which keep attackers away.
    pub fn sanctuary(&self, seat: Seat) -> Parcels {
        let churches = self.buildings(Building::Church) & self.owned(seat);
        if churches.is_empty() { Parcels::NONE } else { churches.grown() }
    }

    /// The parcels that count as at least one House, and those that count as two.
    #[inline]
    pub fn house_symbols(&self) -> (Parcels, Parcels) {
        let two = self.townhouses | self.of_kinds(&TWO_HOUSES);
        (self.houses | self.of_kinds(&ONE_HOUSE) | two, two)
    }

    pub(crate) fn add_mountain(&mut self, parcel: Parcel) {
        self.mountains.insert(parcel);
        self.occupied.insert(parcel);
    }

    pub(crate) fn add_house(&mut self, parcel: Parcel) {
        self.houses.insert(parcel);
        self.occupied.insert(parcel);
    }

    pub(crate) fn remove_house(&mut self, parcel: Parcel) {
        self.houses.remove(parcel);
        self.occupied.remove(parcel);
    }

    pub(crate) fn raise_house(&mut self, parcel: Parcel) {
        self.houses.remove(parcel);
        self.add_townhouse(parcel);
    }

    pub(crate) fn add_townhouse(&mut self, parcel: Parcel) {
        self.townhouses.insert(parcel);
        self.occupied.insert(parcel);
    }

    pub(crate) fn lower_townhouse(&mut self, parcel: Parcel) {
        self.townhouses.remove(parcel);
        self.houses.insert(parcel);
    }

    pub(crate) fn add_building(&mut self, kind: Building, parcel: Parcel) {
        self.buildings[kind.index()].insert(parcel);
        self.occupied.insert(parcel);
    }

    pub(crate) fn remove_building(&mut self, kind: Building, parcel: Parcel) {
        self.buildings[kind.index()].remove(parcel);
        self.occupied.remove(parcel);
    }

    pub(crate) fn sell(&mut self, seat: Seat, parcel: Parcel) {
        self.owned[seat.index()].insert(parcel);
        self.sold.insert(parcel);
    }

    pub(crate) const fn add_outlaw(&mut self, parcel: Parcel) {
        self.outlaws.insert(parcel);
    }

    pub(crate) const fn remove_outlaw(&mut self, parcel: Parcel) {
        self.outlaws.remove(parcel);
    }

    pub(crate) const fn set_river(&mut self, river: Parcels) {
        self.river = river;
    }

    /// The road places that need a bridge.
    #[inline]
    pub(crate) fn crossings(&self) -> Roads {
        crossings(self.river)
    }

    /// How many roads of a supply are needed there: two for a bridge.
    pub(crate) fn roads_for(&self, place: RoadPlace) -> u8 {
        1 + u8::from(self.crossings().contains(place))
    }

    /// The roads that are bridges.
    pub fn bridges(&self) -> Vec<RoadPlace> {
        if self.river.is_empty() {
            return Vec::new();
        }
        self.roads.both(&self.crossings()).iter().collect()
    }

    /// The parcels with a bridge along a side or at a corner.
    pub fn at_bridges(&self) -> Parcels {
        if self.river.is_empty() { Parcels::NONE } else { self.roads.both(&self.crossings()).connected() }
    }

    /// The places for a School: on a bank without one.
    pub(crate) fn school_banks(&self) -> Parcels {
        if self.river.is_empty() {
            return Parcels::ALL;
        }
        let taken = self.buildings(Building::School).iter().map(|school| bank(self.river, school));
        taken.fold(Parcels::ALL, Parcels::without)
    }

    /// Builds a road and returns the parcels that become connected.
    pub(crate) fn lay_road(&mut self, place: RoadPlace) -> Parcels {
        let before = self.connected;
        self.roads.lay(place);
        self.connected = self.roads.connected();
        self.connected.without(before)
    }

    pub(crate) fn set_roads(&mut self, roads: Roads) {
        self.roads = roads;
        self.connected = roads.connected();
    }
}
