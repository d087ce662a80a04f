//! How much to spend at the end of the round.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Log, Phrase, Seat};

use super::sequel::up_to;
use super::{About, Question};
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::pieces::building::Dollars;

/// How much to spend at the end of the round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Spend {
    /// Who is asked.
    pub seat: Seat,
}

impl Question for Spend {
    /// How much.
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
}
