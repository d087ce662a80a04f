//! The 144 places for roads on the edges of parcels: which can be laid next, and which parcels they connect.
//!
//! Roads run between the 81 corners of the parcels. A new road must share a corner with an existing one. A parcel is connected if a
//! road runs along one of its sides or touches one of its corners. Since a road along a side ends in two of the parcel's corners,
//! that means: if one of its corners is the end of a road.

mod place;
mod ways;

pub use place::RoadPlace;

use std::fmt;
use table::SaturatingAs;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::interface::action::menu::{self, Choices};
use crate::map::parcel::{Parcel, Parcels};

/// Roads on the board. Corner (row, column) is bit `row * 9 + column`; a road to the right or downwards has the bit of the corner
/// at which it begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", as = "Vec<RoadPlace>"))]
pub struct Roads {
    across: u128,
    down: u128,
}

/// The distance from a corner to the one below it.
const STRIDE: usize = 9;

/// Where a road to the right can begin: anywhere but in the last column.
const ACROSS_PLACES: u128 = {
    let mut mask = 0;
    let mut row = 0;
    while row < 9 {
        mask |= 0xff << (row * STRIDE);
        row += 1;
    }
    mask
};

/// Where a road downwards can begin: anywhere but in the last row.
const DOWN_PLACES: u128 = (1 << (8 * STRIDE)) - 1;

/// The corners of the last column.
const LAST_CORNERS: u128 = FIRST_COLUMN << 8;

/// The corners of the first column.
const FIRST_COLUMN: u128 = {
    let mut mask = 0;
    let mut row = 0;
    while row < 8 {
        mask |= 1 << (row * STRIDE);
        row += 1;
    }
    mask
};

/// The indices of the set bits.
#[inline]
fn bits(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros().saturating_as::<u8>())?;
        set &= set - 1;
        Some(place)
    })
}

impl Roads {
    /// No roads.
    pub const NONE: Roads = Roads { across: 0, down: 0 };

    /// The four roads around a parcel.
    pub fn around(parcel: Parcel) -> Roads {
        "nesw".chars().filter_map(|side| RoadPlace::beside(parcel, side)).collect()
    }

    /// The places that touch no other parcels than these.
    pub(crate) const fn within(parcels: Parcels) -> Roads {
        let spread = corners_of(parcels);
        let last_row = 0xff << (8 * STRIDE);
        Roads {
            across: (spread | last_row) & (spread << STRIDE | 0xff) & ACROSS_PLACES,
            down: (spread | LAST_CORNERS) & (spread << 1 | FIRST_COLUMN) & DOWN_PLACES,
        }
    }

    /// The roads of both sets.
    #[must_use]
    pub(crate) const fn both(&self, other: &Roads) -> Roads {
        Roads { across: self.across & other.across, down: self.down & other.down }
    }

    /// These roads without the others.
    #[must_use]
    pub(crate) const fn without(&self, other: &Roads) -> Roads {
        Roads { across: self.across & !other.across, down: self.down & !other.down }
    }

    const fn with(&self, other: &Roads) -> Roads {
        Roads { across: self.across | other.across, down: self.down | other.down }
    }

    /// Builds a road.
    #[inline]
    pub fn lay(&mut self, place: RoadPlace) {
        let bits = place.bits();
        self.across |= bits.across;
        self.down |= bits.down;
    }

    /// Whether there is a road.
    #[inline]
    pub fn contains(&self, place: RoadPlace) -> bool {
        let bits = place.bits();
        self.across & bits.across | self.down & bits.down != 0
    }

    /// The number of roads.
    pub const fn len(&self) -> usize {
        (self.across.count_ones() + self.down.count_ones()) as usize
    }

    /// Whether there is no road.
    pub const fn is_empty(&self) -> bool {
        self.across | self.down == 0
    }

    const fn corners(&self) -> u128 {
        self.across | self.across << 1 | self.down | self.down << STRIDE
    }

    /// The places where a road can be built next.
    #[inline]
    #[must_use]
    pub const fn open(&self) -> Roads {
        let corners = self.corners();
        Roads {
            across: (corners | corners >> 1) & ACROSS_PLACES & !self.across,
            down: (corners | corners >> STRIDE) & DOWN_PLACES & !self.down,
        }
    }

    /// The parcels that are connected.
    pub const fn connected(&self) -> Parcels {
        parcels_at(self.corners())
    }

    /// The parcels along a road that crosses the whole board in a straight line.
    pub fn alongside_full_lines(&self) -> Parcels {
        let mut parcels = Parcels::NONE;
        for line in 0..9 {
            if (self.across >> (line * STRIDE)) & 0xff == 0xff {
                parcels |= if line > 0 { Parcels::of_row(0xff, line - 1) } else { Parcels::NONE };
                parcels |= if line < 8 { Parcels::of_row(0xff, line) } else { Parcels::NONE };
            }
            if (self.down >> line) & FIRST_COLUMN == FIRST_COLUMN {
                parcels |= if line > 0 { Parcels::of_column(line - 1) } else { Parcels::NONE };
                parcels |= if line < 8 { Parcels::of_column(line) } else { Parcels::NONE };
            }
        }
        parcels
    }

    /// The roads in the order of their places.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = RoadPlace> + use<> {
        self.lying_across().chain(self.lying_down())
    }

    fn lying_across(&self) -> impl Iterator<Item = RoadPlace> + use<> {
        bits(self.across).map(RoadPlace::going_across)
    }

    fn lying_down(&self) -> impl Iterator<Item = RoadPlace> + use<> {
        bits(self.down).map(RoadPlace::going_down)
    }

    /// Lists these places for a road.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "that is how a set is cut into halves")]
    pub(crate) fn list(&self, into: &mut impl Choices) {
        for (roads, [first, others]) in [self.across, self.down].into_iter().zip(&menu::ROADS) {
            into.add(roads as u64, first);
            let south = (roads >> 64) as u64;
            if south != 0 {
                into.add(south, others);
            }
        }
    }

    /// Whether all roads are connected.
    pub(crate) fn hang_together(&self) -> bool {
        let Some(first) = self.iter().next() else { return true };
        let mut reached = first.bits();
        loop {
            let open = reached.open();
            let next = Roads {
                across: reached.across | open.across & self.across,
                down: reached.down | open.down & self.down,
            };
            if next == reached {
                return reached == *self;
            }
            reached = next;
        }
    }
}

/// A bit for the top left corner of each parcel.
const fn corners_of(parcels: Parcels) -> u128 {
    let mut corners = 0u128;
    let mut row = 0;
    while row < 8 {
        corners |= (((parcels.bits() >> (row * 8)) & 0xff) as u128) << (row * STRIDE);
        row += 1;
    }
    corners
}

#[expect(clippy::cast_possible_truncation, reason = "a row of parcels is eight bits")]
const fn parcels_at(corners: u128) -> Parcels {
    let touched = corners | corners >> 1 | corners >> STRIDE | corners >> (STRIDE + 1);
    let mut bits = 0u64;
    let mut row = 0;
    while row < 8 {
        bits |= ((touched >> (row * STRIDE)) as u64 & 0xff) << (row * 8);
        row += 1;
    }
    Parcels::from_bits(bits)
}

impl fmt::Debug for Roads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|place| place.to_string())).finish()
    }
}

impl FromIterator<RoadPlace> for Roads {
    fn from_iter<I: IntoIterator<Item = RoadPlace>>(places: I) -> Roads {
        let mut roads = Roads::NONE;
        places.into_iter().for_each(|place| roads.lay(place));
        roads
    }
}

impl Serialize for Roads {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Roads {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Roads, D::Error> {
        Ok(Vec::<RoadPlace>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn centre() -> Roads {
        Roads::around("d4".parse().unwrap())
    }

    #[test]
    fn nine_parcels_are_connected_at_the_start() {
        let centre: Parcel = "d4".parse().unwrap();
        assert_eq!(Roads::around(centre).connected(), Parcels::only(centre).grown());
    }

    #[test]
    fn a_new_road_shares_an_end_with_one_that_is_there() {
        let open: Vec<String> = centre().open().iter().map(|place| place.to_string()).collect();
        assert_eq!(open.len(), 8);
        assert!(open.contains(&"d3w".to_owned()));
        assert!(open.contains(&"e4n".to_owned()));
        assert!(!open.contains(&"e4e".to_owned()));
    }

    #[test]
    fn only_a_line_of_eight_crosses_the_board() {
        let mut roads: Roads = ('a'..='g').map(|column| format!("{column}4n").parse().unwrap()).collect();
        assert!(roads.alongside_full_lines().is_empty());
        roads.lay("h4n".parse().unwrap());
        assert_eq!(roads.alongside_full_lines(), Parcels::of_row(0xff, 2) | Parcels::of_row(0xff, 3));
        let rim: Roads = (1..=8).map(|row| format!("h{row}e").parse().unwrap()).collect();
        assert_eq!(rim.alongside_full_lines(), Parcels::of_column(7));
    }

    #[test]
    fn roads_hang_together_or_not() {
        assert!(centre().hang_together());
        let mut apart = centre();
        apart.lay("h8e".parse().unwrap());
        assert!(!apart.hang_together());
    }
}
