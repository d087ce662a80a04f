//! Whether to buy the building on a space of the row.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Log, Phrase, Seat, Seats};

use super::Question;
use super::purchase::Purchase;
use crate::agenda::{Scope, Task};
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::event::Reason;
use crate::pieces::building::{Building, Kinds};
use crate::track::space::{Place, Space};

/// Whether to buy the building.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct BuyBuilding {
    /// Who is asked.
    pub seat: Seat,
    /// On which space.
    pub space: Space,
}

impl Question for BuyBuilding {
    type Answer = Purchase;

    const PROMPT: &'static str = "city-asked-buy-building";
    const WAITING: &'static str = "city-waiting-buy-building";
    const PHASE: Option<u8> = Some(3);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, _: &CarsonCity, _: Seat, into: &mut Vec<Action>) {
        Purchase::list(into);
    }

    fn read(&self, action: Action) -> Option<Purchase> {
        Purchase::read(action)
    }

    /// What is bought can be built at once or kept.
    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        purchase: Purchase,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let place = Place::Space(self.space);
        game.retire(seat, place);
        match purchase {
            Purchase::Decline => game.decline(seat, place, log),
            Purchase::Buy => {
                if let Some(building) = game.stock.take(self.space) {
                    game.pay(seat, game.building_price(seat, self.space), Reason::Building(building), log);
                    game.acquire(seat, building, log);
                    game.agenda.push(Task::Build { seat, kinds: Kinds::only(building), scope: Scope::One });
                }
            }
        }
    }

    fn sequel(&self, game: &CarsonCity, _: &[Task]) -> Result<Vec<Task>, FormatError> {
        Ok(game.after(self.space))
    }

    fn has_means(&self, game: &CarsonCity) -> bool {
        let price = game.building_price(self.seat, self.space);
        game.stock.tile_on(self.space).is_some() && price <= game.player(self.seat).money()
    }

    fn place(&self) -> Option<Place> {
        Some(Place::Space(self.space))
    }

    fn still_here(&self, _: &CarsonCity, _: Space, _: &[Task]) -> Seats {
        Seats::only(self.seat)
    }

    fn stop(&self) -> Option<Space> {
        Some(self.space)
    }

    fn details(&self, game: &CarsonCity, _: Seat, phrase: Phrase) -> Phrase {
        let building = game.stock.tile_on(self.space).map_or_else(|| self.space.phrase(), Building::phrase);
        phrase.with("building", building).with("price", game.building_price(self.seat, self.space))
    }
}
