//! Types of clocks: their rules, their state, and holidays.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How much time each player has at a table, and what happens when it is up. A clock runs while its seat must decide and a person
/// or their program holds it; all clocks run independently.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ClockRules {
    /// The initial time, in seconds.
    #[schema(minimum = 1, maximum = 31_536_000)]
    pub bank: u32,
    /// The time that each decision adds, in seconds. If it equals the bank, the clock is a time limit for each decision.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub increment: u32,
    /// The largest amount of time on a clock, in seconds; the bank if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub cap: Option<u32>,
    /// How long a clock waits for a player whose connection was lost, in seconds, once for each decision.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub grace: u32,
    /// When all clocks stand still.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Rest>"))]
    pub rest: Rest,
    /// Whether the clock of a player on holiday stands still.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub holidays: bool,
    /// The duration of a race in which everybody acts simultaneously, in seconds: the same for all, instead of their own clocks.
    /// `None` if everybody's own clock runs in a race too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(minimum = 10, maximum = 3600)]
    pub race: Option<u32>,
    /// What happens when the time is up.
    pub at_zero: AtZero,
}

/// When all clocks of a table stand still, in one time zone.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Rest {
    /// From 11 p.m. to 7 a.m.
    pub nights: bool,
    /// From the beginning of Saturday to the end of Sunday.
    pub weekends: bool,
    /// The offset from UTC, in minutes.
    #[schema(minimum = -840, maximum = 840)]
    pub offset: i16,
}

/// What happens when a player's time is up. Nobody is replaced before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AtZero {
    /// Only a mark in the log.
    Mark,
    /// The others may let a bot take over.
    Ask,
    /// A bot takes over automatically.
    Bot,
    /// The seat resigns.
    Forfeit,
}

/// A set of rules that can be chosen by its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClockPreset {
    /// Its name, such as `evening`; the message `clock-<name>` describes it.
    pub name: String,
    /// Its rules.
    pub rules: ClockRules,
}

/// The clock of a seat.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatClock {
    /// The time left when it last started or stopped, in milliseconds.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub left: u64,
    /// When it will be at zero, by the server's time in milliseconds since 1970; `None` while it stands still.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub zero_at: Option<u64>,
    /// The pauses before that, from and until, in order: nights, weekends, holidays, a lost connection.
    #[cfg_attr(feature = "typescript", ts(type = "Array<[number, number]>"))]
    pub rests: Vec<(u64, u64)>,
    /// Whether the time was up for the current decision.
    pub fell: bool,
    /// Whether the player is in a race: `zero_at` is then the end of the race, the same for all, and the player's own time stands
    /// still.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub race: bool,
}

/// A person's holidays: their clocks stand still where the rules say so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Holiday {
    /// The end of the holiday, in milliseconds since 1970; `None` if there is none.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub until: Option<u64>,
    /// The whole days that are left within a year.
    pub days_left: u32,
}

/// A holiday that starts now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HolidayWish {
    /// The number of days.
    #[schema(minimum = 1)]
    pub days: u32,
}
