//! Cells of a city by column and row, and the cards on them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::ParseError;

use crate::element::Element;
use crate::terrain::Terrain;

/// A cell, by its column and row. The top left cell of a city's first card is 0,0; columns count to the right, rows downwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/", type = "string"))]
pub struct Spot {
    /// From left to right.
    pub column: i8,
    /// From top to bottom.
    pub row: i8,
}

impl Spot {
    /// Where the first card is placed.
    pub const ORIGIN: Spot = Spot { column: 0, row: 0 };
    /// The greatest distance from the origin that a city can reach, even when its first cards are sold.
    pub const FARTHEST: i8 = 30;

    /// Whether it is no farther from the origin than a city can reach.
    #[inline]
    pub const fn is_near(self) -> bool {
        self.column.unsigned_abs() <= Spot::FARTHEST as u8 && self.row.unsigned_abs() <= Spot::FARTHEST as u8
    }

    /// The length of a range of cells after a card is added at `at`.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a stretch has an end behind its beginning, and spots are near"
    )]
    pub(crate) const fn stretch(from: i8, length: u8, at: i8) -> u8 {
        let to = from as i16 + length as i16;
        let low = if at < from { at } else { from } as i16;
        let high = if at as i16 + 2 > to { at as i16 + 2 } else { to };
        (high - low) as u8
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column, self.row)
    }
}

impl FromStr for Spot {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Spot, ParseError> {
        let bad = || ParseError::new(text, "a cell such as 2,-1: column and row from -30 to 30");
        let (column, row) = text.split_once(',').ok_or_else(bad)?;
        let number = |digits: &str| {
            let plain = digits.strip_prefix('-').unwrap_or(digits).bytes().all(|byte| byte.is_ascii_digit());
            digits.parse().ok().filter(|_| plain)
        };
        let spot = Spot { column: number(column).ok_or_else(bad)?, row: number(row).ok_or_else(bad)? };
        if spot.is_near() { Ok(spot) } else { Err(bad()) }
    }
}

impl Serialize for Spot {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Spot, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A card and the position of its top left cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// The card.
    pub card: Terrain,
    /// The position of its top left cell.
    pub at: Spot,
}

impl Laid {
    /// Whether the card covers this cell.
    pub const fn lies_on(self, spot: Spot) -> bool {
        let (column, row) = (spot.column - self.at.column, spot.row - self.at.row);
        0 <= column && column < 2 && 0 <= row && row < 2
    }

    /// The four cells of the card and what they show.
    pub fn cells(self) -> [(Spot, Element); 4] {
        let [a, b, c, d] = self.card.cells();
        let spot = |column, row| Spot { column: self.at.column + column, row: self.at.row + row };
        [(spot(0, 0), a), (spot(1, 0), b), (spot(0, 1), c), (spot(1, 1), d)]
    }
}
