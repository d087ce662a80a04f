//! Fast pseudo-random dice for search and measurement.

use super::Dice;

/// Fast dice with a seed, for search, benchmarks and tests. Good enough for sampling, but predictable: never use them for real
/// games.
///
/// The sequence of a seed never changes, so measurements can be repeated. (The generator is xoroshiro128++, seeded by `SplitMix64`;
/// numbers are bounded by Lemire's multiplication with rejection.)
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FastDice {
    low: u64,
    high: u64,
}

impl FastDice {
    /// Dice with this seed.
    ///
    /// ```
    /// use table::Dice;
    /// use table::dice::FastDice;
    ///
    /// let rolls = |seed| {
    ///     let mut dice = FastDice::seeded(seed);
    ///     [dice.below(6), dice.below(6), dice.below(6)]
    /// };
    /// assert_eq!(rolls(7), rolls(7), "the same seed gives the same rolls");
    /// ```
    pub fn seeded(seed: u64) -> FastDice {
        let mut state = seed;
        let mut next = || {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            mixed ^ (mixed >> 31)
        };
        FastDice { low: next(), high: next() }
    }

    #[inline]
    fn next(&mut self) -> u64 {
        let FastDice { low, high } = *self;
        let drawn = low.wrapping_add(high).rotate_left(17).wrapping_add(low);
        let mixed = high ^ low;
        self.low = low.rotate_left(49) ^ mixed ^ (mixed << 21);
        self.high = mixed.rotate_left(28);
        drawn
    }
}

impl Dice for FastDice {
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the low half is what is wanted")]
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a die has at least one side");
        loop {
            let wide = (self.next() >> 32) * u64::from(bound);
            let fraction = wide as u32;
            if fraction >= bound || fraction >= bound.wrapping_neg() % bound {
                return (wide >> 32) as u32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut dice = FastDice::seeded(1858);
        let rolls: Vec<u32> = (0..12).map(|_| dice.below(1000)).collect();
        assert_eq!(rolls, [571, 987, 124, 564, 339, 658, 755, 534, 806, 502, 541, 881]);
    }

    #[test]
    fn every_side_comes_up_about_equally_often() {
        let mut dice = FastDice::seeded(7);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[dice.below(6) as usize] += 1;
        }
        // Chi-squared with five degrees of freedom stays below 20.5 in 999 of 1,000 cases.
        let chi: f64 = counts.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 20.5, "{counts:?}");
    }

    proptest! {
        #[test]
        fn rolls_stay_below_the_bound(seed: u64, bound in 1u32..) {
            prop_assert!(FastDice::seeded(seed).below(bound) < bound);
        }
    }
}
