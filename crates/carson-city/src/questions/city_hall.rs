//! Where to place the City Hall, and the roads that lead there if there are none.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Log, Phrase, Seat};

use super::Question;
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::event::{Event, VariantEvent};
use crate::map::parcel::Parcel;
use crate::map::roads::RoadPlace;
use crate::pieces::building::Building;
use crate::setup::options::Edition;

/// Where to place the City Hall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct PlaceCityHall {
    /// The player who must decide.
    pub seat: Seat,
}

pub(crate) enum Answer {
    Build(Parcel),
    /// A road from the general supply towards free land.
    Road(RoadPlace),
}

impl Question for PlaceCityHall {
    type Answer = Answer;

    const PROMPT: &'static str = "city-asked-city-hall";
    const WAITING: &'static str = "city-waiting-city-hall";
    const PHASE: Option<u8> = None;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, _: Seat, into: &mut Vec<Action>) {
        let lots = game.free_land() & game.town.connected();
        if lots.is_empty() {
            into.extend(game.town.roads().towards(game.free_land(), game.town.crossings()).map(Action::Road));
        } else {
            into.extend(lots.iter().map(|lot| Action::Build(Building::CityHall, lot)));
        }
    }

    fn read(&self, action: Action) -> Option<Answer> {
        match action {
            Action::Build(Building::CityHall, parcel) => Some(Answer::Build(parcel)),
            Action::Road(place) => Some(Answer::Road(place)),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        answer: Answer,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        match answer {
            Answer::Build(parcel) => {
                game.town.add_building(Building::CityHall, parcel);
                log.tell(|| Event::CityHall { seat, parcel });
                game.open_site(seat, Building::CityHall, parcel);
            }
            Answer::Road(place) => {
                let roads = game.town.roads_for(place);
                game.town.lay_road(place);
                log.tell(|| {
                    if roads > 1 {
                        VariantEvent::Bridge { seat, place }.into()
                    } else {
                        Event::RoadLaid { seat, place }
                    }
                });
                game.agenda.push(Task::PlaceCityHall);
            }
        }
    }

    fn refusal(&self, _: &CarsonCity, _: Seat, _: Answer) -> Option<Phrase> {
        Some(Phrase::new("city-illegal-city-hall"))
    }

    fn sequel(&self, game: &CarsonCity, written: &[Task]) -> Result<Vec<Task>, FormatError> {
        Ok(around_city_hall(game, written))
    }

    fn has_means(&self, game: &CarsonCity) -> bool {
        game.town.city_hall().is_none()
            && !game.stock.holds(Building::CityHall)
            && game.building_set.tiles().count(Building::CityHall) > 0
    }

    fn check(&self, game: &CarsonCity) -> Result<(), FormatError> {
        if game.pass_order().get(0) != Some(self.seat) {
            return Err(FormatError::new("whoever is first in pass order places the City Hall"));
        }
        Ok(())
    }

    fn chooser(&self, _: &CarsonCity) -> Option<Seat> {
        None
    }
}

/// What comes after the City Hall: it is drawn while the row is filled, in phase 1 or, in 2015, during set-up.
pub(super) fn around_city_hall(game: &CarsonCity, written: &[Task]) -> Vec<Task> {
    let in_set_up = match written {
        [] => game.edition == Edition::Y2015 && game.round == 1 && game.town.sold().is_empty(),
        tasks => matches!(tasks, [_, Task::FirstParcels { .. }, ..]),
    };
    if in_set_up {
        let sheets = game.sheets_to_fill();
        let mut tasks = vec![Task::Choose { chosen: 0 }, Task::FirstParcels { chosen: 0 }];
        tasks.extend(sheets.into_iter().chain([Task::FillRow]));
        tasks
    } else {
        let chosen = game.have_chosen();
        let outlaws = game.outlaws_to_come().filter(|_| chosen == 0);
        [Task::Choose { chosen }].into_iter().chain(outlaws).chain([Task::FillRow]).collect()
    }
}
