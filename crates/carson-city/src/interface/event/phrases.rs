//! The sentences of the log.

use table::{Arg, Audience, Phrase, Seat};

use super::{Event, Fighter, Home, Reason, With};
use crate::map::parcel::Parcel;
use crate::pieces::building::Building;
use crate::track::space::{Place, Space};

impl Reason {
    /// The message with its name.
    pub(crate) fn phrase(self) -> Phrase {
        match self {
            Reason::Space(space) => Phrase::new("city-reason-space").with("space", space.phrase()),
            Reason::Parcel(parcel) => Phrase::new("city-reason-parcel").with("parcel", parcel),
            Reason::Building(building) => {
                Phrase::new("city-reason-building").with("building", building.phrase())
            }
            Reason::Income(building, parcel) => {
                Phrase::new("city-reason-income").with("building", building.phrase()).with("parcel", parcel)
            }
            Reason::Robbery(building, parcel, owner) => Phrase::new("city-reason-robbery")
                .with("building", building.phrase())
                .with("parcel", parcel)
                .with("owner", owner),
            Reason::Character(role) => Phrase::new("city-reason-character").with("character", role.phrase()),
            Reason::Auction => Phrase::new("city-reason-auction"),
            Reason::Road(place) => Phrase::new("city-reason-road").with("road", place),
            Reason::Duel(place) => Phrase::new("city-reason-duel").with("place", place.phrase()),
            Reason::Enclosure => Phrase::new("city-reason-enclosure"),
            Reason::Horse => Phrase::new("city-reason-horse"),
            Reason::Standish => Phrase::new("city-reason-standish"),
            Reason::Outlaw(parcel) => Phrase::new("city-reason-outlaw").with("parcel", parcel),
            Reason::FirstPlace => Phrase::new("city-reason-first-place"),
            Reason::Limit => Phrase::new("city-reason-limit"),
        }
    }
}

/// Players in order, separated by commas only.
fn order(seats: &[Seat]) -> Vec<Phrase> {
    seats.iter().map(|&seat| Phrase::new("city-seat").with("seat", seat)).collect()
}

pub(super) fn names(parcels: &[Parcel]) -> String {
    parcels.iter().map(Parcel::to_string).collect::<Vec<_>>().join(", ")
}

pub(super) fn fighter_phrase(fighter: &Fighter) -> Phrase {
    let dice: Vec<String> = fighter.dice.iter().map(u8::to_string).collect();
    let id = if dice.is_empty() { "city-fighter-without-dice" } else { "city-fighter" };
    Phrase::new(id)
        .with("seat", fighter.seat)
        .with("dice", dice.join(" + "))
        .with("firepower", fighter.firepower)
        .with("strength", fighter.strength)
}

/// What everybody has, by name.
pub(super) fn tally<N: Into<Arg>>(counts: impl Iterator<Item = (Seat, N)>) -> Vec<Phrase> {
    let one = |(seat, count)| Phrase::new("table-line").with("label", seat).with("value", count);
    counts.map(one).collect()
}

pub(super) fn numbers(tiles: &[u8]) -> String {
    tiles.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

pub(super) fn of(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("seat", seat)
}

/// The sentence for a placed cowboy; on a rival's building it names the owner.
fn placed(seat: Seat, place: Place, there: Option<Building>, owner: Option<Seat>, with: With) -> Phrase {
    if let (Place::Parcel(parcel), Some(building), Some(owner)) = (place, there, owner) {
        let id = match with {
            With::Nothing | With::Token => "city-event-raids",
            With::Dynamite => "city-event-raids-dynamite",
            With::Sheriff => "city-event-raids-sheriff",
        };
        return of(id, seat).with("owner", owner).with("building", building.phrase()).with("parcel", parcel);
    }
    let id = match with {
        With::Nothing => "city-event-placed",
        With::Dynamite => "city-event-placed-dynamite",
        With::Token => "city-event-placed-token",
        With::Sheriff => "city-event-placed-sheriff",
    };
    of(id, seat).with("place", place.phrase_with(there))
}

impl table::Event for Event {
    fn phrase(&self) -> Phrase {
        match self {
            Event::Centre { parcel } => Phrase::new("city-event-centre").with("parcel", *parcel),
            Event::Mountains { parcels } => {
                Phrase::new("city-event-mountains").with("parcels", names(parcels))
            }
            Event::FirstOrder { seats } => Phrase::new("city-event-first-order").with("seats", order(seats)),
            Event::TileDrawn { building, space } => Phrase::new("city-event-tile-drawn")
                .with("building", building.phrase())
                .with("price", space.row_index().map_or(0, |index| Space::PRICES[index])),
            Event::CityHall { seat, parcel } => of("city-event-city-hall", *seat).with("parcel", *parcel),
            Event::NoCityHall => Phrase::new("city-event-no-city-hall"),
            Event::Round { round } => Phrase::new("city-event-round").with("round", *round),
            Event::Owned { seat, parcel } => of("city-event-owned", *seat).with("parcel", *parcel),
            Event::Chose { seat, role } => of("city-event-chose", *seat).with("character", role.phrase()),
            Event::TurnOrder { seats } => Phrase::new("city-event-turn-order").with("seats", order(seats)),
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
            Event::Placed { seat, place, there, owner, with } => placed(*seat, *place, *there, *owner, *with),
            Event::Passed { seat, position } => of("city-event-passed", *seat).with("position", *position),
            Event::RoadLaid { seat, place } => of("city-event-road-laid", *seat).with("road", *place),
            Event::Rolled { place, there, fighters } => Phrase::new("city-event-rolled")
                .with("place", place.phrase_with(*there))
                .with("fighters", fighters.iter().map(fighter_phrase).collect::<Vec<_>>()),
            Event::Rerolled { seat, die } => of("city-event-rerolled", *seat).with("die", *die),
            Event::Duel { place, there, fighters, by_pass } => {
                let id = if *by_pass { "city-event-duel-by-pass" } else { "city-event-duel" };
                Phrase::new(id)
                    .with("place", place.phrase_with(*there))
                    .with("winner", fighters[0].seat)
                    .with("fighters", fighters.iter().map(fighter_phrase).collect::<Vec<_>>())
            }
            Event::SentHome { seat, place, there, why } => {
                let id = match why {
                    Home::Beaten => "city-event-beaten",
                    Home::Lawyer => "city-event-sent-home-lawyer",
                    Home::Church => "city-event-sent-home-church",
                };
                of(id, *seat).with("place", place.phrase_with(*there))
            }
            Event::Healed { seat, place, there } => {
                of("city-event-healed", *seat).with("place", place.phrase_with(*there))
            }
            Event::Ammunition { seat } => of("city-event-ammunition", *seat),
            Event::Holds { seat } => of("city-event-holds", *seat),
            Event::Declined { seat, place, there } => {
                of("city-event-declined", *seat).with("place", place.phrase_with(*there))
            }
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
            Event::InVariant(event) => event.phrase(),
            Event::Ended { points } => {
                let points = Seat::all(points.len()).zip(points);
                Phrase::new("city-event-ended").with("points", tally(points.map(|(seat, &one)| (seat, one))))
            }
        }
    }

    fn audience(&self) -> Audience {
        match self {
            Event::InVariant(event) => event.audience(),
            _ => Audience::Everyone,
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Event::InVariant(event) if event.reveals())
    }
}
