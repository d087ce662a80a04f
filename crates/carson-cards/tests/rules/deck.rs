//! The cards, as the rules count them.

use std::collections::HashSet;

use carson_cards::{Back, Element, Epoch, Mark, Person, Suit, Terrain, TerrainSet};

/// How often the rules print each element, by epoch.
const PRINTED: [(Element, [usize; 2]); 15] = [
    (Element::Mountain, [32, 12]),
    (Element::House, [18, 18]),
    (Element::Townhouse, [2, 10]),
    (Element::Mine, [10, 4]),
    (Element::Ranch, [10, 4]),
    (Element::Blacksmith, [2, 1]),
    (Element::Drugstore, [3, 8]),
    (Element::Bank, [3, 8]),
    (Element::Saloon, [1, 5]),
    (Element::Hotel, [1, 4]),
    (Element::GeneralStore, [1, 1]),
    (Element::Church, [1, 2]),
    (Element::Prison, [1, 3]),
    (Element::CityHall, [0, 1]),
    (Element::Outlaws, [3, 5]),
];

#[test]
fn every_element_occurs_as_often_as_printed() {
    for (element, printed) in PRINTED {
        let count = |epoch| {
            let cards = Terrain::all().filter(|card| card.epoch() == epoch);
            cards.flat_map(Terrain::cells).filter(|&shown| shown == element).count()
        };
        assert_eq!(Epoch::ALL.map(count), printed, "{}", element.name());
    }
}

#[test]
fn each_epoch_has_48_cards_with_names_of_their_own() {
    for epoch in Epoch::ALL {
        assert_eq!(TerrainSet::of(epoch).len(), 48);
        assert!(TerrainSet::of(epoch).iter().all(|card| card.epoch() == epoch));
    }
    let names: HashSet<String> = Terrain::all().map(|card| card.to_string()).collect();
    assert_eq!(names.len(), 96);
    for card in Terrain::all() {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
}

/// Those whose pulls are printed nowhere: the house's own.
const HOUSE_PULLS: [Person; 4] = [Person::Lawyer, Person::Governor, Person::NewspaperBoy, Person::Singer];

#[test]
fn the_persons_have_the_printed_pulls() {
    let printed = [3, 5, 5, 5, 0, 0, 3, 7, 0, 4, 2, 7, 6, 7, 4, 0, 3, 3, 4, 6, 6];
    for (person, printed) in Person::ALL.into_iter().zip(printed) {
        assert_eq!(printed == 0, HOUSE_PULLS.contains(&person), "{person}");
        assert!(printed == 0 || person.pull() == printed, "{person}");
    }
}

#[test]
fn the_cards_of_the_printed_example_pull_with_seven() {
    let shows = |element: Element| {
        Terrain::all()
            .any(|card| card.epoch() == Epoch::I && card.pull() == 7 && card.cells().contains(&element))
    };
    assert!(shows(Element::Mine) && shows(Element::Prison));
}

/// The persons by their backs.
fn backs(mark: Mark) -> Vec<(Back, Vec<Person>)> {
    let mut backs: Vec<(Back, Vec<Person>)> = Vec::new();
    for person in Person::ALL.into_iter().filter(|person| person.back().mark == mark) {
        match backs.iter_mut().find(|(back, _)| *back == person.back()) {
            Some((_, persons)) => persons.push(person),
            None => backs.push((person.back(), vec![person])),
        }
    }
    backs
}

#[test]
fn no_back_tells_which_person_lies_under_it() {
    assert_eq!(backs(Mark::Plain).len(), 6);
    assert_eq!(backs(Mark::Skull).len(), 1);
    for (back, persons) in backs(Mark::Plain).into_iter().chain(backs(Mark::Skull)) {
        assert_eq!(persons.len(), 3, "{back:?}: {persons:?}");
        let suits: HashSet<Suit> = back.suits.into_iter().collect();
        assert_eq!(suits.len(), 6, "a back ranks all six suits");
    }
    for (_, persons) in backs(Mark::Plain) {
        let pulls: HashSet<u8> = persons.iter().map(|person| person.pull()).collect();
        assert!(pulls.len() > 1, "nor what kind of person: {persons:?}");
    }
}

#[test]
fn every_suit_stands_before_every_other_as_often_as_behind_it() {
    // A skull never lies open when bids are compared, so the plain backs decide the ties.
    let plain: Vec<Back> =
        Person::ALL.iter().map(|person| person.back()).filter(|back| back.mark == Mark::Plain).collect();
    for one in Suit::ALL {
        for other in Suit::ALL.into_iter().filter(|&other| other != one) {
            let before = plain.iter().filter(|back| back.rank(one) < back.rank(other)).count();
            assert_eq!(2 * before, plain.len(), "{one} before {other}");
        }
        for place in 0..6 {
            let there = plain.iter().filter(|back| back.rank(one) == place).count();
            assert_eq!(6 * there, plain.len(), "{one} in place {place}");
        }
    }
}

#[test]
fn terrain_pulls_are_single_digits() {
    assert!(Terrain::all().all(|card| (1..=9).contains(&card.pull())));
}
