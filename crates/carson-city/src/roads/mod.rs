//! The 144 places for roads on the edges of parcels: which can be laid next, and which parcels they connect.
//!
//! Roads lie between the 81 corners of the parcels. A new road shares a corner with a road that is already there. A parcel
//! is connected when a road lies along one of its sides or touches one of its corners; as a road along a side ends in two of
//! the parcel's corners, that is: when one of its corners is the end of a road.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::BadText;

use crate::action::{Action, list};
use crate::parcel::{Parcel, Parcels};

/// A place for a road: a side of a parcel.
///
/// Written as the parcel and the side on which the road lies: `d4n` is the north side of d4. Places that are also the south or
/// east side of another parcel are written as a north or west side; `s` and `e` are needed for the rim and understood everywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct RoadPlace(u8);

/// Roads on the board. Corner (row, column) is bit `row * 9 + column`; a road going right or down has the bit of the corner at
/// which it begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", as = "Vec<RoadPlace>"))]
pub struct Roads {
    across: u128,
    down: u128,
}

const STRIDE: usize = 9;
const ACROSS: usize = 72;

/// Where a road going right can begin: in every row but the last column.
const ACROSS_PLACES: u128 = {
    let mut mask = 0;
    let mut row = 0;
    while row < 9 {
        mask |= 0xff << (row * STRIDE);
        row += 1;
    }
    mask
};

/// Where a road going down can begin: everywhere but in the last row.
const DOWN_PLACES: u128 = (1 << (8 * STRIDE)) - 1;

/// The corners of the last column.
const LAST_CORNERS: u128 = FIRST_COLUMN << 8;

/// The corners that begin a column of road places.
const FIRST_COLUMN: u128 = {
    let mut mask = 0;
    let mut row = 0;
    while row < 8 {
        mask |= 1 << (row * STRIDE);
        row += 1;
    }
    mask
};

/// The places of the bits that are set.
#[inline]
fn bits(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(place)
    })
}

impl RoadPlace {
    /// How many there are.
    pub const COUNT: usize = 144;

    const fn across(row: usize, column: usize) -> RoadPlace {
        RoadPlace((row * 8 + column) as u8)
    }

    const fn down(row: usize, column: usize) -> RoadPlace {
        RoadPlace((ACROSS + row * STRIDE + column) as u8)
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = RoadPlace> {
        (0..RoadPlace::COUNT as u8).map(RoadPlace)
    }

    /// The place on this side of a parcel: `n`, `e`, `s` or `w`.
    fn beside(parcel: Parcel, side: char) -> Option<RoadPlace> {
        let (row, column) = (parcel.row(), parcel.column());
        Some(match side {
            'n' => RoadPlace::across(row, column),
            's' => RoadPlace::across(row + 1, column),
            'w' => RoadPlace::down(row, column),
            'e' => RoadPlace::down(row, column + 1),
            _ => return None,
        })
    }

    fn bits(self) -> Roads {
        let index = self.0 as usize;
        if index < ACROSS {
            Roads { across: 1 << (index / 8 * STRIDE + index % 8), down: 0 }
        } else {
            Roads { across: 0, down: 1 << (index - ACROSS) }
        }
    }
}

impl Roads {
    /// No road.
    pub const NONE: Roads = Roads { across: 0, down: 0 };

    /// The four roads around a parcel.
    pub fn around(parcel: Parcel) -> Roads {
        "nesw".chars().filter_map(|side| RoadPlace::beside(parcel, side)).collect()
    }

    /// The places beside which there are only these parcels.
    pub(crate) const fn within(parcels: Parcels) -> Roads {
        let spread = corners_of(parcels);
        let last_row = 0xff << (8 * STRIDE);
        Roads {
            across: (spread | last_row) & (spread << STRIDE | 0xff) & ACROSS_PLACES,
            down: (spread | LAST_CORNERS) & (spread << 1 | FIRST_COLUMN) & DOWN_PLACES,
        }
    }

    /// The roads of both sets.
    #[must_use]
    pub(crate) const fn both(&self, other: &Roads) -> Roads {
        Roads { across: self.across & other.across, down: self.down & other.down }
    }

    /// These roads without others.
    #[must_use]
    pub(crate) const fn without(&self, other: &Roads) -> Roads {
        Roads { across: self.across & !other.across, down: self.down & !other.down }
    }

    const fn with(&self, other: &Roads) -> Roads {
        Roads { across: self.across | other.across, down: self.down | other.down }
    }

    /// Lays a road.
    #[inline]
    pub fn lay(&mut self, place: RoadPlace) {
        let bits = place.bits();
        self.across |= bits.across;
        self.down |= bits.down;
    }

    /// Whether a road lies there.
    #[inline]
    pub fn contains(&self, place: RoadPlace) -> bool {
        let bits = place.bits();
        self.across & bits.across | self.down & bits.down != 0
    }

    /// How many roads there are.
    pub const fn len(&self) -> usize {
        (self.across.count_ones() + self.down.count_ones()) as usize
    }

    /// Whether there is no road.
    pub const fn is_empty(&self) -> bool {
        self.across | self.down == 0
    }

    const fn corners(&self) -> u128 {
        self.across | self.across << 1 | self.down | self.down << STRIDE
    }

    /// The places where a road can be laid next.
    #[inline]
    #[must_use]
    pub const fn open(&self) -> Roads {
        let corners = self.corners();
        Roads {
            across: (corners | corners >> 1) & ACROSS_PLACES & !self.across,
            down: (corners | corners >> STRIDE) & DOWN_PLACES & !self.down,
        }
    }

    /// The parcels that are connected.
    pub const fn connected(&self) -> Parcels {
        parcels_at(self.corners())
    }

    /// The places for the first of as few roads as possible that connect one of `wanted`; a crossing takes two.
    pub(crate) fn towards(
        &self,
        wanted: Parcels,
        crossings: Roads,
    ) -> impl Iterator<Item = RoadPlace> + use<> {
        let roads = *self;
        let now = roads.distance_to(wanted, &crossings);
        roads.open().iter().filter(move |&place| {
            let mut trial = roads;
            trial.lay(place);
            trial.distance_to(wanted, &crossings) + 1 + u8::from(crossings.contains(place)) == now
        })
    }

    /// How many roads it takes at least to connect one of `wanted`; a crossing takes two.
    pub(crate) fn distance_to(self, wanted: Parcels, crossings: &Roads) -> u8 {
        // What can be reached with the roads of the last step, and with those of the step before it.
        let (mut reached, mut before) = (self, self);
        let mut steps = 0;
        while (reached.connected() & wanted).is_empty() && steps < 40 {
            let bridges = before.open().both(crossings);
            let roads = reached.open().without(crossings);
            before = reached;
            reached = if steps == 0 { reached.with(&roads) } else { reached.with(&roads).with(&bridges) };
            steps += 1;
        }
        steps
    }

    /// How many roads it takes at least to connect one of `wanted` with no crossing but one of `bridges`, once; it takes two.
    pub(crate) fn distance_within(self, wanted: Parcels, crossings: &Roads, bridges: &Roads) -> Option<u8> {
        // What can be reached without a bridge, the same a step before, and what can be reached with one.
        let (mut dry, mut before, mut reached) = (self, self, self);
        for steps in 0..40 {
            if !(reached.connected() & wanted).is_empty() {
                return Some(steps);
            }
            let bridge = if steps == 0 { Roads::NONE } else { before.open().both(bridges) };
            reached = reached.with(&reached.open().without(crossings)).with(&bridge);
            before = dry;
            dry = dry.with(&dry.open().without(crossings));
        }
        None
    }

    /// The parcels alongside a road that crosses the whole board in a straight line.
    pub fn alongside_full_lines(&self) -> Parcels {
        let mut parcels = Parcels::NONE;
        for line in 0..9 {
            if (self.across >> (line * STRIDE)) & 0xff == 0xff {
                parcels |= if line > 0 { Parcels::of_row(0xff, line - 1) } else { Parcels::NONE };
                parcels |= if line < 8 { Parcels::of_row(0xff, line) } else { Parcels::NONE };
            }
            if (self.down >> line) & FIRST_COLUMN == FIRST_COLUMN {
                parcels |= if line > 0 { Parcels::of_column(line - 1) } else { Parcels::NONE };
                parcels |= if line < 8 { Parcels::of_column(line) } else { Parcels::NONE };
            }
        }
        parcels
    }

    /// The roads in the order of their places.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = RoadPlace> + use<> {
        self.lying_across().chain(self.lying_down())
    }

    fn lying_across(&self) -> impl Iterator<Item = RoadPlace> + use<> {
        bits(self.across).map(|corner| RoadPlace(corner - corner / STRIDE as u8))
    }

    fn lying_down(&self) -> impl Iterator<Item = RoadPlace> + use<> {
        bits(self.down).map(|corner| RoadPlace(ACROSS as u8 + corner))
    }

    /// Lists these places for a road.
    #[inline]
    pub(crate) fn list(&self, into: &mut Vec<Action>) {
        list(self.across.count_ones() as usize, self.lying_across(), Action::Road, into);
        list(self.down.count_ones() as usize, self.lying_down(), Action::Road, into);
    }

    /// Whether every road can be reached from every other.
    pub(crate) fn hang_together(&self) -> bool {
        let Some(first) = self.iter().next() else { return true };
        let mut reached = first.bits();
        loop {
            let open = reached.open();
            let next = Roads {
                across: reached.across | open.across & self.across,
                down: reached.down | open.down & self.down,
            };
            if next == reached {
                return reached == *self;
            }
            reached = next;
        }
    }
}

/// A bit for the top left corner of each parcel.
const fn corners_of(parcels: Parcels) -> u128 {
    let mut corners = 0u128;
    let mut row = 0;
    while row < 8 {
        corners |= (((parcels.bits() >> (row * 8)) & 0xff) as u128) << (row * STRIDE);
        row += 1;
    }
    corners
}

const fn parcels_at(corners: u128) -> Parcels {
    let touched = corners | corners >> 1 | corners >> STRIDE | corners >> (STRIDE + 1);
    let mut bits = 0u64;
    let mut row = 0;
    while row < 8 {
        bits |= ((touched >> (row * STRIDE)) as u64 & 0xff) << (row * 8);
        row += 1;
    }
    Parcels::from_bits(bits)
}

impl fmt::Debug for Roads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|place| place.to_string())).finish()
    }
}

impl FromIterator<RoadPlace> for Roads {
    fn from_iter<I: IntoIterator<Item = RoadPlace>>(places: I) -> Roads {
        let mut roads = Roads::NONE;
        places.into_iter().for_each(|place| roads.lay(place));
        roads
    }
}

impl fmt::Display for RoadPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let index = self.0 as usize;
        if index < ACROSS {
            match (index / 8, index % 8) {
                (8, column) => write!(f, "{}s", Parcel::new(column, 7)),
                (row, column) => write!(f, "{}n", Parcel::new(column, row)),
            }
        } else {
            match ((index - ACROSS) / STRIDE, (index - ACROSS) % STRIDE) {
                (row, 8) => write!(f, "{}e", Parcel::new(7, row)),
                (row, column) => write!(f, "{}w", Parcel::new(column, row)),
            }
        }
    }
}

impl FromStr for RoadPlace {
    type Err = BadText;

    fn from_str(text: &str) -> Result<RoadPlace, BadText> {
        let bad = || BadText::new(text, "a side of a parcel, such as d4n or h8e");
        let (parcel, side) = text.split_at_checked(2).ok_or_else(bad)?;
        let mut side = side.chars();
        let place = RoadPlace::beside(parcel.parse()?, side.next().ok_or_else(bad)?).ok_or_else(bad)?;
        if side.next().is_some() { Err(bad()) } else { Ok(place) }
    }
}

impl TryFrom<String> for RoadPlace {
    type Error = BadText;

    fn try_from(text: String) -> Result<RoadPlace, BadText> {
        text.parse()
    }
}

impl From<RoadPlace> for String {
    fn from(place: RoadPlace) -> String {
        place.to_string()
    }
}

impl From<RoadPlace> for table::Arg {
    fn from(place: RoadPlace) -> table::Arg {
        place.to_string().into()
    }
}

impl Serialize for Roads {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Roads {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Roads, D::Error> {
        Ok(Vec::<RoadPlace>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn centre() -> Roads {
        Roads::around("d4".parse().unwrap())
    }

    #[test]
    fn there_are_144_places_and_each_has_one_name() {
        let names: std::collections::BTreeSet<String> =
            RoadPlace::all().map(|place| place.to_string()).collect();
        assert_eq!(names.len(), 144);
        assert!(RoadPlace::all().all(|place| place.to_string().parse() == Ok(place)));
        assert_eq!("d4s".parse::<RoadPlace>(), "d5n".parse());
        assert!("d4x".parse::<RoadPlace>().is_err());
        assert!("d4".parse::<RoadPlace>().is_err());
    }

    #[test]
    fn nine_parcels_are_connected_at_the_start() {
        let centre: Parcel = "d4".parse().unwrap();
        assert_eq!(Roads::around(centre).connected(), Parcels::only(centre).grown());
    }

    #[test]
    fn a_new_road_shares_an_end_with_one_that_is_there() {
        let open: Vec<String> = centre().open().iter().map(|place| place.to_string()).collect();
        assert_eq!(open.len(), 8);
        assert!(open.contains(&"d3w".to_owned()));
        assert!(open.contains(&"e4n".to_owned()));
        assert!(!open.contains(&"e4e".to_owned()));
    }

    #[test]
    fn only_a_line_of_eight_crosses_the_board() {
        let mut roads: Roads = ('a'..='g').map(|column| format!("{column}4n").parse().unwrap()).collect();
        assert!(roads.alongside_full_lines().is_empty());
        roads.lay("h4n".parse().unwrap());
        assert_eq!(roads.alongside_full_lines(), Parcels::of_row(0xff, 2) | Parcels::of_row(0xff, 3));
        let rim: Roads = (1..=8).map(|row| format!("h{row}e").parse().unwrap()).collect();
        assert_eq!(rim.alongside_full_lines(), Parcels::of_column(7));
    }

    #[test]
    fn roads_hang_together_or_not() {
        assert!(centre().hang_together());
        let mut apart = centre();
        apart.lay("h8e".parse().unwrap());
        assert!(!apart.hang_together());
    }
}
