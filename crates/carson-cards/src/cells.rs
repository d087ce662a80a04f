//! Sets of cells of a city, as bits of one number.
//!
//! A city is at most nine cells wide and high. Its top left corner has the bit of column 2, row 2 in a field of 11 × 11, so that a
//! card placed to the left or above still has bits. Columns 0 and 1 are always empty: what a shift carries over the right edge ends
//! up there, and an intersection with the city removes it.

use std::ops::{BitAnd, BitOr, BitXor, Not};

use table::bits::{self, Bits as _};

/// The largest number of columns or rows of any city.
pub(crate) const LONGEST: usize = 9;
const STRIDE: usize = 11;
const MARGIN: i8 = 2;

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Cells(u128);

/// The position of a cell relative to the top left corner of the city, in columns and rows: from −2 to 8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Offset {
    pub(crate) column: i8,
    pub(crate) row: i8,
}

impl Offset {
    /// The number of the cell's bit.
    #[inline]
    #[expect(clippy::cast_sign_loss, reason = "a cell is at most a margin outside the city")]
    pub(crate) const fn bit(self) -> usize {
        (self.row + MARGIN) as usize * STRIDE + (self.column + MARGIN) as usize
    }

    #[inline]
    pub(crate) fn of_bit(bit: u8) -> Offset {
        OFFSETS[bit as usize]
    }

    #[expect(clippy::cast_possible_truncation, reason = "a row and a column are less than the stride")]
    const fn computed(bit: usize) -> Offset {
        Offset { column: (bit % STRIDE) as i8 - MARGIN, row: (bit / STRIDE) as i8 - MARGIN }
    }

    /// What is added to a cell's bit when the corner of the city moves this much farther up and to the left.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a city is at most nine cells long")]
    pub(crate) const fn shift(columns: i8, rows: i8) -> i8 {
        rows * STRIDE as i8 + columns
    }
}

impl Cells {
    pub(crate) const NONE: Cells = Cells(0);
    pub(crate) const ALL: Cells = Cells(u128::MAX);

    /// These cells of a card whose top left cell has bit 0.
    pub(crate) const fn of_card(cells: [bool; 4]) -> Cells {
        Cells(
            cells[0] as u128
                | (cells[1] as u128) << 1
                | (cells[2] as u128) << STRIDE
                | (cells[3] as u128) << (STRIDE + 1),
        )
    }

    /// Moves a set made for bit 0 to another bit.
    #[inline]
    pub(crate) const fn moved_to(self, bit: usize) -> Cells {
        Cells(self.0 << bit)
    }

    /// The cells of a rectangle.
    const fn rectangle(from: Offset, to: Offset) -> Cells {
        let mut cells = 0;
        let mut row = from.row;
        while row <= to.row {
            let mut column = from.column;
            while column <= to.column {
                cells |= 1 << Offset { column, row }.bit();
                column += 1;
            }
            row += 1;
        }
        Cells(cells)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    #[expect(clippy::cast_possible_wrap, reason = "there are at most 128 cells")]
    pub(crate) const fn len(self) -> i32 {
        self.0.count_ones() as i32
    }

    #[inline]
    pub(crate) const fn contains(self, cell: Offset) -> bool {
        self.0 >> cell.bit() & 1 == 1
    }

    /// The cells from top to bottom, each row from left to right.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Offset> {
        self.bits().map(Offset::of_bit)
    }

    /// Like `iter`, with an exact length. Going through two words one after the other takes half the time of both together.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "that is how a set is cut into halves")]
    pub(crate) fn counted(self) -> impl Iterator<Item = Offset> {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let high = bits::counted(high).map(|bit| Offset::of_bit(64 + bit));
        bits::counted(low).map(Offset::of_bit).chain(high)
    }

    /// The n-th cell, counted from 0; unspecified if there are not so many.
    #[inline]
    pub(crate) fn nth(self, before: u32) -> Offset {
        Offset::of_bit(self.0.nth_place(before))
    }

    #[inline]
    fn bits(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let bit = left.first_place();
            left = left.without_first();
            Some(bit)
        })
    }

    /// These cells and those that share an edge with one of them.
    #[inline]
    pub(crate) const fn spread(self) -> Cells {
        let Cells(cells) = self;
        Cells(cells | cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE)
    }

    /// The top left cells of all cards that cover at least one of these cells.
    #[inline]
    pub(crate) const fn reached_by_card(self) -> Cells {
        let Cells(cells) = self;
        Cells(cells | cells >> 1 | cells >> STRIDE | cells >> (STRIDE + 1))
    }

    /// The top left cells of all cards whose every cell is in its set.
    #[inline]
    pub(crate) const fn all_reached_by_card(sets: [Cells; 4]) -> Cells {
        let [a, b, c, d] = sets;
        Cells(a.0 & b.0 >> 1 & c.0 >> STRIDE & d.0 >> (STRIDE + 1))
    }

    /// The set after the corner of the city moved this much farther up and to the left; negative: down and to the right.
    #[inline]
    pub(crate) const fn with_corner_moved(self, columns: i8, rows: i8) -> Cells {
        let by = Offset::shift(columns, rows);
        Cells(if by >= 0 { self.0 << by } else { self.0 >> -by })
    }

    /// For each of these cells, how many of its eight neighbours are in `others`; the sum.
    #[inline]
    pub(crate) fn count_around(self, others: Cells) -> i32 {
        if others.is_empty() {
            return 0;
        }
        self.bits().map(|bit| (AROUND[bit as usize] & others).len()).sum()
    }

    /// Like `count_around`, also for cells of the margin.
    #[inline]
    pub(crate) fn count_around_in_margin(self, others: Cells) -> i32 {
        /// The cell in the middle is never counted: it is not both one of these and one of the others.
        const SQUARE: u128 = 0b111 | 0b111 << STRIDE | 0b111 << (2 * STRIDE);
        self.bits().map(|bit| (Cells(SQUARE << (usize::from(bit) - STRIDE - 1)) & others).len()).sum()
    }

    /// The cells of a city of this size, and of one column or row more on either side where it may grow.
    #[inline]
    #[expect(clippy::cast_possible_wrap, reason = "a city is at most nine cells long")]
    pub(crate) const fn ground(columns: u8, rows: u8, wider: bool, longer: bool) -> Cells {
        let (left, up) = (if wider { -1 } else { 0 }, if longer { -1 } else { 0 });
        let from = Offset { column: left, row: up };
        let to = Offset { column: columns as i8 - 1 - left, row: rows as i8 - 1 - up };
        Cells::rectangle(from, to)
    }

    /// Each of these cells with the set of its eight neighbours.
    #[inline]
    pub(crate) fn with_around(self) -> impl Iterator<Item = (Offset, Cells)> {
        self.bits().map(|bit| (Offset::of_bit(bit), AROUND[bit as usize]))
    }

    /// Whether all these cells are connected by edges.
    pub(crate) fn is_in_one_piece(self) -> bool {
        let mut reached = Cells(self.0 & self.0.wrapping_neg());
        loop {
            let farther = reached.spread() & self;
            if farther == reached {
                return reached == self;
            }
            reached = farther;
        }
    }

    /// The lowest and the highest column and row; `None` if there is no cell.
    pub(crate) fn bounds(self) -> Option<(Offset, Offset)> {
        let first = self.iter().next()?;
        Some(self.iter().fold((first, first), |(low, high), cell| {
            (
                Offset { column: low.column.min(cell.column), row: low.row.min(cell.row) },
                Offset { column: high.column.max(cell.column), row: high.row.max(cell.row) },
            )
        }))
    }
}

impl FromIterator<Offset> for Cells {
    fn from_iter<I: IntoIterator<Item = Offset>>(cells: I) -> Cells {
        Cells(cells.into_iter().fold(0, |all, cell| all | 1 << cell.bit()))
    }
}

impl BitAnd for Cells {
    type Output = Cells;

    #[inline]
    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Cells;

    #[inline]
    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl Not for Cells {
    type Output = Cells;

    #[inline]
    fn not(self) -> Cells {
        Cells(!self.0)
    }
}

impl BitXor for Cells {
    type Output = Cells;

    #[inline]
    fn bitxor(self, other: Cells) -> Cells {
        Cells(self.0 ^ other.0)
    }
}

/// The position of each bit's cell. A lookup is faster than a division.
static OFFSETS: [Offset; 1 << u8::BITS] = {
    let mut offsets = [Offset { column: 0, row: 0 }; 1 << u8::BITS];
    let mut bit = 0;
    while bit < STRIDE * STRIDE {
        offsets[bit] = Offset::computed(bit);
        bit += 1;
    }
    offsets
};

/// The eight neighbours of each cell.
static AROUND: [Cells; STRIDE * STRIDE] = around();

#[expect(clippy::cast_possible_truncation, reason = "a city is at most nine cells long")]
const fn around() -> [Cells; STRIDE * STRIDE] {
    let mut table = [Cells::NONE; STRIDE * STRIDE];
    let mut bit = 0;
    while bit < table.len() {
        let Offset { column, row } = Offset::computed(bit);
        // Nothing stands in the margin, and nothing beyond the ninth column and row.
        if column >= 0 && row >= 0 {
            let from = Offset { column: column - 1, row: row - 1 };
            let last = LONGEST as i8 - 1;
            let to = Offset {
                column: if column < last { column + 1 } else { last },
                row: if row < last { row + 1 } else { last },
            };
            table[bit] = Cells(Cells::rectangle(from, to).0 & !(1 << bit));
        }
        bit += 1;
    }
    table
}

/// Where the top left cell of a card may be beside a city with this many columns and rows: first for 8 × 8, then with the Captain
/// for 8 × 9 or 9 × 8.
static WITHIN: [[[Cells; LONGEST + 1]; LONGEST + 1]; 2] =
    [within([[8, 8], [8, 8]]), within([[8, 9], [9, 8]])];

#[expect(clippy::cast_possible_truncation, reason = "a city is at most nine cells long")]
const fn within(limits: [[i8; 2]; 2]) -> [[Cells; LONGEST + 1]; LONGEST + 1] {
    let mut table = [[Cells::NONE; LONGEST + 1]; LONGEST + 1];
    let mut columns = 2;
    while columns <= LONGEST {
        let mut rows = 2;
        while rows <= LONGEST {
            let one = within_limit(columns as i8, rows as i8, limits[0]);
            let other = within_limit(columns as i8, rows as i8, limits[1]);
            table[columns][rows] = Cells(one.0 | other.0);
            rows += 1;
        }
        columns += 1;
    }
    table
}

const fn within_limit(columns: i8, rows: i8, limit: [i8; 2]) -> Cells {
    if columns > limit[0] || rows > limit[1] {
        return Cells::NONE;
    }
    let from = Offset { column: first_within(columns, limit[0]), row: first_within(rows, limit[1]) };
    let to = Offset { column: last_within(columns, limit[0]), row: last_within(rows, limit[1]) };
    Cells::rectangle(from, to)
}

const fn first_within(length: i8, limit: i8) -> i8 {
    if length - limit < -MARGIN { -MARGIN } else { length - limit }
}

const fn last_within(length: i8, limit: i8) -> i8 {
    if length < limit - 2 { length } else { limit - 2 }
}

/// How large a city may become.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    /// Eight columns and eight rows.
    Square,
    /// The Captain's: one more column or one more row.
    Captain,
}

impl Limit {
    /// Where the top left cell of a card may be beside a city with this many columns and rows.
    #[inline]
    pub(crate) fn within(self, columns: u8, rows: u8) -> Cells {
        WITHIN[self as usize][columns as usize][rows as usize]
    }

    /// Whether a city may have this many columns and rows.
    pub const fn allows(self, columns: u8, rows: u8) -> bool {
        match self {
            Limit::Square => columns <= 8 && rows <= 8,
            Limit::Captain => columns <= 9 && rows <= 9 && (columns <= 8 || rows <= 8),
        }
    }

    /// How many cells there are to build on.
    pub const fn area(self) -> i32 {
        match self {
            Limit::Square => 64,
            Limit::Captain => 72,
        }
    }
}
