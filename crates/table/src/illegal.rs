//! What is refused, and why.

use std::error::Error;
use std::fmt;

use crate::Phrase;

/// An action that the rules do not allow now, with the reason as a phrase for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// Why, naming the rule.
    pub why: Phrase,
}

impl Illegal {
    /// Refused for this reason.
    pub fn new(why: impl Into<Phrase>) -> Illegal {
        Illegal { why: why.into() }
    }

    /// The seat is not being asked.
    pub fn not_asked() -> Illegal {
        Illegal::new("illegal-not-asked")
    }

    /// The game has ended.
    pub fn over() -> Illegal {
        Illegal::new("illegal-over")
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.why.fmt(f)
    }
}

impl Error for Illegal {}

/// Options with which no game can begin, with the reason as a phrase for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadOptions {
    /// Why, naming the option.
    pub why: Phrase,
}

impl BadOptions {
    /// Refused for this reason.
    pub fn new(why: impl Into<Phrase>) -> BadOptions {
        BadOptions { why: why.into() }
    }
}

impl fmt::Display for BadOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.why.fmt(f)
    }
}

impl Error for BadOptions {}

/// Why something that was written down cannot be followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Complaint {
    /// It is not of the right form, or does not fit what stands around it.
    Form(String),
    /// The rules do not allow it.
    Rule(Phrase),
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Complaint::Form(why) => f.write_str(why),
            Complaint::Rule(why) => why.fmt(f),
        }
    }
}

impl From<String> for Complaint {
    fn from(why: String) -> Complaint {
        Complaint::Form(why)
    }
}

/// Text that does not say what it should.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadText {
    found: String,
    expected: &'static str,
}

impl BadText {
    /// `found` was read where `expected` should stand.
    pub fn new(found: impl fmt::Display, expected: &'static str) -> BadText {
        BadText { found: found.to_string(), expected }
    }
}

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not {}", self.found, self.expected)
    }
}

impl Error for BadText {}
