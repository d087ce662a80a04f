//! Checks of undo and of records.

use super::CheckPoint;
use crate::{Consent, Event, Game, Record, Seat, Session};

/// Undo is free up to the barrier and no further, and restores the exact state.
pub(super) fn check_undo<G: Game>(session: &Session<G>, point: CheckPoint) {
    for seat in Seat::all(session.state().seats()) {
        let mine = session.line().iter().rposition(|step| step.seat == seat);
        let mut free = session.clone();
        match (mine, free.undo(seat, Consent::NotAsked)) {
            (None, undone) => assert!(undone.is_err(), "{point}: seat {seat} has decided nothing and undoes"),
            (Some(index), Ok(keep)) => {
                assert_eq!(keep, index, "{point}: undo takes back more or less than the last decision");
                let crossed = session.line()[index..].iter().any(|step| {
                    step.seat != seat || !step.rolls.is_empty() || step.events.iter().any(Event::reveals)
                });
                assert!(!crossed, "{point}: seat {seat} undoes beyond a barrier");
                check_undone(&free, session, index, point);
            }
            (Some(index), Err(_)) => {
                let mut agreed = session.clone();
                agreed.undo(seat, Consent::Given).expect("with consent every own decision can be undone");
                check_undone(&agreed, session, index, point);
            }
        }
    }
}

fn check_undone<G: Game>(undone: &Session<G>, before: &Session<G>, keep: usize, point: CheckPoint) {
    assert_eq!(undone.line().len(), keep, "{point}: undo leaves the wrong number of decisions");
    assert!(*undone.state() == before.state_at(keep), "{point}: undo does not lead back to the state");
    assert_eq!(
        undone.record().entries().len(),
        before.record().entries().len() + 1,
        "{point}: an undo is an entry of its own"
    );
    let (resumed, _) = Session::<G>::resume(&undone.to_record())
        .unwrap_or_else(|why| panic!("{point}: a record with an undo does not replay: {why}"));
    assert!(resumed.state() == undone.state(), "{point}: a record with an undo replays to another state");
}

/// Both forms can be read back, replay to the same state, and are rejected if truncated.
pub(super) fn check_record<G: Game>(session: &Session<G>, point: CheckPoint) {
    let record = session.to_record();
    let text = record.to_text();
    for (form, source) in [("text", &text), ("JSON", &record.to_json())] {
        let read =
            Record::read(source).unwrap_or_else(|bad| panic!("{point}: the {form} form is refused: {bad}"));
        assert!(read == record, "{point}: the {form} form does not come back");
        let (resumed, _) = Session::<G>::resume(&read)
            .unwrap_or_else(|why| panic!("{point}: the {form} form does not replay: {why}"));
        assert!(resumed.state() == session.state(), "{point}: the {form} form replays to another state");
    }
    let lines: Vec<&str> = text.lines().collect();
    for cut in 0..lines.len() {
        assert!(
            Record::read(&lines[..cut].join("\n")).is_err(),
            "{point}: a record cut after line {cut} is accepted"
        );
    }
}
