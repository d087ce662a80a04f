//! The rules chapter by chapter: every worked example of the rulebook, every building, every character, every ruling. A test
//! that settles a numbered ruling has its number in its name: `r8` is ruling 8 of docs/rules/carson-city.md.
//!
//! `laws` holds whatever is played, `positions` whatever is written down, `playthroughs` and `golden` hold recorded games. They are one
//! program with the chapters because each program is linked by itself.

mod ahead;
mod ahead_stops;
mod characters;
mod construction;
mod duels;
mod golden;
mod incomes;
mod index;
mod laws;
mod parcels;
mod playthroughs;
mod positions;
mod prospects;
mod round_cards;
mod rounds;
mod scene;
