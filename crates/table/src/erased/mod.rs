//! Type-erased games and sessions, for code that handles any game by name.

mod game;
mod session;

pub use self::game::{AnyGame, any_game};
pub use self::session::{AnySession, AnyView, LogEvent, Offer};
