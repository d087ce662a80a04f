//! The Carson River: nothing is bought or built on its parcels; to cross it takes a bridge, two roads at once from one supply.
//!
//! A road place is a crossing if every parcel beside it is river: between two river parcels, or at the edge of the board. Road
//! places along a bank are ordinary. A river parcel counts as free land for Ranches; a Mine next to the river earns $3 more; one
//! School can be built on each bank; owned things next to a bridge score 3 points at the end instead of 2.

use serde::{Deserialize, Serialize};
use table::data::DataWords;
use table::{OptionsError, ParseError, Phrase};

use crate::map::parcel::{Parcel, Parcels};
use crate::map::roads::Roads;
use crate::setup::MOUNTAINS;

/// How many river tiles there are.
pub(crate) const TILES: usize = 15;
/// This many river tiles replace one mountain.
pub(crate) const TILES_FOR_A_MOUNTAIN: usize = 3;
/// How many mountains there are with the river side of the board.
pub(crate) const MOUNTAINS_WITH_RIVER_SIDE: usize = 6;

const RIVER_SIDE: Parcels = read(DataWords::of(include_bytes!("../../data/river.txt")));

const fn read(mut words: DataWords) -> Parcels {
    let mut river = Parcels::NONE;
    loop {
        match words.next() {
            [] => return river,
            [column @ b'a'..=b'h', row @ b'1'..=b'8'] => {
                river.insert(Parcel::new((*column - b'a') as usize, (*row - b'1') as usize));
            }
            _ => panic!("the river is written as parcels"),
        }
    }
}

/// The side of the board with the river.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "kebab-case")]
pub enum BoardSide {
    /// The side of the board with the river.
    #[default]
    Printed,
}

/// The course of the river.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(untagged, try_from = "Written")]
pub enum River {
    /// As on the back of the board.
    Side(BoardSide),
    /// River tiles placed by the players.
    Tiles(Parcels),
}

/// The serialised form of a river.
#[derive(Deserialize)]
#[serde(untagged, expecting = "'printed', or the parcels of a river such as [\"a5\", \"b5\", ...]")]
enum Written {
    Side(String),
    Tiles(Vec<String>),
}

impl TryFrom<Written> for River {
    type Error = ParseError;

    fn try_from(written: Written) -> Result<River, ParseError> {
        let names = match written {
            Written::Side(name) if name == "printed" => return Ok(River::PRINTED),
            Written::Side(name) => return Err(ParseError::new(name, "'printed' or the parcels of a river")),
            Written::Tiles(names) => names,
        };
        let mut river = Parcels::NONE;
        for name in names {
            let parcel: Parcel = name.parse()?;
            if river.contains(parcel) {
                return Err(ParseError::new(parcel, "to be named twice in one river"));
            }
            river.insert(parcel);
        }
        Ok(River::Tiles(river))
    }
}

impl River {
    /// As on the back of the board.
    pub const PRINTED: River = River::Side(BoardSide::Printed);

    /// Its parcels.
    pub const fn parcels(self) -> Parcels {
        match self {
            River::Side(BoardSide::Printed) => RIVER_SIDE,
            River::Tiles(parcels) => parcels,
        }
    }

    /// How many mountains there are beside it; in 2015 six beside every river.
    pub(crate) const fn mountains(self, is_of_2015: bool) -> usize {
        match self {
            River::Tiles(parcels) if !is_of_2015 => MOUNTAINS - parcels.len() / TILES_FOR_A_MOUNTAIN,
            _ => MOUNTAINS_WITH_RIVER_SIDE,
        }
    }

    /// A river is a chain of parcels from edge to edge that never touches itself.
    pub(crate) fn check(self) -> Result<(), OptionsError> {
        let river = self.parcels();
        let refuse = |why: &'static str, at: Option<Parcel>| {
            let at = at.map_or_else(String::new, |parcel| parcel.to_string());
            Err(OptionsError::new(Phrase::new(why).with("parcel", at).with("count", river.len())))
        };
        if !(2..=TILES).contains(&river.len()) {
            return refuse("city-options-river-length", None);
        }
        let Some(chain) = chain(river) else {
            let fork = river.iter().find(|&parcel| (beside(parcel) & river).len() > 2);
            let why = if fork.is_some() { "city-options-river-touches" } else { "city-options-river-broken" };
            return refuse(why, fork);
        };
        let ends = [chain[0], chain[chain.len() - 1]];
        if let Some(end) = ends.into_iter().find(|&end| !Parcels::RIM.contains(end)) {
            return refuse("city-options-river-ends", Some(end));
        }
        let touches = |index: usize| {
            let near: Parcels =
                chain[index.saturating_sub(2)..chain.len().min(index + 3)].iter().copied().collect();
            !(chain[index].neighbours() & river).without(near).is_empty()
        };
        match (0..chain.len()).find(|&index| touches(index)) {
            Some(index) => refuse("city-options-river-touches", Some(chain[index])),
            None => Ok(()),
        }
    }
}

/// The up to four parcels that share a side with this one.
fn beside(parcel: Parcel) -> Parcels {
    let same = |other: &Parcel| other.column() == parcel.column() || other.row() == parcel.row();
    parcel.neighbours().iter().filter(same).collect()
}

/// The parcels from one end to the other, if they are a chain.
fn chain(river: Parcels) -> Option<Vec<Parcel>> {
    let end = river.iter().find(|&parcel| (beside(parcel) & river).len() == 1)?;
    let mut chain = vec![end];
    let mut left = river;
    left.remove(end);
    let mut here = end;
    while let Some(next) = (beside(here) & left).lowest() {
        if (beside(here) & left).len() > 1 {
            return None;
        }
        left.remove(next);
        chain.push(next);
        here = next;
    }
    left.is_empty().then_some(chain)
}

/// The bank of a parcel: all land that can be reached from it without crossing the river.
pub(crate) fn bank(river: Parcels, parcel: Parcel) -> Parcels {
    let mut bank = Parcels::only(parcel);
    loop {
        let wider = bank.iter().fold(bank, |wide, at| wide | beside(at)).without(river);
        if wider == bank {
            return bank;
        }
        bank = wider;
    }
}

/// The road places that are crossings.
#[inline]
pub(crate) fn crossings(river: Parcels) -> Roads {
    if river.is_empty() { Roads::NONE } else { Roads::within(river) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn river(names: &str) -> River {
        River::Tiles(names.split(' ').map(|name| name.parse().unwrap()).collect())
    }

    fn refused(names: &str) -> String {
        river(names).check().unwrap_err().why.id.into_owned()
    }

    #[test]
    fn the_river_side_can_be_played() {
        assert_eq!(River::PRINTED.check(), Ok(()));
        assert_eq!(River::PRINTED.parcels().len(), 10);
    }

    #[test]
    fn every_three_tiles_take_the_place_of_a_mountain() {
        assert_eq!(River::PRINTED.mountains(false), 6);
        let eight = river("a1 b1 c1 d1 e1 f1 g1 h1");
        assert_eq!(eight.check(), Ok(()));
        assert_eq!((eight.mountains(false), eight.mountains(true)), (7, 6));
    }

    #[test]
    fn an_own_river_is_a_chain_from_rim_to_rim() {
        assert_eq!(river("a2 b2 b1").check(), Ok(()));
        assert_eq!(refused("a1"), "city-options-river-length");
        assert_eq!(refused("a1 a2 a3 a4 a5 a6 a7 a8 b8 c8 d8 e8 f8 g8 h8 h7"), "city-options-river-length");
        assert_eq!(refused("a5 b5 c5 d5"), "city-options-river-ends");
        assert_eq!(refused("a5 b5 d5 e5 f5 g5 h5"), "city-options-river-broken");
        assert_eq!(refused("d4 e4 e5 d5"), "city-options-river-broken");
        assert_eq!(refused("a5 b5 c5 c4 c6 d5 e5 f5 g5 h5"), "city-options-river-touches");
        assert_eq!(refused("a4 b4 c4 c5 c6 c7 b7 b6 b5 a6"), "city-options-river-touches");
    }

    #[test]
    fn the_river_has_two_banks() {
        let river = River::PRINTED.parcels();
        let north = bank(river, "a1".parse().unwrap());
        assert!(north.contains("h4".parse().unwrap()));
        assert_eq!(bank(river, "a8".parse().unwrap()), !(north | river));
    }

    #[test]
    fn a_crossing_has_only_river_beside_it() {
        let crossings: Vec<String> =
            crossings(river("a5 b5 b6 b7 b8").parcels()).iter().map(|place| place.to_string()).collect();
        assert_eq!(crossings, ["b6n", "b7n", "b8n", "b8s", "a5w", "b5w"]);
    }
}
