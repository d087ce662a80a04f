//! Yellow Prospector and red Cowboy: where to put the Mine or the Ranch, and which of several tiles of the row to take.

use serde::{Deserialize, Serialize};
use table::{Dice, Log, Phrase, Seat};

use super::Question;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::map::parcel::Parcel;
use crate::pieces::building::Building;
use crate::pieces::character::{Character, Side};
use crate::pieces::powers::stake_price;
use crate::track::space::{Place, Space};

/// Where to put the Mine or the Ranch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Stake {
    /// The player who must decide.
    pub seat: Seat,
    /// Mine or Ranch.
    pub kind: Building,
}

/// Which of several tiles of the row to take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct StakeTile {
    /// The player who must decide.
    pub seat: Seat,
    /// Mine or Ranch.
    pub kind: Building,
    /// The parcel to build on.
    pub parcel: Parcel,
}

/// Whether the player has the character that brings a building of this kind.
fn fits_kind(game: &CarsonCity, seat: Seat, kind: Building) -> bool {
    match kind {
        Building::Mine => game.player(seat).is(Character::Prospector, Side::Yellow),
        Building::Ranch => game.player(seat).is(Character::Cowboy, Side::Red),
        _ => false,
    }
}

/// The spaces of the row with a tile of this kind.
fn spaces_with(game: &CarsonCity, kind: Building) -> impl Iterator<Item = Space> + use<> {
    game.stock.tiles().filter(move |&(_, tile)| tile == kind).map(|(space, _)| space)
}

fn can_pay(game: &CarsonCity, seat: Seat, kind: Building) -> bool {
    game.town.tiles_left(seat) > 0 && game.player(seat).money() >= stake_price(kind)
}

impl Question for Stake {
    /// `None` to build none.
    type Answer = Option<Parcel>;

    const PROMPT: &'static str = "city-asked-stake";
    const WAITING: &'static str = "city-waiting-stake";
    const PHASE: Option<u8> = Some(1);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, _: Seat, into: &mut Vec<Action>) {
        into.extend(game.free_land().iter().map(Action::Parcel));
        into.push(Action::Decline);
    }

    fn read(&self, action: Action) -> Option<Self::Answer> {
        match action {
            Action::Parcel(parcel) => Some(Some(parcel)),
            Action::Decline => Some(None),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        parcel: Option<Parcel>,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        if let Some(parcel) = parcel {
            let mut spaces = spaces_with(game, self.kind);
            let (first, second) = (spaces.next(), spaces.next());
            if second.is_some() {
                game.ask(StakeTile { seat, kind: self.kind, parcel });
            } else {
                game.build_stake(seat, self.kind, parcel, first, log);
            }
        }
    }

    fn refusal(&self, game: &CarsonCity, _: Seat, parcel: Option<Parcel>) -> Option<Phrase> {
        let parcel = parcel?;
        let occupied = || {
            Phrase::new("city-illegal-build-occupied")
                .with("building", self.kind.phrase())
                .with("parcel", parcel)
        };
        Some(game.against_sale(parcel).unwrap_or_else(occupied))
    }

    fn fits_role(&self, game: &CarsonCity) -> bool {
        fits_kind(game, self.seat, self.kind)
    }

    fn has_means(&self, game: &CarsonCity) -> bool {
        can_pay(game, self.seat, self.kind) && game.stock.holds(self.kind)
    }

    fn details(&self, _: &CarsonCity, _: Seat, phrase: Phrase) -> Phrase {
        phrase.with("building", self.kind.phrase())
    }
}

impl Question for StakeTile {
    type Answer = Space;

    const PROMPT: &'static str = "city-asked-stake-tile";
    const WAITING: &'static str = "city-waiting-stake-tile";
    const PHASE: Option<u8> = Some(1);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, _: Seat, into: &mut Vec<Action>) {
        into.extend(spaces_with(game, self.kind).map(Action::Take));
    }

    fn read(&self, action: Action) -> Option<Space> {
        match action {
            Action::Take(space) => Some(space),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        space: Space,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        game.build_stake(seat, self.kind, self.parcel, Some(space), log);
    }

    fn refusal(&self, game: &CarsonCity, _: Seat, space: Space) -> Option<Phrase> {
        Some(Phrase::new("city-illegal-take").with("place", game.place_phrase(Place::Space(space))))
    }

    fn fits_role(&self, game: &CarsonCity) -> bool {
        fits_kind(game, self.seat, self.kind)
    }

    fn has_means(&self, game: &CarsonCity) -> bool {
        can_pay(game, self.seat, self.kind) && game.free_land().contains(self.parcel)
    }

    fn details(&self, _: &CarsonCity, _: Seat, phrase: Phrase) -> Phrase {
        phrase.with("building", self.kind.phrase())
    }
}
