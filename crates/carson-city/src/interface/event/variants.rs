//! Events of the variants.

use serde::{Deserialize, Serialize};
use table::{Audience, Phrase, Seat};

use super::Fighter;
use super::phrases::{fighter_phrase, names, numbers, of, tally};
use crate::interface::house_figures;
use crate::map::parcel::Parcel;
use crate::map::roads::RoadPlace;
use crate::pieces::building::{Building, Dollars};
use crate::standish::{Criterion, Deed, Letter};
use crate::track::space::Place;
use crate::variants::horses::enclosures::Enclosure;
use crate::variants::new_beginning::{Sheet, SheetLine};

/// Something that only happens in a variant.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum VariantEvent {
    /// The course of the river.
    River {
        /// The parcels.
        parcels: Vec<Parcel>,
    },
    /// A bridge was built: two roads at once.
    Bridge {
        /// The player.
        seat: Seat,
        /// The place.
        place: RoadPlace,
    },
    /// Standish drew a card.
    StandishDrew {
        /// Its letter.
        letter: Letter,
        /// The power of the card.
        power: u8,
        /// Standish's firepower now.
        firepower: u8,
    },
    /// Standish looks for land for a building.
    StandishSeeks {
        /// The building.
        building: Building,
    },
    /// Standish did something, with the reasons.
    StandishDid {
        /// What he did.
        deed: Deed,
        /// What is for sale or stands at that place.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        there: Option<Building>,
        /// The criteria that decided, in this order.
        by: Vec<Criterion>,
    },
    /// A player got a horse.
    Horse {
        /// The player.
        seat: Seat,
    },
    /// A horse was put into an enclosure.
    Stabled {
        /// The player.
        seat: Seat,
        /// The enclosure.
        enclosure: Enclosure,
    },
    /// A cowboy was put into an enclosure.
    Corralled {
        /// The player.
        seat: Seat,
        /// The enclosure.
        enclosure: Enclosure,
    },
    /// A cowboy was taken back from the board.
    Recalled {
        /// The player.
        seat: Seat,
        /// Where it came from.
        place: Place,
        /// What is for sale or stands there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        there: Option<Building>,
    },
    /// A cowboy was taken back from an enclosure.
    LeftEnclosure {
        /// The player.
        seat: Seat,
        /// The enclosure.
        enclosure: Enclosure,
    },
    /// A horse doubles a Ranch.
    Ridden {
        /// The player.
        seat: Seat,
        /// The parcel.
        parcel: Parcel,
    },
    /// A rodeo was held.
    Rodeo {
        /// Who won.
        seat: Seat,
        /// What each player's horses counted for, in seat order.
        counts: Vec<u16>,
    },
    /// Outlaws arrive in the city.
    OutlawsCome {
        /// The number.
        count: u8,
        /// The strength of each of them.
        strength: u8,
        /// The points for each.
        reward: i16,
    },
    /// An Outlaw arrived.
    OutlawCame {
        /// The parcel.
        parcel: Parcel,
    },
    /// An Outlaw arrived next to a Prison.
    OutlawJailed {
        /// The player.
        seat: Seat,
        /// The parcel.
        parcel: Parcel,
    },
    /// An Outlaw moved to the building with the highest income.
    OutlawMoved {
        /// The parcel it left.
        from: Parcel,
        /// The parcel it moved to.
        to: Parcel,
        /// The income of the building.
        income: Dollars,
    },
    /// A fight with an Outlaw was decided.
    OutlawFight {
        /// The parcel.
        parcel: Parcel,
        /// The strength of the Outlaw.
        strength: u8,
        /// The fighters, the best first.
        fighters: Vec<Fighter>,
        /// Who beat the Outlaw, if anybody did.
        winner: Option<Seat>,
    },
    /// A player got duel tiles; only that player knows which.
    TilesDrawn {
        /// The player.
        seat: Seat,
        /// The tiles.
        tiles: Vec<u8>,
    },
    /// A player announced the sum of their duel tiles.
    TilesAnnounced {
        /// The player.
        seat: Seat,
        /// The sum.
        total: u8,
    },
    /// A player had no duel tile left, or discarded the last two, and drew new ones.
    NewTiles {
        /// The player.
        seat: Seat,
        /// The number.
        count: u8,
    },
    /// The played duel tiles were revealed.
    TilesShown {
        /// The place.
        place: Place,
        /// What is for sale or stands there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        there: Option<Building>,
        /// Whose tiles, and their sum.
        fighters: Vec<Fighter>,
    },
    /// The Sharpshooter discarded the last duel tiles.
    TilesDiscarded {
        /// The player.
        seat: Seat,
        /// The tiles.
        tiles: Vec<u8>,
    },
    /// A sheet was revealed: what a player begins with.
    Sheet {
        /// The player.
        seat: Seat,
        /// What the player wanted.
        sheet: Sheet,
        /// The money left before the bid.
        money: Dollars,
    },
    /// The Sharpshooter rolled an extra die.
    Sharpshot {
        /// The player.
        seat: Seat,
        /// All dice.
        dice: Vec<u8>,
    },
}

/// The sentence for a card of Standish, with the sign of a house figure after its power if it is one.
fn drew(letter: Letter, power: u8, firepower: u8) -> Phrase {
    Phrase::new("city-event-standish-drew")
        .with("letter", letter.to_string())
        .with("power", power)
        .with("firepower", firepower)
        .with("mark", house_figures::STANDISH_CARDS.sign())
}

impl VariantEvent {
    pub(super) fn phrase(&self) -> Phrase {
        match self {
            VariantEvent::River { parcels } => {
                Phrase::new("city-event-river").with("parcels", names(parcels))
            }
            VariantEvent::Bridge { seat, place } => of("city-event-bridge", *seat).with("road", *place),
            VariantEvent::StandishDrew { letter, power, firepower } => drew(*letter, *power, *firepower),
            VariantEvent::StandishSeeks { building } => {
                Phrase::new("city-event-standish-seeks").with("building", building.phrase())
            }
            VariantEvent::StandishDid { deed, there, by } => standish_did(*deed, *there, by),
            VariantEvent::Horse { seat } => of("city-event-horse", *seat),
            VariantEvent::Stabled { seat, enclosure } => {
                of("city-event-stabled", *seat).with("enclosure", enclosure.number())
            }
            VariantEvent::Corralled { seat, enclosure } => {
                of("city-event-corralled", *seat).with("enclosure", enclosure.number())
            }
            VariantEvent::Recalled { seat, place, there } => {
                of("city-event-recalled", *seat).with("place", place.phrase_with(*there))
            }
            VariantEvent::LeftEnclosure { seat, enclosure } => {
                of("city-event-left-enclosure", *seat).with("enclosure", enclosure.number())
            }
            VariantEvent::Ridden { seat, parcel } => of("city-event-ridden", *seat).with("parcel", *parcel),
            VariantEvent::Rodeo { seat, counts } => {
                let counts = Seat::all(counts.len()).zip(counts.iter().copied());
                of("city-event-rodeo", *seat).with("counts", tally(counts))
            }
            VariantEvent::OutlawsCome { count, strength, reward } => Phrase::new("city-event-outlaws-come")
                .with("count", *count)
                .with("strength", *strength)
                .with("reward", i64::from(*reward))
                .with("mark", house_figures::OUTLAWS.sign()),
            VariantEvent::OutlawCame { parcel } => {
                Phrase::new("city-event-outlaw-came").with("parcel", *parcel)
            }
            VariantEvent::OutlawJailed { seat, parcel } => {
                of("city-event-outlaw-jailed", *seat).with("parcel", *parcel)
            }
            VariantEvent::OutlawMoved { from, to, income } => Phrase::new("city-event-outlaw-moved")
                .with("from", *from)
                .with("to", *to)
                .with("income", *income),
            VariantEvent::OutlawFight { parcel, strength, fighters, winner } => {
                let fighters = fighters.iter().map(fighter_phrase).collect::<Vec<_>>();
                let phrase = match winner {
                    Some(seat) => of("city-event-outlaw-beaten", *seat),
                    None => Phrase::new("city-event-outlaw-wins"),
                };
                phrase.with("parcel", *parcel).with("strength", *strength).with("fighters", fighters)
            }
            VariantEvent::TilesDrawn { seat, tiles } => {
                of("city-event-tiles-drawn", *seat).with("tiles", numbers(tiles))
            }
            VariantEvent::TilesAnnounced { seat, total } => {
                of("city-event-tiles-announced", *seat).with("total", *total)
            }
            VariantEvent::NewTiles { seat, count } => of("city-event-new-tiles", *seat).with("count", *count),
            VariantEvent::TilesShown { place, there, fighters } => Phrase::new("city-event-tiles-shown")
                .with("place", place.phrase_with(*there))
                .with("fighters", fighters.iter().map(fighter_phrase).collect::<Vec<_>>()),
            VariantEvent::TilesDiscarded { seat, tiles } => {
                of("city-event-tiles-discarded", *seat).with("tiles", numbers(tiles))
            }
            VariantEvent::Sheet { seat, sheet, money } => {
                let lines = SheetLine::ALL.into_iter().filter(|&line| sheet.get(line) != 0);
                let lines = lines.map(|line| {
                    let entry = Phrase::new("city-sheet-entry");
                    entry.with("what", line.phrase()).with("count", i64::from(sheet.get(line)))
                });
                of("city-event-sheet", *seat).with("lines", lines.collect::<Vec<_>>()).with("money", *money)
            }
            VariantEvent::Sharpshot { seat, dice } => {
                let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
                of("city-event-sharpshot", *seat).with("dice", dice.join(", "))
            }
        }
    }

    pub(super) fn audience(&self) -> Audience {
        match self {
            VariantEvent::TilesDrawn { seat, .. } => Audience::only(*seat),
            _ => Audience::Everyone,
        }
    }

    pub(super) fn reveals(&self) -> bool {
        matches!(self, VariantEvent::Sheet { .. } | VariantEvent::TilesShown { .. })
    }
}

/// The sentence for what Standish did, and why.
fn standish_did(deed: Deed, there: Option<Building>, by: &[Criterion]) -> Phrase {
    let phrase = match deed {
        Deed::Place(place) => {
            Phrase::new("city-event-standish-place").with("place", place.phrase_with(there))
        }
        Deed::Build(kind, parcel) => {
            Phrase::new("city-event-standish-build").with("building", kind.phrase()).with("parcel", parcel)
        }
        Deed::House(parcel) => Phrase::new("city-event-standish-house").with("parcel", parcel),
        Deed::Townhouse(parcel) => Phrase::new("city-event-standish-townhouse").with("parcel", parcel),
        Deed::Help => Phrase::new("city-event-standish-help"),
        Deed::Nothing => Phrase::new("city-event-standish-nothing"),
    };
    let by: Vec<Phrase> = by.iter().map(|criterion| criterion.phrase()).collect();
    let why = if by.is_empty() { vec![Phrase::new("city-criterion-card")] } else { by };
    phrase.with("why", why)
}
