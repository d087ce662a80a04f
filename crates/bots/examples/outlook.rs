//! How a quick judgement is to be read as points at the end and as a chance of winning: bots play games, and each position is compared with how
//! its game ended. Prints, for each game and stage, what the `common` of its table is to be raised by, and the spread; then, for each game, how often those
//! won who were said to win in so many of 100 games.
//!
//! `cargo run --release -p boomtown-bots --example outlook -- 300` plays 300 games of each kind; `-- 300 5000` the same from seed 5000 on.

use std::collections::BTreeMap;

use bots::{Bot, Budget, HasBots, Level, Outlook};
use carson_cards::CarsonCards;
use carson_city::CarsonCity;
use circle_wagons::{CircleWagons, Scenario};
use table::dice::FastDice;
use table::{OptionsForm, SaturatingAs as _, Seat, Silence, Viewer};

/// A position: what was expected, and what came.
struct Sample {
    expected: Outlook,
    points: Vec<i32>,
    winners: Vec<Seat>,
}

impl Sample {
    /// How surprising the winner was, if this was the spread.
    fn surprise(&self, spread: f64) -> f64 {
        let chances = Outlook { spread, ..self.expected.clone() }.chances();
        let won: f64 = self.winners.iter().map(|seat| chances[seat.index()]).sum();
        -(won / count(self.winners.len())).max(1e-6).ln()
    }

    fn residual(&self) -> f64 {
        let errors = self
            .points
            .iter()
            .zip(&self.expected.points)
            .map(|(&points, expected)| f64::from(points) - expected);
        errors.sum::<f64>() / count(self.points.len())
    }
}

fn count(number: usize) -> f64 {
    f64::from(number.saturating_as::<u32>())
}

fn play<G: HasBots>(
    options: &G::Options,
    seed: u64,
    stage: impl Fn(&G) -> usize,
    into: &mut BTreeMap<usize, Vec<Sample>>,
) {
    let mut dice = FastDice::seeded(seed);
    let mut game = G::begin(options, &mut dice, &mut Silence).expect("the options can be played");
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..game.seats() as u64)
        .map(|seat| {
            G::bot(
                if (seat + seed).is_multiple_of(3) { Level::Deputy } else { Level::Cowhand },
                seed * 8 + seat,
            )
        })
        .collect();
    let mut judged: Vec<(usize, Outlook)> = Vec::new();
    while let Some(seat) = game.turn().or_else(|| game.deciders().lowest()) {
        judged.push((stage(&game), game.outlook()));
        let action = bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), seat, Budget::Positions(400));
        game.apply(seat, action, &mut dice, &mut Silence);
    }
    let standings = game.standings().expect("the game is over");
    for (stage, expected) in judged {
        let sample = Sample { expected, points: standings.points(), winners: standings.winners().collect() };
        into.entry(stage).or_default().push(sample);
    }
}

fn tell(name: &str, samples: &BTreeMap<usize, Vec<Sample>>) {
    println!("{name}");
    for (stage, samples) in samples {
        let mean = |of: &dyn Fn(&Sample) -> f64| samples.iter().map(of).sum::<f64>() / count(samples.len());
        let spreads = (1..=60).map(|step| f64::from(step) / 4.0);
        let best = spreads.min_by(|one, other| {
            mean(&|sample| sample.surprise(*one)).total_cmp(&mean(&|sample| sample.surprise(*other)))
        });
        let spread = best.unwrap_or_default();
        println!(
            "stage {stage:2}: raise common by {:6.2}, spread {spread:5.2} (surprise {:.3}, {} positions)",
            mean(&Sample::residual),
            mean(&|sample| sample.surprise(spread)),
            samples.len()
        );
    }
}

/// How many classes of chances there are.
const CLASSES: usize = 10;

/// How often those won who were said to win in so many of 100 games. Positions of one game depend on each other, so it is games that count.
fn calibration(name: &str, samples: &BTreeMap<usize, Vec<Sample>>) {
    let mut classes = [(0.0, 0.0, 0.0); CLASSES];
    for sample in samples.values().flatten() {
        for (seat, chance) in sample.expected.chances().into_iter().enumerate() {
            let won = sample.winners.contains(&Seat::new(seat));
            let class = (0..CLASSES - 1).find(|&class| chance < count(class + 1) / count(CLASSES));
            let (said, came, all) = &mut classes[class.unwrap_or(CLASSES - 1)];
            *said += chance;
            *came += if won { 1.0 / count(sample.winners.len()) } else { 0.0 };
            *all += 1.0;
        }
    }
    println!("{name}: said, and won");
    for (said, came, all) in classes.into_iter().filter(|&(_, _, all)| all > 0.0) {
        println!("{:5.1} {:5.1}  ({all} times)", 100.0 * said / all, 100.0 * came / all);
    }
}

fn of_players<G: OptionsForm>(players: usize) -> G::Options {
    G::with_players(&G::Options::default(), players).expect("so many can play")
}

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(30, |count| count.parse().expect("a number of games"));
    let city_stage = |game: &CarsonCity| {
        use carson_city::Ask;
        let late = matches!(
            game.asked(),
            None | Some(
                Ask::BuyPoints { .. } | Ask::LastRoads { .. } | Ask::Banker { .. } | Ask::Spend { .. }
            )
        );
        2 * (game.round().clamp(1, 4) as usize - 1) + usize::from(late)
    };
    let (mut city, mut cards, mut wagons, mut alone) =
        (BTreeMap::new(), BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    let first: u64 = std::env::args().nth(2).map_or(0, |seed| seed.parse().expect("a seed"));
    for seed in first..first + games {
        let players = 2 + (seed % 4) as usize;
        play::<CarsonCity>(&of_players::<CarsonCity>(players), seed, city_stage, &mut city);
        let people = 2 + (seed % 3) as usize;
        play::<CarsonCards>(
            &of_players::<CarsonCards>(people),
            seed,
            |game| game.round() as usize,
            &mut cards,
        );
        play::<CircleWagons>(
            &of_players::<CircleWagons>(2),
            seed,
            |game| game.circle().len() + game.pending(),
            &mut wagons,
        );
        play::<CircleWagons>(
            &circle_wagons::Options::solo(Scenario::ALL[seed.saturating_as::<usize>() % Scenario::ALL.len()]),
            seed,
            |game| game.circle().len() + game.pending(),
            &mut alone,
        );
    }
    tell("carson-city: two stages for each round", &city);
    tell("carson-cards: by round", &cards);
    tell("circle-wagons: by the cards that are to be laid", &wagons);
    tell("circle-wagons, the Lone Cowboy: likewise", &alone);
    for (name, samples) in [
        ("carson-city", &city),
        ("carson-cards", &cards),
        ("circle-wagons", &wagons),
        ("circle-wagons, the Lone Cowboy", &alone),
    ] {
        calibration(name, samples);
    }
}
