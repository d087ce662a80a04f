//! What happened, in the variants.

use serde::{Deserialize, Serialize};
use table::{Audience, Phrase, Seat};

use super::Fighter;
use super::phrases::{fighter_phrase, names, numbers, of, tally};
use crate::interface::house;
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
    /// A river runs through the land.
    River {
        /// Where.
        parcels: Vec<Parcel>,
    },
    /// A bridge was built: two roads at once.
    Bridge {
        /// By whom.
        seat: Seat,
        /// Where.
        place: RoadPlace,
    },
    /// Standish drew a card.
    StandishDrew {
        /// Its letter.
        letter: Letter,
        /// Its power.
        power: u8,
        /// His firepower now.
        firepower: u8,
    },
    /// Standish looks for land for a building.
    StandishSeeks {
        /// Which.
        building: Building,
    },
    /// Standish did something, and why just this.
    StandishDid {
        /// What.
        deed: Deed,
        /// What is for sale or stands where he went.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        there: Option<Building>,
        /// What decided, in this order.
        by: Vec<Criterion>,
    },
    /// A horse joined somebody.
    Horse {
        /// Whom.
        seat: Seat,
    },
    /// A horse went into an enclosure.
    Stabled {
        /// Whose.
        seat: Seat,
        /// Which enclosure.
        enclosure: Enclosure,
    },
    /// A cowboy went into an enclosure.
    Corralled {
        /// Whose.
        seat: Seat,
        /// Which enclosure.
        enclosure: Enclosure,
    },
    /// A cowboy was taken back from the board.
    Recalled {
        /// Whose.
        seat: Seat,
        /// From where.
        place: Place,
        /// What is for sale or stands there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        there: Option<Building>,
    },
    /// A cowboy was taken back from an enclosure.
    LeftEnclosure {
        /// Whose.
        seat: Seat,
        /// Which enclosure.
        enclosure: Enclosure,
    },
    /// A horse doubles a Ranch.
    Ridden {
        /// Whose.
        seat: Seat,
        /// Where.
        parcel: Parcel,
    },
    /// A rodeo was held.
    Rodeo {
        /// Who won.
        seat: Seat,
        /// What everybody's horses counted for, in the order of the seats.
        counts: Vec<u16>,
    },
    /// Outlaws come to the city.
    OutlawsCome {
        /// How many.
        count: u8,
        /// How strong they all are.
        strength: u8,
        /// The points for each.
        reward: i16,
    },
    /// An Outlaw came.
    OutlawCame {
        /// Where.
        parcel: Parcel,
    },
    /// An Outlaw came to a Prison.
    OutlawJailed {
        /// Whose.
        seat: Seat,
        /// Where.
        parcel: Parcel,
    },
    /// An Outlaw moved to the building that earns most.
    OutlawMoved {
        /// From where.
        from: Parcel,
        /// To where.
        to: Parcel,
        /// What the building earns.
        income: Dollars,
    },
    /// A fight with an Outlaw was decided.
    OutlawFight {
        /// Where.
        parcel: Parcel,
        /// The strength of the Outlaw.
        strength: u8,
        /// The fighters, the best first.
        fighters: Vec<Fighter>,
        /// Who beat the Outlaw, if anybody did.
        winner: Option<Seat>,
    },
    /// Somebody got duel tiles; only he knows which.
    TilesDrawn {
        /// Who.
        seat: Seat,
        /// Which.
        tiles: Vec<u8>,
    },
    /// Somebody said what his duel tiles make together.
    TilesAnnounced {
        /// Who.
        seat: Seat,
        /// How much.
        total: u8,
    },
    /// Somebody had no duel tile left, or gave up his last two, and drew new ones.
    NewTiles {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The duel tiles that were laid are shown.
    TilesShown {
        /// Where.
        place: Place,
        /// What is for sale or stands there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        there: Option<Building>,
        /// Whose tiles, and what they make together.
        fighters: Vec<Fighter>,
    },
    /// The Sharpshooter gave up his last duel tiles.
    TilesDiscarded {
        /// Whose.
        seat: Seat,
        /// Which.
        tiles: Vec<u8>,
    },
    /// A sheet was shown: what somebody begins with.
    Sheet {
        /// Who.
        seat: Seat,
        /// What he wanted.
        sheet: Sheet,
        /// What money is left to him before the bid.
        money: Dollars,
    },
    /// The Sharpshooter rolled one die more than he needs.
    Sharpshot {
        /// Who.
        seat: Seat,
        /// All his dice.
        dice: Vec<u8>,
    },
}

/// A card of Standish, with the sign of a house figure behind its power if it is one.
fn drew(letter: Letter, power: u8, firepower: u8) -> Phrase {
    Phrase::new("city-event-standish-drew")
        .with("letter", letter.to_string())
        .with("power", power)
        .with("firepower", firepower)
        .with("mark", house::STANDISH_CARDS.sign())
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
                .with("mark", house::OUTLAWS.sign()),
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

/// What Standish did, and why.
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
