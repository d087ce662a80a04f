//! The kinds of buildings with their printed figures, and collections of building tiles.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Dice, ParseError, Phrase};

use crate::setup::options::Edition;

/// An amount of dollars.
pub type Dollars = u16;

/// A kind of building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "kebab-case")]
pub enum Building {
    /// Earns by free land around it.
    Ranch,
    /// Earns by mountains next to it.
    Mine,
    /// Earns by Houses next to it and by Ranches.
    Drugstore,
    /// Earns by Houses next to it and by Mines.
    Bank,
    /// Earns by Houses next to it.
    Saloon,
    /// Always earns the same, and counts as two Houses.
    Hotel,
    /// Keeps attackers away.
    Church,
    /// Arms its owner.
    Prison,
    /// Also earns by Houses of rivals.
    GeneralStore,
    /// Brings three Houses.
    School,
    /// Earns by the round and by Ranches.
    Blacksmith,
    /// Belongs to nobody; its holder earns more.
    CityHall,
    /// Scores the Houses of the whole city at the end.
    TrainStation,
}

/// The printed figures of a kind of building.
struct Figures {
    name: &'static str,
    letters: &'static str,
    tiles: u8,
    first_game: u8,
    /// How many Houses it counts as.
    houses: u8,
    revolvers: u8,
    /// The highest possible income, if there is a limit.
    cap: Option<Dollars>,
    /// By how much the City Hall raises its income.
    level: Dollars,
}

const fn figures(
    (name, letters): (&'static str, &'static str),
    [tiles, first_game]: [u8; 2],
    [houses, revolvers]: [u8; 2],
    (cap, level): (Option<Dollars>, Dollars),
) -> Figures {
    Figures { name, letters, tiles, first_game, houses, revolvers, cap, level }
}

/// In the order of [`Building::ALL`]: name and letters; tiles in the box and in the first game; the number of Houses it counts as,
/// and revolvers; cap and level.
static FIGURES: [Figures; Building::COUNT] = [
    figures(("ranch", "Ra"), [6, 4], [1, 1], (None, 0)),
    figures(("mine", "Mi"), [6, 4], [0, 1], (None, 0)),
    figures(("drugstore", "Dr"), [4, 4], [0, 0], (Some(33), 3)),
    figures(("bank", "Ba"), [4, 4], [0, 0], (Some(45), 3)),
    figures(("saloon", "Sa"), [3, 3], [0, 0], (Some(55), 5)),
    figures(("hotel", "Ho"), [3, 3], [2, 0], (None, 0)),
    figures(("church", "Ch"), [2, 2], [1, 0], (None, 0)),
    figures(("prison", "Pr"), [2, 2], [0, 2], (None, 0)),
    figures(("general-store", "Ge"), [2, 0], [0, 0], (Some(33), 3)),
    figures(("school", "Sc"), [2, 0], [1, 0], (None, 0)),
    figures(("blacksmith", "Bl"), [2, 0], [0, 0], (Some(40), 5)),
    figures(("city-hall", "CH"), [1, 0], [1, 0], (None, 0)),
    figures(("train-station", "TS"), [1, 0], [2, 0], (None, 0)),
];

impl Building {
    /// The number of kinds.
    pub const COUNT: usize = 13;

    /// All kinds.
    pub const ALL: [Building; Building::COUNT] = [
        Building::Ranch,
        Building::Mine,
        Building::Drugstore,
        Building::Bank,
        Building::Saloon,
        Building::Hotel,
        Building::Church,
        Building::Prison,
        Building::GeneralStore,
        Building::School,
        Building::Blacksmith,
        Building::CityHall,
        Building::TrainStation,
    ];

    /// The index, counted from 0, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    const fn figures(self) -> &'static Figures {
        &FIGURES[self.index()]
    }

    /// The name in positions and actions.
    pub fn name(self) -> &'static str {
        self.figures().name
    }

    /// The two letters for it on maps.
    pub fn letters(self) -> &'static str {
        self.figures().letters
    }

    /// The message with its name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Building::Ranch => "city-building-ranch",
            Building::Mine => "city-building-mine",
            Building::Drugstore => "city-building-drugstore",
            Building::Bank => "city-building-bank",
            Building::Saloon => "city-building-saloon",
            Building::Hotel => "city-building-hotel",
            Building::Church => "city-building-church",
            Building::Prison => "city-building-prison",
            Building::GeneralStore => "city-building-general-store",
            Building::School => "city-building-school",
            Building::Blacksmith => "city-building-blacksmith",
            Building::CityHall => "city-building-city-hall",
            Building::TrainStation => "city-building-train-station",
        })
    }

    /// How many Houses it counts as for its neighbours.
    pub const fn houses(self) -> u8 {
        self.figures().houses
    }

    /// How many revolvers come with it.
    pub fn revolvers(self) -> u8 {
        self.figures().revolvers
    }

    /// The highest possible income, if there is a limit.
    pub fn cap(self) -> Option<Dollars> {
        self.figures().cap
    }

    /// What the City Hall adds for its holder.
    pub fn level(self) -> Dollars {
        self.figures().level
    }

    /// How many Houses are built with it.
    #[inline]
    pub const fn new_houses(self, edition: Edition) -> u8 {
        match (self, edition) {
            (Building::Ranch | Building::Mine, _)
            | (Building::TrainStation | Building::CityHall, Edition::Y2023) => 0,
            (Building::School, _) => 3,
            _ => 1,
        }
    }

    /// Whether it can be built on a parcel without a road.
    #[inline]
    pub const fn needs_no_road(self) -> bool {
        matches!(self, Building::Ranch | Building::Mine)
    }

    /// Whether it can never be attacked, wherever it is. The City Hall is held, not attacked.
    pub const fn is_safe(self) -> bool {
        matches!(self, Building::Church | Building::Prison | Building::TrainStation | Building::CityHall)
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Building {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Building, ParseError> {
        let known = Building::ALL.into_iter().find(|building| building.name() == text);
        known.ok_or_else(|| ParseError::new(text, "a building, such as ranch or general-store"))
    }
}

/// A set of kinds of buildings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", as = "Vec<Building>"))]
#[serde(from = "Vec<Building>", into = "Vec<Building>")]
pub struct Kinds(u16);

impl Kinds {
    /// Every kind.
    pub const ALL: Kinds = Kinds((1 << Building::COUNT) - 1);

    /// Only this kind.
    pub const fn only(kind: Building) -> Kinds {
        Kinds(1 << kind as u16)
    }

    /// The set without one kind.
    #[must_use]
    pub const fn without(self, kind: Building) -> Kinds {
        Kinds(self.0 & !(1 << kind as u16))
    }

    /// Whether the set contains the kind.
    #[inline]
    pub const fn contains(self, kind: Building) -> bool {
        self.0 >> kind as u16 & 1 == 1
    }

    /// The kinds that count as this many Houses.
    const fn counting_as(houses: u8) -> Kinds {
        let mut kinds = Kinds(0);
        let mut index = 0;
        while index < Building::COUNT {
            if Building::ALL[index].houses() == houses {
                kinds.0 |= 1 << index;
            }
            index += 1;
        }
        kinds
    }

    /// The kinds that can never be attacked.
    const fn safe() -> Kinds {
        let mut kinds = Kinds(0);
        let mut index = 0;
        while index < Building::COUNT {
            if Building::ALL[index].is_safe() {
                kinds.0 |= 1 << index;
            }
            index += 1;
        }
        kinds
    }

    const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The kinds as an array, for lists at compile time.
    const fn list<const LEN: usize>(self) -> [Building; LEN] {
        let mut list = [Building::Ranch; LEN];
        let (mut index, mut listed) = (0, 0);
        while index < Building::COUNT {
            if self.contains(Building::ALL[index]) {
                list[listed] = Building::ALL[index];
                listed += 1;
            }
            index += 1;
        }
        list
    }
}

/// The kinds that count as one House.
pub(crate) const ONE_HOUSE: [Building; Kinds::counting_as(1).len()] = Kinds::counting_as(1).list();
/// The kinds that count as two Houses.
pub(crate) const TWO_HOUSES: [Building; Kinds::counting_as(2).len()] = Kinds::counting_as(2).list();
/// The kinds that can never be attacked.
pub(crate) const SAFE: [Building; Kinds::safe().len()] = Kinds::safe().list();

impl From<Vec<Building>> for Kinds {
    fn from(kinds: Vec<Building>) -> Kinds {
        Kinds(kinds.into_iter().fold(0, |set, kind| set | Kinds::only(kind).0))
    }
}

impl From<Kinds> for Vec<Building> {
    fn from(kinds: Kinds) -> Vec<Building> {
        Building::ALL.into_iter().filter(|&kind| kinds.contains(kind)).collect()
    }
}

/// A multiset of building tiles: the bag, or what a player has kept. Four bits for each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(export_to = "carson-city/", as = "BTreeMap<Building, u8>")
)]
#[serde(from = "BTreeMap<Building, u8>", into = "BTreeMap<Building, u8>")]
pub struct Tiles(u64);

impl Tiles {
    /// No tiles.
    pub const NONE: Tiles = Tiles(0);
    /// More than there are of any kind in the box.
    const MOST: u8 = 15;

    /// All 38 tiles.
    ///
    /// ```
    /// use carson_city::{Building, Tiles};
    ///
    /// let mut bag = Tiles::all();
    /// let banks = bag.count(Building::Bank);
    /// assert!(bag.take(Building::Bank));
    /// assert_eq!(bag.count(Building::Bank), banks - 1);
    /// ```
    pub fn all() -> Tiles {
        Building::ALL.map(|kind| (kind, kind.figures().tiles)).into_iter().collect()
    }

    /// The 26 tiles recommended for a first game.
    pub fn first_game() -> Tiles {
        Building::ALL.map(|kind| (kind, kind.figures().first_game)).into_iter().collect()
    }

    const fn shift(kind: Building) -> usize {
        4 * kind.index()
    }

    /// The number of tiles of a kind.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the mask leaves four bits")]
    pub const fn count(&self, kind: Building) -> u8 {
        (self.0 >> Tiles::shift(kind)) as u8 & Tiles::MOST
    }

    /// The number of tiles.
    #[inline]
    pub const fn total(&self) -> u32 {
        const EVERY_OTHER: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = (self.0 & EVERY_OTHER) + (self.0 >> 4 & EVERY_OTHER);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// Adds a tile; a count of 15 stays as it is.
    pub const fn add(&mut self, kind: Building) {
        if self.count(kind) < Tiles::MOST {
            self.0 += 1 << Tiles::shift(kind);
        }
    }

    /// Removes a tile; returns false if there is none.
    pub const fn take(&mut self, kind: Building) -> bool {
        let is_there = self.count(kind) > 0;
        if is_there {
            self.0 -= 1 << Tiles::shift(kind);
        }
        is_there
    }

    /// Removes a random tile.
    pub(crate) fn draw(&mut self, dice: &mut impl Dice) -> Option<Building> {
        let total = self.total();
        if total == 0 {
            return None;
        }
        let mut number = dice.below(total);
        for kind in Building::ALL {
            let count = u32::from(self.count(kind));
            if number < count {
                self.take(kind);
                return Some(kind);
            }
            number -= count;
        }
        None
    }

    /// The kinds and their numbers.
    pub fn iter(self) -> impl Iterator<Item = (Building, u8)> {
        Building::ALL.into_iter().map(move |kind| (kind, self.count(kind))).filter(|&(_, count)| count > 0)
    }
}

impl FromIterator<(Building, u8)> for Tiles {
    /// Counts above 15, which is more than there are, become 15.
    fn from_iter<I: IntoIterator<Item = (Building, u8)>>(counts: I) -> Tiles {
        let piles =
            counts.into_iter().map(|(kind, count)| u64::from(count.min(Tiles::MOST)) << Tiles::shift(kind));
        Tiles(piles.fold(0, |heap, pile| heap | pile))
    }
}

impl From<BTreeMap<Building, u8>> for Tiles {
    fn from(counts: BTreeMap<Building, u8>) -> Tiles {
        counts.into_iter().collect()
    }
}

impl From<Tiles> for BTreeMap<Building, u8> {
    fn from(tiles: Tiles) -> BTreeMap<Building, u8> {
        tiles.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_38_tiles_and_the_first_game_uses_26() {
        assert_eq!(Tiles::all().total(), 38);
        assert_eq!(Tiles::first_game().total(), 26);
    }

    #[test]
    fn names_are_those_of_the_serialised_form() {
        for kind in Building::ALL {
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.name());
            assert_eq!(kind.name().parse(), Ok(kind));
        }
    }
}
