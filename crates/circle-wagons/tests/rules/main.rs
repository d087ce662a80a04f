//! `ahead` holds for orders, `laws` holds whatever is played, `playthroughs` and `golden` hold recorded games.

mod ahead;
mod golden;
mod laws;
mod playthroughs;
