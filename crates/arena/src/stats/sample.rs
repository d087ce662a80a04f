//! Statistics of a list of numbers.

use serde::Serialize;

use super::student;

/// The distribution of numbers.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The median: the middle number, or the mean of the two in the middle.
    pub median: f64,
    /// The standard deviation, with n − 1; `None` for a single number.
    pub sd: Option<f64>,
    /// The minimum.
    pub min: f64,
    /// The maximum.
    pub max: f64,
}

impl Spread {
    /// The spread of these numbers.
    ///
    /// # Panics
    /// If there are none.
    pub fn of(numbers: &[f64]) -> Spread {
        let sorted = sorted(numbers);
        let (Some(&min), Some(&max)) = (sorted.first(), sorted.last()) else {
            panic!("no numbers, no spread")
        };
        let middle = sorted.len() / 2;
        let median = if sorted.len() % 2 == 1 {
            sorted[middle]
        } else {
            f64::midpoint(sorted[middle - 1], sorted[middle])
        };
        Spread { mean: mean(numbers), median, sd: deviation(numbers), min, max }
    }
}

/// A mean with its 95% interval by Student's t; without an interval for a single number.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Mean {
    /// The mean.
    pub value: f64,
    /// The lower end of the interval.
    pub low: Option<f64>,
    /// The upper end of the interval.
    pub high: Option<f64>,
}

impl Mean {
    /// The mean of numbers that do not depend on each other.
    ///
    /// # Panics
    /// If there are none.
    pub fn of(numbers: &[f64]) -> Mean {
        assert!(!numbers.is_empty(), "no numbers, no mean");
        let value = mean(numbers);
        let reach = deviation(numbers)
            .map(|sd| student::quantile(numbers.len() - 1) * sd / (numbers.len() as f64).sqrt());
        Mean { value, low: reach.map(|reach| value - reach), high: reach.map(|reach| value + reach) }
    }
}

/// The lowest number that is not exceeded by this percentage of all numbers (nearest rank, so it is one of them).
///
/// # Panics
/// If there are no numbers.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a rank lies between 0 and the number of numbers"
)]
pub(crate) fn percentile(numbers: &[f64], percent: f64) -> f64 {
    let rank = (percent / 100.0 * numbers.len() as f64).ceil() as usize;
    sorted(numbers)[rank.clamp(1, numbers.len()) - 1]
}

fn sorted(numbers: &[f64]) -> Vec<f64> {
    let mut sorted = numbers.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len() as f64
}

fn deviation(numbers: &[f64]) -> Option<f64> {
    let mean = mean(numbers);
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (numbers.len() > 1).then(|| (squares / (numbers.len() - 1) as f64).sqrt())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_median_of_an_even_count_lies_between_the_two_in_the_middle() {
        assert!((Spread::of(&[9.0, 1.0, 4.0, 2.0]).median - 3.0).abs() < 1e-12);
        assert!((Spread::of(&[9.0, 1.0, 4.0]).median - 4.0).abs() < 1e-12);
    }

    #[test]
    fn the_deviation_divides_by_one_less_than_the_count() {
        // Mean 5, squares 9+1+1+1+0+0+4+16 = 32, 32/7 = 4.5714, root 2.1381.
        let spread = Spread::of(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
        assert!((spread.mean - 5.0).abs() < 1e-12);
        assert!((spread.sd.unwrap() - 2.138_09).abs() < 1e-5);
        assert_eq!(Spread::of(&[3.0]).sd, None);
    }

    #[test]
    fn the_interval_of_a_mean_uses_t() {
        // Of 1, 2, 3: sd 1, t(2) 4.3027, reach 4.3027/√3 = 2.4841.
        let mean = Mean::of(&[1.0, 2.0, 3.0]);
        assert!((mean.low.unwrap() + 0.4841).abs() < 1e-4);
        assert!((mean.high.unwrap() - 4.4841).abs() < 1e-4);
        assert_eq!(Mean::of(&[7.0]).low, None);
    }

    #[test]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the numbers are whole and below 100"
    )]
    fn a_percentile_is_one_of_the_numbers() {
        let hundred: Vec<f64> = (1..=100).map(f64::from).collect();
        let found = [
            percentile(&hundred, 99.0),
            percentile(&[15.0, 20.0, 35.0, 40.0, 50.0], 30.0),
            percentile(&[5.0], 99.0),
        ];
        assert_eq!(found.map(|number| number as u8), [99, 20, 5]);
    }

    proptest! {
        #[test]
        fn all_that_is_in_the_middle_lies_between_the_ends(numbers in proptest::collection::vec(-1e6f64..1e6, 1..200)) {
            let spread = Spread::of(&numbers);
            for middle in [spread.mean, spread.median, percentile(&numbers, 99.0)] {
                prop_assert!(spread.min - 1e-6 <= middle && middle <= spread.max + 1e-6);
            }
        }

        #[test]
        fn turning_all_signs_turns_the_mean_and_its_interval(numbers in proptest::collection::vec(-1e3f64..1e3, 2..50)) {
            let turned: Vec<f64> = numbers.iter().map(|number| -number).collect();
            let (mean, turned) = (Mean::of(&numbers), Mean::of(&turned));
            prop_assert!((mean.value + turned.value).abs() < 1e-9);
            prop_assert!((mean.low.unwrap() + turned.high.unwrap()).abs() < 1e-9);
        }
    }
}
