//! How strong a bot is.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{ParseError, Phrase};

/// How strong a bot is. Each level beats the one before it.
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
    /// A beginner.
    Tenderfoot,
    /// Takes what pays immediately.
    Cowhand,
    /// Looks a little ahead.
    Deputy,
    /// Looks well ahead and considers replies.
    Marshal,
    /// Looks ahead as far as time allows, and uses a learnt evaluation where there is one.
    Legend,
}

impl Level {
    /// All levels, from the weakest.
    pub const ALL: [Level; 5] =
        [Level::Tenderfoot, Level::Cowhand, Level::Deputy, Level::Marshal, Level::Legend];

    /// The strongest level: it gives hints and reviews games.
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

    /// The message with its name.
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
