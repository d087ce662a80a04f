//! Any game by name: the same doors without the type.

mod game;
mod session;

pub use self::game::{AnyGame, any_game};
pub use self::session::{AnySession, AnyView, LogEvent, Offer};
