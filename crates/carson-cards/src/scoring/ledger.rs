//! What hears of the parts of some points as they are counted: a list of them, or nobody.

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
    /// Points that no cell brings.
    pub(super) const fn nowhere(points: i32) -> Part {
        Part { building: None, counted: Cells::NONE, points }
    }

    /// The same as it is told.
    pub(super) fn told(&self, city: &City) -> ScorePart {
        let building = self.building.into_iter();
        let counted = self.counted.iter().filter(|cell| self.building != Some(*cell));
        ScorePart::new(building.chain(counted).map(|cell| city.spot(cell)), self.points)
    }
}

/// What hears of parts.
pub(super) trait Ledger {
    /// What `parts` gives is made only if somebody hears it.
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
