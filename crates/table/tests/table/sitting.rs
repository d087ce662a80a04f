//! Undo and its barriers, looking back, and taking up records that other rules wrote.

use table::dice::ScriptedDice;
use table::record::Entry;
use table::{Consent, Diverged, NoUndo, Record, Resumed, Seat, Sitting};

use crate::toy::{Action, Options, Toy};

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;

fn begin<const RULES: u32>() -> Sitting<Toy<RULES>> {
    Sitting::begin(&Options::default(), &mut ScriptedDice::default()).unwrap()
}

fn play<const RULES: u32>(sitting: &mut Sitting<Toy<RULES>>, line: &[(Seat, Action)], dice: &[u32]) {
    let mut dice = ScriptedDice::new(dice);
    for &(seat, action) in line {
        sitting.play(seat, action, &mut dice).unwrap();
    }
    assert_eq!((dice.take_fault(), dice.left()), (None, 0));
}

/// Both numbers named, and one turn each: a bank and a roll.
fn two_turns<const RULES: u32>() -> Sitting<Toy<RULES>> {
    let mut sitting = begin();
    let line = [(TWO, Action::Name(2)), (ONE, Action::Name(1)), (ONE, Action::Bank), (TWO, Action::Roll)];
    play(&mut sitting, &line, &[4]);
    sitting
}

#[test]
fn a_decision_that_nobody_followed_is_undone_freely() {
    let mut sitting = begin::<1>();
    play(&mut sitting, &[(ONE, Action::Name(1))], &[]);
    assert_eq!(sitting.undo(ONE, Consent::NotAsked), Ok(0));
    assert_eq!(sitting.state().secrets, [None, None]);
}

#[test]
fn the_decision_of_somebody_else_ends_free_undo() {
    let mut sitting = begin::<1>();
    play(&mut sitting, &[(ONE, Action::Name(1)), (TWO, Action::Name(0)), (ONE, Action::Bank)], &[]);
    assert_eq!(sitting.undo_target(TWO, Consent::NotAsked), Err(NoUndo::NeedsConsent));
    assert_eq!(sitting.undo_target(ONE, Consent::NotAsked), Ok(2));
    assert_eq!(sitting.undo(TWO, Consent::Given), Ok(1));
    assert_eq!(sitting.state().secrets, [Some(1), None]);
    assert_eq!(sitting.state().points, [0, 0]);
}

#[test]
fn a_reveal_ends_free_undo() {
    let mut sitting = begin::<1>();
    play(&mut sitting, &[(ONE, Action::Name(1)), (TWO, Action::Name(0))], &[]);
    assert_eq!(sitting.undo(TWO, Consent::NotAsked), Err(NoUndo::NeedsConsent));
    assert_eq!(sitting.line().len(), 2, "nothing was undone");
    assert_eq!(sitting.undo(TWO, Consent::Given), Ok(1));
}

#[test]
fn a_roll_ends_free_undo() {
    let mut sitting = two_turns::<1>();
    assert_eq!(sitting.undo(TWO, Consent::NotAsked), Err(NoUndo::NeedsConsent));
    assert_eq!(sitting.undo(TWO, Consent::Given), Ok(3));
    assert_eq!(sitting.state().points, [2, 2]);
}

#[test]
fn who_has_decided_nothing_has_nothing_to_undo() {
    let mut sitting = begin::<1>();
    play(&mut sitting, &[(ONE, Action::Name(1))], &[]);
    for consent in [Consent::NotAsked, Consent::Given] {
        assert_eq!(sitting.undo(TWO, consent), Err(NoUndo::Nothing));
    }
}

#[test]
fn undo_twice_goes_back_twice_and_both_are_entries() {
    let mut sitting = two_turns::<1>();
    sitting.undo(TWO, Consent::Given).unwrap();
    sitting.undo(ONE, Consent::Given).unwrap();
    assert_eq!(sitting.line().len(), 2);
    let undone = [Entry::Undo { seat: TWO, keep: 3 }, Entry::Undo { seat: ONE, keep: 2 }];
    assert_eq!(sitting.record().entries()[4..], undone);
    play(&mut sitting, &[(ONE, Action::Roll)], &[5]);
    let (resumed, how) = Sitting::<Toy<1>>::resume(&sitting.to_record()).unwrap();
    assert_eq!((resumed.state(), how), (sitting.state(), Resumed::Replayed));
    assert_eq!(resumed.to_record(), sitting.to_record());
}

#[test]
fn a_refused_decision_leaves_no_trace() {
    let mut sitting = two_turns::<1>();
    let (state, record) = (sitting.state().clone(), sitting.to_record());
    assert!(sitting.play(TWO, Action::Bank, &mut ScriptedDice::default()).is_err());
    assert!(sitting.play(ONE, Action::Name(1), &mut ScriptedDice::default()).is_err());
    assert_eq!((sitting.state(), sitting.to_record()), (&state, record));
}

#[test]
fn looking_back_shows_every_state_there_was() {
    let sitting = two_turns::<1>();
    assert_eq!(sitting.look_back(0).state(), begin::<1>().state());
    assert_eq!(sitting.look_back(3).state().points, [2, 2]);
    assert_eq!(sitting.look_back(3).line().len(), 3);
    for beyond in [4, 5, usize::MAX] {
        assert_eq!(sitting.look_back(beyond).state(), sitting.state());
    }
}

#[test]
fn looking_back_counts_only_the_decisions_that_stand() {
    let mut sitting = two_turns::<1>();
    sitting.undo(TWO, Consent::Given).unwrap();
    play(&mut sitting, &[(TWO, Action::Bank)], &[]);
    assert_eq!(sitting.look_back(4).state().points, [2, 3]);
}

#[test]
fn a_record_of_older_rules_that_replays_alike_is_replayed() {
    let mut sitting = begin::<1>();
    play(&mut sitting, &[(ONE, Action::Name(1)), (TWO, Action::Name(0)), (ONE, Action::Roll)], &[3]);
    let (resumed, how) = Sitting::<Toy<2>>::resume(&sitting.to_record()).unwrap();
    assert_eq!(how, Resumed::Replayed);
    assert_eq!(resumed.state().points, [4, 0]);
    assert_eq!(resumed.line().len(), 3);
}

#[test]
fn a_record_of_older_rules_that_replays_differently_goes_on_from_its_kept_state() {
    let old = two_turns::<1>();
    let (resumed, how) = Sitting::<Toy<2>>::resume(&old.to_record()).unwrap();
    assert_eq!(how, Resumed::FromKeptState);
    assert_eq!(resumed.state().points, old.state().points, "the points stay as they were");
    assert_eq!(resumed.line().len(), 0, "what older rules decided cannot be undone by newer ones");
    assert_eq!(resumed.record().first_rules(), 1);
    assert_eq!(resumed.record().rules(), 2);
}

#[test]
fn a_game_that_changed_its_rules_can_be_taken_up_again_and_again() {
    let (mut sitting, _) = Sitting::<Toy<2>>::resume(&two_turns::<1>().to_record()).unwrap();
    play(&mut sitting, &[(ONE, Action::Bank)], &[]);
    for form in [sitting.to_record().to_text(), sitting.to_record().to_json()] {
        let record = Record::read(&form).unwrap();
        assert_eq!(record, sitting.to_record());
        let (again, how) = Sitting::<Toy<2>>::resume(&record).unwrap();
        assert_eq!(how, Resumed::Replayed);
        assert_eq!(again.state(), sitting.state());
        assert_eq!(again.line().len(), 1);
        assert_eq!(again.to_record(), sitting.to_record());
    }
}

#[test]
fn a_game_can_outlive_two_changes_of_its_rules_and_be_finished() {
    let (mut second, _) = Sitting::<Toy<2>>::resume(&two_turns::<1>().to_record()).unwrap();
    play(&mut second, &[(ONE, Action::Bank)], &[]);
    let (mut third, how) = Sitting::<Toy<3>>::resume(&second.to_record()).unwrap();
    assert_eq!(how, Resumed::Replayed, "version 3 is like version 2");
    play(&mut third, &[(TWO, Action::Roll)], &[1]);
    let (over, _) = Sitting::<Toy<3>>::resume(&third.to_record()).unwrap();
    assert_eq!(over.to_record().result(), Some([5, 7].as_slice()));
}

#[test]
fn entries_that_newer_rules_refuse_do_not_keep_a_game_from_going_on() {
    let mut old = two_turns::<1>();
    play(&mut old, &[(ONE, Action::Bank), (TWO, Action::Bank)], &[]);
    old.undo(TWO, Consent::Given).unwrap();
    let (mut sitting, how) = Sitting::<Toy<2>>::resume(&old.to_record()).unwrap();
    assert_eq!(how, Resumed::FromKeptState);
    let (again, how) = Sitting::<Toy<2>>::resume(&sitting.to_record()).unwrap();
    assert_eq!((again.state(), how), (sitting.state(), Resumed::Replayed));
    play(&mut sitting, &[(TWO, Action::Roll)], &[2]);
    let (over, _) = Sitting::<Toy<2>>::resume(&sitting.to_record()).unwrap();
    assert_eq!(over.to_record(), sitting.to_record());
}

#[test]
fn undo_stops_at_a_change_of_the_rules() {
    let (mut sitting, _) = Sitting::<Toy<2>>::resume(&two_turns::<1>().to_record()).unwrap();
    assert_eq!(sitting.undo(ONE, Consent::Given), Err(NoUndo::Nothing));
}

#[test]
fn a_record_of_older_rules_without_a_kept_state_is_refused_where_it_diverges() {
    let mut old = begin::<1>();
    let line = [(ONE, Action::Name(0)), (TWO, Action::Name(0)), (ONE, Action::Bank), (TWO, Action::Bank)];
    play(&mut old, &line, &[]);
    play(&mut old, &[(ONE, Action::Bank), (TWO, Action::Bank)], &[]);
    let refused = Sitting::<Toy<2>>::resume(&old.to_record()).unwrap_err();
    assert!(matches!(refused, Diverged::Entry { index: 5, .. }), "{refused}");
}

#[test]
fn a_record_of_newer_rules_is_refused() {
    let refused = Sitting::<Toy<1>>::resume(&two_turns::<2>().to_record()).unwrap_err();
    assert_eq!(refused, Diverged::NewerRules { version: 2 });
    let (changed, _) = Sitting::<Toy<2>>::resume(&two_turns::<1>().to_record()).unwrap();
    let refused = Sitting::<Toy<1>>::resume(&changed.to_record()).unwrap_err();
    assert_eq!(refused, Diverged::NewerRules { version: 2 });
}

#[test]
fn rules_that_are_older_than_those_before_are_refused() {
    let (changed, _) = Sitting::<Toy<2>>::resume(&two_turns::<1>().to_record()).unwrap();
    let text = changed.to_record().to_text();
    let back = text.replacen("\nrules 1\n", "\nrules 3\n", 1);
    let refused = Sitting::<Toy<2>>::resume(&Record::read(&back).unwrap()).unwrap_err();
    assert!(matches!(refused, Diverged::Entry { index: 4, .. }), "{refused}");
}

#[test]
fn past_a_reveal_what_was_chosen_in_secret_at_the_same_time_goes_back_too() {
    let mut sitting = begin::<1>();
    play(&mut sitting, &[(ONE, Action::Name(1)), (TWO, Action::Name(0))], &[]);
    assert_eq!(sitting.undo_from(TWO, 1), 0, "the first one's bid has been seen");
    assert_eq!(sitting.undo_to(TWO, 0), Ok(()));
    assert_eq!(sitting.line().len(), 0);
    assert_eq!(sitting.undo_to(TWO, 0), Err(NoUndo::Nothing));
    let (again, _) = Sitting::<Toy<1>>::resume(sitting.record()).unwrap();
    assert_eq!(again.state(), sitting.state());
}
