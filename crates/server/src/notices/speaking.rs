//! The texts in which messages are written, each language loaded once.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use games::Registry;
use words::{Language, Words};

/// The languages that were needed so far.
pub(crate) struct Speakers {
    games: &'static Registry,
    known: Mutex<HashMap<Language, Words>>,
}

impl Speakers {
    pub(crate) fn new(games: &'static Registry) -> Speakers {
        Speakers { games, known: Mutex::default() }
    }

    /// Provides the texts of a language, with the names of the players at a table.
    pub(crate) fn speak<T>(
        &self,
        language: Language,
        names: Vec<String>,
        say: impl FnOnce(&Words) -> T,
    ) -> T {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let words = known.remove(&language).unwrap_or_else(|| {
            self.games.texts(language.code()).fold(Words::new(language), Words::with_texts)
        });
        let words = words.with_names(names);
        let said = say(&words);
        known.insert(language, words);
        said
    }
}
