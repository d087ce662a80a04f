//! The arithmetic of clocks. It knows no time of its own: every function is told how late it is.
//!
//! There are two times. The *uptime* of a server is what clocks are measured in: it stands still while the server is down, so that nobody
//! loses what a failure took. The *wall* time (milliseconds since 1970) says whether it is night or somebody's holiday; [`Runs`] leads from
//! one to the other.

mod clock;
mod holidays;
mod pauses;
mod rules;
mod runs;

pub use clock::{Clock, Clocks, Hour, Race, TakenBack, Timing, standing_times};
pub use holidays::{begin_holiday, end_holiday, holiday};
pub use pauses::{Pauses, Span};
pub use rules::{ClockRulesError, HOLIDAYS, check_clock, clock_presets};
pub use runs::Runs;
