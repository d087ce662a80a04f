//! Two random towns and their points, card by card: `cargo run -p boomtown-circle-wagons --example towns -- 7`.

use circle_wagons::{CircleWagons, Options};
use table::dice::FastDice;
use table::{Game, OptionsError, Scratch, Seat, Silence};

fn main() -> Result<(), OptionsError> {
    let seed = std::env::args().nth(1).and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let mut dice = FastDice::seeded(seed);
    let mut game = CircleWagons::begin(&Options::default(), &mut dice, &mut Silence)?;
    Scratch::default().play_out(&mut game, &mut dice);
    for seat in Seat::all(2) {
        println!("{seat}: {} points", game.score(seat).total());
        for (card, points) in game.scoring().iter().zip(game.score(seat).cards) {
            println!("  {points:>3}  {}", card.name());
        }
    }
    Ok(())
}
