//! A town: the cards laid, in order, and where the next one may lie.
//!
//! A card is laid upright or turned by half. It must touch a cell of the town along an edge, or cover one. Anything may be
//! covered; holes are allowed. Since cards have two cells in each direction, a card touches or covers another just if
//! their places differ by at most two columns and two rows, and not by two of both.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::ParseError;

use crate::card::{Card, Face, Territory};
use crate::spots::Spots;

/// Where a card or a cell lies: columns count to the right, rows count down. The first card of a town lies at 0,0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/"))]
pub struct Spot {
    /// Counts to the right.
    pub column: i16,
    /// Counts down.
    pub row: i16,
}

impl Spot {
    /// Where the first card lies.
    pub const ORIGIN: Spot = Spot { column: 0, row: 0 };
    /// The farthest from 0 that the first card of a town in a position may lie. The others are not far from it.
    pub const FARTHEST: u16 = 10_000;

    /// The spot so many columns to the right and rows down.
    #[must_use]
    pub const fn offset(self, columns: i16, rows: i16) -> Spot {
        Spot { column: self.column + columns, row: self.row + rows }
    }

    /// Whether cards with their top left cells here and there touch along an edge or cover each other.
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

/// Which way up a card lies; as data, whether it is turned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/", type = "boolean"))]
#[serde(from = "bool", into = "bool")]
pub enum Facing {
    /// As printed.
    Upright,
    /// Turned by half.
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
    /// Both.
    pub const ALL: [Facing; 2] = [Facing::Upright, Facing::Turned];
}

/// A card in a town.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/", as = "LaidForm"))]
#[serde(from = "LaidForm", into = "LaidForm")]
pub struct Laid {
    /// Which card.
    pub card: Card,
    /// Where its top left cell is.
    pub at: Spot,
    /// Which way up.
    pub facing: Facing,
}

/// How a laid card is written in a position.
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
    /// Whether one of its cells has this place.
    pub const fn covers(self, at: Spot) -> bool {
        matches!((at.column - self.at.column, at.row - self.at.row), (0 | 1, 0 | 1))
    }

    /// The cells it would show if nothing covered it, with the columns and rows from its top left cell.
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

/// The cards one player has laid, in order.
#[derive(Clone, Copy)]
pub struct Town {
    laid: [Laid; Town::MOST],
    len: u8,
    /// The least columns and rows of all cards, and the greatest: they follow from the cards.
    low: Spot,
    high: Spot,
}

impl Town {
    /// The most cards a town can have: all but two scoring cards.
    pub const MOST: usize = Card::COUNT - 2;
    /// No card yet.
    pub const EMPTY: Town = Town {
        laid: [Laid { card: Card::ONE, at: Spot::ORIGIN, facing: Facing::Upright }; Town::MOST],
        len: 0,
        low: Spot::ORIGIN,
        high: Spot::ORIGIN,
    };

    /// The cards in the order in which they were laid.
    #[inline]
    pub fn laid(&self) -> &[Laid] {
        &self.laid[..self.len as usize]
    }

    /// Whether a card may lie there.
    pub fn allows(&self, at: Spot) -> bool {
        if self.len == 0 { at == Spot::ORIGIN } else { self.joins(at) }
    }

    fn joins(&self, at: Spot) -> bool {
        self.laid().iter().any(|laid| laid.at.joins(at))
    }

    /// Lays a card on top.
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

    /// The first card that was laid where the rules do not allow it, if there is one. The first card of all may lie anywhere.
    pub fn first_misplaced(&self) -> Option<usize> {
        (1..self.laid().len())
            .find(|&index| !self.laid()[..index].iter().any(|laid| laid.at.joins(self.laid[index].at)))
    }

    /// The top left and bottom right cells of the smallest box around the town.
    #[inline]
    pub fn bounds(&self) -> Option<(Spot, Spot)> {
        if self.len == 0 { None } else { Some((self.low, self.high.offset(1, 1))) }
    }

    /// The cell on top at a spot; none in a hole or outside.
    pub fn top(&self, at: Spot) -> Option<Territory> {
        self.laid().iter().rev().find_map(|laid| {
            let cell =
                |(columns, rows, territory)| (laid.at.offset(columns, rows) == at).then_some(territory);
            laid.cells().into_iter().find_map(cell)
        })
    }

    /// Calls `found` with every spot where the next card may lie, row by row.
    #[inline]
    pub fn each_spot(&self, found: impl FnMut(Spot)) {
        Spots::of(self).each(found);
    }

    /// Each further card adds at most two rows, or two columns, to the two of the first; and there are two more on each side
    /// where a card may join.
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

    /// The rule as it is written: some cell of the card has the place of a cell of the town, or shares an edge with one.
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
