//! Which Outlaw to move next.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Log, Seat};

use super::Question;
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::map::parcel::{Parcel, Parcels};
use crate::setup::options::Edition;

/// Which Outlaw to move next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct OutlawOrder {
    /// The player who must decide.
    pub seat: Seat,
    /// The Outlaws that have not moved.
    pub left: Parcels,
}

impl Question for OutlawOrder {
    type Answer = Parcel;

    const PROMPT: &'static str = "city-asked-outlaw-order";
    const WAITING: &'static str = "city-waiting-outlaw-order";
    const PHASE: Option<u8> = Some(1);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, _: &CarsonCity, _: Seat, into: &mut Vec<Action>) {
        into.extend(self.left.iter().map(Action::Outlaw));
    }

    fn read(&self, action: Action) -> Option<Parcel> {
        match action {
            Action::Outlaw(parcel) => Some(parcel),
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
        game.move_outlaw(parcel, self.left, dice, log);
    }

    fn sequel(&self, game: &CarsonCity, _: &[Task]) -> Result<Vec<Task>, FormatError> {
        Ok(match game.edition {
            Edition::Y2023 => vec![game.first_to_place()],
            Edition::Y2015 => vec![Task::Choose { chosen: 0 }],
        })
    }

    fn is_asked_while_placing(&self, game: &CarsonCity) -> bool {
        game.edition == Edition::Y2023
    }

    fn check(&self, game: &CarsonCity) -> Result<(), FormatError> {
        if game.outlaw_leader() != Some(self.seat) || !self.left.without(game.town.outlaws()).is_empty() {
            return Err(FormatError::new("whoever is first says which Outlaw moves"));
        }
        Ok(())
    }

    fn chooser(&self, _: &CarsonCity) -> Option<Seat> {
        None
    }
}
