//! Games as numbers.

use bots::HasBots;
use table::Seat;

use crate::channel::Channel;
use crate::ranges::Range;

/// A game that can be observed and played as numbers.
///
/// An observation is another form of the view: made for one seat, from what that seat may know. The tests of this crate check these
/// invariants in random games: states with the same view have the same observation. Every legal action has a number or is one of
/// the amounts that the ranges omit, no two actions have the same number, and a deciding seat always has an action with a number.
pub trait Observed: HasBots {
    /// The version of the numbering. Numbers keep their meaning as long as it is the same.
    const NUMBERING: u32;
    /// The numbers of the actions, range by range.
    const RANGES: &'static [Range];
    /// The version of the observation.
    const OBSERVATION: u32;
    /// The channels of the observation, in order.
    const CHANNELS: &'static [Channel];
    /// What can be memoised from one observation of a game to the next. It never changes the result.
    type Memo: Default + Send;

    /// The number of an action of `seat`; `None` for an action that the ranges omit.
    fn number(&self, seat: Seat, action: Self::Action) -> Option<u32>;

    /// Numbers many actions of `seat`: the same as [`number`](Observed::number), with common parts computed once.
    fn numberer(&self, seat: Seat) -> impl Fn(Self::Action) -> Option<u32> {
        move |action| self.number(seat, action)
    }

    /// The action with this number, legal or not.
    fn numbered(&self, seat: Seat, number: u32) -> Option<Self::Action>;

    /// Writes the observation of `seat`, with what was memoised from earlier observations of this or any other game.
    ///
    /// # Panics
    /// If the buffer is too small.
    fn observe_with(&self, seat: Seat, memo: &mut Self::Memo, into: &mut [i16]);

    /// Writes the observation of `seat`.
    ///
    /// # Panics
    /// If the buffer is too small.
    fn observe(&self, seat: Seat, into: &mut [i16]) {
        self.observe_with(seat, &mut Self::Memo::default(), into);
    }

    /// What is printed on the cards that an observation refers to by number, cell by cell; empty in a game without such cards.
    fn cards() -> Vec<Vec<String>> {
        Vec::new()
    }

    /// The number of action numbers.
    fn action_count() -> usize {
        Self::RANGES.last().map_or(0, |range| (range.first + range.count) as usize)
    }
}

/// The number of values in an observation of a game.
pub fn observation_size<G: Observed>() -> usize {
    G::CHANNELS.iter().map(Channel::size).sum()
}

/// The divisor that scales each value of an observation to between −1 and 1.
pub fn scales<G: Observed>() -> Vec<f32> {
    let one = |channel: &Channel| std::iter::repeat_n(f32::from(channel.scale()), channel.size());
    G::CHANNELS.iter().flat_map(one).collect()
}
