//! Reads the data files at compile time: a mistake in one is a build error.

use table::data::{DataWords, number, number_u8, same};

use crate::card::{Card, Face, Object, Terrain, Territory};
use crate::lone_cowboy::{Brief, Scenario};
use crate::scoring::ScoringCard;

/// The landscape sides in the order of the card numbers.
pub(crate) static FACES: [Face; Card::COUNT] = CARDS.0;
/// The scoring cards on the other sides.
pub(crate) static BACKS: [ScoringCard; Card::COUNT] = CARDS.1;
/// The Lone Cowboy scenarios in the order of [`Scenario::ALL`].
pub(crate) static BRIEFS: [Brief; Scenario::COUNT] =
    scenarios(DataWords::of(include_bytes!("../data/scenarios.txt")));

const CARDS: ([Face; Card::COUNT], [ScoringCard; Card::COUNT]) =
    cards(DataWords::of(include_bytes!("../data/cards.txt")));

const fn cards(mut words: DataWords) -> ([Face; Card::COUNT], [ScoringCard; Card::COUNT]) {
    const BLANK: Territory = Territory { terrain: Terrain::Desert, object: Object::Beer };
    let mut faces = [[BLANK; 4]; Card::COUNT];
    let mut backs = [ScoringCard::Badlands; Card::COUNT];
    let mut index = 0;
    while index < Card::COUNT {
        assert!(number(words.next()) == index + 1, "the cards stand in the order of their numbers");
        let mut cell = 0;
        while cell < 4 {
            faces[index][cell] = territory(words.next());
            cell += 1;
        }
        backs[index] = scoring_card(words.next());
        index += 1;
    }
    assert!(words.next().is_empty(), "there are 18 cards");
    (faces, backs)
}

const fn scenarios(mut words: DataWords) -> [Brief; Scenario::COUNT] {
    const BLANK: Brief =
        Brief { scoring: [ScoringCard::Badlands; 2], object: Object::Beer, points: 0, skips: 0, won: 0 };
    let mut briefs = [BLANK; Scenario::COUNT];
    let mut index = 0;
    while index < Scenario::COUNT {
        assert!(
            same(words.next(), Scenario::ALL[index].name().as_bytes()),
            "the scenarios stand in their order"
        );
        briefs[index] = Brief {
            scoring: [scoring_card(words.next()), scoring_card(words.next())],
            object: object(words.next()),
            points: number_u8(words.next()),
            skips: number_u8(words.next()),
            won: number_u8(words.next()),
        };
        index += 1;
    }
    assert!(words.next().is_empty(), "there are six scenarios");
    briefs
}

const fn territory(code: &[u8]) -> Territory {
    let (terrain_code, object_code) = code.split_at(1);
    let terrain = match terrain_code[0] {
        b'D' => Terrain::Desert,
        b'F' => Terrain::Forest,
        b'S' => Terrain::Snow,
        b'M' => Terrain::Mountain,
        b'P' => Terrain::Plains,
        b'W' => Terrain::Water,
        _ => panic!("a terrain is one of D F S M P W"),
    };
    Territory { terrain, object: object(object_code) }
}

const fn object(code: &[u8]) -> Object {
    match code {
        b"Be" => Object::Beer,
        b"Co" => Object::Cow,
        b"Fo" => Object::Fort,
        b"Gu" => Object::Gun,
        b"Mi" => Object::Mine,
        b"Wa" => Object::Wagon,
        _ => panic!("an object is one of Be Co Fo Gu Mi Wa"),
    }
}

const fn scoring_card(name: &[u8]) -> ScoringCard {
    let mut index = 0;
    while index < ScoringCard::ALL.len() {
        if same(name, ScoringCard::ALL[index].name().as_bytes()) {
            return ScoringCard::ALL[index];
        }
        index += 1;
    }
    panic!("no scoring card has that name")
}
