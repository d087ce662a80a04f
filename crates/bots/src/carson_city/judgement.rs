//! The learnt judgement: what a player will have at the end, told from how things stand when a round begins.

use std::sync::{Arc, LazyLock};

use carson_city::{CarsonCity, Options, River, Switch};
use table::{Game, Seat};

use super::sight::Sight;
use super::taste::Liking;
use super::thinker::Thinker;
use super::worth::worth;
use super::{features, standish};
use crate::bot::Bot;
use crate::learning::{Learns, Weights};

static WEIGHTS: LazyLock<Arc<Weights>> = LazyLock::new(|| {
    let weights = Weights::read::<CarsonCity>(include_str!("../../data/carson-city.txt"));
    Arc::new(weights.expect("a test reads the weights"))
});

/// How many rounds begin with something to judge: all but the first.
const ROUNDS: usize = 3;

impl Learns for CarsonCity {
    const FEATURES: &'static [&'static str] = features::NAMES;
    const STAGES: usize = ROUNDS;

    /// Nothing is learnt against Standish: he has another way to make points, and the rules of thumb know it.
    fn stage(&self, _: Seat) -> Option<usize> {
        let round = usize::from(self.round()).checked_sub(2).filter(|&round| round < ROUNDS)?;
        self.standish_seat().is_none().then_some(round)
    }

    fn features(&self, seat: Seat, into: &mut [f64]) {
        features::of(self, seat, into);
    }

    fn guess(&self, seat: Seat) -> f64 {
        if self.standish_seat() == Some(seat) {
            standish::worth(self)
        } else {
            worth(&Sight::usual(self), seat)
        }
    }

    /// Two numbers in eight are kept for games against Standish, from which nothing is learnt yet.
    fn lesson(number: u64) -> Option<Options> {
        let variants = Options {
            outlaws: Switch::On,
            horses: Switch::On,
            river: Some(River::PRINTED),
            ..Options::default()
        };
        match number % 8 {
            0 | 4 => Some(Options::for_players(2)),
            1 => Some(Options::for_players(3)),
            2 => Some(Options::for_players(4)),
            3 => Some(Options::for_players(5)),
            5 => Some(Options { players: 3, ..variants }),
            _ => None,
        }
    }

    fn weights() -> &'static Arc<Weights> {
        &WEIGHTS
    }

    fn legend(weights: &Arc<Weights>, seed: u64) -> Box<dyn Bot<CarsonCity>> {
        Box::new(Thinker::new(Some(Arc::clone(weights)), Liking::USUAL, seed))
    }
}

/// The points that a seat can expect at the end.
pub(super) fn expected(weights: &Weights, game: &CarsonCity, seat: Seat) -> f64 {
    let guess = game.guess(seat);
    match game.stage(seat) {
        Some(stage) if !game.is_over() => {
            let mut list = [0.0; features::COUNT];
            features::of(game, seat, &mut list);
            guess + weights.value(stage, &list)
        }
        _ => guess,
    }
}
