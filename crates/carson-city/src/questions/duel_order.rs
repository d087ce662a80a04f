//! Which of several duels to fight next.

use serde::{Deserialize, Serialize};
use table::{Dice, FormChoice, FormLine, FormatError, Log, OrderAnswer, OrderLine, Phrase, Seat};

use super::Question;
use super::buy_parcel::BuyParcel;
use super::sequel::during_contests;
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::ahead::follow::Following;
use crate::interface::ahead::form::FormBuilder;
use crate::interface::ahead::words;
use crate::map::parcel::{Parcel, Parcels};
use crate::track::space::{Place, Space};

/// The key of its line in the order form.
const ORDER_KEY: &str = "duels";

/// Which of several duels to fight next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct DuelOrder {
    /// The player who must decide.
    pub seat: Seat,
    /// The parcels with duels.
    pub among: Parcels,
}

impl Question for DuelOrder {
    type Answer = Parcel;

    const PROMPT: &'static str = "city-asked-duel-order";
    const WAITING: &'static str = "city-waiting-duel-order";
    const PHASE: Option<u8> = Some(3);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, _: &CarsonCity, _: Seat, into: &mut Vec<Action>) {
        into.extend(self.among.iter().map(Action::Duel));
    }

    fn read(&self, action: Action) -> Option<Parcel> {
        match action {
            Action::Duel(parcel) => Some(parcel),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        _: Seat,
        parcel: Parcel,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let place = Place::Parcel(parcel);
        game.fight(place, game.contenders(place), dice, log);
    }

    fn refusal(&self, _: &CarsonCity, _: Seat, parcel: Parcel) -> Option<Phrase> {
        Some(Phrase::new("city-illegal-duel").with("parcel", parcel))
    }

    fn sequel(&self, game: &CarsonCity, _: &[Task]) -> Result<Vec<Task>, FormatError> {
        Ok(during_contests(game.contest_stop(self.among), self.seat))
    }

    fn check(&self, game: &CarsonCity) -> Result<(), FormatError> {
        let stops = [Space::Parcels, Space::BuildingIncome];
        if self.among.len() < 2 || !stops.into_iter().any(|stop| game.contests_at(stop) == self.among) {
            return Err(FormatError::new(
                "'among' names all parcels, or all buildings, where duels are to be fought",
            ));
        }
        Ok(())
    }

    fn offer_orders(form: &mut FormBuilder<'_>) {
        if form.game.player(form.seat).on_parcels().len() > 1 {
            let choices = vec![FormChoice::new(words::RANKED, "city-ahead-ranked")];
            form.push(FormLine::new(ORDER_KEY, Phrase::new("city-ahead-duels"), choices));
        }
    }

    /// Fights for what is most important first.
    fn follow(&self, following: &Following<'_>) -> OrderAnswer<Action> {
        let orders = following.orders;
        if orders.choice(ORDER_KEY) != Some(words::RANKED) {
            return OrderAnswer::Ask;
        }
        let rank = |parcel: &Parcel| orders.rank(&BuyParcel::order_key(*parcel)).unwrap_or(usize::MAX);
        let first = self.among.iter().min_by_key(rank);
        first.map_or(OrderAnswer::Ask, |parcel| OrderAnswer::Play(Action::Duel(parcel)))
    }

    fn as_line(&self, _: &CarsonCity, _: Seat, _: Action) -> Option<OrderLine> {
        Some(OrderLine::new(ORDER_KEY, words::RANKED))
    }
}
