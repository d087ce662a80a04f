//! Standish's cowboy cards, and his strategies with their preferences, read from their data file.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::data::{DataWords, number_i16, number_u8, same};
use table::{Phrase, SaturatingAs};

use crate::pieces::building::Building;
use crate::pieces::character::{Character, Role, Side};
use crate::setup::options::Strategy;

/// What a cowboy card makes Standish do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
pub enum Letter {
    /// Ammunition and Cowboy Points.
    A,
    /// 3 Roads and Building Points.
    B,
    /// A building and a parcel.
    C,
    /// A building or a parcel.
    D,
    /// An attack.
    E,
    /// A duel about an investment.
    F,
    /// A House or a mountain.
    G,
    /// A parcel.
    H,
    /// The Town Council.
    I,
    /// The Town Council, and the cards are shuffled at the end of the round.
    X,
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// One of the 18 cowboy cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Card {
    pub(crate) letter: Letter,
    pub(crate) power: u8,
    /// A bit for each strategy that uses it.
    strategies: u8,
}

/// A set of cowboy cards, with one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", type = "Array<number>"))]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Cards(u32);

pub(crate) const CARD_COUNT: usize = 18;
const KINDS: usize = 9;

struct Figures {
    cards: [Card; CARD_COUNT],
    priorities: [[Building; KINDS]; 4],
    bonus: [i32; 3],
}

static FIGURES: Figures = read(DataWords::of(include_bytes!("../../data/standish.txt")));

const fn read(mut words: DataWords) -> Figures {
    let blank = Card { letter: Letter::A, power: 0, strategies: 0 };
    let mut figures =
        Figures { cards: [blank; CARD_COUNT], priorities: [[Building::Ranch; KINDS]; 4], bonus: [0; 3] };
    let mut index = 0;
    while index < CARD_COUNT {
        figures.cards[index].letter = letter(words.next());
        figures.cards[index].power = number_u8(words.next());
        figures.cards[index].strategies = strategies(words.next());
        index += 1;
    }
    let names: [&[u8]; 4] = [b"rancher", b"miner", b"strength", b"urban"];
    let mut strategy = 0;
    while strategy < names.len() {
        assert!(same(words.next(), names[strategy]), "the strategies stand in their order");
        let mut kind = 0;
        while kind < KINDS {
            figures.priorities[strategy][kind] = building(words.next());
            kind += 1;
        }
        strategy += 1;
    }
    assert!(same(words.next(), b"bonus"), "the bonus comes last");
    figures.bonus =
        [number_i16(words.next()) as i32, number_i16(words.next()) as i32, number_i16(words.next()) as i32];
    figures
}

const fn letter(word: &[u8]) -> Letter {
    match word {
        b"A" => Letter::A,
        b"B" => Letter::B,
        b"C" => Letter::C,
        b"D" => Letter::D,
        b"E" => Letter::E,
        b"F" => Letter::F,
        b"G" => Letter::G,
        b"H" => Letter::H,
        b"I" => Letter::I,
        b"X" => Letter::X,
        _ => panic!("a card has a letter"),
    }
}

const fn strategies(word: &[u8]) -> u8 {
    let mut bits = 0;
    let mut index = 0;
    while index < 4 {
        if word[index] != b'-' {
            bits |= 1 << index;
        }
        index += 1;
    }
    bits
}

const fn building(word: &[u8]) -> Building {
    match word {
        b"ranch" => Building::Ranch,
        b"mine" => Building::Mine,
        b"drugstore" => Building::Drugstore,
        b"bank" => Building::Bank,
        b"saloon" => Building::Saloon,
        b"hotel" => Building::Hotel,
        b"prison" => Building::Prison,
        b"general-store" => Building::GeneralStore,
        b"blacksmith" => Building::Blacksmith,
        _ => panic!("Standish buys no such building"),
    }
}

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);

    /// The twelve cards of a strategy.
    pub(crate) fn of(strategy: Strategy) -> Cards {
        let uses = |index: &usize| FIGURES.cards[*index].strategies >> strategy as u8 & 1 == 1;
        Cards((0..CARD_COUNT).filter(uses).fold(0, |set, index| set | 1 << index))
    }

    pub(crate) const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Removes the k-th card of the set.
    pub(crate) fn take(&mut self, index: u32) -> Option<(Cards, Card)> {
        let number = (0..CARD_COUNT.saturating_as::<u32>())
            .filter(|bit| self.0 >> bit & 1 == 1)
            .nth(index as usize)?;
        self.0 &= !(1 << number);
        Some((Cards(1 << number), FIGURES.cards[number as usize]))
    }

    pub(crate) const fn with(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The lowest and the highest power of all cards.
    pub(crate) fn powers() -> (u8, u8) {
        let powers = || FIGURES.cards.iter().map(|card| card.power);
        (powers().min().unwrap_or(0), powers().max().unwrap_or(0))
    }

    /// The power of all of them together.
    pub fn power(self) -> u8 {
        self.cards().map(|card| card.power).sum()
    }

    /// The letter of each card.
    pub fn letters(self) -> impl Iterator<Item = Letter> {
        self.cards().map(|card| card.letter)
    }

    pub(crate) fn has_x(self) -> bool {
        self.cards().any(|card| card.letter == Letter::X)
    }

    fn cards(self) -> impl Iterator<Item = Card> {
        (0..CARD_COUNT).filter(move |index| self.0 >> index & 1 == 1).map(|index| FIGURES.cards[index])
    }
}

impl TryFrom<Vec<u8>> for Cards {
    type Error = table::ParseError;

    fn try_from(numbers: Vec<u8>) -> Result<Cards, table::ParseError> {
        numbers.into_iter().try_fold(Cards::NONE, |set, number| match number {
            1..=18 => Ok(Cards(set.0 | 1 << (number - 1))),
            _ => Err(table::ParseError::new(number, "a cowboy card from 1 to 18")),
        })
    }
}

impl From<Cards> for Vec<u8> {
    fn from(cards: Cards) -> Vec<u8> {
        (0..CARD_COUNT.saturating_as::<u8>())
            .filter(|index| cards.0 >> index & 1 == 1)
            .map(|index| index + 1)
            .collect()
    }
}

impl Strategy {
    /// All strategies, the easiest first.
    pub const ALL: [Strategy; 4] = [Strategy::Rancher, Strategy::Miner, Strategy::Strength, Strategy::Urban];

    /// The name in options.
    pub const fn name(self) -> &'static str {
        match self {
            Strategy::Rancher => "rancher",
            Strategy::Miner => "miner",
            Strategy::Strength => "strength",
            Strategy::Urban => "urban",
        }
    }

    /// The message with its name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Strategy::Rancher => "city-strategy-rancher",
            Strategy::Miner => "city-strategy-miner",
            Strategy::Strength => "city-strategy-strength",
            Strategy::Urban => "city-strategy-urban",
        })
    }

    /// The buildings he buys, the best first.
    pub(crate) fn priorities(self) -> &'static [Building] {
        &FIGURES.priorities[self as usize]
    }

    /// The rank of a building in his list; the best is 0.
    pub(crate) fn rank(self, kind: Building) -> usize {
        self.priorities().iter().position(|&other| other == kind).unwrap_or(KINDS)
    }

    /// The bonus at the end for this many different kinds among his first three.
    pub(crate) fn bonus(kinds: usize) -> i32 {
        kinds.checked_sub(1).map_or(0, |index| FIGURES.bonus[index.min(2)])
    }

    /// His helper: what each beaten cowboy adds to his firepower.
    pub(crate) const fn help(self) -> u8 {
        match self {
            Strategy::Rancher | Strategy::Urban => 1,
            Strategy::Miner => 0,
            Strategy::Strength => 2,
        }
    }

    /// What this many beaten cowboys score at the end of a round with the Governor or the Lawyer.
    pub(crate) fn consolation(self, beaten: u8) -> i16 {
        match (self, beaten) {
            (Strategy::Miner, _) | (Strategy::Urban, 0..=2) => i16::from(beaten),
            (Strategy::Urban, 3) => 4,
            (Strategy::Urban, 4) => 6,
            (Strategy::Urban, _) => 10,
            _ => 0,
        }
    }

    /// The character who helps him.
    pub(crate) const fn helper(self) -> Role {
        match self {
            Strategy::Rancher => Character::Doctor.side(Side::Yellow),
            Strategy::Miner => Character::Governor.side(Side::Yellow),
            Strategy::Strength => Character::Sheriff.side(Side::Yellow),
            Strategy::Urban => Character::Lawyer.side(Side::Yellow),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_strategy_has_twelve_cards() {
        assert_eq!(Strategy::ALL.map(|strategy| Cards::of(strategy).len()), [12; 4]);
    }

    #[test]
    fn the_helpers_console_as_printed() {
        assert_eq!(
            [0, 1, 2, 3, 4, 5, 6].map(|beaten| Strategy::Urban.consolation(beaten)),
            [0, 1, 2, 4, 6, 10, 10]
        );
        assert_eq!(Strategy::Miner.consolation(3), 3);
        assert_eq!(Strategy::Strength.consolation(3), 0);
    }

    #[test]
    fn the_bonus_is_for_the_first_three_of_the_list() {
        assert_eq!([0, 1, 2, 3].map(Strategy::bonus), [0, 1, 3, 5]);
        let first_three = |strategy: Strategy| strategy.priorities()[..3].to_vec();
        assert_eq!(first_three(Strategy::Urban), [Building::Saloon, Building::GeneralStore, Building::Bank]);
        assert_eq!(
            first_three(Strategy::Rancher),
            [Building::Ranch, Building::Drugstore, Building::Blacksmith]
        );
        assert_eq!(first_three(Strategy::Miner), [Building::Mine, Building::Bank, Building::Saloon]);
        assert_eq!(first_three(Strategy::Strength), [Building::Mine, Building::Ranch, Building::Prison]);
    }
}
