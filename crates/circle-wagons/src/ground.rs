//! A town as seen from above: for each terrain and each object the set of cells that show it.
//!
//! Rows are stored one after the other with one empty column between them, so that shifting a set by one cell never carries it from
//! the end of one row into the next.

use table::SaturatingAs;

use crate::card::{Object, Terrain, Territory};
use crate::cells::Cells;
use crate::scoring::Tally;
use crate::town::{Laid, Spot, Town};

/// What is visible of a town.
#[derive(Clone, Copy)]
pub(crate) struct Ground<const N: usize> {
    corner: Spot,
    stride: u32,
    terrains: [Cells<N>; 6],
    objects: [Cells<N>; 6],
    occupied: Cells<N>,
}

/// The box that a ground covers.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    corner: Spot,
    width: u32,
    height: u32,
}

impl Frame {
    /// The smallest box around the town, with this many empty rows and columns on each side.
    #[expect(clippy::cast_sign_loss, reason = "the far corner of a town is not before the near one")]
    pub(crate) fn around(town: &Town, margin: i16) -> Frame {
        let (low, high) = town.bounds().unwrap_or((Spot::ORIGIN, Spot::ORIGIN.offset(1, 1)));
        let corner = low.offset(-margin, -margin);
        Frame {
            corner,
            width: (high.column + margin - corner.column + 1) as u32,
            height: (high.row + margin - corner.row + 1) as u32,
        }
    }

    /// How many words of 64 cells it needs.
    pub(crate) const fn words(self) -> usize {
        ((self.width + 1) * self.height).div_ceil(64) as usize
    }
}

/// The words of the largest ground: it fits every possible town.
pub(crate) const MOST_WORDS: usize = 16;

/// Calls a generic function with the smallest ground size that fits the frame. The largest one fits every possible town.
macro_rules! with_words {
    ($frame:expr, $function:ident ( $($argument:expr),* )) => {
        match $frame.words() {
            0..=1 => $function::<1>($($argument),*),
            2 => $function::<2>($($argument),*),
            // A page does with fewer sizes: each is the whole count once more.
            3 if !cfg!(target_family = "wasm") => $function::<3>($($argument),*),
            3..=4 => $function::<4>($($argument),*),
            _ => $function::<{ $crate::ground::MOST_WORDS }>($($argument),*),
        }
    };
}
pub(crate) use with_words;

#[expect(clippy::unused_self, reason = "left and right read like above and below, which need the stride")]
impl<const N: usize> Ground<N> {
    /// What is visible of `town` within `frame`.
    pub(crate) fn of(town: &Town, frame: Frame) -> Ground<N> {
        let mut ground = Ground {
            corner: frame.corner,
            stride: frame.width + 1,
            terrains: [Cells::NONE; 6],
            objects: [Cells::NONE; 6],
            occupied: Cells::NONE,
        };
        // From the last card to the first: a cell that is already taken is covered.
        for laid in town.laid().iter().rev() {
            for (index, territory) in ground.places(laid.at).into_iter().zip(laid.shown()) {
                if !ground.occupied.contains(index) {
                    ground.show(index, territory);
                }
            }
        }
        ground
    }

    /// The same town with one more card on top. Its cells must be within the frame.
    #[inline]
    pub(crate) fn with(&self, laid: Laid) -> Ground<N> {
        let mut ground = *self;
        let places = self.places(laid.at);
        let covered = places.into_iter().fold(Cells::NONE, |all, place| all | Cells::only(place));
        for layer in ground.terrains.iter_mut().chain(&mut ground.objects) {
            *layer = layer.minus(covered);
        }
        for (index, territory) in places.into_iter().zip(laid.shown()) {
            ground.show(index, territory);
        }
        ground
    }

    #[inline]
    fn show(&mut self, index: usize, territory: Territory) {
        self.terrains[territory.terrain.index()].insert(index);
        self.objects[territory.object.index()].insert(index);
        self.occupied.insert(index);
    }

    #[inline]
    #[expect(clippy::cast_sign_loss, reason = "what is asked for lies within the frame")]
    fn index(&self, at: Spot) -> usize {
        (at.row - self.corner.row) as usize * self.stride as usize + (at.column - self.corner.column) as usize
    }

    /// The indices of a card's cells: top left, top right, bottom left, bottom right.
    #[inline]
    fn places(&self, at: Spot) -> [usize; 4] {
        let index = self.index(at);
        let below = index + self.stride as usize;
        [index, index + 1, below, below + 1]
    }

    /// The spot of an index.
    pub(crate) fn spot(&self, index: usize) -> Spot {
        let stride = self.stride as usize;
        self.corner.offset((index % stride).saturating_as::<i16>(), (index / stride).saturating_as::<i16>())
    }

    /// The cells of a terrain.
    #[inline]
    pub(crate) fn terrain(&self, terrain: Terrain) -> Cells<N> {
        self.terrains[terrain.index()]
    }

    /// The cells with an object.
    #[inline]
    pub(crate) fn object(&self, object: Object) -> Cells<N> {
        self.objects[object.index()]
    }

    /// All cells; anything else is a hole or outside.
    #[inline]
    pub(crate) fn cells(&self) -> Cells<N> {
        self.occupied
    }

    /// The places with one of these cells on their left.
    #[inline]
    pub(crate) fn right_of(&self, cells: Cells<N>) -> Cells<N> {
        cells.shifted_up(1)
    }

    /// The places with one of these cells on their right.
    #[inline]
    pub(crate) fn left_of(&self, cells: Cells<N>) -> Cells<N> {
        cells.shifted_down(1)
    }

    /// The places with one of these cells above them.
    #[inline]
    pub(crate) fn below(&self, cells: Cells<N>) -> Cells<N> {
        cells.shifted_up(self.stride)
    }

    /// The places with one of these cells below them.
    #[inline]
    pub(crate) fn above(&self, cells: Cells<N>) -> Cells<N> {
        cells.shifted_down(self.stride)
    }

    /// The places that share an edge with one of these cells.
    #[inline]
    pub(crate) fn next_to(&self, cells: Cells<N>) -> Cells<N> {
        self.left_of(cells) | self.right_of(cells) | self.above(cells) | self.below(cells)
    }

    /// These cells and the places that share an edge with one of them.
    #[inline]
    pub(crate) fn on_or_next_to(&self, cells: Cells<N>) -> Cells<N> {
        cells | self.next_to(cells)
    }

    /// All of `cells` that are connected with `seed` by edges; `seed` is one of them.
    #[inline]
    pub(crate) fn group_around(&self, seed: Cells<N>, cells: Cells<N>) -> Cells<N> {
        let mut group = seed;
        loop {
            let grown = self.on_or_next_to(group) & cells;
            if grown == group {
                return group;
            }
            group = grown;
        }
    }

    /// Removes the group connected with the lowest of these cells, and returns it.
    #[inline]
    pub(crate) fn take_group(&self, cells: &mut Cells<N>) -> Option<Cells<N>> {
        let group = self.group_around(Cells::only(cells.lowest()?), *cells);
        *cells = cells.minus(group);
        Some(group)
    }

    /// The largest connected group of these cells; ties go to the first one.
    #[inline]
    pub(crate) fn largest_group(&self, mut cells: Cells<N>) -> Cells<N> {
        let (mut largest, mut size) = (Cells::NONE, 0);
        let mut left = cells.count();
        while left > size {
            let Some(first) = cells.lowest() else { break };
            let seed = Cells::only(first);
            let group = self.group_around(seed, cells);
            // Most groups are one cell, and counting takes longer than comparing.
            let count = if group == seed { 1 } else { group.count() };
            if count > size {
                (largest, size) = (group, count);
            }
            cells = cells.minus(group);
            left -= count;
        }
        largest
    }

    /// The differences between an index and those to its left, right, above and below.
    #[inline]
    #[expect(clippy::cast_possible_wrap, reason = "a town is at most 34 cells long")]
    pub(crate) const fn steps(&self) -> [isize; 4] {
        let stride = self.stride as isize;
        [-1, 1, -stride, stride]
    }

    /// Whether an index is a place within the frame, and not in the empty column between two rows.
    #[inline]
    pub(crate) const fn is_inside(&self, index: usize) -> bool {
        index < N * 64 && index % self.stride as usize != self.stride as usize - 1
    }

    /// What scoring cards that compare both players look at.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "sixteen cards have 64 cells"
    )]
    pub(crate) fn tally(&self) -> Tally {
        Tally { cells: self.occupied.count() as u8, objects: self.objects.map(|cells| cells.count() as u8) }
    }
}
