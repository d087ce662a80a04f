//! Reviews of games that bots played.

mod oracle;
mod verdicts;

use bots::{Bot, Budget, HasBots, Level};
use carson_cards::CarsonCards;
use carson_city::{CarsonCity, Chances, Event};
use circle_wagons::CircleWagons;
use table::dice::{FastDice, ScriptedDice};
use table::{Game, Record, SaturatingAs as _, Seat, Session, Step, Viewer};

use crate::luck::RolledStep;
use crate::{Review, Settings, begin};

const QUICK: Settings = Settings { level: Level::Deputy, positions: 100, worlds: 2, seed: 1 };

/// A game that bots of these levels played.
fn played<G: HasBots>(levels: &[Level], seed: u64) -> Session<G> {
    let options = G::with_players(&G::Options::default(), levels.len()).expect("so many can play");
    let mut dice = FastDice::seeded(seed);
    let mut session = Session::<G>::begin(&options, &mut dice).expect("the options can be played");
    let mut bots: Vec<Box<dyn Bot<G>>> = levels.iter().map(|&level| G::bot(level, seed)).collect();
    while let Some(seat) = session.state().turn().or_else(|| session.state().deciders().lowest()) {
        let view = session.state().view(Viewer::Seat(seat));
        let action = bots[seat.index()].choose(&view, seat, Budget::Positions(200));
        session.play(seat, action, &mut dice).expect("bots play by the rules");
    }
    session
}

fn reviewed<G: HasBots>(record: &Record, settings: Settings) -> Review {
    let mut reviewing = begin::<G>(record, settings).expect("the record replays");
    while reviewing.step().is_some() {}
    reviewing.finish()
}

fn check<G: HasBots>(levels: &[Level], seed: u64) -> Review {
    let session = played::<G>(levels, seed);
    let record = session.to_record();
    let review = reviewed::<G>(&record, QUICK);
    assert_eq!(review, reviewed::<G>(&record, QUICK), "the same record gives the same numbers");
    assert_eq!(review.moments.len(), session.line().len() + 1);
    assert_eq!(Some(&review.points[..]), record.result());
    for sum in &review.seats {
        let parts = sum.start + sum.luck + sum.decisions + sum.others + sum.rest;
        assert!((parts - sum.lead).abs() < 0.01, "{parts} is not {}", sum.lead);
        let rounds: f64 = sum.rounds.iter().map(|round| round.decisions).sum();
        assert!((rounds - sum.decisions).abs() < 0.1, "the rounds make up the game");
    }
    let leads: f64 = review.seats.iter().map(|sum| sum.lead).sum();
    assert!(leads.abs() < 0.05, "what one is ahead others are behind");
    let last = review.moments.last().expect("there is an end");
    assert!((last.chances.iter().sum::<f64>() - 1.0).abs() < 0.01);
    assert!(review.decisions.iter().all(|judged| judged.cost <= 0.0));
    let text = serde_json::to_string(&review).expect("a review is written");
    assert_eq!(serde_json::from_str::<Review>(&text).expect("and read"), review);
    review
}

#[test]
fn in_carson_city_the_parts_add_up_to_the_result() {
    let review = check::<CarsonCity>(&[Level::Cowhand; 2], 5);
    assert!(review.fortunes.iter().any(|fortune| fortune.exact), "duels are counted");
    assert!(review.seats[0].rounds.len() >= 4);
}

#[test]
fn in_the_card_game_the_parts_add_up_to_the_result() {
    let review = check::<CarsonCards>(&[Level::Cowhand; 2], 6);
    assert!(review.fortunes.iter().any(|fortune| !fortune.exact), "rows are drawn");
}

#[test]
fn in_circle_the_wagons_nothing_but_the_set_up_is_luck() {
    let review = check::<CircleWagons>(&[Level::Cowhand; 2], 7);
    assert!(review.fortunes.is_empty());
}

#[test]
fn the_odds_of_a_duel_are_those_of_every_fall_of_the_dice() {
    let mut compared = 0;
    for seed in 0..4 {
        let session = played::<CarsonCity>(&[Level::Tenderfoot; 4], seed);
        for (index, step) in session.line().iter().enumerate().filter(|(_, step)| !step.rolls.is_empty()) {
            let before = session.state_at(index);
            let after = session.state_at(index + 1);
            let chance = chance(&before, step, &after);
            let duels: Vec<&Event> =
                step.events.iter().filter(|event| matches!(event, Event::Duel { .. })).collect();
            // Whoever rolls again has seen the first dice of the duel; the odds are those of before.
            if step.events.iter().any(|event| matches!(event, Event::Rerolled { .. })) {
                continue;
            }
            let ways = step.rolls.iter().fold(1u64, |ways, roll| ways.saturating_mul(u64::from(roll.bound)));
            let [Event::Duel { place, fighters, .. }] = duels[..] else { continue };
            let view = before.view(Viewer::Spectator);
            let Some(odds) =
                view.duels.iter().find(|odds| odds.place == *place && odds.ways == ways && ways <= 216)
            else {
                continue;
            };
            // What was built or bought just before it may have armed somebody.
            let armed = |told: &&Chances| {
                fighters.iter().any(|one| one.seat == told.seat && one.firepower == told.firepower)
            };
            if odds.fighters.iter().filter(armed).count() < odds.fighters.len() {
                continue;
            }
            let mut wins = [0.0; Seat::MOST];
            let all = chance.each_outcome(|script, probability, _| {
                let (mut state, mut told) = (before, Vec::new());
                state.apply(step.seat, step.action, &mut ScriptedDice::new(script), &mut told);
                let winner = told.iter().find_map(|event: &Event| match event {
                    Event::Duel { fighters, .. } => Some(fighters[0].seat),
                    _ => None,
                });
                wins[winner.expect("there is a duel").index()] += probability;
                true
            });
            assert!(all, "two or three dice fall in few ways");
            for fighter in &odds.fighters {
                let told = f64::from(fighter.wins.saturating_as::<u32>())
                    / f64::from(odds.ways.saturating_as::<u32>());
                assert!((wins[fighter.seat.index()] - told).abs() < 1e-9, "seat {}: {told}", fighter.seat);
                compared += 1;
            }
        }
    }
    assert!(compared >= 10, "{compared} chances were compared");
}

fn chance<'a>(
    before: &'a CarsonCity,
    step: &'a Step<CarsonCity>,
    after: &'a CarsonCity,
) -> RolledStep<'a, CarsonCity> {
    RolledStep { before, seat: step.seat, action: step.action, rolls: &step.rolls, after }
}

#[test]
fn what_dice_give_is_nothing_on_the_whole() {
    let session = played::<CarsonCity>(&[Level::Tenderfoot; 3], 9);
    let is_duel =
        |step: &Step<CarsonCity>| step.events.iter().any(|event| matches!(event, Event::Duel { .. }));
    let index = session.line().iter().position(|step| step.rolls.len() == 2 && is_duel(step));
    let index = index.expect("two fought");
    let (before, step) = (session.state_at(index), &session.line()[index]);
    let real = session.state_at(index + 1);
    let mut sum = 0.0;
    chance(&before, step, &real).each_outcome(|_, probability, after| {
        sum += probability * chance(&before, step, after).luck(2, 1).leads[step.seat.index()];
        true
    });
    assert!(sum.abs() < 1e-6, "{sum}");
}

#[test]
fn whoever_plays_better_loses_less_by_his_decisions() {
    let session = played::<CircleWagons>(&[Level::Marshal, Level::Tenderfoot], 11);
    let settings = Settings { level: Level::Marshal, positions: 150, ..QUICK };
    let wagons = reviewed::<CircleWagons>(&session.to_record(), settings);
    assert!(wagons.seats[0].decisions > wagons.seats[1].decisions, "{:?}", wagons.seats);
    // A single game of Carson City says little of who plays better.
    let mut given_away = [0.0; 2];
    for seed in 12..16 {
        let session = played::<CarsonCity>(&[Level::Marshal, Level::Tenderfoot], seed);
        let city = reviewed::<CarsonCity>(&session.to_record(), settings);
        for (sum, seat) in given_away.iter_mut().zip(&city.seats) {
            *sum += seat.decisions;
        }
        let explained = |&key: &usize| !city.decisions[key].reasons.is_empty();
        assert!(city.key_decisions.iter().any(explained), "what mattered most is explained");
    }
    assert!(given_away[0] > given_away[1], "{given_away:?}");
}
