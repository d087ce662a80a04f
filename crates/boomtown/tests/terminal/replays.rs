//! Records told move by move.

use std::fs;

use table::Viewer;

use crate::home::{FIRST, Home, Outcome};

/// A folder with the record of a finished game in it.
fn with_record(name: &str) -> (Home, String) {
    let home = Home::new(name);
    home.play(&["circle-wagons", "--seat", "person:Ann", "--seat", "person:Bob", "--seed", "11"], &FIRST);
    let record = home.files("games").remove(0).display().to_string();
    (home, record)
}

fn replay(home: &Home, arguments: &[&str]) -> Outcome {
    home.run(&[&["replay"], arguments].concat(), &[])
}

#[test]
fn a_record_is_told_move_by_move_with_the_final_points() {
    let (home, record) = with_record("told");
    let told = replay(&home, &[&record, "--print"]);
    assert_eq!(told.code, 0, "{}", told.complained);
    assert!(told.said.contains("Circle the Wagons (Ann, Bob)"));
    assert!(told.said.contains("   1. Bob chooses card"), "{}", told.said);
    let (session, _) =
        games::built_in().find("circle-wagons").unwrap().game().resume(&home.record()).unwrap();
    assert!(told.said.contains(&format!("{:>4}. ", session.decisions())));
    for (name, points) in ["Ann", "Bob"].iter().zip(session.standings().unwrap().points()) {
        assert!(told.said.contains(&format!("{name}: {points} points")), "{}", told.said);
    }
    assert_eq!(replay(&home, &[&record]).said, told.said, "no terminal, so it is printed");
}

#[test]
fn a_decision_of_which_nothing_is_told_is_called_what_it_was_offered_as() {
    let home = Home::new("called");
    home.play(&["carson-city", "--seat", "tenderfoot", "--seat", "tenderfoot", "--seed", "1"], &[]);
    let record = home.files("games").remove(0).display().to_string();
    let (session, _) = games::built_in().find("carson-city").unwrap().game().resume(&home.record()).unwrap();
    let silent = |&index: &usize| session.told(Some(index), Viewer::Spectator).is_empty();
    let silent: Vec<usize> = (0..session.decisions()).filter(silent).collect();
    assert!(!silent.is_empty(), "of some decisions nothing is told");
    let told = replay(&home, &[&record, "--print", "--language", "de"]).said;
    for index in silent {
        let (_, action) = session.decision(index);
        let line = told.lines().find(|line| line.starts_with(&format!("{:>4}. ", index + 1))).unwrap();
        assert!(!line.ends_with(&format!(": {action}")), "{line}");
    }
}

#[test]
fn the_position_after_some_decisions_can_be_printed() {
    let (home, record) = with_record("at");
    let beginning = replay(&home, &[&record, "--at", "0"]).said;
    assert!(
        beginning.contains("after move 0 of") && beginning.contains("15 cards in the circle"),
        "{beginning}"
    );
    let later = replay(&home, &[&record, "--at", "2"]).said;
    assert!(later.contains("Place card") || later.contains("places card"), "{later}");
    let beyond = replay(&home, &[&record, "--at", "999"]);
    assert_eq!(beyond.code, 2);
    assert!(beyond.complained.contains("--at 999"), "{}", beyond.complained);
}

#[test]
fn it_can_be_told_in_another_language_and_through_the_eyes_of_a_seat() {
    let (home, record) = with_record("eyes");
    assert!(replay(&home, &[&record, "--print", "--language", "de"]).said.contains("Punkte"));
    assert_eq!(replay(&home, &[&record, "--print", "--seat", "2"]).code, 0);
    let nobody = replay(&home, &[&record, "--print", "--seat", "3"]);
    assert_eq!(nobody.code, 2);
    assert!(nobody.complained.contains("there is no seat 3"), "{}", nobody.complained);
}

/// Changes a record and says what the command complains of.
fn complaint(name: &str, spoil: impl FnOnce(&str) -> String) -> String {
    let (home, record) = with_record(name);
    let spoiled = spoil(&fs::read_to_string(&record).unwrap());
    fs::write(&record, spoiled).unwrap();
    let told = replay(&home, &[&record, "--print"]);
    assert_eq!((told.code, told.said.as_str()), (2, ""));
    told.complained
}

#[test]
fn a_refused_move_is_named_with_its_line_and_the_reason() {
    let mut line = 0;
    let complained = complaint("refused-move", |record| {
        line = 1 + record.lines().position(|line| line.starts_with("play 1 take")).unwrap();
        let changed =
            |text: &str| if text.starts_with("play 1 take") { "play 1 take 77" } else { text }.to_owned();
        record.lines().map(changed).collect::<Vec<_>>().join("\n")
    });
    assert!(complained.contains(&format!("line {line}:")), "{complained}");
    assert!(complained.contains("77"), "{complained}");
}

#[test]
fn a_record_cut_short_is_refused_with_the_line() {
    let complained = complaint("record-cut-short", |record| {
        record.lines().take_while(|line| !line.starts_with("end")).collect::<Vec<_>>().join("\n")
    });
    assert!(complained.contains("line ") && complained.contains("breaks off"), "{complained}");
}

#[test]
fn points_that_are_not_true_are_refused() {
    let complained = complaint("false-points", |record| {
        let changed = |text: &str| if text.starts_with("result") { "result 99 0" } else { text }.to_owned();
        record.lines().map(changed).collect::<Vec<_>>().join("\n")
    });
    assert!(complained.contains("[99, 0]"), "{complained}");
}

#[test]
fn what_is_not_there_or_no_record_is_refused() {
    let home = Home::new("no-record");
    let missing = replay(&home, &["nowhere.txt"]);
    assert_eq!(missing.code, 2);
    assert!(missing.complained.contains("nowhere.txt"));
    fs::write(home.path("letter.txt"), "Dear Ann").unwrap();
    let letter = replay(&home, &[&home.path("letter.txt").display().to_string()]);
    assert_eq!(letter.code, 2);
    assert!(letter.complained.contains("line 1"), "{}", letter.complained);
}
