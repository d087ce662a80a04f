//! The printed figures of the characters' powers, each once: rules, texts and rules pages take them from here. Cash limits are in
//! [`character`](super::character); what the powers do is listed in [`phases::characters`](crate::phases::characters).

use crate::pieces::building::{Building, Dollars};
use crate::pieces::character::Side;

/// What the yellow Paperboy costs.
pub(crate) const PAPERBOY_FEE: Dollars = 3;
/// By how much the red Paperboy lowers the cash limit of the fetched character.
pub const PAPERBOYS_CUT: Dollars = 5;
/// The red Sheriff's points for each of the player's beaten cowboys.
pub(crate) const SHERIFFS_POINTS: i16 = 3;
/// What the yellow Banker brings immediately.
pub(crate) const BANKERS_DOLLARS: Dollars = 9;
/// The red Banker's offers: points, and what they cost.
pub(crate) const BANKERS_OFFERS: [(u8, Dollars); 3] = [(3, 3), (5, 12), (7, 25)];
/// What Grocer and red Settler offer immediately.
pub(crate) const EIGHT_DOLLARS: Dollars = 8;
/// The yellow Chinese Worker's roads.
pub(crate) const WORKERS_ROADS: u8 = 2;
/// The red Chinese Worker's price of a building.
pub(crate) const WORKERS_PRICE: Dollars = 5;
/// The Captain's prices of one, two or three cowboys.
pub(crate) const COWBOY_PRICES: [Dollars; 3] = [1, 4, 9];
/// The red Captain's prices of one or two revolvers.
pub(crate) const REVOLVER_PRICES: [Dollars; 2] = [3, 9];
/// The yellow Indian's parcels.
pub(crate) const INDIANS_PARCELS: u8 = 2;
/// The highest price of a parcel for the red Indian.
pub(crate) const INDIANS_PRICE: Dollars = 3;
/// The red Prospector's sticks of dynamite.
pub(crate) const PROSPECTORS_DYNAMITE: u8 = 2;
/// The red Gunsmith's sticks of dynamite.
pub(crate) const GUNSMITHS_DYNAMITE: u8 = 1;
/// The yellow Gunsmith's points for each duel won.
pub(crate) const GUNSMITHS_POINTS: i16 = 2;
/// The yellow Governor's roads.
pub(crate) const GOVERNORS_ROADS: u8 = 1;
/// The red Governor's tax is $1 for each of this many dollars.
pub(crate) const DOLLARS_TAXED: Dollars = 10;
/// The Doctor's fee for a beaten cowboy who goes elsewhere.
pub(crate) const DOCTORS_FEE: Dollars = 3;
/// The Undertaker's fee for a beaten cowboy.
pub(crate) const UNDERTAKERS_FEE: Dollars = 2;
/// The points that a player loses who does not pay the Undertaker.
pub(crate) const UNDERTAKERS_POINTS: i16 = 1;
/// The red Heroes' points, and those for each cowboy that they send home.
pub(crate) const HEROES_POINTS: i16 = 3;
/// The largest number of cowboys that the red Heroes send home.
pub(crate) const HEROES_SEND: u8 = 2;
/// The red Teacher's points for each School, Prison and Church, and if there is no Saloon.
pub(crate) const TEACHERS_POINTS: i32 = 2;
/// The Editor scores a point for each of this many dollars in round 1, for twice as many in round 2, and so on.
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

/// The Prospector's price of a Mine and the Cowboy's price of a Ranch.
pub(crate) const fn stake_price(kind: Building) -> Dollars {
    match kind {
        Building::Mine => 10,
        _ => 8,
    }
}
