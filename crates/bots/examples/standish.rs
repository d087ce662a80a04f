//! How often a bot in the person's seat beats Standish in Carson City, with each of his strategies or one of them. Each share of victories
//! has its 95 % interval.
//!
//! `cargo run --release -p boomtown-bots --example standish -- GAMES LEVEL POSITIONS FIRST-SEED STRATEGY`, such as `100 legend 500 9400001 urban`.
//! Without further words: 200 games of the Cowhand from seed 0 on, all strategies.

use bots::{Budget, Level};
use rayon::prelude::*;
use serde_json::json;
use table::dice::FastDice;
use table::{Standings, Viewer};

/// What one strategy did.
#[derive(Default)]
struct Tally {
    games: f64,
    won: f64,
    person: f64,
    standish: f64,
}

impl Tally {
    fn count(&mut self, standings: &Standings) {
        let [person, standish] = &standings.seats[..] else { panic!("two sit at the table") };
        self.games += 1.0;
        self.won += f64::from(u8::from(person.place == 1));
        self.person += f64::from(person.points);
        self.standish += f64::from(standish.points);
    }

    fn print(&self, name: &str) {
        let each = |sum: f64| sum / self.games;
        let share = each(self.won);
        println!(
            "{name:<9} won {:>5.1} % ± {:.1}  person {:>5.1}  Standish {:>5.1}",
            100.0 * share,
            196.0 * (share * (1.0 - share) / self.games).sqrt(),
            each(self.person),
            each(self.standish),
        );
    }
}

fn play(strategy: &str, level: Level, budget: Budget, seed: u64) -> Standings {
    let entry = games::built_in().find("carson-city").expect("the game is registered");
    let mut dice = FastDice::seeded(seed);
    let options = json!({ "solo": strategy });
    let mut session = entry.game().begin(&options, &mut dice).expect("the options can be played");
    let mut bot = entry.bot(level, seed);
    while let Some(seat) = session.deciders().lowest() {
        let action = bot.choose(&session.bot_view(Viewer::Seat(seat)), seat, budget);
        session.play(seat, &action, &mut dice).expect("a bot chooses from the legal list");
    }
    session.standings().expect("the game is over")
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(200);
    let level: Level = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(Level::Cowhand);
    let positions: u64 = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(0);
    let first: u64 = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(0);
    let only = arguments.next();
    let wanted = |strategy: &&str| only.as_ref().is_none_or(|only| only == strategy);
    for strategy in ["rancher", "miner", "strength", "urban"].into_iter().filter(wanted) {
        let all: Vec<Standings> = (first..first + games)
            .into_par_iter()
            .map(|seed| play(strategy, level, Budget::Positions(positions), seed))
            .collect();
        let mut tally = Tally::default();
        for standings in &all {
            tally.count(standings);
        }
        tally.print(strategy);
    }
}
