//! Plays a random game, whichever it is: `cargo run -p boomtown-games --example random_game -- carson-city 7`.

use serde_json::Value;
use table::Dice as _;
use table::dice::FastDice;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().unwrap_or_else(|| "circle-wagons".to_owned());
    let seed = arguments.next().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let Some(game) = games::built_in().find(&name) else { return eprintln!("there is no game '{name}'") };
    let mut dice = FastDice::seeded(seed);
    let mut session = game.game().begin(&Value::Null, &mut dice).expect("the defaults can be played");
    while let Some(seat) = session.turn().or_else(|| session.deciders().lowest()) {
        let mut actions = session.actions(seat);
        let action = actions.swap_remove(dice.index(actions.len()));
        println!("{seat}: {action}");
        session.play(seat, &action, &mut dice).expect("the action is on the list");
    }
    println!("points: {:?}", session.standings().expect("the game is over").points());
}
