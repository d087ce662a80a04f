//! Sets of cells as bits: `N` words of 64, row after row.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A set of cells of one [`Ground`](crate::ground::Ground).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Cells<const N: usize>([u64; N]);

/// Up to this many words are handled without a loop.
const FEW: usize = 4;

/// Calls `step` for every word's index. Bots work on small grounds: their words are unrolled, so that they stay in registers even
/// if the compiler optimises for size and unrolls no loop.
#[inline(always)]
#[expect(clippy::inline_always, reason = "what is done for a word is two or three instructions")]
fn each_place<const N: usize>(mut step: impl FnMut(usize)) {
    if N > FEW {
        (0..N).for_each(step);
        return;
    }
    if N > 0 {
        step(0);
    }
    if N > 1 {
        step(1);
    }
    if N > 2 {
        step(2);
    }
    if N > 3 {
        step(3);
    }
}

impl<const N: usize> Cells<N> {
    pub(crate) const NONE: Cells<N> = Cells([0; N]);

    /// Only the cell with this index.
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
        let mut count = 0;
        each_place::<N>(|place| count += self.0[place].count_ones());
        count as i32
    }

    /// Whether there are none.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        let mut all = 0;
        each_place::<N>(|place| all |= self.0[place]);
        all == 0
    }

    /// The difference of two sets.
    #[inline]
    pub(crate) fn minus(self, those: Cells<N>) -> Cells<N> {
        let mut words = self.0;
        each_place::<N>(|place| words[place] &= !those.0[place]);
        Cells(words)
    }

    /// Moves each cell to a higher index; what leaves the last word is lost. `by` is from 1 to 63.
    #[inline]
    pub(crate) fn shifted_up(self, by: u32) -> Cells<N> {
        let mut words = self.0;
        let mut carried = 0;
        each_place::<N>(|place| {
            let word = words[place];
            words[place] = word << by | carried;
            carried = word >> (64 - by);
        });
        Cells(words)
    }

    /// Moves each cell to a lower index; what leaves the first word is lost. `by` is from 1 to 63.
    #[inline]
    pub(crate) fn shifted_down(self, by: u32) -> Cells<N> {
        let mut words = self.0;
        let mut carried = 0;
        each_place::<N>(|place| {
            let word = words[N - 1 - place];
            words[N - 1 - place] = word >> by | carried;
            carried = word << (64 - by);
        });
        Cells(words)
    }

    /// The lowest index in the set.
    #[inline]
    pub(crate) fn lowest(self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    /// The indices in the set, in ascending order.
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
        each_place::<N>(|place| words[place] &= those.0[place]);
        Cells(words)
    }
}

impl<const N: usize> BitOr for Cells<N> {
    type Output = Cells<N>;

    #[inline]
    fn bitor(self, those: Cells<N>) -> Cells<N> {
        let mut words = self.0;
        each_place::<N>(|place| words[place] |= those.0[place]);
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
        each_place::<N>(|place| words[place] = !words[place]);
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
            shifts::<3>(&indices, by)?;
        }

        #[test]
        fn so_do_those_of_a_ground_whose_words_are_gone_through_in_a_loop(
            indices in proptest::collection::btree_set(0usize..1024, 0..40), by in 1u32..64,
        ) {
            shifts::<16>(&indices, by)?;
        }

        #[test]
        fn sets_are_met_and_joined_and_taken_from_each_other_as_sets_are(
            ones in proptest::collection::btree_set(0usize..256, 0..60),
            others in proptest::collection::btree_set(0usize..256, 0..60),
        ) {
            let (one, other) = (cells::<4>(&ones), cells::<4>(&others));
            let read = |cells: Cells<4>| cells.iter().collect::<BTreeSet<_>>();
            prop_assert_eq!(read(one & other), &ones & &others);
            prop_assert_eq!(read(one | other), &ones | &others);
            prop_assert_eq!(read(one.minus(other)), &ones - &others);
            prop_assert_eq!(read(!one).len(), 256 - ones.len());
            prop_assert_eq!(one.is_empty(), ones.is_empty());
        }
    }

    fn cells<const N: usize>(indices: &BTreeSet<usize>) -> Cells<N> {
        let mut cells = Cells::NONE;
        for &index in indices {
            cells.insert(index);
        }
        cells
    }

    fn shifts<const N: usize>(indices: &BTreeSet<usize>, by: u32) -> Result<(), TestCaseError> {
        let cells = cells::<N>(indices);
        let step = by as usize;
        let up: BTreeSet<usize> =
            indices.iter().map(|index| index + step).filter(|&index| index < 64 * N).collect();
        let down: BTreeSet<usize> = indices.iter().filter_map(|index| index.checked_sub(step)).collect();
        prop_assert_eq!(cells.shifted_up(by).iter().collect::<BTreeSet<_>>(), up);
        prop_assert_eq!(cells.shifted_down(by).iter().collect::<BTreeSet<_>>(), down);
        prop_assert_eq!(cells.count().saturating_as::<usize>(), indices.len());
        Ok(())
    }
}
