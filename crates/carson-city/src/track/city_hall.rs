//! The City Hall: the first player in pass order places it as soon as it is drawn, on free land that a road reaches. If there is
//! none, he first lays as few roads of the general supply as possible. In 2015 a House comes with it.

use table::{Log, Seat};

use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::event::{Event, VariantEvent};
use crate::map::parcel::Parcels;
use crate::pieces::building::Building;
use crate::questions::Ask;

impl CarsonCity {
    fn city_hall_lots(&self) -> Parcels {
        self.free_land() & self.town.connected()
    }

    pub(crate) fn ask_for_city_hall(&mut self, log: &mut impl Log<CarsonCity>) {
        match self.passed.get(0) {
            Some(seat) if !self.free_land().is_empty() && !self.town.roads().is_empty() => {
                self.asked = Some(Ask::CityHall { seat });
            }
            _ => log.tell(|| Event::NoCityHall),
        }
    }

    pub(crate) fn list_city_hall(&self, into: &mut Vec<Action>) {
        let lots = self.city_hall_lots();
        if lots.is_empty() {
            into.extend(self.town.roads().towards(self.free_land(), self.town.crossings()).map(Action::Road));
        } else {
            into.extend(lots.iter().map(|lot| Action::Build(Building::CityHall, lot)));
        }
    }

    pub(crate) fn place_city_hall(&mut self, seat: Seat, action: Action, log: &mut impl Log<CarsonCity>) {
        match action {
            Action::Road(place) => {
                let roads = self.town.roads_for(place);
                self.town.lay_road(place);
                log.tell(|| {
                    if roads > 1 {
                        VariantEvent::Bridge { seat, place }.into()
                    } else {
                        Event::RoadLaid { seat, place }
                    }
                });
                self.agenda.push(Task::PlaceCityHall);
            }
            Action::Build(building, parcel) => {
                self.town.add_building(building, parcel);
                log.tell(|| Event::CityHall { seat, parcel });
                self.open_site(seat, building, parcel);
            }
            _ => {}
        }
    }
}
