//! Student's t: how far off the mean of a few numbers may be.

use super::Z;

/// The two-sided 95% quantiles for one to nine degrees of freedom.
const FEW: [f64; 9] =
    [12.706_205, 4.302_653, 3.182_446, 2.776_445, 2.570_582, 2.446_912, 2.364_624, 2.306_004, 2.262_157];

/// The two-sided 95% quantile of the t distribution.
///
/// From ten degrees of freedom on, by the Cornish-Fisher expansion around the normal quantile (Abramowitz and Stegun 26.7.5), whose
/// first terms are accurate to three decimals there.
pub(super) fn quantile(degrees: usize) -> f64 {
    assert!(degrees > 0, "one number alone has no spread");
    if let Some(&known) = FEW.get(degrees - 1) {
        return known;
    }
    let inverse = 1.0 / degrees as f64;
    let square = Z * Z;
    let terms = [
        (square + 1.0) * Z / 4.0,
        ((5.0 * square + 16.0) * square + 3.0) * Z / 96.0,
        (((3.0 * square + 19.0) * square + 17.0) * square - 15.0) * Z / 384.0,
    ];
    Z + terms.iter().rev().fold(0.0, |sum, term| (sum + term) * inverse)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quantiles_are_those_of_the_printed_tables() {
        let printed = [
            (1, 12.706),
            (2, 4.303),
            (5, 2.571),
            (9, 2.262),
            (10, 2.228),
            (15, 2.131),
            (30, 2.042),
            (120, 1.980),
        ];
        for (degrees, expected) in printed {
            assert!((quantile(degrees) - expected).abs() < 6e-4, "{degrees}: {}", quantile(degrees));
        }
    }

    #[test]
    fn with_many_numbers_it_is_the_normal_quantile() {
        assert!((quantile(1_000_000) - Z).abs() < 1e-5);
    }
}
