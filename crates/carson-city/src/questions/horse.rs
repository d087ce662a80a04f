//! Horses: whether to put one into an enclosure, whether to buy one at the wages, and where to put the new one.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Log, Phrase, Seat};

use super::Question;
use super::purchase::Purchase;
use super::second_go::SecondGo;
use super::sequel::up_to;
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::event::Reason;
use crate::track::space::Space;
use crate::variants::horses::HORSE_PRICE;
use crate::variants::horses::enclosures::Enclosure;

/// After placing a cowboy: whether to put a horse into an enclosure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Horse {
    /// The player who must decide.
    pub seat: Seat,
}

/// At the wages: whether to buy a horse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct BuyHorse {
    /// The player who must decide.
    pub seat: Seat,
}

/// Into which enclosure to put the new horse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct NewHorse {
    /// The player who must decide.
    pub seat: Seat,
}

/// What comes after the purchase of a horse: the wages of the others.
fn among_wages(game: &CarsonCity, seat: Seat) -> Vec<Task> {
    vec![Task::Track(Space::Ammunition), Task::Wages { done: up_to(*game.pass_order(), seat) }]
}

impl Question for Horse {
    /// `None` to put none.
    type Answer = Option<Enclosure>;

    const PROMPT: &'static str = "city-asked-horse";
    const WAITING: &'static str = "city-waiting-horse";
    const PHASE: Option<u8> = Some(2);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, _: Seat, into: &mut Vec<Action>) {
        game.list_enclosures(into);
        into.push(Action::Done);
    }

    fn read(&self, action: Action) -> Option<Self::Answer> {
        match action {
            Action::Horse(enclosure) => Some(Some(enclosure)),
            Action::Done => Some(None),
            _ => None,
        }
    }

    /// The second enclosure gives a second go.
    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        enclosure: Option<Enclosure>,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        if let Some(enclosure) = enclosure {
            game.stable(seat, enclosure, log);
        }
        if enclosure == Some(Enclosure::SECOND_GO) {
            game.ask(SecondGo { seat });
        }
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, enclosure: Option<Enclosure>) -> Option<Phrase> {
        enclosure.map(|enclosure| game.against_horse(seat, enclosure))
    }

    fn sequel(&self, game: &CarsonCity, _: &[Task]) -> Result<Vec<Task>, FormatError> {
        Ok(vec![Task::NextTurn { from: up_to(*game.turn_order(), self.seat) % game.seats }])
    }

    fn is_asked_while_placing(&self, _: &CarsonCity) -> bool {
        true
    }

    fn has_means(&self, game: &CarsonCity) -> bool {
        game.has_spare_horse(self.seat)
    }

    fn check(&self, game: &CarsonCity) -> Result<(), FormatError> {
        game.check_turns()
    }
}

impl Question for BuyHorse {
    type Answer = Purchase;

    const PROMPT: &'static str = "city-asked-buy-horse";
    const WAITING: &'static str = "city-waiting-buy-horse";
    const PHASE: Option<u8> = Some(3);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, _: &CarsonCity, _: Seat, into: &mut Vec<Action>) {
        Purchase::list(into);
    }

    fn read(&self, action: Action) -> Option<Purchase> {
        Purchase::read(action)
    }

    /// One cowboy gives up its wage for a horse, which goes into an enclosure immediately.
    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        purchase: Purchase,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let cowboys = game.wage_earners(seat);
        match purchase {
            Purchase::Decline => game.pay_wages_to(seat, cowboys, log),
            Purchase::Buy => {
                game.pay_wages_to(seat, cowboys - 1, log);
                game.pay(seat, HORSE_PRICE, Reason::Horse, log);
                game.give_horse(seat, log);
                game.ask(NewHorse { seat });
            }
        }
    }

    fn sequel(&self, game: &CarsonCity, _: &[Task]) -> Result<Vec<Task>, FormatError> {
        Ok(among_wages(game, self.seat))
    }

    fn has_means(&self, game: &CarsonCity) -> bool {
        game.can_buy_horse(self.seat)
    }

    fn stop(&self) -> Option<Space> {
        Some(Space::Wages)
    }
}

impl Question for NewHorse {
    type Answer = Enclosure;

    const PROMPT: &'static str = "city-asked-new-horse";
    const WAITING: &'static str = "city-waiting-new-horse";
    const PHASE: Option<u8> = Some(3);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, _: Seat, into: &mut Vec<Action>) {
        game.list_enclosures(into);
    }

    fn read(&self, action: Action) -> Option<Enclosure> {
        match action {
            Action::Horse(enclosure) => Some(enclosure),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        enclosure: Enclosure,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        game.stable(seat, enclosure, log);
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, enclosure: Enclosure) -> Option<Phrase> {
        Some(game.against_horse(seat, enclosure))
    }

    fn sequel(&self, game: &CarsonCity, _: &[Task]) -> Result<Vec<Task>, FormatError> {
        Ok(among_wages(game, self.seat))
    }

    fn has_means(&self, game: &CarsonCity) -> bool {
        game.has_spare_horse(self.seat) && game.player(self.seat).on_wages() == 0
    }

    fn stop(&self) -> Option<Space> {
        Some(Space::Wages)
    }
}
