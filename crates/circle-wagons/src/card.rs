//! The territory cards: terrains, objects, faces, and small collections of cards.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Dice, ParseError, Phrase, SaturatingAs};

use crate::data;
use crate::scoring::ScoringCard;

/// The terrain of a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/"))]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// D
    Desert,
    /// F
    Forest,
    /// S
    Snow,
    /// M
    Mountain,
    /// P
    Plains,
    /// W
    Water,
}

impl Terrain {
    /// All six terrains.
    pub const ALL: [Terrain; 6] =
        [Terrain::Desert, Terrain::Forest, Terrain::Snow, Terrain::Mountain, Terrain::Plains, Terrain::Water];

    /// The index, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The message with its name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Terrain::Desert => "wagons-terrain-desert",
            Terrain::Forest => "wagons-terrain-forest",
            Terrain::Snow => "wagons-terrain-snow",
            Terrain::Mountain => "wagons-terrain-mountain",
            Terrain::Plains => "wagons-terrain-plains",
            Terrain::Water => "wagons-terrain-water",
        })
    }
}

/// The object on a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/"))]
#[serde(rename_all = "kebab-case")]
pub enum Object {
    /// Be
    Beer,
    /// Co
    Cow,
    /// Fo
    Fort,
    /// Gu
    Gun,
    /// Mi
    Mine,
    /// Wa
    Wagon,
}

impl Object {
    /// All six objects.
    pub const ALL: [Object; 6] =
        [Object::Beer, Object::Cow, Object::Fort, Object::Gun, Object::Mine, Object::Wagon];

    /// The index, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The message with its name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Object::Beer => "wagons-object-beer",
            Object::Cow => "wagons-object-cow",
            Object::Fort => "wagons-object-fort",
            Object::Gun => "wagons-object-gun",
            Object::Mine => "wagons-object-mine",
            Object::Wagon => "wagons-object-wagon",
        })
    }

    /// The two letters for it in pictures made of characters.
    pub const fn letters(self) -> Phrase {
        Phrase::new(match self {
            Object::Beer => "wagons-letters-beer",
            Object::Cow => "wagons-letters-cow",
            Object::Fort => "wagons-letters-fort",
            Object::Gun => "wagons-letters-gun",
            Object::Mine => "wagons-letters-mine",
            Object::Wagon => "wagons-letters-wagon",
        })
    }
}

/// One cell of a card: a terrain with an object on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/"))]
pub struct Territory {
    /// The terrain.
    pub terrain: Terrain,
    /// The object.
    pub object: Object,
}

impl fmt::Display for Territory {
    /// The name in positions, such as `desert gun`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.terrain.serialize(&mut *f)?;
        f.write_str(" ")?;
        self.object.serialize(f)
    }
}

/// The four cells of a card: top left, top right, bottom left, bottom right.
pub type Face = [Territory; 4];

/// One of the 18 cards, by the number in `data/cards.txt`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/", type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// The number of cards.
    pub const COUNT: usize = 18;
    /// The card with the lowest number.
    pub const ONE: Card = Card(1);

    /// All cards in the order of their numbers.
    ///
    /// ```
    /// use circle_wagons::Card;
    ///
    /// assert_eq!(Card::all().map(Card::number).max(), Some(18));
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (1..=Card::COUNT.saturating_as::<u8>()).map(Card)
    }

    /// The number, from 1 to 18.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The landscape side, upright.
    #[inline]
    pub const fn face(self) -> &'static Face {
        &data::FACES[self.0 as usize - 1]
    }

    /// The scoring card on the back.
    pub const fn back(self) -> ScoringCard {
        data::BACKS[self.0 as usize - 1]
    }

    /// Whether one of its cells shows the object.
    pub fn shows(self, object: Object) -> bool {
        self.face().iter().any(|cell| cell.object == object)
    }

    /// A cell with terrain and object that both cards show.
    pub fn common_territory(self, other: Card) -> Option<Territory> {
        self.face().iter().copied().find(|cell| other.face().contains(cell))
    }

    /// An object that both cards show.
    pub fn common_object(self, other: Card) -> Option<Object> {
        self.face().iter().map(|cell| cell.object).find(|&object| other.shows(object))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<u8> for Card {
    type Error = ParseError;

    fn try_from(number: u8) -> Result<Card, ParseError> {
        match number {
            1..=18 => Ok(Card(number)),
            _ => Err(ParseError::new(number, "a card from 1 to 18")),
        }
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        let bad = || ParseError::new(text, "a card from 1 to 18");
        text.parse::<u8>().map_err(|_| bad()).and_then(|number| Card::try_from(number).map_err(|_| bad()))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

impl From<Card> for table::Arg {
    fn from(card: Card) -> table::Arg {
        table::Arg::Number(i64::from(card.0))
    }
}

table::set! {
    /// A set of cards.
    pub struct CardSet(u32) of Card;
    card => card.0;
    number => Card(number);
}

impl CardSet {
    /// All 18 cards.
    pub const ALL: CardSet = CardSet(((1 << Card::COUNT) - 1) << 1);
}

/// An ordered list of cards without heap allocation: the circle, skipped cards, a city.
#[derive(Clone, Copy)]
pub struct CardList {
    cards: [Card; Card::COUNT],
    len: u8,
}

impl CardList {
    /// The empty list.
    pub const EMPTY: CardList = CardList { cards: [Card(1); Card::COUNT], len: 0 };

    /// The cards in order.
    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }

    /// The number of cards.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are no cards.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The first one.
    #[inline]
    pub fn first(&self) -> Option<Card> {
        self.as_slice().first().copied()
    }

    /// The last one.
    #[inline]
    pub fn last(&self) -> Option<Card> {
        self.as_slice().last().copied()
    }

    /// A random card, if there is any.
    #[inline]
    pub fn pick(&self, dice: &mut impl Dice) -> Option<Card> {
        if self.is_empty() { None } else { Some(self.as_slice()[dice.index(self.len())]) }
    }

    /// Adds a card at the end.
    #[inline]
    pub fn push(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Removes the first `count` cards and returns them.
    #[inline]
    #[expect(clippy::return_self_not_must_use, reason = "what is taken away may be dropped")]
    pub fn take_front(&mut self, count: usize) -> CardList {
        let mut taken = *self;
        taken.len = count.saturating_as::<u8>();
        self.cards.copy_within(count..self.len as usize, 0);
        self.len -= count.saturating_as::<u8>();
        taken
    }

    /// Removes the last card.
    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        let last = self.last()?;
        self.len -= 1;
        Some(last)
    }

    /// Rotates the circle so that the card at `index` comes first.
    pub fn rotate_to(&mut self, index: usize) {
        self.cards[..self.len as usize].rotate_left(index);
    }

    /// The index of a card.
    #[inline]
    pub fn position(&self, card: Card) -> Option<usize> {
        self.as_slice().iter().position(|&other| other == card)
    }
}

impl PartialEq for CardList {
    fn eq(&self, other: &CardList) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for CardList {}

impl Hash for CardList {
    fn hash<H: Hasher>(&self, into: &mut H) {
        self.as_slice().hash(into);
    }
}

impl fmt::Debug for CardList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl FromIterator<Card> for CardList {
    /// # Panics
    /// If there are more than 18.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardList {
        let mut list = CardList::EMPTY;
        for card in cards {
            list.push(card);
        }
        list
    }
}

#[cfg(test)]
mod tests {

    use super::*;

    #[test]
    fn every_terrain_and_every_object_occurs_twelve_times() {
        let cells: Vec<Territory> = Card::all().flat_map(|card| *card.face()).collect();
        for terrain in Terrain::ALL {
            assert_eq!(cells.iter().filter(|cell| cell.terrain == terrain).count(), 12, "{terrain:?}");
        }
        for object in Object::ALL {
            assert_eq!(cells.iter().filter(|cell| cell.object == object).count(), 12, "{object:?}");
        }
    }

    #[test]
    fn every_scoring_card_is_the_back_of_one_card() {
        let mut backs: Vec<ScoringCard> = Card::all().map(Card::back).collect();
        backs.sort();
        assert_eq!(backs, ScoringCard::ALL);
    }
}
