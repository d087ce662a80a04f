//! How many ways a game can go: `cargo run --release -p boomtown-games --example explore_tree -- 3`.

use std::collections::HashSet;

use circle_wagons::{CircleWagons, Options};
use table::dice::FastDice;
use table::{Game, Silence};

/// Every position after one more decision.
fn next(positions: &HashSet<CircleWagons>) -> (u64, HashSet<CircleWagons>) {
    let (mut lines, mut reached, mut actions) = (0, HashSet::new(), Vec::new());
    for position in positions {
        let Some(seat) = position.deciders().lowest() else { continue };
        actions.clear();
        position.actions(seat, &mut actions);
        for &action in &actions {
            let mut after = position.clone();
            // After set-up the game for two has no chance: no roll is needed.
            after.apply(seat, action, &mut FastDice::seeded(0), &mut Silence);
            reached.insert(after);
            lines += 1;
        }
    }
    (lines, reached)
}

fn main() {
    let depth = std::env::args().nth(1).and_then(|depth| depth.parse().ok()).unwrap_or(2);
    let game = CircleWagons::begin(&Options::default(), &mut FastDice::seeded(1), &mut Silence)
        .expect("the defaults can be played");
    let mut positions = HashSet::from([game]);
    for decisions in 1..=depth {
        let (lines, reached) = next(&positions);
        println!("{decisions}: {lines} choices lead to {} positions", reached.len());
        positions = reached;
    }
}
