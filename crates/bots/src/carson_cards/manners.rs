//! What bots of a manner like beside points.

use carson_cards::{Card, CarsonCards, Element, Person};
use table::Seat;

use crate::manner::Manner;

/// How many points more a player's things look worth to whoever likes them.
pub(super) fn liking(manner: Option<Manner>, game: &CarsonCards, seat: Seat) -> f64 {
    let Some(manner) = manner else { return 0.0 };
    if !game.is_person(seat) {
        return 0.0;
    }
    let city = game.city(seat);
    let cells = Element::ALL.into_iter();
    let cells: f64 = cells.map(|element| of_element(manner, element) * f64::from(city.count(element))).sum();
    let persons: f64 = game.persons(seat).iter().map(|person| of_person(manner, person)).sum();
    cells + persons
}

/// How many points more a card of the row looks worth to whoever likes it.
pub(super) fn liking_of_card(manner: Option<Manner>, card: Card) -> f64 {
    manner.map_or(0.0, |manner| match card {
        Card::Terrain(card) => card.cells().into_iter().map(|element| of_element(manner, element)).sum(),
        Card::Person(person) => of_person(manner, person),
    })
}

/// A land-grabber likes land with nothing on it yet, a builder whatever stands there.
const fn of_element(manner: Manner, element: Element) -> f64 {
    let is_land = matches!(element, Element::Empty | Element::Mountain | Element::House);
    match manner {
        Manner::LandGrabber if is_land => 0.6,
        Manner::Builder if !is_land && !matches!(element, Element::Outlaws) => 0.8,
        Manner::Duellist if matches!(element, Element::Outlaws | Element::Prison) => 0.8,
        _ => 0.0,
    }
}

/// A duellist likes company, and most of all those who can shoot.
const fn of_person(manner: Manner, person: Person) -> f64 {
    match (manner, person) {
        (Manner::Duellist, Person::Gunslinger | Person::Sheriff | Person::Gunsmith | Person::Captain) => 3.0,
        (Manner::Duellist, _) => 1.0,
        _ => 0.0,
    }
}
