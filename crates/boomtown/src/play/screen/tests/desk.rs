//! A screen without a terminal, and its effects.

use bots::Level;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Size;
use serde_json::Value;
use table::dice::Secret;
use table::{SaturatingAs, Viewer};
use words::Language;

use crate::play::local_game::{LocalGame, PlayedOn};
use crate::play::local_player::LocalPlayer;
use crate::play::own::SavedValues;
use crate::play::screen::draw::draw;
use crate::play::screen::draw::theme::{Palette, Theme};
use crate::play::screen::game::GameScreen;
use crate::play::screen::message::{Effect, Message, Ticket};
use crate::play::screen::model::{Model, Page};
use crate::play::setup::{Defaults, Setup};
use crate::play::thinking::BotReply;
use crate::play::toy::toy;

/// A screen without a terminal.
pub(super) struct Desk {
    pub(super) model: Model,
    /// The unanswered requests to bots.
    pub(super) asked: Vec<Ticket>,
    /// The number of times the game was saved.
    pub(super) kept: usize,
    pub(super) finished: Option<table::Record>,
    pub(super) begun: Vec<Setup>,
    pub(super) resumed: Vec<String>,
    pub(super) looked_at_shelf: usize,
    pub(super) saved_values: SavedValues,
    /// The games to be reviewed.
    pub(super) reviewed: Vec<table::Record>,
    pub(super) broken_off: usize,
    /// The positions from which games are continued.
    pub(super) played_on: Vec<PlayedOn>,
    /// The error with which the program ended, if it did; empty if the person left.
    pub(super) quit: Option<String>,
}

pub(super) const SMALL: Size = Size::new(80, 24);

pub(super) fn person(name: &str) -> LocalPlayer {
    LocalPlayer::Person(name.to_owned())
}

pub(super) fn deputy() -> LocalPlayer {
    LocalPlayer::Bot(Level::Deputy)
}

/// The toy game with these players.
pub(super) fn toy_game(options: &Value, holders: &[LocalPlayer]) -> LocalGame {
    let defaults = Defaults { person: "Ann".to_owned(), think_millis: 100, ..Defaults::default() };
    let mut setup = Setup::new(toy(), &defaults).unwrap();
    setup.set_options(options).unwrap();
    setup.seat_named(holders).unwrap();
    let words = words::Words::new(Language::English);
    LocalGame::begin("toy".to_owned(), &setup, Secret::new([7; 32]), Vec::new(), &words).unwrap()
}

impl Desk {
    pub(super) fn empty(size: Size) -> Desk {
        let defaults = Defaults { person: "Ann".to_owned(), think_millis: 100, ..Defaults::default() };
        let model = Model::new(size, Language::English, Theme::new(Palette::Monochrome), defaults);
        Desk {
            model,
            asked: Vec::new(),
            kept: 0,
            finished: None,
            begun: Vec::new(),
            resumed: Vec::new(),
            looked_at_shelf: 0,
            saved_values: SavedValues::default(),
            reviewed: Vec::new(),
            broken_off: 0,
            played_on: Vec::new(),
            quit: None,
        }
    }

    /// A screen with the toy game.
    pub(super) fn toy(options: &Value, holders: &[LocalPlayer]) -> Desk {
        let mut desk = Desk::empty(SMALL);
        desk.tell(Message::Begun(Box::new(toy_game(options, holders))));
        desk
    }

    pub(super) fn tell(&mut self, message: Message) {
        for effect in self.model.update(message) {
            match effect {
                Effect::Think { ticket, .. } => self.asked.push(ticket),
                Effect::Save { .. } => self.kept += 1,
                Effect::Finish { record, .. } => self.finished = Some(*record),
                Effect::Begin(setup) => self.begun.push(setup),
                Effect::Resume(id) => self.resumed.push(id),
                Effect::ListSavedGames => self.looked_at_shelf += 1,
                Effect::SaveValues(kept) => self.saved_values = kept,
                Effect::Review(record) => self.reviewed.push(*record),
                Effect::CancelReview => self.broken_off += 1,
                Effect::PlayOn(from) => self.played_on.push(*from),
                Effect::Quit(why) => self.quit = Some(why.unwrap_or_default()),
            }
        }
    }

    pub(super) fn press(&mut self, code: KeyCode) {
        self.tell(Message::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    pub(super) fn press_with(&mut self, modifiers: KeyModifiers, code: KeyCode) {
        self.tell(Message::Key(KeyEvent::new(code, modifiers)));
    }

    pub(super) fn type_in(&mut self, text: &str) {
        text.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
    }

    pub(super) fn click(&mut self, column: u16, row: u16) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        self.tell(Message::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
    }

    /// The position of a text on the screen.
    pub(super) fn find(&self, text: &str) -> (u16, u16) {
        let screen = self.text();
        let row = screen.lines().position(|line| line.contains(text)).expect("the text is on the screen");
        let line = screen.lines().nth(row).unwrap();
        let column = line[..line.find(text).unwrap()].chars().count();
        (column.saturating_as::<u16>(), row.saturating_as::<u16>())
    }

    /// Answers the first unanswered request to a bot.
    pub(super) fn answer(&mut self, action: &str) {
        let ticket = self.asked.remove(0);
        self.answer_to(ticket, action);
    }

    pub(super) fn answer_to(&mut self, ticket: Ticket, action: &str) {
        let answer = Ok(BotReply::Decision(action.to_owned()));
        self.tell(Message::BotReply { ticket, answer });
    }

    pub(super) fn screen(&self) -> &GameScreen {
        match &self.model.page {
            Page::Game(screen) => screen,
            _ => panic!("no game is on the screen"),
        }
    }

    pub(super) fn decisions(&self) -> usize {
        self.screen().source.session().decisions()
    }

    pub(super) fn viewer(&self) -> Viewer {
        self.screen().viewer
    }

    /// The text forms of the visible choices.
    pub(super) fn choices(&self) -> Vec<String> {
        self.screen().choices.shown().map(|choice| choice.action.clone()).collect()
    }

    pub(super) fn selected(&self) -> String {
        self.screen().choices.selected().expect("something is selected").action.clone()
    }

    /// The drawn screen.
    pub(super) fn drawn(&self) -> TestBackend {
        let mut terminal =
            Terminal::new(TestBackend::new(self.model.size.width, self.model.size.height)).unwrap();
        terminal.draw(|frame| draw(frame, &self.model)).unwrap();
        terminal.backend().clone()
    }

    /// The drawn screen as text.
    pub(super) fn text(&self) -> String {
        let backend = self.drawn();
        let width = backend.buffer().area.width as usize;
        let symbols: Vec<&str> =
            backend.buffer().content().iter().map(ratatui::buffer::Cell::symbol).collect();
        symbols.chunks(width.max(1)).map(|row| row.concat().trim_end().to_owned() + "\n").collect()
    }
}
