//! Clocks, what clients make of views, and statistics, each over whole games or weeks.

mod clocks;
mod dressing;
mod statistics;
