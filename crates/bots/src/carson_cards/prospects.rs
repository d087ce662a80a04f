//! What a player's things are worth in the middle of the game: the points as they stand, and what is likely still to come.
//!
//! The figures are fitted by least squares: 61,000 positions at the beginning of a round from 1,200 games of Cowhands, each with the
//! points that its player had more at the end.

use carson_cards::{CarsonCards, Element, Epoch, Person};
use table::{Game, Seat};

/// The points that a virtual player gets in a round.
pub(super) const PULL: f64 = 5.8;

/// What each point of the auction cards in hand brings.
pub(super) const AUCTION_POINT: f64 = 0.57;

/// How much of the game is still to come, from 1 to 0.
pub(super) fn to_come(game: &CarsonCards) -> f64 {
    to_come_in(game.round())
}

/// How much of the game is still to come in this round.
pub(super) fn to_come_in(round: u8) -> f64 {
    let rounds = f64::from(2 * CarsonCards::ROUNDS);
    (rounds - f64::from(round)) / rounds
}

/// How persons that can be used are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Patience {
    /// What they may bring is not tied to being used, so they are used as soon as that helps.
    None,
    /// What they may bring are the times that they can still be used.
    Kept,
}

/// The points that a seat can expect at the end, up to what all have in common.
pub(super) fn worth(game: &CarsonCards, seat: Seat, patience: Patience) -> f64 {
    let points = f64::from(game.points_of(seat));
    if !game.is_person(seat) || game.is_over() {
        return points;
    }
    let city = game.city(seat);
    let cells: f64 = Element::ALL
        .into_iter()
        .map(|element| hope_of_element(element) * f64::from(city.count(element)))
        .sum();
    let persons: f64 = game.persons(seat).iter().map(|person| person_to_come(game, person, patience)).sum();
    points + cells * to_come(game) + persons + auction_cards(game, seat)
}

fn person_to_come(game: &CarsonCards, person: Person, patience: Patience) -> f64 {
    if patience == Patience::None || !person.has_arrow() {
        return hope_of_person(person) * to_come(game);
    }
    let now = f64::from(u8::from(!game.turned().contains(person)));
    if person == Person::Governor {
        return hope_of_person(person) * now;
    }
    let later = if game.epoch() == Epoch::I { 1.0 } else { 0.0 };
    hope_of_person(person) / 2.0 * (now + later)
}

/// What it is worth that the auction cards in hand are above or below the average.
fn auction_cards(game: &CarsonCards, seat: Seat) -> f64 {
    let left = game.bids_left(seat);
    AUCTION_POINT * left.iter().map(|bid| f64::from(bid.value()) - 5.0).sum::<f64>()
}

/// What an element in the city still brings beyond its points, at the beginning of the game.
pub(super) const fn hope_of_element(element: Element) -> f64 {
    match element {
        Element::Empty => -0.8,
        Element::Mountain => -1.6,
        Element::House => -0.6,
        Element::Outlaws => 0.6,
        Element::Mine => 2.1,
        Element::Townhouse => 2.7,
        Element::Ranch => 3.4,
        Element::Blacksmith | Element::Drugstore => 3.7,
        Element::Bank => 4.2,
        Element::Prison => 5.0,
        Element::CityHall => 7.3,
        Element::Hotel => 9.8,
        Element::Saloon => 11.7,
        Element::Church => 13.0,
        Element::GeneralStore => 20.6,
    }
}

/// What a person still brings beyond his points, at the beginning of the game.
pub(super) const fn hope_of_person(person: Person) -> f64 {
    match person {
        Person::Indian => -17.6,
        Person::Heroes | Person::Prospector => 4.2,
        Person::Settler | Person::Captain => 5.0,
        Person::Grocer => 6.7,
        Person::Governor | Person::Cowboy | Person::Doctor | Person::Auctioneer => 7.4,
        Person::Gunslinger | Person::Gunsmith | Person::Undertaker => 7.9,
        Person::Lawyer | Person::Sheriff | Person::Banker => 8.6,
        Person::Singer => 9.4,
        Person::Publisher => 11.8,
        Person::Teacher => 16.0,
        Person::DayLabourer => 17.5,
        Person::NewspaperBoy => 23.3,
    }
}
