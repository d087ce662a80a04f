//! Histograms of whole numbers.

use serde::Serialize;
use table::SaturatingAs;

/// The largest number of bins.
const MOST: i64 = 24;

/// Bins of equal width, shared by all histograms that are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bins {
    from: i64,
    width: i64,
    count: usize,
}

/// How many of the numbers are in each bin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Histogram {
    /// The lowest number of the first bin.
    pub from: i64,
    /// How many whole numbers each bin covers.
    pub width: i64,
    /// How many numbers are in each bin.
    pub counts: Vec<usize>,
}

impl Bins {
    /// Bins that cover these numbers: of width 1, 2, 5, 10, 20, 50 …, each beginning at a multiple of its width.
    pub(crate) fn covering(numbers: impl IntoIterator<Item = i64> + Clone) -> Bins {
        let least = numbers.clone().into_iter().min().unwrap_or_default();
        let greatest = numbers.into_iter().max().unwrap_or_default();
        let width = widths()
            .find(|&width| bins(least, greatest, width) <= MOST)
            .expect("widths grow beyond any range");
        Bins {
            from: least.div_euclid(width) * width,
            width,
            count: bins(least, greatest, width).saturating_as::<usize>(),
        }
    }

    /// Counts numbers into the bins.
    ///
    /// # Panics
    /// If a number is outside.
    pub(crate) fn count(self, numbers: impl IntoIterator<Item = i64>) -> Histogram {
        let mut counts = vec![0; self.count];
        for number in numbers {
            counts[((number - self.from) / self.width).saturating_as::<usize>()] += 1;
        }
        Histogram { from: self.from, width: self.width, counts }
    }
}

impl Histogram {
    /// The first number after the last bin.
    pub fn end(&self) -> i64 {
        self.from + self.width * self.counts.len().saturating_as::<i64>()
    }

    /// The lowest and the highest number of each bin, and its count.
    pub fn bins(&self) -> impl Iterator<Item = (i64, i64, usize)> {
        self.counts.iter().zip(0..).map(|(&count, index)| {
            let from = self.from + index * self.width;
            (from, from + self.width - 1, count)
        })
    }

    /// The highest count.
    pub fn peak(&self) -> usize {
        self.counts.iter().copied().max().unwrap_or_default()
    }
}

fn widths() -> impl Iterator<Item = i64> {
    (0..).flat_map(|power| [1, 2, 5].map(|digit| digit * 10i64.pow(power)))
}

fn bins(least: i64, greatest: i64, width: i64) -> i64 {
    greatest.div_euclid(width) - least.div_euclid(width) + 1
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn bins_begin_at_multiples_of_their_width_below_zero_too() {
        let numbers = [-7, 0, 31];
        let histogram = Bins::covering(numbers).count(numbers);
        assert_eq!((histogram.from, histogram.width, histogram.end()), (-8, 2, 32));
        assert_eq!(histogram.counts.iter().sum::<usize>(), 3);
        assert_eq!(histogram.bins().next(), Some((-8, -7, 1)));
    }

    #[test]
    fn equal_numbers_make_one_bin() {
        assert_eq!(Bins::covering([5, 5]).count([5, 5]).counts, [2]);
    }

    proptest! {
        #[test]
        fn every_number_is_counted_once_and_the_bins_are_few(
            numbers in proptest::collection::vec(-100_000i64..100_000, 1..100),
        ) {
            let histogram = Bins::covering(numbers.iter().copied()).count(numbers.iter().copied());
            prop_assert_eq!(histogram.counts.iter().sum::<usize>(), numbers.len());
            prop_assert!(histogram.counts.len() <= 24);
            for (from, to, count) in histogram.bins() {
                prop_assert_eq!(numbers.iter().filter(|&&number| from <= number && number <= to).count(), count);
            }
        }
    }
}
