//! Undertaker: pay for a beaten cowboy or lose a point.

use serde::{Deserialize, Serialize};
use table::{ASK_ME, Dice, FormLine, FormatError, Log, OrderAnswer, OrderLine, Phrase, Seat};

use super::{About, Question};
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::ahead::follow::Following;
use crate::interface::ahead::form::FormBuilder;
use crate::interface::event::Reason;
use crate::pieces::character::{Character, Role, Side};
use crate::pieces::powers::{UNDERTAKERS_FEE, UNDERTAKERS_POINTS};
use crate::track::space::Place;

/// The key of its line in the order form.
const ORDER_KEY: &str = "undertaker";

pub(crate) const UNDERTAKER: Role = Character::Doctor.side(Side::Red);

/// Pay or lose a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Undertaker {
    /// The player who must decide.
    pub seat: Seat,
    /// The place where the cowboy was beaten.
    pub beaten_on: Place,
}

pub(crate) enum Answer {
    Pay,
    Lose,
}

impl Question for Undertaker {
    type Answer = Answer;

    const PROMPT: &'static str = "city-asked-undertaker";
    const WAITING: &'static str = "city-waiting-undertaker";
    const PHASE: Option<u8> = Some(3);
    const ABOUT: About = About::Players;

    fn seat(&self) -> Seat {
        self.seat
    }

    /// A player without the money for the fee can only lose the point.
    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        into.extend((game.player(seat).money() >= UNDERTAKERS_FEE).then_some(Action::Pay));
        into.push(Action::Lose);
    }

    fn read(&self, action: Action) -> Option<Answer> {
        match action {
            Action::Pay => Some(Answer::Pay),
            Action::Lose => Some(Answer::Lose),
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
        let reason = Reason::Character(UNDERTAKER);
        match answer {
            Answer::Lose => game.score(seat, -UNDERTAKERS_POINTS, reason, log),
            Answer::Pay => {
                if let Some(undertaker) = game.whose(UNDERTAKER.character, UNDERTAKER.side) {
                    game.pay(seat, UNDERTAKERS_FEE, reason, log);
                    game.earn(undertaker, UNDERTAKERS_FEE, reason, log);
                }
            }
        }
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, answer: Answer) -> Option<Phrase> {
        match answer {
            Answer::Pay => {
                Some(Phrase::new("city-illegal-undertaker").with("money", game.player(seat).money()))
            }
            Answer::Lose => None,
        }
    }

    fn sequel(&self, game: &CarsonCity, written: &[Task]) -> Result<Vec<Task>, FormatError> {
        game.with_the_beaten(self.seat, self.beaten_on, written)
    }

    fn fits_role(&self, game: &CarsonCity) -> bool {
        let undertaker = game.whose(UNDERTAKER.character, UNDERTAKER.side);
        undertaker.is_some_and(|undertaker| undertaker != self.seat)
    }

    fn place(&self) -> Option<Place> {
        Some(self.beaten_on)
    }

    fn prompt(&self, game: &CarsonCity, seat: Seat) -> Phrase {
        let is_poor = game.player(seat).money() < UNDERTAKERS_FEE;
        Phrase::new(if is_poor { "city-asked-undertaker-poor" } else { Self::PROMPT })
    }

    fn offer_orders(form: &mut FormBuilder<'_>) {
        if form.game.whose(UNDERTAKER.character, UNDERTAKER.side).is_some() {
            let choices = [Action::Pay, Action::Lose].map(|action| form.action(action)).into();
            form.push(FormLine::new(ORDER_KEY, Phrase::new("city-ahead-undertaker"), choices).choose(ASK_ME));
        }
    }

    fn follow(&self, following: &Following<'_>) -> OrderAnswer<Action> {
        following.orders.chosen(ORDER_KEY)
    }

    fn as_line(&self, _: &CarsonCity, _: Seat, action: Action) -> Option<OrderLine> {
        Some(OrderLine::new(ORDER_KEY, action.to_string()))
    }
}
