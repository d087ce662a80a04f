//! What is read and told.
//!
//! - [`action`]: the decisions of players, with their text forms. [`event`]: what happened.
//! - [`position`]: a state as it is written down; reading one checks it.
//! - [`view`]: what a viewer may know, with [`odds`], the chances of the duels to come, and [`board`], what is drawn of it.
//! - `open`: what lies open on the table, for those who look at many states.
//! - `account`: the same in pictures and words; `facts`: what scenarios assert.
//! - `ahead`: what answers itself, and orders for the rest of a round.
//! - `figures`: the numbers that pages of rules quote; `house`: which of them are the house's own.

mod account;
pub mod action;
pub(crate) mod ahead;
pub mod board;
pub mod event;
mod facts;
pub(crate) mod figures;
pub(crate) mod house;
pub mod odds;
mod open;
pub mod position;
pub mod view;
