//! Records as files: converted, refused where they were changed, and their dice verified.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use proptest::prelude::*;
use serde_json::json;
use table::dice::{FastDice, SealedDice, Secret};
use table::{AnySession, Dice, Player, Record};

fn boomtown(arguments: &[&str], file: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boomtown"));
    command.args(arguments).arg(file).output().expect("the command can be run")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the output is text")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("the output is text")
}

fn written(name: &str, source: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, source).expect("the folder for test files can be written to");
    path
}

/// A game of the Lone Cowboy, in which dice are rolled also after the set-up.
fn play(dice: &mut dyn Dice, decisions: usize) -> Box<dyn AnySession> {
    let game = games::built_in().find("circle-wagons").expect("the game is registered").game();
    let mut session = game.begin(&json!({"solo": "gold-fever"}), dice).expect("the options can be played");
    while let Some(seat) = session.deciders().lowest()
        && session.decisions() < decisions
    {
        let action = session.actions(seat).remove(0);
        session.play(seat, &action, dice).expect("the action is on the list");
    }
    session
}

fn whole_game() -> Record {
    play(&mut FastDice::seeded(4), 1_000).to_record()
}

fn sealed(secret: &Secret, salts: &[String], decisions: usize) -> Box<dyn AnySession> {
    let mut session = play(&mut SealedDice::new(secret, salts, 0), decisions);
    session.record_mut().seal(secret.commitment(), salts.to_vec());
    session.record_mut().set_players(vec![Player::new("Ann\n ; #", "person"), Player::new("", "scripted")]);
    session
}

#[test]
fn a_record_is_converted_to_its_other_form_and_back() {
    for record in [whole_game(), play(&mut FastDice::seeded(4), 5).to_record()] {
        let text = written("there.txt", &record.to_text());
        let there = boomtown(&["record"], &text);
        assert!(there.status.success(), "{}", stderr(&there));
        assert_eq!(stdout(&there).trim_end(), record.to_json());
        let json = written("back.json", &stdout(&there));
        assert_eq!(stdout(&boomtown(&["record"], &json)), record.to_text());
        assert_eq!(stdout(&boomtown(&["record", "--to", "text"], &text)), record.to_text());
        assert_eq!(stdout(&boomtown(&["record", "--to", "json"], &json)).trim_end(), record.to_json());
    }
}

#[test]
fn the_converted_record_can_go_to_a_file() {
    let source = written("to-a-file.txt", &whole_game().to_text());
    let target = source.with_extension("json");
    let output = boomtown(&["record", "--output", target.to_str().expect("the path is text")], &source);
    assert!(output.status.success() && output.stdout.is_empty(), "{}", stderr(&output));
    assert_eq!(Record::read(&std::fs::read_to_string(target).unwrap()), Ok(whole_game()));
}

#[test]
fn a_record_that_was_cut_short_edited_or_written_by_others_is_refused_with_the_line() {
    let text = whole_game().to_text();
    let third = text.lines().position(|line| line.starts_with("play")).expect("there are plays") + 3;
    let nth = |number: usize| text.lines().nth(number - 1).expect("the record has that many lines");
    let replaced = |number: usize, with: &str| text.replacen(nth(number), with, 1);
    let result = text.lines().position(|line| line.starts_with("result")).expect("there is a result") + 1;
    for (name, source, complaint) in [
        (
            "cut",
            text.lines().take(third).collect::<Vec<_>>().join("\n"),
            format!("line {third}: the record breaks off"),
        ),
        ("no-action", replaced(third, "play 1 jump 7"), format!("line {third}: 'jump 7' is not an action")),
        ("illegal", replaced(third, "play 1 lay 30,30"), format!("line {third}: ")),
        ("other-seat", replaced(third, "play 2 lay 0,0"), format!("line {third}: ")),
        (
            "result",
            replaced(result, "result 99 99"),
            format!("line {result}: the record gives the points as [99, 99]"),
        ),
        ("setup", replaced(5, "setup 1/2"), "line 5: the game cannot start from here: ".to_owned()),
        ("foreign", text.replace("game circle-wagons", "game chess"), "there is no game 'chess'".to_owned()),
        ("newer", text.replace("rules 1", "rules 99"), "version 99 of the rules, newer".to_owned()),
        ("no-record", "Dear diary".to_owned(), "line 1: a record begins with 'boomtown record 1'".to_owned()),
        ("empty", String::new(), "the file is empty".to_owned()),
        ("json", "{}".to_owned(), "this JSON is not a Boomtown record".to_owned()),
    ] {
        for command in ["record", "verify"] {
            let output = boomtown(&[command], &written(&format!("refused-{command}-{name}.txt"), &source));
            let said = stdout(&output) + &stderr(&output);
            // A record that can be read and does not replay has failed the check of its dice.
            let readable = ["no-action", "illegal", "other-seat", "result", "setup", "newer"].contains(&name);
            let code = if command == "verify" && readable { 1 } else { 2 };
            assert_eq!(output.status.code(), Some(code), "{command} {name}: {said}");
            assert!(said.contains(&complaint), "{command} {name}: {said}");
        }
    }
}

#[test]
fn an_illegal_entry_of_the_json_form_is_named_by_its_number() {
    let json = whole_game().to_json().replacen("\"action\": \"take ", "\"action\": \"take 1", 1);
    let output = boomtown(&["record"], &written("illegal.json", &json));
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("entry 1: "), "{}", stderr(&output));
}

#[test]
fn fair_dice_are_found_fair_in_both_forms() {
    let secret = Secret::new([7; 32]);
    let mut session = sealed(&secret, &[" salt\n".to_owned(), String::new()], 1_000);
    session.record_mut().reveal(secret);
    let record = session.to_record();
    for (name, source) in [("fair.txt", record.to_text()), ("fair.json", record.to_json())] {
        let output = boomtown(&["verify"], &written(name, &source));
        let rolls = record.rolls().count();
        assert_eq!(
            stdout(&output),
            format!(
                "Fair: all {rolls} rolls follow from the secret that was committed to.\n\
                 Every person had a share in the dice.\n"
            )
        );
        assert_eq!(output.status.code(), Some(0));
    }
}

#[test]
fn whoever_had_no_share_in_the_dice_is_named() {
    let secret = Secret::new([7; 32]);
    let mut session = sealed(&secret, &["mine".to_owned(), String::new()], 1_000);
    session.record_mut().reveal(secret);
    for (kind, sentence) in
        [("person", "Without a share in the dice: Bob."), ("deputy", "Every person had a share in the dice.")]
    {
        session.record_mut().set_players(vec![Player::new("Ann", "person"), Player::new("Bob", kind)]);
        let output =
            boomtown(&["verify"], &written(&format!("share-{kind}.txt"), &session.to_record().to_text()));
        assert!(stdout(&output).ends_with(&format!("\n{sentence}\n")), "{}", stdout(&output));
        assert_eq!(output.status.code(), Some(0));
    }
}

#[test]
fn each_reason_against_the_dice_has_its_own_sentence() {
    let secret = Secret::new([7; 32]);
    let running = sealed(&secret, &[], 3);
    let mut over = sealed(&secret, &[], 1_000);
    over.record_mut().reveal(secret.clone());
    let mut other = sealed(&secret, &[], 1_000);
    other.record_mut().reveal(Secret::new([8; 32]));
    let mut salted = sealed(&secret, &[], 1_000);
    salted.record_mut().seal(secret.commitment(), vec!["not mine".to_owned()]);
    salted.record_mut().reveal(secret);
    let lost = over.to_record().to_text().replacen("play 1 lay 0,0", "play 1 lay 3,3", 1);
    let whole = over.to_record().to_text();
    let (_, result) = whole.split_once("\nresult ").unwrap();
    let claimed = whole.replacen("\nrules 1\n", "\nrules 0\n", 1);
    let claimed = claimed.replacen(result.lines().next().unwrap(), "99 1", 1);
    for (name, source, sentence) in [
        ("not-sealed", whole_game().to_text(), "Not sealed: "),
        ("not-revealed", running.to_record().to_text(), "Not revealed: "),
        ("other-secret", other.to_record().to_text(), "Not fair: the secret is not the one"),
        ("tampered", salted.to_record().to_text(), "Not fair: roll 2 is recorded as 10/15"),
        ("edited", lost, "The record does not replay: "),
        ("claimed", claimed, "Not proven: "),
    ] {
        let output = boomtown(&["verify"], &written(&format!("verify-{name}.txt"), &source));
        assert!(stdout(&output).starts_with(sentence), "{name}: {}{}", stdout(&output), stderr(&output));
        assert_eq!(output.status.code(), Some(1), "{name}");
    }
}

#[test]
fn a_file_that_is_not_there_is_an_error() {
    for command in ["record", "verify"] {
        let output = boomtown(&[command], Path::new("there/is/no/such/file"));
        assert_eq!(output.status.code(), Some(2));
        assert!(stderr(&output).contains("there/is/no/such/file"), "{}", stderr(&output));
    }
}

/// What a mutated record does: nothing may panic, and what still replays must come back from both forms.
fn check_mutated(source: &str) -> Result<(), TestCaseError> {
    let Ok(record) = Record::read(source) else { return Ok(()) };
    prop_assert_eq!(&Record::read(&record.to_text()).unwrap(), &record);
    prop_assert_eq!(&Record::read(&record.to_json()).unwrap(), &record);
    let _ = record.verify();
    let Some(entry) = games::built_in().find(record.game()) else { return Ok(()) };
    if let Ok((session, _)) = entry.game().resume(&record) {
        let again = session.to_record();
        let (resumed, _) = entry.game().resume(&again).unwrap();
        prop_assert_eq!(resumed.position(), session.position());
    }
    Ok(())
}

proptest! {
    #[test]
    fn lost_doubled_moved_and_changed_lines_never_do_harm(
        over: bool,
        json: bool,
        from: prop::sample::Index,
        to: prop::sample::Index,
        how in 0..4,
        piece in "(play|undo|rules|setup|state|end|result|salt)?( [0-9a-z,;/\"{}-]{0,8}){0,3}",
    ) {
        let record = if over { whole_game() } else { play(&mut FastDice::seeded(9), 7).to_record() };
        let source = if json { record.to_json() } else { record.to_text() };
        let mut lines: Vec<&str> = source.lines().collect();
        let (from, to) = (from.index(lines.len()), to.index(lines.len()));
        match how {
            0 => drop(lines.remove(from).to_owned()),
            1 => lines.insert(to, lines[from]),
            2 => lines.swap(from, to),
            _ => lines[from] = &piece,
        }
        check_mutated(&lines.join("\n"))?;
    }

    #[test]
    fn flipped_bits_never_do_harm(json: bool, flips in prop::collection::vec((any::<prop::sample::Index>(), 0u8..7), 1..4)) {
        let record = play(&mut FastDice::seeded(9), 9).to_record();
        let mut bytes = if json { record.to_json() } else { record.to_text() }.into_bytes();
        for (place, bit) in flips {
            let place = place.index(bytes.len());
            bytes[place] ^= 1 << bit;
        }
        if let Ok(source) = String::from_utf8(bytes) {
            check_mutated(&source)?;
        }
    }

    #[test]
    fn any_text_is_no_action_or_is_refused_or_comes_back(text in "\\PC{0,20}|(start|take|lay)? ?-?[0-9]{0,6}(,-?[0-9]{0,6})?( turned)?") {
        let mut session = play(&mut FastDice::seeded(9), 1);
        let seat = session.deciders().lowest().unwrap();
        if session.play(seat, &text, &mut FastDice::seeded(1)).is_ok() {
            let (_, action) = session.decision(session.decisions() - 1);
            let words: Vec<&str> = text.split_whitespace().collect();
            prop_assert_eq!(action, words.join(" "));
        }
    }
}

#[test]
fn a_finished_game_is_reviewed_and_one_that_goes_on_is_refused() {
    let quick = ["review", "--positions", "30", "--worlds", "2", "--language", "en"];
    let over = written("reviewed.txt", &whole_game().to_text());
    let told = boomtown(&quick, &over);
    assert!(told.status.success(), "{}", stderr(&told));
    assert!(stdout(&told).contains("The decisions that mattered most"), "{}", stdout(&told));
    let for_one = boomtown(&[&quick[..], &["--seat", "2"]].concat(), &over);
    let won_or_lost = ["You won", "You lost"].iter().any(|verdict| stdout(&for_one).contains(verdict));
    assert!(won_or_lost && stdout(&for_one).contains("your decisions"), "{}", stdout(&for_one));
    assert!(!stdout(&told).contains("your decisions"), "nobody is named: {}", stdout(&told));
    let nobody = boomtown(&[&quick[..], &["--seat", "7"]].concat(), &over);
    assert_eq!(nobody.status.code(), Some(2));
    let [once, again] = [0, 1].map(|_| boomtown(&[&quick[..], &["--json"]].concat(), &over));
    assert_eq!(stdout(&once), stdout(&again), "the same record gives the same numbers");
    let review: review::Review = serde_json::from_str(&stdout(&once)).expect("a review is JSON");
    assert_eq!(Some(&review.points[..]), whole_game().result());
    let unfinished = written("unfinished.txt", &play(&mut FastDice::seeded(4), 5).to_record().to_text());
    let refused = boomtown(&quick, &unfinished);
    assert_eq!(refused.status.code(), Some(2));
    assert!(stderr(&refused).contains("not over"), "{}", stderr(&refused));
}
