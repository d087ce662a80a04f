//! Errors in texts.

use std::error::Error;
use std::fmt;

use crate::Language;

/// A message that is missing in a language, or that needs an argument the phrase does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// The message id.
    pub id: String,
    /// The language.
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
