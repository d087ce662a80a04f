//! What must hold of everything that is parsed, whatever it is: nothing panics, and what was accepted comes back as it was.

use serde_json::Value;
use table::dice::FastDice;
use table::{AnyGame, Record};

fn titles() -> impl Iterator<Item = &'static dyn AnyGame> {
    games::built_in().games().iter().map(games::GameEntry::game)
}

/// What a target can begin with, each with the name of the target: of every game after some decisions its record in both forms, its
/// position, its options and an action.
pub fn seeds() -> Vec<(&'static str, String)> {
    let of = |title: &dyn AnyGame| {
        let mut dice = FastDice::seeded(7);
        let mut session = title.begin(&Value::Null, &mut dice).expect("the defaults can be played");
        let mut first = None;
        for _ in 0..12 {
            let Some(seat) = session.turn().or_else(|| session.deciders().lowest()) else { break };
            let action = session.actions(seat).pop().expect("whoever is asked can answer");
            session.play(seat, &action, &mut dice).expect("the action is on the list");
            first.get_or_insert(action);
        }
        let record = session.to_record();
        [
            ("record", record.to_text()),
            ("record", record.to_json()),
            ("position", session.position().to_string()),
            ("options", record.options().to_string()),
            ("action", first.unwrap_or_default()),
        ]
    };
    titles().flat_map(of).collect()
}

/// A record in either form: it can be written in both and read again, and its game is taken up or refused.
pub fn record(text: &str) {
    let Ok(record) = Record::read(text) else { return };
    for written in [record.to_text(), record.to_json()] {
        let again = Record::read(&written).expect("what was written can be read");
        assert_eq!(again.to_json(), record.to_json());
    }
    if let Some(title) = titles().find(|title| title.name() == record.game()) {
        let _ = title.resume(&record);
    }
}

/// A position of any game: what is loaded is written as a position that loads again.
pub fn position(text: &str) {
    let Ok(position) = serde_json::from_str::<Value>(text) else { return };
    for title in titles() {
        if let Ok(session) = title.load(&position) {
            let again = title.load(&session.position()).expect("a position loads again");
            assert_eq!(again.position(), session.position());
        }
    }
}

/// The options of any game: what is accepted stays as it is when it is spelled out.
pub fn options(text: &str) {
    let Ok(options) = serde_json::from_str::<Value>(text) else { return };
    for title in titles() {
        if let Ok(spelled) = title.check_options(&options) {
            assert_eq!(title.check_options(&spelled).expect("they were accepted"), spelled);
            assert!(!title.seat_kinds(&spelled).expect("they were accepted").is_empty());
        }
    }
}

/// An action at the beginning of any game: it is played if it is on the list, and refused otherwise.
pub fn action(text: &str) {
    for title in titles() {
        let mut dice = FastDice::seeded(1);
        let mut session = title.begin(&Value::Null, &mut dice).expect("the defaults can be played");
        let seat = session.deciders().lowest().expect("a game begins with a question");
        let listed = session.actions(seat).iter().any(|action| action == text);
        let played = session.play(seat, text, &mut dice).is_ok();
        assert!(played || !listed, "'{text}' is on the list and refused");
        assert_eq!(session.decisions(), usize::from(played));
    }
}
