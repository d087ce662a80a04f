//! Clocks, the log, what clients make of views, and statistics, each over whole games or weeks.

mod clock_forms;
mod clocks;
mod from_view;
mod log;
mod statistics;
