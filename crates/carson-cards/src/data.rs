//! Reads the data files at compile time: a mistake in one is a build error.

use table::data::{DataWords, number, number_u8, same};

use crate::element::Element;
use crate::person::Person;
use crate::suit::{Back, Mark, Suit};
use crate::terrain::Terrain;

/// What a terrain card shows.
#[derive(Clone, Copy)]
pub(crate) struct TerrainFace {
    pub(crate) cells: [Element; 4],
    pub(crate) pull: u8,
}

/// What a person card shows beside its picture.
#[derive(Clone, Copy)]
pub(crate) struct PersonFace {
    pub(crate) pull: u8,
    /// By how much the person raises a bid.
    pub(crate) bonus: u8,
    pub(crate) back: Back,
}

/// The terrain cards in the order of the file.
pub(crate) static TERRAIN: [TerrainFace; Terrain::COUNT] = TERRAIN_FACES;
/// The persons in the order of [`Person::ALL`].
pub(crate) static PERSONS: [PersonFace; Person::COUNT] = PERSON_FACES;

const PERSON_FACES: [PersonFace; Person::COUNT] =
    persons(DataWords::of(include_bytes!("../data/persons.txt")));

/// The rank of each suit on the back of each person: 0 wins every tie.
pub(crate) static RANKS: [[u8; Suit::ALL.len()]; Person::COUNT] = ranks();

/// The same for computations at compile time.
pub(crate) const TERRAIN_FACES: [TerrainFace; Terrain::COUNT] =
    terrain(DataWords::of(include_bytes!("../data/terrain.txt")));

const fn terrain(mut words: DataWords) -> [TerrainFace; Terrain::COUNT] {
    let mut faces = [TerrainFace { cells: [Element::Empty; 4], pull: 0 }; Terrain::COUNT];
    let mut index = 0;
    while index < Terrain::COUNT {
        check_name(words.next(), index);
        let mut cell = 0;
        while cell < 4 {
            faces[index].cells[cell] = element(words.next());
            cell += 1;
        }
        faces[index].pull = number_u8(words.next());
        index += 1;
    }
    assert!(words.next().is_empty(), "there are 96 terrain cards");
    faces
}

const fn check_name(name: &[u8], index: usize) {
    let (start, first) = if index < Terrain::EACH_EPOCH { (2, 0) } else { (3, Terrain::EACH_EPOCH) };
    let (epoch, digits) = name.split_at(start);
    assert!(
        same(epoch, if first == 0 { b"I-" } else { b"II-" }),
        "each epoch has 48 cards, those of epoch I first"
    );
    assert!(number(digits) == index - first + 1, "the cards stand in the order of their names");
}

const fn persons(mut words: DataWords) -> [PersonFace; Person::COUNT] {
    const BLANK: PersonFace =
        PersonFace { pull: 0, bonus: 0, back: Back { suits: Suit::ALL, mark: Mark::Plain } };
    let mut faces = [BLANK; Person::COUNT];
    let mut index = 0;
    while index < Person::COUNT {
        assert!(same(words.next(), Person::ALL[index].name().as_bytes()), "the persons stand in their order");
        faces[index].pull = number_u8(words.next());
        faces[index].bonus = number_u8(words.next());
        faces[index].back = back(&mut words);
        index += 1;
    }
    assert!(words.next().is_empty(), "there are 21 persons");
    faces
}

const fn back(words: &mut DataWords) -> Back {
    let mut back = Back { suits: Suit::ALL, mark: Mark::Plain };
    let mut seen = 0u32;
    let mut place = 0;
    while place < Suit::ALL.len() {
        back.suits[place] = suit(words.next());
        seen |= 1 << back.suits[place] as u32;
        place += 1;
    }
    assert!(seen == 0b11_1111, "a back shows each suit once");
    back.mark = match words.next() {
        b"plain" => Mark::Plain,
        b"skull" => Mark::Skull,
        _ => panic!("a back is plain or shows a skull"),
    };
    back
}

#[expect(clippy::cast_possible_truncation, reason = "there are six suits")]
const fn ranks() -> [[u8; Suit::ALL.len()]; Person::COUNT] {
    let mut ranks = [[0; Suit::ALL.len()]; Person::COUNT];
    let mut person = 0;
    while person < Person::COUNT {
        let mut place = 0;
        while place < Suit::ALL.len() {
            ranks[person][PERSON_FACES[person].back.suits[place] as usize] = place as u8;
            place += 1;
        }
        person += 1;
    }
    ranks
}

const fn element(name: &[u8]) -> Element {
    let mut index = 0;
    while index < Element::COUNT {
        if same(name, Element::ALL[index].name().as_bytes()) {
            return Element::ALL[index];
        }
        index += 1;
    }
    panic!("no element has that name")
}

const fn suit(name: &[u8]) -> Suit {
    let mut index = 0;
    while index < Suit::ALL.len() {
        if same(name, Suit::ALL[index].name().as_bytes()) {
            return Suit::ALL[index];
        }
        index += 1;
    }
    panic!("no suit has that name")
}
