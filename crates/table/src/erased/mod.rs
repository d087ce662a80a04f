//! Any game by name: the same doors without the type.

mod game;
mod session;

use serde::Serialize;
use serde_json::Value;

pub use self::game::{AnyGame, any_game};
pub use self::session::{AnySession, AnyView, LogEvent, Offer};

fn to_value(part: &impl Serialize) -> Value {
    serde_json::to_value(part).expect("views, options and positions have only keys that are text")
}
