//! Clocks: how much time players have, what happens when it is up, and how a clock stands.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How much time each player has at a table, and what happens when it is up. A clock runs while its seat is asked and a person or his
/// program holds it; every clock runs on its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ClockRules {
    /// What each one begins with, in seconds.
    #[schema(minimum = 1, maximum = 31_536_000)]
    pub bank: u32,
    /// What each decision adds, in seconds. As much as the bank makes it a time for every single decision.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub increment: u32,
    /// More than this is never on a clock, in seconds; the bank if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub cap: Option<u32>,
    /// For how long a clock waits for one whose line was lost, in seconds, once for each decision.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub grace: u32,
    /// When all clocks rest.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Rest>"))]
    pub rest: Rest,
    /// Whether the clock of one who is on holiday rests.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub holidays: bool,
    /// How long a race lasts in which everybody acts at once, in seconds: for all the same, instead of everybody's own clock. Nothing if
    /// everybody's own clock runs in a race too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(minimum = 10, maximum = 3600)]
    pub race: Option<u32>,
    /// What happens when the time is up.
    pub at_zero: AtZero,
}

/// When all clocks of a table rest, by the hours of one place.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Rest {
    /// From eleven in the evening to seven in the morning.
    pub nights: bool,
    /// From midnight before Saturday to midnight after Sunday.
    pub weekends: bool,
    /// How many minutes the place is ahead of UTC.
    #[schema(minimum = -840, maximum = 840)]
    pub offset: i16,
}

/// What happens when somebody's time is up. Nobody is replaced before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AtZero {
    /// Nothing but a mark in the log.
    Mark,
    /// The others may let a bot go on.
    Ask,
    /// A bot goes on by itself.
    Bot,
    /// The seat gives up.
    Forfeit,
}

/// A set of rules that can be chosen by its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClockPreset {
    /// Its name, such as `evening`; the message `clock-<name>` says it in words.
    pub name: String,
    /// What it means.
    pub rules: ClockRules,
}

/// How the clock of a seat stands.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatClock {
    /// What was on it when it last began to run or stood still, in milliseconds.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub left: u64,
    /// When it will be at zero, by the server's time in milliseconds since 1970; nothing while it stands still.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub zero_at: Option<u64>,
    /// When it rests before that, from and until, in order: nights, weekends, holidays, a lost line.
    #[cfg_attr(feature = "typescript", ts(type = "Array<[number, number]>"))]
    pub rests: Vec<(u64, u64)>,
    /// Whether its time was up for the decision that is asked now.
    pub fell: bool,
    /// Whether its player races: then `zero_at` is the end of the race, for all the same, and his own time stands still.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub race: bool,
}

/// Somebody's holidays: his clocks rest on them where the rules say so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Holiday {
    /// Until when he is on holiday, in milliseconds since 1970; nothing if he is not.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub until: Option<u64>,
    /// How many whole days he can still take within a year.
    pub days_left: u32,
}

/// A holiday that somebody takes from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HolidayWish {
    /// For how many days.
    #[schema(minimum = 1)]
    pub days: u32,
}
