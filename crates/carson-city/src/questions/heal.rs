//! Doctor: where to send a beaten cowboy.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Log, Phrase, Seat};

use super::Question;
use crate::agenda::Task;
use crate::game::{CarsonCity, WhiteCowboy};
use crate::interface::action::Action;
use crate::interface::event::{Event, Reason};
use crate::pieces::character::{Character, Side};
use crate::pieces::powers::DOCTORS_FEE;
use crate::track::space::Place;

/// Where to send a beaten cowboy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Heal {
    /// The player who must decide.
    pub seat: Seat,
    /// The place where the cowboy was beaten.
    pub beaten_on: Place,
}

impl Heal {
    /// Whether there is a place to go, and money for the fee; the Doctor's own cowboys are free.
    pub(crate) fn is_possible(self, game: &CarsonCity, doctor: Seat) -> bool {
        let pays = self.seat == doctor || game.player(self.seat).money() >= DOCTORS_FEE;
        let (spaces, parcels) = game.sickbeds(self.seat, self.beaten_on);
        pays && !(spaces.is_empty() && parcels.is_empty())
    }

    /// Why the cowboy cannot be sent to a place that is open to others.
    fn against_bed(self, game: &CarsonCity, seat: Seat, place: Place) -> &'static str {
        let stands = |seat: Seat| game.player(seat).stands_on(place);
        let is_occupied = game.all_seats().any(stands) || game.sheriff == WhiteCowboy::At(place);
        match place {
            _ if place == self.beaten_on => "city-illegal-heal-same",
            Place::Space(space) if space.is_shared() => "city-illegal-heal-past",
            _ if is_occupied => "city-illegal-heal-occupied",
            Place::Parcel(parcel) if game.given_up.contains(parcel) => "city-illegal-heal-given-up",
            Place::Parcel(_) if game.town.tiles_left(seat) == 0 => "city-illegal-no-tile",
            _ => "city-illegal-heal-past",
        }
    }
}

impl Question for Heal {
    /// `None` to send the cowboy home.
    type Answer = Option<Place>;

    const PROMPT: &'static str = "city-asked-heal";
    const WAITING: &'static str = "city-waiting-heal";
    const PHASE: Option<u8> = Some(3);

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
        if let Some(place) = place {
            let doctor = game.whose(Character::Doctor, Side::Yellow);
            if let Some(doctor) = doctor.filter(|&doctor| doctor != seat) {
                let reason = Reason::Character(Character::Doctor.side(Side::Yellow));
                game.pay(seat, DOCTORS_FEE, reason, log);
                game.earn(doctor, DOCTORS_FEE, reason, log);
            }
            game.player_mut(seat).place(place);
            log.tell(|| Event::Healed { seat, place, there: game.there(place) });
        }
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, place: Option<Place>) -> Option<Phrase> {
        let place = place?;
        let closed = match place {
            _ if game.has_outlaw(place) => {
                Some(Phrase::new("city-illegal-outlaw-there").with("place", game.place_phrase(place)))
            }
            Place::Space(space) => game.against_space(space),
            Place::Parcel(parcel) => game.against_sale(parcel),
        };
        Some(closed.unwrap_or_else(|| {
            let id = self.against_bed(game, seat, place);
            Phrase::new(id).with("place", game.place_phrase(place))
        }))
    }

    fn sequel(&self, game: &CarsonCity, written: &[Task]) -> Result<Vec<Task>, FormatError> {
        game.with_the_beaten(self.seat, self.beaten_on, written)
    }

    fn has_means(&self, game: &CarsonCity) -> bool {
        let player = game.player(self.seat);
        let doctor = game.whose(Character::Doctor, Side::Yellow);
        player.cowboys() > 0
            && (doctor == Some(self.seat) || (doctor.is_some() && player.money() >= DOCTORS_FEE))
    }

    fn place(&self) -> Option<Place> {
        Some(self.beaten_on)
    }

    fn details(&self, game: &CarsonCity, _: Seat, phrase: Phrase) -> Phrase {
        phrase.with("place", game.place_phrase(self.beaten_on))
    }
}
