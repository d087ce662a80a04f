//! Writes the tables of `docs/observations.md`.

use carson_cards::CarsonCards;
use carson_city::CarsonCity;
use circle_wagons::CircleWagons;
use observe::specification;

fn main() {
    let parts =
        [specification::<CircleWagons>(), specification::<CarsonCity>(), specification::<CarsonCards>()];
    print!("{}", parts.join("\n"));
}
