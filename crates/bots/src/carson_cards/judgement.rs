//! The learnt judgement: what a player will have at the end, told from how things stand when a round begins.

use std::sync::{Arc, LazyLock};

use carson_cards::{CarsonCards, Element, Options, Person, Strength};
use table::{Game, Seat};

use super::marshal::Marshal;
use super::prospects::{Patience, worth};
use crate::bot::Bot;
use crate::learning::{Learns, Weights};

static WEIGHTS: LazyLock<Arc<Weights>> = LazyLock::new(|| {
    let weights = Weights::read::<CarsonCards>(include_str!("../../data/carson-cards.txt"));
    Arc::new(weights.expect("a test reads the weights"))
});

/// Two rounds are a stage.
const ROUNDS_OF_A_STAGE: usize = 2;
const STAGES: usize = CarsonCards::ROUNDS as usize;

/// The names of the features, in the order in which they are written.
const NAMES: &[&str] = &[
    "one",
    "second-round",
    "players",
    "points",
    "bids",
    "highest-bid",
    "high-bids",
    "columns",
    "rows",
    "covered",
    "cards",
    "arrows-ready",
    "bonus-ready",
    "bids-of-others",
    "points-of-others",
    "empty",
    "mountain",
    "house",
    "townhouse",
    "mine",
    "ranch",
    "blacksmith",
    "drugstore",
    "bank",
    "saloon",
    "hotel",
    "general-store",
    "church",
    "prison",
    "city-hall",
    "outlaws",
    "with-cowboy",
    "with-auctioneer",
    "with-settler",
    "with-captain",
    "with-singer",
    "with-lawyer",
    "with-gunsmith",
    "with-banker",
    "with-governor",
    "with-doctor",
    "with-heroes",
    "with-teacher",
    "with-publisher",
    "with-grocer",
    "with-day-labourer",
    "with-newspaper-boy",
    "with-sheriff",
    "with-gunslinger",
    "with-indian",
    "with-prospector",
    "with-undertaker",
];
const COUNT: usize = NAMES.len();
/// Where the elements begin, and the persons behind them.
const ELEMENTS: usize = COUNT - Element::COUNT - Person::COUNT;

impl Learns for CarsonCards {
    const FEATURES: &'static [&'static str] = NAMES;
    /// Every two rounds: of people, and of virtual players.
    const STAGES: usize = 2 * STAGES;

    fn stage(&self, seat: Seat) -> Option<usize> {
        let stage = (usize::from(self.round()) - 1) / ROUNDS_OF_A_STAGE;
        let company = usize::from(!self.is_person(seat));
        (!self.is_over() && stage < STAGES).then_some(company * STAGES + stage)
    }

    fn features(&self, seat: Seat, into: &mut [f64]) {
        into.fill(0.0);
        let others = || Seat::all(self.seats()).filter(|&other| other != seat);
        let count = others().count().max(1) as f64;
        let mean = |of: &dyn Fn(Seat) -> f64| others().map(of).sum::<f64>() / count;
        let points = f64::from(self.points_of(seat));
        into[0] = 1.0;
        into[1] = f64::from((self.round() - 1) % 2);
        into[2] = count - 2.0;
        into[3] = points;
        into[14] = mean(&|other| f64::from(self.points_of(other)));
        if !self.is_person(seat) {
            return;
        }
        let bids = |seat| self.bids_left(seat).iter().map(|bid| f64::from(bid.value()) - 5.0);
        into[4] = bids(seat).sum();
        into[5] = bids(seat).fold(-5.0, f64::max);
        into[6] = bids(seat).filter(|&bid| bid > 2.0).count() as f64;
        let city = self.city(seat);
        let (columns, rows) = city.size();
        into[7] = f64::from(columns.min(rows));
        into[8] = f64::from(columns.max(rows));
        into[9] = f64::from(city.covered());
        into[10] = city.laid().len() as f64;
        let persons = self.persons(seat);
        let ready = || persons.iter().filter(|&person| !self.turned().contains(person));
        into[11] = ready().filter(|person| person.has_arrow()).count() as f64;
        into[12] = ready().map(|person| f64::from(person.bonus())).sum();
        into[13] = mean(&|other| bids(other).sum());
        for element in Element::ALL {
            into[ELEMENTS + element.index()] = f64::from(city.count(element));
        }
        for person in persons.iter() {
            into[ELEMENTS + Element::COUNT + person.index()] = 1.0;
        }
    }

    fn guess(&self, seat: Seat) -> f64 {
        worth(self, seat, Patience::Kept)
    }

    fn lesson(number: u64) -> Option<Options> {
        let (people, fill) =
            [(2, 4), (3, 4), (4, 4), (2, 5), (1, 4), (3, 6), (5, 5), (4, 5)][(number % 8) as usize];
        let strength =
            [Strength::Beginner, Strength::Advanced, Strength::Professional][(number / 8 % 3) as usize];
        Some(Options { people, fill, strength, ..Options::default() })
    }

    fn weights() -> &'static Arc<Weights> {
        &WEIGHTS
    }

    fn marshal(weights: &Arc<Weights>, seed: u64) -> Box<dyn Bot<CarsonCards>> {
        Box::new(Marshal::new(Arc::clone(weights), seed))
    }
}

/// The points that each seat can expect at the end.
pub(super) fn expected(weights: &Weights, game: &CarsonCards, into: &mut [f64; Seat::MOST]) {
    let mut list = [0.0; COUNT];
    for seat in Seat::all(game.seats()) {
        let learnt = game.stage(seat).map_or(0.0, |stage| {
            game.features(seat, &mut list);
            weights.sum(stage, &list)
        });
        into[seat.index()] = game.guess(seat) + learnt;
    }
}
