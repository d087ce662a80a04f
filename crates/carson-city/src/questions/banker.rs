//! Red Banker: how many points to buy at the end of the round.

use serde::{Deserialize, Serialize};
use table::{ASK_ME, Dice, FormChoice, FormLine, FormatError, Log, OrderAnswer, OrderLine, Phrase, Seat};

use super::{About, Question};
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::ahead::follow::Following;
use crate::interface::ahead::form::FormBuilder;
use crate::interface::ahead::words;
use crate::interface::event::Reason;
use crate::pieces::building::Dollars;
use crate::pieces::character::{Character, Side};
use crate::pieces::powers::BANKERS_OFFERS;

/// The key of its line in the order form.
const ORDER_KEY: &str = "banker";

/// How many points to buy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Banker {
    /// The player who must decide.
    pub seat: Seat,
}

/// The offers that a player can pay.
fn affordable(game: &CarsonCity, seat: Seat) -> impl Iterator<Item = (u8, Dollars)> {
    let money = game.player(seat).money();
    BANKERS_OFFERS.into_iter().filter(move |&(_, price)| price <= money)
}

impl Banker {
    /// Whether there is anything to decide.
    pub(crate) fn is_possible(self, game: &CarsonCity) -> bool {
        affordable(game, self.seat).next().is_some()
    }
}

impl Question for Banker {
    /// The number; `None` to buy none.
    type Answer = Option<u8>;

    const PROMPT: &'static str = "city-asked-banker";
    const WAITING: &'static str = "city-waiting-banker";
    const PHASE: Option<u8> = Some(4);
    const ABOUT: About = About::Players;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        into.extend(affordable(game, seat).map(|(points, _)| Action::Points(points)));
        into.push(Action::Decline);
    }

    fn read(&self, action: Action) -> Option<Self::Answer> {
        match action {
            Action::Points(points) => Some(Some(points)),
            Action::Decline => Some(None),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        points: Option<u8>,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let bought = BANKERS_OFFERS.into_iter().find(|&(offer, _)| Some(offer) == points);
        if let Some((points, price)) = bought {
            let reason = Reason::Character(Character::Banker.side(Side::Red));
            game.pay(seat, price, reason, log);
            game.score(seat, i16::from(points), reason, log);
        }
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, points: Option<u8>) -> Option<Phrase> {
        points.map(|_| Phrase::new("city-illegal-banker").with("money", game.player(seat).money()))
    }

    fn sequel(&self, _: &CarsonCity, _: &[Task]) -> Result<Vec<Task>, FormatError> {
        Ok(vec![Task::CleanUp, Task::Limit { done: 0 }])
    }

    fn fits_role(&self, game: &CarsonCity) -> bool {
        game.player(self.seat).is(Character::Banker, Side::Red)
    }

    fn offer_orders(form: &mut FormBuilder<'_>) {
        if form.game.player(form.seat).is(Character::Banker, Side::Red) {
            let choices = vec![
                FormChoice::new(words::ALL, "city-ahead-all-points"),
                FormChoice::new(words::LEAVE, "city-ahead-no-points"),
            ];
            form.push(FormLine::new(ORDER_KEY, Phrase::new("city-ahead-banker"), choices).choose(ASK_ME));
        }
    }

    fn follow(&self, following: &Following<'_>) -> OrderAnswer<Action> {
        let points = |action: &&Action| matches!(action, Action::Points(_));
        let most = || following.legal.iter().filter(points).max().copied();
        match following.orders.choice(ORDER_KEY) {
            Some(words::ALL) => OrderAnswer::Play(most().unwrap_or(Action::Decline)),
            Some(_) => OrderAnswer::Play(Action::Decline),
            None => OrderAnswer::Ask,
        }
    }

    fn as_line(&self, _: &CarsonCity, _: Seat, action: Action) -> Option<OrderLine> {
        let choice = if action == Action::Decline { words::LEAVE } else { words::ALL };
        Some(OrderLine::new(ORDER_KEY, choice))
    }
}
