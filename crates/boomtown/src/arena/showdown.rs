//! One game of bots, from the set-up to the last decision.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bots::{AnyBot, Budget};
use table::dice::FastDice;
use table::{AnySitting, Player, Record, Refusal, Seat, Viewer};

use super::contender::Contender;
use super::plan::{Fixture, Holder, Plan, Seating};
use crate::common::english;

/// How one game went.
#[derive(Clone, Debug)]
pub(crate) struct Showdown {
    pub(crate) fixture: Fixture,
    /// The points, seat by seat.
    pub(crate) points: Vec<i32>,
    /// The places, seat by seat; 1 is the winner's.
    pub(crate) places: Vec<u32>,
    /// What each seat had to decide.
    pub(crate) thinking: Vec<Thinking>,
}

/// What one seat had to decide in one game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Thinking {
    /// How many legal actions there were, over all decisions.
    pub(crate) listed: usize,
    /// How long each decision took.
    pub(crate) times: Vec<Duration>,
}

impl Showdown {
    /// How many decisions were made.
    pub(crate) fn decisions(&self) -> usize {
        self.thinking.iter().map(|thinking| thinking.times.len()).sum()
    }

    /// What a seat won of the game: all, its part of a shared first place, or nothing.
    pub(crate) fn share(&self, seat: usize) -> f64 {
        let winners = self.places.iter().filter(|&&place| place == 1).count();
        if self.places[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }

    /// By how many points a seat is ahead of the best of the others.
    pub(crate) fn margin(&self, seat: usize) -> i32 {
        let others = self.points.iter().enumerate().filter(|&(other, _)| other != seat);
        self.points[seat] - others.map(|(_, &points)| points).max().unwrap_or_default()
    }
}

/// Why a game did not come to its end.
#[derive(Debug)]
pub(crate) enum Unfinished {
    /// Somebody asked to stop.
    Stopped,
    /// A bot failed.
    Fault(Box<Fault>),
}

/// A bot that did what the rules refuse, or broke down.
#[derive(Debug)]
pub(crate) struct Fault {
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
) -> Result<(Showdown, Record), Unfinished> {
    let mut dice = FastDice::seeded(fixture.seed);
    let seating = &plan.seatings[fixture.seating];
    let mut sitting = plan
        .entry
        .title()
        .begin(&plan.options, &mut dice)
        .expect("the options were checked before the first game");
    sitting.record_mut().set_players(players(plan, seating));
    let mut thinkers = seating.iter().map(|&holder| thinker(plan, fixture, holder)).collect::<Vec<_>>();
    let thinking = play_out(sitting.as_mut(), &mut dice, &mut thinkers, fixture.seed, stop)?;
    let standings = sitting.standings().expect("nobody is asked any more, so the game is over");
    let places = standings.seats.iter().map(|standing| standing.place.into()).collect();
    Ok((Showdown { fixture, points: standings.points(), places, thinking }, sitting.to_record()))
}

/// A bot at the table.
struct Thinker {
    name: String,
    bot: Box<dyn AnyBot>,
    budget: Budget,
}

fn thinker(plan: &Plan, fixture: Fixture, holder: Holder) -> Option<Thinker> {
    let Holder::Bot(index) = holder else { return None };
    let contender: &Contender = &plan.bots[index];
    let bot = plan.entry.bot(contender.level, Plan::bot_seed(fixture, index));
    Some(Thinker { name: contender.name.clone(), bot, budget: contender.budget() })
}

fn players(plan: &Plan, seating: &Seating) -> Vec<Player> {
    let player = |holder: &Holder| match holder {
        Holder::Bot(index) => Player::new(&plan.bots[*index].name, plan.bots[*index].level.name()),
        Holder::Script => Player::new("script", "scripted"),
    };
    seating.iter().map(player).collect()
}

/// Asks the bots until nobody is asked any more.
fn play_out(
    sitting: &mut dyn AnySitting,
    dice: &mut FastDice,
    thinkers: &mut [Option<Thinker>],
    seed: u64,
    stop: &AtomicBool,
) -> Result<Vec<Thinking>, Unfinished> {
    let mut thinking = vec![Thinking::default(); thinkers.len()];
    while let Some(seat) = sitting.turn().or_else(|| sitting.deciders().lowest()) {
        if stop.load(Ordering::Relaxed) {
            return Err(Unfinished::Stopped);
        }
        let Thinker { name, bot, budget } =
            thinkers[seat.index()].as_mut().expect("the rules never ask a seat that they play themselves");
        let decision = sitting.decisions() + 1;
        let fault =
            |did: String| Unfinished::Fault(Box::new(Fault { seed, decision, seat, bot: name.clone(), did }));
        let view = sitting.bot_view(Viewer::Seat(seat));
        let begun = Instant::now();
        // Whoever writes bots wants to know in which game one broke down. It is not asked again.
        let answer = catch_unwind(AssertUnwindSafe(|| bot.choose(&view, seat, *budget)));
        let time = begun.elapsed();
        let action = answer.map_err(|_| fault("panicked".to_owned()))?;
        let own = &mut thinking[seat.index()];
        own.times.push(time);
        own.listed += sitting.actions(seat).len();
        if let Err(why) = sitting.play(seat, &action, dice) {
            return Err(fault(format!("answered '{action}', which is refused: {}", reason(why))));
        }
    }
    Ok(thinking)
}

fn reason(why: Refusal) -> String {
    match why {
        Refusal::NotAnAction(why) => why,
        Refusal::Illegal(why) => english().say(&why),
    }
}

#[cfg(test)]
mod tests {
    use bots::{Level, Thought};
    use serde_json::Value;
    use table::AnyView;

    use super::*;

    /// Answers the same whatever it is asked.
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
            .map(|bot| Some(Thinker { name: "Stub".to_owned(), bot, budget: Budget::millis(1) }))
            .collect()
    }

    fn played(second: Box<dyn AnyBot>, stop: bool) -> Result<Vec<Thinking>, Unfinished> {
        let mut dice = FastDice::seeded(5);
        let mut sitting = games::built_in().games()[0].title().begin(&Value::Null, &mut dice).unwrap();
        play_out(sitting.as_mut(), &mut dice, &mut thinkers(second), 5, &AtomicBool::new(stop))
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

    /// Breaks down whatever it is asked.
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
    fn a_shared_first_place_is_shared_out_and_the_margin_is_over_the_best_other() {
        let fixture = Fixture { round: 0, seed: 0, seating: 0 };
        let showdown =
            Showdown { fixture, points: vec![9, 4, 9], places: vec![1, 3, 1], thinking: Vec::new() };
        assert_eq!([0, 1, 2].map(|seat| showdown.share(seat) * 2.0).map(|share| share as u8), [1, 0, 1]);
        assert_eq!([0, 1, 2].map(|seat| showdown.margin(seat)), [0, -5, 0]);
    }
}
