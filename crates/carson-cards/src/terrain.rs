//! The terrain cards and small collections of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::bits::Bits as _;
use table::{Dice, ParseError, SaturatingAs};

use crate::data;
use crate::element::Element;

/// One of the two halves of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
pub enum Epoch {
    /// The first nine rounds.
    I,
    /// The last nine rounds.
    II,
}

impl Epoch {
    /// Both epochs.
    pub const ALL: [Epoch; 2] = [Epoch::I, Epoch::II];

    /// The number, 1 or 2, to count with; people read the numeral.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// In Roman numerals, as on the cards.
impl fmt::Display for Epoch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Epoch::I => "I",
            Epoch::II => "II",
        })
    }
}

/// One of the 96 terrain cards, by its place in `data/terrain.txt`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/", type = "string"))]
pub struct Terrain(u8);

impl Terrain {
    /// The number of cards.
    pub const COUNT: usize = 96;
    /// The number of cards in each epoch.
    pub const EACH_EPOCH: usize = 48;
    /// The first card of the file.
    pub(crate) const FIRST: Terrain = Terrain(0);

    /// All cards in the order of the file.
    ///
    /// ```
    /// use carson_cards::Terrain;
    ///
    /// assert!(Terrain::all().all(|card| card.cells().len() == 4));
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = Terrain> + Clone {
        (0..Terrain::COUNT.saturating_as::<u8>()).map(Terrain)
    }

    /// The index, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The epoch in which it is dealt.
    #[inline]
    pub const fn epoch(self) -> Epoch {
        if self.index() < Terrain::EACH_EPOCH { Epoch::I } else { Epoch::II }
    }

    /// The cells: top left, top right, bottom left, bottom right.
    #[inline]
    pub fn cells(self) -> [Element; 4] {
        data::TERRAIN[self.index()].cells
    }

    /// How much virtual players want it.
    #[inline]
    pub fn pull(self) -> u8 {
        data::TERRAIN[self.index()].pull
    }
}

impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.index() % Terrain::EACH_EPOCH + 1;
        write!(f, "{}-{number:02}", self.epoch())
    }
}

impl FromStr for Terrain {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Terrain, ParseError> {
        let bad = || ParseError::new(text, "a terrain card from I-01 to I-48 or from II-01 to II-48");
        let (epoch, digits) = text.split_once('-').ok_or_else(bad)?;
        let start = match epoch {
            "I" => 0,
            "II" => Terrain::EACH_EPOCH,
            _ => return Err(bad()),
        };
        let number: usize = match digits.as_bytes() {
            [tens @ b'0'..=b'9', ones @ b'0'..=b'9'] => {
                usize::from(tens - b'0') * 10 + usize::from(ones - b'0')
            }
            _ => return Err(bad()),
        };
        if (1..=Terrain::EACH_EPOCH).contains(&number) {
            Ok(Terrain((start + number - 1).saturating_as::<u8>()))
        } else {
            Err(bad())
        }
    }
}

impl Serialize for Terrain {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Terrain {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Terrain, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

table::set! {
    /// A set of terrain cards.
    pub struct TerrainSet(u128) of Terrain;
    card => card.0;
    index => Terrain(index);
}

impl TerrainSet {
    /// All cards.
    pub const ALL: TerrainSet = TerrainSet((1 << Terrain::COUNT) - 1);

    /// The cards of one epoch.
    pub const fn of(epoch: Epoch) -> TerrainSet {
        let half = (1 << Terrain::EACH_EPOCH) - 1;
        TerrainSet(match epoch {
            Epoch::I => half,
            Epoch::II => half << Terrain::EACH_EPOCH,
        })
    }

    /// Removes a random card of this epoch, if there is one.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "an epoch has 48 cards, and all have 96")]
    pub fn draw_of(&mut self, epoch: Epoch, dice: &mut impl Dice) -> Option<Terrain> {
        let start = epoch as usize * Terrain::EACH_EPOCH;
        // One word is gone through in half the time of two.
        let half = (self.0 >> start) as u64 & ((1 << Terrain::EACH_EPOCH) - 1);
        if half == 0 {
            return None;
        }
        let card = Terrain(start as u8 + half.nth_place(dice.below(half.count_ones())));
        self.remove(card);
        Some(card)
    }
}

/// Up to `MOST` terrain cards in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TerrainList<const MOST: usize> {
    /// Filled up with the first card of the file.
    cards: [Terrain; MOST],
    count: u8,
}

impl<const MOST: usize> TerrainList<MOST> {
    /// The empty list.
    pub const EMPTY: TerrainList<MOST> = TerrainList { cards: [Terrain::FIRST; MOST], count: 0 };

    /// The cards in order.
    #[inline]
    pub fn as_slice(&self) -> &[Terrain] {
        &self.cards[..self.count as usize]
    }

    /// Adds a card at the end.
    ///
    /// # Panics
    /// If the list is full.
    #[inline]
    pub fn push(&mut self, card: Terrain) {
        self.cards[self.count as usize] = card;
        self.count += 1;
    }

    /// Removes a card; the others move up.
    #[inline]
    pub fn remove(&mut self, card: Terrain) {
        if let Some(index) = self.as_slice().iter().position(|&other| other == card) {
            self.cards.copy_within(index + 1..self.count as usize, index);
            self.count -= 1;
            self.cards[self.count as usize] = Terrain::FIRST;
        }
    }
}

impl<const MOST: usize> FromIterator<Terrain> for TerrainList<MOST> {
    fn from_iter<I: IntoIterator<Item = Terrain>>(cards: I) -> TerrainList<MOST> {
        let mut list = TerrainList::EMPTY;
        for card in cards {
            list.push(card);
        }
        list
    }
}

impl<const MOST: usize> fmt::Debug for TerrainList<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice().iter().map(Terrain::to_string)).finish()
    }
}
