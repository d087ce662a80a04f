//! A state as somebody with a certain taste sees it.

use std::ops::Deref;

use carson_city::CarsonCity;

use super::taste::{Liking, Taste};

/// A state and the taste by which it is judged.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    state: &'a CarsonCity,
    pub(super) taste: &'static Taste,
}

impl<'a> Sight<'a> {
    /// As most see it.
    pub(super) fn usual(state: &'a CarsonCity) -> Sight<'a> {
        Sight::of(state, Liking::USUAL)
    }

    /// As it is seen by somebody who likes this.
    pub(super) fn of(state: &'a CarsonCity, liking: Liking) -> Sight<'a> {
        Sight { state, taste: liking.taste(state.standish_seat().is_some()) }
    }

    /// Another state, seen in the same way.
    pub(super) fn on<'b>(&self, state: &'b CarsonCity) -> Sight<'b> {
        Sight { state, taste: self.taste }
    }
}

impl Deref for Sight<'_> {
    type Target = CarsonCity;

    fn deref(&self) -> &CarsonCity {
        self.state
    }
}
