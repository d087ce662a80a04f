//! Red Heroes: how many cowboys to send to the general supply for points.

use serde::{Deserialize, Serialize};
use table::{Dice, Log, Phrase, SaturatingAs, Seat};

use super::{About, Question};
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::event::Event;
use crate::pieces::character::{Character, Side};
use crate::pieces::powers::{HEROES_POINTS, HEROES_SEND};

/// How many cowboys to send home.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Heroes {
    /// The player who must decide.
    pub seat: Seat,
}

impl Question for Heroes {
    /// The number.
    type Answer = u8;

    const PROMPT: &'static str = "city-asked-heroes";
    const WAITING: &'static str = "city-waiting-heroes";
    const PHASE: Option<u8> = Some(1);
    const ABOUT: About = About::Players;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        into.extend((0..=game.player(seat).cowboys().min(HEROES_SEND)).map(Action::Send));
    }

    fn read(&self, action: Action) -> Option<u8> {
        match action {
            Action::Send(count) => Some(count),
            _ => None,
        }
    }

    /// 3 points, and 3 more for each cowboy.
    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        count: u8,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        if count > 0 {
            game.player_mut(seat).dismiss(count);
            log.tell(|| Event::Cowboys { seat, change: -count.saturating_as::<i8>() });
        }
        game.score(seat, HEROES_POINTS * (1 + i16::from(count)), game.own_reason(seat), log);
    }

    fn refusal(&self, _: &CarsonCity, _: Seat, _: u8) -> Option<Phrase> {
        Some(Phrase::new("city-illegal-send"))
    }

    fn fits_role(&self, game: &CarsonCity) -> bool {
        game.player(self.seat).is(Character::Heroes, Side::Red)
    }
}
