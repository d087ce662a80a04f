//! A city: terrain cards placed beside and on top of each other.

use table::Dice;

use crate::cells::{Cells, Limit, Offset};
use crate::data;
use crate::element::{Element, Law};
use crate::spot::{Laid, Spot};
use crate::terrain::Terrain;

/// Why a card cannot be placed at a spot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Misplaced {
    /// The first card must be at the origin.
    NotAtOrigin,
    /// The city would become too large.
    TooFar,
    /// The card would share no edge with the city.
    Apart,
    /// A cell of the card may not cover what is visible there.
    Covers {
        /// What would be covered.
        below: Element,
        /// What would cover it.
        above: Element,
    },
}

/// How many cells around buildings can still change; a cell counts for each building that it is beside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Room {
    /// Bare ground on which the city may grow.
    pub bare: i32,
    /// Empty ground.
    pub empty: i32,
}

/// The cards of one player, and what is visible of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct City {
    /// What each cell shows: bit k of the element's index is in plane k.
    planes: [Cells; 4],
    occupied: Cells,
    /// The top left corner of the smallest rectangle around the city.
    corner: Spot,
    columns: u8,
    rows: u8,
    /// In the order in which they were placed; blank beyond the last.
    cards: [Fixed; City::MOST_CARDS],
    count: u8,
}

/// A card with the bit of its top left cell, which changes when the corner of the city moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Fixed {
    card: Terrain,
    bit: u8,
}

impl Fixed {
    const BLANK: Fixed = Fixed { card: Terrain::FIRST, bit: 0 };

    #[inline]
    fn footprint(self) -> Cells {
        FOOTPRINT.moved_to(self.bit as usize)
    }
}

/// The top left corner of a city.
const ORIGIN: Offset = Offset { column: 0, row: 0 };

/// The cells of a whole card, as a stamp at bit 0.
const FOOTPRINT: Cells = Cells::of_card([true; 4]);

/// What each card puts into each plane, as a stamp at bit 0.
static STAMPS: [[Cells; 4]; Terrain::COUNT] = stamps();

const fn stamps() -> [[Cells; 4]; Terrain::COUNT] {
    let mut stamps = [[Cells::NONE; 4]; Terrain::COUNT];
    let mut card = 0;
    while card < Terrain::COUNT {
        let cells = data::TERRAIN_FACES[card].cells;
        let mut plane = 0;
        while plane < 4 {
            let mut set = [false; 4];
            let mut cell = 0;
            while cell < 4 {
                set[cell] = cells[cell] as u8 >> plane & 1 == 1;
                cell += 1;
            }
            stamps[card][plane] = Cells::of_card(set);
            plane += 1;
        }
        card += 1;
    }
    stamps
}

impl City {
    /// The largest number of cards in a city: one in each round, two more because of the Day labourer, one more because of the
    /// Governor.
    pub const MOST_CARDS: usize = 21;

    /// A city without cards.
    pub const EMPTY: City = City {
        planes: [Cells::NONE; 4],
        occupied: Cells::NONE,
        corner: Spot::ORIGIN,
        columns: 0,
        rows: 0,
        cards: [Fixed::BLANK; City::MOST_CARDS],
        count: 0,
    };

    /// The cards in the order in which they were placed.
    pub fn laid(&self) -> impl DoubleEndedIterator<Item = Laid> + ExactSizeIterator {
        let laid = |fixed: &Fixed| Laid { card: fixed.card, at: self.spot(Offset::of_bit(fixed.bit)) };
        self.cards().iter().map(laid)
    }

    #[inline]
    fn cards(&self) -> &[Fixed] {
        &self.cards[..self.count as usize]
    }

    /// Whether there are no cards.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The top left and the bottom right cell of the smallest rectangle around the city; `None` if it is empty.
    #[expect(clippy::cast_possible_wrap, reason = "a city is at most nine cells long")]
    pub const fn bounds(&self) -> Option<(Spot, Spot)> {
        if self.is_empty() {
            return None;
        }
        let low = self.corner;
        let high = Spot { column: low.column + self.columns as i8 - 1, row: low.row + self.rows as i8 - 1 };
        Some((low, high))
    }

    /// The numbers of columns and rows.
    pub const fn size(&self) -> (u8, u8) {
        (self.columns, self.rows)
    }

    /// The number of cells covered by cards.
    #[inline]
    pub const fn covered(&self) -> i32 {
        self.occupied.len()
    }

    /// What is visible on a cell; `None` if no card is there.
    pub fn top(&self, spot: Spot) -> Option<Element> {
        let cell = self.offset(spot)?;
        self.occupied.contains(cell).then(|| {
            let bits = self.planes.iter().enumerate();
            let index: usize = bits.map(|(plane, cells)| usize::from(cells.contains(cell)) << plane).sum();
            Element::ALL[index]
        })
    }

    /// The position of a cell relative to the corner, if it is inside or near the city.
    const fn offset(&self, spot: Spot) -> Option<Offset> {
        let (column, row) = (spot.column - self.corner.column, spot.row - self.corner.row);
        if -2 <= column && column <= 8 && -2 <= row && row <= 8 { Some(Offset { column, row }) } else { None }
    }

    /// The spot of a cell relative to the corner.
    pub(crate) const fn spot(&self, cell: Offset) -> Spot {
        Spot { column: self.corner.column + cell.column, row: self.corner.row + cell.row }
    }

    /// The cells that show an element.
    #[inline]
    pub(crate) fn showing(&self, element: Element) -> Cells {
        let unlike = |plane: usize| if element.index() >> plane & 1 == 1 { Cells::NONE } else { Cells::ALL };
        let [a, b, c, d] = self.planes;
        self.occupied & (a ^ unlike(0)) & (b ^ unlike(1)) & (c ^ unlike(2)) & (d ^ unlike(3))
    }

    /// The cells that show each element, in the order of [`Element::ALL`].
    #[inline]
    pub(crate) fn all_showing(&self) -> [Cells; Element::COUNT] {
        let mut sets = [self.occupied; Element::COUNT];
        let mut known = 1;
        // Each plane cuts every set so far in two: the cells with its bit belong to the elements whose number has it.
        for &plane in &self.planes {
            let (without, with) = sets.split_at_mut(known);
            for (without, with) in without.iter_mut().zip(with) {
                *with = *without & plane;
                *without = *without & !plane;
            }
            known *= 2;
        }
        sets
    }

    /// How many cells show an element.
    #[inline]
    pub fn count(&self, element: Element) -> i32 {
        self.showing(element).len()
    }

    /// The room around the buildings of each kind.
    pub fn room_around<const KINDS: usize>(&self, kinds: [Element; KINDS], limit: Limit) -> [Room; KINDS] {
        let (columns, rows) = self.size();
        let (wider, longer) = (limit.allows(columns + 1, rows), limit.allows(columns, rows + 1));
        let bare = Cells::ground(columns, rows, wider, longer) & !self.occupied;
        let empty = self.showing(Element::Empty);
        kinds.map(|kind| {
            let buildings = self.showing(kind);
            Room {
                bare: buildings.count_around_in_margin(bare),
                empty: buildings.count_around_in_margin(empty),
            }
        })
    }

    /// Whether a Prison is visible.
    #[inline]
    pub fn has_prison(&self) -> bool {
        !self.showing(Element::Prison).is_empty()
    }

    /// The cells on which an element may be placed.
    #[inline]
    fn room_for(&self, element: Element, open: Cells) -> Cells {
        match element {
            Element::Empty | Element::Outlaws => open,
            Element::Townhouse => open | self.showing(Element::Townhouse) | self.showing(Element::House),
            _ => open | self.showing(element),
        }
    }

    /// The cells on which anything may be placed: bare and empty ground, where no plane has a bit, and quiet Outlaws.
    #[inline]
    fn open_ground(&self, law: Law) -> Cells {
        let [a, b, c, d] = self.planes;
        let open = !(a | b | c | d);
        if law == Law::Kept { open | self.showing(Element::Outlaws) } else { open }
    }

    /// The possible cells for the top left cell of `card`.
    #[inline]
    fn room_for_card(&self, card: Terrain, limit: Limit, law: Law) -> Cells {
        if self.is_empty() {
            // The corner is the origin as long as no card has moved it.
            return Cells::of_card([true, false, false, false]).moved_to(ORIGIN.bit());
        }
        if self.is_full() {
            return Cells::NONE;
        }
        let open = self.open_ground(law);
        let [a, b, c, d] = card.cells();
        let fitting = Cells::all_reached_by_card([
            self.room_for(a, open),
            self.room_for(b, open),
            self.room_for(c, open),
            self.room_for(d, open),
        ]);
        let reached = self.occupied.spread().reached_by_card() & limit.within(self.columns, self.rows);
        let room = fitting & reached;
        if self.is_central() { room } else { room.iter().filter(|&cell| self.spot(cell).is_near()).collect() }
    }

    /// Whether everything around the city is near the origin.
    #[inline]
    const fn is_central(&self) -> bool {
        /// The city stretches less than ten cells from its corner, and a card can begin two before it.
        const ROOM: u8 = Spot::FARTHEST.unsigned_abs() - 10;
        self.corner.column.unsigned_abs() <= ROOM && self.corner.row.unsigned_abs() <= ROOM
    }

    /// The spots at which `card` can be placed, row by row.
    #[inline]
    pub fn spots(&self, card: Terrain, limit: Limit, law: Law) -> impl Iterator<Item = Spot> {
        let corner = self.corner;
        let spot =
            move |cell: Offset| Spot { column: corner.column + cell.column, row: corner.row + cell.row };
        self.room_for_card(card, limit, law).counted().map(spot)
    }

    /// A random one of these spots, if there is any.
    #[inline]
    pub fn pick_spot(&self, card: Terrain, limit: Limit, law: Law, dice: &mut impl Dice) -> Option<Spot> {
        let room = self.room_for_card(card, limit, law);
        if room.is_empty() { None } else { Some(self.spot(room.nth(dice.below(room.len().unsigned_abs())))) }
    }

    /// Calls `found` with every spot at which `card` can be placed, row by row.
    #[inline]
    pub fn each_spot(&self, card: Terrain, limit: Limit, law: Law, found: impl FnMut(Spot)) {
        self.spots(card, limit, law).for_each(found);
    }

    /// Whether `card` can be placed anywhere.
    #[inline]
    pub fn has_room(&self, card: Terrain, limit: Limit, law: Law) -> bool {
        self.has_room_beside(limit) || !self.room_for_card(card, limit, law).is_empty()
    }

    /// Whether any card at all can be placed beside the city, on bare ground: then nothing else needs to be checked.
    #[inline]
    const fn has_room_beside(&self, limit: Limit) -> bool {
        let (columns, rows) = self.size();
        let fits = limit.allows(columns + 2, rows) || limit.allows(columns, rows + 2);
        fits && self.is_central() && !self.is_full() && !self.is_empty()
    }

    /// Whether it has as many cards as a city can ever get. Only a position written by hand exceeds that.
    #[inline]
    const fn is_full(&self) -> bool {
        self.count as usize == City::MOST_CARDS
    }

    /// Why a card cannot be placed like this; `None` if it can.
    pub fn misplaced(&self, laid: Laid, limit: Limit, law: Law) -> Option<Misplaced> {
        if self.is_empty() {
            return (laid.at != Spot::ORIGIN).then_some(Misplaced::NotAtOrigin);
        }
        let (columns, rows) = self.size_with(laid.at);
        if !limit.allows(columns, rows) || !laid.at.is_near() || self.is_full() {
            return Some(Misplaced::TooFar);
        }
        let reached = self.occupied.spread().reached_by_card();
        if !self.offset(laid.at).is_some_and(|cell| reached.contains(cell)) {
            return Some(Misplaced::Apart);
        }
        laid.cells().into_iter().find_map(|(spot, above)| {
            let below = self.top(spot)?;
            (!above.covers(below, law)).then_some(Misplaced::Covers { below, above })
        })
    }

    /// How many columns and rows the city would have with a card at this spot.
    const fn size_with(&self, at: Spot) -> (u8, u8) {
        (
            Spot::stretch(self.corner.column, self.columns, at.column),
            Spot::stretch(self.corner.row, self.rows, at.row),
        )
    }

    /// Places a card. [`City::misplaced`] says whether the rules allow it.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the corner has been moved: no cell lies left of it or above it, and there are 121 bits"
    )]
    pub fn lay(&mut self, laid: Laid) {
        if self.is_empty() {
            self.corner = laid.at;
        }
        let left = (self.corner.column - laid.at.column).max(0);
        let up = (self.corner.row - laid.at.row).max(0);
        if left > 0 || up > 0 {
            self.move_corner(left, up);
        }
        let cell = Offset { column: laid.at.column - self.corner.column, row: laid.at.row - self.corner.row };
        self.columns = self.columns.max(cell.column as u8 + 2);
        self.rows = self.rows.max(cell.row as u8 + 2);
        let footprint = FOOTPRINT.moved_to(cell.bit());
        self.occupied = self.occupied | footprint;
        for (plane, stamp) in self.planes.iter_mut().zip(&STAMPS[laid.card.index()]) {
            *plane = *plane & !footprint | stamp.moved_to(cell.bit());
        }
        self.cards[self.count as usize] = Fixed { card: laid.card, bit: cell.bit() as u8 };
        self.count += 1;
    }

    /// Moves the corner this much farther to the left and up; negative: to the right and down.
    fn move_corner(&mut self, left: i8, up: i8) {
        for plane in &mut self.planes {
            *plane = plane.with_corner_moved(left, up);
        }
        self.occupied = self.occupied.with_corner_moved(left, up);
        for fixed in &mut self.cards[..self.count as usize] {
            fixed.bit = fixed.bit.wrapping_add_signed(Offset::shift(left, up));
        }
        self.corner = Spot { column: self.corner.column - left, row: self.corner.row - up };
        self.columns = self.columns.wrapping_add_signed(left);
        self.rows = self.rows.wrapping_add_signed(up);
    }

    /// Whether all cells are connected by edges; an empty city is.
    pub fn is_in_one_piece(&self) -> bool {
        self.occupied.is_in_one_piece()
    }

    /// Calls `found` with every card that may be sold: it covers no other card, none covers it, and the city stays connected
    /// without it.
    pub fn each_sellable(&self, mut found: impl FnMut(Terrain)) {
        for &fixed in self.cards() {
            if self.is_sellable(fixed) {
                found(fixed.card);
            }
        }
    }

    /// Whether a card may be sold.
    fn is_sellable(&self, fixed: Fixed) -> bool {
        let own = fixed.footprint();
        let alone = self.cards().iter().all(|other| *other == fixed || (other.footprint() & own).is_empty());
        alone && (self.occupied & !own).is_in_one_piece()
    }

    /// Whether there is a card that may be sold.
    pub fn has_sellable(&self) -> bool {
        self.cards().iter().any(|&fixed| self.is_sellable(fixed))
    }

    /// Removes a card that neither covers another nor is covered.
    #[expect(clippy::cast_sign_loss, reason = "no cell lies left of the corner or above it")]
    pub fn remove(&mut self, card: Terrain) {
        let Some(index) = self.cards().iter().position(|fixed| fixed.card == card) else { return };
        let footprint = self.cards[index].footprint();
        self.cards.copy_within(index + 1..self.count as usize, index);
        self.count -= 1;
        self.cards[self.count as usize] = Fixed::BLANK;
        self.occupied = self.occupied & !footprint;
        for plane in &mut self.planes {
            *plane = *plane & !footprint;
        }
        match self.occupied.bounds() {
            Some((low, high)) => {
                self.columns = high.column as u8 + 1;
                self.rows = high.row as u8 + 1;
                self.move_corner(-low.column, -low.row);
            }
            None => *self = City::EMPTY,
        }
    }
}

#[cfg(test)]
impl City {
    /// A city drawn as text: one character for each cell, a space for bare ground. It does not say which cards are there.
    #[expect(clippy::cast_possible_truncation, reason = "a picture is smaller than a city")]
    pub(crate) fn drawn(rows: &[&str]) -> City {
        let mut city = City::EMPTY;
        city.rows = rows.len() as u8;
        for (row, signs) in rows.iter().enumerate() {
            for (column, sign) in signs.chars().enumerate().filter(|&(_, sign)| sign != ' ') {
                let index = ".MHTmRbDBSOGCPAo".find(sign).expect("a sign of an element");
                let cell = Offset { column: column as i8, row: row as i8 };
                let one = Cells::of_card([true, false, false, false]).moved_to(cell.bit());
                city.occupied = city.occupied | one;
                for (plane, set) in city.planes.iter_mut().enumerate() {
                    *set = if index >> plane & 1 == 1 { *set | one } else { *set };
                }
                city.columns = city.columns.max(column as u8 + 1);
            }
        }
        city
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn around_a_building_there_is_room_on_bare_and_on_empty_ground() {
        let around = |rows: &[&str], limit| City::drawn(rows).room_around([Element::Mine], limit);
        assert_eq!(around(&["m."], Limit::Square), [Room { bare: 7, empty: 1 }]);
        assert_eq!(around(&["m.", "Mm"], Limit::Square), [Room { bare: 5 + 5, empty: 1 + 1 }]);
        assert_eq!(around(&["H."], Limit::Square), [Room { bare: 0, empty: 0 }]);
    }

    #[test]
    fn a_city_as_wide_as_it_may_be_has_no_room_beside_it() {
        let room = |limit| City::drawn(&["m......B"]).room_around([Element::Mine, Element::Bank], limit);
        assert_eq!(room(Limit::Square), [Room { bare: 4, empty: 1 }; 2]);
        assert_eq!(room(Limit::Captain), [Room { bare: 7, empty: 1 }; 2]);
    }
}
