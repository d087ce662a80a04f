//! Clock arithmetic. It reads no clock itself: every function gets the time as an argument.
//!
//! There are two times. Clocks are measured in the *uptime* of a server, which stands still while the server is down, so that nobody
//! loses time to a failure. The *wall* time (milliseconds since 1970) decides whether it is night or somebody's holiday; [`Runs`]
//! converts one to the other.

mod clock;
mod forms;
mod holidays;
mod pauses;
mod rules;
mod runs;

pub use clock::{Clock, Clocks, Now, Race, TakenBack, Timing, standing_times};
pub use forms::{CLOCK_FORMS, ClockEntry, ClockForm};
pub use holidays::{begin_holiday, end_holiday, holiday};
pub use pauses::{Pauses, Span};
pub use rules::{ClockRulesError, HOLIDAYS, check_clock, clock_presets};
pub use runs::Runs;
