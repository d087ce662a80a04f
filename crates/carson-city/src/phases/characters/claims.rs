//! Characters that give parcels and buildings immediately: Chinese Worker (red), Settler (yellow), Indian (yellow), Prospector
//! (yellow), Cowboy (red), Lawyer (yellow).

use table::{Dice, Log, Seat};

use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::event::Event;
use crate::map::parcel::Parcel;
use crate::pieces::building::Building;
use crate::pieces::powers::{INDIANS_PARCELS, WORKERS_PRICE, stake_price};
use crate::questions::buy_parcel::LawyerParcel;
use crate::questions::first_parcel::FreeParcel;
use crate::questions::stake::Stake;
use crate::questions::take_building::TakeBuilding;
use crate::setup::options::Edition;
use crate::setup::roll_parcel;
use crate::track::space::Space;

impl CarsonCity {
    pub(super) fn offer_building(&mut self, seat: Seat) {
        if self.player(seat).money() >= WORKERS_PRICE && self.stock.tiles().next().is_some() {
            self.ask(TakeBuilding { seat });
        }
    }

    pub(crate) fn acquire(&mut self, seat: Seat, building: Building, log: &mut impl Log<CarsonCity>) {
        self.player_mut(seat).keep(building);
        log.tell(|| Event::Acquired { seat, building });
    }

    pub(super) fn offer_free_parcel(&mut self, seat: Seat) {
        if self.town.tiles_left(seat) > 0 && !self.town.for_sale().is_empty() {
            self.ask(FreeParcel { seat });
        }
    }

    /// Two random parcels. In 2015 they must be unoccupied.
    pub(super) fn give_random_parcels(
        &mut self,
        seat: Seat,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        for _ in 0..INDIANS_PARCELS {
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
        let possible = self.player(seat).money() >= stake_price(kind)
            && self.town.tiles_left(seat) > 0
            && self.stock.holds(kind)
            && !self.free_land().is_empty();
        if possible {
            self.ask(Stake { seat, kind });
        }
    }

    /// Takes the tile from the row, or from the bag if there is none in the row, and builds it on new land.
    pub(crate) fn build_stake(
        &mut self,
        seat: Seat,
        kind: Building,
        parcel: Parcel,
        space: Option<Space>,
        log: &mut impl Log<CarsonCity>,
    ) {
        self.pay(seat, stake_price(kind), self.own_reason(seat), log);
        self.own(seat, parcel, log);
        self.town.add_building(kind, parcel);
        log.tell(|| Event::Built { seat, building: kind, parcel });
        self.give_revolvers(seat, kind.revolvers(), log);
        if space.and_then(|space| self.stock.take(space)).is_some() {
            self.agenda.push(Task::ShiftRow);
        } else {
            self.stock.take_from_bag(kind);
        }
    }

    pub(super) fn offer_lawyer_parcel(&mut self, seat: Seat) {
        if self.can_buy_any(seat, self.town.buyable()) {
            self.ask(LawyerParcel { seat });
        }
    }
}
