//! What lies in front of a player, and where his cowboys stand.

use serde::{Deserialize, Serialize};

use crate::map::parcel::Parcels;
use crate::pieces::building::{Dollars, Tiles};
use crate::pieces::character::{Character, Role, Side};
use crate::track::space::{Place, Space, Spaces};
use crate::variants::Switch;
use crate::variants::horses::enclosures::Enclosures;
use crate::variants::might_is_right::duel_tiles::DuelTiles;
use crate::variants::new_beginning::Sheet;

/// How many cowboys each player has in all.
pub const COWBOYS: u8 = 10;
/// The most money the bank hands out to one player; no game comes near it.
pub const MOST_DOLLARS: Dollars = 9999;
/// The most points one player can have, or lack; no game comes near it.
pub const MOST_POINTS: i16 = 9999;
/// The most revolvers and the most roads of one player; no game comes near it.
pub const MOST_TOKENS: u8 = 99;

/// What the red Paperboy takes off the cash limit of the character he fetched.
const PAPERBOYS_CUT: Dollars = 5;

/// What lies in front of a player, and where his cowboys stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// His money.
    pub money: Dollars,
    /// His victory points; they can fall below 0.
    pub points: i16,
    /// His revolver tokens.
    pub revolvers: u8,
    /// The roads in his personal supply.
    pub roads: u8,
    /// The cowboys in his personal supply.
    pub cowboys: u8,
    /// His dynamite.
    pub dynamite: u8,
    /// The buildings that he has bought and not built.
    pub kept: Tiles,
    /// His character of this round; the second one if the Paperboy fetched it.
    pub role: Option<Role>,
    /// The Paperboy's side if he chose the Paperboy.
    pub paperboy: Option<Side>,
    /// What he decided about the Grocer's or the Settler's $8.
    pub eight: Eight,
    /// Whether he has the Sharpshooter.
    pub sharpshooter: Switch,
    /// What he wants to begin with.
    pub sheet: Sheet,
    /// The duel tiles that he holds.
    pub tiles: DuelTiles,
    /// The duel tiles that he has laid in the duel that is being fought.
    pub laid: DuelTiles,
    /// His horses, in enclosures and outside.
    pub horses: u8,
    /// What is in his enclosures.
    pub enclosures: Enclosures,
    /// His rodeo tokens.
    pub rodeos: u8,
    /// How often he has taken a cowboy back in this round's race.
    pub shifts: u8,
    /// His cowboys on Wages.
    pub on_wages: u8,
    /// His cowboys on 1 Road.
    pub on_road: u8,
    /// The other spaces with one of his cowboys.
    pub on_spaces: Spaces,
    /// The parcels with one of his cowboys, the City Hall included.
    pub on_parcels: Parcels,
    /// The spaces where his cowboy has dynamite.
    pub dynamite_on_spaces: Spaces,
    /// The parcels where his cowboy has dynamite, and the Mines he blasts.
    pub dynamite_on_parcels: Parcels,
}

/// What a player decided about $8 now or something better later.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum Eight {
    /// Nothing, or he took the money.
    #[default]
    Settled,
    /// He waits.
    Later,
}

impl Player {
    /// Whether this is his character of the round.
    #[inline]
    pub fn is(&self, character: Character, side: Side) -> bool {
        self.role == Some(Role { character, side })
    }

    /// The number that sets his place in the turn order.
    pub fn turn_number(&self) -> u8 {
        match (self.paperboy, self.role) {
            (Some(_), _) | (None, None) => 0,
            (None, Some(role)) => role.character.number(),
        }
    }

    /// How much money he can keep: his character's limit, with the red Paperboy $5 less.
    pub fn cash_limit(&self) -> Dollars {
        let limit = self.role.map_or(0, Role::cash_limit);
        if self.paperboy == Some(Side::Red) { limit.saturating_sub(PAPERBOYS_CUT) } else { limit }
    }

    /// How much of his money is above the limit.
    pub fn above_limit(&self) -> Dollars {
        self.money.saturating_sub(self.cash_limit())
    }

    /// How many of his cowboys are on the board or in his enclosures.
    pub fn on_board(&self) -> u8 {
        let board = self.on_wages + self.on_road + self.on_spaces.len() as u8 + self.on_parcels.len() as u8;
        board + self.enclosures.cowboy_count()
    }

    /// How many of his cowboys are in the general supply.
    pub fn in_general_supply(&self) -> u8 {
        COWBOYS.saturating_sub(self.cowboys + self.on_board())
    }

    /// Whether one of his cowboys stands there.
    #[inline]
    pub fn stands_on(&self, place: Place) -> bool {
        match place {
            Place::Space(Space::Wages) => self.on_wages > 0,
            Place::Space(Space::OneRoad) => self.on_road > 0,
            Place::Space(space) => self.on_spaces.contains(space),
            Place::Parcel(parcel) => self.on_parcels.contains(parcel),
        }
    }

    /// Puts a cowboy there; where he comes from is the caller's concern.
    pub(crate) fn stand(&mut self, place: Place) {
        match place {
            Place::Space(Space::Wages) => self.on_wages += 1,
            Place::Space(Space::OneRoad) => self.on_road += 1,
            Place::Space(space) => self.on_spaces = self.on_spaces.with(space),
            Place::Parcel(parcel) => self.on_parcels = self.on_parcels.with(parcel),
        }
    }

    /// Takes the cowboy away; where he goes is the caller's concern.
    pub(crate) fn leave(&mut self, place: Place) {
        match place {
            Place::Space(space) => self.on_spaces.remove(space),
            Place::Parcel(parcel) => self.on_parcels.remove(parcel),
        }
    }

    /// Whether his cowboy there has dynamite.
    #[inline]
    pub fn has_dynamite_on(&self, place: Place) -> bool {
        match place {
            Place::Space(space) => self.dynamite_on_spaces.contains(space),
            Place::Parcel(parcel) => self.dynamite_on_parcels.contains(parcel),
        }
    }

    pub(crate) fn set_dynamite(&mut self, place: Place) {
        match place {
            Place::Space(space) => self.dynamite_on_spaces.insert(space),
            Place::Parcel(parcel) => self.dynamite_on_parcels.insert(parcel),
        };
    }

    pub(crate) fn clear_dynamite(&mut self, place: Place) {
        match place {
            Place::Space(space) => self.dynamite_on_spaces.remove(space),
            Place::Parcel(parcel) => self.dynamite_on_parcels.remove(parcel),
        }
    }

    /// How much dynamite he has, in his supply and on the board.
    pub fn all_dynamite(&self) -> u8 {
        self.dynamite + self.dynamite_on_spaces.len() as u8 + self.dynamite_on_parcels.len() as u8
    }
}
