//! The City Hall: the first player in pass order places it as soon as it is drawn, on free land with a road. If there is none, that
//! player first builds as few roads from the general supply as possible. In 2015 a House comes with it.

use table::Log;

use crate::game::CarsonCity;
use crate::interface::event::Event;
use crate::questions::city_hall::PlaceCityHall;

impl CarsonCity {
    pub(crate) fn ask_for_city_hall(&mut self, log: &mut impl Log<CarsonCity>) {
        match self.pass_order().get(0) {
            Some(seat) if !self.free_land().is_empty() && !self.town.roads().is_empty() => {
                self.ask(PlaceCityHall { seat });
            }
            _ => log.tell(|| Event::NoCityHall),
        }
    }
}
