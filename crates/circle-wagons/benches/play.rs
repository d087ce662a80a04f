//! Legal lists, play, scoring and whole random games.

use std::hint::black_box;

use circle_wagons::scoring::each_trial;
use circle_wagons::{CircleWagons, Options, Tally};
use criterion::{Criterion, criterion_group, criterion_main};
use table::dice::FastDice;
use table::{Game, Scratch, Seat, Silence};

/// Games from set-up to end, one state for each decision.
fn states() -> Vec<CircleWagons> {
    let mut dice = FastDice::seeded(11);
    let mut scratch = Scratch::default();
    let mut states = Vec::new();
    for _ in 0..40 {
        let mut game =
            CircleWagons::begin(&Options::default(), &mut dice, &mut Silence).expect("the default options");
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
    c.bench_function("circle-wagons/list", |b| {
        b.iter(|| {
            let state = next.next().expect("a cycle never ends");
            list.clear();
            state.actions(state.deciders().lowest().expect("the game goes on"), &mut list);
            list.len()
        });
    });
    let mut dice = FastDice::seeded(3);
    let mut scratch = Scratch::default();
    let moves: Vec<_> = states
        .iter()
        .map(|state| {
            let seat = state.deciders().lowest().expect("the game goes on");
            (state, seat, scratch.pick(state, seat, &mut dice))
        })
        .collect();
    let mut next_move = moves.iter().cycle();
    c.bench_function("circle-wagons/play", |b| {
        b.iter(|| {
            let (state, seat, action) = next_move.next().expect("a cycle never ends");
            let mut after = (*state).clone();
            after.apply(*seat, *action, &mut dice, &mut Silence);
            after
        });
    });
    c.bench_function("circle-wagons/score", |b| {
        b.iter(|| next.next().expect("a cycle never ends").score(Seat::FIRST));
    });
    c.bench_function("circle-wagons/trials", |b| {
        b.iter(|| {
            let state = next.next().expect("a cycle never ends");
            let mut best = i32::MIN;
            if let Some(card) = state.circle().first() {
                let theirs = Tally::default();
                each_trial(state.town(Seat::FIRST), *card, state.scoring(), theirs, &mut |trial| {
                    best = best.max(trial.score.total());
                });
            }
            best
        });
    });
    let mut dice = FastDice::seeded(5);
    let mut scratch = Scratch::default();
    c.bench_function("circle-wagons/game", |b| {
        b.iter(|| {
            let mut game = CircleWagons::begin(&Options::default(), &mut dice, &mut Silence)
                .expect("the default options");
            scratch.play_out(&mut game, &mut dice);
            black_box(game.points())
        });
    });
}

criterion_group!(benches, bench);
criterion_main!(benches);
