//! What the things are called about which something can be ordered, and the choices that are not simply an action.

use crate::agenda::Site;
use crate::map::parcel::Parcel;
use crate::pieces::building::Building;
use crate::track::space::Space;

/// Whether rivals can have Houses built on one's parcels.
pub(super) const CONSENT: &str = "consent";
/// Which duel comes first.
pub(super) const DUELS: &str = "duels";
/// The Undertaker's fee.
pub(super) const UNDERTAKER: &str = "undertaker";
/// What to do with a defeated Outlaw's building.
pub(super) const REWARD: &str = "reward";
/// The last roads of the round.
pub(super) const ROADS: &str = "roads";
/// What is spent at the end of the round.
pub(super) const SPEND: &str = "spend";
/// The Banker's points.
pub(super) const BANKER: &str = "banker";

/// As much as there is money for.
pub(super) const ALL: &str = "all";
/// At most so much as the limit says.
pub(super) const UP_TO: &str = "up-to";
/// As little as the rules allow.
pub(super) const LEAST: &str = "least";
/// In the order of the lines.
pub(super) const RANKED: &str = "ranked";
/// Buy it.
pub(super) const BUY: &str = "buy";
/// Leave it.
pub(super) const LEAVE: &str = "leave";

/// How many cowboys can be placed ahead.
pub(super) const PLACED_AHEAD: u8 = 3;

/// The parcel on which a cowboy stands.
pub(super) fn parcel(parcel: Parcel) -> String {
    format!("parcel {parcel}")
}

/// A space of the track on which a cowboy stands.
pub(super) fn space(space: Space) -> String {
    space.to_string()
}

/// Where a building goes.
pub(super) fn build(kind: Building) -> String {
    format!("build {kind}")
}

/// Where the Houses of a building go, the first from 1.
pub(super) fn house(kind: Building, number: usize) -> String {
    format!("house {kind} {number}")
}

/// Where the next House of a building site goes.
pub(super) fn next_house(site: &Site) -> String {
    house(site.building, site.houses.len() + site.townhouses.len() + 1)
}

/// Where the next cowboy goes when so many stand on the board.
pub(super) fn place(after: u8) -> String {
    format!("place {}", after + 1)
}
