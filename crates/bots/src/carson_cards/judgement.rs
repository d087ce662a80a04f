//! The learnt judgement: what a player will have at the end, told from how things stand when a round begins.

use std::sync::{Arc, LazyLock};

use carson_cards::{CarsonCards, Options, Strength};
use table::{Game, Seat};

use super::features;
use super::legend::LegendBot;
use super::prospects::{PULL, Patience, worth};
use crate::bot::Bot;
use crate::learning::{Learns, Weights};

static WEIGHTS: LazyLock<Arc<Weights>> = LazyLock::new(|| {
    let weights = Weights::read::<CarsonCards>(include_str!("../../data/carson-cards.txt"));
    Arc::new(weights.expect("a test reads the weights"))
});

/// Two rounds are a stage; the first round begins alike for everybody.
const STAGES: usize = CarsonCards::ROUNDS as usize;

impl Learns for CarsonCards {
    type Game = CarsonCards;

    const NAME: &'static str = <CarsonCards as Game>::NAME;
    const FEATURES: &'static [&'static str] = features::NAMES;
    const STAGES: usize = STAGES;
    const UNITS: bool = false;

    fn stage(game: &CarsonCards, seat: Seat) -> Option<usize> {
        let stage = usize::from(game.round().checked_sub(2)?) / 2;
        (game.is_person(seat) && stage < STAGES).then_some(stage)
    }

    fn features(game: &CarsonCards, seat: Seat, into: &mut [f64]) {
        features::of(game, seat, into);
    }

    fn guess(game: &CarsonCards, seat: Seat) -> f64 {
        if game.is_over() {
            return f64::from(game.points_of(seat));
        }
        if game.is_person(seat) {
            return worth(game, seat, Patience::Kept);
        }
        let left = 2 * CarsonCards::ROUNDS + 1 - game.round();
        f64::from(game.points_of(seat)) + PULL * f64::from(left)
    }

    fn lesson(number: u64) -> Option<Options> {
        let strength =
            [Strength::Beginner, Strength::Advanced, Strength::Professional][(number / 8 % 3) as usize];
        let (people, fill) = match number % 8 {
            0 | 3 | 5 => (2, 4),
            1 | 6 => (3, 4),
            2 => (4, 4),
            4 => (1, 4),
            _ => (3, 5),
        };
        Some(Options { people, fill, strength, ..Options::default() })
    }

    fn weights() -> &'static Arc<Weights> {
        &WEIGHTS
    }

    fn legend(weights: &Arc<Weights>, seed: u64) -> Box<dyn Bot<CarsonCards>> {
        Box::new(LegendBot::new(seed, Arc::clone(weights), None))
    }
}
