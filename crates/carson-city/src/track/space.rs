//! The action track: its spaces in the order of resolution, and the places for cowboys.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{ParseError, Phrase};

use crate::map::parcel::Parcel;
use crate::pieces::building::{Building, Dollars};

/// A space of the action track, in the order of resolution. `Parcels`, `KeptBuildings` and `BuildingIncome` have no room for
/// cowboys, but something happens there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", type = "string"))]
pub enum Space {
    /// $4 for each cowboy.
    Wages,
    /// The three-revolver token.
    Ammunition,
    /// Three roads.
    ThreeRoads,
    /// A road for each cowboy.
    OneRoad,
    /// The purchase of parcels.
    Parcels,
    /// The building at $12.
    Building12,
    /// The building at $10.
    Building10,
    /// The building at $8.
    Building8,
    /// The building at $6.
    Building6,
    /// The building at $5.
    Building5,
    /// The building at $4.
    Building4,
    /// The building at $3.
    Building3,
    /// The placing of kept buildings.
    KeptBuildings,
    /// $2 for each parcel.
    ParcelsIncome,
    /// $2 for each point of firepower.
    CowboyIncome,
    /// The sum of two dice.
    Gambling,
    /// Attacks and incomes.
    BuildingIncome,
    /// A point for every two parcels.
    ParcelsPoints,
    /// A point for every two points of firepower.
    CowboyPoints,
    /// A point for each building.
    BuildingPoints,
    /// Points at $5.
    Points5,
    /// Points at $4.
    Points4,
    /// Points at $3.
    Points3,
    /// Points at $2.
    Points2,
}

impl Space {
    /// The number of spaces.
    pub const COUNT: usize = 24;

    /// All spaces in order.
    pub const ALL: [Space; Space::COUNT] = [
        Space::Wages,
        Space::Ammunition,
        Space::ThreeRoads,
        Space::OneRoad,
        Space::Parcels,
        Space::Building12,
        Space::Building10,
        Space::Building8,
        Space::Building6,
        Space::Building5,
        Space::Building4,
        Space::Building3,
        Space::KeptBuildings,
        Space::ParcelsIncome,
        Space::CowboyIncome,
        Space::Gambling,
        Space::BuildingIncome,
        Space::ParcelsPoints,
        Space::CowboyPoints,
        Space::BuildingPoints,
        Space::Points5,
        Space::Points4,
        Space::Points3,
        Space::Points2,
    ];

    const NAMES: [&'static str; Space::COUNT] = [
        "wages",
        "ammunition",
        "3-roads",
        "1-road",
        "parcels",
        "building-12",
        "building-10",
        "building-8",
        "building-6",
        "building-5",
        "building-4",
        "building-3",
        "kept-buildings",
        "parcels-income",
        "cowboy-income",
        "gambling",
        "building-income",
        "parcels-vp",
        "cowboy-vp",
        "building-vp",
        "vp-5",
        "vp-4",
        "vp-3",
        "vp-2",
    ];

    /// The prices on the row of buildings, the cheapest first.
    pub const PRICES: [Dollars; 7] = [3, 4, 5, 6, 8, 10, 12];

    /// The name in positions and actions.
    pub const fn name(self) -> &'static str {
        Space::NAMES[self as usize]
    }

    /// The message with its name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Space::Wages => "city-space-wages",
            Space::Ammunition => "city-space-ammunition",
            Space::ThreeRoads => "city-space-3-roads",
            Space::OneRoad => "city-space-1-road",
            Space::Parcels => "city-space-parcels",
            Space::Building12 => "city-space-building-12",
            Space::Building10 => "city-space-building-10",
            Space::Building8 => "city-space-building-8",
            Space::Building6 => "city-space-building-6",
            Space::Building5 => "city-space-building-5",
            Space::Building4 => "city-space-building-4",
            Space::Building3 => "city-space-building-3",
            Space::KeptBuildings => "city-space-kept-buildings",
            Space::ParcelsIncome => "city-space-parcels-income",
            Space::CowboyIncome => "city-space-cowboy-income",
            Space::Gambling => "city-space-gambling",
            Space::BuildingIncome => "city-space-building-income",
            Space::ParcelsPoints => "city-space-parcels-vp",
            Space::CowboyPoints => "city-space-cowboy-vp",
            Space::BuildingPoints => "city-space-building-vp",
            Space::Points5 => "city-space-vp-5",
            Space::Points4 => "city-space-vp-4",
            Space::Points3 => "city-space-vp-3",
            Space::Points2 => "city-space-vp-2",
        })
    }

    /// The space after this one.
    pub fn next(self) -> Option<Space> {
        Space::ALL.get(self as usize + 1).copied()
    }

    /// Whether any number of cowboys can be there without a duel.
    #[inline]
    pub const fn is_shared(self) -> bool {
        matches!(self, Space::Wages | Space::OneRoad)
    }

    /// Whether several cowboys on it fight a duel.
    pub fn is_duelled(self) -> bool {
        Spaces::FOR_COWBOYS.contains(self) && !self.is_shared()
    }

    /// The index of its building in the row, counted from the cheapest; `None` if it is not a space of the row.
    #[inline]
    pub const fn row_index(self) -> Option<usize> {
        let index = self as usize;
        let last = Space::Building3 as usize;
        if index >= Space::Building12 as usize && index <= last { Some(last - index) } else { None }
    }

    /// The space of the row with this index, counted from the cheapest.
    pub const fn of_row(index: usize) -> Space {
        Space::ALL[Space::Building3 as usize - index]
    }

    /// The price of a point there; `None` if none can be bought.
    pub const fn point_price(self) -> Option<Dollars> {
        match self {
            Space::Points5 => Some(5),
            Space::Points4 => Some(4),
            Space::Points3 => Some(3),
            Space::Points2 => Some(2),
            _ => None,
        }
    }

    /// Whether a cowboy of the Singer can be there with a "no duel" token: 3 Roads, the three incomes of the bank, and all spaces
    /// of the town council.
    #[inline]
    pub const fn takes_token(self) -> bool {
        (self as u8 >= Space::ParcelsPoints as u8)
            || matches!(
                self,
                Space::ThreeRoads | Space::ParcelsIncome | Space::CowboyIncome | Space::Gambling
            )
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Space {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Space, ParseError> {
        let known = Space::ALL.into_iter().find(|space| space.name() == text);
        known.ok_or_else(|| ParseError::new(text, "an action space, such as wages, building-8 or vp-5"))
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Space, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

table::set! {
    /// A set of spaces, in the order of the track.
    pub struct Spaces(u32) of Space;
    space => space as u32;
    index => Space::ALL[index as usize];
}

impl Spaces {
    /// Every space on which a cowboy can stand.
    pub const FOR_COWBOYS: Spaces = Spaces(
        ((1 << Space::COUNT) - 1)
            & !(1 << Space::Parcels as u32)
            & !(1 << Space::KeptBuildings as u32)
            & !(1 << Space::BuildingIncome as u32),
    );

    /// Where something happens even without cowboys.
    pub(crate) const ALWAYS: Spaces = Spaces::only(Space::Wages)
        .with(Space::OneRoad)
        .with(Space::Parcels)
        .with(Space::KeptBuildings)
        .with(Space::BuildingIncome);

    /// A bit for each space.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0 as u64
    }

    /// The first of these spaces from `space` on, if any.
    #[inline]
    pub(crate) const fn first_from(self, space: Space) -> Option<Space> {
        Spaces(self.0 & (u32::MAX << space as u32)).lowest()
    }

    /// All spaces before this one.
    pub const fn before(space: Space) -> Spaces {
        Spaces(Spaces::FOR_COWBOYS.0 & ((1 << space as u32) - 1))
    }
}

/// A place for cowboys.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", type = "string"))]
#[serde(try_from = "String", into = "String")]
pub enum Place {
    /// On a space of the track.
    Space(Space),
    /// On a parcel: to buy it, to attack or defend its building, to hold the City Hall.
    Parcel(Parcel),
}

impl Place {
    /// The message with its name.
    pub fn phrase(self) -> Phrase {
        match self {
            Place::Space(space) => space.phrase(),
            Place::Parcel(parcel) => Phrase::new("city-place-parcel").with("parcel", parcel),
        }
    }

    /// Its name by what is for sale or stands there: "the Mine for $6", "the Ranch on b5".
    pub fn phrase_with(self, there: Option<Building>) -> Phrase {
        match (self, there) {
            (Place::Parcel(parcel), Some(building)) => {
                Phrase::new("city-place-building").with("building", building.phrase()).with("parcel", parcel)
            }
            (Place::Space(space), Some(building)) => Phrase::new("city-place-tile")
                .with("building", building.phrase())
                .with("price", space.row_index().map_or(0, |index| Space::PRICES[index])),
            (_, None) => self.phrase(),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Space(space) => space.fmt(f),
            Place::Parcel(parcel) => parcel.fmt(f),
        }
    }
}

impl FromStr for Place {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Place, ParseError> {
        text.parse().map(Place::Parcel).or_else(|_| text.parse().map(Place::Space))
    }
}

impl TryFrom<String> for Place {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Place, ParseError> {
        text.parse()
    }
}

impl From<Place> for String {
    fn from(place: Place) -> String {
        place.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_row_is_resolved_from_the_dearest_building_to_the_cheapest() {
        let row: Vec<_> = Space::ALL.into_iter().filter_map(Space::row_index).collect();
        assert_eq!(row, [6, 5, 4, 3, 2, 1, 0]);
        assert!((0..7).all(|index| Space::of_row(index).row_index() == Some(index)));
        assert_eq!(Space::Building12.name(), format!("building-{}", Space::PRICES[6]));
    }

    #[test]
    fn names_come_back() {
        assert!(Space::ALL.into_iter().all(|space| space.name().parse() == Ok(space)));
        assert_eq!("d4".parse(), Ok(Place::Parcel(Parcel::new(3, 3))));
        assert_eq!("vp-5".parse(), Ok(Place::Space(Space::Points5)));
        assert!("somewhere".parse::<Place>().is_err());
    }
}
