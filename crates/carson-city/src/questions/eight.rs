//! Grocer, or red Settler: $8 now, or wait.

use serde::{Deserialize, Serialize};
use table::{Dice, Log, Seat};

use super::{About, Question};
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::pieces::character::{Character, Side};
use crate::pieces::player::Eight;
use crate::pieces::powers::EIGHT_DOLLARS;

/// $8 now, or wait.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct EightDollars {
    /// The player who must decide.
    pub seat: Seat,
}

pub(crate) enum When {
    Now,
    Later,
}

impl Question for EightDollars {
    type Answer = When;

    const PROMPT: &'static str = "city-asked-eight";
    const WAITING: &'static str = "city-waiting-eight";
    const PHASE: Option<u8> = Some(1);
    const ABOUT: About = About::Players;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, _: &CarsonCity, _: Seat, into: &mut Vec<Action>) {
        into.extend([Action::Now, Action::Later]);
    }

    fn read(&self, action: Action) -> Option<When> {
        match action {
            Action::Now => Some(When::Now),
            Action::Later => Some(When::Later),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        when: When,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        match when {
            When::Now => game.earn(seat, EIGHT_DOLLARS, game.own_reason(seat), log),
            When::Later => game.player_mut(seat).set_eight(Eight::Later),
        }
    }

    fn fits_role(&self, game: &CarsonCity) -> bool {
        let player = game.player(self.seat);
        player.is(Character::Grocer, Side::Yellow)
            || player.is(Character::Grocer, Side::Red)
            || player.is(Character::Settler, Side::Red)
    }
}
