//! How carefully a game is reviewed.

use bots::Level;
use serde::{Deserialize, Serialize};

/// How carefully a game is reviewed. All of it goes into the review, so that anybody can make the same one from the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "review/"))]
#[serde(default)]
pub struct Settings {
    /// Which bot weighs the decisions.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub level: Level,
    /// How many positions it may look at for each.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub positions: u64,
    /// In how many imagined worlds a draw is played on, where a quick judgement does not see what it changes.
    pub worlds: u32,
    /// Makes the bot's choices between equals, and the imagined worlds, repeatable.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { level: Level::BEST, positions: 3_000, worlds: 48, seed: 1 }
    }
}
