//! How much to spend at the end of the round.

use serde::{Deserialize, Serialize};
use table::{
    Dice, FormChoice, FormLine, FormatError, Log, OrderAnswer, OrderLine, Phrase, SaturatingAs, Seat,
};

use super::sequel::up_to;
use super::{About, Question};
use crate::agenda::Task;
use crate::game::{CarsonCity, ROUNDS};
use crate::interface::action::Action;
use crate::interface::ahead::follow::Following;
use crate::interface::ahead::form::FormBuilder;
use crate::interface::ahead::words;
use crate::phases::round_end::DOLLARS_SPENT_FOR_A_POINT;
use crate::pieces::building::Dollars;

/// The key of its line in the order form.
const ORDER_KEY: &str = "spend";

/// How much to spend at the end of the round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Spend {
    /// The player who must decide.
    pub seat: Seat,
}

impl Question for Spend {
    /// The amount.
    type Answer = Dollars;

    const PROMPT: &'static str = "city-asked-spend";
    const WAITING: &'static str = "city-waiting-spend";
    const PHASE: Option<u8> = Some(4);
    const ABOUT: About = About::Players;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        let player = game.player(seat);
        into.extend((player.above_limit()..=player.money()).map(Action::Spend));
    }

    fn read(&self, action: Action) -> Option<Dollars> {
        match action {
            Action::Spend(amount) => Some(amount),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        amount: Dollars,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        game.spend(seat, amount, log);
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, _: Dollars) -> Option<Phrase> {
        Some(Phrase::new("city-illegal-spend").with("limit", game.player(seat).cash_limit()))
    }

    fn sequel(&self, game: &CarsonCity, _: &[Task]) -> Result<Vec<Task>, FormatError> {
        Ok(vec![Task::CleanUp, Task::Limit { done: up_to(*game.pass_order(), self.seat) }])
    }

    fn details(&self, game: &CarsonCity, _: Seat, phrase: Phrase) -> Phrase {
        let player = game.player(self.seat);
        phrase
            .with("limit", player.cash_limit())
            .with("must", player.above_limit())
            .with("money", player.money())
    }

    /// Spends nothing if it brings no point.
    fn obvious(&self, game: &CarsonCity, seat: Seat, legal: &[Action]) -> Option<Action> {
        let brings_nothing = game.player(seat).money() < DOLLARS_SPENT_FOR_A_POINT;
        Some(Action::Spend(0)).filter(|nothing| brings_nothing && legal.contains(nothing))
    }

    fn offer_orders(form: &mut FormBuilder<'_>) {
        let choices = vec![
            FormChoice::new(words::LEAST, "city-ahead-spend-least"),
            FormChoice::new(words::ALL, "city-ahead-spend-all"),
            FormChoice::new(words::UP_TO, "city-ahead-spend-some").up_to("city-ahead-at-most"),
        ];
        let sensible = if form.game.round == ROUNDS { words::ALL } else { words::LEAST };
        form.push(FormLine::new(ORDER_KEY, Phrase::new("city-ahead-spend"), choices).choose(sensible));
    }

    fn follow(&self, following: &Following<'_>) -> OrderAnswer<Action> {
        let player = following.game.player(self.seat);
        let (least, all) = (player.above_limit(), player.money());
        let amount = match (following.orders.choice(ORDER_KEY), following.orders.limit(ORDER_KEY)) {
            (Some(words::LEAST), _) => least,
            (Some(words::UP_TO), Some(limit)) => limit.saturating_as::<Dollars>().clamp(least, all),
            (Some(_), _) => all,
            (None, _) => return OrderAnswer::Ask,
        };
        OrderAnswer::Play(Action::Spend(amount))
    }

    fn as_line(&self, game: &CarsonCity, seat: Seat, action: Action) -> Option<OrderLine> {
        let Action::Spend(amount) = action else { return None };
        let player = game.player(seat);
        Some(match amount {
            _ if amount == player.above_limit() => OrderLine::new(ORDER_KEY, words::LEAST),
            _ if amount == player.money() => OrderLine::new(ORDER_KEY, words::ALL),
            _ => OrderLine::new(ORDER_KEY, words::UP_TO).up_to(amount.into()),
        })
    }
}
