//! What the table promises to every game, tried with a tiny one.

mod dice;
mod erased;
mod kit;
mod records;
mod session;
mod snapshot;
mod toy;
