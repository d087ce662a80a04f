//! Seats at a table, and small sets of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::ParseError;

/// A seat at the table. Its index counts from 0; it is shown and written from 1: the first player sits at seat 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The largest number of seats at any table.
    pub const MOST: usize = 8;
    /// The first seat.
    pub const FIRST: Seat = Seat(0);
    /// The second seat.
    pub const SECOND: Seat = Seat(1);

    /// The seat with this index, counted from 0.
    ///
    /// ```
    /// use table::Seat;
    ///
    /// assert_eq!(Seat::new(0), Seat::FIRST);
    /// assert_eq!(Seat::new(2).to_string(), "3");
    /// ```
    ///
    /// # Panics
    /// If no table has so many seats.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the line above has looked")]
    pub const fn new(index: usize) -> Seat {
        assert!(index < Seat::MOST, "a table has at most eight seats");
        Seat(index as u8)
    }

    /// The index, counted from 0, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number, counted from 1, as shown to people.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The other seat of a game for two.
    ///
    /// ```
    /// use table::Seat;
    ///
    /// assert_eq!(Seat::FIRST.other(), Seat::SECOND);
    /// assert_eq!(Seat::SECOND.other(), Seat::FIRST);
    /// ```
    #[inline]
    #[must_use]
    pub const fn other(self) -> Seat {
        Seat(1 - (self.0 & 1))
    }

    /// The first `count` seats in order.
    ///
    /// ```
    /// use table::Seat;
    ///
    /// let numbers: Vec<u8> = Seat::all(3).map(Seat::number).collect();
    /// assert_eq!(numbers, [1, 2, 3]);
    /// ```
    ///
    /// # Panics
    /// If no table has so many seats.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the line above has looked")]
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        assert!(count <= Seat::MOST, "a table has at most eight seats");
        (0..count as u8).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}

impl TryFrom<u8> for Seat {
    type Error = ParseError;

    fn try_from(number: u8) -> Result<Seat, ParseError> {
        match number {
            1..=8 => Ok(Seat(number - 1)),
            _ => Err(ParseError::new(number, "a seat from 1 to 8")),
        }
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Seat, ParseError> {
        let number: u8 = text.parse().map_err(|_| ParseError::new(text, "a seat from 1 to 8"))?;
        Seat::try_from(number)
    }
}

/// A set of seats.
///
/// ```
/// use table::{Seat, Seats};
///
/// let asked = Seats::first(3).without(Seat::SECOND);
/// assert_eq!(asked.len(), 2);
/// assert_eq!(asked.iter().map(Seat::number).collect::<Vec<_>>(), [1, 3]);
/// assert!(Seats::NONE.is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// The set of only this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The first `count` seats.
    ///
    /// # Panics
    /// If no table has so many seats.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the line above has looked")]
    pub const fn first(count: usize) -> Seats {
        assert!(count <= Seat::MOST, "a table has at most eight seats");
        Seats(((1u16 << count) - 1) as u8)
    }

    /// The set with `seat` added.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set with `seat` removed.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat, if any.
    ///
    /// ```
    /// use table::{Seat, Seats};
    ///
    /// assert_eq!(Seats::only(Seat::SECOND).with(Seat::new(3)).lowest(), Some(Seat::SECOND));
    /// assert_eq!(Seats::NONE.lowest(), None);
    /// ```
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "there are eight bits")]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        std::iter::from_fn(move || {
            let next = left.lowest()?;
            left = left.without(next);
            Some(next)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn seats_are_written_from_one() {
        assert_eq!(Seat::FIRST.to_string(), "1");
        assert_eq!("2".parse(), Ok(Seat::SECOND));
        assert!("0".parse::<Seat>().is_err());
        assert!("9".parse::<Seat>().is_err());
    }

    proptest! {
        #[test]
        fn a_set_holds_just_what_was_put_in(members in proptest::collection::btree_set(0usize..8, 0..8)) {
            let set: Seats = members.iter().map(|&index| Seat::new(index)).collect();
            prop_assert_eq!(set.len(), members.len());
            prop_assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), members.iter().copied().collect::<Vec<_>>());
            prop_assert_eq!(set.lowest().map(Seat::index), members.first().copied());
            for seat in Seat::all(8) {
                prop_assert!(set.with(seat).contains(seat));
                prop_assert!(!set.without(seat).contains(seat));
            }
        }
    }
}
