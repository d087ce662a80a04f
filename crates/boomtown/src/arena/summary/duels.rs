//! Every two bots against each other.

use std::cmp::Ordering;

use serde::Serialize;

use super::{Played, seat_of};
use crate::arena::bout::Bout;
use crate::arena::plan::Against;
use crate::arena::stats::{Elo, Rate, sign_test};

/// Two bots, seen from the first.
#[derive(Clone, Serialize)]
pub(crate) struct Duel {
    /// The bot, counted from 0.
    pub(crate) bot: usize,
    /// The other one.
    pub(crate) other: usize,
    /// How often the bot came before the other. At one table that is a better place; against a script it is
    /// a greater margin on the same set-up.
    pub(crate) ahead: usize,
    /// How often they were level.
    pub(crate) level: usize,
    /// How often the other came before the bot.
    pub(crate) behind: usize,
    /// What the bot won of these comparisons; level is half.
    pub(crate) score: Rate,
    /// By how many Elo points the bot is better.
    pub(crate) elo: Elo,
    /// On how many set-ups the bot came out ahead, over all their seatings.
    pub(crate) rounds_ahead: usize,
    /// On how many they came out level.
    pub(crate) rounds_level: usize,
    /// On how many the other came out ahead.
    pub(crate) rounds_behind: usize,
    /// How often equals come out at least as far apart: the sign test over set-ups.
    pub(crate) p_value: f64,
}

impl Duel {
    /// The same, seen from the other bot.
    pub(crate) fn turned(&self) -> Duel {
        let score = self.level as f64 / 2.0 + self.behind as f64;
        let score = Rate::of(score, self.ahead + self.level + self.behind);
        Duel {
            bot: self.other,
            other: self.bot,
            ahead: self.behind,
            behind: self.ahead,
            score,
            elo: Elo::of(score),
            rounds_ahead: self.rounds_behind,
            rounds_behind: self.rounds_ahead,
            ..self.clone()
        }
    }
}

/// Ahead, level, behind.
type Tally = [usize; 3];

/// Every two bots that can be compared.
pub(super) fn all(played: &Played<'_>) -> Vec<Duel> {
    let bots = played.plan.bots.len();
    let pairs = (0..bots).flat_map(|bot| (bot + 1..bots).map(move |other| (bot, other)));
    pairs.filter_map(|(bot, other)| duel(played, bot, other)).collect()
}

fn duel(played: &Played<'_>, bot: usize, other: usize) -> Option<Duel> {
    let (mut games, mut rounds) = (Tally::default(), Tally::default());
    match played.plan.against {
        Against::Bots => {
            for bout in played.bouts {
                count(&mut games, meeting(played, bout, bot, other));
            }
            for round in played.rounds() {
                count(&mut rounds, sum(round.iter().filter_map(|bout| meeting(played, bout, bot, other))));
            }
        }
        Against::Script => {
            for round in played.rounds() {
                let result = against_script(played, round, bot, other);
                count(&mut games, result);
                count(&mut rounds, result);
            }
        }
    }
    let total: usize = games.iter().sum();
    let score = (total > 0).then(|| Rate::of(games[0] as f64 + games[1] as f64 / 2.0, total))?;
    Some(Duel {
        bot,
        other,
        ahead: games[0],
        level: games[1],
        behind: games[2],
        score,
        elo: Elo::of(score),
        rounds_ahead: rounds[0],
        rounds_level: rounds[1],
        rounds_behind: rounds[2],
        p_value: sign_test(rounds[0], rounds[2]),
    })
}

/// `Greater` is ahead.
fn count(tally: &mut Tally, result: Option<Ordering>) {
    match result {
        Some(Ordering::Greater) => tally[0] += 1,
        Some(Ordering::Equal) => tally[1] += 1,
        Some(Ordering::Less) => tally[2] += 1,
        None => {}
    }
}

/// Who came out ahead over several games; nothing over none.
fn sum(results: impl Iterator<Item = Ordering>) -> Option<Ordering> {
    let sum = |sum: Option<i32>, result: Ordering| Some(sum.unwrap_or_default() + result as i32);
    results.fold(None, sum).map(|sum| sum.cmp(&0))
}

/// How a game ended between two bots, if both sat at its table.
fn meeting(played: &Played<'_>, bout: &Bout, bot: usize, other: usize) -> Option<Ordering> {
    let place = |bot| seat_of(played.plan, bout, bot).map(|seat| bout.places[seat]);
    Some(place(other)?.cmp(&place(bot)?))
}

/// Which of two bots did better against the script on the same set-up.
fn against_script(played: &Played<'_>, round: &[Bout], bot: usize, other: usize) -> Option<Ordering> {
    let margin = |bot| round.iter().find_map(|bout| Some(bout.margin(seat_of(played.plan, bout, bot)?)));
    Some(margin(bot)?.cmp(&margin(other)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_won_and_lost_is_level() {
        assert_eq!(sum([Ordering::Greater, Ordering::Less].into_iter()), Some(Ordering::Equal));
        assert_eq!(sum([Ordering::Greater, Ordering::Equal].into_iter()), Some(Ordering::Greater));
        assert_eq!(sum(std::iter::empty()), None);
    }
}
