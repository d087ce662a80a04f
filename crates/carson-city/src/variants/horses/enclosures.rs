//! The five enclosures of a player: their contents, and what they count for in the rodeo.

use serde::{Deserialize, Serialize};
use table::data::{DataWords, number_u8};
use table::{ParseError, SaturatingAs};

/// This many horses in the first enclosure add a second point of firepower.
pub(crate) const TEAM: u8 = 3;

static HATS: [u8; Enclosure::COUNT] = read(DataWords::of(include_bytes!("../../../data/horses.txt")));

const fn read(mut words: DataWords) -> [u8; Enclosure::COUNT] {
    let mut hats = [0; Enclosure::COUNT];
    let mut index = 0;
    while index < hats.len() {
        hats[index] = number_u8(words.next());
        index += 1;
    }
    assert!(words.next().is_empty(), "there are five enclosures");
    hats
}

/// One of the five enclosures of a player, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Enclosure(u8);

impl Enclosure {
    /// The number of enclosures.
    pub const COUNT: usize = 5;
    pub(crate) const ALL: [Enclosure; Enclosure::COUNT] =
        [Enclosure(1), Enclosure(2), Enclosure(3), Enclosure(4), Enclosure(5)];
    /// The one that adds firepower.
    pub const FIREPOWER: Enclosure = Enclosure(1);
    /// The one that gives a second go.
    pub const SECOND_GO: Enclosure = Enclosure(2);
    /// The one that doubles Ranches.
    pub const RANCH: Enclosure = Enclosure(3);
    /// The one that pays.
    pub const MONEY: Enclosure = Enclosure(4);

    /// All enclosures.
    pub fn all() -> impl Iterator<Item = Enclosure> {
        Enclosure::ALL.into_iter()
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Its number, from 1 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What each horse in it counts for in the rodeo.
    pub const fn hats(self) -> u8 {
        HATS[self.index()]
    }
}

impl TryFrom<u8> for Enclosure {
    type Error = ParseError;

    fn try_from(number: u8) -> Result<Enclosure, ParseError> {
        if (1..=Enclosure::COUNT.saturating_as::<u8>()).contains(&number) {
            Ok(Enclosure(number))
        } else {
            Err(ParseError::new(number, "an enclosure from 1 to 5"))
        }
    }
}

impl From<Enclosure> for u8 {
    fn from(enclosure: Enclosure) -> u8 {
        enclosure.0
    }
}

/// The enclosures of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Enclosures {
    horses: [u8; Enclosure::COUNT],
    /// A bit for each enclosure with a cowboy.
    cowboys: u8,
}

impl Enclosures {
    /// Empty enclosures.
    pub(crate) const EMPTY: Enclosures = Enclosures { horses: [0; Enclosure::COUNT], cowboys: 0 };

    pub(crate) fn new(
        horses: [u8; Enclosure::COUNT],
        cowboys: impl IntoIterator<Item = Enclosure>,
    ) -> Enclosures {
        let mut enclosures = Enclosures { horses, cowboys: 0 };
        cowboys.into_iter().for_each(|enclosure| enclosures.add_cowboy(enclosure));
        enclosures
    }

    /// The number of horses in one of them.
    #[inline]
    pub const fn horses(&self, enclosure: Enclosure) -> u8 {
        self.horses[enclosure.index()]
    }

    /// The number of horses in each of them.
    pub const fn all_horses(&self) -> [u8; Enclosure::COUNT] {
        self.horses
    }

    /// The number of horses in all of them.
    pub fn horse_count(&self) -> u8 {
        self.horses.iter().fold(0, |all, &here| all.saturating_add(here))
    }

    /// Whether there is a cowboy in it.
    pub const fn has_cowboy(&self, enclosure: Enclosure) -> bool {
        self.cowboys >> enclosure.index() & 1 == 1
    }

    /// The number of cowboys in all of them.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "there are five enclosures")]
    pub const fn cowboy_count(&self) -> u8 {
        self.cowboys.count_ones() as u8
    }

    pub(crate) const fn add_horse(&mut self, enclosure: Enclosure) {
        self.horses[enclosure.index()] += 1;
    }

    pub(crate) const fn add_cowboy(&mut self, enclosure: Enclosure) {
        self.cowboys |= 1 << enclosure.index();
    }

    pub(crate) const fn remove_cowboy(&mut self, enclosure: Enclosure) {
        self.cowboys &= !(1 << enclosure.index());
    }

    /// What the horses count for: each for the hats of its enclosure, doubled by a cowboy there.
    pub fn rodeo(&self) -> u16 {
        let counts = Enclosure::all().map(|enclosure| {
            let hats = u16::from(enclosure.hats()) * u16::from(self.horses(enclosure));
            if self.has_cowboy(enclosure) { 2 * hats } else { hats }
        });
        counts.sum()
    }

    /// What the first enclosure adds to the firepower.
    #[inline]
    pub const fn firepower(&self) -> u8 {
        match self.horses(Enclosure::FIREPOWER) {
            0 => 0,
            1..TEAM => 1,
            _ => 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn enclosures(horses: [u8; 5], cowboys: &[u8]) -> Enclosures {
        Enclosures::new(horses, cowboys.iter().map(|&number| Enclosure::try_from(number).unwrap()))
    }

    #[test]
    fn the_rulebooks_rodeo_is_won_with_fourteen_to_six() {
        assert_eq!(enclosures([0, 1, 0, 2, 0], &[4]).rodeo(), 14);
        assert_eq!(enclosures([1, 0, 0, 0, 1], &[]).rodeo(), 6);
        assert_eq!(enclosures([0, 0, 0, 0, 0], &[1, 2, 3, 4, 5]).rodeo(), 0);
    }

    #[test]
    fn three_horses_in_the_first_enclosure_add_two_firepower() {
        assert_eq!(
            [0, 1, 2, 3, 7].map(|horses| enclosures([horses, 0, 0, 0, 0], &[]).firepower()),
            [0, 1, 1, 2, 2]
        );
    }
}
