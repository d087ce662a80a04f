//! The traits and types that all games share.
//!
//! A game is a pure state machine that asks for decisions: it says who must decide ([`Game::deciders`]), lists the legal actions
//! ([`Game::actions`]), and applies one of them ([`Game::play`]). It does no I/O, reads no clock and holds no random number
//! generator; randomness comes from outside through [`Dice`].
//!
//! Built on that are
//! - [`Session`]: one game from the first decision to the last, with undo, history and its [`Record`];
//! - [`AnyGame`] and [`AnySession`]: the same without the type, for code that handles any game by name;
//! - [`set!`]: sets over a few elements, with one bit for each;
//! - [`kit`]: the checks that every game calls from its own tests.

pub mod account;
mod ahead;
pub mod bits;
mod chapter;
mod client_game;
pub mod data;
pub mod dice;
pub mod erased;
mod error;
mod explain;
mod figure;
mod game;
pub mod kit;
mod log;
mod names;
mod options;
mod phrase;
mod playout;
mod preview;
pub mod record;
mod saturating;
mod seat;
mod session;
mod set;
mod standings;
mod used;
mod value;
mod viewer;

pub use account::{Account, Hue, Line, Span, TextAccount, Tone};
pub use ahead::{
    ASK_ME, Ahead, FormChoice, FormLine, FormStop, Notes, OrderAnswer, OrderForm, OrderLine, Orders,
    OrdersError, only,
};
pub use chapter::{Chapter, ChapterRow};
pub use client_game::ClientGame;
pub use dice::Dice;
pub use erased::{AnyGame, AnySession, AnyView, LogEvent, Offer};
pub use error::{ActionError, FormatError, GameError, OptionsError, ParseError};
pub use explain::{explain_json, explain_message};
pub use figure::{Figure, Shows};
pub use game::{Action, Game};
pub use log::{Audience, Event, Log, Silence};
pub use names::told_apart;
pub use options::{Choice, Field, HouseFigure, Markable, Member, OptionsForm, OutOf, Own, SeatKind};
pub use phrase::{Arg, Phrase};
pub use playout::{Lists, PlayOut, Scratch};
pub use preview::{Forecast, Preview, gain_reason, line_nudge, line_reasons};
pub use record::{Player, Record};
pub use saturating::{SaturatingAs, SaturatingFrom};
pub use seat::{Seat, Seats};
pub use session::{Consent, ResumeError, Resumed, Session, Snapshot, Step, UndoError, apply_scripted};
pub use standings::{ScoreLine, ScorePart, Standing, Standings};
pub use used::Used;
pub use value::{read_json, read_value};
pub use viewer::Viewer;

/// The examples of the README are run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
