//! Red Governor: what to tax.

use serde::{Deserialize, Serialize};
use table::{Dice, Log, Seat};

use super::{About, Question};
use crate::game::CarsonCity;
use crate::interface::action::{Action, Taxed};
use crate::pieces::building::Dollars;
use crate::pieces::character::{Character, Side};
use crate::pieces::powers::DOLLARS_TAXED;

/// What to tax.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Tax {
    /// The player who must decide.
    pub seat: Seat,
}

impl Question for Tax {
    type Answer = Taxed;

    const PROMPT: &'static str = "city-asked-tax";
    const WAITING: &'static str = "city-waiting-tax";
    const PHASE: Option<u8> = Some(1);
    const ABOUT: About = About::Players;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, _: &CarsonCity, _: Seat, into: &mut Vec<Action>) {
        into.extend([Taxed::Weapons, Taxed::Money].map(Action::Tax));
    }

    fn read(&self, action: Action) -> Option<Taxed> {
        match action {
            Action::Tax(taxed) => Some(taxed),
            _ => None,
        }
    }

    /// The others pay $1 for each revolver token, or for each $10 or part of it; nobody pays more than they have.
    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        taxed: Taxed,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let reason = game.own_reason(seat);
        for other in game.all_seats().filter(|&other| other != seat) {
            let player = game.player(other);
            let due = match taxed {
                Taxed::Weapons => Dollars::from(player.revolvers()),
                Taxed::Money => player.money().div_ceil(DOLLARS_TAXED),
            };
            let paid = due.min(player.money());
            game.pay(other, paid, reason, log);
            game.earn(seat, paid, reason, log);
        }
    }

    fn fits_role(&self, game: &CarsonCity) -> bool {
        game.player(self.seat).is(Character::Governor, Side::Red)
    }
}
