//! The pieces of the box with their printed figures.
//!
//! - [`building`]: the kinds of buildings, and collections of their tiles.
//! - [`character`]: the twenty characters with their sides and cash limits. What each of them does is listed in
//!   [`phases::characters`](crate::phases::characters).
//! - `powers`: the figures of the characters' powers.
//! - [`cast`]: the characters in play, with the sides that are up.
//! - [`player`]: a player's pieces, and where they are.
//! - `stock`: the row of buildings and the bag; `tokens`: the Singer's "no duel" tokens.
//! - [`mod@line`]: an ordered list of players; `order`: the turn order and the pass order track.

pub mod building;
pub mod cast;
pub mod character;
pub mod line;
pub(crate) mod order;
pub mod player;
pub(crate) mod powers;
pub(crate) mod stock;
pub(crate) mod tokens;
