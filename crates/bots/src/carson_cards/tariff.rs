//! The learnt evaluation at the beginning of one round to come, as a price list: what a city and its owner's persons are worth, apart
//! from all that changes from one sampled world to the next. So each city needs to be evaluated only once in a search.

use carson_cards::{CarsonCards, City, Element, Person, PersonSet, scoring};
use table::Seat;

use super::features::{self, ARROWS, COUNTING};
use super::manners::{of_element, of_person};
use super::prospects::{AUCTION_POINT, hope_of_element, hope_of_person, to_come_in};
use crate::learning::Weights;
use crate::manner::Manner;

/// What things are worth to a player when a round begins, or at the end of the game.
#[derive(Clone, Debug)]
pub(super) struct Tariff {
    /// What everybody has in common.
    base: f64,
    point: f64,
    elements: [f64; Element::COUNT],
    room: [f64; COUNTING.len()],
    ground: [f64; features::GROUND],
    persons: [f64; Person::COUNT],
    /// What it adds that a person can be used in this epoch.
    ready: [f64; Person::COUNT],
    /// What it adds that a person can be used again in the next epoch.
    again: [f64; Person::COUNT],
    sale: f64,
    auction_cards: [f64; features::AUCTION_CARDS],
}

impl Tariff {
    /// At the end only points count.
    const END: Tariff = Tariff {
        base: 0.0,
        point: 1.0,
        elements: [0.0; Element::COUNT],
        room: [0.0; COUNTING.len()],
        ground: [0.0; features::GROUND],
        persons: [0.0; Person::COUNT],
        ready: [0.0; Person::COUNT],
        again: [0.0; Person::COUNT],
        sale: 0.0,
        auction_cards: [0.0; features::AUCTION_CARDS],
    };

    /// What things will be worth when this round begins, at this table and to a player with this manner.
    pub(super) fn of(weights: &Weights, game: &CarsonCards, round: u8, manner: Option<Manner>) -> Tariff {
        let Some(stage) = usize::from(round).checked_sub(2).map(|rounds| rounds / 2) else {
            unreachable!("a round to come is at least the second")
        };
        let mut tariff = Tariff::END;
        if round > 2 * CarsonCards::ROUNDS {
            return tariff;
        }
        let mut weights = weights.of_stage(stage).iter();
        let mut next = || *weights.next().expect("there is a weight for each feature");
        tariff.base = features::of_table(game, round).map(|feature| feature * next()).into_iter().sum();
        let to_come = to_come_in(round);
        for element in Element::ALL {
            let liking = manner.map_or(0.0, |manner| of_element(manner, element));
            tariff.elements[element.index()] = next() + (hope_of_element(element) + liking) * to_come;
        }
        tariff.room = tariff.room.map(|_| next());
        tariff.ground = tariff.ground.map(|_| next());
        for person in Person::ALL {
            let liking = manner.map_or(0.0, |manner| of_person(manner, person));
            tariff.persons[person.index()] = next() + liking * to_come;
            tariff.add_hope(person, round);
        }
        for person in ARROWS {
            tariff.ready[person.index()] += next();
        }
        tariff.sale = next();
        tariff.auction_cards = tariff.auction_cards.map(|_| next());
        tariff.auction_cards[0] += AUCTION_POINT;
        tariff.point += next() * features::POINT;
        debug_assert!(weights.next().is_none(), "every weight has its price");
        tariff
    }

    /// What a person is guessed to bring, as in `prospects`.
    fn add_hope(&mut self, person: Person, round: u8) {
        let (hope, index) = (hope_of_person(person), person.index());
        if !person.has_arrow() {
            self.persons[index] += hope * to_come_in(round);
        } else if person == Person::Governor {
            self.ready[index] += hope;
        } else {
            self.ready[index] += hope / 2.0;
            self.again[index] = if round <= CarsonCards::ROUNDS { hope / 2.0 } else { 0.0 };
        }
    }

    /// What a city and its owner's persons are worth, without what [`rest`](Tariff::rest) counts.
    pub(super) fn held(&self, city: &City, persons: PersonSet, sales: usize) -> f64 {
        let limit = scoring::limit(persons);
        let cells = Element::ALL.into_iter().map(|element| f64::from(city.count(element)));
        f64::from(scoring::points(city, persons, sales)) * self.point
            + sum(cells, &self.elements)
            + sum(features::room(city, limit), &self.room)
            + sum(features::ground(city, limit), &self.ground)
            + persons.iter().map(|person| self.persons[person.index()]).sum::<f64>()
    }

    /// What it adds to whoever owns a person that the person can be used.
    pub(super) fn use_of(&self, person: Person, turned: bool) -> f64 {
        let ready = if turned { 0.0 } else { self.ready[person.index()] };
        ready + self.again[person.index()]
    }

    /// What a seat has beside its city and its persons: uses of persons, sales, auction cards.
    pub(super) fn rest(&self, game: &CarsonCards, seat: Seat) -> f64 {
        let turned = game.turned();
        let persons = game.persons(seat).iter();
        let uses: f64 = persons.map(|person| self.use_of(person, turned.contains(person))).sum();
        let cards = features::auction_cards(game, seat);
        self.base + uses + self.sale * features::sales_left(game, seat) + sum(cards, &self.auction_cards)
    }
}

fn sum<const SOME: usize>(features: impl IntoIterator<Item = f64>, prices: &[f64; SOME]) -> f64 {
    features.into_iter().zip(prices).map(|(feature, price)| feature * price).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learning::{Learns, expected};
    use table::dice::FastDice;
    use table::{Game, Scratch, Silence};

    #[test]
    fn a_tariff_tells_what_the_weighted_features_tell() {
        let weights = CarsonCards::weights();
        let mut dice = FastDice::seeded(5);
        let mut scratch = Scratch::default();
        let mut game = CarsonCards::begin(&carson_cards::Options::default(), &mut dice, &mut Silence)
            .expect("the usual options can be played");
        let mut compared = 0;
        while let Some(seat) = game.deciders().lowest() {
            let before = game.round();
            let action = scratch.pick(&game, seat, &mut dice);
            game.apply(seat, action, &mut dice, &mut Silence);
            if game.round() == before || game.is_over() {
                continue;
            }
            let tariff = Tariff::of(weights, &game, game.round(), None);
            for seat in Seat::all(game.seats()).filter(|&seat| game.is_person(seat)) {
                let held = tariff.held(game.city(seat), game.persons(seat), game.sales(seat));
                let told = expected::<CarsonCards, { features::COUNT }>(weights, &game, seat);
                let sum = held + tariff.rest(&game, seat);
                assert!((sum - told).abs() < 1e-6, "round {}: {sum} is not {told}", game.round());
                compared += 1;
            }
        }
        assert!(compared > 30, "{compared} holdings were compared");
    }
}
