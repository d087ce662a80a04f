//! The house figures, as the data files mark them: the printed cards are not known.

use table::data::is_house;
use table::{HouseFigure, Markable, Phrase};

use crate::handicap;
use crate::person::Person;

const TERRAIN: &[u8] = include_bytes!("../data/terrain.txt");
const PERSONS: &[u8] = include_bytes!("../data/persons.txt");

/// What the data files can mark as a whole.
static ALL: [Markable; 4] = [
    Markable { file: TERRAIN, name: "deck", about: "cards-house-deck" },
    Markable { file: TERRAIN, name: "pulls", about: "cards-house-pulls" },
    Markable { file: PERSONS, name: "backs", about: "cards-house-backs" },
    handicap::POINTS,
];

/// Whether the pull of a person is a house figure.
pub(crate) fn is_pull_ours(person: Person) -> bool {
    is_house(PERSONS, format!("pull-{}", person.name()).as_bytes())
}

/// All house figures.
pub(crate) fn all() -> Vec<HouseFigure> {
    let persons: Vec<Phrase> =
        Person::ALL.into_iter().filter(|&person| is_pull_ours(person)).map(Person::phrase).collect();
    let pulls = (!persons.is_empty()).then(|| HouseFigure {
        name: "person-pulls".to_owned(),
        about: Phrase::new("cards-house-person-pulls").with("persons", persons),
    });
    ALL.iter().filter_map(Markable::house).chain(pulls).collect()
}
