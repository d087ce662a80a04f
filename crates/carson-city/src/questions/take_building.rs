//! Red Chinese Worker: which building of the row to take for $5.

use serde::{Deserialize, Serialize};
use table::{Dice, Log, Phrase, Seat};

use super::Question;
use crate::agenda::{Scope, Task};
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::pieces::building::Kinds;
use crate::pieces::character::{Character, Side};
use crate::pieces::powers::WORKERS_PRICE;
use crate::track::space::{Place, Space};

/// Which building to take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct TakeBuilding {
    /// The player who must decide.
    pub seat: Seat,
}

impl Question for TakeBuilding {
    /// `None` to take none.
    type Answer = Option<Space>;

    const PROMPT: &'static str = "city-asked-take-building";
    const WAITING: &'static str = "city-waiting-take-building";
    const PHASE: Option<u8> = Some(1);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, _: Seat, into: &mut Vec<Action>) {
        into.extend(game.stock.tiles().map(|(space, _)| Action::Take(space)));
        into.push(Action::Decline);
    }

    fn read(&self, action: Action) -> Option<Self::Answer> {
        match action {
            Action::Take(space) => Some(Some(space)),
            Action::Decline => Some(None),
            _ => None,
        }
    }

    /// The building can be built immediately or kept; then the row moves up and a tile is drawn.
    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        space: Option<Space>,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        if let Some(building) = space.and_then(|space| game.stock.take(space)) {
            game.pay(seat, WORKERS_PRICE, game.own_reason(seat), log);
            game.acquire(seat, building, log);
            game.agenda.push(Task::ShiftRow);
            game.agenda.push(Task::Build { seat, kinds: Kinds::only(building), scope: Scope::One });
        }
    }

    fn refusal(&self, game: &CarsonCity, _: Seat, space: Option<Space>) -> Option<Phrase> {
        Some(Phrase::new("city-illegal-take").with("place", game.place_phrase(Place::Space(space?))))
    }

    fn fits_role(&self, game: &CarsonCity) -> bool {
        game.player(self.seat).is(Character::ChineseWorker, Side::Red)
    }

    fn has_means(&self, game: &CarsonCity) -> bool {
        game.player(self.seat).money() >= WORKERS_PRICE
    }
}
