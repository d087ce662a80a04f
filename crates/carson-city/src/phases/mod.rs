//! The phases of a round and the end of the game. Phase 3 is [`track`](crate::track).
//!
//! - [`characters`]: phase 1, everybody chooses a character; and where to find what each character does.
//! - `placing`: phase 2, cowboys are placed.
//! - `round_end`: phase 4, last roads, the cash limit, preparing the next round.
//! - `scoring`: the points at the end.

pub mod characters;
pub(crate) mod placing;
pub(crate) mod round_end;
pub(crate) mod scoring;
