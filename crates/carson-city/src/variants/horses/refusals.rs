//! Why a horse or a cowboy cannot be put into an enclosure, and why a cowboy cannot be taken back: each reason names its rule.

use table::{Phrase, Seat};

use super::TakeBack;
use super::enclosures::Enclosure;
use crate::game::CarsonCity;
use crate::map::parcel::Parcel;
use crate::track::space::Place;
use crate::variants::Variant;
use crate::variants::kit_carson::TAKE_BACKS;

impl CarsonCity {
    /// Why no horse of the player can be put into this enclosure now.
    pub(crate) fn against_horse(&self, seat: Seat, enclosure: Enclosure) -> Phrase {
        self.against_enclosure(enclosure).unwrap_or_else(|| {
            let has_spare = self.player(seat).spare_horses() > 0;
            Phrase::new(if has_spare { "city-illegal-horse-first" } else { "city-illegal-no-horse" })
        })
    }

    /// Why no cowboy of the player can be put into this enclosure now.
    pub(crate) fn against_corral(&self, seat: Seat, enclosure: Enclosure) -> Phrase {
        let player = self.player(seat);
        self.against_enclosure(enclosure).unwrap_or_else(|| {
            if player.cowboys() == 0 {
                Phrase::new("city-illegal-no-cowboy")
            } else if player.enclosures().has_cowboy(enclosure) {
                Phrase::new("city-illegal-enclosure-taken").with("enclosure", enclosure.number())
            } else {
                Phrase::new("city-illegal-corral-horse")
            }
        })
    }

    /// Why the player cannot take this cowboy back now.
    pub(crate) fn against_take_back(&self, seat: Seat, cowboy: TakeBack) -> Phrase {
        if self.plays(Variant::KitCarson) && self.player(seat).shifts() >= TAKE_BACKS {
            return Phrase::new("city-illegal-back-often").with("most", TAKE_BACKS);
        }
        match cowboy {
            TakeBack::From(Place::Parcel(parcel)) if self.is_held_by(seat, parcel) => {
                Phrase::new("city-illegal-back-city-hall")
            }
            TakeBack::From(place) => Phrase::new("city-illegal-back").with("place", self.place_phrase(place)),
            TakeBack::Leave(enclosure) => self
                .against_enclosure(enclosure)
                .unwrap_or_else(|| Phrase::new("city-illegal-leave").with("enclosure", enclosure.number())),
        }
    }

    /// Why nobody can use this enclosure: there are no horses, or it is closed.
    fn against_enclosure(&self, enclosure: Enclosure) -> Option<Phrase> {
        if !self.plays(Variant::Horses) {
            return Some(Phrase::new("city-illegal-without-horses"));
        }
        let is_open = self.enclosures().any(|open| open == enclosure);
        (!is_open).then(|| Phrase::new("city-illegal-enclosure-closed").with("enclosure", enclosure.number()))
    }

    /// Whether it is the City Hall, held by the player's cowboy.
    fn is_held_by(&self, seat: Seat, parcel: Parcel) -> bool {
        self.holds_city_hall(seat) && self.town.city_hall() == Some(parcel)
    }
}
