//! How strong a bot plays.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{ParseError, Phrase};

/// How strong a bot plays. Each level beats the one before it.
///
/// ```
/// use bots::Level;
///
/// assert_eq!("deputy".parse(), Ok(Level::Deputy));
/// assert!(Level::Marshal > Level::Deputy);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// New in town.
    Tenderfoot,
    /// Takes what pays now.
    Cowhand,
    /// Looks a little ahead.
    Deputy,
    /// Looks well ahead and sees what others may reply.
    Marshal,
    /// Looks ahead as far as time allows, and judges by what was learnt from games where bots learn.
    Legend,
}

impl Level {
    /// All of them, from the weakest on.
    pub const ALL: [Level; 5] =
        [Level::Tenderfoot, Level::Cowhand, Level::Deputy, Level::Marshal, Level::Legend];

    /// The strongest: who gives hints and reviews games.
    pub const BEST: Level = Level::Legend;

    /// The name on command lines and in records.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Tenderfoot => "tenderfoot",
            Level::Cowhand => "cowhand",
            Level::Deputy => "deputy",
            Level::Marshal => "marshal",
            Level::Legend => "legend",
        }
    }

    /// What it is called.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Level::Tenderfoot => "level-tenderfoot",
            Level::Cowhand => "level-cowhand",
            Level::Deputy => "level-deputy",
            Level::Marshal => "level-marshal",
            Level::Legend => "level-legend",
        })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Level, ParseError> {
        let known = Level::ALL.into_iter().find(|level| level.name() == text);
        known.ok_or_else(|| ParseError::new(text, "a level: tenderfoot, cowhand, deputy, marshal or legend"))
    }
}
