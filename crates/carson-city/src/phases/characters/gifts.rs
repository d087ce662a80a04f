//! Characters that give or take money, points, cowboys, revolvers and dynamite at once: Grocer, Settler (red), Captain, Prospector
//! (red), Gunsmith (red), Governor (red), Heroes (red), Father Christmas.

use table::{Dice, Log, Seat};

use crate::game::CarsonCity;
use crate::interface::action::{Action, Taxed};
use crate::interface::event::{Event, Reason};
use crate::pieces::building::Dollars;
use crate::pieces::character::{Character, Side};
use crate::pieces::player::Eight;
use crate::questions::Ask;

/// What the Captain asks for one, two or three cowboys.
pub(crate) const COWBOY_PRICES: [Dollars; 3] = [1, 4, 9];
/// What the Captain's red side asks for one or two revolvers.
pub(crate) const REVOLVER_PRICES: [Dollars; 2] = [3, 9];

impl CarsonCity {
    fn own_reason(&self, seat: Seat) -> Reason {
        Reason::Character(self.player(seat).role.expect("the player has a character"))
    }

    pub(crate) fn take_eight(&mut self, seat: Seat, action: Action, log: &mut impl Log<CarsonCity>) {
        if action == Action::Now {
            self.earn(seat, 8, self.own_reason(seat), log);
        } else {
            self.player_mut(seat).eight = Eight::Later;
        }
    }

    fn recruit_prices(&self, seat: Seat) -> &'static [Dollars] {
        let player = self.player(seat);
        if player.is(Character::Captain, Side::Red) {
            &REVOLVER_PRICES
        } else {
            &COWBOY_PRICES[..COWBOY_PRICES.len().min(player.in_general_supply() as usize)]
        }
    }

    pub(super) fn offer_recruits(&mut self, seat: Seat) {
        if self.recruit_prices(seat).first().is_some_and(|&price| price <= self.player(seat).money) {
            self.asked = Some(Ask::Recruit { seat });
        }
    }

    pub(crate) fn list_recruits(&self, seat: Seat, into: &mut Vec<Action>) {
        let money = self.player(seat).money;
        let affordable = self.recruit_prices(seat).iter().take_while(|&&price| price <= money).count();
        into.extend((1..=affordable as u8).map(Action::Recruit));
        into.push(Action::Decline);
    }

    pub(crate) fn recruit(&mut self, seat: Seat, action: Action, log: &mut impl Log<CarsonCity>) {
        let Action::Recruit(count) = action else { return };
        let price = self.recruit_prices(seat)[count as usize - 1];
        self.pay(seat, price, self.own_reason(seat), log);
        if self.player(seat).is(Character::Captain, Side::Red) {
            self.give_revolvers(seat, count, log);
        } else {
            self.give_cowboys(seat, count, log);
        }
    }

    /// Cowboys from the general supply, as many as are there.
    pub(crate) fn give_cowboys(&mut self, seat: Seat, count: u8, log: &mut impl Log<CarsonCity>) {
        let count = count.min(self.player(seat).in_general_supply());
        if count > 0 {
            self.player_mut(seat).cowboys += count;
            log.tell(|| Event::Cowboys { seat, change: count as i8 });
        }
    }

    /// Dynamite, as much as there is.
    pub(super) fn give_dynamite(&mut self, seat: Seat, count: u8, log: &mut impl Log<CarsonCity>) {
        let count = count.min(self.free_dynamite());
        if count > 0 {
            self.player_mut(seat).dynamite += count;
            log.tell(|| Event::Dynamite { seat, count });
        }
    }

    /// The others pay $1 for each revolver token, or for each $10 or part of it; nobody pays more than he has.
    pub(crate) fn tax(&mut self, seat: Seat, action: Action, log: &mut impl Log<CarsonCity>) {
        let reason = self.own_reason(seat);
        for other in self.all_seats().filter(|&other| other != seat) {
            let player = self.player(other);
            let due = match action {
                Action::Tax(Taxed::Weapons) => Dollars::from(player.revolvers),
                _ => player.money.div_ceil(10),
            };
            let paid = due.min(player.money);
            self.pay(other, paid, reason, log);
            self.earn(seat, paid, reason, log);
        }
    }

    /// 3 points, and 3 more for each cowboy sent to the general supply.
    pub(crate) fn send_cowboys(&mut self, seat: Seat, action: Action, log: &mut impl Log<CarsonCity>) {
        let Action::Send(count) = action else { return };
        if count > 0 {
            self.player_mut(seat).cowboys -= count;
            log.tell(|| Event::Cowboys { seat, change: -(count as i8) });
        }
        self.score(seat, 3 * (1 + i16::from(count)), self.own_reason(seat), log);
    }

    /// Five points; or two, and what the white die brings.
    pub(super) fn unwrap_presents(
        &mut self,
        seat: Seat,
        side: Side,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let reason = self.own_reason(seat);
        if side == Side::Yellow {
            self.score(seat, 5, reason, log);
            return;
        }
        self.score(seat, 2, reason, log);
        let rolled = dice.below(6) + 1;
        if rolled >= 3 {
            self.earn(seat, 5, reason, log);
        }
        if rolled >= 5 {
            self.give_cowboys(seat, 1, log);
        }
    }
}
