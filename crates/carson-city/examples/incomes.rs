//! What every building of a random town earns, and why: `cargo run -p boomtown-carson-city --example incomes -- 7`.

use carson_city::{CarsonCity, Options};
use table::dice::FastDice;
use table::{Game, OptionsError, Scratch, Silence};

fn main() -> Result<(), OptionsError> {
    let seed = std::env::args().nth(1).and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let mut dice = FastDice::seeded(seed);
    let mut game = CarsonCity::begin(&Options::default(), &mut dice, &mut Silence)?;
    Scratch::default().play_out(&mut game, &mut dice);
    for income in game.incomes() {
        println!(
            "{} on {} earns ${} for player {}",
            income.building, income.parcel, income.total, income.owner
        );
        for part in income.parts {
            let from = part.parcel.map_or_else(String::new, |parcel| format!(" on {parcel}"));
            println!("  ${} from {:?}{from}", part.amount, part.source);
        }
    }
    Ok(())
}
