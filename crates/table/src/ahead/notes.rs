//! What a game remembers with orders, as text.

use std::fmt;
use std::str::FromStr;

use crate::ParseError;

const EXPECTED: &str = "what is noted with orders";

/// What a game remembers with orders, to notice later what has changed: a sequence of named values, such as `round:2 card:5
/// card:11`. A name can occur several times.
///
/// ```
/// use table::Notes;
///
/// let notes = Notes::default().with("round", 2).with_all("card", [5, 11]);
/// assert_eq!(notes.to_string(), "round:2 card:5 card:11");
///
/// let read: Notes = "round:2 card:5 card:11".parse()?;
/// assert_eq!(read.one::<u8>("round")?, 2);
/// assert_eq!(read.all::<u8>("card")?, [5, 11]);
/// assert!(read.one::<u8>("rain").is_err());
/// # Ok::<(), table::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    words: Vec<(String, String)>,
}

impl Notes {
    /// Adds a value.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> Notes {
        self.words.push((name.to_owned(), value.to_string()));
        self
    }

    /// Adds several values of the same name.
    #[must_use]
    pub fn with_all(self, name: &str, values: impl IntoIterator<Item: fmt::Display>) -> Notes {
        values.into_iter().fold(self, |notes, value| notes.with(name, value))
    }

    /// All values of this name, in order.
    ///
    /// # Errors
    /// If one of them cannot be parsed.
    pub fn all<T: FromStr>(&self, name: &str) -> Result<Vec<T>, ParseError> {
        let values = self.words.iter().filter(|(other, _)| other == name).map(|(_, value)| value);
        values.map(|value| value.parse().map_err(|_| ParseError::new(value, EXPECTED))).collect()
    }

    /// The value of this name.
    ///
    /// # Errors
    /// If there is none, or it cannot be parsed.
    pub fn one<T: FromStr>(&self, name: &str) -> Result<T, ParseError> {
        self.all(name)?.pop().ok_or_else(|| ParseError::new(self, EXPECTED))
    }
}

impl fmt::Display for Notes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (name, value)) in self.words.iter().enumerate() {
            let space = if index == 0 { "" } else { " " };
            write!(f, "{space}{name}:{value}")?;
        }
        Ok(())
    }
}

impl FromStr for Notes {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Notes, ParseError> {
        let word = |word: &str| {
            let (name, value) = word.split_once(':').ok_or_else(|| ParseError::new(text, EXPECTED))?;
            Ok((name.to_owned(), value.to_owned()))
        };
        Ok(Notes { words: text.split_whitespace().map(word).collect::<Result<_, _>>()? })
    }
}
