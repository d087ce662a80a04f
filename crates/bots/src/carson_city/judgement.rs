//! The learnt evaluation of games among people: what a player will have at the end, predicted at the beginning of a round.

use std::sync::{Arc, LazyLock};

use carson_city::{CarsonCity, Options, River, Switch};
use table::{Game, Seat};

use super::sight::Sight;
use super::taste::Liking;
use super::thinker::{Learnt, Thinker};
use super::worth::worth;
use super::{AgainstStandish, features};
use crate::bot::Bot;
use crate::learning::{Learns, Weights};

static WEIGHTS: LazyLock<Arc<Weights>> = LazyLock::new(|| {
    let weights = Weights::read::<CarsonCity>(include_str!("../../data/carson-city.txt"));
    Arc::new(weights.expect("a test reads the weights"))
});

/// The rounds at whose beginning a position is evaluated: all except the first.
const ROUNDS: usize = 3;

impl Learns for CarsonCity {
    type Game = CarsonCity;

    const NAME: &'static str = <CarsonCity as Game>::NAME;
    const FEATURES: &'static [&'static str] = features::NAMES;
    const STAGES: usize = ROUNDS;

    fn stage(game: &CarsonCity, _: Seat) -> Option<usize> {
        usize::from(game.round()).checked_sub(2).filter(|&round| round < ROUNDS)
    }

    fn features(game: &CarsonCity, seat: Seat, into: &mut [f64]) {
        features::of(game, seat, into);
    }

    fn guess(game: &CarsonCity, seat: Seat) -> f64 {
        worth(&Sight::usual(game), seat)
    }

    /// Two numbers in eight have no game, so that the others keep theirs.
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
        let learnt = Learnt { together: Arc::clone(weights), alone: Arc::clone(AgainstStandish::weights()) };
        Box::new(Thinker::new(Some(learnt), Liking::USUAL, seed))
    }
}
