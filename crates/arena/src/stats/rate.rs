//! Score rates and Elo differences with their intervals.

use serde::Serialize;

use super::Z;

/// A score, as a share of the possible score, with its 95% Wilson interval.
///
/// A draw counts as half a win. With draws, results vary less than wins and losses alone, so the interval errs on the wide side.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rate {
    /// From 0 to 1.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Rate {
    /// The rate of `score` out of `games`.
    ///
    /// # Panics
    /// If there are no games.
    pub fn of(score: f64, games: usize) -> Rate {
        assert!(games > 0, "no games, no rate");
        let n = games as f64;
        let value = score / n;
        let scale = 1.0 + Z * Z / n;
        let centre = value + Z * Z / (2.0 * n);
        let reach = Z * (value * (1.0 - value) / n + Z * Z / (4.0 * n * n)).sqrt();
        // The ends are 0 and 1 exactly where everything was lost or won; rounding must not hide that.
        let low = if value <= 0.0 { 0.0 } else { (centre - reach) / scale };
        let high = if value >= 1.0 { 1.0 } else { (centre + reach) / scale };
        Rate { value, low, high }
    }
}

/// An Elo difference with its 95% interval; `None` means unbounded.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Elo {
    /// The difference for which the rate is the expected score.
    pub value: Option<f64>,
    /// The lower end of the interval.
    pub low: Option<f64>,
    /// The upper end of the interval.
    pub high: Option<f64>,
}

impl Elo {
    /// The Elo difference for a score rate.
    pub fn of(rate: Rate) -> Elo {
        Elo { value: difference(rate.value), low: difference(rate.low), high: difference(rate.high) }
    }
}

fn difference(rate: f64) -> Option<f64> {
    (rate > 0.0 && rate < 1.0).then(|| 400.0 * (rate / (1.0 - rate)).log10())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-4, "{found} should be {expected}");
    }

    #[test]
    fn the_wilson_interval_of_eight_in_ten_is_the_textbook_one() {
        // (0.8 + 3.8415/20 ± 1.96·√(0.16/10 + 3.8415/400)) / (1 + 3.8415/10)
        let rate = Rate::of(8.0, 10);
        close(rate.value, 0.8);
        close(rate.low, 0.4902);
        close(rate.high, 0.9433);
    }

    #[test]
    fn the_wilson_interval_of_all_lost_starts_at_nothing() {
        // 3.8415 / (10 + 3.8415)
        let rate = Rate::of(0.0, 10);
        assert_eq!((rate.value, rate.low), (0.0, 0.0));
        close(rate.high, 0.2775);
    }

    #[test]
    fn three_quarters_are_191_elo() {
        // 400 · log10(3)
        let elo = Elo::of(Rate::of(75.0, 100));
        close(elo.value.unwrap(), 190.8485);
        assert!(elo.low.unwrap() < 190.0 && elo.high.unwrap() > 192.0);
    }

    #[test]
    fn who_lost_everything_is_worse_beyond_all_bounds() {
        let elo = Elo::of(Rate::of(0.0, 20));
        assert_eq!((elo.value, elo.low), (None, None));
        assert!(elo.high.unwrap() < -100.0);
    }

    proptest! {
        #[test]
        fn the_interval_contains_the_rate_and_stays_between_0_and_1(games in 1usize..5000, share in 0.0f64..=1.0) {
            let rate = Rate::of((share * games as f64 * 2.0).round() / 2.0, games);
            prop_assert!(0.0 <= rate.low && rate.low <= rate.value);
            prop_assert!(rate.value <= rate.high && rate.high <= 1.0);
        }

        #[test]
        fn the_other_side_of_the_table_sees_the_mirror_image(games in 1usize..5000, share in 0.0f64..=1.0) {
            let score = (share * games as f64 * 2.0).round() / 2.0;
            let (mine, theirs) = (Rate::of(score, games), Rate::of(games as f64 - score, games));
            prop_assert!((mine.value + theirs.value - 1.0).abs() < 1e-9);
            prop_assert!((mine.low + theirs.high - 1.0).abs() < 1e-9);
            let (mine, theirs) = (Elo::of(mine), Elo::of(theirs));
            prop_assert_eq!(mine.value.is_none(), theirs.value.is_none());
            if let (Some(mine), Some(theirs)) = (mine.value, theirs.value) {
                prop_assert!((mine + theirs).abs() < 1e-6);
            }
        }

        #[test]
        fn more_games_with_the_same_share_narrow_the_interval(games in 2usize..1000, wins in 1usize..1000) {
            let wins = wins.min(games - 1);
            let (few, many) = (Rate::of(wins as f64, games), Rate::of(10.0 * wins as f64, 10 * games));
            prop_assert!(many.high - many.low < few.high - few.low);
        }
    }
}
