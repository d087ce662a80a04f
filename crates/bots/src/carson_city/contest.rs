//! What a lead over Standish is worth to a player who wants to win: near a draw every point counts, far from it hardly any.

use carson_city::ROUNDS;

/// How far from a draw points still count.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contest {
    range: f64,
}

/// Standish wins every tie.
const NEEDED: f64 = 0.5;

impl Contest {
    /// The contest as evaluated at the end of this round. After the last one a lead is certain.
    pub(super) const fn until(round: u8) -> Contest {
        Contest { range: if round >= ROUNDS { 8.0 } else { 20.0 } }
    }

    /// What a lead is worth.
    pub(super) fn worth_of(self, lead: f64) -> f64 {
        self.range * ((lead - NEEDED) / self.range).tanh()
    }

    /// The lead with this worth.
    pub(super) fn lead_of(self, worth: f64) -> f64 {
        const MOST: f64 = 0.9999;
        NEEDED + self.range * (worth / self.range).clamp(-MOST, MOST).atanh()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_told_from_what_it_is_worth() {
        for round in 1..=ROUNDS {
            for lead in [-25.0, -3.0, 0.5, 12.0, 25.0] {
                let contest = Contest::until(round);
                let told = contest.lead_of(contest.worth_of(lead));
                assert!((told - lead).abs() < 1e-6, "{told} in round {round}");
            }
        }
    }

    #[test]
    fn a_point_that_turns_the_game_counts_more_than_one_of_a_large_lead() {
        let contest = Contest::until(ROUNDS);
        let gained = |lead: f64| contest.worth_of(lead + 1.0) - contest.worth_of(lead);
        assert!(gained(0.0) > 5.0 * gained(15.0));
    }
}
