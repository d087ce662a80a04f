//! What happened, for the log and the animation.

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
    /// The city begins here.
    Centre {
        /// Where the first House stands.
        parcel: Parcel,
    },
    /// Mountains rise.
    Mountains {
        /// Where.
        parcels: Vec<Parcel>,
    },
    /// The players are in this order on the pass track.
    FirstOrder {
        /// The first first.
        seats: Vec<Seat>,
    },
    /// A tile came onto the row.
    TileDrawn {
        /// Which.
        building: Building,
        /// Where.
        space: Space,
    },
    /// The City Hall was placed.
    CityHall {
        /// By whom.
        seat: Seat,
        /// Where.
        parcel: Parcel,
    },
    /// There was no parcel for the City Hall.
    NoCityHall,
    /// A round began.
    Round {
        /// Which, from 1 to 4.
        round: u8,
    },
    /// A property tile was laid.
    Owned {
        /// Whose.
        seat: Seat,
        /// Where.
        parcel: Parcel,
    },
    /// A character was chosen.
    Chose {
        /// By whom.
        seat: Seat,
        /// Which.
        role: Role,
    },
    /// The turn order of the round.
    TurnOrder {
        /// The first first.
        seats: Vec<Seat>,
    },
    /// Money came or went.
    Money {
        /// Whose.
        seat: Seat,
        /// How much.
        change: i32,
        /// What for.
        reason: Reason,
    },
    /// Points came or went.
    Points {
        /// Whose.
        seat: Seat,
        /// How many.
        change: i32,
        /// What for.
        reason: Reason,
    },
    /// Roads came into a personal supply.
    Roads {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Cowboys came into a personal supply, or left it for the general supply.
    Cowboys {
        /// Whose.
        seat: Seat,
        /// How many.
        change: i8,
    },
    /// Revolvers came into a personal supply.
    Revolvers {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Dynamite came into a personal supply.
    Dynamite {
        /// Whose.
        seat: Seat,
        /// How much.
        count: u8,
    },
    /// The white cowboy joined somebody.
    SheriffJoined {
        /// Whom.
        seat: Seat,
    },
    /// Two parcels, or the ammunition, are up for auction.
    Auction {
        /// By whom.
        seat: Seat,
        /// The parcels; none for the ammunition.
        lot: Vec<Parcel>,
    },
    /// Somebody bid.
    Bid {
        /// Who.
        seat: Seat,
        /// How much.
        amount: Dollars,
    },
    /// Somebody dropped out of the auction.
    DroppedOut {
        /// Who.
        seat: Seat,
    },
    /// The auction ended.
    Sold {
        /// Who won, if anybody bid.
        seat: Option<Seat>,
        /// For how much.
        amount: Dollars,
    },
    /// A cowboy was placed.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
        /// What is for sale or stands there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        there: Option<Building>,
        /// Whose building it is, if it is a rival's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        owner: Option<Seat>,
        /// With what.
        with: With,
    },
    /// Somebody passed.
    Passed {
        /// Who.
        seat: Seat,
        /// As which, counted from 1.
        position: u8,
    },
    /// A road was laid.
    RoadLaid {
        /// By whom.
        seat: Seat,
        /// Where.
        place: RoadPlace,
    },
    /// The dice of a duel were rolled.
    Rolled {
        /// Where.
        place: Place,
        /// What is for sale or stands there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        there: Option<Building>,
        /// Who rolled what.
        fighters: Vec<Fighter>,
    },
    /// The Gunsmith rolled again.
    Rerolled {
        /// Who.
        seat: Seat,
        /// What the die shows now.
        die: u8,
    },
    /// A duel was decided.
    Duel {
        /// Where.
        place: Place,
        /// What is for sale or stands there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        there: Option<Building>,
        /// The fighters, the winner first.
        fighters: Vec<Fighter>,
        /// Whether only the earlier pass decided.
        by_pass: bool,
    },
    /// A cowboy went back to his player without having done anything.
    SentHome {
        /// Whose.
        seat: Seat,
        /// From where.
        place: Place,
        /// What is for sale or stands there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        there: Option<Building>,
        /// Why.
        why: Home,
    },
    /// The Doctor sent a beaten cowboy elsewhere.
    Healed {
        /// Whose.
        seat: Seat,
        /// Where he stands now.
        place: Place,
        /// What is for sale or stands there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        there: Option<Building>,
    },
    /// The ammunition belongs to somebody for this round.
    Ammunition {
        /// Whom.
        seat: Seat,
    },
    /// The City Hall is held.
    Holds {
        /// By whom.
        seat: Seat,
    },
    /// Somebody gave up what he could have had.
    Declined {
        /// Who.
        seat: Seat,
        /// Where.
        place: Place,
        /// What is for sale or stands there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        there: Option<Building>,
    },
    /// A building tile came into a personal supply.
    Acquired {
        /// Whose.
        seat: Seat,
        /// Which.
        building: Building,
    },
    /// A building was built.
    Built {
        /// By whom.
        seat: Seat,
        /// What.
        building: Building,
        /// Where.
        parcel: Parcel,
    },
    /// A building could not be finished and was taken back.
    TakenBack {
        /// By whom.
        seat: Seat,
        /// What.
        building: Building,
        /// From where.
        parcel: Parcel,
    },
    /// A House was added.
    House {
        /// By whom.
        seat: Seat,
        /// Where.
        parcel: Parcel,
    },
    /// A House became a Townhouse.
    Townhouse {
        /// By whom.
        seat: Seat,
        /// Where.
        parcel: Parcel,
    },
    /// A rival said no to a House on his parcel.
    Refused {
        /// Who.
        seat: Seat,
        /// Where.
        parcel: Parcel,
    },
    /// The Grocer doubles a kind of building.
    Doubled {
        /// Whose.
        seat: Seat,
        /// Which.
        building: Building,
    },
    /// A Mine was blasted.
    Blasted {
        /// By whom.
        seat: Seat,
        /// Which.
        parcel: Parcel,
    },
    /// The game is over.
    Ended {
        /// The points in the order of the seats.
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
    /// He is the white cowboy himself.
    Sheriff,
}

/// Why a cowboy went home.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum Home {
    /// He lost a duel.
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
    /// Who.
    pub seat: Seat,
    /// What he rolled: one die, or two with dynamite.
    pub dice: Vec<u8>,
    /// His firepower.
    pub firepower: u8,
    /// All together.
    pub strength: u8,
}

/// Why money or points came or went.
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
    /// The income of an own building.
    Income(Building, Parcel),
    /// Half the income of a rival's building, and whose it is.
    Robbery(Building, Parcel, Seat),
    /// What a character gives or takes.
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
    /// What Standish makes of his income, or scores for having nobody to attack.
    Standish,
    /// An Outlaw defeated or jailed.
    Outlaw(Parcel),
    /// The bid for the first place.
    FirstPlace,
    /// What was spent at the end of the round.
    Limit,
}
