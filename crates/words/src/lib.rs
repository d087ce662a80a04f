//! Translates [`Phrase`]s, with the Fluent files in `locales/`.
//!
//! The browser reads the same files. A message that is missing in a language is given in English; a test makes sure that none is
//! missing. Besides Fluent's own functions the files can use two more: `SIGNED($number)` formats a change with its sign (+3, 0,
//! −2), and `DE($name)` puts the French "de" before a name ("de Bob", "d’Anna").
//!
//! A phrase that is an argument of another one provides the attributes of its message too: if `$building` is a Bank, `$building-a`
//! is the attribute `.a` of its message ("eine Bank").

mod elision;
mod error;
mod language;
mod names;
mod numbers;
mod voice;

use std::fmt;

pub use error::TextError;
use fluent_bundle::{FluentArgs, FluentValue};
pub use language::{Language, UnknownLanguageError};
pub use names::{bot_name, scripted_name};
pub use table::told_apart;
use table::{Arg, Phrase, Seat};

use crate::voice::Voice;

/// The texts of one language, and the names of the players.
pub struct Words {
    language: Language,
    /// The language itself, then English as a fallback.
    voices: Vec<Voice>,
    names: Vec<String>,
}

impl Words {
    /// The texts of `language`. Seats have no names yet and are called by their numbers.
    ///
    /// ```
    /// use table::Phrase;
    /// use words::{Language, Words};
    ///
    /// let number_two = Phrase::new("seat-name").with("number", 2);
    /// assert_eq!(Words::new(Language::English).say(&number_two), "Player 2");
    /// assert_eq!(Words::new(Language::German).say(&number_two), "Spieler 2");
    /// ```
    pub fn new(language: Language) -> Words {
        let mut voices = vec![Voice::new(language)];
        if language != Language::English {
            voices.push(Voice::new(Language::English));
        }
        Words { language, voices, names: Vec::new() }
    }

    /// Adds messages of the language: the source of a Fluent file. A message that cannot be parsed is missing.
    ///
    /// ```
    /// use table::Phrase;
    /// use words::{Language, Words};
    ///
    /// let words = Words::new(Language::English).with_texts("nim-left = { $counters } counters are left.");
    /// assert_eq!(words.say(&Phrase::new("nim-left").with("counters", 3)), "3 counters are left.");
    /// ```
    #[must_use]
    pub fn with_texts(mut self, source: &str) -> Words {
        if let Some(own) = self.voices.first_mut() {
            own.add(source);
        }
        self
    }

    /// Sets the names of the players, in seat order.
    ///
    /// ```
    /// use table::Seat;
    /// use words::{Language, Words};
    ///
    /// let words = Words::new(Language::English).with_names(["Ann"]);
    /// assert_eq!(words.name(Seat::FIRST), "Ann");
    /// assert_eq!(words.name(Seat::SECOND), "Player 2");
    /// ```
    #[must_use]
    pub fn with_names(mut self, names: impl IntoIterator<Item = impl Into<String>>) -> Words {
        self.names = names.into_iter().map(Into::into).collect();
        self
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The name of the player at a seat.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say(&Phrase::new("seat-name").with("number", seat.number())),
        }
    }

    /// Translates the phrase; in English if this language cannot, and as the bare phrase if English cannot either.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.say_noting(phrase, &mut Vec::new())
    }

    /// Translates the phrase, or returns everything that is wrong with it and with the phrases in it.
    ///
    /// ```
    /// use table::Phrase;
    /// use words::{Language, Words};
    ///
    /// assert!(Words::new(Language::French).try_say(&Phrase::new("no-such-message")).is_err());
    /// ```
    ///
    /// # Errors
    /// If a message is missing in the language, or the phrase lacks an argument.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, Vec<TextError>> {
        let mut faults = Vec::new();
        let said = self.say_noting(phrase, &mut faults);
        if faults.is_empty() { Ok(said) } else { Err(faults) }
    }

    fn say_noting(&self, phrase: &Phrase, faults: &mut Vec<TextError>) -> String {
        let args = self.args(phrase, faults);
        for voice in &self.voices {
            match voice.say(&phrase.id, &args) {
                Ok(said) => return said,
                Err(fault) => faults.push(fault),
            }
        }
        phrase.to_string()
    }

    /// The arguments of a phrase, each inner phrase with the attributes of its message.
    fn args(&self, phrase: &Phrase, faults: &mut Vec<TextError>) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, value) in &phrase.args {
            args.set(name.clone(), self.value(value, faults));
            if let Arg::Phrase(inner) = value {
                for (attribute, said) in self.attributes(inner, faults) {
                    args.set(format!("{name}-{attribute}"), said);
                }
            }
        }
        args
    }

    /// The attributes of a phrase's message, in the first language that has the message.
    fn attributes(&self, phrase: &Phrase, faults: &mut Vec<TextError>) -> Vec<(String, String)> {
        let Some(voice) = self.voices.iter().find(|voice| voice.knows(&phrase.id)) else { return Vec::new() };
        let names = voice.attributes(&phrase.id);
        if names.is_empty() {
            return Vec::new();
        }
        let args = self.args(phrase, faults);
        let mut said = Vec::new();
        for name in names {
            match voice.say_attribute(&phrase.id, &name, &args) {
                Ok(text) => said.push((name, text)),
                Err(fault) => faults.push(fault),
            }
        }
        said
    }

    /// The names of several players, joined as the language joins them: "Anna, Ben and Cleo".
    pub fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let mut names: Vec<String> = seats.into_iter().map(|seat| self.name(seat)).collect();
        match names.pop() {
            Some(last) if names.is_empty() => last,
            Some(last) => {
                self.say(&Phrase::new("table-list").with("others", names.join(", ")).with("last", last))
            }
            None => String::new(),
        }
    }

    /// Formats a change in tenths, with its sign: +3.2, 0.0, −1.5.
    pub fn signed_tenths(&self, value: f64) -> String {
        numbers::signed_tenths(self.language, value)
    }

    /// Formats an average in tenths: 3.2.
    pub fn tenths(&self, value: f64) -> String {
        numbers::decimal(self.language, value, 1)
    }

    /// Formats a share from 0 to 1 as a percentage.
    pub fn percent(&self, share: f64) -> String {
        numbers::percent(self.language, share)
    }

    /// Translates a message without arguments.
    pub fn get(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    fn value(&self, arg: &Arg, faults: &mut Vec<TextError>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.to_string()),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
            Arg::Phrase(phrase) => FluentValue::from(self.say_noting(phrase, faults)),
            Arg::List(phrases) => {
                let said: Vec<String> =
                    phrases.iter().map(|phrase| self.say_noting(phrase, faults)).collect();
                FluentValue::from(said.join(", "))
            }
            Arg::Seats(seats) => FluentValue::from(self.names(seats.iter().copied())),
        }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words")
            .field("language", &self.language)
            .field("names", &self.names)
            .finish_non_exhaustive()
    }
}

/// The examples of the README are run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(test)]
mod tests {
    use super::*;

    const NOWHERE: &str = "no-such-message";

    #[test]
    fn a_message_that_is_lacking_is_noticed_and_said_in_its_bare_form() {
        let words = Words::new(Language::German);
        let phrase = Phrase::new(NOWHERE).with("card", 5);
        let lacking = |language| TextError {
            id: NOWHERE.to_owned(),
            language,
            why: "there is no such message".to_owned(),
        };
        assert_eq!(words.try_say(&phrase), Err(vec![lacking(Language::German), lacking(Language::English)]));
        assert_eq!(words.say(&phrase), "no-such-message card=5");
    }

    #[test]
    fn an_argument_that_is_lacking_is_noticed() {
        let words = Words::new(Language::English);
        let faults = words.try_say(&Phrase::new("seat-name")).unwrap_err();
        assert_eq!(faults[0].to_string(), "'seat-name' in en: Resolver error: Unknown variable: $number");
        assert_eq!(words.say(&Phrase::new("seat-name")), "seat-name");
    }

    #[test]
    fn a_fault_within_a_phrase_within_a_phrase_is_noticed() {
        let words = Words::new(Language::English);
        let list = Phrase::new("seat-name").with("number", vec![Phrase::new(NOWHERE)]);
        let nested = Phrase::new("seat-name").with("number", list);
        assert_eq!(words.try_say(&nested).unwrap_err()[0].id, NOWHERE);
    }

    #[test]
    fn a_phrase_within_a_phrase_brings_its_attributes_along() {
        let words = Words::new(Language::German).with_names(["Ada"]);
        let bank = Phrase::new("city-building-bank");
        let built = Phrase::new("city-event-built")
            .with("seat", Seat::FIRST)
            .with("building", bank)
            .with("parcel", "c4");
        assert_eq!(words.try_say(&built).unwrap(), "Ada baut eine Bank auf c4.");
    }

    #[test]
    fn names_are_joined_as_the_language_joins_them() {
        let joined = |language, count: usize| {
            let words = Words::new(language).with_names(["Anna", "Ben", "Cleo"]);
            words.names(Seat::all(count))
        };
        assert_eq!(joined(Language::English, 1), "Anna");
        let of_three = Language::ALL.map(|language| joined(language, 3));
        assert_eq!(
            of_three,
            ["Anna, Ben and Cleo", "Anna, Ben und Cleo", "Anna, Ben en Cleo", "Anna, Ben et Cleo"]
        );
        assert_eq!(joined(Language::German, 2), "Anna und Ben");
    }

    #[test]
    fn a_player_is_called_by_name_or_else_by_number() {
        let words = Words::new(Language::English).with_names(["Ada", ""]);
        assert_eq!([0, 1, 2].map(|seat| words.name(Seat::new(seat))), ["Ada", "Player 2", "Player 3"]);
    }
}
