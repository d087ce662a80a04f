//! Positions that were tampered with: each is refused, or can be played to the end.

use carson_cards::{CarsonCards, Dealing, Options, Strength};
use serde_json::{Map, Value, json};
use table::dice::FastDice;
use table::{Dice, Game, Silence};

/// Plays by chance; calls `each` with every state.
fn play(mut game: CarsonCards, dice: &mut FastDice, mut each: impl FnMut(&CarsonCards)) {
    for _ in 0..2000 {
        each(&game);
        let Some(seat) = game.deciders().lowest() else { return };
        let mut list = Vec::new();
        game.actions(seat, &mut list);
        assert!(!list.is_empty(), "whoever is asked has something to do: {game:?}");
        let action = list[dice.index(list.len())];
        game.apply(seat, action, dice, &mut Silence);
    }
    panic!("the game does not end: {game:?}");
}

fn pick<'a, T>(from: &'a [T], dice: &mut FastDice) -> Option<&'a T> {
    (!from.is_empty()).then(|| &from[dice.index(from.len())])
}

/// Changes something, somewhere.
fn tamper(value: &mut Value, spare: &Value, dice: &mut FastDice) {
    match value {
        Value::Object(fields) => tamper_object(fields, spare, dice),
        Value::Array(list) if !list.is_empty() => {
            let index = dice.index(list.len());
            match dice.below(5) {
                0 => drop(list.remove(index)),
                1 => list.push(list[index].clone()),
                2 => list.truncate(index),
                3 => {
                    if let Some(other) = spare.as_array().and_then(|other| pick(other, dice)) {
                        list.push(other.clone());
                    }
                }
                _ => {
                    let other = spare.get(index).cloned().unwrap_or(Value::Null);
                    tamper(&mut list[index], &other, dice);
                }
            }
        }
        Value::Array(list) => list.extend(spare.as_array().into_iter().flatten().cloned()),
        Value::Number(_) => *value = json!(dice.below(20)),
        Value::Bool(is) => *is = !*is,
        other => other.clone_from(spare),
    }
}

fn tamper_object(fields: &mut Map<String, Value>, spare: &Value, dice: &mut FastDice) {
    let names: Vec<String> = spare.as_object().unwrap_or(fields).keys().cloned().collect();
    let Some(name) = pick(&names, dice) else { return };
    let other = spare.get(name).cloned().unwrap_or(Value::Null);
    match (fields.get_mut(name), dice.below(8)) {
        (Some(_), 0) => drop(fields.remove(name)),
        (Some(field), 1) => *field = other,
        (Some(field), _) => tamper(field, &other, dice),
        (None, _) => drop(fields.insert(name.clone(), other)),
    }
}

fn positions(options: Options, seed: u64) -> Vec<Value> {
    let mut dice = FastDice::seeded(seed);
    let game = CarsonCards::begin(&options, &mut dice, &mut Silence).unwrap();
    let mut all = Vec::new();
    play(game, &mut dice, |state| all.push(serde_json::to_value(state).unwrap()));
    all
}

#[test]
fn a_position_that_was_tampered_with_is_refused_or_played_to_the_end() {
    let mut dice = FastDice::seeded(27);
    let (mut accepted, mut refused) = (0, 0);
    for (people, fill, strength, suits) in [
        (1, 4, Strength::Professional, Dealing::Chance),
        (2, 6, Strength::Advanced, Dealing::Chosen),
        (5, 5, Strength::Beginner, Dealing::BySeat),
    ] {
        let all = positions(Options { people, fill, strength, suits, handicap: None }, u64::from(people));
        for _ in 0..1500 {
            let (Some(position), Some(spare)) = (pick(&all, &mut dice), pick(&all, &mut dice)) else {
                continue;
            };
            let mut tampered = position.clone();
            for _ in 0..=dice.below(3) {
                tamper(&mut tampered, spare, &mut dice);
            }
            let Ok(game) = serde_json::from_value::<CarsonCards>(tampered) else {
                refused += 1;
                continue;
            };
            accepted += 1;
            play(game, &mut dice, |state| {
                let written = serde_json::to_value(state).unwrap();
                let back = serde_json::from_value::<CarsonCards>(written).map_err(|why| why.to_string());
                assert_eq!(back.as_ref(), Ok(state), "a position that was reached can be written down");
            });
        }
    }
    assert!(accepted > 500 && refused > 500, "{accepted} accepted, {refused} refused");
}
