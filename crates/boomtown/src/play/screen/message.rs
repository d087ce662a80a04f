//! The messages that the screen receives, and the effects that it requests.

use std::path::PathBuf;
use std::time::Duration;

use ::review::{Progress, Review};
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Size;
use table::{Record, ResumeError, Seat};

use crate::play::local_game::{LocalGame, PlayedOn};
use crate::play::own::SavedValues;
use crate::play::save::Save;
use crate::play::save_dir::Inventory;
use crate::play::setup::Setup;
use crate::play::thinking::{BotError, BotReply, BotRequest};

/// A message to the screen.
pub(crate) enum Message {
    /// A key was pressed.
    Key(KeyEvent),
    /// A mouse event.
    Mouse(MouseEvent),
    /// The window has a new size.
    Resize(Size),
    /// Some time has passed.
    Tick,
    /// A bot has answered.
    BotReply {
        /// The request.
        ticket: Ticket,
        /// The answer, or why there is none.
        answer: Result<BotReply, BotError>,
    },
    /// The saved games.
    SavedGames(Inventory),
    /// A game begins or continues.
    Begun(Box<LocalGame>),
    /// It cannot, with the reason.
    Refused(String),
    /// The record of the finished game was saved here.
    RecordSaved(PathBuf),
    /// The game could not be saved, with the reason.
    NotSaved(String),
    /// The progress of a review.
    Reviewing(Progress),
    /// A finished review, or why it failed.
    Reviewed(Result<Box<Review>, ResumeError>),
    /// The system asks the program to exit.
    Stop,
}

/// An effect requested by the screen.
pub(crate) enum Effect {
    /// Ask a bot.
    Think {
        /// To match the answer.
        ticket: Ticket,
        /// The request.
        question: BotRequest,
        /// The minimum delay of the answer.
        at_least: Duration,
    },
    /// Begin a game.
    Begin(Setup),
    /// Continue the unfinished game with this name.
    Resume(String),
    /// List the saved games, for the first page.
    ListSavedGames,
    /// Save an unfinished game.
    Save {
        /// Its name.
        id: String,
        /// What to save.
        save: Box<Save>,
    },
    /// Save the record of a finished game.
    Finish {
        /// Its name.
        id: String,
        /// The record.
        record: Box<Record>,
    },
    /// Save the custom values for options.
    SaveValues(SavedValues),
    /// Review a finished game.
    Review(Box<Record>),
    /// Cancel the current review.
    CancelReview,
    /// Continue a game from a past position.
    PlayOn(Box<PlayedOn>),
    /// Exit the program, with this error if there is one.
    Quit(Option<String>),
}

/// Identifies the question of an answer. Answers to questions that have been undone are ignored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ticket {
    /// The seat.
    pub(crate) seat: Seat,
    /// The number of undos before it.
    pub(crate) undone: usize,
    /// The number of decisions before it.
    pub(crate) decisions: usize,
}
