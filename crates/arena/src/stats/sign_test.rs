//! The sign test: could this many wins against that many losses be luck?

/// The exact two-sided p-value of a fair coin. Draws are left out.
pub(crate) fn sign_test(wins: usize, losses: usize) -> f64 {
    let tosses = (wins + losses) as f64;
    let fewer = wins.min(losses);
    // The chance of just `fewer` heads, by logarithms because it can be tiny.
    let ways: f64 = (1..=fewer).map(|i| ((tosses - fewer as f64 + i as f64) / i as f64).ln()).sum();
    let just = (ways - tosses * std::f64::consts::LN_2).exp();
    let (sum, _) = (1..=fewer).rev().fold((just, just), |(sum, chance), heads| {
        let next = chance * heads as f64 / (tosses - heads as f64 + 1.0);
        (sum + next, next)
    });
    (2.0 * sum).min(1.0)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-9 * expected.max(1e-3), "{found} should be {expected}");
    }

    #[test]
    fn small_cases_are_those_counted_by_hand() {
        close(sign_test(0, 0), 1.0);
        close(sign_test(5, 0), 2.0 / 32.0);
        close(sign_test(6, 0), 2.0 / 64.0);
        // C(10,0) + C(10,1) + C(10,2) = 56 ways of 1,024, on both sides.
        close(sign_test(8, 2), 112.0 / 1024.0);
        close(sign_test(3, 3), 1.0);
    }

    #[test]
    fn a_clear_result_of_many_games_has_a_tiny_but_positive_probability() {
        let p = sign_test(900, 100);
        assert!(p > 0.0 && p < 1e-150);
    }

    proptest! {
        #[test]
        fn it_does_not_matter_who_is_called_first(wins in 0usize..500, losses in 0usize..500) {
            prop_assert_eq!(sign_test(wins, losses).to_bits(), sign_test(losses, wins).to_bits());
        }

        #[test]
        fn one_more_win_for_the_leader_is_never_likelier_to_be_luck(losses in 0usize..200, lead in 0usize..200) {
            let (less, more) = (sign_test(losses + lead, losses), sign_test(losses + lead + 1, losses));
            prop_assert!((0.0..=1.0).contains(&less));
            prop_assert!(more <= less + 1e-12);
        }
    }
}
