//! Lets two bots play a game of Circle the Wagons and says which decisions decided it: `cargo run --release -p boomtown-review --example review_a_game -- 7`.

use bots::{Budget, HasBots as _, Level};
use circle_wagons::{CircleWagons, Options};
use review::{Review, Settings, begin};
use table::dice::FastDice;
use table::{Game as _, Record, Session, Viewer};

fn main() {
    let seed = std::env::args().nth(1).and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let settings = Settings { positions: 300, worlds: 8, ..Settings::default() };
    let mut reviewing = begin::<CircleWagons>(&game_of_bots(seed), settings)
        .expect("the record is of this game, and finished");
    while let Some(progress) = reviewing.step() {
        eprint!("\r{} of {} ", progress.done, progress.all);
    }
    eprintln!();
    tell(&reviewing.finish());
}

/// The record of a game between the Cowhand and the Deputy.
fn game_of_bots(seed: u64) -> Record {
    let mut dice = FastDice::seeded(seed);
    let mut session =
        Session::<CircleWagons>::begin(&Options::default(), &mut dice).expect("the defaults can be played");
    let mut bots = [Level::Cowhand, Level::Deputy].map(|level| CircleWagons::bot(level, seed));
    while let Some(seat) = session.state().deciders().lowest() {
        let view = session.state().view(Viewer::Seat(seat));
        let action = bots[seat.index()].choose(&view, seat, Budget::Positions(100));
        session.play(seat, action, &mut dice).expect("a bot takes a legal action");
    }
    session.to_record()
}

fn tell(review: &Review) {
    println!("points: {:?}", review.points);
    for sum in &review.seats {
        println!("{}: luck {:+.1}, decisions {:+.1}", sum.seat, sum.luck, sum.decisions);
    }
    for judged in review.key_decisions.iter().map(|&index| &review.decisions[index]) {
        println!(
            "{}: {} cost {:.1} points; {} was best",
            judged.seat, judged.action, -judged.cost, judged.best
        );
    }
}
