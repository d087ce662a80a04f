//! Games that were walked through once: the native engine and the package for Python must take the same steps, and a number must go on meaning the
//! same. `BOOMTOWN_WALKS=write cargo test -p boomtown-observe` writes them anew, after `NUMBERING` or the rules were raised.

use std::fs;
use std::path::{Path, PathBuf};

use observe::OBSERVED_GAMES;
use serde_json::{Value, json};

/// How long a walk is at most.
const STEPS: usize = 400;

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/walks.json")
}

/// Which of so many legal actions comes next: a walk that is as easy to take in any language.
const fn pick(step: usize, seed: u8, count: usize) -> usize {
    (step * 7 + seed as usize * 3) % count
}

fn walk(game: &str, options: &Value, seed: u8) -> Value {
    let observed = OBSERVED_GAMES.into_iter().find(|observed| observed.game().name() == game).unwrap();
    let mut trial = observed.begin(options, u64::from(seed)).unwrap();
    let mut taken = Vec::new();
    while let Some(seat) = trial.next_seat().filter(|_| taken.len() < STEPS) {
        let legal = trial.legal(seat);
        let number = legal[pick(taken.len(), seed, legal.len())];
        trial.play_number(seat, number).unwrap();
        taken.push(number);
    }
    let points: Vec<i32> = trial.points()[..trial.seats()].to_vec();
    let numbering = observed.numbering().0;
    json!({ "game": game, "options": options, "seed": seed, "numbering": numbering, "taken": taken, "points": points, "position": trial.position() })
}

#[test]
fn the_walks_are_those_that_were_written_down() {
    let all = json!({ "players": 3, "new_beginning": true, "river": "printed", "might_is_right": true, "kit_carson": true, "outlaws": true, "horses": true });
    let walks = Value::Array(vec![
        walk("circle-wagons", &json!({}), 1),
        walk("circle-wagons", &json!({ "solo": "gold-fever" }), 2),
        walk("carson-cards", &json!({}), 3),
        walk("carson-city", &json!({ "players": 4 }), 4),
        walk("carson-city", &all, 5),
    ]);
    if std::env::var_os("BOOMTOWN_WALKS").is_some() {
        fs::write(path(), serde_json::to_string(&walks).unwrap() + "\n").unwrap();
    }
    let written: Value = serde_json::from_str(&fs::read_to_string(path()).unwrap()).unwrap();
    assert_eq!(walks, written);
}
