//! What happened, for the log and the animation.

use serde::{Deserialize, Serialize};
use table::{Phrase, Seat};

use crate::building::{Building, Dollars};
use crate::character::Role;
use crate::parcel::Parcel;
use crate::roads::RoadPlace;
use crate::space::{Place, Space};

/// Something that happened. Every change of money and points has an event of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
        /// Why.
        why: Home,
    },
    /// The Doctor sent a beaten cowboy elsewhere.
    Healed {
        /// Whose.
        seat: Seat,
        /// Where he stands now.
        place: Place,
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
}

/// What a cowboy was placed with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    /// Half the income of a rival's building.
    Robbery(Building, Parcel),
    /// What a character gives or takes.
    Character(Role),
    /// An auction.
    Auction,
    /// A road that reached new land.
    Road(RoadPlace),
    /// A duel won or lost.
    Duel(Place),
    /// What was spent at the end of the round.
    Limit,
}

impl Reason {
    fn phrase(self) -> Phrase {
        match self {
            Reason::Space(space) => Phrase::new("city-reason-space").with("space", space.phrase()),
            Reason::Parcel(parcel) => Phrase::new("city-reason-parcel").with("parcel", parcel),
            Reason::Building(building) => {
                Phrase::new("city-reason-building").with("building", building.phrase())
            }
            Reason::Income(building, parcel) => {
                Phrase::new("city-reason-income").with("building", building.phrase()).with("parcel", parcel)
            }
            Reason::Robbery(building, parcel) => {
                Phrase::new("city-reason-robbery").with("building", building.phrase()).with("parcel", parcel)
            }
            Reason::Character(role) => Phrase::new("city-reason-character").with("character", role.phrase()),
            Reason::Auction => Phrase::new("city-reason-auction"),
            Reason::Road(place) => Phrase::new("city-reason-road").with("road", place),
            Reason::Duel(place) => Phrase::new("city-reason-duel").with("place", place.phrase()),
            Reason::Limit => Phrase::new("city-reason-limit"),
        }
    }
}

fn seats_phrase(seats: &[Seat]) -> Vec<Phrase> {
    seats.iter().map(|&seat| Phrase::new("city-seat").with("seat", seat)).collect()
}

fn names(parcels: &[Parcel]) -> String {
    parcels.iter().map(Parcel::to_string).collect::<Vec<_>>().join(", ")
}

fn fighter_phrase(fighter: &Fighter) -> Phrase {
    let dice: Vec<String> = fighter.dice.iter().map(u8::to_string).collect();
    Phrase::new("city-fighter")
        .with("seat", fighter.seat)
        .with("dice", dice.join(" + "))
        .with("firepower", fighter.firepower)
        .with("strength", fighter.strength)
}

fn of(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("seat", seat)
}

impl table::Event for Event {
    fn phrase(&self) -> Phrase {
        match self {
            Event::Centre { parcel } => Phrase::new("city-event-centre").with("parcel", *parcel),
            Event::Mountains { parcels } => {
                Phrase::new("city-event-mountains").with("parcels", names(parcels))
            }
            Event::FirstOrder { seats } => {
                Phrase::new("city-event-first-order").with("seats", seats_phrase(seats))
            }
            Event::TileDrawn { building, space } => Phrase::new("city-event-tile-drawn")
                .with("building", building.phrase())
                .with("space", space.phrase()),
            Event::CityHall { seat, parcel } => of("city-event-city-hall", *seat).with("parcel", *parcel),
            Event::NoCityHall => Phrase::new("city-event-no-city-hall"),
            Event::Round { round } => Phrase::new("city-event-round").with("round", *round),
            Event::Owned { seat, parcel } => of("city-event-owned", *seat).with("parcel", *parcel),
            Event::Chose { seat, role } => of("city-event-chose", *seat).with("character", role.phrase()),
            Event::TurnOrder { seats } => {
                Phrase::new("city-event-turn-order").with("seats", seats_phrase(seats))
            }
            Event::Money { seat, change, reason } => {
                let id = if *change < 0 { "city-event-pays" } else { "city-event-earns" };
                of(id, *seat).with("amount", change.abs()).with("reason", reason.phrase())
            }
            Event::Points { seat, change, reason } => {
                let id = if *change < 0 { "city-event-loses-points" } else { "city-event-points" };
                of(id, *seat).with("points", change.abs()).with("reason", reason.phrase())
            }
            Event::Roads { seat, count } => of("city-event-roads", *seat).with("count", *count),
            Event::Cowboys { seat, change } => {
                let id = if *change < 0 { "city-event-cowboys-leave" } else { "city-event-cowboys" };
                of(id, *seat).with("count", change.abs())
            }
            Event::Revolvers { seat, count } => of("city-event-revolvers", *seat).with("count", *count),
            Event::Dynamite { seat, count } => of("city-event-dynamite", *seat).with("count", *count),
            Event::SheriffJoined { seat } => of("city-event-sheriff-joined", *seat),
            Event::Auction { seat, lot } if lot.is_empty() => of("city-event-auction-ammunition", *seat),
            Event::Auction { seat, lot } => of("city-event-auction", *seat).with("parcels", names(lot)),
            Event::Bid { seat, amount } => of("city-event-bid", *seat).with("amount", *amount),
            Event::DroppedOut { seat } => of("city-event-dropped-out", *seat),
            Event::Sold { seat: Some(seat), amount } => of("city-event-sold", *seat).with("amount", *amount),
            Event::Sold { seat: None, .. } => Phrase::new("city-event-unsold"),
            Event::Placed { seat, place, with } => {
                let id = match with {
                    With::Nothing => "city-event-placed",
                    With::Dynamite => "city-event-placed-dynamite",
                    With::Token => "city-event-placed-token",
                    With::Sheriff => "city-event-placed-sheriff",
                };
                of(id, *seat).with("place", place.phrase())
            }
            Event::Passed { seat, position } => of("city-event-passed", *seat).with("position", *position),
            Event::RoadLaid { seat, place } => of("city-event-road-laid", *seat).with("road", *place),
            Event::Rolled { place, fighters } => Phrase::new("city-event-rolled")
                .with("place", place.phrase())
                .with("fighters", fighters.iter().map(fighter_phrase).collect::<Vec<_>>()),
            Event::Rerolled { seat, die } => of("city-event-rerolled", *seat).with("die", *die),
            Event::Duel { place, fighters, by_pass } => {
                let id = if *by_pass { "city-event-duel-by-pass" } else { "city-event-duel" };
                Phrase::new(id)
                    .with("place", place.phrase())
                    .with("winner", fighters[0].seat)
                    .with("fighters", fighters.iter().map(fighter_phrase).collect::<Vec<_>>())
            }
            Event::SentHome { seat, place, why } => {
                let id = match why {
                    Home::Beaten => "city-event-beaten",
                    Home::Lawyer => "city-event-sent-home-lawyer",
                    Home::Church => "city-event-sent-home-church",
                };
                of(id, *seat).with("place", place.phrase())
            }
            Event::Healed { seat, place } => of("city-event-healed", *seat).with("place", place.phrase()),
            Event::Ammunition { seat } => of("city-event-ammunition", *seat),
            Event::Holds { seat } => of("city-event-holds", *seat),
            Event::Declined { seat, place } => of("city-event-declined", *seat).with("place", place.phrase()),
            Event::Acquired { seat, building } => {
                of("city-event-acquired", *seat).with("building", building.phrase())
            }
            Event::Built { seat, building, parcel } => {
                of("city-event-built", *seat).with("building", building.phrase()).with("parcel", *parcel)
            }
            Event::TakenBack { seat, building, parcel } => {
                of("city-event-taken-back", *seat).with("building", building.phrase()).with("parcel", *parcel)
            }
            Event::House { seat, parcel } => of("city-event-house", *seat).with("parcel", *parcel),
            Event::Townhouse { seat, parcel } => of("city-event-townhouse", *seat).with("parcel", *parcel),
            Event::Refused { seat, parcel } => of("city-event-refused", *seat).with("parcel", *parcel),
            Event::Doubled { seat, building } => {
                of("city-event-doubled", *seat).with("building", building.phrase())
            }
            Event::Blasted { seat, parcel } => of("city-event-blasted", *seat).with("parcel", *parcel),
            Event::Ended { points } => {
                let points: Vec<String> = points.iter().map(i32::to_string).collect();
                Phrase::new("city-event-ended").with("points", points.join(" : "))
            }
        }
    }
}
