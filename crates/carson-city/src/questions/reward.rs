//! Outlaws: whether to score for a defeated Outlaw or to rob the building.

use serde::{Deserialize, Serialize};
use table::{Dice, FormLine, FormatError, Log, OrderAnswer, OrderLine, Phrase, Seat, Seats};

use super::Question;
use super::sequel::during_contests;
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::ahead::follow::Following;
use crate::interface::ahead::form::FormBuilder;
use crate::map::parcel::Parcel;
use crate::track::space::{Place, Space};
use crate::variants::Variant;

/// The key of its line in the order form.
const ORDER_KEY: &str = "reward";

/// Whether to score for a defeated Outlaw or to rob the building.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Reward {
    /// The player who must decide.
    pub seat: Seat,
    /// The parcel.
    pub parcel: Parcel,
}

pub(crate) enum Answer {
    Collect,
    Rob,
}

impl Question for Reward {
    type Answer = Answer;

    const PROMPT: &'static str = "city-asked-reward";
    const WAITING: &'static str = "city-waiting-reward";
    const PHASE: Option<u8> = Some(3);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, _: &CarsonCity, _: Seat, into: &mut Vec<Action>) {
        into.extend([Action::Collect, Action::Rob]);
    }

    fn read(&self, action: Action) -> Option<Answer> {
        match action {
            Action::Collect => Some(Answer::Collect),
            Action::Rob => Some(Answer::Rob),
            _ => None,
        }
    }

    /// A cowboy that robs stays until the incomes are paid.
    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        answer: Answer,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        match answer {
            Answer::Collect => game.collect_reward(seat, self.parcel, log),
            Answer::Rob => {}
        }
    }

    fn sequel(&self, game: &CarsonCity, written: &[Task]) -> Result<Vec<Task>, FormatError> {
        let orders = game.who_sets_order(Space::BuildingIncome, Seats::only(self.seat), written);
        Ok(during_contests(Space::BuildingIncome, orders))
    }

    fn check(&self, game: &CarsonCity) -> Result<(), FormatError> {
        let is_alone = game.contenders(Place::Parcel(self.parcel)) == Seats::only(self.seat);
        if !is_alone || !game.attackable(self.seat).contains(self.parcel) {
            return Err(FormatError::new(format!(
                "player {} can score or rob where he has defeated an Outlaw",
                self.seat
            )));
        }
        Ok(())
    }

    fn details(&self, _: &CarsonCity, _: Seat, phrase: Phrase) -> Phrase {
        phrase.with("parcel", self.parcel)
    }

    fn offer_orders(form: &mut FormBuilder<'_>) {
        if form.game.plays(Variant::Outlaws) {
            let choices = [Action::Collect, Action::Rob].map(|action| form.action(action)).into();
            form.push(FormLine::new(ORDER_KEY, Phrase::new("city-ahead-reward"), choices));
        }
    }

    fn follow(&self, following: &Following<'_>) -> OrderAnswer<Action> {
        following.orders.chosen(ORDER_KEY)
    }

    fn as_line(&self, _: &CarsonCity, _: Seat, action: Action) -> Option<OrderLine> {
        Some(OrderLine::new(ORDER_KEY, action.to_string()))
    }
}
