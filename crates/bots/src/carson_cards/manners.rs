//! What bots of a manner like beside points.

use carson_cards::{Card, CarsonCards, Element, Person};
use table::Seat;

use super::prospects::to_come;
use crate::manner::Manner;

/// How many points more a player's things look worth to whoever likes them: less and less, for in the end points count.
pub(super) fn liking(manner: Option<Manner>, game: &CarsonCards, seat: Seat) -> f64 {
    let Some(manner) = manner else { return 0.0 };
    if !game.is_person(seat) {
        return 0.0;
    }
    let city = game.city(seat);
    let cells = Element::ALL.into_iter();
    let cells: f64 = cells.map(|element| of_element(manner, element) * f64::from(city.count(element))).sum();
    let persons: f64 = game.persons(seat).iter().map(|person| of_person(manner, person)).sum();
    (cells + persons) * to_come(game)
}

/// How many points more a card of the row looks worth to whoever likes it.
pub(super) fn liking_of_card(manner: Option<Manner>, game: &CarsonCards, card: Card) -> f64 {
    let Some(manner) = manner else { return 0.0 };
    let liking: f64 = match card {
        Card::Terrain(card) => card.cells().into_iter().map(|element| of_element(manner, element)).sum(),
        Card::Person(person) => of_person(manner, person),
    };
    liking * to_come(game)
}

/// A land-grabber likes land rather than people, a builder what stands on it.
pub(super) const fn of_element(manner: Manner, element: Element) -> f64 {
    let stands = !matches!(element, Element::Empty | Element::Mountain | Element::House | Element::Outlaws);
    match manner {
        Manner::LandGrabber => 0.1,
        Manner::Builder if stands => 0.15,
        Manner::Duellist if matches!(element, Element::Outlaws | Element::Prison) => 0.15,
        _ => 0.0,
    }
}

/// A duellist likes company, and most of all those who can shoot.
pub(super) const fn of_person(manner: Manner, person: Person) -> f64 {
    match (manner, person) {
        (Manner::Duellist, Person::Gunslinger | Person::Sheriff | Person::Gunsmith | Person::Captain) => 0.6,
        (Manner::Duellist, _) => 0.2,
        _ => 0.0,
    }
}
