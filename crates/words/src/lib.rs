//! Puts [`Phrase`]s into a language, with the Fluent files of `locales/`.
//!
//! The browser reads the same files. A message that a language lacks is said in English; a test sees to it that none is
//! lacking.

mod language;

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
pub use language::{Language, UnknownLanguage};
use table::{Arg, Phrase, Seat};

/// One language, ready to speak, and the names of the players.
pub struct Words {
    language: Language,
    bundles: Vec<FluentBundle<FluentResource>>,
    names: Vec<String>,
}

impl Words {
    /// Speaks `language`. Seats have no names yet and are called by their numbers.
    pub fn new(language: Language) -> Words {
        let mut bundles = vec![bundle(language)];
        if language != Language::English {
            bundles.push(bundle(Language::English));
        }
        Words { language, bundles, names: Vec::new() }
    }

    /// The same with the names of the players, in the order of the seats.
    #[must_use]
    pub fn with_names(mut self, names: impl IntoIterator<Item = impl Into<String>>) -> Words {
        self.names = names.into_iter().map(Into::into).collect();
        self
    }

    /// The language spoken.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// What the player at a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say(&Phrase::new("seat-name").with("number", seat.number())),
        }
    }

    /// The phrase in this language; its bare form if no language knows it.
    pub fn say(&self, phrase: &Phrase) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &phrase.args {
            args.set(name.clone(), self.value(value));
        }
        let said = self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(&phrase.id)?.value()?;
            let mut errors = Vec::new();
            Some(bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned())
        });
        said.unwrap_or_else(|| phrase.to_string())
    }

    /// A message without arguments.
    pub fn get(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.to_string()),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
            Arg::Phrase(phrase) => FluentValue::from(self.say(phrase)),
            Arg::List(phrases) => {
                let said: Vec<String> = phrases.iter().map(|phrase| self.say(phrase)).collect();
                FluentValue::from(said.join(", "))
            }
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

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // The marks around arguments are for texts of mixed direction, and a terminal shows them as boxes.
    bundle.set_use_isolating(false);
    for source in language.sources() {
        let resource = FluentResource::try_new((*source).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("the {language} texts cannot be read: {errors:?}"));
        bundle
            .add_resource(resource)
            .unwrap_or_else(|errors| panic!("the {language} texts clash: {errors:?}"));
    }
    bundle
}
