//! Events, for logs and animations.

mod phrases;
mod variants;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::map::parcel::Parcel;
use crate::map::roads::RoadPlace;
use crate::pieces::building::{Building, Dollars};
use crate::pieces::character::Role;
use crate::track::space::{Place, Space};

pub use self::variants::VariantEvent;

/// Something that happened. Every change of money and points has an event of its own.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The centre of the city was rolled.
    Centre {
        /// The parcel of the first House.
        parcel: Parcel,
    },
    /// Mountains were placed.
    Mountains {
        /// The parcels.
        parcels: Vec<Parcel>,
    },
    /// The first order on the pass track.
    FirstOrder {
        /// The players in this order.
        seats: Vec<Seat>,
    },
    /// A tile was drawn for the row.
    TileDrawn {
        /// The building.
        building: Building,
        /// The space.
        space: Space,
    },
    /// The City Hall was placed.
    CityHall {
        /// The player.
        seat: Seat,
        /// The parcel.
        parcel: Parcel,
    },
    /// There was no parcel for the City Hall.
    NoCityHall,
    /// A round began.
    Round {
        /// The round, from 1 to 4.
        round: u8,
    },
    /// A property tile was placed.
    Owned {
        /// The player.
        seat: Seat,
        /// The parcel.
        parcel: Parcel,
    },
    /// A character was chosen.
    Chose {
        /// The player.
        seat: Seat,
        /// The character.
        role: Role,
    },
    /// The turn order of the round.
    TurnOrder {
        /// The players in this order.
        seats: Vec<Seat>,
    },
    /// A player's money changed.
    Money {
        /// The player.
        seat: Seat,
        /// The change.
        change: i32,
        /// The reason.
        reason: Reason,
    },
    /// A player's points changed.
    Points {
        /// The player.
        seat: Seat,
        /// The change.
        change: i32,
        /// The reason.
        reason: Reason,
    },
    /// Roads were added to a personal supply.
    Roads {
        /// The player.
        seat: Seat,
        /// The number.
        count: u8,
    },
    /// Cowboys were added to a personal supply, or left it for the general supply.
    Cowboys {
        /// The player.
        seat: Seat,
        /// The change.
        change: i8,
    },
    /// Revolvers were added to a personal supply.
    Revolvers {
        /// The player.
        seat: Seat,
        /// The number.
        count: u8,
    },
    /// Dynamite was added to a personal supply.
    Dynamite {
        /// The player.
        seat: Seat,
        /// The amount.
        count: u8,
    },
    /// The white cowboy joined a player.
    SheriffJoined {
        /// The player.
        seat: Seat,
    },
    /// Two parcels, or the ammunition, are up for auction.
    Auction {
        /// The player.
        seat: Seat,
        /// The parcels; empty for the ammunition.
        lot: Vec<Parcel>,
    },
    /// A player bid.
    Bid {
        /// The player.
        seat: Seat,
        /// The amount.
        amount: Dollars,
    },
    /// A player dropped out of the auction.
    DroppedOut {
        /// The player.
        seat: Seat,
    },
    /// The auction ended.
    Sold {
        /// The winner, if anybody bid.
        seat: Option<Seat>,
        /// For how much.
        amount: Dollars,
    },
    /// A cowboy was placed.
    Placed {
        /// The player.
        seat: Seat,
        /// The place.
        place: Place,
        /// What is for sale or stands there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        there: Option<Building>,
        /// The owner of the building, if it is a rival.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        owner: Option<Seat>,
        /// What the cowboy carries.
        with: With,
    },
    /// A player passed.
    Passed {
        /// The player.
        seat: Seat,
        /// The position on the pass track, counted from 1.
        position: u8,
    },
    /// A road was built.
    RoadLaid {
        /// The player.
        seat: Seat,
        /// The place.
        place: RoadPlace,
    },
    /// The dice of a duel were rolled.
    Rolled {
        /// The place.
        place: Place,
        /// What is for sale or stands there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        there: Option<Building>,
        /// Who rolled what.
        fighters: Vec<Fighter>,
    },
    /// The Gunsmith rolled again.
    Rerolled {
        /// The player.
        seat: Seat,
        /// The new number.
        die: u8,
    },
    /// A duel was decided.
    Duel {
        /// The place.
        place: Place,
        /// What is for sale or stands there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        there: Option<Building>,
        /// The fighters, the winner first.
        fighters: Vec<Fighter>,
        /// Whether the tie was broken by the earlier pass.
        by_pass: bool,
    },
    /// A cowboy went back to its player without having done anything.
    SentHome {
        /// The player.
        seat: Seat,
        /// Where it came from.
        place: Place,
        /// What is for sale or stands there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        there: Option<Building>,
        /// The reason.
        why: Home,
    },
    /// The Doctor sent a beaten cowboy elsewhere.
    Healed {
        /// The player.
        seat: Seat,
        /// The new place.
        place: Place,
        /// What is for sale or stands there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        there: Option<Building>,
    },
    /// A player gets the ammunition for this round.
    Ammunition {
        /// The player.
        seat: Seat,
    },
    /// The City Hall is held.
    Holds {
        /// The player.
        seat: Seat,
    },
    /// A player declined something.
    Declined {
        /// The player.
        seat: Seat,
        /// The place.
        place: Place,
        /// What is for sale or stands there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        there: Option<Building>,
    },
    /// A building tile was added to a personal supply.
    Acquired {
        /// The player.
        seat: Seat,
        /// The building.
        building: Building,
    },
    /// A building was built.
    Built {
        /// The player.
        seat: Seat,
        /// The building.
        building: Building,
        /// The parcel.
        parcel: Parcel,
    },
    /// A building could not be finished and was taken back.
    TakenBack {
        /// The player.
        seat: Seat,
        /// The building.
        building: Building,
        /// Where it came from.
        parcel: Parcel,
    },
    /// A House was added.
    House {
        /// The player.
        seat: Seat,
        /// The parcel.
        parcel: Parcel,
    },
    /// A House became a Townhouse.
    Townhouse {
        /// The player.
        seat: Seat,
        /// The parcel.
        parcel: Parcel,
    },
    /// A rival refused a House on their parcel.
    Refused {
        /// The player.
        seat: Seat,
        /// The parcel.
        parcel: Parcel,
    },
    /// The Grocer doubles a kind of building.
    Doubled {
        /// The player.
        seat: Seat,
        /// The building.
        building: Building,
    },
    /// A Mine was blasted.
    Blasted {
        /// The player.
        seat: Seat,
        /// The parcel.
        parcel: Parcel,
    },
    /// The game is over.
    Ended {
        /// The points in seat order.
        points: Vec<i32>,
    },
    /// Something that only happens in a variant.
    #[serde(untagged)]
    InVariant(VariantEvent),
}

impl From<VariantEvent> for Event {
    fn from(event: VariantEvent) -> Event {
        Event::InVariant(event)
    }
}

/// What a cowboy was placed with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum With {
    /// Nothing.
    Nothing,
    /// Dynamite.
    Dynamite,
    /// A "no duel" token.
    Token,
    /// It is the white cowboy itself.
    Sheriff,
}

/// Why a cowboy went home.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum Home {
    /// It lost a duel.
    Beaten,
    /// Nobody contests the Lawyer.
    Lawyer,
    /// A Church protects the building now.
    Church,
}

/// One fighter of a duel.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
pub struct Fighter {
    /// The player.
    pub seat: Seat,
    /// The roll: one die, or two with dynamite.
    pub dice: Vec<u8>,
    /// The firepower.
    pub firepower: u8,
    /// The total.
    pub strength: u8,
}

/// Why money or points changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// A space of the track.
    Space(Space),
    /// The price of a parcel.
    Parcel(Parcel),
    /// The price of a building.
    Building(Building),
    /// The income of the player's own building.
    Income(Building, Parcel),
    /// Half the income of a rival's building, and its owner.
    Robbery(Building, Parcel, Seat),
    /// The effect of a character.
    Character(Role),
    /// An auction.
    Auction,
    /// A road that reached new land.
    Road(RoadPlace),
    /// A duel won or lost.
    Duel(Place),
    /// A horse in the fourth enclosure.
    Enclosure,
    /// The price of a horse.
    Horse,
    /// The points for Standish's income, or for having nobody to attack.
    Standish,
    /// An Outlaw defeated or jailed.
    Outlaw(Parcel),
    /// The bid for the first place.
    FirstPlace,
    /// Money spent at the end of the round.
    Limit,
}
