//! The messages that the screen receives, and the effects that it requests.

use std::path::PathBuf;
use std::time::Duration;

use ::review::{Progress, Review};
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Size;
use table::{Record, Seat};

use crate::play::local_game::{LocalGame, PlayedOn};
use crate::play::own::SavedValues;
use crate::play::save::Save;
use crate::play::save_dir::Inventory;
use crate::play::setup::Setup;
use crate::play::thinking::{BotError, BotReply, BotRequest};

/// Something that the screen is told.
pub(crate) enum Message {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse did something.
    Mouse(MouseEvent),
    /// The window has another size.
    Resize(Size),
    /// A little time has passed.
    Tick,
    /// A bot has thought.
    BotReply {
        /// For what.
        ticket: Ticket,
        /// The best first; or why it could not.
        answer: Result<BotReply, BotError>,
    },
    /// The saved games.
    SaveDir(Inventory),
    /// A game begins, or goes on.
    Begun(Box<LocalGame>),
    /// It cannot, and why.
    Refused(String),
    /// The record of the finished game lies here.
    SavedValue(PathBuf),
    /// The game could not be saved, and why.
    NotKept(String),
    /// So much of a review is made.
    Reviewing(Progress),
    /// A review is made; or why it cannot be.
    Reviewed(Result<Box<Review>, String>),
    /// The system wants the program to end.
    Stop,
}

/// Something that the screen wants done.
pub(crate) enum Effect {
    /// Ask a bot.
    Think {
        /// To find the place for the answer again.
        ticket: Ticket,
        /// What.
        question: BotRequest,
        /// Answer no sooner.
        at_least: Duration,
    },
    /// Set a game up.
    Begin(Setup),
    /// Go on with the unfinished game of this name.
    Resume(String),
    /// See which saved games there are, for the first page.
    LookAtShelf,
    /// Keep a game that goes on.
    Keep {
        /// Its name.
        id: String,
        /// What to keep.
        save: Box<Save>,
    },
    /// Keep the record of a game that is over.
    Finish {
        /// Its name.
        id: String,
        /// The record.
        record: Box<Record>,
    },
    /// Keep the values for options that somebody made.
    KeepValues(SavedValues),
    /// Review a game that is over.
    Review(Box<Record>),
    /// The review that is being made is no longer wanted.
    BreakOffReview,
    /// Play a game on from a past position.
    PlayOn(Box<PlayedOn>),
    /// End the program; with this failure if there is one.
    Quit(Option<String>),
}

/// To which question an answer belongs. Answers to what has been undone since find no place any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ticket {
    /// Who is asked.
    pub(crate) seat: Seat,
    /// How often something was undone before.
    pub(crate) undone: usize,
    /// How many decisions stood.
    pub(crate) decisions: usize,
}
