//! Each level beats the one below it, in paired games from fixed seeds.

use bots::{Budget, Level, find};
use rayon::prelude::*;
use serde_json::{Value, json};
use table::dice::FastDice;
use table::{AnySitting, Seat, Viewer};

/// Small enough to be quick, large enough for the Deputy to finish what it looks at.
const BUDGET: Budget = Budget::millis(30);

fn play(options: &Value, seed: u64, levels: [Level; 2]) -> Box<dyn AnySitting> {
    let entry = find("circle-wagons").expect("the game is registered");
    let mut dice = FastDice::seeded(seed);
    let mut sitting = entry.title().begin(options, &mut dice).expect("the options can be played");
    let mut bots = levels.map(|level| entry.bot(level, seed));
    while let Some(seat) = sitting.deciders().lowest() {
        let view = sitting.bot_view(Viewer::Seat(seat));
        let action = bots[seat.index()].choose(&view, seat, BUDGET);
        sitting.play(seat, &action, &mut dice).expect("a bot plays by the rules");
    }
    sitting
}

/// By how many points the first seat is ahead at the end.
fn lead(sitting: &dyn AnySitting) -> i32 {
    let points = sitting.standings().expect("the game is over").points();
    points[Seat::FIRST.index()] - points[Seat::SECOND.index()]
}

/// Wins so many more games than it loses that luck would do it less than once in a thousand times.
fn assert_stronger(strong: Level, weak: Level, pairs: u64) {
    let margins: Vec<i32> = (0..2 * pairs)
        .into_par_iter()
        .map(|game| {
            let seed = game / 2;
            match game % 2 {
                0 => lead(&*play(&Value::Null, seed, [strong, weak])),
                _ => -lead(&*play(&Value::Null, seed, [weak, strong])),
            }
        })
        .collect();
    let wins = margins.iter().filter(|&&margin| margin > 0).count() as f64;
    let losses = margins.iter().filter(|&&margin| margin < 0).count() as f64;
    let deviations = (wins - losses) / (wins + losses).sqrt();
    assert!(deviations > 3.1, "{strong} beats {weak} {wins} times and loses {losses} times");
}

#[test]
fn the_cowhand_beats_the_tenderfoot() {
    assert_stronger(Level::Cowhand, Level::Tenderfoot, 30);
}

#[test]
fn the_deputy_beats_the_cowhand() {
    assert_stronger(Level::Deputy, Level::Cowhand, 60);
}

#[test]
fn the_marshal_beats_the_deputy() {
    assert_stronger(Level::Marshal, Level::Deputy, 60);
}

#[test]
fn alone_the_marshal_does_better_than_the_cowhand() {
    let scenarios =
        ["defensible-position", "cattle-baron", "gold-fever", "the-long-haul", "dry-town", "high-noon"];
    let total = |level| -> i32 {
        (0..5 * scenarios.len())
            .into_par_iter()
            .map(|game| {
                lead(&*play(&json!({ "solo": scenarios[game % scenarios.len()] }), game as u64, [level; 2]))
            })
            .sum()
    };
    let (marshal, cowhand) = (total(Level::Marshal), total(Level::Cowhand));
    assert!(marshal > cowhand + 30, "the Marshal is {marshal} ahead in all, the Cowhand {cowhand}");
}
