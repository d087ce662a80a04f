//! What could not be said as it should be.

use std::error::Error;
use std::fmt;

use crate::Language;

/// A message that a language lacks, or that needs what the phrase does not give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// The message's name.
    pub id: String,
    /// In which language.
    pub language: Language,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' in {}: {}", self.id, self.language, self.why)
    }
}

impl Error for TextError {}
