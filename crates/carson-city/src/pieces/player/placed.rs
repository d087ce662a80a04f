//! A player's cowboys and dynamite: in the personal supply, on the board, in enclosures.
//!
//! A cowboy is in one of these places or in the general supply. Each method moves one from one to another, so each player always
//! has ten in total.

use super::{COWBOYS, Player};
use crate::map::parcel::{Parcel, Parcels};
use crate::track::space::{Place, Space, Spaces};
use crate::variants::horses::enclosures::Enclosure;
use table::SaturatingAs;

impl Player {
    /// Cowboys in the personal supply.
    #[inline]
    pub const fn cowboys(&self) -> u8 {
        self.cowboys
    }

    /// Dynamite in the personal supply.
    #[inline]
    pub const fn dynamite(&self) -> u8 {
        self.dynamite
    }

    /// Cowboys on Wages.
    #[inline]
    pub const fn on_wages(&self) -> u8 {
        self.on_wages
    }

    /// Cowboys on 1 Road.
    #[inline]
    pub const fn on_road(&self) -> u8 {
        self.on_road
    }

    /// The other spaces with one of the player's cowboys.
    #[inline]
    pub const fn on_spaces(&self) -> Spaces {
        self.on_spaces
    }

    /// The parcels with one of the player's cowboys, including the City Hall.
    #[inline]
    pub const fn on_parcels(&self) -> Parcels {
        self.on_parcels
    }

    /// The spaces where the player's cowboy has dynamite.
    #[inline]
    pub const fn dynamite_on_spaces(&self) -> Spaces {
        self.dynamite_on_spaces
    }

    /// The parcels where the player's cowboy has dynamite, and the Mines the player blasts.
    #[inline]
    pub const fn dynamite_on_parcels(&self) -> Parcels {
        self.dynamite_on_parcels
    }

    /// The number of cowboys on the board and in enclosures.
    pub fn on_board(&self) -> u8 {
        let board = self.on_wages
            + self.on_road
            + self.on_spaces.len().saturating_as::<u8>()
            + self.on_parcels.len().saturating_as::<u8>();
        board + self.herd.enclosures().cowboy_count()
    }

    /// The number of cowboys in the general supply.
    pub fn in_general_supply(&self) -> u8 {
        COWBOYS.saturating_sub(self.cowboys + self.on_board())
    }

    /// Whether one of the player's cowboys is there.
    #[inline]
    pub fn stands_on(&self, place: Place) -> bool {
        match place {
            Place::Space(Space::Wages) => self.on_wages > 0,
            Place::Space(Space::OneRoad) => self.on_road > 0,
            Place::Space(space) => self.on_spaces.contains(space),
            Place::Parcel(parcel) => self.on_parcels.contains(parcel),
        }
    }

    /// Takes cowboys from the general supply, as many as there are; returns how many.
    pub(crate) fn recruit(&mut self, count: u8) -> u8 {
        let count = count.min(self.in_general_supply());
        self.cowboys += count;
        count
    }

    /// Moves cowboys from the personal to the general supply.
    pub(crate) const fn dismiss(&mut self, count: u8) {
        self.cowboys -= count;
    }

    /// Places a cowboy of the personal supply.
    #[inline]
    pub(crate) fn place(&mut self, place: Place) {
        self.cowboys -= 1;
        self.stand(place);
    }

    /// Adds a cowboy that was in no supply of the player: one of Standish, or one of a position.
    pub(crate) fn stand(&mut self, place: Place) {
        match place {
            Place::Space(Space::Wages) => self.on_wages += 1,
            Place::Space(Space::OneRoad) => self.on_road += 1,
            Place::Space(space) => self.on_spaces = self.on_spaces.with(space),
            Place::Parcel(parcel) => self.on_parcels = self.on_parcels.with(parcel),
        }
    }

    /// Moves a cowboy from there to the general supply.
    pub(crate) fn leave(&mut self, place: Place) {
        match place {
            Place::Space(Space::Wages) => self.on_wages = self.on_wages.saturating_sub(1),
            Place::Space(Space::OneRoad) => self.on_road = self.on_road.saturating_sub(1),
            Place::Space(space) => self.on_spaces.remove(space),
            Place::Parcel(parcel) => self.on_parcels.remove(parcel),
        }
    }

    /// Moves all cowboys on Wages to the general supply; returns how many.
    #[inline]
    pub(crate) const fn leave_wages(&mut self) -> u8 {
        std::mem::replace(&mut self.on_wages, 0)
    }

    /// Moves all cowboys on 1 Road to the general supply; returns how many.
    #[inline]
    pub(crate) const fn leave_one_road(&mut self) -> u8 {
        std::mem::replace(&mut self.on_road, 0)
    }

    /// Removes cowboys and dynamite from the map; cowboys stay on the parcels `but`.
    pub(crate) fn leave_map(&mut self, but: Parcels) {
        self.on_parcels &= but;
        self.dynamite_on_parcels = Parcels::NONE;
    }

    /// Moves a cowboy of the personal supply into an enclosure.
    pub(crate) const fn corral(&mut self, enclosure: Enclosure) {
        self.cowboys -= 1;
        self.herd.add_cowboy(enclosure);
    }

    /// Moves a cowboy from an enclosure to the personal supply.
    pub(crate) const fn leave_enclosure(&mut self, enclosure: Enclosure) {
        self.herd.remove_cowboy(enclosure);
        self.cowboys += 1;
    }

    /// Whether the player's cowboy there has dynamite.
    #[inline]
    pub fn has_dynamite_on(&self, place: Place) -> bool {
        match place {
            Place::Space(space) => self.dynamite_on_spaces.contains(space),
            Place::Parcel(parcel) => self.dynamite_on_parcels.contains(parcel),
        }
    }

    /// How much dynamite the player has, in the supply and on the board.
    pub fn all_dynamite(&self) -> u8 {
        self.dynamite
            + self.dynamite_on_spaces.len().saturating_as::<u8>()
            + self.dynamite_on_parcels.len().saturating_as::<u8>()
    }

    /// Takes dynamite that nobody has; the caller knows how much there is.
    pub(crate) const fn take_dynamite(&mut self, count: u8) {
        self.dynamite += count;
    }

    /// Gives the cowboy there dynamite of the personal supply.
    pub(crate) fn lay_dynamite(&mut self, place: Place) {
        self.dynamite -= 1;
        self.set_dynamite(place);
    }

    /// Blasts one of the player's Mines with dynamite of the personal supply.
    pub(crate) fn blast(&mut self, mine: Parcel) {
        self.lay_dynamite(Place::Parcel(mine));
    }

    pub(super) fn set_dynamite(&mut self, place: Place) {
        match place {
            Place::Space(space) => self.dynamite_on_spaces.insert(space),
            Place::Parcel(parcel) => self.dynamite_on_parcels.insert(parcel),
        };
    }

    /// Uses up the dynamite there.
    pub(crate) fn clear_dynamite(&mut self, place: Place) {
        match place {
            Place::Space(space) => self.dynamite_on_spaces.remove(space),
            Place::Parcel(parcel) => self.dynamite_on_parcels.remove(parcel),
        }
    }

    /// Moves the dynamite there, if there is any, back to the personal supply.
    pub(crate) fn take_dynamite_back(&mut self, place: Place) {
        if self.has_dynamite_on(place) {
            self.clear_dynamite(place);
            self.dynamite += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACE: Place = Place::Space(Space::Ammunition);

    #[test]
    fn a_cowboy_is_always_somewhere() {
        let mut player = Player::default();
        assert_eq!((player.recruit(3), player.in_general_supply()), (3, COWBOYS - 3));
        player.place(PLACE);
        player.place(Place::Space(Space::Wages));
        assert_eq!((player.cowboys(), player.on_board(), player.in_general_supply()), (1, 2, COWBOYS - 3));
        player.leave(PLACE);
        assert_eq!((player.leave_wages(), player.in_general_supply()), (1, COWBOYS - 1));
        assert_eq!((player.recruit(COWBOYS), player.in_general_supply()), (COWBOYS - 1, 0));
    }

    #[test]
    fn dynamite_that_was_not_used_comes_back() {
        let mut player = Player::default();
        player.take_dynamite(2);
        player.lay_dynamite(PLACE);
        assert_eq!((player.dynamite(), player.all_dynamite()), (1, 2));
        player.take_dynamite_back(PLACE);
        player.take_dynamite_back(PLACE);
        assert_eq!((player.dynamite(), player.all_dynamite()), (2, 2));
    }
}
