//! The decisions a player makes.

pub(crate) mod menu;
mod text;

use serde::{Deserialize, Serialize};

use crate::map::parcel::Parcel;
use crate::map::roads::RoadPlace;
use crate::pieces::building::{Building, Dollars};
use crate::pieces::character::Role;
use crate::track::space::{Place, Space};
use crate::variants::horses::enclosures::Enclosure;
use crate::variants::new_beginning::SheetLine;

/// One decision.
///
/// | text | meaning |
/// |---|---|
/// | `parcel d4` | take this parcel: set-up, Settler, Auctioneer's lot, Prospector's Mine, Cowboy's Ranch |
/// | `choose 4y` | choose a character; the Doctor with the wanted side |
/// | `now`, `later` | take the Grocer's or Settler's $8 now, or wait |
/// | `take building-8` | take this tile of the row: Chinese Worker, Prospector, Cowboy |
/// | `recruit 2` | buy this many cowboys or revolvers from the Captain |
/// | `tax weapons`, `tax money` | the Governor's tax |
/// | `send 1` | send this many cowboys home for the Heroes |
/// | `bid 12` | bid in an auction; `pass` drops out |
/// | `place d4`, `place vp-5` | place a cowboy |
/// | `place d4 dynamite` | the same with dynamite |
/// | `place vp-5 token` | the same with a "no duel" token; on Gambling: the red Singer's cowboy from the general supply |
/// | `sheriff d4` | place the Sheriff |
/// | `pass` | pass |
/// | `road d4n` | build a road on the north side of d4 |
/// | `want cowboys 2`, `want points -5` | fill in the next line of the sheet of A New Beginning |
/// | `horse 3` | put a horse into enclosure 3; `done` to leave it |
/// | `corral 3` | put a cowboy into enclosure 3 |
/// | `back d4`, `leave 3` | take a cowboy back, from the board or from an enclosure |
/// | `ride d4` | double a Ranch with a horse of enclosure 3 |
/// | `outlaw d4` | this Outlaw moves next |
/// | `collect`, `rob` | score for a defeated Outlaw, or rob the building instead |
/// | `tile 3` | play this duel tile |
/// | `redraw` | the Sharpshooter discards the last two duel tiles and draws three |
/// | `duel d4` | fight this duel next |
/// | `reroll`, `reroll 2` | roll the die, or the second die, again; `done` to keep it |
/// | `move vp-5` | the Doctor sends the beaten cowboy there; `done` sends the cowboy home |
/// | `pay`, `lose` | pay the Undertaker, or lose a point |
/// | `buy d4` | buy this parcel; `decline` to decline |
/// | `buy` | buy the building; `decline` to decline |
/// | `build bank d4` | build there; `keep` keeps it for later |
/// | `house e5`, `townhouse e5` | put the new House there; on a rival's parcel the rival must consent |
/// | `yes`, `no` | consent to a House on one's own parcel |
/// | `double bank`, `eight`, `blast d4` | Grocer and dynamite at the incomes; `done` ends it |
/// | `points 5` | buy this many points |
/// | `spend 10` | spend this much at the end of the round |
/// | `done` | nothing more |
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Takes this parcel.
    Parcel(Parcel),
    /// Chooses a character.
    Choose(Role),
    /// Takes $8 now.
    Now,
    /// Waits.
    Later,
    /// Takes the tile on this space of the row.
    Take(Space),
    /// Buys this many cowboys or revolvers.
    Recruit(u8),
    /// Taxes revolvers or money.
    Tax(Taxed),
    /// Sends this many cowboys home.
    Send(u8),
    /// Bids.
    Bid(Dollars),
    /// Places a cowboy.
    Place(Place),
    /// Places a cowboy with dynamite.
    PlaceWithDynamite(Place),
    /// Places a cowboy with a "no duel" token.
    PlaceWithToken(Space),
    /// Places the Sheriff.
    Sheriff(Place),
    /// Passes, or drops out of an auction.
    #[default]
    Pass,
    /// Builds a road.
    Road(RoadPlace),
    /// Fills in a line of the sheet.
    Want(SheetLine, i8),
    /// Puts a horse into this enclosure.
    Horse(Enclosure),
    /// Puts a cowboy into this enclosure.
    Corral(Enclosure),
    /// Takes a cowboy back.
    Back(Place),
    /// Takes the cowboy of this enclosure back.
    Leave(Enclosure),
    /// Doubles the income of a Ranch with a horse.
    Ride(Parcel),
    /// This Outlaw moves next.
    Outlaw(Parcel),
    /// Scores for a defeated Outlaw.
    Collect,
    /// Robs the building of a defeated Outlaw.
    Rob,
    /// Plays this duel tile.
    Tile(u8),
    /// Discards the last two duel tiles and draws three.
    Redraw,
    /// Fights this duel next.
    Duel(Parcel),
    /// Rolls the first or second die again.
    Reroll(Die),
    /// Sends the beaten cowboy there.
    Move(Place),
    /// Pays the Undertaker.
    Pay,
    /// Loses a point to the Undertaker.
    Lose,
    /// Buys this parcel.
    BuyParcel(Parcel),
    /// Buys the building.
    Buy,
    /// Declines.
    Decline,
    /// Builds.
    Build(Building, Parcel),
    /// Keeps a building for later.
    Keep,
    /// Puts a new House there.
    House(Parcel),
    /// Makes this House a Townhouse.
    Townhouse(Parcel),
    /// Consents.
    Yes,
    /// Refuses.
    No,
    /// Doubles the income of this kind.
    Double(Building),
    /// Takes the Grocer's $8 at the incomes.
    Eight,
    /// Blasts a Mine.
    Blast(Parcel),
    /// Buys this many points.
    Points(u8),
    /// Spends this much.
    Spend(Dollars),
    /// Nothing more.
    Done,
}

/// What the Governor taxes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum Taxed {
    /// $1 for each revolver token.
    Weapons,
    /// $1 for each $10 or part of it.
    Money,
}

/// One of the two dice of a fighter with dynamite.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum Die {
    /// The first, or the only one.
    First,
    /// The second.
    Second,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_is_a_few_bytes() {
        assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
    }
}
