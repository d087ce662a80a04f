//! The review itself. Every number of points is rounded to hundredths, so that it is the same on every machine.

use serde::{Deserialize, Serialize};
use table::{Phrase, Seat};

use crate::settings::Settings;

/// What a finished game teaches.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "review/"))]
pub struct Review {
    /// The game's name.
    pub game: String,
    /// How carefully it was reviewed.
    pub settings: Settings,
    /// The points in the end, in the order of the seats.
    pub points: Vec<i32>,
    /// How everybody stood at the beginning and after each decision.
    pub moments: Vec<ReviewedMoment>,
    /// The decisions in which there was a choice.
    pub decisions: Vec<Judged>,
    /// The rolls and draws.
    pub fortunes: Vec<Fortune>,
    /// What it comes to, for each seat.
    pub seats: Vec<SeatSum>,
    /// Which of the decisions mattered most, as places in `decisions`: the dearest first.
    pub key_decisions: Vec<usize>,
    /// Which rolls and draws mattered most, as places in `fortunes`.
    pub key_fortunes: Vec<usize>,
}

/// How everybody stood.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "review/"))]
pub struct ReviewedMoment {
    /// The round.
    pub round: u32,
    /// The points that each seat could expect.
    pub points: Vec<f64>,
    /// Each seat's chance of winning, from 0 to 1.
    pub chances: Vec<f64>,
}

/// A decision, and what it was worth beside the best one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "review/"))]
pub struct Judged {
    /// After how many decisions it was made.
    pub decision: usize,
    /// Whose.
    pub seat: Seat,
    /// The round.
    pub round: u32,
    /// Its text form.
    pub action: String,
    /// What it is called.
    pub phrase: Phrase,
    /// By how many points its player could expect to be ahead of the others' average with it.
    pub lead: f64,
    /// The text form of the best one.
    pub best: String,
    /// What that is called.
    pub best_phrase: Phrase,
    /// What that would have been worth.
    pub best_lead: f64,
    /// What it cost: 0 if there was nothing better, else below 0.
    pub cost: f64,
    /// Why the best one is better, for the decisions that mattered most.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Phrase>>"))]
    pub reasons: Vec<Phrase>,
}

/// A roll or a draw, and what it gave and took.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "review/"))]
pub struct Fortune {
    /// After how many decisions it came.
    pub decision: usize,
    /// The round.
    pub round: u32,
    /// By how much each seat's lead over the others' average rose above what was to be expected.
    pub leads: Vec<f64>,
    /// Whether every outcome was counted; otherwise worlds were imagined.
    pub exact: bool,
    /// By how much the numbers may be off: the standard error, 0 where every outcome was counted.
    pub doubt: f64,
}

/// What the game comes to for a seat. `start`, `luck`, `decisions`, `others` and `rest` add up to `lead`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "review/"))]
pub struct SeatSum {
    /// Whose.
    pub seat: Seat,
    /// By how many points he was ahead of the others' average in the end.
    pub lead: f64,
    /// What he could expect at the beginning: the set-up, the order of the seats.
    pub start: f64,
    /// What dice and draws gave (above 0) or took.
    pub luck: f64,
    /// By how much that may be off: the standard error.
    pub luck_doubt: f64,
    /// What his decisions cost beside the best ones: at most 0.
    pub decisions: f64,
    /// What the others' decisions gave him.
    pub others: f64,
    /// What is left: where the bot that weighed all this saw less than was there.
    pub rest: f64,
    /// The same by rounds, without what is left.
    pub rounds: Vec<RoundSum>,
}

/// What a round comes to for a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "review/"))]
pub struct RoundSum {
    /// Which.
    pub round: u32,
    /// What dice and draws gave or took.
    pub luck: f64,
    /// What his decisions cost.
    pub decisions: f64,
}

/// Rounded to hundredths.
pub(crate) fn hundredths(value: f64) -> f64 {
    // No minus before a zero.
    (value * 100.0).round() / 100.0 + 0.0
}
