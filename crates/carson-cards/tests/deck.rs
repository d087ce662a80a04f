//! The cards, as the rules count them.

use std::collections::HashSet;

use carson_cards::{Element, Epoch, Mark, Person, Suit, Terrain, TerrainSet};

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

#[test]
fn the_persons_have_the_printed_pulls() {
    let printed = [3, 5, 5, 5, 5, 4, 3, 7, 4, 4, 2, 7, 6, 7, 4, 5, 3, 3, 4, 6, 6];
    assert_eq!(Person::ALL.map(Person::pull), printed);
}

#[test]
fn every_back_ranks_all_six_suits_and_few_show_a_skull() {
    for person in Person::ALL {
        let suits: HashSet<Suit> = person.back().suits.into_iter().collect();
        assert_eq!(suits.len(), 6, "{person}");
    }
    let skulls = Person::ALL.iter().filter(|person| person.back().mark == Mark::Skull).count();
    assert!((1..=3).contains(&skulls), "{skulls} skulls");
}

#[test]
fn terrain_pulls_are_single_digits() {
    assert!(Terrain::all().all(|card| (1..=9).contains(&card.pull())));
}
