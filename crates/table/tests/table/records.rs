//! Records in both forms: what is written comes back, and what was changed is noticed.

use proptest::prelude::*;
use table::dice::{FastDice, ScriptedDice, SealedDice, Secret};
use table::record::{DiceVerdict, Player};
use table::{Consent, Dice, Record, ResumeError, Seat, Session};

use crate::toy::{Action, Options, Toy};

fn options() -> Options {
    Options { start: 2, handicap: true, flaw: None }
}

/// A whole game with an undo in it.
fn whole_game(dice: &mut impl Dice) -> Session<Toy<1>> {
    let mut session = Session::begin(&options(), dice).unwrap();
    let line =
        [(1, Action::Name(2)), (0, Action::Name(1)), (0, Action::Roll), (1, Action::Bank), (0, Action::Roll)];
    for (seat, action) in line {
        session.play(Seat::new(seat), action, dice).unwrap();
    }
    session.undo(Seat::FIRST, Consent::Given).unwrap();
    session.play(Seat::FIRST, Action::Bank, dice).unwrap();
    session.play(Seat::SECOND, Action::Roll, dice).unwrap();
    session
}

fn text() -> String {
    whole_game(&mut ScriptedDice::new([3, 4, 5, 1])).to_record().to_text()
}

/// What comes of a record with one line changed.
fn edited(line: &str, to: &str) -> ResumeError {
    let text = text();
    assert!(text.contains(&format!("\n{line}\n")), "no line '{line}' in\n{text}");
    let record = Record::read(&text.replacen(&format!("\n{line}\n"), &format!("\n{to}\n"), 1)).unwrap();
    Session::<Toy<1>>::resume(&record).unwrap_err()
}

fn index(error: &ResumeError) -> Option<usize> {
    match error {
        ResumeError::Entry { index, .. } => Some(*index),
        _ => None,
    }
}

#[test]
fn the_text_form_reads_like_a_game() {
    let expected = "boomtown record 1\ngame toy\nrules 1\noptions {\"start\":2,\"handicap\":true}\nsetup 3/6\n\
                    play 2 name 2\nplay 1 name 1\nplay 1 roll ; 4/6\nplay 2 bank\nplay 1 roll ; 5/6\nundo 1 keep 4\n\
                    play 1 bank\nplay 2 roll ; 1/6\nresult 11 6\nend 8\n";
    assert_eq!(text(), expected);
}

#[test]
fn the_time_of_a_decision_comes_back_from_both_forms_and_from_a_replay() {
    let mut dice = ScriptedDice::new([3, 4, 5, 1]);
    let mut session = Session::<Toy<1>>::begin(&options(), &mut dice).unwrap();
    session.play(Seat::SECOND, Action::Name(2), &mut dice).unwrap();
    session.record_mut().time_last(5_300, Some(90_000));
    session.play(Seat::FIRST, Action::Name(1), &mut dice).unwrap();
    session.play(Seat::FIRST, Action::Roll, &mut dice).unwrap();
    session.record_mut().time_last(70, None);
    let record = session.to_record();
    let text = record.to_text();
    assert!(
        text.contains("\nplay 2 name 2 ; took 5300 left 90000\nplay 1 name 1\nplay 1 roll ; 4/6 took 70\n"),
        "{text}"
    );
    assert_eq!(Record::read(&text).unwrap(), record);
    assert_eq!(Record::read(&record.to_json()).unwrap(), record);
    assert_eq!(Session::<Toy<1>>::resume(&record).unwrap().0.to_record(), record);
    for wrong in ["; took", "; took soon", "; took 5300 left", "; took 5300 right 1"] {
        let wrong = text.replacen("; took 5300 left 90000", wrong, 1);
        assert!(Record::read(&wrong).is_err(), "{wrong}");
    }
}

#[test]
fn an_edited_action_is_refused_where_it_stands() {
    assert_eq!(index(&edited("play 1 name 1", "play 1 bank")), Some(1));
    assert_eq!(index(&edited("play 2 bank", "play 2 jump")), Some(3));
    assert_eq!(index(&edited("play 2 bank", "play 1 bank")), Some(3));
    assert_eq!(index(&edited("play 2 bank", "play 8 bank")), Some(3));
    assert_eq!(index(&edited("play 1 roll ; 4/6", "play 1 bank ; 4/6")), Some(2));
}

#[test]
fn an_edited_roll_is_refused_where_it_stands() {
    assert_eq!(index(&edited("play 1 roll ; 4/6", "play 1 roll ; 4/7")), Some(2));
    assert_eq!(index(&edited("play 1 roll ; 4/6", "play 1 roll ; 4/6 4/6")), Some(2));
    assert_eq!(index(&edited("play 1 roll ; 4/6", "play 1 roll")), Some(2));
    assert_eq!(index(&edited("play 1 roll ; 4/6", "play 1 roll ; 6/9")), Some(2));
    assert!(matches!(edited("play 1 roll ; 4/6", "play 1 roll ; 0/6"), ResumeError::Result { .. }));
    assert!(matches!(edited("setup 3/6", "setup"), ResumeError::Start { .. }));
    assert!(matches!(edited("setup 3/6", "setup 3/6 1/6"), ResumeError::Start { .. }));
    assert!(matches!(edited("setup 3/6", "setup 5/6"), ResumeError::Result { .. }));
}

#[test]
fn an_edited_undo_is_refused_where_it_stands() {
    assert_eq!(index(&edited("undo 1 keep 4", "undo 1 keep 5")), Some(5));
    assert_eq!(index(&edited("undo 1 keep 4", "undo 1 keep 3")), Some(5));
    assert_eq!(index(&edited("undo 1 keep 4", "undo 2 keep 4")), Some(5));
}

#[test]
fn an_edited_result_is_refused() {
    let replayed = Some(vec![11, 6]);
    let recorded = vec![12, 6];
    assert_eq!(edited("result 11 6", "result 12 6"), ResumeError::Result { recorded, replayed });
}

#[test]
fn edited_options_and_states_are_refused() {
    assert!(matches!(
        edited("options {\"start\":2,\"handicap\":true}", "options {}"),
        ResumeError::Start { .. }
    ));
    assert!(matches!(
        edited("options {\"start\":2,\"handicap\":true}", "options {\"start\":-2,\"handicap\":true}"),
        ResumeError::Start { .. }
    ));
    let mut session = Session::<Toy<1>>::begin(&Options::default(), &mut ScriptedDice::default()).unwrap();
    session.play(Seat::FIRST, Action::Name(1), &mut ScriptedDice::default()).unwrap();
    let text = session.to_record().to_text();
    for (from, to) in [("\"secrets\":[1,null]", "\"secrets\":[2,null]"), ("\"turns\":0", "\"turn\":0")] {
        assert!(text.contains(from), "{text}");
        let record = Record::read(&text.replace(from, to)).unwrap();
        let refused = Session::<Toy<1>>::resume(&record).unwrap_err();
        assert!(matches!(refused, ResumeError::State { .. }), "{refused}");
    }
}

#[test]
fn the_record_of_another_game_is_refused() {
    assert_eq!(edited("game toy", "game chess"), ResumeError::OtherGame { game: "chess".to_owned() });
}

#[test]
fn a_result_without_an_end_is_refused() {
    let text = text().replace("play 2 roll ; 1/6\n", "").replace("end 8", "end 7");
    let refused = Session::<Toy<1>>::resume(&Record::read(&text).unwrap()).unwrap_err();
    assert_eq!(refused, ResumeError::Result { recorded: vec![11, 6], replayed: None });
}

#[test]
fn each_kind_of_broken_line_is_named_by_its_number() {
    for (line, to, number) in [
        ("boomtown record 1", "boomtown record 2", 1),
        ("boomtown record 1", "chess record 1", 1),
        ("rules 1", "rules one", 3),
        ("options {\"start\":2,\"handicap\":true}", "options {", 4),
        ("setup 3/6", "setup 6/6", 5),
        ("setup 3/6", "setup 3/6\nsetup 3/6", 6),
        ("setup 3/6", "setup 3/6\ngame toy", 6),
        ("setup 3/6", "setup 3/6\noptions {}", 6),
        ("setup 3/6", "setup 3/6\nplayer 1 person Ann", 6),
        ("play 1 name 1", "play 9 name 1", 7),
        ("play 1 name 1", "play 1", 7),
        ("play 1 name 1", "plays 1 name 1", 7),
        ("play 1 roll ; 4/6", "play 1 roll ; four", 8),
        ("undo 1 keep 4", "undo 1 keep", 11),
        ("result 11 6", "result 11 six", 14),
        ("result 11 6", "result 11 6\nresult 11 6", 15),
        ("end 8", "end 7", 15),
        ("end 8", "end 8\nplay 1 bank", 16),
        ("end 8", "", 14),
    ] {
        let text = text().replacen(&format!("{line}\n"), &format!("{to}\n"), 1);
        assert_eq!(Record::read(&text).unwrap_err().line, Some(number), "{to}\n{text}");
    }
}

#[test]
fn the_lines_of_the_entries_are_known() {
    let text = text().replace("play 2 bank\n", "\n# a remark\nplay 2 bank\n");
    let (_, lines) = Record::read_with_lines(&text).unwrap();
    assert_eq!(lines, [6, 7, 8, 11, 12, 13, 14, 15]);
}

#[test]
fn json_with_odd_keys_or_without_its_mark_is_refused() {
    let json = whole_game(&mut FastDice::seeded(1)).to_record().to_json();
    for (from, to) in [
        ("\"boomtown_record\": 1", "\"boomtown_record\": 2"),
        ("\"boomtown_record\"", "\"chess_record\""),
        ("\"rules\"", "\"rule\""),
        ("\"action\"", "\"act\""),
        ("\"seat\": 1", "\"seat\": 0"),
        ("\"seat\": 1", "\"seat\": 9"),
        ("\"entries\"", "\"extra\": 1, \"entries\""),
    ] {
        assert!(json.contains(from), "{from} in {json}");
        assert!(Record::read(&json.replacen(from, to, 1)).is_err(), "{to}");
    }
}

#[test]
fn dice_that_were_sealed_are_found_fair_also_after_both_forms() {
    let secret = Secret::new([9; 32]);
    let salts = ["  two  spaces ", "", "line\nbreak", "\"quoted\"", "; 3/6", "\u{3000}"].map(str::to_owned);
    let mut session = whole_game(&mut SealedDice::new(&secret, &salts, 0));
    assert_eq!(session.record().verify(), DiceVerdict::NotSealed);
    session.record_mut().seal(secret.commitment(), salts.to_vec());
    assert_eq!(session.record().verify(), DiceVerdict::NotRevealed);
    session.record_mut().reveal(secret);
    let record = session.to_record();
    for form in [record.to_text(), record.to_json()] {
        assert_eq!(Record::read(&form).unwrap().verify(), DiceVerdict::Fair(4));
    }
    let mut other = session.clone();
    other.record_mut().reveal(Secret::new([8; 32]));
    assert_eq!(other.record().verify(), DiceVerdict::OtherSecret);
    session.record_mut().seal(Secret::new([9; 32]).commitment(), vec!["others".to_owned()]);
    assert!(matches!(session.record().verify(), DiceVerdict::Tampered(_)));
}

fn odd_text() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just(" ".to_owned()),
        Just("\n".to_owned()),
        Just("\r\n".to_owned()),
        Just("\t".to_owned()),
        Just(";".to_owned()),
        Just("#".to_owned()),
        Just("\"".to_owned()),
        Just("\\".to_owned()),
        Just("\u{85}".to_owned()),
        Just("\u{2028}".to_owned()),
        Just("end 8".to_owned()),
        "[a-zäß]{1,4}",
        any::<String>(),
    ];
    prop::collection::vec(piece, 0..5).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn names_kinds_and_salts_of_any_kind_come_back_from_both_forms(
        players in prop::collection::vec((odd_text(), odd_text()), 0..4),
        salts in prop::collection::vec(odd_text(), 0..4),
    ) {
        let mut session = whole_game(&mut FastDice::seeded(3));
        let players = players.into_iter().map(|(name, kind)| Player::new(name, kind)).collect();
        session.record_mut().set_players(players);
        session.record_mut().seal(Secret::new([1; 32]).commitment(), salts);
        let record = session.to_record();
        for form in [record.to_text(), record.to_json()] {
            prop_assert_eq!(&Record::read(&form).unwrap(), &record, "{}", form);
        }
    }

    #[test]
    fn odd_games_and_actions_come_back_from_the_text_form(game in odd_text(), action in odd_text()) {
        let mut json: serde_json::Value =
            serde_json::from_str(&whole_game(&mut FastDice::seeded(3)).to_record().to_json()).unwrap();
        json["game"] = game.into();
        json["entries"][2]["play"]["action"] = action.into();
        let record = Record::read(&json.to_string()).unwrap();
        prop_assert_eq!(&Record::read(&record.to_text()).unwrap(), &record, "{}", record.to_text());
    }

    #[test]
    fn any_text_is_read_or_refused(source in "\\PC*|(boomtown record 1\n)?((game|rules|options|player|salt|setup|play|undo|end)( [0-9a-z\"{};/]{0,6}){0,3}\n){0,9}") {
        let _ = Record::read(&source);
    }

    #[test]
    fn a_changed_byte_is_refused_or_gives_a_record_that_comes_back(place: prop::sample::Index, byte: u8) {
        let session = whole_game(&mut FastDice::seeded(3));
        for source in [session.to_record().to_text(), session.to_record().to_json()] {
            let mut bytes = source.into_bytes();
            let place = place.index(bytes.len());
            bytes[place] = byte;
            let Ok(source) = String::from_utf8(bytes) else { continue };
            if let Ok(record) = Record::read(&source) {
                prop_assert_eq!(&Record::read(&record.to_text()).unwrap(), &record);
                prop_assert_eq!(&Record::read(&record.to_json()).unwrap(), &record);
                let _ = Session::<Toy<1>>::resume(&record);
            }
        }
    }

    #[test]
    fn a_lost_or_doubled_line_is_refused_or_changes_nothing_that_counts(place: prop::sample::Index, doubled: bool) {
        let session = whole_game(&mut ScriptedDice::new([3, 4, 5, 1]));
        let text = text();
        let mut lines: Vec<&str> = text.lines().collect();
        let place = place.index(lines.len());
        if doubled {
            lines.insert(place, lines[place]);
        } else {
            lines.remove(place);
        }
        if let Ok(record) = Record::read(&lines.join("\n")) {
            // Only the points may be lost: they can be counted again.
            let lost = text.lines().nth(place).unwrap();
            prop_assert!(!doubled && lost.starts_with("result"), "{}", lost);
            let (resumed, _) = Session::<Toy<1>>::resume(&record).unwrap();
            prop_assert_eq!(resumed.state(), session.state());
        }
    }
}

#[test]
fn who_gave_up_and_that_somebody_looked_ahead_come_back_in_both_forms() {
    let dice = &mut ScriptedDice::new([3, 4]);
    let mut session = Session::<Toy<1>>::begin(&options(), dice).unwrap();
    session.play(Seat::SECOND, Action::Name(2), dice).unwrap();
    session.record_mut().give_up(Seat::SECOND);
    session.record_mut().look_ahead();
    let record = session.to_record();
    for form in [record.to_text(), record.to_json()] {
        let read = Record::read(&form).unwrap();
        assert_eq!((read.gave_up(), read.looked_ahead()), (Some(Seat::SECOND), true), "{form}");
        let (again, _) = Session::<Toy<1>>::resume(&read).unwrap();
        assert_eq!(again.to_record(), record);
    }
}

#[test]
fn nobody_gives_up_a_game_that_was_played_to_its_end() {
    let mut session = whole_game(&mut ScriptedDice::new([3, 4, 5, 1]));
    session.record_mut().give_up(Seat::SECOND);
    let read = Record::read(&session.to_record().to_text()).unwrap();
    let refused = Session::<Toy<1>>::resume(&read).unwrap_err();
    assert_eq!(refused, ResumeError::GaveUp { seat: Seat::SECOND });
}
