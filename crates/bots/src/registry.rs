//! The one list of all games with their bots.

use table::erased::title;
use table::{Telling, Title};

use crate::bot::{AnyBot, Bot, Erased};
use crate::level::Level;

/// A game that has bots.
pub(crate) trait HasBots: Telling {
    /// The bot of a level. The seed makes its choices between equals repeatable.
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>>;
}

/// A game with its bots.
pub struct Entry {
    title: &'static dyn Title,
    bot: fn(Level, u64) -> Box<dyn AnyBot>,
}

impl Entry {
    const fn of<G: HasBots>() -> Entry {
        Entry { title: title::<G>(), bot: |level, seed| Box::new(Erased(G::bot(level, seed))) }
    }

    /// The game.
    pub const fn title(&self) -> &'static dyn Title {
        self.title
    }

    /// The bot of a level. The seed makes its choices between equals repeatable.
    pub fn bot(&self, level: Level, seed: u64) -> Box<dyn AnyBot> {
        (self.bot)(level, seed)
    }
}

/// All games.
pub static REGISTRY: &[Entry] = &[
    Entry::of::<circle_wagons::CircleWagons>(),
    Entry::of::<carson_cards::CarsonCards>(),
    Entry::of::<carson_city::CarsonCity>(),
];

/// The game of this name.
pub fn find(name: &str) -> Option<&'static Entry> {
    REGISTRY.iter().find(|entry| entry.title().name() == name)
}
