//! The review. All points are rounded to hundredths, so that they are the same on every machine.

use serde::{Deserialize, Serialize};
use table::{Phrase, Seat};

use crate::settings::Settings;

/// The review of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "review/"))]
pub struct Review {
    /// The game's name.
    pub game: String,
    /// The settings it was made with.
    pub settings: Settings,
    /// The final points, in seat order.
    pub points: Vec<i32>,
    /// Everybody's outlook at the beginning and after each decision.
    pub moments: Vec<ReviewedMoment>,
    /// The decisions with more than one choice.
    pub decisions: Vec<Judged>,
    /// The rolls and draws.
    pub fortunes: Vec<Fortune>,
    /// The result for each seat.
    pub seats: Vec<SeatSum>,
    /// The decisions that mattered most, as indices into `decisions`, the most expensive first.
    pub key_decisions: Vec<usize>,
    /// The rolls and draws that mattered most, as indices into `fortunes`.
    pub key_fortunes: Vec<usize>,
}

/// Everybody's outlook at one point in time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "review/"))]
pub struct ReviewedMoment {
    /// The round.
    pub round: u32,
    /// The expected points of each seat.
    pub points: Vec<f64>,
    /// Each seat's chance of winning, from 0 to 1.
    pub chances: Vec<f64>,
}

/// A decision, and how it compares with the best one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "review/"))]
pub struct Judged {
    /// The number of decisions before it.
    pub decision: usize,
    /// The seat.
    pub seat: Seat,
    /// The round.
    pub round: u32,
    /// Its text form.
    pub action: String,
    /// Its label.
    pub phrase: Phrase,
    /// The expected lead over the others' average with it.
    pub lead: f64,
    /// The text form of the best one.
    pub best: String,
    /// The label of the best one.
    pub best_phrase: Phrase,
    /// The expected lead with the best one.
    pub best_lead: f64,
    /// Its cost: 0 if there was nothing better, otherwise negative.
    pub cost: f64,
    /// Why the best one is better, for the decisions that mattered most.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Phrase>>"))]
    pub reasons: Vec<Phrase>,
}

/// A roll or a draw, and its effect.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "review/"))]
pub struct Fortune {
    /// The number of decisions before it.
    pub decision: usize,
    /// The round.
    pub round: u32,
    /// By how much each seat's lead over the others' average rose above the expectation.
    pub leads: Vec<f64>,
    /// Whether every outcome was enumerated; otherwise worlds were sampled.
    pub exact: bool,
    /// The standard error of the numbers; 0 if every outcome was enumerated.
    pub doubt: f64,
}

/// The result of the game for a seat. `start`, `luck`, `decisions`, `others` and `rest` add up to `lead`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "review/"))]
pub struct SeatSum {
    /// The seat.
    pub seat: Seat,
    /// The final lead over the others' average, in points.
    pub lead: f64,
    /// The expected lead at the beginning: the set-up, the order of the seats.
    pub start: f64,
    /// What dice and draws gave (positive) or took (negative).
    pub luck: f64,
    /// The standard error of that.
    pub luck_doubt: f64,
    /// What the seat's decisions cost compared with the best ones: at most 0.
    pub decisions: f64,
    /// What the others' decisions gave.
    pub others: f64,
    /// The remainder: what the reviewing bot could not foresee.
    pub rest: f64,
    /// The same by rounds, without the remainder.
    pub rounds: Vec<RoundSum>,
}

/// The result of a round for a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "review/"))]
pub struct RoundSum {
    /// The round.
    pub round: u32,
    /// What dice and draws gave or took.
    pub luck: f64,
    /// What the seat's decisions cost.
    pub decisions: f64,
}

/// Rounds to hundredths.
pub(crate) fn hundredths(value: f64) -> f64 {
    // No minus before a zero.
    (value * 100.0).round() / 100.0 + 0.0
}
