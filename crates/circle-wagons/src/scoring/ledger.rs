//! Points as they are counted, with their origin for callers that want to know it.

use table::{ScorePart, Silence};

use crate::cells::Cells;
use crate::ground::Ground;

/// Receives the parts of points: a list of them, or nothing at all. It also counts, so that the total and its parts come from the
/// same line of a rule.
pub(super) trait Ledger<const N: usize> {
    /// Whether the parts are used.
    const LISTENS: bool;

    /// Adds points, with what scores and what it counts.
    fn note(&mut self, points: i32, scoring: Cells<N>, counted: Cells<N>);

    /// Adds points for each of these cells.
    #[inline]
    fn each(&mut self, points: i32, cells: Cells<N>) -> i32 {
        self.each_with(points, cells, |_| Cells::NONE)
    }

    /// Adds points for each of these cells, because of others.
    #[inline]
    fn each_with(&mut self, points: i32, cells: Cells<N>, counted: impl Fn(usize) -> Cells<N>) -> i32 {
        if Self::LISTENS {
            cells.iter().for_each(|cell| self.note(points, Cells::only(cell), counted(cell)));
        }
        points * cells.count()
    }

    /// Adds points that these cells bring together.
    #[inline]
    fn together(&mut self, points: i32, cells: Cells<N>) -> i32 {
        if Self::LISTENS && points != 0 {
            self.note(points, cells, Cells::NONE);
        }
        points
    }
}

impl<const N: usize> Ledger<N> for Silence {
    const LISTENS: bool = false;

    #[inline]
    fn note(&mut self, _: i32, _: Cells<N>, _: Cells<N>) {}
}

/// Collects the parts.
pub(super) struct Parts<'a, const N: usize> {
    ground: &'a Ground<N>,
    parts: Vec<ScorePart>,
}

impl<'a, const N: usize> Parts<'a, N> {
    pub(super) const fn on(ground: &'a Ground<N>) -> Parts<'a, N> {
        Parts { ground, parts: Vec::new() }
    }

    pub(super) fn into_parts(self) -> Vec<ScorePart> {
        self.parts
    }
}

impl<const N: usize> Ledger<N> for Parts<'_, N> {
    const LISTENS: bool = true;

    fn note(&mut self, points: i32, scoring: Cells<N>, counted: Cells<N>) {
        let cells = scoring.iter().chain(counted.minus(scoring).iter());
        self.parts.push(ScorePart::new(cells.map(|cell| self.ground.spot(cell)), points));
    }
}
