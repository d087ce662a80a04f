//! Tests with arbitrary input: each line gets an answer, and the game stays intact.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::lines::Line;
use super::machine::{Engine, Next};
use super::verbs::VERBS;

/// An engine for the first game.
fn engine() -> Engine {
    Engine::new(&games::built_in().games()[0], || 1858)
}

/// An engine for any game.
fn any_engine() -> impl Strategy<Value = Engine> {
    (0..games::built_in().games().len())
        .prop_map(|index| Engine::new(&games::built_in().games()[index], || 1858))
}

/// Begins a game with choices that a client could offer.
fn begin(engine: &mut Engine, choices: &[prop::sample::Index]) {
    let mut options = json!({});
    for (field, choice) in engine.entry.game().fields().iter().zip(choices) {
        let value = &field.choices[choice.index(field.choices.len())].value;
        if !value.is_null() {
            options[&field.key] = value.clone();
        }
    }
    // Not all choices go together, but the defaults always do.
    let begun = send(engine, &json!({"do": "new", "options": options, "seed": 1}));
    if begun["ok"].is_null() {
        send(engine, &json!({"do": "new", "seed": 1}));
    }
}

fn seats(engine: &Engine) -> std::ops::RangeInclusive<usize> {
    1..=engine.table.as_ref().map_or(0, |table| table.session.seats())
}

/// Sends a line and checks what must hold of every answer.
fn send_bytes(engine: &mut Engine, line: &[u8]) -> Value {
    let (answer, _) = engine.answer(&Line::Bytes(line.to_vec()));
    assert!(!answer.contains('\n'), "an answer is one line");
    let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
    let object = answer.as_object().expect("an answer is an object");
    assert_eq!(object.len(), 2, "{answer}");
    assert!(object.contains_key("id"), "{answer}");
    if let Some(error) = object.get("error") {
        assert_ne!(error["code"], "internal", "{}", String::from_utf8_lossy(line));
        assert!(error["why"].as_str().is_some_and(|why| !why.is_empty()), "{answer}");
    } else {
        assert!(object["ok"].is_object(), "{answer}");
    }
    answer
}

fn send(engine: &mut Engine, request: &Value) -> Value {
    send_bytes(engine, request.to_string().as_bytes())
}

/// Loads the position of a game: the result must be equal and continue alike.
fn check_round_trip(engine: &mut Engine) {
    let position = send(engine, &json!({"do": "position"}));
    if position["error"]["code"] == "no_game" {
        return;
    }
    let look = |engine: &mut Engine| {
        let lists: Vec<Value> =
            seats(engine).map(|seat| send(engine, &json!({"do": "actions", "seat": seat}))).collect();
        let scores = send(engine, &json!({"do": "standings", "final": false}));
        (send(engine, &json!({"do": "position"})), lists, scores)
    };
    let before = look(engine);
    let loaded = send(engine, &json!({"do": "load", "position": position["ok"]["position"]}));
    assert!(loaded["ok"].is_object(), "{position} does not load: {loaded}");
    assert_eq!(look(engine), before);
}

/// One thing to do in a running game.
#[derive(Clone, Debug)]
enum Move {
    /// A request with any verb and any fields.
    Any(Value),
    /// A legal action of a deciding seat.
    Legal(prop::sample::Index),
    /// Load the position with a change somewhere.
    Mutated(prop::sample::Index, Change),
    /// A line of any bytes.
    Bytes(Vec<u8>),
}

#[derive(Clone, Debug)]
enum Change {
    Replace(Value),
    Remove,
    Double,
}

fn any_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-3i64..25).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "\\PC{0,12}".prop_map(Value::from),
        prop::sample::select(vec![
            "take 5",
            "start 3",
            "lay 0,0",
            "lay 2,-1 turned",
            "lay 32767,-32768",
            "marshal",
            "badlands",
            "the-herd",
            "cool-water",
            "gold-fever",
            "dry-town",
        ])
        .prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 16, 6, |inner| {
        let keys = prop::sample::select(vec![
            "scoring", "solo", "circle", "turn", "towns", "card", "column", "row", "turned",
        ]);
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((keys, inner), 0..5).prop_map(|entries| entries
                .into_iter()
                .map(|(key, value)| (key.to_owned(), value))
                .collect()),
        ]
    })
}

fn any_request() -> impl Strategy<Value = Value> {
    let names: Vec<&str> =
        VERBS.iter().map(|verb| verb.name).filter(|&name| name != "quit").chain(["", "Play"]).collect();
    let mut fields: Vec<&str> = VERBS.iter().flat_map(|verb| verb.fields).copied().collect();
    fields.push("odd");
    fields.retain(|&field| field != "ms");
    let field = (prop::sample::select(fields), any_value());
    let thinking = prop_oneof![
        Just(json!(1)),
        Just(json!(0)),
        Just(json!(-5)),
        Just(json!(1e300)),
        Just(json!(u64::MAX)),
        Just(json!("x"))
    ];
    (prop::sample::select(names), prop::collection::vec(field, 0..4), any_value(), thinking).prop_map(
        |(verb, fields, id, ms)| {
            let mut request = json!({"id": id, "do": verb});
            for (name, value) in fields {
                request[name] = value;
            }
            if matches!(verb, "best" | "analyse" | "hint") {
                request["ms"] = ms;
            }
            request
        },
    )
}

fn any_move() -> impl Strategy<Value = Move> {
    let change =
        prop_oneof![any_value().prop_map(Change::Replace), Just(Change::Remove), Just(Change::Double)];
    prop_oneof![
        2 => any_request().prop_map(Move::Any),
        6 => any::<prop::sample::Index>().prop_map(Move::Legal),
        2 => (any::<prop::sample::Index>(), change).prop_map(|(place, change)| Move::Mutated(place, change)),
        1 => prop::collection::vec(any::<u8>(), 0..40).prop_map(Move::Bytes),
    ]
}

/// The number of values within a value, in the order in which they are written.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(object) => object.values().map(count).sum(),
        _ => 0,
    }
}

/// Changes the value with this number within another.
fn change(value: &mut Value, number: &mut usize, how: &Change) {
    let here = |number: &mut usize| {
        let here = *number == 0;
        *number = number.wrapping_sub(1);
        here
    };
    match value {
        Value::Array(list) => {
            for index in 0..list.len() {
                if here(number) {
                    match how {
                        Change::Replace(with) => list[index] = with.clone(),
                        Change::Remove => drop(list.remove(index)),
                        Change::Double => list.insert(index, list[index].clone()),
                    }
                    return;
                }
                change(&mut list[index], number, how);
            }
        }
        Value::Object(object) => {
            for key in object.keys().cloned().collect::<Vec<_>>() {
                if here(number) {
                    match how {
                        Change::Replace(with) => object[&key] = with.clone(),
                        Change::Remove => drop(object.shift_remove(&key)),
                        Change::Double => drop(object.insert(format!("{key}s"), object[&key].clone())),
                    }
                    return;
                }
                change(&mut object[&key], number, how);
            }
        }
        _ => {}
    }
}

fn make(engine: &mut Engine, step: &Move) {
    match step {
        Move::Any(request) => drop(send(engine, request)),
        Move::Bytes(bytes) => drop(send_bytes(engine, bytes)),
        Move::Legal(index) => {
            for seat in seats(engine) {
                let list = send(engine, &json!({"do": "actions", "seat": seat}));
                let Some(list) = list["ok"]["actions"].as_array().filter(|list| !list.is_empty()) else {
                    continue;
                };
                let request = json!({"do": "play", "seat": seat, "action": list[index.index(list.len())]});
                let played = send(engine, &request);
                assert!(
                    played["ok"].is_object() || played["error"]["code"] == "dice",
                    "{request} gives {played}"
                );
            }
        }
        Move::Mutated(place, how) => {
            let mut position = send(engine, &json!({"do": "position"}))["ok"]["position"].clone();
            let mut number = place.index(count(&position));
            change(&mut position, &mut number, how);
            send(engine, &json!({"do": "load", "position": position, "seed": 7}));
        }
    }
}

proptest! {
    #[test]
    fn any_bytes_get_an_answer(line in prop::collection::vec(any::<u8>(), 0..200)) {
        let mut engine = engine();
        send_bytes(&mut engine, &line);
    }

    #[test]
    fn any_json_gets_an_answer(request in any_value()) {
        send_bytes(&mut engine(), request.to_string().as_bytes());
    }

    #[test]
    fn a_game_stays_whole_whatever_is_asked(
        mut engine in any_engine(),
        choices: [prop::sample::Index; 12],
        moves in prop::collection::vec(any_move(), 0..40),
    ) {
        begin(&mut engine, &choices);
        for step in &moves {
            make(&mut engine, step);
        }
        check_round_trip(&mut engine);
    }

    #[test]
    fn a_refused_request_changes_nothing(
        mut engine in any_engine(),
        choices: [prop::sample::Index; 12],
        line in prop::collection::vec(any::<prop::sample::Index>(), 0..12),
        request in any_request(),
    ) {
        begin(&mut engine, &choices);
        for index in line {
            make(&mut engine, &Move::Legal(index));
        }
        let look = |engine: &mut Engine| send(engine, &json!({"do": "record"}));
        let before = look(&mut engine);
        let answer = send(&mut engine, &request);
        if answer["error"].is_object() {
            prop_assert_eq!(look(&mut engine), before);
        }
    }
}

#[test]
fn an_id_comes_back_to_the_letter() {
    for id in ["1.00", "-0", "123456789012345678901234567890", "[ 1,{\"a\" : null}]", "\"\\u0041\"", "null"] {
        let (answer, _) =
            engine().answer(&Line::Bytes(format!("{{\"do\": \"quit\", \"id\": {id}}}").into_bytes()));
        assert_eq!(answer, format!("{{\"id\":{id},\"ok\":{{}}}}"));
    }
}

#[test]
fn quitting_is_the_only_verb_that_ends() {
    let mut engine = engine();
    for verb in &VERBS {
        let request = json!({"id": verb.name, "do": verb.name}).to_string();
        let (answer, next) = engine.answer(&Line::Bytes(request.into_bytes()));
        let id = format!("{{\"id\":\"{}\",", verb.name);
        assert!(answer.starts_with(&id), "{answer}");
        assert_eq!(next == Next::Quit, verb.name == "quit");
    }
}
