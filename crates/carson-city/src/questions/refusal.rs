//! Why something cannot be done now, for whoever tried: what several questions have in common.

use table::{Phrase, Seat};

use super::Ask;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::map::parcel::Parcel;
use crate::map::roads::RoadPlace;

impl CarsonCity {
    /// The reason that names the rule where one speaks against it, and otherwise what is being asked.
    pub(crate) fn reason_against(&self, ask: Ask, seat: Seat, action: Action) -> Phrase {
        ask.refusal(self, seat, action)
            .or_else(|| self.against_anybody(seat, action))
            .unwrap_or_else(|| Phrase::new("city-illegal-other").with("asked", ask.prompt(self, seat)))
    }

    /// What would not do whatever is asked: roads that the player lacks, parcels of the river.
    fn against_anybody(&self, seat: Seat, action: Action) -> Option<Phrase> {
        match action {
            Action::Road(place) => self.against_supply(seat, place),
            Action::Parcel(parcel) | Action::House(parcel) | Action::BuyParcel(parcel) => {
                self.against_river(parcel)
            }
            _ => None,
        }
    }

    /// A player lacks the road, or the second one of a bridge.
    fn against_supply(&self, seat: Seat, place: RoadPlace) -> Option<Phrase> {
        match self.player(seat).roads {
            0 => Some(Phrase::new("city-illegal-no-road")),
            1 if self.town.crossings().contains(place) => {
                Some(Phrase::new("city-illegal-bridge").with("road", place))
            }
            _ => None,
        }
    }

    /// Why a player cannot lay a road there, where he could lay roads.
    pub(super) fn against_road(&self, seat: Seat, place: RoadPlace) -> Phrase {
        self.against_supply(seat, place)
            .unwrap_or_else(|| Phrase::new("city-illegal-road").with("road", place))
    }

    /// Nobody can have a parcel of the river.
    pub(super) fn against_river(&self, parcel: Parcel) -> Option<Phrase> {
        self.town.river().contains(parcel).then(|| Phrase::new("city-illegal-river").with("parcel", parcel))
    }

    /// Nobody buys a parcel with an Outlaw, nor builds there.
    pub(super) fn against_outlaw(&self, parcel: Parcel) -> Option<Phrase> {
        self.town
            .outlaws()
            .contains(parcel)
            .then(|| Phrase::new("city-illegal-outlaw").with("parcel", parcel))
    }
}
