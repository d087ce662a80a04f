//! The full-screen client: a thin loop around a pure model.

mod areas;
mod board;
mod draw;
mod form;
mod game;
mod keys;
mod menu;
mod message;
mod model;
mod overlay;
mod own;
mod scores;
mod terminal;
mod welcome;

#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;

use ratatui::crossterm::event::{self, Event};
use ratatui::layout::Size;
use table::{AnySession, Record, Viewer};
use words::Language;

use self::draw::theme::{Palette, Theme};
use self::game::TICK;
use self::message::{Effect, Message};
use self::model::Model;
use self::terminal::Screen;
use super::afterwards;
use super::host::Host;
use super::host_error::HostError;
use super::local_game::LocalGame;
use super::save_dir::SaveDir;
use super::setup::{Defaults, Setup};
use super::start::{Plan, Start};
use super::thinking::BOT_THREAD;
use crate::common::{CommandError, CommandResult, Outcome};

/// Plays in full-screen mode.
pub(crate) fn play(start: Start, host: Host, language: Language, defaults: Defaults) -> CommandResult {
    let mut stage = Stage::open(language, defaults, Some(host))?;
    match start {
        Start::Welcome(inventory, plan) => stage.model.welcome(inventory, plan),
        Start::Now(Plan::SetUp(setup)) => stage.model.form(*setup),
        Start::Now(Plan::Begin(setup)) => stage.begin(&setup),
        Start::Resume(id) => stage.resume(&id),
    }
    stage.run()
}

/// Steps through a recorded game in full-screen mode.
pub(crate) fn replay(
    session: Box<dyn AnySession>,
    viewer: Viewer,
    at: usize,
    language: Language,
) -> CommandResult {
    let host = Host::new(SaveDir::of_user(None)?, None);
    let mut stage = Stage::open(language, Defaults::default(), Some(host))?;
    stage.model.show_record(session, viewer, at);
    stage.run()
}

/// The model with everything around it that is not pure.
struct Stage {
    screen: Screen,
    model: Model,
    host: Option<Host>,
    sender: Sender<Message>,
    inbox: Receiver<Message>,
    /// Set to cancel the current review.
    reviewing: Option<Arc<AtomicBool>>,
}

impl Stage {
    fn open(language: Language, defaults: Defaults, host: Option<Host>) -> Result<Stage, CommandError> {
        let (sender, inbox) = mpsc::channel();
        let screen = Screen::open()
            .map_err(|error| CommandError::new(format!("the terminal cannot be used: {error}")))?;
        let theme = Theme::new(Palette::of_environment());
        let model = Model::new(screen.size(), language, theme, defaults);
        listen_to_terminal(sender.clone());
        let stop = sender.clone();
        // Without this the terminal would be left as it is when the system ends the program: worth trying, not worth failing for.
        let _ = ctrlc::set_handler(move || drop(stop.send(Message::Stop)));
        Ok(Stage { screen, model, host, sender, inbox, reviewing: None })
    }

    fn run(mut self) -> CommandResult {
        loop {
            self.screen.draw(&self.model).map_err(CommandError::new)?;
            let Some(message) = self.next() else { return Ok(Outcome::Good) };
            if let Some(end) = self.tell(message) {
                return end;
            }
            // What has piled up meanwhile is worked off before the next drawing.
            while let Ok(message) = self.inbox.try_recv() {
                if let Some(end) = self.tell(message) {
                    return end;
                }
            }
        }
    }

    /// The next message; a tick if there is none and something is animated.
    fn next(&self) -> Option<Message> {
        if self.model.is_moving() {
            match self.inbox.recv_timeout(TICK) {
                Ok(message) => Some(message),
                Err(RecvTimeoutError::Timeout) => Some(Message::Tick),
                Err(RecvTimeoutError::Disconnected) => None,
            }
        } else {
            self.inbox.recv().ok()
        }
    }

    /// Passes a message to the model and executes the effects. Returns the result of the program if it ends.
    fn tell(&mut self, message: Message) -> Option<CommandResult> {
        let effects = self.model.update(message);
        effects.into_iter().find_map(|effect| self.run_effect(effect))
    }

    fn run_effect(&mut self, effect: Effect) -> Option<CommandResult> {
        match effect {
            Effect::Think { ticket, question, at_least } => {
                let sender = self.sender.clone();
                question
                    .think(at_least, move |answer| drop(sender.send(Message::BotReply { ticket, answer })));
            }
            Effect::Begin(setup) => self.begin(&setup),
            Effect::Resume(id) => self.resume(&id),
            Effect::ListSavedGames => {
                let inventory = self.host.as_ref().map(Host::inventory).unwrap_or_default();
                self.send(Message::SavedGames(inventory));
            }
            Effect::Save { id, save } => {
                let kept = self.host.as_ref().map(|host| host.save(&id, &save));
                if let Some(Err(error)) = kept {
                    self.send(Message::NotSaved(self.text(&error)));
                }
            }
            Effect::Finish { id, record } => {
                let kept = self.host.as_mut().map(|host| host.finish(&id, &record));
                match kept {
                    Some(Ok(path)) => self.send(Message::RecordSaved(path)),
                    Some(Err(error)) => self.send(Message::NotSaved(self.text(&error))),
                    None => {}
                }
            }
            Effect::SaveValues(kept) => {
                let kept = self.host.as_ref().map(|host| host.save_values(&kept));
                if let Some(Err(error)) = kept {
                    self.send(Message::NotSaved(self.text(&error)));
                }
            }
            Effect::Review(record) => self.review(*record),
            Effect::CancelReview => self.break_off_review(),
            Effect::PlayOn(from) => {
                let begun = self.host.as_mut().map(|host| host.play_on(&from, &self.model.words));
                self.arrive(begun);
            }
            Effect::Quit(None) => return Some(Ok(Outcome::Good)),
            Effect::Quit(Some(why)) => return Some(Err(CommandError::new(why))),
        }
        None
    }

    fn begin(&mut self, setup: &Setup) {
        let begun = self.host.as_mut().map(|host| host.begin(setup, &self.model.words));
        self.arrive(begun);
    }

    fn resume(&mut self, id: &str) {
        let resumed = self.host.as_mut().map(|host| host.resume(id));
        self.arrive(resumed);
    }

    fn arrive(&self, game: Option<Result<LocalGame, HostError>>) {
        match game {
            Some(Ok(game)) => self.send(Message::Begun(Box::new(game))),
            Some(Err(error)) => self.send(Message::Refused(self.text(&error))),
            None => {}
        }
    }

    /// Reviews a game on a separate thread, until it is finished or cancelled.
    fn review(&mut self, record: Record) {
        self.break_off_review();
        let broken_off = Arc::new(AtomicBool::new(false));
        self.reviewing = Some(Arc::clone(&broken_off));
        let sender = self.sender.clone();
        let is_wanted = move || !broken_off.load(Ordering::Relaxed);
        let work = move || {
            let made = afterwards::review(&record, |progress| {
                is_wanted() && sender.send(Message::Reviewing(progress)).is_ok()
            });
            match made {
                Ok(Some(review)) if is_wanted() => drop(sender.send(Message::Reviewed(Ok(Box::new(review))))),
                Ok(_) => {}
                Err(error) => drop(sender.send(Message::Reviewed(Err(error)))),
            }
        };
        let named = thread::Builder::new().name(BOT_THREAD.to_owned());
        named.spawn(work).expect("the system has room for one more thread");
    }

    fn break_off_review(&mut self) {
        if let Some(reviewing) = self.reviewing.take() {
            reviewing.store(true, Ordering::Relaxed);
        }
    }

    fn text(&self, error: &HostError) -> String {
        self.model.words.say(&error.phrase())
    }

    fn send(&self, message: Message) {
        self.sender.send(message).expect("the stage holds the inbox");
    }
}

/// Listens to the terminal on a separate thread.
fn listen_to_terminal(sender: Sender<Message>) {
    thread::spawn(move || {
        loop {
            let message = match event::read() {
                Ok(Event::Key(key)) => Message::Key(key),
                Ok(Event::Mouse(mouse)) => Message::Mouse(mouse),
                Ok(Event::Resize(width, height)) => Message::Resize(Size::new(width, height)),
                Ok(_) => continue,
                // The terminal is gone.
                Err(_) => Message::Stop,
            };
            let is_last = matches!(message, Message::Stop);
            if sender.send(message).is_err() || is_last {
                return;
            }
        }
    });
}
