//! Captain: how many cowboys to buy, or with the red side how many revolvers.

use serde::{Deserialize, Serialize};
use table::{Dice, Log, Phrase, SaturatingAs, Seat};

use super::{About, Question};
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::pieces::character::{Character, Side};
use crate::pieces::powers::{COWBOY_PRICES, REVOLVER_PRICES};

/// How many cowboys or revolvers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Recruit {
    /// The player who must decide.
    pub seat: Seat,
}

impl Question for Recruit {
    /// `None` to buy none.
    type Answer = Option<u8>;

    const PROMPT: &'static str = "city-asked-recruit";
    const WAITING: &'static str = "city-waiting-recruit";
    const PHASE: Option<u8> = Some(1);
    const ABOUT: About = About::Players;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        let money = game.player(seat).money();
        let affordable = game.recruit_prices(seat).iter().take_while(|&&price| price <= money).count();
        into.extend((1..=affordable.saturating_as::<u8>()).map(Action::Recruit));
        into.push(Action::Decline);
    }

    fn read(&self, action: Action) -> Option<Self::Answer> {
        match action {
            Action::Recruit(count) => Some(Some(count)),
            Action::Decline => Some(None),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        count: Option<u8>,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        if let Some(count) = count {
            let price = game.recruit_prices(seat)[count as usize - 1];
            game.pay(seat, price, game.own_reason(seat), log);
            if game.player(seat).is(Character::Captain, Side::Red) {
                game.give_revolvers(seat, count, log);
            } else {
                game.give_cowboys(seat, count, log);
            }
        }
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, count: Option<u8>) -> Option<Phrase> {
        let count = count.filter(|&count| count > 0)? as usize;
        let player = game.player(seat);
        let for_sale = if player.is(Character::Captain, Side::Red) {
            REVOLVER_PRICES.len()
        } else {
            COWBOY_PRICES.len()
        };
        Some(match game.recruit_prices(seat).get(count - 1) {
            Some(&price) => {
                Phrase::new("city-illegal-recruit-price").with("price", price).with("money", player.money())
            }
            None if count > for_sale => {
                Phrase::new("city-illegal-recruit-most").with("most", for_sale.saturating_as::<u8>())
            }
            None => Phrase::new("city-illegal-recruit-supply").with("left", player.in_general_supply()),
        })
    }

    fn fits_role(&self, game: &CarsonCity) -> bool {
        let player = game.player(self.seat);
        player.is(Character::Captain, Side::Yellow) || player.is(Character::Captain, Side::Red)
    }
}
