//! What the table promises to every game, tried with a tiny one.

mod dice;
mod erased;
mod kept;
mod kit;
mod records;
mod sitting;
mod toy;
