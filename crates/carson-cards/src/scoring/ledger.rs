//! Receives the parts of points as they are counted: a list of them, or nothing at all.

use table::{ScorePart, Silence};

use crate::cells::{Cells, Offset};
use crate::city::City;

/// Some points with what brings them.
pub(super) struct Part {
    /// The building that scores, if it is one.
    pub(super) building: Option<Offset>,
    /// The cells that it counts.
    pub(super) counted: Cells,
    pub(super) points: i32,
}

impl Part {
    /// Points without a cell.
    pub(super) const fn nowhere(points: i32) -> Part {
        Part { building: None, counted: Cells::NONE, points }
    }

    /// The part as clients get it.
    pub(super) fn told(&self, city: &City) -> ScorePart {
        let building = self.building.into_iter();
        let counted = self.counted.iter().filter(|cell| self.building != Some(*cell));
        ScorePart::new(building.chain(counted).map(|cell| city.spot(cell)), self.points)
    }
}

/// Receives parts.
pub(super) trait Ledger {
    /// `parts` is only called if the parts are used.
    fn hear<I: IntoIterator<Item = Part>>(&mut self, parts: impl FnOnce() -> I);
}

impl Ledger for Silence {
    #[inline]
    fn hear<I: IntoIterator<Item = Part>>(&mut self, _: impl FnOnce() -> I) {}
}

impl Ledger for Vec<Part> {
    fn hear<I: IntoIterator<Item = Part>>(&mut self, parts: impl FnOnce() -> I) {
        self.extend(parts());
    }
}
