//! Random games to the end with full legal lists.

use carson_city::{CarsonCity, Options};
use criterion::{Criterion, criterion_group, criterion_main};
use table::dice::FastDice;
use table::{Game, Scratch, Silence};

fn play_outs(criterion: &mut Criterion) {
    for players in [2, 4, 6] {
        let options = Options::for_players(players);
        let mut dice = FastDice::seeded(1858);
        let mut scratch = Scratch::<CarsonCity>::default();
        criterion.bench_function(&format!("a random game for {players}"), |bencher| {
            bencher.iter(|| {
                let mut game =
                    CarsonCity::begin(&options, &mut dice, &mut Silence).expect("the options can be played");
                scratch.play_out(&mut game, &mut dice);
                game.points()
            });
        });
    }
}

criterion_group!(benches, play_outs);
criterion_main!(benches);
