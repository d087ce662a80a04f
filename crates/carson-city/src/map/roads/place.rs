//! A place for a road, and its text form.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Arg, ParseError, Phrase, SaturatingAs};

use super::{Roads, STRIDE};
use crate::map::parcel::Parcel;

/// The number of horizontal places, which come first.
const ACROSS: usize = 72;

/// A place for a road: a side of a parcel.
///
/// Written as the parcel and the side of the road: `d4n` is the north side of d4. Places that are also the south or east side of
/// another parcel are written as a north or west side; `s` and `e` are needed at the edge of the board and accepted everywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct RoadPlace(u8);

impl RoadPlace {
    /// The number of places.
    pub const COUNT: usize = 144;

    #[expect(clippy::cast_possible_truncation, reason = "there are 144 places")]
    const fn across(row: usize, column: usize) -> RoadPlace {
        RoadPlace((row * 8 + column) as u8)
    }

    #[expect(clippy::cast_possible_truncation, reason = "there are 144 places")]
    const fn down(row: usize, column: usize) -> RoadPlace {
        RoadPlace((ACROSS + row * STRIDE + column) as u8)
    }

    /// All places.
    pub fn all() -> impl Iterator<Item = RoadPlace> {
        (0..RoadPlace::COUNT.saturating_as::<u8>()).map(RoadPlace)
    }

    /// The index, counted from 0: the horizontal places row by row, then the vertical ones.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place on this side of a parcel: `n`, `e`, `s` or `w`.
    pub(super) fn beside(parcel: Parcel, side: char) -> Option<RoadPlace> {
        let (row, column) = (parcel.row(), parcel.column());
        Some(match side {
            'n' => RoadPlace::across(row, column),
            's' => RoadPlace::across(row + 1, column),
            'w' => RoadPlace::down(row, column),
            'e' => RoadPlace::down(row, column + 1),
            _ => return None,
        })
    }

    /// A parcel, and on which side of it the road lies.
    const fn parcel_and_side(self) -> (Parcel, &'static str) {
        let index = self.0 as usize;
        if index < ACROSS {
            match (index / 8, index % 8) {
                (8, column) => (Parcel::new(column, 7), "s"),
                (row, column) => (Parcel::new(column, row), "n"),
            }
        } else {
            match ((index - ACROSS) / STRIDE, (index - ACROSS) % STRIDE) {
                (row, 8) => (Parcel::new(7, row), "e"),
                (row, column) => (Parcel::new(column, row), "w"),
            }
        }
    }

    /// The place in words: "north of d4".
    pub fn phrase(self) -> Phrase {
        let (parcel, side) = self.parcel_and_side();
        Phrase::new("city-road").with("parcel", parcel).with("side", side)
    }

    /// The place of the road to the right of a corner, or below it; if no road begins there, of the corner to its left.
    #[expect(clippy::cast_possible_truncation, reason = "there are 81 corners")]
    pub(crate) const fn from_corner(corner: usize, down: bool) -> RoadPlace {
        if down { RoadPlace::going_down(corner as u8) } else { RoadPlace::going_across(corner as u8) }
    }

    /// The place of the road to the right of a corner.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "there are 144 places")]
    pub(super) const fn going_across(corner: u8) -> RoadPlace {
        RoadPlace(corner - corner / STRIDE as u8)
    }

    /// The place of the road below a corner.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "there are 144 places")]
    pub(super) const fn going_down(corner: u8) -> RoadPlace {
        RoadPlace(ACROSS as u8 + corner)
    }

    /// The set of only this road.
    #[inline]
    pub(super) const fn bits(self) -> Roads {
        let index = self.0 as usize;
        if index < ACROSS {
            Roads { across: 1 << (index / 8 * STRIDE + index % 8), down: 0 }
        } else {
            Roads { across: 0, down: 1 << (index - ACROSS) }
        }
    }
}

impl fmt::Display for RoadPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (parcel, side) = self.parcel_and_side();
        write!(f, "{parcel}{side}")
    }
}

impl FromStr for RoadPlace {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<RoadPlace, ParseError> {
        let bad = || ParseError::new(text, "a side of a parcel, such as d4n or h8e");
        let (parcel, side) = text.split_at_checked(2).ok_or_else(bad)?;
        let mut side = side.chars();
        let place = RoadPlace::beside(parcel.parse()?, side.next().ok_or_else(bad)?).ok_or_else(bad)?;
        if side.next().is_some() { Err(bad()) } else { Ok(place) }
    }
}

impl TryFrom<String> for RoadPlace {
    type Error = ParseError;

    fn try_from(text: String) -> Result<RoadPlace, ParseError> {
        text.parse()
    }
}

impl From<RoadPlace> for String {
    fn from(place: RoadPlace) -> String {
        place.to_string()
    }
}

impl From<RoadPlace> for Arg {
    fn from(place: RoadPlace) -> Arg {
        place.phrase().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_144_places_and_each_has_one_name() {
        let names: std::collections::BTreeSet<String> =
            RoadPlace::all().map(|place| place.to_string()).collect();
        assert_eq!(names.len(), 144);
        assert!(RoadPlace::all().all(|place| place.to_string().parse() == Ok(place)));
        assert_eq!("d4s".parse::<RoadPlace>(), "d5n".parse());
        assert!("d4x".parse::<RoadPlace>().is_err());
        assert!("d4".parse::<RoadPlace>().is_err());
    }
}
