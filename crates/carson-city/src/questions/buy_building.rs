//! Whether to buy the building on a space of the row.

use serde::{Deserialize, Serialize};
use table::{Dice, FormChoice, FormLine, FormatError, Log, OrderAnswer, OrderLine, Phrase, Seat, Seats};

use super::Question;
use super::purchase::Purchase;
use crate::agenda::{Scope, Task};
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::ahead::follow::Following;
use crate::interface::ahead::form::FormBuilder;
use crate::interface::ahead::words;
use crate::interface::event::Reason;
use crate::pieces::building::{Building, Dollars, Kinds};
use crate::track::space::{Place, Space};

/// Whether to buy the building.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct BuyBuilding {
    /// The player who must decide.
    pub seat: Seat,
    /// The space of the row.
    pub space: Space,
}

impl BuyBuilding {
    /// What a line of orders about a building of the row will cost, if a cowboy is still there; `None` if the line is about
    /// something else.
    pub(crate) fn cost_to_come(game: &CarsonCity, seat: Seat, line: &OrderLine) -> Option<Dollars> {
        let space: Space = line.key.parse().ok()?;
        let stands = game.player(seat).on_spaces().contains(space);
        Some(if stands { game.building_price(seat, space) } else { 0 })
    }
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

    /// A bought building can be built immediately or kept.
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

    fn offer_orders(form: &mut FormBuilder<'_>) {
        let game = form.game;
        for space in game.player(form.seat).on_spaces().iter() {
            if game.stock.tile_on(space).is_some() {
                let choices = vec![
                    FormChoice::new(words::BUY, "city-ahead-buy"),
                    FormChoice::new(words::LEAVE, "city-ahead-leave"),
                ];
                let label = game.place_phrase(Place::Space(space));
                form.push(FormLine::new(space.to_string(), label, choices));
            }
        }
    }

    fn follow(&self, following: &Following<'_>) -> OrderAnswer<Action> {
        let key = self.space.to_string();
        let price = following.game.building_price(self.seat, self.space);
        match following.orders.choice(&key) {
            Some(words::BUY) if price <= following.money_for(&key) => OrderAnswer::Play(Action::Buy),
            Some(_) => OrderAnswer::Play(Action::Decline),
            None => OrderAnswer::Ask,
        }
    }

    fn as_line(&self, _: &CarsonCity, _: Seat, action: Action) -> Option<OrderLine> {
        let choice = if action == Action::Buy { words::BUY } else { words::LEAVE };
        Some(OrderLine::new(self.space.to_string(), choice))
    }
}
