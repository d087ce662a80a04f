//! The first page: continue a game, or start one.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use table::{AnyGame, Viewer};
use words::Words;

use super::menu::Menu;
use crate::common::registry;
use crate::play::save_dir::{Inventory, SavedGame, UnusableSave};
use crate::play::setup::Setup;
use crate::play::start::Plan;

/// The first page.
pub(crate) struct Welcome {
    pub(crate) menu: Menu<Item>,
    /// The files that could not be used and were set aside.
    pub(crate) set_aside: Vec<UnusableSave>,
    /// A message to show once.
    pub(crate) notice: Option<String>,
}

/// An item of the menu.
pub(crate) enum Item {
    /// Continue a game.
    GoOn(Unfinished),
    /// The game named on the command line.
    AskedFor(Plan),
    /// Set up a game.
    New(&'static dyn AnyGame),
    /// Switch the language.
    Language,
    /// Leave.
    Quit,
}

/// An unfinished game.
pub(crate) struct Unfinished {
    pub(crate) id: String,
    pub(crate) game: &'static dyn AnyGame,
    /// The names of all players, and their points as far as everybody may know them.
    pub(crate) players: Vec<(String, i32)>,
    pub(crate) decisions: usize,
}

impl Unfinished {
    fn of(waiting: &SavedGame, words: &Words) -> Unfinished {
        let session = waiting.game.session();
        let points = session.scores(Viewer::Spectator).points();
        Unfinished {
            id: waiting.game.id().to_owned(),
            game: session.game(),
            players: waiting.game.names(words).into_iter().zip(points).collect(),
            decisions: session.decisions(),
        }
    }

    /// `Ann 12, Deputy 9`
    pub(crate) fn standing(&self) -> String {
        let player = |(name, points): &(String, i32)| format!("{name} {points}");
        self.players.iter().map(player).collect::<Vec<_>>().join(", ")
    }
}

/// The effect of a key.
pub(crate) enum Chosen {
    GoOn(String),
    Begin(Box<Setup>),
    SetUp(Box<Setup>),
    New(&'static dyn AnyGame),
    Language,
    Quit,
}

impl Welcome {
    /// Unfinished games come first, then what the command line asks for, then every game.
    pub(crate) fn new(inventory: Inventory, asked_for: Option<Plan>, words: &Words) -> Welcome {
        let waiting = inventory.waiting.iter().map(|waiting| Item::GoOn(Unfinished::of(waiting, words)));
        let asked_for = asked_for.map(Item::AskedFor);
        let games = registry().games().iter().map(|entry| Item::New(entry.game()));
        let items = waiting.chain(asked_for).chain(games).chain([Item::Language, Item::Quit]).collect();
        Welcome { menu: Menu::new(items), set_aside: inventory.set_aside, notice: None }
    }

    /// Handles a key.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Option<Chosen> {
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.menu.back(),
            KeyCode::Down | KeyCode::Tab => self.menu.next(),
            KeyCode::Esc => return Some(Chosen::Quit),
            KeyCode::Enter | KeyCode::Char(' ') => return self.choose(),
            _ => {}
        }
        None
    }

    /// The effect of the selected item.
    pub(crate) fn choose(&self) -> Option<Chosen> {
        Some(match self.menu.selected()? {
            Item::GoOn(unfinished) => Chosen::GoOn(unfinished.id.clone()),
            Item::AskedFor(Plan::Begin(setup)) => Chosen::Begin(setup.clone()),
            Item::AskedFor(Plan::SetUp(setup)) => Chosen::SetUp(setup.clone()),
            Item::New(game) => Chosen::New(*game),
            Item::Language => Chosen::Language,
            Item::Quit => Chosen::Quit,
        })
    }
}
