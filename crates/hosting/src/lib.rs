//! Hosts a game at a table, on the server or in a browser page.
//!
//! Every function takes a game and returns messages ([`protocol`]). This crate stores nothing and knows neither sockets nor people:
//! the caller decides who holds a seat and who may see what.

mod ahead;
mod asked;
pub mod clocks;
mod from_view;
mod game_info;
mod log;
mod moment;
mod records;
mod replay;
mod request_error;
mod scene;
mod setup;
pub mod statistics;
mod undo;
mod viewer_kind;

pub use ahead::{KeptAhead, Ready};
pub use asked::{PreviewWanted, account, chapters, explain, forecast, is_stale, order_form, preview};
pub use from_view::{ENGINE, complete_views, look};
pub use game_info::{CheckedOptions, check_options, game_info};
pub use log::{LogCut, cuts, lines_from, standing_since};
pub use moment::{at, moment, scores_shown, waits_for_turn};
pub use records::{BroughtRecord, broken, dice_check, diverges, read_record, verdict};
pub use replay::{ReplayError, dice_after, replay};
pub use request_error::RequestError;
pub use scene::Scene;
pub use setup::{begin, begin_from, check_marks, fitting_options, known_bot, tidy_salt};
pub use undo::{MOST_ENTRIES, UndoContext, UndoPlan, taken_back, undo_plan, undo_question};
pub use viewer_kind::{ViewerKind, shared, viewers};
