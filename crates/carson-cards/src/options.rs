//! The options of a game, and whether one can be played with them.

use serde::{Deserialize, Serialize};
use table::{OptionsError, Phrase, SaturatingAs};

use crate::auction::Strength;
use crate::dealing::Dealing;
use crate::handicap::Handicap;

/// The options of a game. The default is the game of four people.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many people play, from 1 to 6.
    pub people: u8,
    /// Up to how many players virtual ones fill the table: 4, 5 or 6.
    pub fill: u8,
    /// How strong the virtual players are.
    pub strength: Strength,
    /// How the players come by their suits.
    pub suits: Dealing,
    /// Whether virtual players begin with points that fit the size of the table. If nothing is said, they do in a new game; in a
    /// position that is written down they do not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handicap: Option<Handicap>,
}

impl Default for Options {
    fn default() -> Options {
        Options { people: 4, fill: 4, strength: Strength::Beginner, suits: Dealing::Chance, handicap: None }
    }
}

impl Options {
    /// The most players.
    pub const MOST: usize = 6;

    /// All players, virtual ones included.
    #[inline]
    pub const fn players(self) -> usize {
        if self.people > self.fill { self.people as usize } else { self.fill as usize }
    }

    /// How many virtual players there are.
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

    /// How many terrain cards lie in the row at the beginning of a round.
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
