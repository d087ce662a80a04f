//! Every two bots against each other.

use std::cmp::Ordering;

use serde::Serialize;

use super::{Played, seat_of};
use crate::game::GameResult;
use crate::plan::Against;
use crate::stats::{Elo, Rate, sign_test};

/// Two bots, seen from the first.
#[derive(Clone, Serialize)]
pub struct Duel {
    /// The bot, counted from 0.
    pub bot: usize,
    /// The other one.
    pub other: usize,
    /// How often the bot came before the other. At one table that is a better place; against a script it is
    /// a greater margin on the same set-up.
    pub ahead: usize,
    /// How often they were level.
    pub level: usize,
    /// How often the other came before the bot.
    pub behind: usize,
    /// What the bot won of these comparisons; level is half.
    pub score: Rate,
    /// By how many Elo points the bot is better.
    pub elo: Elo,
    /// On how many set-ups the bot came out ahead, over all their seatings: by games, and if these are level by points.
    pub rounds_ahead: usize,
    /// On how many they came out level.
    pub rounds_level: usize,
    /// On how many the other came out ahead.
    pub rounds_behind: usize,
    /// How often equals come out at least as far apart: the sign test over set-ups.
    pub p_value: f64,
}

impl Duel {
    /// The duel of two bots, seen from the first, if they can be compared.
    pub fn between(duels: &[Duel], bot: usize, other: usize) -> Option<Duel> {
        duels.iter().find_map(|duel| match (duel.bot, duel.other) {
            pair if pair == (bot, other) => Some(duel.clone()),
            pair if pair == (other, bot) => Some(duel.turned()),
            _ => None,
        })
    }

    /// The same, seen from the other bot.
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

/// What each bot (row) won against each other (column) in one round; level is half.
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

/// Who came out ahead on a set-up, if the two met on it. Where a seat is worth much, most set-ups go to each once; points
/// then tell more than nothing.
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
