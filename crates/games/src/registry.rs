//! All games by name.

use std::sync::LazyLock;

use bots::{Bot, HasBots};
use table::ClientGame;

use crate::{GameEntry, RegistryError};

static BUILT_IN: LazyLock<Registry> = LazyLock::new(Registry::built_in);

/// The registry of the built-in games.
///
/// ```
/// let names: Vec<&str> = games::built_in().games().iter().map(|game| game.game().name()).collect();
/// assert_eq!(names, ["circle-wagons", "carson-cards", "carson-city"]);
/// ```
pub fn built_in() -> &'static Registry {
    &BUILT_IN
}

/// All games by name, each with its bots, and the texts of games that are not built in.
#[derive(Debug, Default)]
pub struct Registry {
    games: Vec<GameEntry>,
    texts: Vec<(&'static str, &'static str)>,
}

impl Registry {
    /// No games.
    pub fn empty() -> Registry {
        Registry::default()
    }

    /// The built-in games, to add others to them.
    pub fn built_in() -> Registry {
        Registry {
            games: vec![
                GameEntry::of::<circle_wagons::CircleWagons>(),
                GameEntry::of::<carson_cards::CarsonCards>(),
                GameEntry::of::<carson_city::CarsonCity>(),
            ],
            texts: Vec::new(),
        }
    }

    /// Adds a game.
    ///
    /// # Errors
    /// If there already is a game of this name.
    pub fn with_game<G: HasBots>(mut self) -> Result<Registry, RegistryError> {
        check_name(G::NAME)?;
        if self.find(G::NAME).is_some() {
            return Err(RegistryError::GameExists(G::NAME));
        }
        self.games.push(GameEntry::of::<G>());
        Ok(self)
    }

    /// Adds a bot to a registered game. `make` creates it; the seed makes its choices between equal actions repeatable.
    ///
    /// # Errors
    /// If the game is not registered, or already has a bot of this name.
    pub fn with_bot<G: ClientGame>(
        mut self,
        name: &str,
        make: impl Fn(u64) -> Box<dyn Bot<G>> + Send + Sync + 'static,
    ) -> Result<Registry, RegistryError> {
        check_name(name)?;
        let game = self.games.iter_mut().find(|game| game.game().name() == G::NAME);
        let game = game.ok_or(RegistryError::NoSuchGame(G::NAME))?;
        if game.has_bot(name) {
            return Err(RegistryError::BotExists { game: G::NAME, bot: name.to_owned() });
        }
        game.add_bot(name, make);
        Ok(self)
    }

    /// Adds the texts of a game in a language (`en`, `de`, `nl`, `fr`): the source of a Fluent file.
    #[must_use]
    pub fn with_texts(mut self, language: &'static str, source: &'static str) -> Registry {
        self.texts.push((language, source));
        self
    }

    /// The games in the order in which they were added.
    pub fn games(&self) -> &[GameEntry] {
        &self.games
    }

    /// The game of this name.
    ///
    /// ```
    /// assert_eq!(games::built_in().find("carson-city").unwrap().game().name(), "carson-city");
    /// assert!(games::built_in().find("chess").is_none());
    /// ```
    pub fn find(&self, name: &str) -> Option<&GameEntry> {
        self.games.iter().find(|game| game.game().name() == name)
    }

    /// The texts added for a language.
    pub fn texts(&self, language: &str) -> impl Iterator<Item = &'static str> {
        self.texts.iter().filter(move |(code, _)| *code == language).map(|(_, source)| *source)
    }
}

/// Names are used on command lines, in URLs and in file names.
fn check_name(name: &str) -> Result<(), RegistryError> {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    let begins = name.bytes().next().is_some_and(|byte| byte.is_ascii_lowercase());
    if begins && name.bytes().all(fits) { Ok(()) } else { Err(RegistryError::BadName(name.to_owned())) }
}
