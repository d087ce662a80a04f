//! How carefully a game is reviewed.

use bots::Level;
use serde::{Deserialize, Serialize};

/// How carefully a game is reviewed. The settings are part of the review, so that anybody can reproduce it from the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "review/"))]
#[serde(default)]
pub struct Settings {
    /// The bot that evaluates the decisions.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub level: Level,
    /// How many positions it may evaluate for each.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub positions: u64,
    /// In how many sampled worlds a draw is played on, if a quick estimate does not show its effect.
    pub worlds: u32,
    /// Makes the bot's choices between equal actions, and the sampled worlds, repeatable.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { level: Level::BEST, positions: 3_000, worlds: 48, seed: 1 }
    }
}
