//! The learnt judgement: what a player will have at the end, told from how things stand when a round begins.

use std::sync::{Arc, LazyLock};

use carson_city::options::Strategy;
use carson_city::{CarsonCity, Options, River, Switch};
use table::{Game, Seat};

use super::marshal::Marshal;
use super::worth::worth;
use super::{features, standish};
use crate::bot::Bot;
use crate::learning::{Learns, Weights};

static WEIGHTS: LazyLock<Arc<Weights>> = LazyLock::new(|| {
    let weights = Weights::read::<CarsonCity>(include_str!("../../data/carson-city.txt"));
    Arc::new(weights.expect("a test reads the weights"))
});

const STRATEGIES: [Strategy; 4] = [Strategy::Rancher, Strategy::Miner, Strategy::Strength, Strategy::Urban];

/// How many rounds begin with something to judge: all but the first.
const ROUNDS: usize = 3;

impl Learns for CarsonCity {
    const FEATURES: &'static [&'static str] = features::NAMES;
    /// The last three rounds: of people among themselves, of a person alone, of Standish.
    const STAGES: usize = 3 * ROUNDS;

    fn stage(&self, seat: Seat) -> Option<usize> {
        let round = usize::from(self.round()).checked_sub(2).filter(|&round| round < ROUNDS)?;
        let company = match self.standish_seat() {
            None => 0,
            Some(standish) if standish != seat => 1,
            Some(_) => 2,
        };
        Some(company * ROUNDS + round)
    }

    fn features(&self, seat: Seat, into: &mut [f64]) {
        features::of(self, seat, into);
    }

    fn guess(&self, seat: Seat) -> f64 {
        if self.standish_seat() == Some(seat) { standish::worth(self) } else { worth(self, seat) }
    }

    fn lesson(number: u64) -> Options {
        let variants = Options {
            outlaws: Switch::On,
            horses: Switch::On,
            river: Some(River::PRINTED),
            ..Options::default()
        };
        match number % 8 {
            0 | 4 => Options::for_players(2),
            1 => Options::for_players(3),
            2 => Options::for_players(4),
            3 => Options::for_players(5),
            5 => Options { players: 3, ..variants },
            odd => {
                let number = usize::from(odd == 7) + 2 * usize::from(number / 8 % 2 == 1);
                Options { players: 1, solo: Some(STRATEGIES[number]), ..Options::default() }
            }
        }
    }

    fn weights() -> &'static Arc<Weights> {
        &WEIGHTS
    }

    fn marshal(weights: &Arc<Weights>, seed: u64) -> Box<dyn Bot<CarsonCity>> {
        Box::new(Marshal::new(Arc::clone(weights), seed))
    }
}

/// The points that a seat can expect at the end.
pub(super) fn expected(weights: &Weights, game: &CarsonCity, seat: Seat) -> f64 {
    let guess = game.guess(seat);
    match game.stage(seat) {
        Some(stage) if !game.is_over() => {
            let mut list = [0.0; features::COUNT];
            features::of(game, seat, &mut list);
            guess + weights.sum(stage, &list)
        }
        _ => guess,
    }
}
