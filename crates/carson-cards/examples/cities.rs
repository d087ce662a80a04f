//! Random cities and what their buildings bring, line by line of the pad: `cargo run -p boomtown-carson-cards --example cities -- 7`.

use carson_cards::scoring::{PadLine, pad_line};
use carson_cards::{CarsonCards, Options};
use table::dice::FastDice;
use table::{Game, OptionsError, Scratch, Seat, Silence};

fn main() -> Result<(), OptionsError> {
    let seed = std::env::args().nth(1).and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let mut dice = FastDice::seeded(seed);
    let mut game = CarsonCards::begin(&Options::default(), &mut dice, &mut Silence)?;
    Scratch::default().play_out(&mut game, &mut dice);
    for seat in Seat::all(game.seats()).filter(|&seat| game.is_person(seat)) {
        println!("{seat}: {} points", game.points_of(seat));
        for line in PadLine::ALL {
            println!("  {:>3}  {line:?}", pad_line(game.city(seat), game.persons(seat), line));
        }
    }
    Ok(())
}
