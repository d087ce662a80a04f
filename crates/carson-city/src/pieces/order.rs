//! The order of play: the turn order of phase 2, the pass order track, and who chooses first because of the Teacher.

use table::Seat;

use crate::pieces::line::Line;

/// The order of play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct OrderOfPlay {
    turns: Line,
    /// In phase 1 that of the round before; in phase 2 the players who have passed.
    passed: Line,
    teacher: Option<Seat>,
}

impl OrderOfPlay {
    /// Before the first order was determined.
    pub(crate) const NONE: OrderOfPlay = OrderOfPlay::new(Line::EMPTY, Line::EMPTY, None);

    pub(crate) const fn new(turns: Line, passed: Line, teacher: Option<Seat>) -> OrderOfPlay {
        OrderOfPlay { turns, passed, teacher }
    }

    /// The turn order of phase 2.
    #[inline]
    pub(crate) const fn turns(&self) -> &Line {
        &self.turns
    }

    /// The pass order track.
    #[inline]
    pub(crate) const fn passed(&self) -> &Line {
        &self.passed
    }

    /// Who chooses first this round because they had the Teacher in the last one.
    #[inline]
    pub(crate) const fn teacher(&self) -> Option<Seat> {
        self.teacher
    }

    /// The players who have not passed, in turn order.
    pub(crate) fn still_placing(self) -> impl Iterator<Item = Seat> {
        self.turns.into_iter().filter(move |&seat| !self.passed.contains(seat))
    }

    /// Sets the first order of the game.
    pub(crate) const fn begin(&mut self, seats: Line) {
        self.passed = seats;
    }

    /// Begins phase 2: the turn order follows these numbers, ties stay in pass order, and nobody has passed.
    pub(crate) fn begin_placing(&mut self, number: impl FnMut(&Seat) -> u8) {
        self.turns = self.passed;
        self.turns.sort_by_key(number);
        self.passed = Line::EMPTY;
    }

    /// Begins phase 2 of a solo game: Standish is first and passes first.
    pub(crate) fn begin_solo_placing(&mut self, standish: Seat, player: Seat) {
        self.turns = [standish, player].into_iter().collect();
        self.passed = Line::EMPTY;
        self.pass(standish);
    }

    /// Appends a player to the pass order track; returns the position, counted from 1.
    pub(crate) fn pass(&mut self, seat: Seat) -> u8 {
        debug_assert!(!self.passed.contains(seat), "nobody passes twice");
        self.passed.push(seat);
        self.passed.len()
    }

    /// Ends a round: the player with the Teacher chooses first in the next one.
    pub(crate) const fn end_round(&mut self, teacher: Option<Seat>) {
        self.teacher = teacher;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_stay_in_pass_order_and_nobody_has_passed() {
        let mut order = OrderOfPlay::NONE;
        order.begin([Seat::SECOND, Seat::new(2), Seat::FIRST].into_iter().collect());
        order.begin_placing(|&seat| if seat == Seat::FIRST { 1 } else { 2 });
        assert_eq!(order.turns().as_slice(), [Seat::FIRST, Seat::SECOND, Seat::new(2)]);
        assert_eq!(order.pass(Seat::SECOND), 1);
        assert_eq!(order.still_placing().collect::<Vec<_>>(), [Seat::FIRST, Seat::new(2)]);
    }
}
