//! The question that is being asked.

mod answers;
mod refusal;

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::agenda::{Auction, Duel, Scope, SeatList};
use crate::map::parcel::{Parcel, Parcels};
use crate::pieces::building::{Building, Kinds};
use crate::track::space::{Place, Space};

/// A cowboy who moves to another place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum Mover {
    /// One of the player's ten.
    #[default]
    Cowboy,
    /// The white one.
    Sheriff,
}

/// What is being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// A New Beginning: what to begin with, line by line, all at once and in secret.
    Sheets {
        /// Who has not finished.
        waiting: SeatList,
    },
    /// Set-up: which parcel to begin with.
    FirstParcel {
        /// Who is asked.
        seat: Seat,
    },
    /// Phase 1: which character.
    Character {
        /// Who is asked.
        seat: Seat,
    },
    /// The Paperboy: which second character.
    SecondCharacter {
        /// Who is asked.
        seat: Seat,
    },
    /// Grocer, or red Settler: $8 now, or wait.
    Eight {
        /// Who is asked.
        seat: Seat,
    },
    /// Red Chinese Worker: which building to take for $5.
    TakeBuilding {
        /// Who is asked.
        seat: Seat,
    },
    /// Yellow Settler: which parcel.
    FreeParcel {
        /// Who is asked.
        seat: Seat,
    },
    /// Captain: how many cowboys or revolvers.
    Recruit {
        /// Who is asked.
        seat: Seat,
    },
    /// Yellow Prospector, red Cowboy: where the Mine or the Ranch goes.
    Stake {
        /// Who is asked.
        seat: Seat,
        /// Mine or Ranch.
        kind: Building,
    },
    /// Yellow Prospector, red Cowboy: which of several tiles of the row.
    StakeTile {
        /// Who is asked.
        seat: Seat,
        /// Mine or Ranch.
        kind: Building,
        /// Where it goes.
        parcel: Parcel,
    },
    /// Yellow Auctioneer: which parcels are to be auctioned, one after the other.
    Lot {
        /// Who is asked.
        seat: Seat,
        /// The first, once it is chosen.
        chosen: Parcels,
    },
    /// A bid in an auction.
    Bid(Auction),
    /// Red Governor: what to tax.
    Tax {
        /// Who is asked.
        seat: Seat,
    },
    /// Red Heroes: how many cowboys to send home.
    Heroes {
        /// Who is asked.
        seat: Seat,
    },
    /// Lawyer: which parcel to buy.
    LawyerParcel {
        /// Who is asked.
        seat: Seat,
    },
    /// Phase 2: where to place a cowboy, or pass.
    Place {
        /// Who is asked.
        seat: Seat,
    },
    /// Kit Carson: everybody places at once.
    Race {
        /// Who has not passed.
        racing: SeatList,
    },
    /// Which of several duels comes next.
    DuelOrder {
        /// Who is asked.
        seat: Seat,
        /// Where the duels are.
        among: Parcels,
    },
    /// Horses: whether a horse goes into an enclosure.
    Horse {
        /// Who is asked.
        seat: Seat,
    },
    /// The second enclosure: another cowboy, another place for one, or passing.
    SecondGo {
        /// Who is asked.
        seat: Seat,
    },
    /// The second enclosure: where a cowboy goes that was taken back.
    Resettle {
        /// Who is asked.
        seat: Seat,
        /// Which cowboy it is.
        #[serde(default)]
        mover: Mover,
        /// The place that he left; nothing if he was in an enclosure.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Place>,
    },
    /// At the wages: whether to buy a horse.
    BuyHorse {
        /// Who is asked.
        seat: Seat,
    },
    /// Into which enclosure the new horse goes.
    NewHorse {
        /// Who is asked.
        seat: Seat,
    },
    /// Which Outlaw moves next.
    OutlawOrder {
        /// Who is asked.
        seat: Seat,
        /// The Outlaws that have not moved.
        left: Parcels,
    },
    /// Whether to score for a defeated Outlaw or to rob the building.
    Reward {
        /// Who is asked.
        seat: Seat,
        /// Where.
        parcel: Parcel,
    },
    /// Might is Right: which tile to lay in a duel, all at once and in secret.
    Tiles {
        /// Where.
        place: Place,
        /// Who fights.
        fighters: SeatList,
        /// Who has not laid all his tiles.
        waiting: SeatList,
    },
    /// Red Gunsmith: whether to roll again.
    Reroll {
        /// Who is asked.
        seat: Seat,
        /// The duel as it was rolled.
        duel: Duel,
    },
    /// Doctor: where to send a beaten cowboy.
    Heal {
        /// Who is asked.
        seat: Seat,
        /// Where he was beaten.
        beaten_on: Place,
    },
    /// Undertaker: pay or lose a point.
    Undertaker {
        /// Who is asked.
        seat: Seat,
        /// Where he was beaten.
        beaten_on: Place,
    },
    /// Which of the won parcels to buy.
    BuyParcel {
        /// Who is asked.
        seat: Seat,
        /// Which he can have.
        among: Parcels,
    },
    /// Whether to buy the building.
    BuyBuilding {
        /// Who is asked.
        seat: Seat,
        /// On which space.
        space: Space,
    },
    /// Whether and where to build.
    Build {
        /// Who is asked.
        seat: Seat,
        /// The kinds that can be built now.
        kinds: Kinds,
        /// How many buildings can be built now.
        scope: Scope,
    },
    /// Where the next new House goes.
    House {
        /// Who is asked.
        seat: Seat,
    },
    /// Whether a rival can have a House built on one's own parcel.
    Consent {
        /// Who is asked.
        seat: Seat,
        /// Where.
        parcel: Parcel,
    },
    /// Grocer and dynamite at the incomes.
    Income {
        /// Who is asked.
        seat: Seat,
    },
    /// How many points to buy.
    BuyPoints {
        /// Who is asked.
        seat: Seat,
        /// On which space.
        space: Space,
    },
    /// The last roads of the round.
    LastRoads {
        /// Who is asked.
        seat: Seat,
    },
    /// Red Banker: how many points to buy.
    Banker {
        /// Who is asked.
        seat: Seat,
    },
    /// How much to spend at the end of the round.
    Spend {
        /// Who is asked.
        seat: Seat,
    },
    /// Where the City Hall goes.
    CityHall {
        /// Who is asked.
        seat: Seat,
    },
}

impl Ask {
    /// Everybody who is asked.
    #[inline]
    pub fn seats(self) -> Seats {
        match self {
            Ask::Sheets { waiting } | Ask::Tiles { waiting, .. } | Ask::Race { racing: waiting } => waiting.0,
            _ => Seats::only(self.seat()),
        }
    }

    /// Who is asked; where several are, the one listed first.
    #[inline]
    pub fn seat(self) -> Seat {
        match self {
            Ask::Sheets { waiting } | Ask::Tiles { waiting, .. } | Ask::Race { racing: waiting } => {
                waiting.0.lowest().unwrap_or(Seat::FIRST)
            }
            Ask::FirstParcel { seat }
            | Ask::Character { seat }
            | Ask::SecondCharacter { seat }
            | Ask::Eight { seat }
            | Ask::TakeBuilding { seat }
            | Ask::FreeParcel { seat }
            | Ask::Recruit { seat }
            | Ask::Stake { seat, .. }
            | Ask::StakeTile { seat, .. }
            | Ask::Lot { seat, .. }
            | Ask::Tax { seat }
            | Ask::Heroes { seat }
            | Ask::LawyerParcel { seat }
            | Ask::Place { seat }
            | Ask::Horse { seat }
            | Ask::SecondGo { seat }
            | Ask::Resettle { seat, .. }
            | Ask::BuyHorse { seat }
            | Ask::NewHorse { seat }
            | Ask::OutlawOrder { seat, .. }
            | Ask::Reward { seat, .. }
            | Ask::DuelOrder { seat, .. }
            | Ask::Reroll { seat, .. }
            | Ask::Heal { seat, .. }
            | Ask::Undertaker { seat, .. }
            | Ask::BuyParcel { seat, .. }
            | Ask::BuyBuilding { seat, .. }
            | Ask::Build { seat, .. }
            | Ask::House { seat }
            | Ask::Consent { seat, .. }
            | Ask::Income { seat }
            | Ask::BuyPoints { seat, .. }
            | Ask::LastRoads { seat }
            | Ask::Banker { seat }
            | Ask::Spend { seat }
            | Ask::CityHall { seat } => seat,
            Ask::Bid(auction) => auction.bidder,
        }
    }
}
