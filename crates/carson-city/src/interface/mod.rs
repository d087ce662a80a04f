//! What clients, files and programs read and write.
//!
//! - [`action`]: the decisions of players, with their text forms. [`event`]: what happened.
//! - [`position`]: the serialised form of a state; reading one validates it.
//! - [`view`]: what a viewer may know, with [`odds`], the chances in future duels, and [`board`], what a board draws.
//! - `open`: what is public, for callers that look at many states.
//! - `account`: the same in pictures and sentences; `facts`: what scenarios assert.
//! - `ahead`: decisions in advance: obvious answers, and orders for the rest of a round.
//! - `figures`: the numbers that rules pages quote; `house_figures`: which of them are not the printed ones.

mod account;
pub mod action;
pub(crate) mod ahead;
pub mod board;
pub mod event;
mod facts;
pub(crate) mod figures;
pub(crate) mod house_figures;
pub mod odds;
mod open;
pub mod position;
pub mod view;
