//! Sets of cells as bits: `N` words of 64, row after row.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A set of cells of one [`Ground`](crate::ground::Ground).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Cells<const N: usize>([u64; N]);

impl<const N: usize> Cells<N> {
    pub(crate) const NONE: Cells<N> = Cells([0; N]);

    /// Just the cell with this index.
    #[inline]
    pub(crate) const fn only(index: usize) -> Cells<N> {
        let mut words = [0; N];
        words[index / 64] = 1 << (index % 64);
        Cells(words)
    }

    #[inline]
    pub(crate) fn contains(self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    #[inline]
    pub(crate) fn insert(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    #[inline]
    #[expect(clippy::cast_possible_wrap, reason = "no town has 2^31 cells")]
    pub(crate) fn count(self) -> i32 {
        self.0.iter().map(|word| word.count_ones()).sum::<u32>() as i32
    }

    /// Whether there are none.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == [0; N]
    }

    /// These cells without those.
    #[inline]
    pub(crate) fn minus(self, those: Cells<N>) -> Cells<N> {
        let mut words = self.0;
        for (word, that) in words.iter_mut().zip(those.0) {
            *word &= !that;
        }
        Cells(words)
    }

    /// Each cell moved to a higher index; what leaves the last word is gone. `by` is from 1 to 63.
    #[inline]
    pub(crate) fn shifted_up(self, by: u32) -> Cells<N> {
        let mut words = self.0;
        let mut carried = 0;
        for word in &mut words {
            let carry = *word >> (64 - by);
            *word = *word << by | carried;
            carried = carry;
        }
        Cells(words)
    }

    /// Each cell moved to a lower index; what leaves the first word is gone. `by` is from 1 to 63.
    #[inline]
    pub(crate) fn shifted_down(self, by: u32) -> Cells<N> {
        let mut words = self.0;
        let mut carried = 0;
        for word in words.iter_mut().rev() {
            let carry = *word << (64 - by);
            *word = *word >> by | carried;
            carried = carry;
        }
        Cells(words)
    }

    /// The lowest index in the set.
    #[inline]
    pub(crate) fn lowest(self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    /// The indices in the set, from the lowest on.
    pub(crate) fn iter(mut self) -> impl Iterator<Item = usize> {
        std::iter::from_fn(move || {
            let lowest = self.lowest()?;
            self.0[lowest / 64] &= self.0[lowest / 64] - 1;
            Some(lowest)
        })
    }
}

impl<const N: usize> BitAnd for Cells<N> {
    type Output = Cells<N>;

    #[inline]
    fn bitand(self, those: Cells<N>) -> Cells<N> {
        let mut words = self.0;
        for (word, that) in words.iter_mut().zip(those.0) {
            *word &= that;
        }
        Cells(words)
    }
}

impl<const N: usize> BitOr for Cells<N> {
    type Output = Cells<N>;

    #[inline]
    fn bitor(self, those: Cells<N>) -> Cells<N> {
        let mut words = self.0;
        for (word, that) in words.iter_mut().zip(those.0) {
            *word |= that;
        }
        Cells(words)
    }
}

impl<const N: usize> BitOrAssign for Cells<N> {
    #[inline]
    fn bitor_assign(&mut self, those: Cells<N>) {
        *self = *self | those;
    }
}

impl<const N: usize> Not for Cells<N> {
    type Output = Cells<N>;

    #[inline]
    fn not(self) -> Cells<N> {
        let mut words = self.0;
        for word in &mut words {
            *word = !*word;
        }
        Cells(words)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;
    use table::SaturatingAs;

    use super::*;

    proptest! {
        #[test]
        fn shifts_move_every_cell_and_drop_those_that_leave(
            indices in proptest::collection::btree_set(0usize..192, 0..40), by in 1u32..64,
        ) {
            let mut cells = Cells::<3>::NONE;
            for &index in &indices {
                cells.insert(index);
            }
            let up: BTreeSet<usize> = indices.iter().map(|index| index + by as usize).filter(|&index| index < 192).collect();
            let down: BTreeSet<usize> = indices.iter().filter_map(|index| index.checked_sub(by as usize)).collect();
            prop_assert_eq!(cells.shifted_up(by).iter().collect::<BTreeSet<_>>(), up);
            prop_assert_eq!(cells.shifted_down(by).iter().collect::<BTreeSet<_>>(), down);
            prop_assert_eq!(cells.count().saturating_as::<usize>(), indices.len());
        }
    }
}
