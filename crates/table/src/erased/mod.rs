//! Any game by name: the same doors without the type.

mod refusal;
mod sitting;
mod title;

use serde::Serialize;
use serde_json::Value;

pub use self::refusal::{BadStart, Refusal};
pub use self::sitting::{AnySitting, AnyView, Offer, Told};
pub use self::title::{Title, title};

fn to_value(part: &impl Serialize) -> Value {
    serde_json::to_value(part).expect("views, options and positions have only keys that are text")
}
