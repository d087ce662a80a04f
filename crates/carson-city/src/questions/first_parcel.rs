//! Set-up: which parcel to begin with. And the yellow Settler's parcel, which is chosen in the same way.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Log, Phrase, Seat};

use super::Question;
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::action::menu::{self, Choices, Menu};
use crate::map::parcel::Parcel;
use crate::pieces::character::{Character, Side};

/// Set-up: which parcel to begin with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct FirstParcel {
    /// The player who must decide.
    pub seat: Seat,
}

/// Yellow Settler: which parcel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct FreeParcel {
    /// The player who must decide.
    pub seat: Seat,
}

fn list_for_sale(game: &CarsonCity, into: &mut impl Choices) {
    into.add(game.town.for_sale().bits(), &menu::PARCEL);
}

const fn parcel(action: Action) -> Option<Parcel> {
    match action {
        Action::Parcel(parcel) => Some(parcel),
        _ => None,
    }
}

impl Question for FirstParcel {
    type Answer = Parcel;

    const PROMPT: &'static str = "city-asked-first-parcel";
    const WAITING: &'static str = "city-waiting-first-parcel";
    const PHASE: Option<u8> = None;
    const GIVES_LAND: bool = true;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, _: Seat, into: &mut Vec<Action>) {
        list_for_sale(game, into);
    }

    fn menu(&self, game: &CarsonCity, _: Seat) -> Option<Menu> {
        let mut menu = Menu::EMPTY;
        list_for_sale(game, &mut menu);
        Some(menu)
    }

    fn read(&self, action: Action) -> Option<Parcel> {
        parcel(action)
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        parcel: Parcel,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        game.own(seat, parcel, log);
    }

    fn refusal(&self, game: &CarsonCity, _: Seat, parcel: Parcel) -> Option<Phrase> {
        game.against_sale(parcel)
    }

    fn sequel(&self, game: &CarsonCity, _: &[Task]) -> Result<Vec<Task>, FormatError> {
        let turn = game.first_parcel_turns().nth(game.town.sold().len());
        let (chosen, _) = turn.ok_or("everybody has chosen his first parcels")?;
        Ok(vec![Task::Choose { chosen: 0 }, Task::FirstParcels { chosen: chosen + 1 }])
    }

    fn has_means(&self, game: &CarsonCity) -> bool {
        game.town.tiles_left(self.seat) > 0
    }
}

impl Question for FreeParcel {
    type Answer = Parcel;

    const PROMPT: &'static str = "city-asked-free-parcel";
    const WAITING: &'static str = "city-waiting-free-parcel";
    const PHASE: Option<u8> = Some(1);
    const GIVES_LAND: bool = true;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, _: Seat, into: &mut Vec<Action>) {
        list_for_sale(game, into);
    }

    fn menu(&self, game: &CarsonCity, _: Seat) -> Option<Menu> {
        let mut menu = Menu::EMPTY;
        list_for_sale(game, &mut menu);
        Some(menu)
    }

    fn read(&self, action: Action) -> Option<Parcel> {
        parcel(action)
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        parcel: Parcel,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        game.own(seat, parcel, log);
    }

    fn refusal(&self, game: &CarsonCity, _: Seat, parcel: Parcel) -> Option<Phrase> {
        game.against_sale(parcel)
    }

    fn fits_role(&self, game: &CarsonCity) -> bool {
        game.player(self.seat).is(Character::Settler, Side::Yellow)
    }

    fn has_means(&self, game: &CarsonCity) -> bool {
        game.town.tiles_left(self.seat) > 0
    }
}
