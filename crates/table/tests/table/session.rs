//! Undo and its barriers, looking back, and taking up records that other rules wrote.

use table::dice::ScriptedDice;
use table::record::Entry;
use table::{Consent, Record, ResumeError, Resumed, Seat, Session, UndoError};

use crate::toy::{Action, Options, Toy};

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;

fn begin<const RULES: u32>() -> Session<Toy<RULES>> {
    Session::begin(&Options::default(), &mut ScriptedDice::default()).unwrap()
}

fn play<const RULES: u32>(session: &mut Session<Toy<RULES>>, line: &[(Seat, Action)], dice: &[u32]) {
    let mut dice = ScriptedDice::new(dice);
    for &(seat, action) in line {
        session.play(seat, action, &mut dice).unwrap();
    }
    assert_eq!((dice.take_fault(), dice.left()), (None, 0));
}

/// Both numbers named, and one turn each: a bank and a roll.
fn two_turns<const RULES: u32>() -> Session<Toy<RULES>> {
    let mut session = begin();
    let line = [(TWO, Action::Name(2)), (ONE, Action::Name(1)), (ONE, Action::Bank), (TWO, Action::Roll)];
    play(&mut session, &line, &[4]);
    session
}

#[test]
fn a_decision_that_nobody_followed_is_undone_freely() {
    let mut session = begin::<1>();
    play(&mut session, &[(ONE, Action::Name(1))], &[]);
    assert_eq!(session.undo(ONE, Consent::NotAsked), Ok(0));
    assert_eq!(session.state().secrets, [None, None]);
}

#[test]
fn the_decision_of_somebody_else_ends_free_undo() {
    let mut session = begin::<1>();
    play(&mut session, &[(ONE, Action::Name(1)), (TWO, Action::Name(0)), (ONE, Action::Bank)], &[]);
    assert_eq!(session.undo_target(TWO, Consent::NotAsked), Err(UndoError::NeedsConsent));
    assert_eq!(session.undo_target(ONE, Consent::NotAsked), Ok(2));
    assert_eq!(session.undo(TWO, Consent::Given), Ok(1));
    assert_eq!(session.state().secrets, [Some(1), None]);
    assert_eq!(session.state().points, [0, 0]);
}

#[test]
fn a_reveal_ends_free_undo() {
    let mut session = begin::<1>();
    play(&mut session, &[(ONE, Action::Name(1)), (TWO, Action::Name(0))], &[]);
    assert_eq!(session.undo(TWO, Consent::NotAsked), Err(UndoError::NeedsConsent));
    assert_eq!(session.line().len(), 2, "nothing was undone");
    assert_eq!(session.undo(TWO, Consent::Given), Ok(1));
}

#[test]
fn a_roll_ends_free_undo() {
    let mut session = two_turns::<1>();
    assert_eq!(session.undo(TWO, Consent::NotAsked), Err(UndoError::NeedsConsent));
    assert_eq!(session.undo(TWO, Consent::Given), Ok(3));
    assert_eq!(session.state().points, [2, 2]);
}

#[test]
fn who_has_decided_nothing_has_nothing_to_undo() {
    let mut session = begin::<1>();
    play(&mut session, &[(ONE, Action::Name(1))], &[]);
    for consent in [Consent::NotAsked, Consent::Given] {
        assert_eq!(session.undo(TWO, consent), Err(UndoError::Nothing));
    }
}

#[test]
fn undo_twice_goes_back_twice_and_both_are_entries() {
    let mut session = two_turns::<1>();
    session.undo(TWO, Consent::Given).unwrap();
    session.undo(ONE, Consent::Given).unwrap();
    assert_eq!(session.line().len(), 2);
    let undone = [Entry::Undo { seat: TWO, keep: 3 }, Entry::Undo { seat: ONE, keep: 2 }];
    assert_eq!(session.record().entries()[4..], undone);
    play(&mut session, &[(ONE, Action::Roll)], &[5]);
    let (resumed, how) = Session::<Toy<1>>::resume(&session.to_record()).unwrap();
    assert_eq!((resumed.state(), how), (session.state(), Resumed::Replayed));
    assert_eq!(resumed.to_record(), session.to_record());
}

#[test]
fn who_had_answered_a_secret_question_before_is_asked_again() {
    let mut session = begin::<1>();
    let names = [(TWO, Action::Name(2)), (ONE, Action::Name(1))];
    play(&mut session, &names[..1], &[]);
    assert!(!session.is_asked_again(ONE), "nothing was taken back");
    play(&mut session, &names[1..], &[]);
    session.undo_to(ONE, 0).unwrap();
    assert!(session.is_asked_again(ONE) && session.is_asked_again(TWO));
    // In another order it is the same question, and the answers of others leave it so.
    play(&mut session, &[(ONE, Action::Name(0))], &[]);
    assert!(session.is_asked_again(TWO));
    assert!(!session.is_asked_again(ONE), "he has answered");
    play(&mut session, &[(TWO, Action::Name(2))], &[]);
    let resumed = |session: &Session<Toy<1>>| Session::<Toy<1>>::resume(&session.to_record()).unwrap().0;
    session.undo_to(ONE, 0).unwrap();
    assert!(resumed(&session).is_asked_again(TWO), "a record knows it too");
}

#[test]
fn who_takes_turns_is_never_asked_the_same_secret_again() {
    let mut session = two_turns::<1>();
    session.undo(TWO, Consent::Given).unwrap();
    assert_eq!(session.line().len(), 3);
    assert!(!session.is_asked_again(TWO), "nobody else is asked with him");
}

#[test]
fn who_had_not_answered_yet_is_asked_for_the_first_time() {
    let mut session = begin::<1>();
    play(&mut session, &[(ONE, Action::Name(1))], &[]);
    session.undo(ONE, Consent::NotAsked).unwrap();
    assert!(session.is_asked_again(ONE) && !session.is_asked_again(TWO));
}

#[test]
fn a_refused_decision_leaves_no_trace() {
    let mut session = two_turns::<1>();
    let (state, record) = (session.state().clone(), session.to_record());
    assert!(session.play(TWO, Action::Bank, &mut ScriptedDice::default()).is_err());
    assert!(session.play(ONE, Action::Name(1), &mut ScriptedDice::default()).is_err());
    assert_eq!((session.state(), session.to_record()), (&state, record));
}

#[test]
fn looking_back_shows_every_state_there_was() {
    let session = two_turns::<1>();
    assert_eq!(session.look_back(0).state(), begin::<1>().state());
    assert_eq!(session.look_back(3).state().points, [2, 2]);
    assert_eq!(session.look_back(3).line().len(), 3);
    for beyond in [4, 5, usize::MAX] {
        assert_eq!(session.look_back(beyond).state(), session.state());
    }
}

#[test]
fn looking_back_counts_only_the_decisions_that_stand() {
    let mut session = two_turns::<1>();
    session.undo(TWO, Consent::Given).unwrap();
    play(&mut session, &[(TWO, Action::Bank)], &[]);
    assert_eq!(session.look_back(4).state().points, [2, 3]);
}

#[test]
fn a_record_of_older_rules_that_replays_alike_is_replayed() {
    let mut session = begin::<1>();
    play(&mut session, &[(ONE, Action::Name(1)), (TWO, Action::Name(0)), (ONE, Action::Roll)], &[3]);
    let (resumed, how) = Session::<Toy<2>>::resume(&session.to_record()).unwrap();
    assert_eq!(how, Resumed::Replayed);
    assert_eq!(resumed.state().points, [4, 0]);
    assert_eq!(resumed.line().len(), 3);
}

#[test]
fn a_record_of_older_rules_that_replays_differently_goes_on_from_its_kept_state() {
    let old = two_turns::<1>();
    let (resumed, how) = Session::<Toy<2>>::resume(&old.to_record()).unwrap();
    assert_eq!(how, Resumed::FromKeptState);
    assert_eq!(resumed.state().points, old.state().points, "the points stay as they were");
    assert_eq!(resumed.line().len(), 0, "what older rules decided cannot be undone by newer ones");
    assert_eq!(resumed.record().first_rules(), 1);
    assert_eq!(resumed.record().rules(), 2);
}

#[test]
fn a_game_that_changed_its_rules_can_be_taken_up_again_and_again() {
    let (mut session, _) = Session::<Toy<2>>::resume(&two_turns::<1>().to_record()).unwrap();
    play(&mut session, &[(ONE, Action::Bank)], &[]);
    for form in [session.to_record().to_text(), session.to_record().to_json()] {
        let record = Record::read(&form).unwrap();
        assert_eq!(record, session.to_record());
        let (again, how) = Session::<Toy<2>>::resume(&record).unwrap();
        assert_eq!(how, Resumed::Replayed);
        assert_eq!(again.state(), session.state());
        assert_eq!(again.line().len(), 1);
        assert_eq!(again.to_record(), session.to_record());
    }
}

#[test]
fn a_game_can_outlive_two_changes_of_its_rules_and_be_finished() {
    let (mut second, _) = Session::<Toy<2>>::resume(&two_turns::<1>().to_record()).unwrap();
    play(&mut second, &[(ONE, Action::Bank)], &[]);
    let (mut third, how) = Session::<Toy<3>>::resume(&second.to_record()).unwrap();
    assert_eq!(how, Resumed::Replayed, "version 3 is like version 2");
    play(&mut third, &[(TWO, Action::Roll)], &[1]);
    let (over, _) = Session::<Toy<3>>::resume(&third.to_record()).unwrap();
    assert_eq!(over.to_record().result(), Some([5, 7].as_slice()));
}

/// A game that was finished under the first rules, where a bank brings 1 point instead of 3.
fn finished() -> Record {
    played_to_its_end().to_record()
}

fn played_to_its_end() -> Session<Toy<1>> {
    let mut session = two_turns::<1>();
    play(&mut session, &[(ONE, Action::Roll), (TWO, Action::Roll)], &[1, 1]);
    session
}

/// The same with other points.
fn finished_with(points: &str) -> Record {
    Record::read(&finished().to_text().replacen("\nresult 3 7\n", &format!("\nresult {points}\n"), 1))
        .unwrap()
}

#[test]
fn a_finished_record_of_older_rules_keeps_its_points() {
    let record = finished();
    assert_eq!(record.result(), Some([3, 7].as_slice()));
    let (session, how) = Session::<Toy<3>>::resume(&record).unwrap();
    assert_eq!(how, Resumed::Replayed);
    assert_eq!(session.standings().unwrap().points(), [3, 7]);
    assert!(session.has_other_points());
    assert_eq!(session.to_record(), record);
    let (session, _) = Session::<Toy<1>>::resume(&record).unwrap();
    assert!(!session.has_other_points(), "its own rules count them");
}

#[test]
fn points_are_believed_of_older_rules_and_of_what_this_program_stored() {
    let record = finished_with("9 4");
    assert!(matches!(Session::<Toy<1>>::resume(&record), Err(ResumeError::Result { .. })));
    let (stored, _) = Session::<Toy<1>>::resume_beside(&record, None).unwrap();
    assert_eq!(stored.standings().unwrap().points(), [9, 4]);
}

#[test]
fn a_record_of_older_rules_has_points_for_every_seat_and_none_beyond_reason() {
    for points in ["3 7 1", "3 -2147483648"] {
        let resumed = Session::<Toy<3>>::resume(&finished_with(points));
        assert!(matches!(resumed, Err(ResumeError::Result { .. })), "{points}");
    }
}

#[test]
fn points_beyond_reason_beside_a_kept_state_do_not_count() {
    let state = serde_json::to_string(played_to_its_end().state()).unwrap();
    for (points, counted) in [("8 4", [8, 4]), ("3 -2147483648", [3, 7]), ("3 7 1", [3, 7])] {
        let record = finished_with(points).to_text();
        let record = record.replacen("\nresult ", &format!("\nstate {state}\nresult "), 1);
        let (session, how) = Session::<Toy<2>>::resume(&Record::read(&record).unwrap()).unwrap();
        assert_eq!(how, Resumed::FromKeptState);
        assert_eq!(session.standings().unwrap().points(), counted, "{points}");
    }
}

#[test]
fn entries_that_newer_rules_refuse_do_not_keep_a_game_from_going_on() {
    let mut old = two_turns::<1>();
    play(&mut old, &[(ONE, Action::Bank), (TWO, Action::Bank)], &[]);
    old.undo(TWO, Consent::Given).unwrap();
    let (mut session, how) = Session::<Toy<2>>::resume(&old.to_record()).unwrap();
    assert_eq!(how, Resumed::FromKeptState);
    let (again, how) = Session::<Toy<2>>::resume(&session.to_record()).unwrap();
    assert_eq!((again.state(), how), (session.state(), Resumed::Replayed));
    play(&mut session, &[(TWO, Action::Roll)], &[2]);
    let (over, _) = Session::<Toy<2>>::resume(&session.to_record()).unwrap();
    assert_eq!(over.to_record(), session.to_record());
}

#[test]
fn undo_stops_at_a_change_of_the_rules() {
    let (mut session, _) = Session::<Toy<2>>::resume(&two_turns::<1>().to_record()).unwrap();
    assert_eq!(session.undo(ONE, Consent::Given), Err(UndoError::Nothing));
}

#[test]
fn a_record_of_older_rules_without_a_kept_state_is_refused_where_it_diverges() {
    let mut old = begin::<1>();
    let line = [(ONE, Action::Name(0)), (TWO, Action::Name(0)), (ONE, Action::Bank), (TWO, Action::Bank)];
    play(&mut old, &line, &[]);
    play(&mut old, &[(ONE, Action::Bank), (TWO, Action::Bank)], &[]);
    let refused = Session::<Toy<2>>::resume(&old.to_record()).unwrap_err();
    assert!(matches!(refused, ResumeError::Entry { index: 5, .. }), "{refused}");
}

#[test]
fn a_record_of_newer_rules_is_refused() {
    let refused = Session::<Toy<1>>::resume(&two_turns::<2>().to_record()).unwrap_err();
    assert_eq!(refused, ResumeError::NewerRules { version: 2 });
    let (changed, _) = Session::<Toy<2>>::resume(&two_turns::<1>().to_record()).unwrap();
    let refused = Session::<Toy<1>>::resume(&changed.to_record()).unwrap_err();
    assert_eq!(refused, ResumeError::NewerRules { version: 2 });
}

#[test]
fn rules_that_are_older_than_those_before_are_refused() {
    let (changed, _) = Session::<Toy<2>>::resume(&two_turns::<1>().to_record()).unwrap();
    let text = changed.to_record().to_text();
    let back = text.replacen("\nrules 1\n", "\nrules 3\n", 1);
    let refused = Session::<Toy<2>>::resume(&Record::read(&back).unwrap()).unwrap_err();
    assert!(matches!(refused, ResumeError::Entry { index: 4, .. }), "{refused}");
}

#[test]
fn past_a_reveal_what_was_chosen_in_secret_at_the_same_time_goes_back_too() {
    let mut session = begin::<1>();
    play(&mut session, &[(ONE, Action::Name(1)), (TWO, Action::Name(0))], &[]);
    assert_eq!(session.undo_from(TWO, 1), 0, "the first one's bid has been seen");
    assert_eq!(session.undo_to(TWO, 0), Ok(()));
    assert_eq!(session.line().len(), 0);
    assert_eq!(session.undo_to(TWO, 0), Err(UndoError::Nothing));
    let (again, _) = Session::<Toy<1>>::resume(session.record()).unwrap();
    assert_eq!(again.state(), session.state());
}
