//! What is refused at the doors, and why.

use std::error::Error;
use std::fmt;

use crate::{BadOptions, Phrase};

/// Options or a position with which no game can begin.
#[derive(Clone, PartialEq, Debug)]
pub enum BadStart {
    /// They are not of the right form.
    Form(String),
    /// The rules refuse the options.
    Options(BadOptions),
}

impl fmt::Display for BadStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadStart::Form(why) => f.write_str(why),
            BadStart::Options(bad) => bad.fmt(f),
        }
    }
}

impl Error for BadStart {}

/// Why a decision was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The text is no action of this game.
    NotAnAction(String),
    /// The rules do not allow it now.
    Illegal(Phrase),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotAnAction(why) => f.write_str(why),
            Refusal::Illegal(why) => why.fmt(f),
        }
    }
}

impl Error for Refusal {}
