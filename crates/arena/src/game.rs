//! One game of bots, from the set-up to the last decision.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use table::dice::FastDice;
use table::{AnySession, GameError, Record, Seat, Seats, Viewer};

use super::plan::{Fixture, Occupant, Plan, Seating};
use crate::hand_overs::HandOvers;
use crate::orders;
use crate::result::{Forfeit, GameResult, Thinking, after_forfeit};
use crate::thinker::{Failed, Thinker, thinker};
use words::{Language, Words};

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
    use std::time::Duration;

    use bots::{AnyBot, Budget, Level, Thought};
    use serde_json::Value;
    use table::AnyView;

    use super::*;
    use crate::thinker::Player;

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
}
