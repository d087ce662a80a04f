//! Decisions of the bots whose effort does not depend on the clock.

use bots::{Budget, Level};
use criterion::{Criterion, criterion_group, criterion_main};
use serde_json::Value;
use table::dice::FastDice;
use table::{AnySession, Viewer};

/// A game after so many decisions of Cowhands.
fn middle_game(seed: u64, decisions: usize) -> Box<dyn AnySession> {
    let entry = games::built_in().find("circle-wagons").expect("the game is registered");
    let mut dice = FastDice::seeded(seed);
    let mut session = entry.game().begin(&Value::Null, &mut dice).expect("the default options");
    let mut bot = entry.bot(Level::Cowhand, seed);
    for _ in 0..decisions {
        let seat = session.deciders().lowest().expect("the game goes on");
        let action = bot.choose(&session.bot_view(Viewer::Seat(seat)), seat, Budget::millis(1));
        session.play(seat, &action, &mut dice).expect("a bot plays by the rules");
    }
    session
}

fn bench(c: &mut Criterion) {
    let entry = games::built_in().find("circle-wagons").expect("the game is registered");
    for (level, name) in [(Level::Cowhand, "cowhand"), (Level::Deputy, "deputy")] {
        let mut seeds = (0..).map(|seed| seed % 16);
        c.bench_function(&format!("circle-wagons/{name} decides"), |b| {
            b.iter_batched_ref(
                || {
                    let seed = seeds.next().expect("the seeds never end");
                    let session = middle_game(seed, 10);
                    let seat = session.deciders().lowest().expect("the game goes on");
                    // A fresh bot remembers nothing of the decision before.
                    (entry.bot(level, seed), session.bot_view(Viewer::Seat(seat)), seat)
                },
                |(bot, view, seat)| bot.choose(view, *seat, Budget::millis(60_000)),
                criterion::BatchSize::SmallInput,
            );
        });
    }
}

criterion_group!(benches, bench);
criterion_main!(benches);
