//! Why something cannot be done now: what several questions have in common.

use table::{Phrase, Seat};

use super::Ask;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::map::parcel::Parcel;
use crate::map::roads::RoadPlace;
use crate::pieces::building::Building;
use crate::track::space::{Place, Space, Spaces};

impl CarsonCity {
    /// The reason that names the rule, if one forbids it; otherwise what the question is.
    pub(crate) fn reason_against(&self, ask: Ask, seat: Seat, action: Action) -> Phrase {
        ask.refusal(self, seat, action)
            .or_else(|| self.against_anybody(seat, action))
            .unwrap_or_else(|| Phrase::new("city-illegal-other").with("asked", ask.prompt(self, seat)))
    }

    /// Reasons that hold for any question: roads that the player lacks, parcels of the river.
    fn against_anybody(&self, seat: Seat, action: Action) -> Option<Phrase> {
        match action {
            Action::Road(place) => self.against_supply(seat, place),
            Action::Parcel(parcel) | Action::House(parcel) | Action::BuyParcel(parcel) => {
                self.against_river(parcel)
            }
            _ => None,
        }
    }

    /// The player lacks the road, or the second one of a bridge.
    fn against_supply(&self, seat: Seat, place: RoadPlace) -> Option<Phrase> {
        match self.player(seat).roads() {
            0 => Some(Phrase::new("city-illegal-no-road")),
            1 if self.town.crossings().contains(place) => {
                Some(Phrase::new("city-illegal-bridge").with("road", place))
            }
            _ => None,
        }
    }

    /// Why a player cannot build a road there, if the question is about roads.
    pub(super) fn against_road(&self, seat: Seat, place: RoadPlace) -> Phrase {
        self.against_supply(seat, place)
            .unwrap_or_else(|| Phrase::new("city-illegal-road").with("road", place))
    }

    /// Nobody can have a parcel of the river.
    pub(super) fn against_river(&self, parcel: Parcel) -> Option<Phrase> {
        self.town.river().contains(parcel).then(|| Phrase::new("city-illegal-river").with("parcel", parcel))
    }

    /// Why nobody can get a parcel now: an Outlaw, the river, the City Hall, its owner.
    pub(super) fn against_sale(&self, parcel: Parcel) -> Option<Phrase> {
        let city_hall = || {
            let stands = self.town.buildings(Building::CityHall).contains(parcel);
            stands.then(|| Phrase::new("city-illegal-parcel-city-hall").with("parcel", parcel))
        };
        let owned = || {
            let owner = self.town.owner(parcel)?;
            Some(Phrase::new("city-illegal-parcel-owned").with("parcel", parcel).with("seat", owner))
        };
        self.against_outlaw(parcel).or_else(|| self.against_river(parcel)).or_else(city_hall).or_else(owned)
    }

    /// Why a space does nothing this round: the round marker closed it, or there is no tile.
    pub(super) fn against_space(&self, space: Space) -> Option<Phrase> {
        let id = if !Spaces::FOR_COWBOYS.contains(space) {
            "city-illegal-no-cowboy-space"
        } else if space == Space::Ammunition && self.ammunition.is_some() {
            "city-illegal-ammunition-gone"
        } else if !self.open_stops().contains(space) {
            "city-illegal-closed"
        } else if !self.working_spaces().contains(space) {
            "city-illegal-sold-out"
        } else {
            return None;
        };
        Some(Phrase::new(id).with("place", self.place_phrase(Place::Space(space))))
    }

    /// Nobody can buy a parcel with an Outlaw, or build there.
    pub(super) fn against_outlaw(&self, parcel: Parcel) -> Option<Phrase> {
        self.town
            .outlaws()
            .contains(parcel)
            .then(|| Phrase::new("city-illegal-outlaw").with("parcel", parcel))
    }
}
