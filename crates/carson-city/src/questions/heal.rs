//! Doctor: where to send a beaten cowboy.

use serde::{Deserialize, Serialize};
use table::{Dice, Log, Phrase, Seat};

use super::Question;
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::event::{Event, Reason};
use crate::pieces::building::Dollars;
use crate::pieces::character::{Character, Side};
use crate::track::space::Place;

/// What the Doctor asks for a beaten cowboy.
pub(crate) const DOCTORS_FEE: Dollars = 3;

/// Where to send a beaten cowboy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Heal {
    /// Who is asked.
    pub seat: Seat,
    /// Where he was beaten.
    pub beaten_on: Place,
}

impl Heal {
    /// Whether there is a place to go, and the fee; the Doctor pays nothing for his own.
    pub(crate) fn is_possible(self, game: &CarsonCity, doctor: Seat) -> bool {
        let pays = self.seat == doctor || game.player(self.seat).money >= DOCTORS_FEE;
        let (spaces, parcels) = game.sickbeds(self.seat, self.beaten_on);
        pays && !(spaces.is_empty() && parcels.is_empty())
    }
}

impl Question for Heal {
    /// Nothing if he goes home.
    type Answer = Option<Place>;

    const PROMPT: &'static str = "city-asked-heal";
    const WAITING: &'static str = "city-waiting-heal";

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        let (spaces, parcels) = game.sickbeds(seat, self.beaten_on);
        into.extend(spaces.iter().map(|space| Action::Move(Place::Space(space))));
        into.extend(parcels.iter().map(|parcel| Action::Move(Place::Parcel(parcel))));
        into.push(Action::Done);
    }

    fn read(&self, action: Action) -> Option<Self::Answer> {
        match action {
            Action::Move(place) => Some(Some(place)),
            Action::Done => Some(None),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        place: Option<Place>,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let Some(place) = place else { return };
        if let Some(doctor) = game.whose(Character::Doctor, Side::Yellow).filter(|&doctor| doctor != seat) {
            let reason = Reason::Character(Character::Doctor.side(Side::Yellow));
            game.pay(seat, DOCTORS_FEE, reason, log);
            game.earn(doctor, DOCTORS_FEE, reason, log);
        }
        let player = game.player_mut(seat);
        player.cowboys -= 1;
        player.stand(place);
        log.tell(|| Event::Healed { seat, place });
    }

    fn refusal(&self, game: &CarsonCity, _: Seat, place: Option<Place>) -> Option<Phrase> {
        let place = place?;
        let id = if game.has_outlaw(place) { "city-illegal-outlaw-there" } else { "city-illegal-heal" };
        Some(Phrase::new(id).with("place", place.phrase()))
    }

    fn sequel(&self, game: &CarsonCity, written: &[Task]) -> Result<Vec<Task>, String> {
        game.with_the_beaten(self.seat, self.beaten_on, written)
    }

    fn has_means(&self, game: &CarsonCity) -> bool {
        let player = game.player(self.seat);
        let doctor = game.whose(Character::Doctor, Side::Yellow);
        player.cowboys > 0 && (doctor == Some(self.seat) || (doctor.is_some() && player.money >= DOCTORS_FEE))
    }

    fn place(&self) -> Option<Place> {
        Some(self.beaten_on)
    }

    fn details(&self, _: &CarsonCity, _: Seat, phrase: Phrase) -> Phrase {
        phrase.with("place", self.beaten_on.phrase())
    }
}
