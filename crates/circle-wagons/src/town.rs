//! A town: the cards placed, in order, and where the next one can be placed.
//!
//! A card is placed upright or rotated by 180°. It must share an edge with a cell of the town or cover one. Any cell may be
//! covered, and holes are allowed. Since cards are two cells wide and high, one card touches or covers another exactly if their
//! positions differ by at most two columns and two rows, but not by two of both.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::ParseError;

use crate::card::{Card, Face, Territory};
use crate::spots::Spots;

/// The position of a card or a cell: columns count to the right, rows count down. The first card of a town is at 0,0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/"))]
pub struct Spot {
    /// Counts to the right.
    pub column: i16,
    /// Counts down.
    pub row: i16,
}

impl Spot {
    /// Where the first card is placed.
    pub const ORIGIN: Spot = Spot { column: 0, row: 0 };
    /// The greatest distance from 0 of the first card of a town in a position. The other cards are not far from it.
    pub const FARTHEST: u16 = 10_000;

    /// The spot this many columns to the right and rows down.
    #[must_use]
    pub const fn offset(self, columns: i16, rows: i16) -> Spot {
        Spot { column: self.column + columns, row: self.row + rows }
    }

    /// Whether cards with their top left cells at these spots share an edge or overlap.
    const fn joins(self, other: Spot) -> bool {
        let columns = self.column.abs_diff(other.column);
        let rows = self.row.abs_diff(other.row);
        columns <= 2 && rows <= 2 && columns + rows < 4
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
        let parse = || {
            let (column, row) = text.split_once(',')?;
            Some(Spot { column: column.trim().parse().ok()?, row: row.trim().parse().ok()? })
        };
        parse().ok_or_else(|| ParseError::new(text, "a place such as 2,-1: column, then row"))
    }
}

/// The rotation of a card. As data: whether it is rotated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/", type = "boolean"))]
#[serde(from = "bool", into = "bool")]
pub enum Facing {
    /// As printed.
    Upright,
    /// Rotated by 180°.
    Turned,
}

impl From<bool> for Facing {
    fn from(turned: bool) -> Facing {
        if turned { Facing::Turned } else { Facing::Upright }
    }
}

impl From<Facing> for bool {
    fn from(facing: Facing) -> bool {
        facing == Facing::Turned
    }
}

impl Facing {
    /// Both rotations.
    pub const ALL: [Facing; 2] = [Facing::Upright, Facing::Turned];
}

/// A card in a town.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/", as = "LaidForm"))]
#[serde(from = "LaidForm", into = "LaidForm")]
pub struct Laid {
    /// The card.
    pub card: Card,
    /// The position of its top left cell.
    pub at: Spot,
    /// The rotation.
    pub facing: Facing,
}

/// The form of a placed card in a position.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/", rename = "LaidCard"))]
#[serde(deny_unknown_fields)]
struct LaidForm {
    card: Card,
    column: i16,
    row: i16,
    #[serde(default)]
    turned: bool,
}

impl From<LaidForm> for Laid {
    fn from(form: LaidForm) -> Laid {
        Laid { card: form.card, at: Spot { column: form.column, row: form.row }, facing: form.turned.into() }
    }
}

impl From<Laid> for LaidForm {
    fn from(laid: Laid) -> LaidForm {
        LaidForm { card: laid.card, column: laid.at.column, row: laid.at.row, turned: laid.facing.into() }
    }
}

impl Laid {
    /// Whether one of its cells is at this spot.
    pub const fn covers(self, at: Spot) -> bool {
        matches!((at.column - self.at.column, at.row - self.at.row), (0 | 1, 0 | 1))
    }

    /// The cells it would show if nothing covered it, with their columns and rows relative to its top left cell.
    #[inline]
    pub fn cells(self) -> [(i16, i16, Territory); 4] {
        let [a, b, c, d] = self.shown();
        [(0, 0, a), (1, 0, b), (0, 1, c), (1, 1, d)]
    }

    /// The same cells: top left, top right, bottom left, bottom right.
    #[inline]
    pub(crate) fn shown(self) -> Face {
        let [a, b, c, d] = *self.card.face();
        match self.facing {
            Facing::Upright => [a, b, c, d],
            Facing::Turned => [d, c, b, a],
        }
    }
}

/// The cards that one player has placed, in order.
#[derive(Clone, Copy)]
pub struct Town {
    laid: [Laid; Town::MOST],
    len: u8,
    /// The lowest and the highest columns and rows of all cards; they follow from the cards.
    low: Spot,
    high: Spot,
}

impl Town {
    /// The largest number of cards in a town: all but two scoring cards.
    pub const MOST: usize = Card::COUNT - 2;
    /// A town without cards.
    pub const EMPTY: Town = Town {
        laid: [Laid { card: Card::ONE, at: Spot::ORIGIN, facing: Facing::Upright }; Town::MOST],
        len: 0,
        low: Spot::ORIGIN,
        high: Spot::ORIGIN,
    };

    /// The cards in the order in which they were placed.
    #[inline]
    pub fn laid(&self) -> &[Laid] {
        &self.laid[..self.len as usize]
    }

    /// Whether a card can be placed there.
    pub fn allows(&self, at: Spot) -> bool {
        if self.len == 0 { at == Spot::ORIGIN } else { self.joins(at) }
    }

    fn joins(&self, at: Spot) -> bool {
        self.laid().iter().any(|laid| laid.at.joins(at))
    }

    /// Places a card on top.
    ///
    /// ```
    /// use circle_wagons::CircleWagons;
    /// use serde_json::json;
    /// use table::Seat;
    ///
    /// let game: CircleWagons = serde_json::from_value(json!({
    ///     "scoring": ["badlands", "cool-water", "the-herd"],
    ///     "circle": [7],
    ///     "turn": 1,
    ///     "towns": [[{"card": 5, "column": 0, "row": 0}], []],
    /// }))?;
    /// let mut town = game.town(Seat::FIRST).clone();
    /// town.lay(serde_json::from_value(json!({"card": 8, "column": 2, "row": 0}))?);
    /// assert_eq!(town.laid().len(), 2);
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    ///
    /// ```
    /// use circle_wagons::{CircleWagons, Position};
    /// use serde_json::json;
    /// use table::Seat;
    ///
    /// let game: CircleWagons = serde_json::from_value(json!({
    ///     "scoring": ["badlands", "cool-water", "the-herd"],
    ///     "circle": [7],
    ///     "turn": 1,
    ///     "towns": [[{"card": 5, "column": 0, "row": 0}], []],
    /// }))?;
    /// let mut town = game.town(Seat::FIRST).clone();
    /// town.lay(serde_json::from_value(json!({"card": 8, "column": 2, "row": 0}))?);
    /// assert_eq!(town.laid().len(), 2);
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    #[inline]
    pub fn lay(&mut self, laid: Laid) {
        let at = laid.at;
        let (low, high) = if self.len == 0 { (at, at) } else { (self.low, self.high) };
        self.low = Spot { column: low.column.min(at.column), row: low.row.min(at.row) };
        self.high = Spot { column: high.column.max(at.column), row: high.row.max(at.row) };
        self.laid[self.len as usize] = laid;
        self.len += 1;
    }

    /// The first card that was placed where the rules do not allow it, if any. The first card of all may be anywhere.
    pub fn first_misplaced(&self) -> Option<usize> {
        (1..self.laid().len())
            .find(|&index| !self.laid()[..index].iter().any(|laid| laid.at.joins(self.laid[index].at)))
    }

    /// The top left and bottom right cells of the smallest box around the town.
    #[inline]
    pub fn bounds(&self) -> Option<(Spot, Spot)> {
        if self.len == 0 { None } else { Some((self.low, self.high.offset(1, 1))) }
    }

    /// The visible cell at a spot; `None` in a hole or outside.
    pub fn top(&self, at: Spot) -> Option<Territory> {
        self.laid().iter().rev().find_map(|laid| {
            let cell =
                |(columns, rows, territory)| (laid.at.offset(columns, rows) == at).then_some(territory);
            laid.cells().into_iter().find_map(cell)
        })
    }

    /// Calls `found` with every spot where the next card can be placed, row by row.
    #[inline]
    pub fn each_spot(&self, found: impl FnMut(Spot)) {
        Spots::of(self).each(found);
    }

    /// Each further card adds at most two rows, or two columns, to the two of the first; and a card can join two more on each side.
    pub(crate) const ROWS: usize = 2 * Town::MOST + 3;
}

impl PartialEq for Town {
    fn eq(&self, other: &Town) -> bool {
        self.laid() == other.laid()
    }
}

impl Eq for Town {}

impl Hash for Town {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.laid().hash(state);
    }
}

impl fmt::Debug for Town {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.laid().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;
    use table::Dice;
    use table::SaturatingAs;
    use table::dice::FastDice;

    use super::*;

    /// The rule in its printed form: some cell of the card is on a cell of the town, or shares an edge with one.
    fn touches_or_covers(town: &Town, at: Spot) -> bool {
        let cells = |at: Spot| [at, at.offset(1, 0), at.offset(0, 1), at.offset(1, 1)];
        town.laid().iter().flat_map(|laid| cells(laid.at)).any(|old| {
            cells(at).iter().any(|new| old.column.abs_diff(new.column) + old.row.abs_diff(new.row) <= 1)
        })
    }

    fn spots(town: &Town) -> BTreeSet<Spot> {
        let mut spots = BTreeSet::new();
        town.each_spot(|spot| assert!(spots.insert(spot), "{spot} is found twice"));
        spots
    }

    fn random_town(cards: usize, seed: u64) -> Town {
        let mut dice = FastDice::seeded(seed);
        let mut town = Town::EMPTY;
        for card in Card::all().take(cards) {
            let choices: Vec<Spot> = spots(&town).into_iter().collect();
            let at = choices[dice.index(choices.len())];
            town.lay(Laid { card, at, facing: Facing::ALL[dice.below(2) as usize] });
        }
        town
    }

    proptest! {
        #[test]
        fn the_spots_are_just_those_that_touch_or_cover(cards in 1usize..=16, seed: u64) {
            let town = random_town(cards, seed);
            let (low, high) = town.bounds().unwrap();
            let around = (low.column - 4..=high.column + 4)
                .flat_map(|column| (low.row - 4..=high.row + 4).map(move |row| Spot { column, row }));
            let expected: BTreeSet<Spot> = around.filter(|&at| touches_or_covers(&town, at)).collect();
            prop_assert_eq!(spots(&town), expected);
        }
    }

    #[test]
    fn a_town_stretched_as_far_as_it_can_still_has_all_its_spots() {
        for (columns, rows) in [(2, 1), (1, 2), (2, 0), (0, 2), (-2, -1), (-1, 2)] {
            let mut town = Town::EMPTY;
            for (step, card) in Card::all().take(Town::MOST).enumerate() {
                let step = step.saturating_as::<i16>();
                town.lay(Laid {
                    card,
                    at: Spot { column: step * columns, row: step * rows },
                    facing: Facing::Upright,
                });
            }
            assert_eq!(town.first_misplaced(), None);
            assert!(spots(&town).iter().all(|&at| touches_or_covers(&town, at)));
            assert!(spots(&town).contains(&town.laid()[15].at.offset(columns, rows)));
            let mut list = Vec::new();
            Spots::of(&town).list(&mut list);
            assert_eq!(list.len(), 2 * spots(&town).len(), "each is listed upright and turned");
        }
    }

    #[test]
    fn a_turned_card_shows_its_corners_the_other_way_round() {
        let card = Card::try_from(1).unwrap();
        let mut town = Town::EMPTY;
        town.lay(Laid { card, at: Spot::ORIGIN, facing: Facing::Turned });
        assert_eq!(town.top(Spot::ORIGIN), Some(card.face()[3]));
        assert_eq!(town.top(Spot { column: 1, row: 0 }), Some(card.face()[2]));
        assert_eq!(town.top(Spot { column: 2, row: 0 }), None);
    }
}
