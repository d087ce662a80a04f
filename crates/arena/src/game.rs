//! One game of bots, from the set-up to the last decision.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bots::{AnyBot, Budget, processor_time};
use serde::Serialize;
use serde_json::json;
use table::dice::FastDice;
use table::{AnySession, GameError, Orders, Record, SaturatingAs, Seat, Seats, Viewer};

use super::contender::BotKind;
use super::contender::Contender;
use super::plan::{Fixture, Occupant, Plan, Seating};
use crate::error::ProgramError;
use crate::hand_overs::HandOvers;
use crate::orders;
use crate::program::Program;
use words::{Language, Words};

/// The result of a game.
#[derive(Clone, Debug)]
pub struct GameResult {
    /// The game of the plan.
    pub fixture: Fixture,
    /// The points, in seat order.
    pub points: Vec<i32>,
    /// The places, in seat order; the winner's is 1.
    pub places: Vec<u32>,
    /// The decisions of each seat.
    pub thinking: Vec<Thinking>,
    /// How many times a player had to be called for a decision.
    pub hand_overs: usize,
    /// The seat that lost because its program failed, if one did.
    pub forfeit: Option<Forfeit>,
}

/// A program that failed, which ends the game: it comes last, and the others are ranked by their current points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Forfeit {
    /// Its seat.
    pub seat: Seat,
    /// The decision at which it happened, counted from 1.
    pub decision: usize,
    /// What happened.
    pub why: String,
}

/// The decisions of one seat in one game.
#[derive(Clone, Debug, Default)]
pub struct Thinking {
    /// The number of legal actions, over all decisions.
    pub listed: usize,
    /// How long each decision took.
    pub times: Vec<Duration>,
}

impl GameResult {
    /// The number of decisions.
    pub fn decisions(&self) -> usize {
        self.thinking.iter().map(|thinking| thinking.times.len()).sum()
    }

    /// Whether a seat lost because its program failed.
    pub fn forfeited(&self, seat: usize) -> bool {
        self.forfeit.as_ref().is_some_and(|forfeit| forfeit.seat.index() == seat)
    }

    /// A seat's share of the win: all, a part of a shared first place, or nothing.
    #[expect(clippy::cast_precision_loss, reason = "a game has at most eight winners")]
    pub fn share(&self, seat: usize) -> f64 {
        let winners = self.places.iter().filter(|&&place| place == 1).count();
        if self.places[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }

    /// By how many points a seat is ahead of the best of the others.
    pub fn margin(&self, seat: usize) -> i32 {
        let others = self.points.iter().enumerate().filter(|&(other, _)| other != seat);
        self.points[seat] - others.map(|(_, &points)| points).max().unwrap_or_default()
    }
}

/// Why a game did not finish.
#[derive(Debug)]
pub(crate) enum Unfinished {
    /// The run was stopped.
    Stopped,
    /// A bot failed.
    Fault(Box<Fault>),
}

/// A bot that played an illegal action, or failed.
#[derive(Debug)]
pub struct Fault {
    seed: u64,
    decision: usize,
    seat: Seat,
    bot: String,
    did: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { seed, decision, seat, bot, did } = self;
        write!(
            f,
            "game seed {seed}, decision {decision}: {bot} at seat {seat} {did}; \
             play the game again with the same bots and --seed {seed} --games 1"
        )
    }
}

/// Plays one game of the plan, unless `stop` is set meanwhile.
pub(crate) fn play(
    plan: &Plan,
    fixture: Fixture,
    stop: &AtomicBool,
) -> Result<(GameResult, Record), Unfinished> {
    let mut dice = FastDice::seeded(fixture.seed);
    let seating = &plan.seatings[fixture.seating];
    let mut session = plan
        .entry
        .game()
        .begin(&plan.options, &mut dice)
        .expect("the options were checked before the first game");
    session.record_mut().set_players(players(plan, seating));
    let mut thinkers = seating.iter().map(|&occupant| thinker(plan, fixture, occupant)).collect::<Vec<_>>();
    let table = Table { entry: plan.entry, seed: fixture.seed, stop };
    let PlayedOut { thinking, hand_overs, forfeit } =
        play_out(&table, session.as_mut(), &mut dice, &mut thinkers)?;
    let (points, places) = if let Some(forfeit) = &forfeit {
        after_forfeit(session.scores(Viewer::Spectator).points(), forfeit.seat)
    } else {
        let standings = session.standings().expect("nobody is asked any more, so the game is over");
        (standings.points(), standings.seats.iter().map(|standing| standing.place.into()).collect())
    };
    Ok((GameResult { fixture, points, places, thinking, hand_overs, forfeit }, session.to_record()))
}

/// Points and places if a seat forfeits: it comes last and has no more points than the last of the others.
fn after_forfeit(mut points: Vec<i32>, seat: Seat) -> (Vec<i32>, Vec<u32>) {
    let others = |points: &[i32]| -> Vec<i32> {
        points
            .iter()
            .enumerate()
            .filter(|(index, _)| *index != seat.index())
            .map(|(_, points)| *points)
            .collect()
    };
    let lowest = others(&points).into_iter().min().unwrap_or(0);
    points[seat.index()] = points[seat.index()].min(lowest);
    let rivals = others(&points);
    let place = |(index, own): (usize, &i32)| {
        let ahead = rivals.iter().filter(|&rival| rival > own).count();
        if index == seat.index() {
            points.len().saturating_as::<u32>()
        } else {
            1 + ahead.saturating_as::<u32>()
        }
    };
    let places = points.iter().enumerate().map(place).collect();
    (points, places)
}

/// A bot at the table.
struct Thinker {
    name: String,
    seed: u64,
    budget: Budget,
    /// The time that a program is told, in milliseconds.
    milliseconds: u64,
    /// How much longer than its budget a program may take.
    patience: Duration,
    /// Whether it leaves orders.
    leaves_orders: bool,
    /// Its current orders.
    orders: Option<Orders>,
    player: Player,
}

/// What plays at a seat.
enum Player {
    Bot(Box<dyn AnyBot>),
    /// A running program, or why it is not running.
    Program(Result<Program, ProgramError>),
}

/// Why there is no decision.
enum Failed {
    /// A built-in bot failed: the run ends.
    Bot(String),
    /// An external program failed: it loses the game.
    Program(String),
}

impl Thinker {
    /// The text form of the chosen action.
    fn choose(&mut self, session: &dyn AnySession, seat: Seat, actions: &[String]) -> Result<String, Failed> {
        match &mut self.player {
            Player::Bot(bot) => {
                let view = session.bot_view(Viewer::Seat(seat));
                let budget = self.budget;
                // Whoever writes bots wants to know in which game one broke down. It is not asked again.
                let answer = catch_unwind(AssertUnwindSafe(|| bot.choose(&view, seat, budget)));
                answer.map_err(|_| Failed::Bot("panicked".to_owned()))
            }
            Player::Program(program) => {
                let request = json!({
                    "id": session.decisions() + 1,
                    "do": "choose",
                    "game": session.game().name(),
                    "rules": session.game().rules(),
                    "seat": seat,
                    "view": session.view(Viewer::Seat(seat)),
                    "actions": actions,
                    "ms": self.milliseconds,
                    "seed": self.seed,
                });
                let limit = Duration::from_millis(self.milliseconds) + self.patience;
                let program = program.as_mut().map_err(|error| Failed::Program(error.to_string()))?;
                program.ask(&request, limit).map_err(|error| Failed::Program(error.to_string()))
            }
        }
    }

    /// The clock that measures its thinking: CPU time for a built-in bot, wall-clock time for a program.
    fn clock(&self, begun: Instant) -> Duration {
        match self.player {
            Player::Bot(_) => processor_time().unwrap_or_else(|| begun.elapsed()),
            Player::Program(_) => begun.elapsed(),
        }
    }

    /// What an illegal answer means.
    fn refused(&self, why: String) -> Failed {
        match self.player {
            Player::Bot(_) => Failed::Bot(why),
            Player::Program(_) => Failed::Program(why),
        }
    }
}

fn thinker(plan: &Plan, fixture: Fixture, occupant: Occupant) -> Option<Thinker> {
    let Occupant::Bot(index) = occupant else { return None };
    let contender: &Contender = &plan.bots[index];
    let seed = Plan::bot_seed(fixture, index);
    let player = match &contender.kind {
        BotKind::Bot(name) => Player::Bot(
            plan.entry.bot_named(name, seed).expect("the bots were checked before the first game"),
        ),
        BotKind::Program(command) => Player::Program(Program::start(command)),
    };
    let milliseconds = contender.budget.milliseconds().unwrap_or_default();
    let (name, budget, patience) = (contender.name.clone(), contender.budget(), plan.patience);
    let leaves_orders = contender.orders;
    Some(Thinker { name, seed, budget, milliseconds, patience, leaves_orders, orders: None, player })
}

fn players(plan: &Plan, seating: &Seating) -> Vec<table::Player> {
    let player = |occupant: &Occupant| match occupant {
        Occupant::Bot(index) => table::Player::new(&plan.bots[*index].name, plan.bots[*index].kind.kind()),
        Occupant::Script => table::Player::new("script", "scripted"),
    };
    seating.iter().map(player).collect()
}

/// Where a game is played.
struct Table<'a> {
    entry: &'a games::GameEntry,
    seed: u64,
    /// Set to stop the run.
    stop: &'a AtomicBool,
}

/// The result of a game's decisions.
struct PlayedOut {
    thinking: Vec<Thinking>,
    hand_overs: usize,
    forfeit: Option<Forfeit>,
}

/// Gives the obvious and ordered answers, until somebody must really decide; returns who.
fn answer_ahead(
    session: &mut dyn AnySession,
    dice: &mut FastDice,
    thinkers: &mut [Option<Thinker>],
) -> Seats {
    loop {
        let asked = session.deciders();
        let ready = asked.iter().find_map(|seat| {
            let thinker = thinkers[seat.index()].as_mut().filter(|thinker| thinker.leaves_orders)?;
            Some((seat, orders::answer(session, seat, &mut thinker.orders)?))
        });
        let Some((seat, action)) = ready else { return asked };
        session.play(seat, &action, dice).expect("what answers ahead is on the legal list");
    }
}

/// Asks the bots until the game is over.
fn play_out(
    table: &Table<'_>,
    session: &mut dyn AnySession,
    dice: &mut FastDice,
    thinkers: &mut [Option<Thinker>],
) -> Result<PlayedOut, Unfinished> {
    let seed = table.seed;
    let mut thinking = vec![Thinking::default(); thinkers.len()];
    let mut hand_overs = HandOvers::default();
    let begun = Instant::now();
    loop {
        if table.stop.load(Ordering::Relaxed) {
            return Err(Unfinished::Stopped);
        }
        hand_overs.note(answer_ahead(session, dice, thinkers));
        let Some(seat) = session.turn().or_else(|| session.deciders().lowest()) else { break };
        let thinker =
            thinkers[seat.index()].as_mut().expect("the rules never ask a seat that they play themselves");
        let decision = session.decisions() + 1;
        let actions = session.actions(seat);
        let before = thinker.clock(begun);
        let answer = thinker.choose(session, seat, &actions);
        let own = &mut thinking[seat.index()];
        own.times.push(thinker.clock(begun).saturating_sub(before));
        own.listed += actions.len();
        let done = answer.and_then(|action| {
            session.play(seat, &action, dice).map_err(|why| {
                thinker.refused(format!("answered '{action}', which is refused: {}", reason(why)))
            })
        });
        match done {
            Ok(()) if thinker.leaves_orders => {
                let seed = orders::seed(seed, decision, seat);
                thinker.orders = orders::write(table.entry, session, seat, seed);
            }
            Ok(()) => {}
            Err(Failed::Bot(did)) => {
                let bot = thinker.name.clone();
                return Err(Unfinished::Fault(Box::new(Fault { seed, decision, seat, bot, did })));
            }
            Err(Failed::Program(why)) => {
                let forfeit = Some(Forfeit { seat, decision, why });
                return Ok(PlayedOut { thinking, hand_overs: hand_overs.count(), forfeit });
            }
        }
    }
    Ok(PlayedOut { thinking, hand_overs: hand_overs.count(), forfeit: None })
}

fn reason(why: GameError) -> String {
    match why {
        GameError::Malformed(why) => why,
        GameError::Illegal(why) => Words::new(Language::English).say(&why),
    }
}

#[cfg(test)]
mod tests {
    use bots::{Level, Thought};
    use serde_json::Value;
    use table::AnyView;

    use super::*;

    /// Always gives the same answer.
    struct Stubborn;

    impl AnyBot for Stubborn {
        fn choose(&mut self, _: &AnyView, _: Seat, _: Budget) -> String {
            "take 19".to_owned()
        }

        fn think(&mut self, _: &AnyView, _: Seat, _: Budget) -> Vec<Thought<String>> {
            vec![Thought { action: "take 19".to_owned(), value: 0.0 }]
        }
    }

    fn thinkers(second: Box<dyn AnyBot>) -> Vec<Option<Thinker>> {
        let first = games::built_in().games()[0].bot(Level::Tenderfoot, 1);
        [first, second]
            .into_iter()
            .map(|bot| {
                Some(Thinker {
                    name: "Stub".to_owned(),
                    seed: 1,
                    budget: Budget::Positions(1),
                    milliseconds: 1,
                    patience: Duration::ZERO,
                    leaves_orders: false,
                    orders: None,
                    player: Player::Bot(bot),
                })
            })
            .collect()
    }

    fn played(second: Box<dyn AnyBot>, stop: bool) -> Result<Vec<Thinking>, Unfinished> {
        let mut dice = FastDice::seeded(5);
        let mut session = games::built_in().games()[0].game().begin(&Value::Null, &mut dice).unwrap();
        let entry = &games::built_in().games()[0];
        let table = Table { entry, seed: 5, stop: &AtomicBool::new(stop) };
        let done = play_out(&table, session.as_mut(), &mut dice, &mut thinkers(second));
        done.map(|played| played.thinking)
    }

    #[test]
    fn an_illegal_answer_names_the_seed_the_decision_and_the_bot() {
        let Err(Unfinished::Fault(fault)) = played(Box::new(Stubborn), false) else {
            panic!("there is no card 19")
        };
        let told = fault.to_string();
        for part in ["game seed 5, decision 1:", "Stub at seat 2", "'take 19'", "--seed 5"] {
            assert!(told.contains(part), "{part} is not in: {told}");
        }
    }

    /// Always fails.
    struct Broken;

    impl AnyBot for Broken {
        fn choose(&mut self, _: &AnyView, _: Seat, _: Budget) -> String {
            panic!("this bot always breaks down")
        }

        fn think(&mut self, _: &AnyView, _: Seat, _: Budget) -> Vec<Thought<String>> {
            panic!("this bot always breaks down")
        }
    }

    #[test]
    fn a_bot_that_breaks_down_is_named_like_one_that_cheats() {
        let Err(Unfinished::Fault(fault)) = played(Box::new(Broken), false) else { panic!("it breaks down") };
        assert!(
            fault.to_string().starts_with("game seed 5, decision 1: Stub at seat 2 panicked;"),
            "{fault}"
        );
    }

    #[test]
    fn a_game_stops_before_its_next_decision() {
        let second = games::built_in().games()[0].bot(Level::Tenderfoot, 2);
        assert!(matches!(played(second, true), Err(Unfinished::Stopped)));
    }

    #[test]
    fn every_decision_is_timed_and_its_choices_are_counted() {
        let second = games::built_in().games()[0].bot(Level::Tenderfoot, 2);
        let thinking = played(second, false).unwrap();
        // Fifteen cards are drafted and laid; the second player chose where to begin.
        assert!(thinking.iter().all(|seat| seat.listed >= seat.times.len() && !seat.times.is_empty()));
        assert!(thinking.iter().map(|seat| seat.times.len()).sum::<usize>() > 16);
    }

    #[test]
    fn who_breaks_down_comes_last_whatever_he_had() {
        assert_eq!(after_forfeit(vec![9, 4], Seat::FIRST), (vec![4, 4], vec![2, 1]));
        assert_eq!(after_forfeit(vec![1, 7, 7], Seat::SECOND), (vec![1, 1, 7], vec![2, 3, 1]));
        assert_eq!(after_forfeit(vec![-3, 2], Seat::FIRST), (vec![-3, 2], vec![2, 1]));
    }

    #[test]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "halves are doubled to whole numbers"
    )]
    fn a_shared_first_place_is_shared_out_and_the_margin_is_over_the_best_other() {
        let fixture = Fixture { round: 0, seed: 0, seating: 0 };
        let game_result = GameResult {
            fixture,
            points: vec![9, 4, 9],
            places: vec![1, 3, 1],
            thinking: Vec::new(),
            hand_overs: 0,
            forfeit: None,
        };
        assert_eq!([0, 1, 2].map(|seat| game_result.share(seat) * 2.0).map(|share| share as u8), [1, 0, 1]);
        assert_eq!([0, 1, 2].map(|seat| game_result.margin(seat)), [0, -5, 0]);
    }
}
