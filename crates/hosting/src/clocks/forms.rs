//! Custom clocks: what can be entered, and the limits. The browser shows these forms unchanged.

use serde::Serialize;

use super::rules::{DAY, HOUR, MINUTE};

/// A kind of clock whose figures can be entered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ClockForm {
    /// Its name, such as `evening`.
    pub kind: &'static str,
    /// The preset with the initial figures and all other rules.
    pub like: &'static str,
    /// What can be entered.
    pub entries: &'static [ClockEntry],
}

/// A figure that can be entered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ClockEntry {
    /// Its name in the rules: `bank`, `increment` or `cap`.
    pub figure: &'static str,
    /// How many seconds one of it is.
    pub unit: u32,
    /// The least that can be entered.
    pub least: u32,
    /// The most.
    pub most: u32,
    /// Other figures that it must not be below.
    pub not_below: &'static [&'static str],
}

const fn entry(figure: &'static str, unit: u32, least: u32, most: u32) -> ClockEntry {
    ClockEntry { figure, unit, least, most, not_below: &[] }
}

/// A clock never has more than its cap, not even at the start.
const fn cap(unit: u32, most: u32) -> ClockEntry {
    ClockEntry { figure: "cap", unit, least: 1, most, not_below: &["bank", "increment"] }
}

/// The kinds, in the order in which they are offered.
pub const CLOCK_FORMS: [ClockForm; 3] = [
    ClockForm {
        kind: "evening",
        like: "evening",
        entries: &[entry("bank", MINUTE, 1, 600), entry("increment", 1, 0, 600), cap(MINUTE, 600)],
    },
    ClockForm { kind: "each", like: "three-days-each", entries: &[entry("bank", DAY, 1, 60)] },
    ClockForm {
        kind: "game",
        like: "two-weeks",
        entries: &[entry("bank", DAY, 1, 365), entry("increment", HOUR, 0, 168), cap(DAY, 365)],
    },
];
