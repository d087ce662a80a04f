//! The rules of clocks, and the named presets.

use std::error::Error;
use std::fmt;

use protocol::{AtZero, ClockPreset, ClockRules, Rest};
use table::Phrase;

pub(super) const MINUTE: u32 = 60;
pub(super) const HOUR: u32 = 60 * MINUTE;
pub(super) const DAY: u32 = 24 * HOUR;
/// The largest amount of time on a clock: a year.
const MOST: u32 = 365 * DAY;
/// The longest time that a clock waits for a lost connection.
const MOST_GRACE: u32 = 60 * MINUTE;
/// How long a race may be.
const RACE: std::ops::RangeInclusive<u32> = 10..=60 * MINUTE;
/// The largest offset from UTC, in minutes.
const FURTHEST: i16 = 14 * 60;

/// How many days of holiday everybody has per year.
pub const HOLIDAYS: u32 = 28;

/// Why rules for clocks are invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockRulesError {
    /// The bank is 0, or more than a year.
    Bank,
    /// The cap is less than the bank or the increment, or more than a year.
    Cap,
    /// The grace is more than an hour.
    Grace,
    /// There is no such offset from UTC.
    Offset,
    /// A race is shorter than ten seconds, or longer than an hour.
    Race,
}

impl ClockRulesError {
    /// The reason, for a person.
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            ClockRulesError::Bank => "server-clock-bank",
            ClockRulesError::Cap => "server-clock-cap",
            ClockRulesError::Grace => "server-clock-grace",
            ClockRulesError::Offset => "server-clock-offset",
            ClockRulesError::Race => "server-clock-race",
        })
    }
}

impl fmt::Display for ClockRulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl Error for ClockRulesError {}

/// Checks rules for clocks.
///
/// # Errors
/// If they are invalid.
pub fn check_clock(rules: &ClockRules) -> Result<(), ClockRulesError> {
    let ClockRules { bank, increment, cap, grace, rest, race, .. } = rules;
    if !(1..=MOST).contains(bank) {
        return Err(ClockRulesError::Bank);
    }
    let cap = cap.unwrap_or(*bank);
    if cap < *bank || cap < *increment || cap > MOST {
        return Err(ClockRulesError::Cap);
    }
    if *grace > MOST_GRACE {
        return Err(ClockRulesError::Grace);
    }
    if !(-FURTHEST..=FURTHEST).contains(&rest.offset) {
        return Err(ClockRulesError::Offset);
    }
    if race.is_some_and(|race| !RACE.contains(&race)) {
        return Err(ClockRulesError::Race);
    }
    Ok(())
}

/// The named presets.
pub fn clock_presets() -> Vec<ClockPreset> {
    let days = |bank: u32, increment: u32| ClockRules {
        bank,
        increment,
        cap: None,
        grace: 0,
        rest: Rest::default(),
        holidays: true,
        race: None,
        at_zero: AtZero::Ask,
    };
    let evening = ClockRules {
        bank: 15 * MINUTE,
        increment: 20,
        cap: Some(20 * MINUTE),
        grace: 2 * MINUTE,
        rest: Rest::default(),
        holidays: false,
        race: Some(90),
        at_zero: AtZero::Ask,
    };
    let quick = ClockRules {
        bank: 5 * MINUTE,
        increment: 10,
        cap: Some(6 * MINUTE),
        grace: MINUTE,
        race: Some(45),
        ..evening.clone()
    };
    let preset = |name: &str, rules| ClockPreset { name: name.to_owned(), rules };
    vec![
        preset("evening", evening),
        preset("quick", quick),
        preset("day-each", days(DAY, DAY)),
        preset("three-days-each", days(3 * DAY, 3 * DAY)),
        preset("two-weeks", days(14 * DAY, 0)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_offered_makes_sense() {
        for ClockPreset { name, rules } in clock_presets() {
            assert_eq!(check_clock(&rules), Ok(()), "{name}");
        }
    }

    #[test]
    fn what_makes_no_sense_is_refused_for_its_reason() {
        let fair = clock_presets()[0].rules.clone();
        let refused = |rules: ClockRules| check_clock(&rules).unwrap_err();
        assert_eq!(refused(ClockRules { bank: 0, ..fair.clone() }), ClockRulesError::Bank);
        assert_eq!(refused(ClockRules { bank: MOST + 1, cap: None, ..fair.clone() }), ClockRulesError::Bank);
        assert_eq!(refused(ClockRules { cap: Some(1), ..fair.clone() }), ClockRulesError::Cap);
        assert_eq!(refused(ClockRules { increment: 999_999, ..fair.clone() }), ClockRulesError::Cap);
        assert_eq!(refused(ClockRules { grace: MOST_GRACE + 1, ..fair.clone() }), ClockRulesError::Grace);
        assert_eq!(refused(ClockRules { race: Some(5), ..fair.clone() }), ClockRulesError::Race);
        let remote = Rest { offset: 900, ..Rest::default() };
        assert_eq!(refused(ClockRules { rest: remote, ..fair }), ClockRulesError::Offset);
    }
}
