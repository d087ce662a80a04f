//! How virtual players fare at every size of table, with the same bot in every person's seat: the figures by which the house's
//! deck is balanced, and which the page for a new table tells.
//!
//! `cargo run --release -p boomtown-bots --example carson-cards-balance -- 1000`, or with a level of bot behind the number of games

use bots::{Budget, Level};
use serde_json::json;
use table::dice::FastDice;
use table::{Standings, Viewer};

/// People, and up to how many players virtual ones fill the table.
const SIZES: [(usize, usize); 12] =
    [(1, 4), (2, 4), (3, 4), (1, 5), (2, 5), (3, 5), (4, 5), (1, 6), (2, 6), (3, 6), (4, 6), (5, 6)];

/// What the games of one kind of table gave.
#[derive(Default)]
struct Tally {
    games: f64,
    /// First places of virtual players, a shared one in equal parts.
    won: f64,
    people: f64,
    virtuals: f64,
}

impl Tally {
    fn count(&mut self, standings: &Standings, people: usize) {
        let winners: Vec<usize> = standings.winners().map(table::Seat::index).collect();
        let (persons, virtuals) = standings.seats.split_at(people);
        let average = |seats: &[table::Standing]| {
            seats.iter().map(|seat| f64::from(seat.points)).sum::<f64>() / seats.len() as f64
        };
        self.games += 1.0;
        self.won += winners.iter().filter(|&&seat| seat >= people).count() as f64 / winners.len() as f64;
        self.people += average(persons);
        self.virtuals += average(virtuals);
    }

    fn print(&self, strength: &str, people: usize, players: usize) {
        let each = (players - people) as f64;
        let share = self.won / self.games;
        println!(
            "{people}+{each} {strength:<13} each virtual player wins {:>5.1} of 100 (fair: {:.1})  \
             all of them {:>5.1} ± {:.1}  people {:>6.1}  virtual {:>6.1}",
            100.0 * share / each,
            100.0 / players as f64,
            100.0 * share,
            196.0 * (share * (1.0 - share) / self.games).sqrt(),
            self.people / self.games,
            self.virtuals / self.games,
        );
    }
}

fn play(people: usize, players: usize, strength: &str, level: Level, seed: u64) -> Standings {
    let entry = games::built_in().find("carson-cards").expect("the game is registered");
    let mut dice = FastDice::seeded(seed);
    let options = json!({ "people": people, "fill": players, "strength": strength });
    let mut session = entry.game().begin(&options, &mut dice).expect("the options can be played");
    let mut bots: Vec<_> = (0..people as u64).map(|seat| entry.bot(level, seed * 8 + seat)).collect();
    while let Some(seat) = session.deciders().lowest() {
        let view = session.bot_view(Viewer::Seat(seat));
        let action = bots[seat.index()].choose(&view, seat, Budget::millis(20));
        session.play(seat, &action, &mut dice).expect("a bot chooses from the legal list");
    }
    session.standings().expect("the game is over")
}

fn main() {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().and_then(|text| text.parse().ok()).unwrap_or(200);
    let level: Level = words.next().and_then(|text| text.parse().ok()).unwrap_or(Level::Cowhand);
    for (people, players) in SIZES {
        for strength in ["beginner", "advanced", "professional"] {
            let mut tally = Tally::default();
            for seed in 0..games {
                tally.count(&play(people, players, strength, level, seed), people);
            }
            tally.print(strength, people, players);
        }
    }
}
