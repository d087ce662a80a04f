//! The building tiles that nobody has: the row, with a price for each of its spaces, and the bag.
//!
//! A tile is in the row, in the bag or elsewhere, never in two places. The City Hall is never in the row: it is placed when drawn.

use table::Dice;

use crate::pieces::building::{Building, Tiles};
use crate::track::space::{Space, Spaces};

/// The row of buildings and the bag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stock {
    row: [Option<Building>; Stock::SPACES],
    bag: Tiles,
}

impl Stock {
    /// The number of spaces in the row.
    pub(crate) const SPACES: usize = Space::PRICES.len();

    pub(crate) const fn new(row: [Option<Building>; Stock::SPACES], bag: Tiles) -> Stock {
        Stock { row, bag }
    }

    /// The row, from $3 to $12.
    pub(crate) const fn row(&self) -> &[Option<Building>; Stock::SPACES] {
        &self.row
    }

    pub(crate) const fn bag(&self) -> &Tiles {
        &self.bag
    }

    /// The tile on a space of the row.
    #[inline]
    pub(crate) fn tile_on(&self, space: Space) -> Option<Building> {
        space.row_index().and_then(|index| self.row[index])
    }

    /// The spaces of the row with their tiles.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = (Space, Building)> + use<> {
        let spaces = self.row.into_iter().enumerate();
        spaces.filter_map(|(index, tile)| Some((Space::of_row(index), tile?)))
    }

    /// The spaces of the row without a tile.
    #[inline]
    pub(crate) fn gaps(&self) -> impl Iterator<Item = Space> + use<> {
        let spaces = self.row.into_iter().enumerate();
        spaces.filter(|(_, tile)| tile.is_none()).map(|(index, _)| Space::of_row(index))
    }

    /// The spaces of the row without a tile, as a set.
    #[inline]
    pub(crate) fn gap_set(&self) -> Spaces {
        let gap = |index: usize| match self.row[index] {
            None => Spaces::only(Space::of_row(index)),
            Some(_) => Spaces::NONE,
        };
        (0..Stock::SPACES).map(gap).fold(Spaces::NONE, Spaces::union)
    }

    /// Whether a tile of the kind is in the row or in the bag.
    pub(crate) fn holds(&self, kind: Building) -> bool {
        self.bag.count(kind) > 0 || self.row.contains(&Some(kind))
    }

    /// Takes the tile on a space of the row.
    pub(crate) fn take(&mut self, space: Space) -> Option<Building> {
        space.row_index().and_then(|index| self.row[index].take())
    }

    /// Removes a tile of the kind from the bag; returns false if there is none.
    pub(crate) const fn take_from_bag(&mut self, kind: Building) -> bool {
        self.bag.take(kind)
    }

    /// Puts a tile into the bag.
    pub(crate) const fn put_into_bag(&mut self, kind: Building) {
        self.bag.add(kind);
    }

    /// Moves a tile from the bag to a space of the row.
    pub(crate) fn lay(&mut self, kind: Building, space: Space) {
        if let Some(index) = space.row_index()
            && self.bag.take(kind)
        {
            self.row[index] = Some(kind);
        }
    }

    /// Draws a tile for a space of the row; the City Hall does not go there.
    pub(crate) fn draw(&mut self, space: Space, dice: &mut impl Dice) -> Option<Building> {
        let drawn = self.bag.draw(dice)?;
        if let Some(index) = space.row_index()
            && drawn != Building::CityHall
        {
            self.row[index] = Some(drawn);
        }
        Some(drawn)
    }

    /// Moves the tiles of the row to the lower prices.
    pub(crate) fn shift(&mut self) {
        let mut shifted = [None; Stock::SPACES];
        for (to, from) in shifted.iter_mut().zip(self.row.into_iter().flatten()) {
            *to = Some(from);
        }
        self.row = shifted;
    }
}

#[cfg(test)]
mod tests {
    use table::dice::ScriptedDice;

    use super::*;

    fn stock(tiles: &[(usize, Building)], bag: &[(Building, u8)]) -> Stock {
        let mut row = [None; Stock::SPACES];
        for &(index, tile) in tiles {
            row[index] = Some(tile);
        }
        Stock::new(row, bag.iter().copied().collect())
    }

    #[test]
    fn tiles_move_to_the_lower_prices_in_their_order() {
        let mut stock = stock(&[(2, Building::Bank), (6, Building::Mine)], &[]);
        stock.shift();
        let tiles: Vec<_> = stock.tiles().collect();
        assert_eq!(tiles, [(Space::of_row(0), Building::Bank), (Space::of_row(1), Building::Mine)]);
    }

    #[test]
    fn the_city_hall_is_drawn_and_never_lies_in_the_row() {
        let mut stock = stock(&[], &[(Building::CityHall, 1)]);
        let drawn = stock.draw(Space::of_row(0), &mut ScriptedDice::new([0]));
        assert_eq!(drawn, Some(Building::CityHall));
        assert_eq!(stock.tiles().count(), 0);
        assert!(!stock.holds(Building::CityHall));
    }

    #[test]
    fn a_tile_that_is_laid_leaves_the_bag() {
        let mut stock = stock(&[], &[(Building::Ranch, 1)]);
        stock.lay(Building::Ranch, Space::of_row(3));
        stock.lay(Building::Ranch, Space::of_row(4));
        assert_eq!(stock.tiles().collect::<Vec<_>>(), [(Space::of_row(3), Building::Ranch)]);
        assert!(stock.bag().is_empty());
    }
}
