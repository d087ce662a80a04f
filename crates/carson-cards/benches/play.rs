//! Legal lists, play, scoring and whole random games.

use std::hint::black_box;

use carson_cards::{CarsonCards, Options};
use criterion::{Criterion, criterion_group, criterion_main};
use table::dice::FastDice;
use table::{Game, Scratch, Seat, Silence};

/// Games from set-up to end, one state for each decision.
fn states() -> Vec<CarsonCards> {
    let mut dice = FastDice::seeded(11);
    let mut scratch = Scratch::default();
    let mut states = Vec::new();
    for _ in 0..20 {
        let mut game =
            CarsonCards::begin(&Options::default(), &mut dice, &mut Silence).expect("the default options");
        while let Some(seat) = game.deciders().lowest() {
            states.push(game.clone());
            let action = scratch.pick(&game, seat, &mut dice);
            game.apply(seat, action, &mut dice, &mut Silence);
        }
    }
    states
}

fn bench(c: &mut Criterion) {
    let states = states();
    let mut next = states.iter().cycle();
    let mut list = Vec::with_capacity(1024);
    c.bench_function("carson-cards/list", |b| {
        b.iter(|| {
            let state = next.next().expect("a cycle never ends");
            list.clear();
            state.actions(state.deciders().lowest().expect("the game goes on"), &mut list);
            list.len()
        });
    });
    c.bench_function("carson-cards/score", |b| {
        b.iter(|| next.next().expect("a cycle never ends").points_of(Seat::FIRST));
    });
    c.bench_function("carson-cards/clone", |b| b.iter(|| next.next().expect("a cycle never ends").clone()));
    let mut dice = FastDice::seeded(1);
    let mut scratch = Scratch::default();
    c.bench_function("carson-cards/game of four", |b| {
        b.iter(|| {
            let mut game = CarsonCards::begin(&Options::default(), &mut dice, &mut Silence)
                .expect("the default options");
            scratch.play_out(&mut game, &mut dice);
            black_box(game.points())
        });
    });
}

criterion_group!(benches, bench);
criterion_main!(benches);
