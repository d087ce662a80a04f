//! `laws` holds whatever is played, `playthroughs` and `golden` hold recorded games.

mod golden;
mod laws;
mod playthroughs;
