//! What must hold of undo and of records.

use super::Place;
use crate::{Consent, Event, Game, Record, Seat, Sitting};

/// Undo is free to the barrier and no further, and leads back to the very state.
pub(super) fn check_undo<G: Game>(sitting: &Sitting<G>, place: Place) {
    for seat in Seat::all(sitting.state().seats()) {
        let mine = sitting.line().iter().rposition(|step| step.seat == seat);
        let mut free = sitting.clone();
        match (mine, free.undo(seat, Consent::NotAsked)) {
            (None, undone) => assert!(undone.is_err(), "{place}: seat {seat} has decided nothing and undoes"),
            (Some(index), Ok(keep)) => {
                assert_eq!(keep, index, "{place}: undo takes back more or less than the last decision");
                let crossed = sitting.line()[index..].iter().any(|step| {
                    step.seat != seat || !step.rolls.is_empty() || step.events.iter().any(Event::reveals)
                });
                assert!(!crossed, "{place}: seat {seat} undoes beyond a barrier");
                check_undone(&free, sitting, index, place);
            }
            (Some(index), Err(_)) => {
                let mut agreed = sitting.clone();
                agreed.undo(seat, Consent::Given).expect("with consent every own decision can be undone");
                check_undone(&agreed, sitting, index, place);
            }
        }
    }
}

fn check_undone<G: Game>(undone: &Sitting<G>, before: &Sitting<G>, keep: usize, place: Place) {
    assert_eq!(undone.line().len(), keep, "{place}: undo leaves the wrong number of decisions");
    assert!(*undone.state() == before.state_at(keep), "{place}: undo does not lead back to the state");
    assert_eq!(
        undone.record().entries().len(),
        before.record().entries().len() + 1,
        "{place}: an undo is an entry of its own"
    );
    let (resumed, _) = Sitting::<G>::resume(&undone.to_record())
        .unwrap_or_else(|why| panic!("{place}: a record with an undo does not replay: {why}"));
    assert!(resumed.state() == undone.state(), "{place}: a record with an undo replays to another state");
}

/// Both forms come back, replay to the same state, and are refused when cut short.
pub(super) fn check_record<G: Game>(sitting: &Sitting<G>, place: Place) {
    let record = sitting.to_record();
    let text = record.to_text();
    for (form, source) in [("text", &text), ("JSON", &record.to_json())] {
        let read =
            Record::read(source).unwrap_or_else(|bad| panic!("{place}: the {form} form is refused: {bad}"));
        assert!(read == record, "{place}: the {form} form does not come back");
        let (resumed, _) = Sitting::<G>::resume(&read)
            .unwrap_or_else(|why| panic!("{place}: the {form} form does not replay: {why}"));
        assert!(resumed.state() == sitting.state(), "{place}: the {form} form replays to another state");
    }
    let lines: Vec<&str> = text.lines().collect();
    for cut in 0..lines.len() {
        assert!(
            Record::read(&lines[..cut].join("\n")).is_err(),
            "{place}: a record cut after line {cut} is accepted"
        );
    }
}
