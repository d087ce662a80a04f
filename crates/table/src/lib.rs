//! What all tabletop games share.
//!
//! A game is a pure machine that asks: it says who must decide ([`Game::deciders`]), lists what they may do
//! ([`Game::actions`]), and takes one of these ([`Game::play`]). It does no I/O, reads no clock and holds no
//! generator; chance comes from outside through [`Dice`].
//!
//! Around that one idea stand
//! - [`Sitting`]: one game from the first decision to the last, with undo, history and its [`Record`];
//! - [`Title`] and [`AnySitting`]: the same without the type, for those who handle any game by name;
//! - [`set!`]: sets of few things, a bit for each;
//! - [`kit`]: the checks that every game calls from its own tests.

pub mod account;
pub mod data;
pub mod dice;
pub mod erased;
mod figure;
mod game;
mod illegal;
pub mod kit;
mod log;
mod options;
mod phrase;
mod playout;
pub mod record;
mod seat;
mod set;
mod sitting;
mod standings;
mod viewer;

pub use account::{Account, Hue, Line, Span, Telling, Tone};
pub use dice::Dice;
pub use erased::{AnySitting, AnyView, Offer, Refusal, Title, Told};
pub use figure::{Figure, Shows};
pub use game::{Action, Game};
pub use illegal::{BadOptions, BadText, Complaint, Illegal};
pub use log::{Audience, Event, Log, Silence};
pub use options::{Choice, Field, House, Markable, Member, OutOf, Own};
pub use phrase::{Arg, Phrase};
pub use playout::{PlayOut, Scratch};
pub use record::{Player, Record};
pub use seat::{Seat, Seats};
pub use sitting::{Consent, Diverged, KeptState, NoUndo, Resumed, Sitting, Step};
pub use standings::{ScoreLine, Standing, Standings};
pub use viewer::Viewer;
