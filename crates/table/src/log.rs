//! Events of a game, for logs and animations.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Game, Phrase, Seat, Seats, Viewer};

/// Something that happened in a game.
pub trait Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The sentence in the log.
    fn phrase(&self) -> Phrase;

    /// Who may know about it.
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    /// Whether somebody learns from it what they could not know before. Such an event ends free undo.
    fn reveals(&self) -> bool {
        false
    }
}

/// Who may know about an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// All seats and all spectators.
    Everyone,
    /// Only these seats.
    Only(Seats),
}

impl Audience {
    /// Only this seat.
    pub const fn only(seat: Seat) -> Audience {
        Audience::Only(Seats::only(seat))
    }

    /// Whether `viewer` is part of the audience.
    pub const fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::Everyone, _) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Viewer::Spectator) => false,
        }
    }
}

/// Receives the events of a game as they happen.
pub trait Log<G: Game> {
    /// Reports an event. The event is only created if somebody listens.
    fn tell(&mut self, event: impl FnOnce() -> G::Event);
}

/// Discards every event; compiles to nothing.
///
/// ```
/// use circle_wagons::{CircleWagons, Event, Options};
/// use table::dice::FastDice;
/// use table::{Game, Silence};
///
/// // Whoever wants to know what happens gives a list; whoever only plays gives silence, and nothing is made for it.
/// let mut told: Vec<Event> = Vec::new();
/// CircleWagons::begin(&Options::default(), &mut FastDice::seeded(1), &mut told)?;
/// CircleWagons::begin(&Options::default(), &mut FastDice::seeded(1), &mut Silence)?;
/// # Ok::<(), table::OptionsError>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Silence;

impl<G: Game> Log<G> for Silence {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> G::Event) {}
}

impl<G: Game> Log<G> for Vec<G::Event> {
    fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        self.push(event());
    }
}
