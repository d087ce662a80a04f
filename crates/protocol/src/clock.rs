//! Types of clocks: their rules, their state, and holidays.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How much time each player has at a table, and what happens when it is up. A clock runs while its seat has to decide and a person or their
/// program holds it; every clock runs on its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ClockRules {
    /// The initial time, in seconds.
    #[schema(minimum = 1, maximum = 31_536_000)]
    pub bank: u32,
    /// The time that each decision adds, in seconds. As much as the bank makes it a time limit for each decision.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub increment: u32,
    /// The most that can be on a clock, in seconds; the bank if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub cap: Option<u32>,
    /// How long a clock waits for a player whose connection was lost, in seconds, once for each decision.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub grace: u32,
    /// When all clocks rest.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Rest>"))]
    pub rest: Rest,
    /// Whether the clock of a player on holiday stands still.
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

/// What happens when a player's time is up. Nobody is replaced before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AtZero {
    /// Nothing but a mark in the log.
    Mark,
    /// The others may let a bot play on.
    Ask,
    /// A bot plays on by itself.
    Bot,
    /// The seat gives up.
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
    /// When it will be at zero, by the server's time in milliseconds since 1970; nothing while it stands still.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub zero_at: Option<u64>,
    /// When it rests before that, from and until, in order: nights, weekends, holidays, a lost line.
    #[cfg_attr(feature = "typescript", ts(type = "Array<[number, number]>"))]
    pub rests: Vec<(u64, u64)>,
    /// Whether its time was up for the current decision.
    pub fell: bool,
    /// Whether its player is in a race: then `zero_at` is the end of the race, the same for all, and the player's own time stands still.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub race: bool,
}

/// A person's holidays: their clocks stand still where the rules say so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Holiday {
    /// The end of the holiday, in milliseconds since 1970; nothing if there is none.
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
    /// For how many days.
    #[schema(minimum = 1)]
    pub days: u32,
}
