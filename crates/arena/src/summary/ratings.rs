//! A rating for each bot, from all games together.

use serde::Serialize;
use table::dice::FastDice;
use table::{Dice, SaturatingAs};

use super::{Played, duels};

/// The strength of a bot on the Elo scale: 400 points more are ten wins to one. The average of all bots of a run is 1500.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The index of the bot.
    pub bot: usize,
    /// Its rating.
    pub value: f64,
    /// The lower end of the 95% interval.
    pub low: f64,
    /// The upper end of the 95% interval.
    pub high: f64,
}

/// The rating of the average bot.
const AVERAGE: f64 = 1500.0;
/// The number of bootstrap samples of the set-ups.
const DRAWN_AGAIN: usize = 200;
/// The number of iterations; they converge long before.
const IMPROVED: usize = 300;

/// A bot's results against another in one round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Meeting {
    /// The index of the bot.
    pub bot: usize,
    /// The index of the other.
    pub other: usize,
    /// How often the bot did better; equality counts as half.
    pub won: f64,
    /// How often the other did better.
    pub lost: f64,
}

/// The score of each bot (row) against each other (column).
type Won = Vec<Vec<f64>>;

impl Played<'_> {
    /// The rating of each bot, the strongest first: the maximum-likelihood strengths by Bradley and Terry, with bootstrap intervals
    /// over set-ups.
    pub fn ratings(&self) -> Vec<Rating> {
        let rounds: Vec<Vec<Meeting>> =
            self.rounds().map(|round| meetings(&duels::won_in(self, round))).collect();
        let mut ratings = ratings_of(&rounds, self.plan.bots.len());
        ratings.sort_by(|one, other| other.value.total_cmp(&one.value));
        ratings
    }
}

/// The meetings of a round with these scores of each bot (row) against each other (column).
fn meetings(won: &Won) -> Vec<Meeting> {
    let pairs = (0..won.len()).flat_map(|bot| (0..bot).map(move |other| (bot, other)));
    let met = pairs.map(|(bot, other)| Meeting { bot, other, won: won[bot][other], lost: won[other][bot] });
    met.filter(|meeting| meeting.won + meeting.lost > 0.0).collect()
}

/// The rating of each bot by index: the maximum-likelihood strengths by Bradley and Terry, with bootstrap intervals over rounds.
/// The interval of a bot that took part in few rounds uses the samples in which it occurs.
pub fn ratings_of(rounds: &[Vec<Meeting>], bots: usize) -> Vec<Rating> {
    let found = strengths(&total(rounds.iter(), bots));
    let mut dice = FastDice::seeded(1);
    let mut again: Vec<Vec<f64>> = vec![Vec::new(); bots];
    for _ in 0..DRAWN_AGAIN {
        let drawn = (0..rounds.len()).map(|_| &rounds[dice.below(rounds.len().saturating_as()) as usize]);
        let won = total(drawn, bots);
        let has_met =
            |bot: usize| (0..bots).any(|other| other != bot && won[bot][other] + won[other][bot] > 0.0);
        for (bot, strength) in strengths(&won).into_iter().enumerate().filter(|(bot, _)| has_met(*bot)) {
            again[bot].push(strength);
        }
    }
    let interval = |(bot, (value, mut drawn)): (usize, (f64, Vec<f64>))| {
        drawn.sort_by(f64::total_cmp);
        let cut = drawn.len() / 40;
        let [low, high] = match drawn.len().checked_sub(1 + cut) {
            Some(last) => [drawn[cut], drawn[last]],
            None => [value, value],
        };
        Rating { bot, value, low, high }
    };
    found.into_iter().zip(again).enumerate().map(interval).collect()
}

fn total<'a>(rounds: impl Iterator<Item = &'a Vec<Meeting>>, bots: usize) -> Won {
    let mut won = vec![vec![0.0; bots]; bots];
    for meeting in rounds.flatten() {
        won[meeting.bot][meeting.other] += meeting.won;
        won[meeting.other][meeting.bot] += meeting.lost;
    }
    // Half a win for each who met: whoever won everything is not infinitely strong.
    let pairs = (0..bots).flat_map(|one| (0..one).map(move |other| (one, other)));
    let met: Vec<_> = pairs.filter(|&(one, other)| won[one][other] + won[other][one] > 0.0).collect();
    for (one, other) in met {
        won[one][other] += 0.5;
        won[other][one] += 0.5;
    }
    won
}

/// The maximum-likelihood strengths on the Elo scale.
fn strengths(won: &Won) -> Vec<f64> {
    let bots = won.len();
    let mut strength = vec![1.0; bots];
    for _ in 0..IMPROVED {
        for bot in 0..bots {
            let wins: f64 = won[bot].iter().sum();
            let expected: f64 = (0..bots)
                .filter(|&other| other != bot)
                .map(|other| (won[bot][other] + won[other][bot]) / (strength[bot] + strength[other]))
                .sum();
            if expected > 0.0 {
                strength[bot] = wins / expected;
            }
        }
    }
    let elo: Vec<f64> = strength.iter().map(|strength: &f64| 400.0 * strength.log10()).collect();
    let mean = elo.iter().sum::<f64>() / bots as f64;
    elo.iter().map(|elo| elo - mean + AVERAGE).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rounds in which the first wins so many of ten against the second, and the second against the third.
    fn rounds(wins: f64) -> Vec<Vec<Meeting>> {
        let met = |bot: usize| Meeting { bot, other: bot + 1, won: wins, lost: 10.0 - wins };
        vec![vec![met(0), met(1)]; 50]
    }

    #[test]
    fn three_wins_of_four_are_191_points_and_add_up_along_a_chain() {
        let ratings = ratings_of(&rounds(7.5), 3);
        assert!((ratings[0].value - ratings[1].value - 190.8).abs() < 2.0, "{ratings:?}");
        assert!((ratings[0].value - ratings[2].value - 381.7).abs() < 4.0, "{ratings:?}");
        assert!((ratings.iter().map(|rating| rating.value).sum::<f64>() - 3.0 * AVERAGE).abs() < 1e-6);
    }

    #[test]
    fn the_interval_is_as_wide_as_the_rounds_differ() {
        let width = |ratings: &[Rating]| ratings[0].high - ratings[0].low;
        let (same, mut differing) = (rounds(7.5), rounds(5.0));
        differing.extend(rounds(10.0));
        assert!(width(&ratings_of(&same, 3)) < 1e-6);
        assert!(width(&ratings_of(&differing, 3)) > 20.0);
    }

    #[test]
    fn one_who_played_in_few_rounds_is_judged_by_those() {
        let mut rounds = rounds(7.5);
        rounds.push(vec![Meeting { bot: 3, other: 0, won: 2.0, lost: 0.0 }]);
        let ratings = ratings_of(&rounds, 4);
        let newcomer = ratings[3];
        assert!(newcomer.value > ratings[0].value, "{ratings:?}");
        assert!(newcomer.low > ratings[0].low, "draws without it say nothing of it: {ratings:?}");
    }

    #[test]
    fn who_won_everything_has_a_rating() {
        assert!(ratings_of(&rounds(10.0), 3).iter().all(|rating| rating.value.is_finite()));
    }
}
