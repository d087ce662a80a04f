//! Holidays: everybody has some days per year on which their clocks stand still.

use protocol::Holiday;

use super::{HOLIDAYS, Span};

const DAY: u64 = 24 * 60 * 60 * 1_000;
const YEAR: u64 = 365 * DAY;

/// A person's holidays at a given time.
pub fn holiday(spans: &[Span], now: u64) -> Holiday {
    let until = spans.iter().filter(|(from, until)| (*from..*until).contains(&now)).map(|span| span.1).max();
    let days_left = (u64::from(HOLIDAYS) * DAY).saturating_sub(used(spans, now)) / DAY;
    Holiday { until, days_left: u32::try_from(days_left).unwrap_or(HOLIDAYS) }
}

/// A person's holidays with one more that begins now; `None` if they are on holiday already, want none, or have fewer days left.
pub fn begin_holiday(spans: &[Span], now: u64, days: u32) -> Option<Vec<Span>> {
    let Holiday { until, days_left } = holiday(spans, now);
    let can = until.is_none() && (1..=days_left).contains(&days);
    can.then(|| recent(spans, now).chain([(now, now + u64::from(days) * DAY)]).collect())
}

/// A person's holidays if the current one ends now: the unused part can be used again.
pub fn end_holiday(spans: &[Span], now: u64) -> Vec<Span> {
    recent(spans, now)
        .map(|(from, until)| (from, until.min(now)))
        .filter(|(from, until)| from < until)
        .collect()
}

/// The time used within a year, in milliseconds; a current holiday counts in full. Each day that was begun counts as a whole one, so
/// nobody has more holidays in a year than days.
fn used(spans: &[Span], now: u64) -> u64 {
    let days =
        |(from, until): Span| (until - from.max(now.saturating_sub(YEAR)).min(until)).div_ceil(DAY) * DAY;
    recent(spans, now).map(days).sum()
}

/// The holidays that ended within the last year.
fn recent(spans: &[Span], now: u64) -> impl Iterator<Item = Span> {
    spans.iter().copied().filter(move |(_, until)| until + YEAR > now)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: u64 = 2 * YEAR;

    #[test]
    fn days_are_taken_from_what_a_year_has_and_what_is_not_used_comes_back() {
        assert_eq!(holiday(&[], NOW), Holiday { until: None, days_left: HOLIDAYS });
        let taken = begin_holiday(&[], NOW, 10).unwrap();
        assert_eq!(holiday(&taken, NOW), Holiday { until: Some(NOW + 10 * DAY), days_left: HOLIDAYS - 10 });
        assert_eq!(begin_holiday(&taken, NOW + DAY, 1), None, "he is on holiday");
        let ended = end_holiday(&taken, NOW + 2 * DAY);
        assert_eq!(holiday(&ended, NOW + 2 * DAY), Holiday { until: None, days_left: HOLIDAYS - 2 });
        assert_eq!(begin_holiday(&ended, NOW + 3 * DAY, HOLIDAYS - 1), None, "so many are not left");
        assert_eq!(begin_holiday(&ended, NOW + 3 * DAY, 0), None);
    }

    #[test]
    fn a_day_that_was_begun_counts_as_a_whole_one_so_that_there_are_few_holidays() {
        let mut spans = Vec::new();
        for number in 0..HOLIDAYS {
            let now = NOW + u64::from(number) * 1_000;
            assert_eq!(holiday(&spans, now).days_left, HOLIDAYS - number);
            spans = end_holiday(&begin_holiday(&spans, now, 1).unwrap(), now + 1);
        }
        assert_eq!(begin_holiday(&spans, NOW + DAY, 1), None);
    }

    #[test]
    fn after_a_year_they_are_there_again() {
        let taken = begin_holiday(&[], NOW, HOLIDAYS).unwrap();
        let later = NOW + u64::from(HOLIDAYS) * DAY;
        assert_eq!(holiday(&taken, later).days_left, 0);
        assert_eq!(holiday(&taken, NOW + YEAR + DAY).days_left, 1);
        assert_eq!(holiday(&taken, later + YEAR).days_left, HOLIDAYS);
    }
}
