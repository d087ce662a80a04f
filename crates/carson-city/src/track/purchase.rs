//! Buying parcels: contested ones first, then everybody's own in pass order; each can be declined.

use table::{Log, Seat};

use crate::agenda::Task;
use crate::game::{CarsonCity, WhiteCowboy};
use crate::interface::event::{Event, Home};
use crate::map::parcel::{Parcel, Parcels};
use crate::pieces::building::Dollars;
use crate::pieces::character::{Character, Side};
use crate::pieces::powers::INDIANS_PRICE;
use crate::questions::buy_parcel::BuyParcel;
use crate::track::space::{Place, Space};

impl CarsonCity {
    /// The price of a parcel for this player.
    #[inline]
    pub fn parcel_price(&self, seat: Seat, parcel: Parcel) -> Dollars {
        let price = self.town.price(parcel);
        if self.player(seat).is(Character::Indian, Side::Red) { price.min(INDIANS_PRICE) } else { price }
    }

    /// Whether the player has a property tile left and the money for one of these parcels.
    pub(crate) fn can_buy_any(&self, seat: Seat, among: Parcels) -> bool {
        let money = self.player(seat).money();
        self.town.tiles_left(seat) > 0 && among.iter().any(|parcel| self.parcel_price(seat, parcel) <= money)
    }

    /// Unowned, unoccupied parcels.
    pub(crate) fn free_land(&self) -> Parcels {
        self.town.for_sale() & self.town.vacant()
    }

    pub(crate) fn begin_parcels(&mut self, log: &mut impl Log<CarsonCity>) {
        self.agenda.push(Task::Uncontested { done: 0 });
        if let Some(lawyer) = self.whose(Character::Lawyer, Side::Yellow) {
            self.clear_the_way(lawyer, log);
        }
        self.begin_contests(Space::Parcels);
    }

    /// The parcels that the yellow Lawyer wants to buy, which nobody contests.
    pub(crate) fn lawyers_land(&self) -> Parcels {
        let lawyer = self.whose(Character::Lawyer, Side::Yellow);
        lawyer.map_or(Parcels::NONE, |seat| self.player(seat).on_parcels() & self.town.buyable())
    }

    /// Sends home the others' cowboys on the parcels that the Lawyer wants, before any duel.
    fn clear_the_way(&mut self, lawyer: Seat, log: &mut impl Log<CarsonCity>) {
        let wanted = self.lawyers_land();
        for seat in self.all_seats().filter(|&seat| seat != lawyer) {
            for parcel in (self.player(seat).on_parcels() & wanted).iter() {
                self.send_home(seat, Place::Parcel(parcel), Home::Lawyer, log);
            }
        }
    }

    pub(crate) fn next_uncontested(&mut self, done: u8, log: &mut impl Log<CarsonCity>) {
        self.given_up = Parcels::NONE;
        let Some(seat) = self.pass_order().get(done) else { return };
        self.agenda.push(Task::Uncontested { done: done + 1 });
        if self.is_standish(seat) {
            return self.wanted_land(seat).iter().for_each(|parcel| self.take_land(parcel, log));
        }
        self.offer_parcels(seat, self.wanted_land(seat), log);
    }

    /// The parcels that a player wants to buy, including the Sheriff's.
    pub(crate) fn wanted_land(&self, seat: Seat) -> Parcels {
        let mut wanted = self.player(seat).on_parcels();
        if let WhiteCowboy::At(Place::Parcel(parcel)) = self.sheriff
            && self.sheriff_seat() == Some(seat)
        {
            wanted.insert(parcel);
        }
        wanted & self.town.buyable()
    }

    /// Asks which of these to buy; those that cannot be bought are declined.
    pub(crate) fn offer_parcels(&mut self, seat: Seat, among: Parcels, log: &mut impl Log<CarsonCity>) {
        if self.can_buy_any(seat, among) {
            self.ask(BuyParcel { seat, among });
        } else {
            self.give_up_parcels(seat, among, log);
        }
    }

    /// Reports that a player declined something.
    pub(crate) fn decline(&self, seat: Seat, place: Place, log: &mut impl Log<CarsonCity>) {
        log.tell(|| Event::Declined { seat, place, there: self.there(place) });
    }

    pub(crate) fn give_up_parcels(&mut self, seat: Seat, among: Parcels, log: &mut impl Log<CarsonCity>) {
        for parcel in among.iter() {
            self.retire(seat, Place::Parcel(parcel));
            self.given_up.insert(parcel);
            self.decline(seat, Place::Parcel(parcel), log);
        }
    }
}
