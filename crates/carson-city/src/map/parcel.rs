//! The 64 parcels of the city, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{ParseError, SaturatingAs};

/// One parcel: columns a–h from left to right, rows 1–8 from top to bottom, so that `a1` is at the top left.
///
/// ```
/// use carson_city::Parcel;
///
/// let parcel: Parcel = "d4".parse()?;
/// assert_eq!(parcel.to_string(), "d4");
/// assert!("z9".parse::<Parcel>().is_err());
/// # Ok::<(), table::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Parcel(u8);

table::set! {
    /// A set of parcels, row by row.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", as = "Vec<Parcel>"))]
    pub struct Parcels(u64) of Parcel;
    parcel => parcel.0;
    index => Parcel(index);
}

const EXPECTED: &str = "a parcel from a1 to h8";

static NEIGHBOURS: [Parcels; Parcel::COUNT] = neighbour_table();

const fn neighbour_table() -> [Parcels; Parcel::COUNT] {
    let mut table = [Parcels::NONE; Parcel::COUNT];
    let mut index = 0;
    while index < Parcel::COUNT {
        let one = Parcels(1 << index);
        table[index] = Parcels(one.grown().0 & !one.0);
        index += 1;
    }
    table
}

impl Parcel {
    /// The number of parcels.
    pub const COUNT: usize = 64;

    /// The parcel in this column and row, each counted from 0.
    ///
    /// # Panics
    /// If it is outside the city.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the line above has looked")]
    pub const fn new(column: usize, row: usize) -> Parcel {
        assert!(column < 8 && row < 8, "the city has eight columns and eight rows");
        Parcel((row * 8 + column) as u8)
    }

    /// The parcel that two dice point at: the white die gives the column b–g, the black die the row 2–7. Both are counted from 0.
    pub const fn of_dice(white: u32, black: u32) -> Parcel {
        Parcel::new(white as usize + 1, black as usize + 1)
    }

    /// The index, counted from 0, row by row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, counted from 0.
    #[inline]
    pub const fn column(self) -> usize {
        (self.0 % 8) as usize
    }

    /// The row, counted from 0.
    #[inline]
    pub const fn row(self) -> usize {
        (self.0 / 8) as usize
    }

    /// The up to eight parcels around it.
    #[inline]
    pub fn neighbours(self) -> Parcels {
        NEIGHBOURS[self.index()]
    }

    /// All parcels, row by row.
    pub fn all() -> impl Iterator<Item = Parcel> {
        (0..Parcel::COUNT.saturating_as::<u8>()).map(Parcel)
    }
}

impl Parcels {
    /// Every parcel.
    pub const ALL: Parcels = Parcels(u64::MAX);
    /// The parcels on the edge of the board.
    pub const RIM: Parcels = Parcels(0xff81_8181_8181_81ff);
    const COLUMN_A: u64 = 0x0101_0101_0101_0101;
    const COLUMN_H: u64 = Parcels::COLUMN_A << 7;

    pub(crate) const fn from_bits(bits: u64) -> Parcels {
        Parcels(bits)
    }

    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// The parcels of the row's eight bits; the row is counted from 0.
    pub(crate) const fn of_row(bits: u8, row: usize) -> Parcels {
        Parcels((bits as u64) << (8 * row))
    }

    /// A column, counted from 0.
    pub(crate) const fn of_column(column: usize) -> Parcels {
        Parcels(Parcels::COLUMN_A << column)
    }

    /// Whether the set is empty, for serde.
    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde asks whether to leave a field out by reference"
    )]
    pub(crate) const fn is_none(&self) -> bool {
        self.is_empty()
    }

    /// The set together with all neighbouring parcels.
    #[inline]
    #[must_use]
    pub const fn grown(self) -> Parcels {
        let row = self.0 | (self.0 << 1 & !Parcels::COLUMN_A) | (self.0 >> 1 & !Parcels::COLUMN_H);
        Parcels(row | row << 8 | row >> 8)
    }
}

impl BitOr for Parcels {
    type Output = Parcels;

    #[inline]
    fn bitor(self, other: Parcels) -> Parcels {
        Parcels(self.0 | other.0)
    }
}

impl BitAnd for Parcels {
    type Output = Parcels;

    #[inline]
    fn bitand(self, other: Parcels) -> Parcels {
        Parcels(self.0 & other.0)
    }
}

impl BitOrAssign for Parcels {
    #[inline]
    fn bitor_assign(&mut self, other: Parcels) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for Parcels {
    #[inline]
    fn bitand_assign(&mut self, other: Parcels) {
        self.0 &= other.0;
    }
}

impl Not for Parcels {
    type Output = Parcels;

    #[inline]
    fn not(self) -> Parcels {
        Parcels(!self.0)
    }
}

impl fmt::Display for Parcel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column().saturating_as::<u8>()) as char, self.row() + 1)
    }
}

impl FromStr for Parcel {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Parcel, ParseError> {
        match text.as_bytes() {
            [column @ b'a'..=b'h', row @ b'1'..=b'8'] => {
                Ok(Parcel::new((column - b'a') as usize, (row - b'1') as usize))
            }
            _ => Err(ParseError::new(text, EXPECTED)),
        }
    }
}

impl TryFrom<String> for Parcel {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Parcel, ParseError> {
        text.parse()
    }
}

impl From<Parcel> for String {
    fn from(parcel: Parcel) -> String {
        parcel.to_string()
    }
}

impl From<Parcel> for table::Arg {
    fn from(parcel: Parcel) -> table::Arg {
        parcel.to_string().into()
    }
}

impl Serialize for Parcels {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Parcels {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Parcels, D::Error> {
        Ok(Vec::<Parcel>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn parcel(text: &str) -> Parcel {
        text.parse().unwrap()
    }

    #[test]
    fn a1_is_at_the_top_left_and_has_three_neighbours() {
        assert_eq!(parcel("a1").index(), 0);
        let around: Vec<String> = parcel("a1").neighbours().iter().map(|parcel| parcel.to_string()).collect();
        assert_eq!(around, ["b1", "a2", "b2"]);
        assert_eq!(parcel("h4").neighbours().len(), 5);
        assert_eq!(parcel("d4").neighbours().len(), 8);
    }

    #[test]
    fn the_dice_never_reach_the_rim() {
        let reached: Parcels = (0..6).flat_map(|w| (0..6).map(move |b| Parcel::of_dice(w, b))).collect();
        assert_eq!(reached, !Parcels::RIM);
        assert_eq!(Parcel::of_dice(0, 5).to_string(), "b7");
    }

    proptest! {
        #[test]
        fn neighbours_are_those_at_most_one_column_and_row_away(one in 0usize..64, other in 0usize..64) {
            let (one, other) = (Parcel(one.saturating_as::<u8>()), Parcel(other.saturating_as::<u8>()));
            let near = one.column().abs_diff(other.column()) <= 1 && one.row().abs_diff(other.row()) <= 1;
            prop_assert_eq!(one.neighbours().contains(other), near && one != other);
        }
    }
}
