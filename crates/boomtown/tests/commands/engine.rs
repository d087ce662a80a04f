//! The engine as another program meets it, and everything that its manual says.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn engine(input: &[u8]) -> Output {
    engine_of("circle-wagons", input)
}

fn engine_of(game: &str, input: &[u8]) -> Output {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_boomtown"))
        .args(["engine", game])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command can be run");
    let mut stdin = engine.stdin.take().expect("the input is piped");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = engine.wait_with_output().expect("the engine ends");
    // An engine that has quit no longer reads.
    let _ = writer.join().expect("the writer does not panic");
    output
}

fn answers(output: &Output) -> Vec<Value> {
    let text = std::str::from_utf8(&output.stdout).expect("answers are UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("answers are JSON")).collect()
}

fn session(requests: &[Value]) -> Vec<Value> {
    session_of("circle-wagons", requests)
}

fn session_of(game: &str, requests: &[Value]) -> Vec<Value> {
    let lines: Vec<String> = requests.iter().map(Value::to_string).collect();
    let output = engine_of(game, (lines.join("\n") + "\n").as_bytes());
    assert!(output.status.success());
    let answers = answers(&output);
    assert_eq!(answers.len(), requests.len());
    answers
}

fn docs() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine.md");
    std::fs::read_to_string(path).expect("the manual is there")
}

/// The wording may change; the manual shows the rest exactly.
fn without_wording(mut answer: Value) -> Value {
    if let Some(error) = answer["error"].as_object_mut() {
        error.remove("why");
    }
    for told in answer["ok"]["told"].as_array_mut().into_iter().flatten() {
        told["text"].take();
    }
    answer
}

#[test]
fn the_end_of_the_input_ends_the_engine_well() {
    let output = engine(b"");
    assert!(output.status.success());
    assert!(output.stdout.is_empty());
}

#[test]
fn the_last_line_needs_no_line_end() {
    assert_eq!(answers(&engine(br#"{"id":1,"do":"quit"}"#)), [json!({"id": 1, "ok": {}})]);
}

#[test]
fn nothing_is_answered_after_quit() {
    let output = engine(b"{\"do\":\"quit\"}\n{\"do\":\"hello\"}\n");
    assert!(output.status.success());
    assert_eq!(answers(&output).len(), 1);
}

#[test]
fn lines_that_are_no_requests_get_an_error_and_the_next_one_its_answer() {
    let mut input = b"nonsense\n\xff\xfe\n[1]\n\n{}\n{\"do\":5}\n".to_vec();
    input.extend(vec![b' '; 2 << 20]);
    input.extend(b"\n{\"id\":\"still here\",\"do\":\"hello\"}\n");
    let output = engine(&input);
    assert!(output.status.success());
    let answers = answers(&output);
    let codes: Vec<&str> = answers.iter().filter_map(|answer| answer["error"]["code"].as_str()).collect();
    let expected =
        ["not_json", "not_json", "not_an_object", "not_json", "missing_field", "bad_field", "too_long"];
    assert_eq!(codes, expected);
    assert_eq!(answers[7]["id"], "still here");
    assert_eq!(answers[7]["ok"]["game"], "circle-wagons");
}

#[test]
fn the_same_seed_gives_the_same_game_and_its_dice_give_it_again() {
    let first = session(&[json!({"do": "new", "seed": 7}), json!({"do": "position"})]);
    let second = session(&[json!({"do": "new", "seed": 7}), json!({"do": "position"})]);
    assert_eq!(first, second);
    let other = session(&[json!({"do": "new", "seed": 8}), json!({"do": "position"})]);
    assert_ne!(first[1], other[1]);
    let scripted =
        session(&[json!({"do": "new", "dice": first[0]["ok"]["dice"]}), json!({"do": "position"})]);
    assert_eq!(scripted[1], first[1]);
}

#[test]
fn scripted_dice_that_do_not_fit_leave_everything_as_it_was() {
    let solo = json!({"circle": [3, 2, 8, 11], "turn": 1, "taken": 16, "towns": [[]],
        "solo": {"scenario": "cattle-baron", "preference": 6, "pile": [9, 13, 15]}});
    let answers = session(&[
        json!({"do": "load", "position": solo, "dice": []}),
        json!({"do": "record"}),
        json!({"do": "play", "seat": 1, "action": "lay 0,0"}),
        json!({"do": "play", "seat": 1, "action": "lay 0,0", "dice": [3]}),
        json!({"do": "play", "seat": 1, "action": "lay 0,0", "dice": [1, 1]}),
        json!({"do": "new", "dice": [1, 2, 3]}),
        json!({"do": "record"}),
        json!({"do": "play", "seat": 1, "action": "lay 0,0", "dice": [1]}),
        json!({"do": "position"}),
    ]);
    for refused in &answers[2..6] {
        assert_eq!(refused["error"]["code"], "dice", "{refused}");
    }
    assert_eq!(answers[6], answers[1]);
    assert_eq!(answers[7]["ok"]["dice"], json!([1]));
    assert_eq!(answers[8]["ok"]["position"]["solo"]["preference"], 13);
}

#[test]
fn a_whole_game_can_be_driven_from_outside_and_its_record_has_the_points() {
    let mut requests = vec![json!({"do": "new", "options": {"solo": "gold-fever"}, "seed": 3})];
    let mut answers = session(&requests);
    while answers.last().is_some_and(|answer| answer["ok"]["over"] == false) {
        requests.push(json!({"do": "actions", "seat": 1}));
        let list = session(&requests).pop().expect("each request has an answer");
        let action = list["ok"]["actions"][0].clone();
        requests.pop();
        requests.push(json!({"do": "play", "seat": 1, "action": action}));
        answers = session(&requests);
        assert!(answers.last().is_some_and(|answer| answer["ok"].is_object()), "{answers:?}");
    }
    requests.extend([json!({"do": "standings"}), json!({"do": "record"})]);
    let answers = session(&requests);
    let [standings, record] = &answers[answers.len() - 2..] else { panic!("two answers were asked for") };
    let points: Vec<String> = (standings["ok"]["standings"].as_array().unwrap().iter())
        .map(|standing| standing["points"].to_string())
        .collect();
    let result = format!("\nresult {}\n", points.join(" "));
    assert!(record["ok"]["text"].as_str().is_some_and(|text| text.contains(&result)), "{record}");
}

#[test]
fn undo_is_free_or_needs_consent_as_at_a_table() {
    let new = json!({"do": "new", "options": {"scoring": ["badlands", "cool-water", "the-herd"]}, "dice": vec![0; 14]});
    let answers = session(&[
        json!({"do": "undo"}),
        new,
        json!({"do": "undo"}),
        json!({"do": "play", "seat": 2, "action": "start 2"}),
        json!({"do": "play", "seat": 1, "action": "take 2"}),
        json!({"do": "undo", "seat": 2, "consent": false}),
        json!({"do": "undo", "seat": 1, "consent": false}),
        json!({"do": "play", "seat": 1, "action": "take 3"}),
        json!({"do": "undo", "seat": 2}),
    ]);
    assert_eq!(answers[0]["error"]["code"], "no_game");
    assert_eq!(answers[2]["error"]["code"], "nothing_to_undo");
    assert_eq!(answers[5]["error"]["code"], "needs_consent");
    assert_eq!(answers[5]["error"]["rule"], "undo-needs-consent");
    assert_eq!(answers[6]["ok"]["decisions"], 1);
    assert_eq!(answers[8]["ok"]["decisions"], 0);
}

#[test]
fn the_session_of_the_manual_goes_as_it_says() {
    let docs = docs();
    let lines = |mark: &str| -> Vec<Value> {
        let marked = docs.lines().filter_map(|line| line.strip_prefix(mark));
        marked.map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let (requests, expected) = (lines("> "), lines("< "));
    assert!(requests.len() > 5);
    let answers = session(&requests);
    for (answer, expected) in answers.into_iter().zip(expected) {
        assert_eq!(without_wording(answer), without_wording(expected));
    }
}

/// The positions that the manual shows, each with the name of its game.
fn positions_of_the_manual() -> Vec<(&'static str, Value)> {
    let docs = docs();
    let games = [("## Circle the Wagons\n", "circle-wagons"), ("## Carson City\n", "carson-city")];
    let mut positions = Vec::new();
    for (heading, game) in games {
        let section = docs.split(heading).nth(1).expect("the manual has the section");
        let section = section.split("\n## ").next().unwrap_or_default();
        let examples = section.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next());
        let read = |example| serde_json::from_str(example).expect("an example is JSON");
        positions.extend(examples.map(|example| (game, read(example))));
    }
    positions
}

#[test]
fn the_positions_of_the_manual_load_and_come_back() {
    let positions = positions_of_the_manual();
    assert_eq!(positions.len(), 3);
    for (game, position) in positions {
        let answers =
            session_of(game, &[json!({"do": "load", "position": position}), json!({"do": "position"})]);
        let deciders = answers[0]["ok"]["deciders"].clone();
        let full = &answers[1]["ok"]["position"];
        let again = session_of(
            game,
            &[
                json!({"do": "load", "position": full}),
                json!({"do": "position"}),
                json!({"do": "actions", "seat": deciders[0]}),
            ],
        );
        assert_eq!(again[1], answers[1]);
        let written = position.as_object().expect("a position is an object");
        for (key, value) in
            written.iter().filter(|(key, _)| !["towns", "town", "players"].contains(&key.as_str()))
        {
            assert_eq!(full[key], *value);
        }
        assert!(!again[2]["ok"]["actions"].as_array().expect("a list").is_empty());
    }
}

#[test]
fn the_manual_has_every_verb_of_the_engine_with_all_its_fields() {
    let docs = docs();
    let hello = session(&[json!({"do": "hello"})]).remove(0);
    for (verb, fields) in hello["ok"]["verbs"].as_object().unwrap() {
        let row = docs.lines().find(|line| line.starts_with('|') && line.contains(&format!("`{verb}`")));
        let row = row.unwrap_or_else(|| panic!("the manual lacks the verb {verb}"));
        for field in fields.as_array().unwrap() {
            let field = format!("`{}`", field.as_str().unwrap());
            assert!(row.contains(&field), "the manual lacks the field {field} of {verb}");
        }
    }
}

#[test]
fn a_hint_says_what_to_look_at_what_to_do_and_why() {
    let answers = session(&[
        json!({"do": "new", "seed": 7}),
        json!({"do": "hint", "seat": 2, "ms": 50}),
        json!({"do": "analyse", "seat": 2, "ms": 50}),
    ]);
    let hint = &answers[1]["ok"];
    assert!(hint["action"].as_str().is_some_and(|action| action.starts_with("start ")), "{hint}");
    assert_eq!(hint["nudge"]["id"], "wagons-nudge-start");
    let reasons = hint["reasons"].as_array().expect("there are reasons");
    assert!(reasons.iter().all(|reason| !reason["text"].as_str().unwrap().is_empty()), "{hint}");
    let best = &answers[2]["ok"]["thoughts"][0];
    assert!(best["chance"].as_f64().is_some_and(|chance| (0.0..=1.0).contains(&chance)), "{best}");
    assert_eq!(best["points"].as_array().map(Vec::len), Some(2), "{best}");
}
