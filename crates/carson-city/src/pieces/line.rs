//! Players in order: the turn order and the pass order track.

use table::{Seat, Seats};

use crate::map::town::MOST_PLAYERS;

/// An ordered list of players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    seats: [Seat; MOST_PLAYERS],
    len: u8,
}

impl Line {
    pub(crate) const EMPTY: Line = Line { seats: [Seat::FIRST; MOST_PLAYERS], len: 0 };

    /// The players in order.
    #[inline]
    pub fn as_slice(&self) -> &[Seat] {
        &self.seats[..self.len as usize]
    }

    /// The number of players.
    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn push(&mut self, seat: Seat) {
        self.seats[self.len as usize] = seat;
        self.len += 1;
    }

    /// Sorts the players; the sort is stable.
    pub(crate) fn sort_by_key(&mut self, key: impl FnMut(&Seat) -> u8) {
        self.seats[..self.len as usize].sort_by_key(key);
    }

    /// The player at this index, counted from 0.
    #[inline]
    pub fn get(&self, place: u8) -> Option<Seat> {
        self.as_slice().get(place as usize).copied()
    }

    /// Whether the list contains the player.
    #[inline]
    pub fn contains(&self, seat: Seat) -> bool {
        self.as_slice().contains(&seat)
    }

    /// The first of these players in the list.
    #[inline]
    pub fn first_of(&self, seats: Seats) -> Option<Seat> {
        self.as_slice().iter().copied().find(|&seat| seats.contains(seat))
    }
}

impl IntoIterator for Line {
    type Item = Seat;
    type IntoIter = std::iter::Take<std::array::IntoIter<Seat, MOST_PLAYERS>>;

    fn into_iter(self) -> Self::IntoIter {
        self.seats.into_iter().take(self.len as usize)
    }
}

impl FromIterator<Seat> for Line {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Line {
        let mut line = Line::EMPTY;
        seats.into_iter().for_each(|seat| line.push(seat));
        line
    }
}
