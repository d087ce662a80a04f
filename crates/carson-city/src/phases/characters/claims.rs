//! Characters that give parcels and buildings at once: Chinese Worker (red), Settler (yellow), Indian (yellow), Prospector (yellow),
//! Cowboy (red), Lawyer (yellow).

use table::{Dice, Log, Seat};

use crate::agenda::{Scope, Task};
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::event::{Event, Reason};
use crate::map::parcel::Parcel;
use crate::pieces::building::{Building, Dollars, Kinds};
use crate::pieces::character::Role;
use crate::questions::Ask;
use crate::setup::options::Edition;
use crate::setup::roll_parcel;

/// What the red Chinese Worker asks for a building.
pub(crate) const WORKERS_PRICE: Dollars = 5;

/// What the Prospector asks for a Mine and the Cowboy for a Ranch.
pub(crate) const fn stake_price(kind: Building) -> Dollars {
    match kind {
        Building::Mine => 10,
        _ => 8,
    }
}

impl CarsonCity {
    fn role_of(&self, seat: Seat) -> Role {
        self.player(seat).role.expect("the player has a character")
    }

    pub(super) fn offer_building(&mut self, seat: Seat) {
        if self.player(seat).money >= WORKERS_PRICE && self.row.iter().any(Option::is_some) {
            self.asked = Some(Ask::TakeBuilding { seat });
        }
    }

    /// The building can be built at once or kept; then the row moves up and a tile is drawn.
    pub(crate) fn take_building(&mut self, seat: Seat, action: Action, log: &mut impl Log<CarsonCity>) {
        let Action::Take(space) = action else { return };
        let Some(building) = space.row_index().and_then(|index| self.row[index].take()) else { return };
        self.pay(seat, WORKERS_PRICE, Reason::Character(self.role_of(seat)), log);
        self.acquire(seat, building, log);
        self.agenda.push(Task::ShiftRow);
        self.agenda.push(Task::Build { seat, kinds: Kinds::only(building), scope: Scope::One });
    }

    pub(crate) fn acquire(&mut self, seat: Seat, building: Building, log: &mut impl Log<CarsonCity>) {
        self.player_mut(seat).kept.add(building);
        log.tell(|| Event::Acquired { seat, building });
    }

    pub(super) fn offer_free_parcel(&mut self, seat: Seat) {
        if self.town.tiles_left(seat) > 0 && !self.town.for_sale().is_empty() {
            self.asked = Some(Ask::FreeParcel { seat });
        }
    }

    /// Two parcels that the dice point at. In 2015 nothing must stand on them.
    pub(super) fn give_random_parcels(
        &mut self,
        seat: Seat,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        for _ in 0..2 {
            if self.town.tiles_left(seat) == 0 {
                return;
            }
            let among = match self.edition {
                Edition::Y2023 => self.town.for_sale(),
                Edition::Y2015 => self.town.for_sale().without(self.town.occupied()),
            };
            if let Some(parcel) = roll_parcel(among, dice) {
                self.own(seat, parcel, log);
            }
        }
    }

    pub(super) fn offer_stake(&mut self, seat: Seat, kind: Building) {
        let possible = self.player(seat).money >= stake_price(kind)
            && self.town.tiles_left(seat) > 0
            && self.is_to_be_had(kind)
            && !self.free_land().is_empty();
        if possible {
            self.asked = Some(Ask::Stake { seat, kind });
        }
    }

    pub(crate) fn stake(
        &mut self,
        seat: Seat,
        kind: Building,
        action: Action,
        log: &mut impl Log<CarsonCity>,
    ) {
        let Action::Parcel(parcel) = action else { return };
        let tiles = self.row.iter().filter(|&&tile| tile == Some(kind)).count();
        if tiles > 1 {
            self.asked = Some(Ask::StakeTile { seat, kind, parcel });
        } else {
            let index = self.row.iter().position(|&tile| tile == Some(kind));
            self.build_stake(seat, kind, parcel, index, log);
        }
    }

    pub(crate) fn stake_tile(
        &mut self,
        seat: Seat,
        kind: Building,
        parcel: Parcel,
        action: Action,
        log: &mut impl Log<CarsonCity>,
    ) {
        let Action::Take(space) = action else { return };
        self.build_stake(seat, kind, parcel, space.row_index(), log);
    }

    /// Takes the tile from the row, or from the bag if none lies there, and builds it on new land.
    fn build_stake(
        &mut self,
        seat: Seat,
        kind: Building,
        parcel: Parcel,
        index: Option<usize>,
        log: &mut impl Log<CarsonCity>,
    ) {
        self.pay(seat, stake_price(kind), Reason::Character(self.role_of(seat)), log);
        self.own(seat, parcel, log);
        self.town.add_building(kind, parcel);
        log.tell(|| Event::Built { seat, building: kind, parcel });
        self.give_revolvers(seat, kind.revolvers(), log);
        match index {
            Some(index) => {
                self.row[index] = None;
                self.agenda.push(Task::ShiftRow);
            }
            None => {
                self.bag.take(kind);
            }
        }
    }

    pub(super) fn offer_lawyer_parcel(&mut self, seat: Seat) {
        if self.can_buy_any(seat, self.town.buyable()) {
            self.asked = Some(Ask::LawyerParcel { seat });
        }
    }

    pub(crate) fn buy_as_lawyer(&mut self, seat: Seat, action: Action, log: &mut impl Log<CarsonCity>) {
        if let Action::BuyParcel(parcel) = action {
            self.pay(seat, self.parcel_price(seat, parcel), Reason::Parcel(parcel), log);
            self.own(seat, parcel, log);
        }
    }
}
