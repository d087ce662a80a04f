//! Every two bots against each other.

use std::cmp::Ordering;

use serde::Serialize;

use super::{Played, seat_of};
use crate::plan::Against;
use crate::result::GameResult;
use crate::stats::{Elo, Rate, sign_test};

/// Two bots, from the first one's point of view.
#[derive(Clone, Serialize)]
pub struct Duel {
    /// The index of the bot.
    pub bot: usize,
    /// The index of the other.
    pub other: usize,
    /// How often the bot did better than the other: at one table, a better place; against a script, a greater margin with the same
    /// set-up.
    pub ahead: usize,
    /// How often they were equal.
    pub level: usize,
    /// How often the other did better.
    pub behind: usize,
    /// The bot's score in these comparisons; equality counts as half.
    pub score: Rate,
    /// By how many Elo points the bot is better.
    pub elo: Elo,
    /// With how many set-ups the bot did better, over all their seatings: by games, and if these are equal by points.
    pub rounds_ahead: usize,
    /// With how many set-ups they were equal.
    pub rounds_level: usize,
    /// With how many set-ups the other did better.
    pub rounds_behind: usize,
    /// The p-value of the sign test over set-ups.
    pub p_value: f64,
}

impl Duel {
    /// The comparison of two bots from the first one's point of view, if they can be compared.
    pub fn between(duels: &[Duel], bot: usize, other: usize) -> Option<Duel> {
        duels.iter().find_map(|duel| match (duel.bot, duel.other) {
            pair if pair == (bot, other) => Some(duel.clone()),
            pair if pair == (other, bot) => Some(duel.turned()),
            _ => None,
        })
    }

    /// The same from the other's point of view.
    fn turned(&self) -> Duel {
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

/// The score of each bot (row) against each other (column) in one round; equality counts as half.
pub(super) fn won_in(played: &Played<'_>, round: &[GameResult]) -> Vec<Vec<f64>> {
    let bots = played.plan.bots.len();
    let mut won = vec![vec![0.0; bots]; bots];
    for (bot, row) in won.iter_mut().enumerate() {
        for (other, cell) in row.iter_mut().enumerate().filter(|(other, _)| *other != bot) {
            let results: Vec<Option<Ordering>> = match played.plan.against {
                Against::Bots => {
                    round.iter().map(|game_result| meeting(played, game_result, bot, other)).collect()
                }
                Against::Script => vec![against_script(played, round, bot, other)],
            };
            *cell = results
                .into_iter()
                .flatten()
                .map(|result| match result {
                    Ordering::Greater => 1.0,
                    Ordering::Equal => 0.5,
                    Ordering::Less => 0.0,
                })
                .sum();
        }
    }
    won
}

fn duel(played: &Played<'_>, bot: usize, other: usize) -> Option<Duel> {
    let (mut games, mut rounds) = (Tally::default(), Tally::default());
    match played.plan.against {
        Against::Bots => {
            for game_result in played.game_results {
                count(&mut games, meeting(played, game_result, bot, other));
            }
            for round in played.rounds() {
                count(&mut rounds, over_round(played, round, bot, other));
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

/// Who did better with a set-up, if the two met on it. If a seat is a great advantage, each wins most set-ups once; points then say
/// more than nothing.
fn over_round(played: &Played<'_>, round: &[GameResult], bot: usize, other: usize) -> Option<Ordering> {
    let points = |game_result: &GameResult, bot| {
        seat_of(played.plan, game_result, bot).map(|seat| game_result.points[seat])
    };
    let games = round.iter().filter_map(|game_result| {
        let lead = points(game_result, bot)? - points(game_result, other)?;
        Some((meeting(played, game_result, bot, other)? as i32, lead))
    });
    let sum = games.reduce(|(won, lead), (more, further)| (won + more, lead + further));
    sum.map(|sum| sum.cmp(&(0, 0)))
}

/// How a game ended between two bots, if both sat at its table.
fn meeting(played: &Played<'_>, game_result: &GameResult, bot: usize, other: usize) -> Option<Ordering> {
    let place = |bot| seat_of(played.plan, game_result, bot).map(|seat| game_result.places[seat]);
    Some(place(other)?.cmp(&place(bot)?))
}

/// Which of two bots did better against the script on the same set-up.
fn against_script(played: &Played<'_>, round: &[GameResult], bot: usize, other: usize) -> Option<Ordering> {
    let margin = |bot| {
        round.iter().find_map(|game_result| Some(game_result.margin(seat_of(played.plan, game_result, bot)?)))
    };
    Some(margin(bot)?.cmp(&margin(other)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::tests::plan;
    use crate::plan::{Fixture, Pairing};

    /// A round of two games: the points of bot 0 and bot 1 in each.
    fn round(games: [(i32, i32); 2]) -> Vec<GameResult> {
        let game_result = |(seating, (mine, theirs)): (usize, (i32, i32))| {
            let points = if seating == 0 { vec![mine, theirs] } else { vec![theirs, mine] };
            let places =
                points.iter().map(|own| if points.iter().any(|other| other > own) { 2 } else { 1 }).collect();
            GameResult {
                fixture: Fixture { round: 0, seed: 7, seating },
                points,
                places,
                thinking: Vec::new(),
                hand_overs: 0,
                forfeit: None,
            }
        };
        games.into_iter().enumerate().map(game_result).collect()
    }

    fn result(games: [(i32, i32); 2]) -> Option<Ordering> {
        let (plan, game_results) = (plan(Pairing::Paired), round(games));
        over_round(&Played { plan: &plan, game_results: &game_results }, &game_results, 0, 1)
    }

    #[test]
    fn a_round_goes_to_who_won_more_games_whatever_the_points() {
        assert_eq!(result([(10, 9), (5, 5)]), Some(Ordering::Greater));
        assert_eq!(result([(10, 9), (10, 9)]), Some(Ordering::Greater));
        assert_eq!(result([(1, 2), (5, 5)]), Some(Ordering::Less));
    }

    #[test]
    fn a_round_with_a_win_each_goes_to_who_has_more_points() {
        assert_eq!(result([(10, 9), (5, 8)]), Some(Ordering::Less));
        assert_eq!(result([(10, 9), (5, 6)]), Some(Ordering::Equal));
    }

    #[test]
    fn the_other_bot_sees_every_duel_from_the_other_side() {
        let (plan, game_results) = (plan(Pairing::Paired), round([(10, 9), (5, 8)]));
        let played = Played { plan: &plan, game_results: &game_results };
        let (one, other) = (duel(&played, 0, 1).unwrap(), duel(&played, 1, 0).unwrap());
        assert_eq!(serde_json::to_value(one.turned()).unwrap(), serde_json::to_value(other).unwrap());
    }
}
