//! Clocks in words, by the server's time.

use std::time::{Instant, SystemTime};

use protocol::{SeatClock, TableInfo};
use table::{Phrase, SaturatingAs, Seat};
use words::Words;

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;
/// The remaining times at which the deciding player is warned: few, so as not to disturb.
const WARNINGS: [u64; 3] = [HOUR, 10 * MINUTE, MINUTE];

/// The time of the server.
#[derive(Clone, Copy, Debug)]
pub(super) struct ServerTime {
    then: u64,
    since: Instant,
}

impl ServerTime {
    /// From the time that the server sent; this machine's time if it sent none.
    pub(super) fn new(told: Option<u64>) -> ServerTime {
        let here = SystemTime::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_millis().saturating_as::<u64>());
        ServerTime { then: told.unwrap_or(here), since: Instant::now() }
    }

    pub(super) fn now(self) -> u64 {
        self.then + self.since.elapsed().as_millis().saturating_as::<u64>()
    }
}

/// The time left on a clock.
pub(super) fn left_on(clock: &SeatClock, now: u64) -> u64 {
    let Some(zero) = clock.zero_at else { return clock.left };
    let rested = clock.rests.iter().map(|(from, until)| until.saturating_sub(now.max(*from))).sum::<u64>();
    zero.saturating_sub(now).saturating_sub(rested).min(clock.left)
}

/// The warning that is due between two readings of a clock.
pub(super) fn is_warning_between(before: u64, now: u64) -> bool {
    now > 0 && WARNINGS.iter().any(|mark| before > *mark && now <= *mark)
}

/// A duration as clocks show it.
fn shown(millis: u64, words: &Words) -> String {
    let count = |number: u64| number.saturating_as::<i64>();
    match millis {
        DAY.. => {
            let phrase = Phrase::new("web-clock-days").with("days", count(millis / DAY));
            words.say(&phrase.with("hours", count(millis % DAY / HOUR)))
        }
        HOUR..DAY => {
            let phrase = Phrase::new("web-clock-hours").with("hours", count(millis / HOUR));
            words.say(&phrase.with("minutes", count(millis % HOUR / MINUTE)))
        }
        _ => {
            let seconds = millis.div_ceil(1000);
            format!("{}:{:02}", seconds / 60, seconds % 60)
        }
    }
}

/// My running clock.
pub(super) fn mine(table: &TableInfo) -> Option<&SeatClock> {
    let runs = |seat: &&Seat| table.seats.get(seat.index()).and_then(|info| info.clock.as_ref()?.zero_at);
    let seat = table.yours.iter().find(|seat| runs(seat).is_some())?;
    table.seats.get(seat.index())?.clock.as_ref()
}

/// The time that the deciding player still has.
pub(super) fn yours(clock: &SeatClock, now: u64, words: &Words) -> String {
    words.say(&Phrase::new("web-clock-yours").with("time", shown(left_on(clock, now), words)))
}

/// All clocks of a table, one line for each.
pub(super) fn all(table: &TableInfo, now: u64, words: &Words) -> Vec<String> {
    let line = |info: &protocol::SeatInfo| {
        let clock = info.clock.as_ref()?;
        let left = left_on(clock, now);
        let value = if clock.fell || (left == 0 && clock.zero_at.is_some()) {
            words.get("web-clock-up")
        } else {
            let left = words.say(&Phrase::new("web-clock-left").with("time", shown(left, words)));
            let race = if clock.race { format!(" – {}", words.get("web-race")) } else { String::new() };
            format!("{left}{race}")
        };
        let line = Phrase::new("table-line").with("label", words.name(info.seat)).with("value", value);
        Some(words.say(&line))
    };
    let lines: Vec<String> = table.seats.iter().filter_map(line).collect();
    if lines.is_empty() { vec![words.get("web-clock-none")] } else { lines }
}

#[cfg(test)]
mod unit {
    use words::Language;

    use super::*;

    #[test]
    fn a_clock_that_runs_says_what_is_left_less_its_rests() {
        let clock = SeatClock { left: 10 * MINUTE, zero_at: Some(30 * MINUTE), ..SeatClock::default() };
        assert_eq!(left_on(&clock, 25 * MINUTE), 5 * MINUTE);
        let rests = SeatClock { rests: vec![(26 * MINUTE, 28 * MINUTE)], ..clock.clone() };
        assert_eq!(left_on(&rests, 25 * MINUTE), 3 * MINUTE);
        assert_eq!(left_on(&SeatClock { zero_at: None, ..clock }, 25 * MINUTE), 10 * MINUTE);
    }

    #[test]
    fn what_is_left_is_said_seldom() {
        assert!(is_warning_between(HOUR + 1, HOUR) && !is_warning_between(HOUR, HOUR - 1000));
        assert!(is_warning_between(MINUTE + 500, MINUTE - 500) && !is_warning_between(500, 0));
    }

    #[test]
    fn a_stretch_of_time_has_its_fitting_form() {
        let words = Words::new(Language::English);
        let told = |millis: u64| shown(millis, &words);
        assert_eq!([told(65_000), told(2 * HOUR), told(3 * DAY)], ["1:05", "2 h 0 min", "3 d 0 h"]);
    }
}
