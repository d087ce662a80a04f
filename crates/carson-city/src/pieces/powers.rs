//! The printed figures of the characters' powers, each once: rules, texts and rules pages take them from here. Cash limits are in
//! [`character`](super::character), what the powers do is told by [`phases::characters`](crate::phases::characters).

use crate::pieces::building::{Building, Dollars};
use crate::pieces::character::Side;

/// What the yellow Paperboy costs.
pub(crate) const PAPERBOY_FEE: Dollars = 3;
/// What the red Paperboy takes off the cash limit of the character he fetched.
pub(crate) const PAPERBOYS_CUT: Dollars = 5;
/// The red Sheriff's points for each of his cowboys that is beaten.
pub(crate) const SHERIFFS_POINTS: i16 = 3;
/// What the yellow Banker brings at once.
pub(crate) const BANKERS_DOLLARS: Dollars = 9;
/// The red Banker's offers: points, and what they cost.
pub(crate) const BANKERS_OFFERS: [(u8, Dollars); 3] = [(3, 3), (5, 12), (7, 25)];
/// What Grocer and red Settler offer at once.
pub(crate) const EIGHT_DOLLARS: Dollars = 8;
/// The yellow Chinese Worker's roads.
pub(crate) const WORKERS_ROADS: u8 = 2;
/// What the red Chinese Worker asks for a building.
pub(crate) const WORKERS_PRICE: Dollars = 5;
/// What the Captain asks for one, two or three cowboys.
pub(crate) const COWBOY_PRICES: [Dollars; 3] = [1, 4, 9];
/// What the Captain's red side asks for one or two revolvers.
pub(crate) const REVOLVER_PRICES: [Dollars; 2] = [3, 9];
/// The yellow Indian's parcels.
pub(crate) const INDIANS_PARCELS: u8 = 2;
/// The most that a parcel costs the red Indian.
pub(crate) const INDIANS_PRICE: Dollars = 3;
/// The red Prospector's sticks of dynamite.
pub(crate) const PROSPECTORS_DYNAMITE: u8 = 2;
/// The red Gunsmith's sticks of dynamite.
pub(crate) const GUNSMITHS_DYNAMITE: u8 = 1;
/// The yellow Gunsmith's points for each duel that he wins.
pub(crate) const GUNSMITHS_POINTS: i16 = 2;
/// The yellow Governor's roads.
pub(crate) const GOVERNORS_ROADS: u8 = 1;
/// The red Governor's tax is $1 for each of these dollars.
pub(crate) const DOLLARS_TAXED: Dollars = 10;
/// What the Doctor asks for a beaten cowboy who goes on.
pub(crate) const DOCTORS_FEE: Dollars = 3;
/// What the Undertaker asks for a beaten cowboy.
pub(crate) const UNDERTAKERS_FEE: Dollars = 2;
/// The red Heroes' points, and those for each cowboy that they send.
pub(crate) const HEROES_POINTS: i16 = 3;
/// The most cowboys that the red Heroes send.
pub(crate) const HEROES_SEND: u8 = 2;
/// The red Teacher's points for each School, Prison and Church, and for having no Saloon.
pub(crate) const TEACHERS_POINTS: i32 = 2;
/// The Editor scores a point for each of these dollars in round 1, for twice as many in round 2, and so on.
pub(crate) const EDITORS_DOLLARS: Dollars = 5;
/// What the red side of Father Christmas brings with a 3 or more.
pub(crate) const CHRISTMAS_DOLLARS: Dollars = 5;

/// The Mercenary's firepower.
pub(crate) const fn mercenary(side: Side) -> u8 {
    match side {
        Side::Yellow => 3,
        Side::Red => 2,
    }
}

/// The Singer's "no duel" tokens.
pub(crate) const fn singers_tokens(side: Side) -> u8 {
    match side {
        Side::Yellow => 2,
        Side::Red => 1,
    }
}

/// Father Christmas' points.
pub(crate) const fn christmas_points(side: Side) -> i16 {
    match side {
        Side::Yellow => 5,
        Side::Red => 2,
    }
}

/// What the Prospector asks for a Mine and the Cowboy for a Ranch.
pub(crate) const fn stake_price(kind: Building) -> Dollars {
    match kind {
        Building::Mine => 10,
        _ => 8,
    }
}
