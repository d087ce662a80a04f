//! How virtual players of the card game fare at every size of table, with the same bot in every person's seat: writes the lines of
//! `crates/carson-cards/data/virtual.txt` anew, which the set-up of a table tells, and what stands behind them.
//!
//! `cargo run --release -p boomtown-bots --example carson-cards-balance -- 2000`, or with a level of bot behind the number of games

#![expect(clippy::cast_precision_loss, reason = "no run has 2^52 games")]

use bots::{Budget, Level};
use carson_cards::{Mixture, Strength};
use serde_json::json;
use table::Viewer;
use table::dice::FastDice;

/// How often each virtual player is to win, in the order of [`Strength::ALL`], where a person wins once.
const AMONG_PEOPLE: [f64; 3] = [1.0, 5.0 / 4.0, 3.0 / 2.0];
/// The same for a person alone: what the printed rules come to against three.
const AGAINST_ONE: [f64; 3] = [0.22, 0.33, 0.62];
/// The handicaps among which the best is looked for.
const HANDICAPS: std::ops::RangeInclusive<i32> = -60..=60;

/// The games of one kind of table, played without a handicap.
struct Games {
    people: usize,
    virtuals: usize,
    /// The points of all players, people first.
    points: Vec<Vec<i32>>,
}

impl Games {
    fn play(mixture: Mixture, strength: Strength, level: Level, games: u64) -> Games {
        let (people, virtuals) = (usize::from(mixture.people), usize::from(mixture.virtuals));
        let points = (0..games).map(|seed| play(people, people + virtuals, strength, level, seed)).collect();
        Games { people, virtuals, points }
    }

    /// The part of the games that each virtual player wins with this handicap. A Cowhand looks at his own points alone, so that it
    /// would change none of his decisions; a shared victory counts in equal parts.
    fn share(&self, handicap: i32) -> f64 {
        let won = self.points.iter().map(|points| {
            let (people, virtuals) = points.split_at(self.people);
            let most_of_people = people.iter().max().expect("somebody plays");
            let most = *most_of_people.max(&(virtuals.iter().max().expect("somebody is virtual") + handicap));
            let first_people = people.iter().filter(|&&points| points == most).count();
            let first_virtuals = virtuals.iter().filter(|&&points| points + handicap == most).count();
            first_virtuals as f64 / (first_people + first_virtuals) as f64
        });
        won.sum::<f64>() / self.points.len() as f64 / self.virtuals as f64
    }

    /// The handicap that comes closest to what is wished for; none for one person against three, where the printed rules stay.
    fn best_handicap(&self, strength: usize) -> i32 {
        if (self.people, self.virtuals) == (1, 3) {
            return 0;
        }
        let weight = if self.people == 1 { AGAINST_ONE[strength] } else { AMONG_PEOPLE[strength] };
        let wanted = weight / (self.people as f64 + weight * self.virtuals as f64);
        let miss = |handicap: i32| (self.share(handicap) - wanted).abs();
        HANDICAPS.min_by(|&one, &other| miss(one).total_cmp(&miss(other))).unwrap_or(0)
    }

    /// The points of people and of virtual players on average.
    fn averages(&self) -> [f64; 2] {
        let people = self.points.iter().flat_map(|points| &points[..self.people]);
        let virtuals = self.points.iter().flat_map(|points| &points[self.people..]);
        let games = self.points.len();
        [
            f64::from(people.sum::<i32>()) / (games * self.people) as f64,
            f64::from(virtuals.sum::<i32>()) / (games * self.virtuals) as f64,
        ]
    }

    /// How far a share can be off, in 95 of 100 measurements.
    fn doubt(&self, share: f64) -> f64 {
        let all = share * self.virtuals as f64;
        1.96 * (all * (1.0 - all) / self.points.len() as f64).sqrt() / self.virtuals as f64
    }
}

fn play(people: usize, players: usize, strength: Strength, level: Level, seed: u64) -> Vec<i32> {
    let entry = games::built_in().find("carson-cards").expect("the game is registered");
    let mut dice = FastDice::seeded(seed);
    let options = json!({ "people": people, "fill": players, "strength": strength, "handicap": "off" });
    let mut session = entry.game().begin(&options, &mut dice).expect("the options can be played");
    let mut bots: Vec<_> = (0..people as u64).map(|seat| entry.bot(level, seed * 8 + seat)).collect();
    while let Some(seat) = session.deciders().lowest() {
        let view = session.bot_view(Viewer::Seat(seat));
        let action = bots[seat.index()].choose(&view, seat, Budget::Positions(300));
        session.play(seat, &action, &mut dice).expect("a bot chooses from the legal list");
    }
    session.standings().expect("the game is over").points()
}

fn main() {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().and_then(|text| text.parse().ok()).unwrap_or(200);
    let level: Level = words.next().and_then(|text| text.parse().ok()).unwrap_or(Level::Cowhand);
    for mixture in Mixture::ALL {
        let played = Strength::ALL.map(|strength| Games::play(mixture, strength, level, games));
        let best = [0, 1, 2].map(|strength| played[strength].best_handicap(strength));
        let shares = [0, 1, 2].map(|strength| played[strength].share(best[strength]));
        let without = [0, 1, 2].map(|strength| played[strength].share(0));
        let percent = |shares: [f64; 3]| shares.map(|share| format!("{:>3.0}", 100.0 * share)).join(" ");
        let points = best.map(|points| format!("{points:>4}")).join(" ");
        println!(
            "{}+{} {points}   {}   {}",
            mixture.people,
            mixture.virtuals,
            percent(shares),
            percent(without)
        );
        for (index, strength) in Strength::ALL.into_iter().enumerate() {
            let [people, virtuals] = played[index].averages();
            println!(
                "#   {:<13} {:>5.1} ± {:.1} of 100 (fair: {:.1}), without {:.1}; people have {people:.1}, virtual players {virtuals:.1}",
                strength.name(),
                100.0 * shares[index],
                100.0 * played[index].doubt(shares[index]),
                100.0 / f64::from(mixture.people + mixture.virtuals),
                100.0 * without[index],
            );
        }
    }
}
