//! The horses of a player: those owned, those in enclosures, and the rodeos won.

use super::enclosures::{Enclosure, Enclosures};

/// The horses of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Herd {
    /// In enclosures and outside.
    horses: u8,
    enclosures: Enclosures,
    rodeos: u8,
}

impl Herd {
    pub(crate) const fn new(horses: u8, enclosures: Enclosures, rodeos: u8) -> Herd {
        Herd { horses, enclosures, rodeos }
    }

    /// Horses, in enclosures and outside.
    #[inline]
    pub(crate) const fn horses(self) -> u8 {
        self.horses
    }

    /// Horses in no enclosure.
    #[inline]
    pub(crate) fn spare(self) -> u8 {
        self.horses.saturating_sub(self.enclosures.horse_count())
    }

    #[inline]
    pub(crate) const fn enclosures(&self) -> &Enclosures {
        &self.enclosures
    }

    /// The number of rodeos won.
    #[inline]
    pub(crate) const fn rodeos(self) -> u8 {
        self.rodeos
    }

    /// A point for each horse, and one more for each rodeo won.
    pub(super) fn points(self) -> i32 {
        i32::from(self.horses) * (1 + i32::from(self.rodeos))
    }

    pub(super) fn is_empty(self) -> bool {
        self == Herd::default()
    }

    /// Adds a horse.
    pub(super) const fn add_horse(&mut self) {
        self.horses += 1;
    }

    /// Puts a horse that is in no enclosure into one.
    pub(super) const fn stable(&mut self, enclosure: Enclosure) {
        self.enclosures.add_horse(enclosure);
    }

    pub(crate) const fn add_cowboy(&mut self, enclosure: Enclosure) {
        self.enclosures.add_cowboy(enclosure);
    }

    pub(crate) const fn remove_cowboy(&mut self, enclosure: Enclosure) {
        self.enclosures.remove_cowboy(enclosure);
    }

    /// Adds a rodeo token.
    pub(super) const fn win_rodeo(&mut self) {
        self.rodeos += 1;
    }

    /// Removes horses and cowboys from the enclosures.
    pub(super) const fn empty_enclosures(&mut self) {
        self.enclosures = Enclosures::EMPTY;
    }
}
