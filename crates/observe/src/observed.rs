//! A game as numbers.

use bots::HasBots;
use table::Seat;

use crate::channel::Channel;
use crate::ranges::Range;

/// A game that can be looked at and played in numbers.
///
/// An observation is another form of the view: made by the game for one seat, from nothing that the seat may not know. The laws, which the tests
/// of this crate check in random games: states with the same view give the same observation; every legal action has a number or is one of
/// the amounts that the ranges leave out, no two have the same, and somebody who is asked always has one with a number.
pub trait Observed: HasBots {
    /// Counts the changes of the numbering: the same number means the same as long as this is the same.
    const NUMBERING: u32;
    /// The numbers of the actions, range by range.
    const RANGES: &'static [Range];
    /// Counts the changes of the observation.
    const OBSERVATION: u32;
    /// The channels of the observation in their order.
    const CHANNELS: &'static [Channel];
    /// What is worth keeping from one observation of a game to the next, so that it is not reckoned anew. It changes nothing of what is written.
    type Memo: Default + Send;

    /// The number of an action of `seat`. Nothing for an action that the ranges leave out.
    fn number(&self, seat: Seat, action: Self::Action) -> Option<u32>;

    /// Numbers many actions of `seat`: the same as [`number`](Observed::number), with what they share reckoned once.
    fn numberer(&self, seat: Seat) -> impl Fn(Self::Action) -> Option<u32> {
        move |action| self.number(seat, action)
    }

    /// The action of a number; legal or not.
    fn numbered(&self, seat: Seat, number: u32) -> Option<Self::Action>;

    /// Writes what `seat` sees, with a memo of observations before, of this game or any other.
    ///
    /// # Panics
    /// If there is no room for an observation.
    fn observe_with(&self, seat: Seat, memo: &mut Self::Memo, into: &mut [i16]);

    /// Writes what `seat` sees.
    ///
    /// # Panics
    /// If there is no room for an observation.
    fn observe(&self, seat: Seat, into: &mut [i16]) {
        self.observe_with(seat, &mut Self::Memo::default(), into);
    }

    /// What is printed on the cards that an observation names by their numbers, cell by cell; nothing in a game without such cards.
    fn cards() -> Vec<Vec<String>> {
        Vec::new()
    }

    /// How many numbers of actions there are.
    fn action_count() -> usize {
        Self::RANGES.last().map_or(0, |range| (range.first + range.count) as usize)
    }
}

/// How many numbers an observation of a game has.
pub fn observation_size<G: Observed>() -> usize {
    G::CHANNELS.iter().map(Channel::size).sum()
}

/// What each number of an observation is divided by to lie between −1 and 1.
pub fn scales<G: Observed>() -> Vec<f32> {
    let one = |channel: &Channel| std::iter::repeat_n(f32::from(channel.scale()), channel.size());
    G::CHANNELS.iter().flat_map(one).collect()
}
