//! Channels: named parts of an observation, and how they are written in order.

use table::{SaturatingAs, Seat};

/// A named part of an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Channel {
    /// Its name.
    pub name: &'static str,
    /// Its shape; the last index changes fastest.
    pub shape: &'static [usize],
    /// The lowest possible value.
    pub least: i16,
    /// The highest possible value.
    pub most: i16,
    /// Its meaning.
    pub meaning: &'static str,
}

impl Channel {
    /// A channel of ones and zeros.
    pub(crate) const fn flags(name: &'static str, shape: &'static [usize], meaning: &'static str) -> Channel {
        Channel { name, shape, least: 0, most: 1, meaning }
    }

    /// A channel of numbers from 0 to `most`.
    pub(crate) const fn counts(
        name: &'static str,
        shape: &'static [usize],
        most: i16,
        meaning: &'static str,
    ) -> Channel {
        Channel { name, shape, least: 0, most, meaning }
    }

    /// A channel of numbers that can be negative.
    pub(crate) const fn signed(
        name: &'static str,
        shape: &'static [usize],
        most: i16,
        meaning: &'static str,
    ) -> Channel {
        Channel { name, shape, least: -most, most, meaning }
    }

    /// The number of values.
    pub const fn size(&self) -> usize {
        let mut size = 1;
        let mut index = 0;
        while index < self.shape.len() {
            size *= self.shape[index];
            index += 1;
        }
        size
    }

    #[inline]
    fn nearest(&self, value: i32) -> i16 {
        value.saturating_as::<i16>().clamp(self.least, self.most)
    }

    /// The divisor that scales its values to between −1 and 1.
    pub const fn scale(&self) -> i16 {
        if -self.least > self.most { -self.least } else { self.most }
    }
}

/// Writes an observation channel by channel. Values that are not written are 0.
#[derive(Debug)]
pub struct Sink<'a> {
    channels: std::slice::Iter<'static, Channel>,
    rest: &'a mut [i16],
}

impl<'a> Sink<'a> {
    /// Begins an observation of these channels.
    ///
    /// # Panics
    /// If there is not enough space for all of them.
    pub fn new(channels: &'static [Channel], into: &'a mut [i16]) -> Sink<'a> {
        into.fill(0);
        Sink { channels: channels.iter(), rest: into }
    }

    /// The values of the next channel, which must have this name.
    ///
    /// # Panics
    /// If all channels are written, or, with debug assertions, if the next one has another name.
    #[inline]
    pub fn channel(&mut self, name: &str) -> &'a mut [i16] {
        let channel = self.channels.next().expect("an observation has no more channels than it names");
        debug_assert_eq!(channel.name, name, "the channels are written in their order");
        let (numbers, rest) = std::mem::take(&mut self.rest).split_at_mut(channel.size());
        self.rest = rest;
        numbers
    }

    /// Writes the next channel, of one value, clamped to its range.
    #[inline]
    pub fn number(&mut self, name: &str, value: i32) {
        let channel = self.channels.as_slice()[0];
        self.channel(name)[0] = channel.nearest(value);
    }

    /// Writes a one at this index of the next channel, if there is one.
    #[inline]
    pub fn one_of(&mut self, name: &str, place: Option<usize>) {
        let numbers = self.channel(name);
        if let Some(place) = place {
            numbers[place] = 1;
        }
    }

    /// Writes a value for each seat, starting with the observing seat.
    #[inline]
    pub fn each(&mut self, name: &str, round: Round, value: impl Fn(Seat) -> i32) {
        let channel = self.channels.as_slice()[0];
        let numbers = self.channel(name);
        for seat in Seat::all(round.seats) {
            numbers[round.place(seat)] = channel.nearest(value(seat));
        }
    }

    /// Whether every channel is written.
    pub fn is_full(&self) -> bool {
        self.channels.as_slice().is_empty() && self.rest.is_empty()
    }
}

/// The seats around the table relative to one of them: itself first, then the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    /// The observing seat.
    pub me: Seat,
    /// The number of seats.
    pub seats: usize,
}

impl Round {
    /// The relative index of a seat, from 0.
    #[inline]
    pub const fn place(self, seat: Seat) -> usize {
        let far = seat.index() + self.seats - self.me.index();
        if far >= self.seats { far - self.seats } else { far }
    }
}
