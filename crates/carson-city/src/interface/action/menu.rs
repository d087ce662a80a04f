//! Actions in bulk: what can be done at each place of a set is in a table, ready to be copied.

use table::Dice;
use table::bits::{self, Bits as _};

use super::Action;
use crate::map::parcel::Parcel;
use crate::map::roads::RoadPlace;
use crate::track::space::{Place, Space};
use crate::variants::horses::enclosures::Enclosure;

/// The action of each bit of a set.
pub(crate) type Row = [Action; u64::BITS as usize];

/// Fills a row: the action of each index below a count.
macro_rules! row {
    ($count:expr, $index:ident => $action:expr) => {{
        let mut row = [Action::Pass; u64::BITS as usize];
        let mut $index = 0;
        while $index < $count {
            row[$index] = $action;
            $index += 1;
        }
        row
    }};
}

const fn parcel(index: usize) -> Parcel {
    Parcel::new(index % 8, index / 8)
}

pub(crate) static PARCEL: Row = row!(Parcel::COUNT, index => Action::Parcel(parcel(index)));
pub(crate) static HOUSE: Row = row!(Parcel::COUNT, index => Action::House(parcel(index)));
pub(crate) static TOWNHOUSE: Row = row!(Parcel::COUNT, index => Action::Townhouse(parcel(index)));
pub(crate) static CORRAL: Row = row!(Enclosure::COUNT, index => Action::Corral(Enclosure::ALL[index]));
pub(crate) static TOKEN: Row = row!(Space::COUNT, index => Action::PlaceWithToken(Space::ALL[index]));
static PASS: Row = [Action::Pass; u64::BITS as usize];
static DONE: Row = [Action::Done; u64::BITS as usize];

/// The roads to the right of the first 64 corners and of the others; and those downwards.
pub(crate) static ROADS: [[Row; 2]; 2] = [
    [
        row!(64, corner => Action::Road(RoadPlace::from_corner(corner, false))),
        row!(17, corner => Action::Road(RoadPlace::from_corner(64 + corner, false))),
    ],
    [
        row!(64, corner => Action::Road(RoadPlace::from_corner(corner, true))),
        row!(8, corner => Action::Road(RoadPlace::from_corner(64 + corner, true))),
    ],
];

/// What a cowboy can do on spaces and on parcels.
pub(crate) struct OnPlaces {
    pub(crate) spaces: Row,
    pub(crate) parcels: Row,
}

/// Fills the rows of something that a cowboy can do at a place.
macro_rules! on_places {
    ($action:ident) => {
        OnPlaces {
            spaces: row!(Space::COUNT, index => Action::$action(Place::Space(Space::ALL[index]))),
            parcels: row!(Parcel::COUNT, index => Action::$action(Place::Parcel(parcel(index)))),
        }
    };
}

pub(crate) static PLACE: OnPlaces = on_places!(Place);
pub(crate) static PLACE_WITH_DYNAMITE: OnPlaces = on_places!(PlaceWithDynamite);
pub(crate) static SHERIFF: OnPlaces = on_places!(Sheriff);

/// Collects ranges of actions: a list writes them all, a menu stores only the sets.
pub(crate) trait Choices {
    /// The actions of these bits, in order.
    fn add(&mut self, bits: u64, actions: &'static Row);

    /// Passing.
    #[inline]
    fn add_pass(&mut self) {
        self.add(1, &PASS);
    }

    /// Nothing more.
    #[inline]
    fn add_done(&mut self) {
        self.add(1, &DONE);
    }
}

impl Choices for Vec<Action> {
    #[inline]
    fn add(&mut self, bits: u64, actions: &'static Row) {
        self.extend(bits::counted(bits).map(|place| actions[place as usize]));
    }
}

/// Ranges of actions from which one is picked without writing the others.
pub(crate) struct Menu {
    runs: [(u64, &'static Row); Menu::MOST],
    len: usize,
}

impl Menu {
    /// More than the ranges of any question: passing, two each for cowboys, dynamite and the Sheriff, one each for enclosures and
    /// tokens, four for roads.
    /// roads.
    const MOST: usize = 14;

    pub(crate) const EMPTY: Menu = Menu { runs: [(0, &PASS); Menu::MOST], len: 0 };

    /// A random action: the one whose index in the whole list was rolled.
    #[inline]
    pub(crate) fn pick(&self, dice: &mut impl Dice) -> Option<Action> {
        let runs = &self.runs[..self.len];
        let count: u32 = runs.iter().map(|(bits, _)| bits.count_ones()).sum();
        let mut before = if count > 0 { dice.below(count) } else { return None };
        for (bits, actions) in runs {
            match before.checked_sub(bits.count_ones()) {
                Some(rest) => before = rest,
                None => return Some(actions[bits.nth_place(before) as usize]),
            }
        }
        None
    }
}

impl Choices for Menu {
    #[inline]
    fn add(&mut self, bits: u64, actions: &'static Row) {
        self.runs[self.len] = (bits, actions);
        self.len += 1;
    }
}
