//! What a bot likes beside winning.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{ParseError, Phrase};

/// What a bot likes a little more than others do, so that games differ. It plays about as well as without.
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
    /// Wants land.
    LandGrabber,
    /// Wants what others want, and people who can shoot.
    Duellist,
    /// Wants buildings.
    Builder,
}

impl Manner {
    /// All of them.
    pub const ALL: [Manner; 3] = [Manner::LandGrabber, Manner::Duellist, Manner::Builder];

    /// The name on command lines and in records, behind the level: `deputy/duellist`.
    pub const fn name(self) -> &'static str {
        match self {
            Manner::LandGrabber => "land-grabber",
            Manner::Duellist => "duellist",
            Manner::Builder => "builder",
        }
    }

    /// What it is called.
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
