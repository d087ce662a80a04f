//! Timestamps in file names.

use std::time::{SystemTime, UNIX_EPOCH};

/// `20260214-153000`, in UTC.
pub(crate) fn stamp(moment: SystemTime) -> String {
    let seconds = moment.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let (year, month, day) = date(seconds / 86_400);
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}")
}

/// The date this many days after 1 January 1970. Years are counted from March, so that the leap day comes last.
const fn date(days: u64) -> (u64, u64, u64) {
    const DAYS_TO_MARCH_OF_YEAR_0: u64 = 719_468;
    const DAYS_IN_400_YEARS: u64 = 146_097;
    let days = days + DAYS_TO_MARCH_OF_YEAR_0;
    let (era, day_of_era) = (days / DAYS_IN_400_YEARS, days % DAYS_IN_400_YEARS);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = era * 400 + year_of_era + if month <= 2 { 1 } else { 0 };
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn moments_are_those_of_the_calendar() {
        // date -u -d @N +%Y%m%d-%H%M%S
        let known =
            [(0, "19700101-000000"), (951_826_154, "20000229-120914"), (1_771_083_000, "20260214-153000")];
        for (seconds, shown) in known {
            assert_eq!(stamp(UNIX_EPOCH + Duration::from_secs(seconds)), shown);
        }
    }
}
