//! Taking up a record beside which a state was kept: what replaying gives is held against it, whatever the number of the rules says.

use serde_json::{Value, json};
use table::dice::ScriptedDice;
use table::record::Entry;
use table::{Consent, Record, Resumed, Seat, Session, Snapshot};

use crate::toy::{Action, Options, Toy};

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;

/// A game of the first rules: both numbers named, a bank and a roll.
fn two_turns() -> Session<Toy<1>> {
    let mut session = Session::begin(&Options::default(), &mut ScriptedDice::default()).unwrap();
    let line = [(TWO, Action::Name(2)), (ONE, Action::Name(1)), (ONE, Action::Bank), (TWO, Action::Roll)];
    play(&mut session, &line, &[4]);
    session
}

fn play(session: &mut Session<Toy<1>>, line: &[(Seat, Action)], dice: &[u32]) {
    let mut dice = ScriptedDice::new(dice);
    for &(seat, action) in line {
        session.play(seat, action, &mut dice).unwrap();
    }
}

fn position<const RULES: u32>(session: &Session<Toy<RULES>>) -> Value {
    serde_json::to_value(session.state()).unwrap()
}

/// The state that is kept now.
fn kept(session: &Session<Toy<1>>) -> Snapshot {
    Snapshot { entries: session.record().entries().len(), state: position(session) }
}

/// The record as if the second rules had written it: a bank brings 3 points there instead of 1, and the last turn is no bank.
fn unnumbered(session: &Session<Toy<1>>) -> Record {
    Record::read(&session.record().to_text().replacen("\nrules 1\n", "\nrules 2\n", 1)).unwrap()
}

fn take_up(record: &Record, kept: &Snapshot) -> (Session<Toy<2>>, Resumed) {
    Session::resume_beside(record, Some(kept)).unwrap()
}

#[test]
fn an_amount_that_changed_under_the_same_number_does_not_rewrite_a_game() {
    let old = two_turns();
    let (session, how) = take_up(&unnumbered(&old), &kept(&old));
    assert_eq!(how, Resumed::FromKeptState);
    assert_eq!(session.state().points, old.state().points, "the points stay as they were");
    let changed = Entry::Rules { version: 2, position: position(&old) };
    assert_eq!(session.record().entries().last(), Some(&changed));
}

#[test]
fn what_went_on_from_a_kept_state_is_taken_up_again_as_it_is() {
    let old = two_turns();
    let (mut session, _) = take_up(&unnumbered(&old), &kept(&old));
    session.play(ONE, Action::Bank, &mut ScriptedDice::default()).unwrap();
    for form in [session.record().to_text(), session.record().to_json()] {
        let record = Record::read(&form).unwrap();
        // The state that was kept before the change is older than what the record says itself.
        let (again, how) = take_up(&record, &kept(&old));
        assert_eq!((again.state(), how), (session.state(), Resumed::Replayed));
        assert_eq!(again.line().len(), 1);
    }
}

#[test]
fn an_entry_that_became_illegal_under_the_same_number_does_not_end_a_game() {
    let mut old = two_turns();
    play(&mut old, &[(ONE, Action::Bank)], &[]);
    let before = kept(&old);
    play(&mut old, &[(TWO, Action::Bank)], &[]);
    let (session, how) = take_up(&unnumbered(&old), &kept(&old));
    assert_eq!((how, session.state().points), (Resumed::FromKeptState, old.state().points));
    // With an older state, what came since is carried out as far as it can be.
    let (session, how) = take_up(&unnumbered(&old), &before);
    assert_eq!((how, position(&session)), (Resumed::FromKeptState, before.state));
}

#[test]
fn a_state_from_the_middle_of_a_record_is_held_against_the_middle() {
    let mut old = two_turns();
    let middle = kept(&old);
    play(&mut old, &[(ONE, Action::Roll)], &[2]);
    let (session, how) = take_up(&unnumbered(&old), &middle);
    assert_eq!(how, Resumed::FromKeptState);
    assert_eq!(session.state().points, old.state().points, "the roll since is carried out on the kept state");
    let (same, how) = Session::<Toy<1>>::resume_beside(old.record(), Some(&middle)).unwrap();
    assert_eq!((same.state(), how), (old.state(), Resumed::Replayed));
    assert_eq!(same.line().len(), 5, "everything can still be taken back");
}

#[test]
fn an_undo_since_is_carried_out_unless_it_goes_behind_the_kept_state() {
    let mut old = two_turns();
    let middle = kept(&old);
    play(&mut old, &[(ONE, Action::Roll)], &[2]);
    old.undo(ONE, Consent::Given).unwrap();
    let (session, _) = take_up(&unnumbered(&old), &middle);
    assert_eq!(position(&session), middle.state);
    old.undo(TWO, Consent::Given).unwrap();
    let (session, how) = take_up(&unnumbered(&old), &middle);
    assert_eq!((position(&session), how), (middle.state, Resumed::FromKeptState));
}

#[test]
fn a_kept_state_that_cannot_be_read_leaves_the_replay() {
    let old = two_turns();
    for state in [json!(null), json!("nonsense"), json!({ "points": [1] })] {
        let kept = Snapshot { entries: 4, state };
        let (session, how) = Session::<Toy<1>>::resume_beside(old.record(), Some(&kept)).unwrap();
        assert_eq!((session.state(), how), (old.state(), Resumed::Unchecked));
    }
    let beyond = Snapshot { entries: 9, state: json!(null) };
    let (session, how) = Session::<Toy<1>>::resume_beside(old.record(), Some(&beyond)).unwrap();
    assert_eq!((session.state(), how), (old.state(), Resumed::Replayed), "a state of some other record");
}

#[test]
fn a_kept_state_that_only_says_it_in_other_words_is_the_same() {
    let old = two_turns();
    let mut said = kept(&old);
    let fields = said.state.as_object_mut().unwrap();
    let first = fields.keys().next().unwrap().clone();
    let value = fields.remove(&first).unwrap();
    fields.insert(first, value);
    let (_, how) = Session::<Toy<1>>::resume_beside(old.record(), Some(&said)).unwrap();
    assert_eq!(how, Resumed::Replayed);
}
