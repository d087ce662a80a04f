//! The results of each bot.

use std::time::Duration;

use serde::Serialize;
use table::SaturatingAs;

use super::{Played, seat_of};
use crate::format::counted;
use crate::result::{GameResult, Thinking};
use crate::stats::{Bins, Elo, Histogram, Mean, Rate, Spread, percentile};

/// The results of a bot.
#[derive(Serialize)]
pub struct BotSummary {
    /// Its name.
    pub name: String,
    /// The kind of bot, such as a level; `program` for a program.
    pub level: String,
    /// Its argument for `--bot`.
    pub bot: String,
    /// Its budget for a decision in milliseconds, if it is a time.
    pub budget_ms: Option<u64>,
    /// Its budget for a decision in positions, if it is a number of positions.
    pub budget_positions: Option<u64>,
    /// The number of games it played.
    pub games: usize,
    /// The number of games it won alone.
    pub wins: usize,
    /// The number of games with a shared first place.
    pub draws: usize,
    /// The number of games that somebody else won.
    pub losses: usize,
    /// The number of games it lost because its program failed.
    pub forfeits: usize,
    /// Its score; a shared first place counts in part.
    pub score: Rate,
    /// Its score against each of the other seats of its games; the same as `score` at a table for two.
    pub beaten: Rate,
    /// Its Elo difference to the other seats of its games, by `beaten`.
    pub elo: Elo,
    /// Its points.
    pub points: Points,
    /// By how much it was ahead of the best of the others, over set-ups.
    pub margin: Margin,
    /// The number of its decisions in a game.
    pub decisions_per_game: f64,
    /// The number of legal actions for a decision.
    pub actions_per_decision: f64,
    /// Its thinking time.
    pub time: Time,
}

impl BotSummary {
    /// Its budget for people: `50 ms`, `2000 positions`.
    pub(crate) fn budget(&self) -> String {
        match (self.budget_ms, self.budget_positions) {
            (Some(milliseconds), _) => format!("{milliseconds} ms"),
            (None, positions) => counted(positions.unwrap_or_default().saturating_as(), "position"),
        }
    }
}

/// A bot's points.
#[derive(Serialize)]
pub struct Points {
    /// Mean, median and so on.
    #[serde(flatten)]
    pub spread: Spread,
    /// The distribution.
    pub histogram: Histogram,
}

/// By how much a bot was ahead.
#[derive(Serialize)]
pub struct Margin {
    /// Mean over set-ups.
    #[serde(flatten)]
    pub mean: Mean,
    /// Distribution over games.
    pub histogram: Histogram,
}

/// The thinking time of a bot for a decision, in milliseconds.
#[derive(Clone, Copy, Serialize)]
pub struct Time {
    /// The average.
    pub mean_ms: f64,
    /// The 99th percentile.
    pub p99_ms: f64,
    /// The maximum.
    pub max_ms: f64,
    /// The time beyond which a decision counts as over the budget; `None` if the budget is not a time.
    pub limit_ms: Option<f64>,
    /// How many decisions took longer than that.
    pub over_budget: usize,
    /// The number of all decisions.
    pub decisions: usize,
}

pub(super) fn summaries(played: &Played<'_>) -> Vec<BotSummary> {
    let bots = 0..played.plan.bots.len();
    let points = |bot| played.of_bot(bot).map(|(game_result, seat)| i64::from(game_result.points[seat]));
    let margins = |bot| played.of_bot(bot).map(|(game_result, seat)| i64::from(game_result.margin(seat)));
    let point_bins = Bins::covering(bots.clone().flat_map(points).collect::<Vec<_>>());
    let margin_bins = Bins::covering(bots.clone().flat_map(margins).collect::<Vec<_>>());
    bots.map(|bot| {
        let spread = Spread::of(&points(bot).map(|points| points as f64).collect::<Vec<_>>());
        let points = Points { spread, histogram: point_bins.count(points(bot)) };
        let margin = Margin { mean: mean_margin(played, bot), histogram: margin_bins.count(margins(bot)) };
        summary(played, bot, points, margin)
    })
    .collect()
}

fn summary(played: &Played<'_>, bot: usize, points: Points, margin: Margin) -> BotSummary {
    let contender = &played.plan.bots[bot];
    let own: Vec<(&GameResult, usize)> = played.of_bot(bot).collect();
    let games = own.len();
    let wins = own.iter().filter(|(game_result, seat)| game_result.share(*seat) >= 1.0).count();
    let draws = own.iter().filter(|(game_result, seat)| game_result.share(*seat) > 0.0).count() - wins;
    let beaten = Rate::of(own.iter().map(|(game_result, seat)| part_beaten(game_result, *seat)).sum(), games);
    let thinking: Vec<&Thinking> =
        own.iter().map(|(game_result, seat)| &game_result.thinking[*seat]).collect();
    let decisions: usize = thinking.iter().map(|thinking| thinking.times.len()).sum();
    let listed: usize = thinking.iter().map(|thinking| thinking.listed).sum();
    BotSummary {
        name: contender.name.clone(),
        level: contender.kind.kind().to_owned(),
        bot: contender.argument(),
        budget_ms: contender.budget.milliseconds(),
        budget_positions: contender.budget.positions(),
        games,
        wins,
        draws,
        losses: games - wins - draws,
        forfeits: own.iter().filter(|(game_result, seat)| game_result.forfeited(*seat)).count(),
        score: Rate::of(own.iter().map(|(game_result, seat)| game_result.share(*seat)).sum(), games),
        beaten,
        elo: Elo::of(beaten),
        points,
        margin,
        decisions_per_game: decisions as f64 / games as f64,
        actions_per_decision: listed as f64 / decisions.max(1) as f64,
        time: time(&thinking, contender.budget.milliseconds()),
    }
}

/// The part of the others that a seat beat; a tie counts as half beaten.
fn part_beaten(game_result: &GameResult, seat: usize) -> f64 {
    let place = game_result.places[seat];
    let others = game_result.places.iter().enumerate().filter(|&(other, _)| other != seat);
    let beaten: f64 = others
        .map(|(_, other)| match other.cmp(&place) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        })
        .sum();
    // Who plays alone, without even a script, cannot but be first.
    if game_result.places.len() == 1 { 1.0 } else { beaten / (game_result.places.len() - 1) as f64 }
}

/// The mean margin over set-ups: games of one set-up depend on each other and count as one number. Without a complete round it is
/// the mean over games, without an interval.
fn mean_margin(played: &Played<'_>, bot: usize) -> Mean {
    let mean = |margins: &[f64]| margins.iter().sum::<f64>() / margins.len() as f64;
    let by_round: Vec<f64> = played
        .rounds()
        .map(|round| -> Vec<f64> {
            round
                .iter()
                .filter_map(|game_result| {
                    seat_of(played.plan, game_result, bot).map(|seat| f64::from(game_result.margin(seat)))
                })
                .collect()
        })
        .filter(|margins| !margins.is_empty())
        .map(|margins| mean(&margins))
        .collect();
    if by_round.is_empty() {
        let margins: Vec<f64> =
            played.of_bot(bot).map(|(game_result, seat)| f64::from(game_result.margin(seat))).collect();
        Mean { value: mean(&margins), low: None, high: None }
    } else {
        Mean::of(&by_round)
    }
}

/// Clocks and schedulers are not exact: a decision counts as over the budget beyond this.
fn limit_ms(budget: u64) -> f64 {
    budget as f64 + budget as f64 / 10.0 + 5.0
}

fn time(thinking: &[&Thinking], budget: Option<u64>) -> Time {
    let milliseconds = |time: &Duration| time.as_secs_f64() * 1000.0;
    let times: Vec<f64> = thinking.iter().flat_map(|thinking| &thinking.times).map(milliseconds).collect();
    let limit_ms = budget.map(limit_ms);
    let decisions = times.len();
    if decisions == 0 {
        return Time { mean_ms: 0.0, p99_ms: 0.0, max_ms: 0.0, limit_ms, over_budget: 0, decisions };
    }
    let spread = Spread::of(&times);
    Time {
        mean_ms: spread.mean,
        p99_ms: percentile(&times, 99.0),
        max_ms: spread.max,
        limit_ms,
        over_budget: times.iter().filter(|&&time| limit_ms.is_some_and(|limit| time > limit)).count(),
        decisions,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Fixture;

    #[test]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "halves are doubled to whole numbers"
    )]
    fn a_shared_place_beats_half() {
        let fixture = Fixture { round: 0, seed: 0, seating: 0 };
        let game_result = GameResult {
            fixture,
            points: vec![5; 4],
            places: vec![1, 2, 2, 4],
            thinking: Vec::new(),
            hand_overs: 0,
            forfeit: None,
        };
        let halves = [0, 1, 2, 3].map(|seat| (part_beaten(&game_result, seat) * 2.0) as u8);
        assert_eq!(halves, [2, 1, 1, 0]);
    }

    #[test]
    fn a_little_over_the_budget_is_forgiven_and_more_is_counted() {
        let thinking = Thinking { listed: 9, times: [40, 60, 61].map(Duration::from_millis).to_vec() };
        let time = time(&[&thinking], Some(50));
        assert_eq!((time.over_budget, time.decisions), (1, 3));
        assert!(
            (time.max_ms - 61.0).abs() < 1e-9
                && time.limit_ms.is_some_and(|limit| (limit - 60.0).abs() < 1e-9)
        );
    }
}
