//! The summary of a run: everything that `--json`, the terminal and the report show.

#![expect(clippy::cast_precision_loss, reason = "no run has 2^52 games, points or milliseconds")]

mod bots;
mod duels;
mod ratings;
mod seats;
mod verdict;

pub use bots::{BotSummary, Margin, Points, Time};
pub use duels::Duel;
pub use ratings::{Meeting, Rating, ratings_of};
pub use seats::{HeldBy, SeatSummary};
use serde::Serialize;
use serde_json::Value;
use table::SaturatingAs;
pub use verdict::{Certainty, Conclusion};

use super::plan::{Against, Occupant, Pairing, Plan};
use super::result::{Forfeit, GameResult};
use super::stats::{Bins, Histogram, Spread};

/// All results of a run. Only the fields `run` and `time` depend on the clock.
#[derive(Serialize)]
pub struct Summary {
    /// The version of this format.
    pub boomtown_arena: u32,
    /// The game's name.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The options, with all defaults filled in.
    pub options: Value,
    /// The seed of the first set-up.
    pub seed: u64,
    /// Whether seatings share set-ups.
    pub pairing: Pairing,
    /// Who a bot is measured against.
    pub against: Against,
    /// How the run went.
    pub run: Run,
    /// The numbers of games and set-ups.
    pub count: Count,
    /// Which bot is stronger.
    pub verdict: Conclusion,
    /// The bots in the order of the command line.
    pub bots: Vec<BotSummary>,
    /// Every two bots.
    pub duels: Vec<Duel>,
    /// Whether a seat is an advantage, in a sentence; `None` if there is only one.
    pub seat_verdict: Option<String>,
    /// The seats.
    pub seats: Vec<SeatSummary>,
    /// The numbers of decisions in a game.
    pub length: Length,
    /// How many times a game called a player for a decision, on average.
    pub hand_overs_per_game: f64,
    /// Every game.
    pub games: Vec<GameLine>,
}

/// How a run went; depends on the machine.
#[derive(Clone, Copy, Serialize)]
pub struct Run {
    /// The number of games played in parallel.
    pub threads: usize,
    /// The duration.
    pub seconds: f64,
    /// Whether it was stopped.
    pub interrupted: bool,
}

/// The numbers of games and set-ups.
#[derive(Clone, Copy, Serialize)]
pub struct Count {
    /// The number of games planned.
    pub planned: usize,
    /// The number of games finished.
    pub games: usize,
    /// The number of set-ups played in every seating (without shared set-ups, every game counts).
    pub rounds: usize,
    /// The number of seatings in which a set-up is played.
    pub seatings: usize,
}

/// The numbers of decisions in games.
#[derive(Serialize)]
pub struct Length {
    /// Mean, median and so on.
    #[serde(flatten)]
    pub spread: Spread,
    /// The distribution.
    pub histogram: Histogram,
}

/// One game.
#[derive(Serialize)]
pub struct GameLine {
    /// Games of the same round share their set-up.
    pub round: usize,
    /// The seed of the set-up.
    pub seed: u64,
    /// The index of the bot at each seat; `None` for a scripted seat.
    pub seats: Vec<Option<usize>>,
    /// The points, in seat order.
    pub points: Vec<i32>,
    /// The places, in seat order.
    pub places: Vec<u32>,
    /// The number of decisions.
    pub decisions: usize,
    /// How many times a player was called for a decision.
    pub hand_overs: usize,
    /// The program that failed and lost the game, if one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Forfeit>,
}

/// The games of a plan, for evaluation.
pub struct Played<'a> {
    plan: &'a Plan,
    game_results: &'a [GameResult],
}

impl<'a> Played<'a> {
    /// The games of a plan, if there is at least one of every bot.
    pub fn of(plan: &'a Plan, game_results: &'a [GameResult]) -> Option<Played<'a>> {
        let played = Played { plan, game_results };
        let everybody_played = (0..plan.bots.len()).all(|bot| played.of_bot(bot).next().is_some());
        everybody_played.then_some(played)
    }

    /// The games of a bot, with its seat.
    fn of_bot(&self, bot: usize) -> impl Iterator<Item = (&'a GameResult, usize)> {
        let plan = self.plan;
        self.game_results
            .iter()
            .filter_map(move |game_result| Some((game_result, seat_of(plan, game_result, bot)?)))
    }

    /// The games of each round that was played in all its seatings.
    fn rounds(&self) -> impl Iterator<Item = &'a [GameResult]> {
        let size = self.plan.round_size();
        self.game_results
            .chunk_by(|one, other| one.fixture.round == other.fixture.round)
            .filter(move |round| round.len() == size)
    }

    /// The summary of the games.
    pub fn summary(&self, run: Run) -> Summary {
        let plan = self.plan;
        let bots = bots::summaries(self);
        let duels = duels::all(self);
        let seats = seats::summaries(self);
        let count = Count {
            planned: plan.games,
            games: self.game_results.len(),
            rounds: self.rounds().count(),
            seatings: plan.seatings.len(),
        };
        Summary {
            boomtown_arena: 1,
            game: plan.entry.game().name(),
            rules: plan.entry.game().rules(),
            options: plan.options.clone(),
            seed: plan.seed,
            pairing: plan.pairing,
            against: plan.against,
            run,
            count,
            verdict: verdict::of(plan, &bots, &duels),
            seat_verdict: seats::verdict(&seats),
            seats,
            length: self.length(),
            hand_overs_per_game: self.hand_overs_per_game(),
            games: self.game_results.iter().map(|game_result| game_line(plan, game_result)).collect(),
            bots,
            duels,
        }
    }

    fn hand_overs_per_game(&self) -> f64 {
        let all: usize = self.game_results.iter().map(|game_result| game_result.hand_overs).sum();
        all as f64 / self.game_results.len().max(1) as f64
    }

    fn length(&self) -> Length {
        let decisions =
            self.game_results.iter().map(|game_result| game_result.decisions().saturating_as::<i64>());
        let numbers: Vec<f64> = decisions.clone().map(|decisions| decisions as f64).collect();
        Length { spread: Spread::of(&numbers), histogram: Bins::covering(decisions.clone()).count(decisions) }
    }
}

fn seat_of(plan: &Plan, game_result: &GameResult, bot: usize) -> Option<usize> {
    plan.seatings[game_result.fixture.seating].iter().position(|&occupant| occupant == Occupant::Bot(bot))
}

fn game_line(plan: &Plan, game_result: &GameResult) -> GameLine {
    let bot = |occupant: &Occupant| match occupant {
        Occupant::Bot(bot) => Some(*bot),
        Occupant::Script => None,
    };
    GameLine {
        round: game_result.fixture.round,
        seed: game_result.fixture.seed,
        seats: plan.seatings[game_result.fixture.seating].iter().map(bot).collect(),
        points: game_result.points.clone(),
        places: game_result.places.clone(),
        decisions: game_result.decisions(),
        hand_overs: game_result.hand_overs,
        forfeit: game_result.forfeit.clone(),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use table::SeatKind;

    use super::*;
    use crate::contender::{Contender, Entrant};
    use crate::plan::Fixture;
    use crate::report;
    use crate::result::Thinking;
    use crate::seating::seatings;

    const RUN: Run = Run { threads: 1, seconds: 0.0, interrupted: false };

    /// A plan for so many bots at one table.
    fn plan(bots: usize, rounds: usize) -> Plan {
        let entrants: Vec<Entrant> = vec!["cowhand".parse().unwrap(); bots];
        Plan {
            entry: &games::built_in().games()[0],
            options: Value::Null,
            bots: Contender::all(&games::built_in().games()[0], &entrants, 50).unwrap(),
            seatings: seatings(bots, &vec![SeatKind::Player; bots]),
            against: Against::Bots,
            pairing: Pairing::Paired,
            seed: 1,
            games: rounds * bots,
            patience: std::time::Duration::ZERO,
        }
    }

    /// Games of the plan that ended with these points, each bot's own whichever seat it had.
    fn game_results(plan: &Plan, points: &[Vec<i32>]) -> Vec<GameResult> {
        let game_result = |(fixture, by_bot): (Fixture, &Vec<i32>)| {
            let own = |occupant: &Occupant| if let Occupant::Bot(bot) = occupant { by_bot[*bot] } else { 0 };
            let points: Vec<i32> = plan.seatings[fixture.seating].iter().map(own).collect();
            let place =
                |own: &i32| 1 + points.iter().filter(|&other| other > own).count().saturating_as::<u32>();
            let places = points.iter().map(place).collect();
            let thinking = vec![Thinking::default(); plan.seats()];
            GameResult { fixture, points, places, thinking, hand_overs: 0, forfeit: None }
        };
        plan.fixtures().zip(points).map(game_result).collect()
    }

    fn summary(plan: &Plan, points: &[Vec<i32>]) -> Summary {
        Played::of(plan, &game_results(plan, points)).unwrap().summary(RUN)
    }

    /// Some rounds of two to six bots, with few different points so that there are draws.
    fn results() -> impl Strategy<Value = (usize, Vec<Vec<i32>>)> {
        (2usize..=6, 1usize..6).prop_flat_map(|(bots, rounds)| {
            let game = proptest::collection::vec(-3..6, bots);
            (Just(bots), proptest::collection::vec(game, rounds * bots))
        })
    }

    #[test]
    fn a_round_that_was_cut_short_counts_its_games_but_is_no_round() {
        let plan = plan(2, 2);
        let summary = summary(&plan, &[vec![5, 1], vec![5, 2], vec![5, 3]]);
        assert_eq!((summary.count.games, summary.count.rounds, summary.count.planned), (3, 1, 4));
        assert_eq!((summary.bots[0].wins, summary.duels[0].ahead, summary.duels[0].rounds_ahead), (3, 3, 1));
        // The set-up that was played from both sides: 4 and 3 points ahead.
        assert!((summary.bots[0].margin.mean.value - 3.5).abs() < 1e-12);
    }

    #[test]
    fn who_never_finished_a_game_leaves_nothing_to_report() {
        let mut plan = plan(2, 1);
        plan.seatings = seatings(2, &[SeatKind::Player, SeatKind::Scripted]);
        let game_results = game_results(&plan, &[vec![5, 1]]);
        assert!(Played::of(&plan, &game_results).is_none());
    }

    #[test]
    fn many_clear_wins_make_a_sure_verdict() {
        let summary = summary(&plan(3, 10), &vec![vec![3, 9, 1]; 30]);
        let verdict = &summary.verdict;
        assert_eq!((verdict.leader, verdict.runner_up, verdict.certainty), (1, Some(0), Certainty::Sure));
        // Ten of ten rounds by luck: 2/1,024, for any of three pairs.
        assert!((verdict.p_value.unwrap() - 6.0 / 1024.0).abs() < 1e-12);
        assert!(verdict.sentence.starts_with("Cowhand #2 is stronger than cowhand #1, who came next."));
    }

    proptest! {
        #[test]
        fn every_game_is_shared_out_once((bots, points) in results()) {
            let summary = summary(&plan(bots, points.len() / bots), &points);
            let shared: f64 = summary.bots.iter().map(|bot| bot.score.value).sum();
            prop_assert!((shared - 1.0).abs() < 1e-9);
            let by_seat: f64 = summary.seats.iter().map(|seat| seat.score.value).sum();
            prop_assert!((by_seat - 1.0).abs() < 1e-9);
            for bot in &summary.bots {
                prop_assert_eq!(bot.wins + bot.draws + bot.losses, points.len());
            }
        }

        #[test]
        fn naming_the_bots_in_another_order_changes_nothing_but_the_order((bots, points) in results()) {
            let plan_one = plan(bots, points.len() / bots);
            let mut plan_two = plan(bots, points.len() / bots);
            let turned = |occupant: &Occupant| match occupant {
                Occupant::Bot(bot) => Occupant::Bot(bots - 1 - bot),
                Occupant::Script => Occupant::Script,
            };
            plan_two.seatings = plan_one.seatings.iter().map(|seating| seating.iter().map(turned).collect()).collect();
            let turned: Vec<Vec<i32>> = points.iter().map(|game| game.iter().rev().copied().collect()).collect();
            let (one, two) = (summary(&plan_one, &points), summary(&plan_two, &turned));
            for bot in 0..bots {
                let (one, two) = (&one.bots[bot], &two.bots[bots - 1 - bot]);
                prop_assert_eq!(one.score, two.score);
                prop_assert_eq!(one.margin.mean, two.margin.mean);
            }
            for duel in &one.duels {
                let other = Duel::between(&two.duels, bots - 1 - duel.bot, bots - 1 - duel.other).unwrap();
                prop_assert_eq!((duel.ahead, duel.rounds_ahead), (other.ahead, other.rounds_ahead));
                prop_assert_eq!(duel.p_value.to_bits(), other.p_value.to_bits());
            }
        }

        #[test]
        fn any_results_can_be_shown_and_printed((bots, points) in results()) {
            let summary = summary(&plan(bots, points.len() / bots), &points);
            let page = report::page(&summary);
            prop_assert!(!page.contains("NaN") && !page.contains("inf"), "a number is none");
            let shown = crate::terminal::show(&summary, crate::grid::Style::Plain);
            prop_assert!(shown.contains(&summary.bots[0].name));
        }
    }
}
