//! The duel tiles of Might is Right, numbered from 0 to 5, and multisets of them.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Dice, ParseError, SaturatingAs};

/// A multiset of duel tiles: in hand, played, or discarded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", type = "Array<number>"))]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct DuelTiles(u32);

/// Each number has four bits for the count of its tiles.
const BITS: u32 = 4;
/// How many tiles of each number there are in the box.
const EACH: u32 = 5;

impl DuelTiles {
    /// No tiles.
    pub const NONE: DuelTiles = DuelTiles(0);
    /// The highest number.
    pub const HIGHEST: u8 = 5;

    /// One tile of each number.
    pub const SET: DuelTiles = DuelTiles(0x11_1111);

    /// The tiles of a game for this many players: a set for each, and for six players as many as there are.
    pub const fn of_game(players: u8) -> DuelTiles {
        let sets = if players as u32 > EACH { EACH } else { players as u32 };
        DuelTiles(DuelTiles::SET.0 * sets)
    }

    /// The count of tiles with this number.
    #[inline]
    pub const fn count(self, number: u8) -> u8 {
        (self.0 >> (number as u32 * BITS) & 0xf) as u8
    }

    /// The number of elements.
    pub fn len(self) -> u8 {
        (0..=DuelTiles::HIGHEST).map(|number| self.count(number)).sum()
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it is empty, for serde.
    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde asks whether to leave a field out by reference"
    )]
    pub(crate) fn is_none(&self) -> bool {
        self.is_empty()
    }

    /// The sum of the numbers.
    pub fn sum(self) -> u8 {
        (0..=DuelTiles::HIGHEST).map(|number| number * self.count(number)).sum()
    }

    /// Adds a tile.
    pub const fn add(&mut self, number: u8) {
        self.0 += 1 << (number as u32 * BITS);
    }

    /// Removes a tile; returns false if there is none with this number.
    pub const fn take(&mut self, number: u8) -> bool {
        if self.count(number) == 0 {
            return false;
        }
        self.0 -= 1 << (number as u32 * BITS);
        true
    }

    /// The union.
    #[must_use]
    pub const fn with(self, others: DuelTiles) -> DuelTiles {
        DuelTiles(self.0 + others.0)
    }

    /// The difference; `None` if `others` are not all among these.
    pub fn without(self, others: DuelTiles) -> Option<DuelTiles> {
        let among = (0..=DuelTiles::HIGHEST).all(|number| others.count(number) <= self.count(number));
        among.then(|| DuelTiles(self.0 - others.0))
    }

    /// Removes up to `count` random tiles; the last remaining one needs no roll.
    pub(crate) fn draw(&mut self, count: u8, dice: &mut impl Dice) -> DuelTiles {
        let mut drawn = DuelTiles::NONE;
        for _ in 0..count.min(self.len()) {
            let left = u32::from(self.len());
            let mut number = if left > 1 { dice.below(left).saturating_as::<u8>() } else { 0 };
            let which = (0..=DuelTiles::HIGHEST).find(|&which| {
                let here = self.count(which);
                if number < here {
                    true
                } else {
                    number -= here;
                    false
                }
            });
            if let Some(which) = which {
                self.take(which);
                drawn.add(which);
            }
        }
        drawn
    }

    /// The numbers in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..=DuelTiles::HIGHEST)
            .flat_map(move |number| std::iter::repeat_n(number, self.count(number) as usize))
    }

    /// The different numbers in ascending order.
    pub(crate) fn numbers(self) -> impl Iterator<Item = u8> {
        (0..=DuelTiles::HIGHEST).filter(move |&number| self.count(number) > 0)
    }
}

impl fmt::Debug for DuelTiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl TryFrom<Vec<u8>> for DuelTiles {
    type Error = ParseError;

    fn try_from(numbers: Vec<u8>) -> Result<DuelTiles, ParseError> {
        let mut tiles = DuelTiles::NONE;
        for number in numbers {
            if number > DuelTiles::HIGHEST || u32::from(tiles.count(number)) == EACH {
                return Err(ParseError::new(number, "a duel tile from 0 to 5, at most five of each"));
            }
            tiles.add(number);
        }
        Ok(tiles)
    }
}

impl From<DuelTiles> for Vec<u8> {
    fn from(tiles: DuelTiles) -> Vec<u8> {
        tiles.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use table::dice::ScriptedDice;

    use super::*;

    #[test]
    fn there_are_thirty_tiles_in_the_box() {
        assert_eq!(DuelTiles::of_game(6).len(), 30);
        assert_eq!([3, 4, 5].map(|players| DuelTiles::of_game(players).sum()), [45, 60, 75]);
    }

    #[test]
    fn tiles_are_drawn_in_the_order_of_their_numbers() {
        let mut heap = DuelTiles::try_from(vec![0, 0, 3, 5]).unwrap();
        let drawn = heap.draw(3, &mut ScriptedDice::new([3, 1, 0]));
        assert_eq!((Vec::from(drawn), Vec::from(heap)), (vec![0, 0, 5], vec![3]));
        assert_eq!(Vec::from(heap.draw(3, &mut ScriptedDice::default())), [3]);
    }

    #[test]
    fn a_heap_is_read_only_if_the_box_has_it() {
        assert!(DuelTiles::try_from(vec![6]).is_err());
        assert!(DuelTiles::try_from(vec![0; 6]).is_err());
        assert_eq!(DuelTiles::SET.without(DuelTiles::try_from(vec![1, 1]).unwrap()), None);
    }
}
