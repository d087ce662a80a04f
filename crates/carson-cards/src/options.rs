//! The options of a game, and their validation.

use serde::{Deserialize, Serialize};
use table::{OptionsError, Phrase, SaturatingAs};

use crate::auction::Strength;
use crate::dealing::Dealing;
use crate::handicap::Handicap;

/// The options of a game. The default is a game of four people.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The number of people, from 1 to 6.
    pub people: u8,
    /// The number of players up to which virtual ones fill the table: 4, 5 or 6.
    pub fill: u8,
    /// How strong the virtual players are.
    pub strength: Strength,
    /// How players get their suits.
    pub suits: Dealing,
    /// With which points virtual players begin. By default with those of the table in a new game, and with none in a position that was
    /// written by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handicap: Option<Handicap>,
}

impl Default for Options {
    fn default() -> Options {
        Options { people: 4, fill: 4, strength: Strength::Beginner, suits: Dealing::Chance, handicap: None }
    }
}

impl Options {
    /// The largest number of players.
    pub const MOST: usize = 6;

    /// The number of players, including virtual ones.
    #[inline]
    pub const fn players(self) -> usize {
        if self.people > self.fill { self.people as usize } else { self.fill as usize }
    }

    /// The number of virtual players.
    ///
    /// ```
    /// use carson_cards::Options;
    ///
    /// let options = Options { people: 2, ..Options::default() };
    /// assert_eq!(options.players(), 2 + options.virtual_players());
    /// ```
    pub const fn virtual_players(self) -> usize {
        self.players() - self.people as usize
    }

    /// The number of terrain cards in the row at the beginning of a round.
    #[inline]
    pub const fn row(self) -> usize {
        if self.players() > 4 { 5 } else { 4 }
    }

    pub(crate) fn check(self) -> Result<(), OptionsError> {
        if !(1..=Options::MOST.saturating_as::<u8>()).contains(&self.people) {
            Err(OptionsError::new(Phrase::new("cards-options-people").with("people", self.people)))
        } else if !(4..=Options::MOST.saturating_as::<u8>()).contains(&self.fill) {
            Err(OptionsError::new(Phrase::new("cards-options-fill").with("fill", self.fill)))
        } else {
            Ok(())
        }
    }
}
