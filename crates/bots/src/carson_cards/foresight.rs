//! Quick play by the learnt evaluation: everybody takes what is worth most and lays it where it is worth most. What was found out about a
//! city is remembered for all sampled worlds of a search, because most of them lead to the same few cities.

use std::hash::{Hash, Hasher as _};

use carson_cards::{Action, Bid, Card, CarsonCards, Laid, Person, Phase, Spot, Terrain};
use rustc_hash::{FxHashMap, FxHasher};
use table::dice::FastDice;
use table::{Game, Seat, Silence};

use super::bids::{Habit, by_habit};
use super::playout::{LONGEST, choose, make_room, wished};
use super::prospects::PULL;
use super::tariff::Tariff;
use crate::aim::ahead;
use crate::learning::Weights;
use crate::manner::Manner;

/// Where a card is worth most in a city, if it fits, and what the city is worth with it.
#[derive(Clone, Copy, Debug)]
struct Place {
    at: Option<Spot>,
    worth: f64,
}

/// Looks ahead to the beginning of one round, or to the end of the game.
#[derive(Debug)]
pub(super) struct Foresight {
    /// Who looks ahead.
    seat: Seat,
    /// The round that is looked ahead to.
    until: u8,
    /// What things are worth then to `seat`, which may have a manner, and to all others.
    tariffs: [Tariff; 2],
    /// How everybody bids in a round, once it is known.
    pub(super) habits: Option<(u8, [Habit; Seat::MOST])>,
    /// By city and card.
    places: FxHashMap<(u64, Terrain), Place>,
    /// By city.
    worths: FxHashMap<u64, f64>,
}

/// A game that is played on.
#[derive(Clone, Debug)]
pub(super) struct Course {
    game: CarsonCards,
    /// What identifies each seat's city and persons.
    keys: [u64; Seat::MOST],
    /// What each seat's city and persons are worth.
    held: [f64; Seat::MOST],
}

fn key(of: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    of.hash(&mut hasher);
    hasher.finish()
}

impl Foresight {
    /// Looks ahead over this many rounds, including the current one.
    pub(super) fn new(
        weights: &Weights,
        game: &CarsonCards,
        seat: Seat,
        rounds: u8,
        manner: Option<Manner>,
    ) -> Foresight {
        let until = (game.round() + rounds).min(2 * CarsonCards::ROUNDS + 1);
        let tariff = |manner| Tariff::of(weights, game, until, manner);
        Foresight {
            seat,
            until,
            tariffs: [tariff(manner), tariff(None)],
            habits: None,
            places: FxHashMap::default(),
            worths: FxHashMap::default(),
        }
    }

    /// A game to be played on. All games of one search begin alike, up to one decision of each seat.
    pub(super) fn begin(&mut self, game: CarsonCards) -> Course {
        let mut course = Course { keys: [0; Seat::MOST], held: [0.0; Seat::MOST], game };
        for seat in Seat::all(course.game.seats()) {
            let game = &course.game;
            if game.is_person(seat) {
                let laid = game.city(seat).laid();
                let (count, last) = (laid.len(), laid.last());
                course.keys[seat.index()] = key((seat, count, last, game.persons(seat), game.sold()));
                self.look_at(&mut course, seat);
            }
        }
        course
    }

    /// Plays a game on and returns by how much a seat is ahead then. All games of one search begin alike, up to one decision of each seat.
    pub(super) fn outcome_of(&mut self, game: CarsonCards, seat: Seat, dice: &mut FastDice) -> f64 {
        let mut course = self.begin(game);
        self.play_on(&mut course, dice);
        self.lead(&course, seat)
    }

    /// Plays on to that round.
    fn play_on(&mut self, course: &mut Course, dice: &mut FastDice) {
        while course.game.round() < self.until
            && let Some(seat) = course.game.deciders().lowest()
        {
            self.step(course, seat, dice);
        }
    }

    /// By how many points a seat is ahead of the others, of whom the strongest count most.
    pub(super) fn lead(&self, course: &Course, seat: Seat) -> f64 {
        let Course { game, held, .. } = course;
        let mut points = [0.0; Seat::MOST];
        for other in Seat::all(game.seats()) {
            let now = f64::from(game.points_of(other));
            points[other.index()] = if game.is_over() {
                now
            } else if game.is_person(other) {
                held[other.index()] + self.tariff(other).rest(game, other)
            } else {
                now + PULL * f64::from(2 * CarsonCards::ROUNDS + 1 - game.round())
            };
        }
        ahead(seat, &points[..game.seats()])
    }

    /// By how much a card raises what a seat has.
    pub(super) fn gain(&mut self, course: &Course, seat: Seat, card: Card) -> f64 {
        let held = course.held[seat.index()];
        match card {
            Card::Terrain(card) => self.place(course, seat, card).worth - held,
            Card::Person(person) => {
                self.with_person(course, seat, person).1 - held + self.tariff(seat).use_of(person, false)
            }
        }
    }

    /// By how much a card that is laid here raises what a seat has.
    pub(super) fn gain_of_place(&self, course: &Course, seat: Seat, laid: Laid) -> f64 {
        self.with_card(&course.game, seat, laid) - course.held[seat.index()]
    }

    /// What a seat's city and persons are worth with a card laid.
    fn with_card(&self, game: &CarsonCards, seat: Seat, laid: Laid) -> f64 {
        let mut city = *game.city(seat);
        city.lay(laid);
        self.tariff(seat).held(&city, game.persons(seat), game.sales(seat))
    }

    fn tariff(&self, seat: Seat) -> &Tariff {
        &self.tariffs[usize::from(seat != self.seat)]
    }

    /// Finds out what a seat's city and persons are worth.
    fn look_at(&mut self, course: &mut Course, seat: Seat) {
        let Course { game, keys, held } = course;
        let tariff = &self.tariffs[usize::from(seat != self.seat)];
        let worth = || tariff.held(game.city(seat), game.persons(seat), game.sales(seat));
        held[seat.index()] = *self.worths.entry(keys[seat.index()]).or_insert_with(worth);
    }

    fn place(&mut self, course: &Course, seat: Seat, card: Terrain) -> Place {
        let Course { game, keys, held } = course;
        let key = (keys[seat.index()], card);
        if let Some(&place) = self.places.get(&key) {
            return place;
        }
        let mut best = Place { at: None, worth: held[seat.index()] };
        game.city(seat).each_spot(card, game.limit(seat), game.law(seat), |at| {
            let worth = self.with_card(game, seat, Laid { card, at });
            if best.at.is_none() || worth > best.worth {
                best = Place { at: Some(at), worth };
            }
        });
        self.places.insert(key, best);
        best
    }

    /// What identifies a seat's city and persons with one person more, and what they are worth.
    fn with_person(&mut self, course: &Course, seat: Seat, person: Person) -> (u64, f64) {
        let Course { game, keys, .. } = course;
        let key = key((keys[seat.index()], person));
        let tariff = &self.tariffs[usize::from(seat != self.seat)];
        let worth = self.worths.entry(key).or_insert_with(|| {
            let mut persons = game.persons(seat);
            persons.insert(person);
            tariff.held(game.city(seat), persons, game.sales(seat))
        });
        (key, *worth)
    }

    fn step(&mut self, course: &mut Course, seat: Seat, dice: &mut FastDice) {
        let index = seat.index();
        if let Some(card) = course.game.hand() {
            if let Place { at: Some(at), worth } = self.place(course, seat, card) {
                course.keys[index] = key((course.keys[index], card, at));
                course.held[index] = worth;
                course.game.apply(seat, Action::Lay(at), dice, &mut Silence);
            } else {
                let action = make_room(&course.game, seat);
                course.game.apply(seat, action, dice, &mut Silence);
                course.keys[index] = key((course.keys[index], course.game.sold()));
                self.look_at(course, seat);
            }
            return;
        }
        let action = match course.game.phase() {
            Phase::Bids => Action::Bid(self.bid(course, seat, dice)),
            Phase::Take | Phase::TakeAtOnce(_) => Action::Take(self.best_card(course, seat)),
            _ => choose(&course.game, seat, dice),
        };
        if let Action::Take(Card::Person(person)) = action {
            (course.keys[index], course.held[index]) = self.with_person(course, seat, person);
        }
        course.game.apply(seat, action, dice, &mut Silence);
    }

    fn best_card(&mut self, course: &Course, seat: Seat) -> Card {
        let mut best: Option<(Card, f64)> = None;
        for card in course.game.row_cards() {
            let gain = self.gain(course, seat, card);
            if best.is_none_or(|(_, most)| gain > most) {
                best = Some((card, gain));
            }
        }
        best.expect("whoever is asked to take finds a card").0
    }

    /// A bid by habit; without habits, the higher the more the best card of the row exceeds the middle one.
    fn bid(&mut self, course: &Course, seat: Seat, dice: &mut FastDice) -> Bid {
        let left = course.game.bids_left(seat);
        if let Some((round, habits)) = &self.habits
            && *round == course.game.round()
        {
            return by_habit(&habits[seat.index()], left, dice);
        }
        let mut row = [0.0; LONGEST];
        let mut count = 0;
        for (place, card) in row.iter_mut().zip(course.game.row_cards()) {
            *place = self.gain(course, seat, card);
            count += 1;
        }
        wished(&mut row[..count], left, dice)
    }
}
