//! How a greedy person fares against virtual players: the figures by which the house's deck is balanced.
//!
//! `cargo run --release -p bots --example carson-cards-balance -- 6000`, each share of victories with its 95 % interval

use bots::{Budget, Level, find};
use serde_json::json;
use table::dice::FastDice;
use table::{AnySitting, Viewer};

/// What one kind of opponent did.
#[derive(Default)]
struct Tally {
    games: f64,
    won: f64,
    person: f64,
    from_persons: f64,
    virtuals: f64,
    virtual_persons: f64,
}

impl Tally {
    fn count(&mut self, sitting: &dyn AnySitting) {
        let standings = sitting.standings().expect("the game is over");
        let winners = standings.winners().count() as f64;
        let (person, virtuals) = standings.seats.split_first().expect("there are seats");
        self.games += 1.0;
        self.won += if person.place == 1 { 1.0 / winners } else { 0.0 };
        self.person += f64::from(person.points);
        self.from_persons += f64::from(person.lines[12..].iter().map(|line| line.points).sum::<i32>());
        self.virtuals +=
            virtuals.iter().map(|seat| f64::from(seat.points)).sum::<f64>() / virtuals.len() as f64;
        self.virtual_persons += virtuals.iter().map(|seat| seat.lines.len() as f64 - 1.0).sum::<f64>();
    }

    fn print(&self, name: &str) {
        let each = |sum: f64| sum / self.games;
        let share = each(self.won);
        println!(
            "{name:<13} won {:>5.1} % ± {:.1}  person {:>6.1} ({:>5.1} from persons)  virtual {:>6.1} ({:.1} persons in all)",
            100.0 * share,
            196.0 * (share * (1.0 - share) / self.games).sqrt(),
            each(self.person),
            each(self.from_persons),
            each(self.virtuals),
            each(self.virtual_persons),
        );
    }
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(200);
    let entry = find("carson-cards").expect("the game is registered");
    for strength in ["beginner", "advanced", "professional"] {
        let mut tally = Tally::default();
        for seed in 0..games {
            let mut dice = FastDice::seeded(seed);
            let options = json!({ "people": 1, "strength": strength });
            let mut sitting = entry.title().begin(&options, &mut dice).expect("the options can be played");
            let mut bot = entry.bot(Level::Cowhand, seed);
            while let Some(seat) = sitting.deciders().lowest() {
                let action = bot.choose(&sitting.bot_view(Viewer::Seat(seat)), seat, Budget::millis(0));
                sitting.play(seat, &action, &mut dice).expect("a bot chooses from the legal list");
            }
            tally.count(&*sitting);
        }
        tally.print(strength);
    }
}
