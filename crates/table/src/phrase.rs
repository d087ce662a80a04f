//! Messages for people, before they are translated.
//!
//! Rules crates contain no sentences: they name a message of the Fluent files and its arguments. The terminal and the browser
//! translate the same phrase into the reader's language.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{SaturatingAs, Seat};

/// A message of the Fluent files with its arguments.
///
/// ```
/// use table::{Phrase, Seat};
///
/// let phrase = Phrase::new("wagons-event-taken").with("seat", Seat::FIRST).with("card", 7);
/// // Its bare form, for programmers. The crate `words` puts it into a language.
/// assert_eq!(phrase.to_string(), "wagons-event-taken seat=seat 1 card=7");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Phrase {
    /// The message's id in the Fluent files.
    pub id: Cow<'static, str>,
    /// The arguments in the order in which they were given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// One argument of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, to be shown and to select a plural form.
    Number(#[cfg_attr(feature = "typescript", ts(type = "number"))] i64),
    /// A word that is the same in every language.
    Text(Cow<'static, str>),
    /// The player at that seat, shown by name.
    Seat(Seat),
    /// Another phrase, translated into the same language first.
    Phrase(Phrase),
    /// Several phrases, joined with commas.
    List(Vec<Phrase>),
    /// Several players by name, joined as the language joins them: "Anna, Ben and Cleo".
    Seats(Vec<Seat>),
}

impl Phrase {
    /// A message without arguments.
    pub const fn new(id: &'static str) -> Phrase {
        Phrase { id: Cow::Borrowed(id), args: Vec::new() }
    }

    /// Adds an argument.
    ///
    /// ```
    /// use table::{Arg, Phrase};
    ///
    /// let phrase = Phrase::new("nim-left").with("counters", 3_u8);
    /// assert_eq!(phrase.args[0].1, Arg::Number(3));
    /// ```
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Phrase {
        self.args.push((Cow::Borrowed(name), value.into()));
        self
    }
}

impl From<&'static str> for Phrase {
    fn from(id: &'static str) -> Phrase {
        Phrase::new(id)
    }
}

impl fmt::Display for Phrase {
    /// For programmers: the message's id and its arguments.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        for (name, value) in &self.args {
            write!(f, " {name}={value}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => number.fmt(f),
            Arg::Text(text) => text.fmt(f),
            Arg::Seat(seat) => write!(f, "seat {seat}"),
            Arg::Phrase(phrase) => write!(f, "({phrase})"),
            Arg::List(phrases) => {
                let parts: Vec<String> = phrases.iter().map(Phrase::to_string).collect();
                write!(f, "[{}]", parts.join(", "))
            }
            Arg::Seats(seats) => {
                let parts: Vec<String> = seats.iter().map(Seat::to_string).collect();
                write!(f, "seats {}", parts.join(" "))
            }
        }
    }
}

macro_rules! number {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Arg {
                Arg::Number(number.into())
            }
        }
    )*};
}

number!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number.saturating_as())
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Arg {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(Cow::Owned(text))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Vec<Seat>> for Arg {
    fn from(seats: Vec<Seat>) -> Arg {
        Arg::Seats(seats)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Arg {
        Arg::List(phrases)
    }
}
