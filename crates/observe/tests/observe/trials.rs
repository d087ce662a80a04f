//! One game that is tried.

use carson_city::CarsonCity;
use circle_wagons::CircleWagons;
use observe::{AnyTrial, OBSERVED_GAMES, Trial};
use serde_json::json;
use table::dice::FastDice;
use table::{Dice as _, Game as _, Session};

/// Plays a game at random to the end.
fn play_out(trial: &mut dyn AnyTrial, seed: u64) {
    let mut dice = FastDice::seeded(seed);
    while let Some(seat) = trial.next_seat() {
        let legal = trial.legal(seat);
        trial.play_number(seat, legal[dice.index(legal.len())]).expect("it is legal");
    }
}

#[test]
fn the_record_of_a_trial_replays_to_the_same_state_in_every_game() {
    for observed in OBSERVED_GAMES {
        let mut trial = observed.begin(&json!({}), 5).unwrap();
        play_out(&mut *trial, 6);
        let record = trial.record();
        let (session, _) = observed.game().resume(&record).unwrap();
        assert_eq!(session.position(), trial.position());
        assert_eq!(session.standings(), trial.standings());
        let again = observed.resume(&record, 1).unwrap();
        assert!(again.is_like(&*trial));
        assert_eq!(again.history(), trial.history());
        assert_eq!(again.record().to_text(), record.to_text());
    }
}

#[test]
fn a_trial_throws_the_same_dice_as_a_session_with_the_same_seed() {
    let options = carson_city::Options::for_players(4);
    let mut trial = Trial::<CarsonCity>::begin(&options, 11).unwrap();
    let mut dice = FastDice::seeded(11);
    let mut session = Session::<CarsonCity>::begin(&options, &mut dice).unwrap();
    let mut choices = FastDice::seeded(12);
    while let Some(seat) = trial.next_seat() {
        let legal = trial.legal(seat);
        let action = trial.action(seat, legal[choices.index(legal.len())]).unwrap();
        trial.play(seat, action).unwrap();
        session.play(seat, action, &mut dice).unwrap();
        assert_eq!(trial.state(), session.state());
    }
    assert!(session.state().is_over());
}

#[test]
fn a_copy_goes_its_own_way() {
    let mut trial = Trial::<CircleWagons>::begin(&circle_wagons::Options::default(), 1).unwrap();
    let copy = trial.clone();
    let seat = trial.next_seat().unwrap();
    let number = trial.legal(seat)[0];
    trial.play_number(seat, number).unwrap();
    assert_ne!(trial.state(), copy.state());
    assert!(copy.line().is_empty());
}

#[test]
fn the_outcomes_of_a_decision_add_up_to_one_and_each_can_be_played() {
    let mut trial = Trial::<CarsonCity>::begin(&carson_city::Options::for_players(3), 2).unwrap();
    let mut dice = FastDice::seeded(3);
    let mut with_chance = 0;
    while let Some(seat) = trial.next_seat() {
        let legal = trial.legal(seat);
        let action = trial.action(seat, legal[dice.index(legal.len())]).unwrap();
        if let Ok(outcomes) = trial.outcomes(seat, action, 500) {
            let sum: f64 = outcomes.iter().map(|outcome| outcome.probability).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{sum}");
            with_chance += usize::from(outcomes.len() > 1);
            let last = outcomes.last().unwrap();
            let rolls: Vec<u32> = last.rolls.iter().map(|roll| roll.value).collect();
            trial.clone().play_rolled(seat, action, &rolls).unwrap();
        }
        trial.play(seat, action).unwrap();
    }
    assert!(with_chance > 0, "some duel was fought");
}

#[test]
fn rolls_that_do_not_fit_are_refused_and_nothing_changes() {
    let mut trial = Trial::<CircleWagons>::begin(&circle_wagons::Options::default(), 1).unwrap();
    let before = trial.state().clone();
    let seat = trial.next_seat().unwrap();
    let number = trial.legal(seat)[0];
    let action = trial.action(seat, number).unwrap();
    let error = trial.play_rolled(seat, action, &[3]).unwrap_err();
    assert_eq!(error.to_string(), "it takes 0 rolls, not 1: leave the others out");
    assert_eq!(*trial.state(), before);
}

/// Goes through chance roll by roll.
fn rolled(dice: &mut FastDice, next: impl Fn(&[u32]) -> Option<u32>) -> Vec<u32> {
    let mut rolls = Vec::new();
    while let Some(bound) = next(&rolls) {
        rolls.push(dice.below(bound));
    }
    rolls
}

#[test]
fn the_rolls_of_a_set_up_and_of_every_decision_can_be_gone_through_one_by_one() {
    for observed in OBSERVED_GAMES {
        let options = json!({});
        let mut dice = FastDice::seeded(3);
        let rolls = rolled(&mut dice, |rolls| observed.next_setup_roll(&options, rolls).unwrap());
        assert!(!rolls.is_empty(), "every set-up leaves something to chance");
        let mut trial = observed.begin_rolled(&options, &rolls, 1).unwrap();
        assert_eq!(trial.last_rolls().iter().map(|roll| roll.value).collect::<Vec<_>>(), rolls);
        while let Some(seat) = trial.next_seat() {
            let legal = trial.legal(seat);
            let text = trial.text(seat, legal[dice.index(legal.len())]).unwrap();
            let rolls = rolled(&mut dice, |rolls| trial.next_roll(seat, &text, rolls).unwrap());
            trial.play_text(seat, &text, Some(&rolls)).unwrap();
        }
        // What was played so is a game like any other.
        assert!(observed.resume(&trial.record(), 1).unwrap().is_like(&*trial));
    }
}

#[test]
fn rolls_that_no_set_up_takes_are_refused() {
    let [observed, ..] = OBSERVED_GAMES;
    let mut dice = FastDice::seeded(3);
    let rolls = rolled(&mut dice, |rolls| observed.next_setup_roll(&json!({}), rolls).unwrap());
    let longer = [&rolls[..], &[0]].concat();
    assert!(observed.begin_rolled(&json!({}), &rolls[1..], 1).is_err(), "one is missing");
    assert!(observed.begin_rolled(&json!({}), &longer, 1).is_err(), "one is too many");
    assert!(observed.next_setup_roll(&json!({}), &longer).is_err());
    assert!(observed.next_setup_roll(&json!({}), &[99]).is_err(), "no such side");
}
