//! Where the next card of a town can be placed: one bit for each column of a row.

use table::bits::Bits as _;

use crate::action::Action;
use crate::town::{Facing, Spot, Town};

/// The spots where the next card of a town can be placed.
pub(crate) struct Spots {
    /// The spot of the first bit of the first row.
    corner: Spot,
    rows: [u64; Town::ROWS],
    /// The number of rows that can have bits.
    height: usize,
}

const _: () = assert!(Town::ROWS <= 64, "a row of joining spots must fit a word");

/// The largest number of spots of a town with this many cards: 21 join the first one, and each further card adds at most eleven.
const fn most(cards: usize) -> usize {
    10 + 11 * cards
}

/// Initial values for a list of actions.
static BLANK: [Action; 2 * most(Town::MOST)] =
    [Action::Lay { facing: Facing::Upright, at: Spot::ORIGIN }; 2 * most(Town::MOST)];

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "nothing lies before the near corner, and a town is at most 34 cells long"
)]
impl Spots {
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "otherwise all rows are copied to whoever asks for them")]
    pub(crate) fn of(town: &Town) -> Spots {
        let mut rows = [0u64; Town::ROWS];
        let Some((low, high)) = town.bounds() else {
            rows[0] = 1;
            return Spots { corner: Spot::ORIGIN, rows, height: 1 };
        };
        for laid in town.laid() {
            let column = (laid.at.column - low.column) as u32;
            let row = (laid.at.row - low.row) as usize;
            let Some(joined) = rows[row..].first_chunk_mut() else { continue };
            let [first, second, third, fourth, fifth]: &mut [u64; 5] = joined;
            *first |= 0b01110 << column;
            *second |= 0b11111 << column;
            *third |= 0b11111 << column;
            *fourth |= 0b11111 << column;
            *fifth |= 0b01110 << column;
        }
        // A card may begin two rows and two columns before the town.
        Spots { corner: low.offset(-2, -2), rows, height: (high.row - low.row) as usize + 4 }
    }

    #[inline]
    fn rows(&self) -> &[u64] {
        &self.rows[..self.height]
    }

    /// The number of spots.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.rows().iter().map(|bits| bits.count_ones()).sum()
    }

    /// The n-th spot, counted from 0, if there are so many.
    #[inline]
    pub(crate) fn nth(&self, mut before: u32) -> Option<Spot> {
        for (row, &bits) in (0..).zip(self.rows()) {
            match before.checked_sub(bits.count_ones()) {
                Some(rest) => before = rest,
                None => return Some(self.corner.offset(bits.nth_place(before).into(), row)),
            }
        }
        None
    }

    /// Calls `found` with every spot, row by row.
    #[inline]
    pub(crate) fn each(&self, mut found: impl FnMut(Spot)) {
        for (row, &bits) in (0..).zip(self.rows()) {
            let mut left = bits;
            while left != 0 {
                found(self.corner.offset(left.first_place().into(), row));
                left = left.without_first();
            }
        }
    }

    /// Lists every way to place the next card: at each spot upright and rotated.
    #[inline]
    pub(crate) fn list(&self, into: &mut Vec<Action>) {
        let before = into.len();
        into.extend_from_slice(&BLANK[..2 * self.len() as usize]);
        let mut room = into[before..].as_chunks_mut::<2>().0;
        for (row, &bits) in (0..).zip(self.rows()) {
            let mut left = bits;
            while left != 0 {
                // Spots that lie side by side are written one after the other.
                let from = left.trailing_zeros();
                let length = (!(left >> from)).trailing_zeros();
                left &= left + (1 << from);
                let (ways, rest) = std::mem::take(&mut room).split_at_mut(length as usize);
                room = rest;
                let mut at = self.corner.offset(from as i16, row);
                for both in ways {
                    *both = [
                        Action::Lay { facing: Facing::Upright, at },
                        Action::Lay { facing: Facing::Turned, at },
                    ];
                    at.column += 1;
                }
            }
        }
    }
}
