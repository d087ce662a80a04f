//! The state of the whole screen as data: messages change it, and drawing shows it.

use ratatui::crossterm::event::{KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Size};
use words::{Language, Words};

use super::draw::theme::Theme;
use super::draw::{form as form_page, welcome as welcome_page};
use super::form::{self, Form, Turn};
use super::game::{Context, GameScreen};
use super::keys::{self, Command};
use super::message::{Effect, Message};
use super::welcome::{self, Welcome};
use crate::common;
use crate::play::local_player;
use crate::play::setup::{Defaults, Setup};
use crate::play::start::Plan;
use crate::play::wording::error_text;

/// The whole screen.
pub(crate) struct Model {
    pub(crate) size: Size,
    pub(crate) words: Words,
    pub(crate) theme: Theme,
    pub(crate) page: Page,
    defaults: Defaults,
}

/// What is shown.
pub(crate) enum Page {
    /// Nothing yet.
    Empty,
    /// The first page.
    Welcome(Welcome),
    /// A game that is being set up.
    Form(Box<Form>),
    /// A game.
    Game(Box<GameScreen>),
}

impl Model {
    /// An empty screen.
    pub(crate) fn new(size: Size, language: Language, theme: Theme, defaults: Defaults) -> Model {
        Model { size, words: common::words(language), theme, page: Page::Empty, defaults }
    }

    /// What every part of the screen needs to know.
    pub(crate) const fn context(&self) -> Context<'_> {
        Context { words: &self.words, size: self.size, theme: self.theme }
    }

    /// Shows a recorded game.
    pub(crate) fn show_record(
        &mut self,
        session: Box<dyn table::AnySession>,
        viewer: table::Viewer,
        at: usize,
    ) {
        let names = local_player::recorded_names(session.record(), &self.words);
        self.words = common::words(self.words.language()).with_names(names);
        self.page = Page::Game(Box::new(GameScreen::replay(session, viewer, at, self.context())));
    }

    /// Whether something on the screen is animated.
    pub(crate) fn is_moving(&self) -> bool {
        matches!(&self.page, Page::Game(screen) if screen.is_moving())
    }

    /// Handles a message and returns the effects to execute.
    pub(crate) fn update(&mut self, message: Message) -> Vec<Effect> {
        let mut effects = Vec::new();
        let context = Context { words: &self.words, size: self.size, theme: self.theme };
        match (message, &mut self.page) {
            (Message::Resize(size), _) => self.resize(size),
            (Message::Stop, _) => effects.push(Effect::Quit(None)),
            (Message::SavedGames(inventory), _) => self.welcome(inventory, None),
            (Message::Begun(game), _) => {
                self.words = common::words(self.words.language()).with_names(game.names(&self.words));
                let screen = GameScreen::live_game(*game, self.context(), &mut effects);
                self.page = Page::Game(Box::new(screen));
            }
            (Message::Key(key), _) if key.kind == KeyEventKind::Release => {}
            (Message::Key(key), Page::Game(screen)) => screen.key(key, context, &mut effects),
            (Message::Key(key), _) if keys::command(key) == Some(Command::Quit) => {
                effects.push(Effect::Quit(None));
            }
            (Message::Key(key), Page::Welcome(page)) => {
                let chosen = page.key(key);
                self.chosen(chosen, &mut effects);
            }
            (Message::Key(key), Page::Form(page)) => {
                let chosen = page.key(key, &self.words);
                self.set_up(chosen, &mut effects);
            }
            (Message::Mouse(mouse), Page::Game(screen)) => screen.mouse(mouse, context, &mut effects),
            (Message::Mouse(mouse), _) => self.click(mouse, &mut effects),
            (Message::Tick, Page::Game(screen)) => screen.tick(context),
            (Message::BotReply { ticket, answer }, Page::Game(screen)) => {
                screen.answered(ticket, answer, context, &mut effects);
            }
            (Message::Reviewing(progress), Page::Game(screen)) => screen.reviewing(progress),
            (Message::Reviewed(review), Page::Game(screen)) => screen.reviewed(review, context),
            (Message::RecordSaved(path), Page::Game(screen)) => screen.kept = Some(path),
            (Message::NotSaved(why) | Message::Refused(why), page) => notify(page, why),
            (
                Message::Key(_)
                | Message::Tick
                | Message::BotReply { .. }
                | Message::Reviewing(_)
                | Message::Reviewed(_)
                | Message::RecordSaved(_),
                _,
            ) => {}
        }
        effects
    }

    fn resize(&mut self, size: Size) {
        self.size = size;
        let context = Context { words: &self.words, size, theme: self.theme };
        if let Page::Game(screen) = &mut self.page {
            screen.resized(context);
        }
    }

    /// Shows the first page.
    pub(crate) fn welcome(&mut self, inventory: crate::play::save_dir::Inventory, asked_for: Option<Plan>) {
        self.words = common::words(self.words.language());
        self.page = Page::Welcome(Welcome::new(inventory, asked_for, &self.words));
    }

    /// Shows the set-up page.
    pub(crate) fn form(&mut self, setup: Setup) {
        self.page = Page::Form(Box::new(Form::new(setup)));
    }

    fn chosen(&mut self, chosen: Option<welcome::Chosen>, effects: &mut Vec<Effect>) {
        match chosen {
            None => {}
            Some(welcome::Chosen::GoOn(id)) => effects.push(Effect::Resume(id)),
            Some(welcome::Chosen::Begin(setup)) => effects.push(Effect::Begin(*setup)),
            Some(welcome::Chosen::SetUp(setup)) => self.form(*setup),
            Some(welcome::Chosen::Quit) => effects.push(Effect::Quit(None)),
            Some(welcome::Chosen::Language) => {
                let languages = Language::ALL.into_iter().chain(Language::ALL);
                let next = languages.skip_while(|language| *language != self.words.language()).nth(1);
                self.words = common::words(next.unwrap_or_default());
            }
            Some(welcome::Chosen::New(game)) => match Setup::new(game, &self.defaults) {
                Ok(setup) => self.form(setup),
                Err(bad) => notify(&mut self.page, error_text(&self.words, &bad)),
            },
        }
    }

    fn set_up(&mut self, chosen: Option<form::Chosen>, effects: &mut Vec<Effect>) {
        match (chosen, &self.page) {
            (Some(form::Chosen::Begin), Page::Form(form)) => effects.push(Effect::Begin(form.setup.clone())),
            (Some(form::Chosen::Back), _) => effects.push(Effect::ListSavedGames),
            (Some(form::Chosen::ValuesChanged), Page::Form(form)) => {
                self.defaults.kept = form.setup.kept.clone();
                effects.push(Effect::SaveValues(form.setup.kept.clone()));
            }
            _ => {}
        }
    }

    /// Handles a click on the first page or the form.
    fn click(&mut self, mouse: MouseEvent, effects: &mut Vec<Effect>) {
        if mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return;
        }
        let at = Position::new(mouse.column, mouse.row);
        match &mut self.page {
            Page::Welcome(page) => {
                let row = welcome_page::rows(page, self.size).iter().position(|row| row.contains(at));
                if let Some(row) = row {
                    page.menu.select(row);
                    let chosen = page.choose();
                    self.chosen(chosen, effects);
                }
            }
            // A value of one's own is made with the keys.
            Page::Form(page) if page.editor.is_some() => {}
            Page::Form(page) => {
                let row = form_page::rows(page, self.size).iter().position(|row| row.contains(at));
                if let Some(row) = row {
                    let again = page.select(row);
                    if page.selected() == form::Row::Begin {
                        let chosen = page.begin(&self.words);
                        self.set_up(chosen, effects);
                    } else if again {
                        page.change(Turn::On, &self.words);
                    }
                }
            }
            Page::Game(_) | Page::Empty => {}
        }
    }

    /// The names of the players of a setup.
    pub(crate) fn names(&self, setup: &Setup) -> Vec<String> {
        local_player::names(setup.holders(), setup.game().name(), &self.words)
    }
}

fn notify(page: &mut Page, what: String) {
    match page {
        Page::Game(screen) => screen.notice = Some(what),
        Page::Welcome(page) => page.notice = Some(what),
        Page::Form(page) => page.problem = Some(what),
        Page::Empty => {}
    }
}
