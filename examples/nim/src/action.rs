//! What a player does: take some counters.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::ParseError;

/// So many counters are taken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Take(pub u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Take {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Take, ParseError> {
        let number = text.strip_prefix("take ").and_then(|number| number.parse().ok());
        number.map(Take).ok_or_else(|| ParseError::new(text, "an action such as 'take 2'"))
    }
}
