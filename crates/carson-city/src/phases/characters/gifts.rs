//! Characters that immediately give or take money, points, cowboys, revolvers and dynamite: Grocer, Settler (red), Captain,
//! Prospector (red), Gunsmith (red), Governor (red), Heroes (red), Father Christmas.

use table::{Dice, Log, SaturatingAs, Seat};

use crate::game::CarsonCity;
use crate::interface::event::{Event, Reason};
use crate::pieces::building::Dollars;
use crate::pieces::character::{Character, Side};
use crate::pieces::powers::{CHRISTMAS_DOLLARS, COWBOY_PRICES, REVOLVER_PRICES, christmas_points};
use crate::questions::recruit::Recruit;

impl CarsonCity {
    pub(crate) fn own_reason(&self, seat: Seat) -> Reason {
        Reason::Character(self.player(seat).role().expect("the player has a character"))
    }

    pub(crate) fn recruit_prices(&self, seat: Seat) -> &'static [Dollars] {
        let player = self.player(seat);
        if player.is(Character::Captain, Side::Red) {
            &REVOLVER_PRICES
        } else {
            &COWBOY_PRICES[..COWBOY_PRICES.len().min(player.in_general_supply() as usize)]
        }
    }

    pub(super) fn offer_recruits(&mut self, seat: Seat) {
        if self.recruit_prices(seat).first().is_some_and(|&price| price <= self.player(seat).money()) {
            self.ask(Recruit { seat });
        }
    }

    /// Gives cowboys from the general supply, as many as there are.
    pub(crate) fn give_cowboys(&mut self, seat: Seat, count: u8, log: &mut impl Log<CarsonCity>) {
        let count = self.player_mut(seat).recruit(count);
        if count > 0 {
            log.tell(|| Event::Cowboys { seat, change: count.saturating_as::<i8>() });
        }
    }

    /// Gives dynamite, as much as there is.
    pub(super) fn give_dynamite(&mut self, seat: Seat, count: u8, log: &mut impl Log<CarsonCity>) {
        let count = count.min(self.free_dynamite());
        if count > 0 {
            self.player_mut(seat).take_dynamite(count);
            log.tell(|| Event::Dynamite { seat, count });
        }
    }

    /// Five points; or two, and a present by the white die.
    pub(super) fn unwrap_presents(
        &mut self,
        seat: Seat,
        side: Side,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let reason = self.own_reason(seat);
        self.score(seat, christmas_points(side), reason, log);
        if side == Side::Yellow {
            return;
        }
        let rolled = dice.below(6) + 1;
        if rolled >= 3 {
            self.earn(seat, CHRISTMAS_DOLLARS, reason, log);
        }
        if rolled >= 5 {
            self.give_cowboys(seat, 1, log);
        }
    }
}
