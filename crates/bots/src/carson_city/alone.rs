//! The learnt evaluation of the solo game: by how many points the person will be ahead of Standish, predicted at the beginning of a round.
//! Standish scores differently from people, and how much depends on the cards that he has yet to draw.

use std::sync::{Arc, LazyLock};

use carson_city::options::Strategy;
use carson_city::standish::CHARACTERS;
use carson_city::{CarsonCity, Options, Side};
use table::{Game, Seat};

use super::characters::promise_of;
use super::features::{self, Writer};
use super::sight::Sight;
use super::standish;
use super::taste::Liking;
use super::thinker::{Learnt, Thinker};
use super::worth::{earnings, worth};
use crate::bot::Bot;
use crate::learning::{Learns, Weights};
use crate::level::Level;

static WEIGHTS: LazyLock<Arc<Weights>> = LazyLock::new(|| {
    let weights = Weights::read::<AgainstStandish>(include_str!("../../data/carson-city-solo.txt"));
    Arc::new(weights.expect("a test reads the weights"))
});

/// The rounds at whose beginning a position is evaluated: all except the first.
const ROUNDS: usize = 3;
const HIM: Seat = Seat::SECOND;

/// How many features there are.
pub(super) const COUNT: usize = features::COUNT + OF_HIM.len();

/// The features beside those of a game among people.
const OF_HIM: [&str; 48] = [
    "his-worth",
    "his-income",
    "his-lots",
    "his-buildings",
    "his-landmarks",
    "his-kept",
    "his-bonus",
    "miner",
    "strength",
    "urban",
    "cards",
    "power",
    "card-a",
    "card-b",
    "card-c",
    "card-d",
    "card-e",
    "card-f",
    "card-g",
    "card-h",
    "card-i",
    "card-x",
    "best-character",
    "second-character",
    "third-character",
    "river",
    "yellow-banker",
    "red-banker",
    "yellow-grocer",
    "red-grocer",
    "yellow-chinese-worker",
    "red-chinese-worker",
    "yellow-settler",
    "red-settler",
    "yellow-captain",
    "red-captain",
    "yellow-mercenary",
    "red-mercenary",
    "yellow-indian",
    "red-indian",
    "yellow-prospector",
    "red-prospector",
    "yellow-gunsmith",
    "red-gunsmith",
    "yellow-singer",
    "red-singer",
    "yellow-heroes",
    "red-heroes",
];

const NAMES: [&str; COUNT] = {
    let mut names = [""; COUNT];
    names.split_at_mut(features::COUNT).0.copy_from_slice(features::NAMES);
    names.split_at_mut(features::COUNT).1.copy_from_slice(&OF_HIM);
    names
};

/// The evaluation of the game against Standish.
#[derive(Clone, Copy, Debug)]
pub struct AgainstStandish;

impl Learns for AgainstStandish {
    type Game = CarsonCity;

    const NAME: &'static str = "carson-city-solo";
    const FEATURES: &'static [&'static str] = &NAMES;
    const STAGES: usize = ROUNDS;

    fn stage(game: &CarsonCity, seat: Seat) -> Option<usize> {
        let round = usize::from(game.round()).checked_sub(2).filter(|&round| round < ROUNDS)?;
        (seat != HIM).then_some(round)
    }

    fn features(game: &CarsonCity, seat: Seat, into: &mut [f64]) {
        let (usual, of_him) = into.split_at_mut(features::COUNT);
        features::of(game, seat, usual);
        write(game, seat, &mut Writer::new(of_him));
    }

    fn guess(game: &CarsonCity, seat: Seat) -> f64 {
        worth(&Sight::usual(game), seat) - standish::worth(game)
    }

    fn aim(game: &CarsonCity, seat: Seat) -> f64 {
        let points = game.points();
        f64::from(points[seat.index()] - points[HIM.index()])
    }

    fn lesson(number: u64) -> Option<Options> {
        let strategy = Strategy::ALL[(number / 7 % 4) as usize];
        Some(Options { solo: Some(strategy), ..Options::for_players(1) })
    }

    fn level(number: u64, _: usize) -> Level {
        if number.is_multiple_of(10) { Level::Deputy } else { Level::Legend }
    }

    fn weights() -> &'static Arc<Weights> {
        &WEIGHTS
    }

    fn legend(weights: &Arc<Weights>, seed: u64) -> Box<dyn Bot<CarsonCity>> {
        let learnt = Learnt { together: Arc::clone(CarsonCity::weights()), alone: Arc::clone(weights) };
        Box::new(Thinker::new(Some(learnt), Liking::USUAL, seed))
    }
}

fn write(game: &CarsonCity, seat: Seat, list: &mut Writer<'_>) {
    let Some(he) = game.standish() else { return };
    let town = game.town();
    let land = town.owned(HIM);
    let built = town.built();
    list.all([standish::worth(game), f64::from(earnings(game, HIM))]);
    list.all([
        land.without(town.occupied()).len() as f64,
        (land & built).len() as f64,
        (land & town.occupied()).without(built).len() as f64,
        f64::from(game.player(HIM).kept().total()),
        f64::from(game.strategy_points(HIM)),
    ]);
    let one_if = |is_so: bool| f64::from(u8::from(is_so));
    let is = |strategy| one_if(he.strategy() == strategy);
    list.all([is(Strategy::Miner), is(Strategy::Strength), is(Strategy::Urban)]);
    let mut cards = [0.0; 10];
    he.deck().letters().for_each(|letter| cards[letter as usize] += 1.0);
    list.all([f64::from(he.deck().len()), f64::from(he.deck().power())]);
    list.all(cards);
    let usual = Sight::usual(game);
    let mut best = [0.0; 3];
    for role in game.cast().iter() {
        let mut promise = promise_of(&usual, seat, role);
        for place in &mut best {
            if promise > *place {
                std::mem::swap(place, &mut promise);
            }
        }
    }
    list.all(best);
    list.all([one_if(!town.river().is_empty())]);
    let cast = game.cast();
    for character in CHARACTERS {
        let side = |side| one_if(cast.contains(character) && cast.side(character) == side);
        list.all([side(Side::Yellow), side(Side::Red)]);
    }
}
