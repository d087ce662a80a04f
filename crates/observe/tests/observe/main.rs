//! What holds of observations, of numbers of actions, and of games that are stepped at once.

mod laws;
mod stepping;
mod trials;
mod walks;
mod written;
