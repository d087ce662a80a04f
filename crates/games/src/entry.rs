//! A game with its bots.

use std::fmt;

use bots::{AnyBot, Bot, HasBots, Level, erase};
use table::erased::any_game;
use table::{AnyGame, ClientGame};

/// A game with its bots.
pub struct GameEntry {
    game: &'static dyn AnyGame,
    bots: Vec<NamedBot>,
}

/// A bot by its name.
struct NamedBot {
    name: String,
    make: Box<dyn Fn(u64) -> Box<dyn AnyBot> + Send + Sync>,
}

impl NamedBot {
    fn new<G: ClientGame>(
        name: String,
        make: impl Fn(u64) -> Box<dyn Bot<G>> + Send + Sync + 'static,
    ) -> NamedBot {
        NamedBot { name, make: Box::new(move |seed| erase(make(seed))) }
    }
}

impl GameEntry {
    pub(crate) fn of<G: HasBots>() -> GameEntry {
        let bot = |level: Level| NamedBot::new(level.name().to_owned(), move |seed| G::bot(level, seed));
        GameEntry { game: any_game::<G>(), bots: Level::ALL.map(bot).into() }
    }

    pub(crate) fn add_bot<G: ClientGame>(
        &mut self,
        name: &str,
        make: impl Fn(u64) -> Box<dyn Bot<G>> + Send + Sync + 'static,
    ) {
        self.bots.push(NamedBot::new(name.to_owned(), make));
    }

    /// The game.
    pub fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// The names of its bots: the levels from the weakest on, then the others in the order in which they were added.
    pub fn bot_names(&self) -> impl Iterator<Item = &str> {
        self.bots.iter().map(|bot| bot.name.as_str())
    }

    /// Whether it has a bot of this name.
    pub fn has_bot(&self, name: &str) -> bool {
        self.bot_names().any(|known| known == name)
    }

    /// A bot of its own level. The seed makes its choices between equals repeatable.
    ///
    /// ```
    /// use bots::{Budget, Level};
    /// use table::dice::FastDice;
    /// use table::{Seat, Viewer};
    ///
    /// let game = games::built_in().find("circle-wagons").unwrap();
    /// let session = game.game().begin(&Default::default(), &mut FastDice::seeded(1)).unwrap();
    /// let seat = session.deciders().lowest().unwrap();
    /// let view = session.bot_view(Viewer::Seat(seat));
    /// let action = game.bot(Level::Cowhand, 1).choose(&view, seat, Budget::millis(10));
    /// assert!(session.actions(seat).contains(&action));
    /// ```
    pub fn bot(&self, level: Level, seed: u64) -> Box<dyn AnyBot> {
        self.bot_named(level.name(), seed).expect("every game has a bot of every level")
    }

    /// The bot of this name, a level or one that was added.
    pub fn bot_named(&self, name: &str, seed: u64) -> Option<Box<dyn AnyBot>> {
        let bot = self.bots.iter().find(|bot| bot.name == name)?;
        Some((bot.make)(seed))
    }
}

impl fmt::Debug for GameEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.bot_names().collect();
        f.debug_struct("GameEntry").field("game", &self.game.name()).field("bots", &names).finish()
    }
}
