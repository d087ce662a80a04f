//! Playing styles.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{ParseError, Phrase};

/// A playing style: what a bot values a little more than others do, so that games differ. It hardly changes its strength.
///
/// ```
/// use bots::Manner;
///
/// assert_eq!("duellist".parse(), Ok(Manner::Duellist));
/// assert_eq!(Manner::ALL.map(Manner::name), ["land-grabber", "duellist", "builder"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// Values land.
    LandGrabber,
    /// Values what others want, and people who can shoot.
    Duellist,
    /// Values buildings.
    Builder,
}

impl Manner {
    /// All manners.
    pub const ALL: [Manner; 3] = [Manner::LandGrabber, Manner::Duellist, Manner::Builder];

    /// The name on command lines and in records, after the level: `deputy/duellist`.
    pub const fn name(self) -> &'static str {
        match self {
            Manner::LandGrabber => "land-grabber",
            Manner::Duellist => "duellist",
            Manner::Builder => "builder",
        }
    }

    /// The message with its name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Manner::LandGrabber => "manner-land-grabber",
            Manner::Duellist => "manner-duellist",
            Manner::Builder => "manner-builder",
        })
    }
}

impl fmt::Display for Manner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Manner {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Manner, ParseError> {
        let known = Manner::ALL.into_iter().find(|manner| manner.name() == text);
        known.ok_or_else(|| ParseError::new(text, "a manner: land-grabber, duellist or builder"))
    }
}
