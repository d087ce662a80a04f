//! Which of the won parcels to buy; and the yellow Lawyer's parcel in phase 1.

use serde::{Deserialize, Serialize};
use table::{Dice, FormChoice, FormLine, FormatError, Log, OrderAnswer, OrderLine, Phrase, Seat, Seats};

use super::Question;
use super::sequel::{during_contests, up_to};
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::ahead::follow::Following;
use crate::interface::ahead::form::FormBuilder;
use crate::interface::ahead::words;
use crate::interface::event::Reason;
use crate::map::parcel::{Parcel, Parcels};
use crate::pieces::building::Dollars;
use crate::pieces::character::{Character, Side};
use crate::track::space::{Place, Space};

/// Which of the won parcels to buy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct BuyParcel {
    /// The player who must decide.
    pub seat: Seat,
    /// The parcels to choose from.
    pub among: Parcels,
}

/// Lawyer: which parcel to buy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct LawyerParcel {
    /// The player who must decide.
    pub seat: Seat,
}

fn list_affordable(game: &CarsonCity, seat: Seat, among: Parcels, into: &mut Vec<Action>) {
    let money = game.player(seat).money();
    let affordable = among.iter().filter(|&parcel| game.parcel_price(seat, parcel) <= money);
    into.extend(affordable.map(Action::BuyParcel));
    into.push(Action::Decline);
}

/// The parcel that an action buys, or none if it declines.
#[expect(
    clippy::option_option,
    reason = "the outer one says whether the action is an answer, the inner one is the answer"
)]
const fn bought(action: Action) -> Option<Option<Parcel>> {
    match action {
        Action::BuyParcel(parcel) => Some(Some(parcel)),
        Action::Decline => Some(None),
        _ => None,
    }
}

fn is_dear(game: &CarsonCity, seat: Seat, parcel: Parcel) -> Phrase {
    Phrase::new("city-illegal-parcel-price")
        .with("parcel", parcel)
        .with("price", game.parcel_price(seat, parcel))
        .with("money", game.player(seat).money())
}

fn buy(game: &mut CarsonCity, seat: Seat, parcel: Parcel, log: &mut impl Log<CarsonCity>) {
    game.pay(seat, game.parcel_price(seat, parcel), Reason::Parcel(parcel), log);
    game.own(seat, parcel, log);
}

impl BuyParcel {
    /// The key of the line about a parcel with a cowboy.
    pub(super) fn order_key(parcel: Parcel) -> String {
        format!("parcel {parcel}")
    }

    /// What a line of orders about land will cost, if it is still to be bought; `None` if the line is about something else.
    pub(crate) fn cost_to_come(game: &CarsonCity, seat: Seat, line: &OrderLine) -> Option<Dollars> {
        let parcel: Parcel = line.key.strip_prefix("parcel ")?.parse().ok()?;
        let wanted = game.player(seat).on_parcels() & game.town.buyable();
        Some(if wanted.contains(parcel) { game.parcel_price(seat, parcel) } else { 0 })
    }

    /// Land is bought after a duel for it; or uncontested, when earlier passers want no more.
    fn is_contested(&self, game: &CarsonCity, written: &[Task]) -> bool {
        if let Some(last) = written.last() {
            return matches!(last, Task::Contested { .. });
        }
        let mut earlier = game.pass_order().as_slice().iter().take_while(|&&other| other != self.seat);
        !game.contests_at(Space::Parcels).is_empty()
            || self.among != game.wanted_land(self.seat)
            || earlier.any(|&other| !game.wanted_land(other).is_empty())
    }

    /// A player who buys land is alone on it; uncontested land is bought in a single turn.
    pub(crate) fn check_land(&self, game: &CarsonCity, tasks: &[Task]) -> Result<(), FormatError> {
        let alone = |parcel| game.contenders(Place::Parcel(parcel)) == Seats::only(self.seat);
        let wanted = game.wanted_land(self.seat);
        let is_his = match tasks.last() {
            Some(Task::Contested { .. }) => self.among.len() == 1 && self.among.without(wanted).is_empty(),
            _ => self.among == wanted && !self.among.is_empty(),
        };
        if is_his && self.among.iter().all(alone) {
            Ok(())
        } else {
            Err(FormatError::new(format!(
                "'among' names the land for sale on which player {} alone stands",
                self.seat
            )))
        }
    }
}

impl Question for BuyParcel {
    /// `None` to decline all of them.
    type Answer = Option<Parcel>;

    const PROMPT: &'static str = "city-asked-buy-parcel";
    const WAITING: &'static str = "city-waiting-buy-parcel";
    const PHASE: Option<u8> = Some(3);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        list_affordable(game, seat, self.among, into);
    }

    fn read(&self, action: Action) -> Option<Self::Answer> {
        bought(action)
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        parcel: Option<Parcel>,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let mut among = self.among;
        if let Some(parcel) = parcel {
            buy(game, seat, parcel, log);
            game.retire(seat, Place::Parcel(parcel));
            among.remove(parcel);
            game.offer_parcels(seat, among, log);
        } else {
            game.give_up_parcels(seat, among, log);
        }
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, parcel: Option<Parcel>) -> Option<Phrase> {
        let parcel = parcel?;
        let not_won = || {
            let phrase = || Phrase::new("city-illegal-parcel-not-won").with("parcel", parcel);
            (!self.among.contains(parcel)).then(phrase)
        };
        let reason = game.against_sale(parcel).or_else(not_won);
        Some(reason.unwrap_or_else(|| is_dear(game, seat, parcel)))
    }

    fn sequel(&self, game: &CarsonCity, written: &[Task]) -> Result<Vec<Task>, FormatError> {
        Ok(if self.is_contested(game, written) {
            let orders = game.who_sets_order(Space::Parcels, Seats::only(self.seat), written);
            during_contests(Space::Parcels, orders)
        } else {
            vec![
                Task::Track(Space::Building12),
                Task::Uncontested { done: up_to(*game.pass_order(), self.seat) },
            ]
        })
    }

    fn has_means(&self, game: &CarsonCity) -> bool {
        game.town.tiles_left(self.seat) > 0
    }

    fn stop(&self) -> Option<Space> {
        Some(Space::Parcels)
    }

    fn offer_orders(form: &mut FormBuilder<'_>) {
        let (game, seat) = (form.game, form.seat);
        for parcel in (game.player(seat).on_parcels() & game.town.buyable()).iter() {
            let label = game.place_phrase(Place::Parcel(parcel));
            let buy = FormChoice::new(words::BUY, "city-ahead-buy").up_to("city-ahead-at-most");
            let choices = vec![buy, FormChoice::new(words::LEAVE, "city-ahead-leave")];
            let price = game.parcel_price(seat, parcel);
            form.push(FormLine::new(Self::order_key(parcel), label, choices).most(price.into()));
        }
    }

    /// Buys the most important of several parcels. If none of the others is wanted, they are declined together.
    fn follow(&self, following: &Following<'_>) -> OrderAnswer<Action> {
        let orders = following.orders;
        let mut wanted: Vec<(usize, Parcel)> = Vec::new();
        for parcel in self.among.iter() {
            let key = Self::order_key(parcel);
            match (orders.choice(&key), orders.rank(&key)) {
                (Some(words::BUY), Some(rank)) => wanted.push((rank, parcel)),
                (Some(_), _) => {}
                (None, _) => return OrderAnswer::Ask,
            }
        }
        wanted.sort_unstable();
        for (_, parcel) in wanted {
            let key = Self::order_key(parcel);
            let price = following.game.parcel_price(self.seat, parcel);
            let before = following.price_before(Place::Parcel(parcel)).unwrap_or(price);
            if orders.stops_if("price") && price > before {
                let why = Phrase::new("city-ahead-price")
                    .with("parcel", parcel)
                    .with("before", before)
                    .with("price", price);
                return OrderAnswer::Stop(why);
            }
            let most = orders.limit(&key).unwrap_or(i32::MAX);
            let affordable = price <= following.money_for(&key) && i32::from(price) <= most;
            if affordable && following.legal.contains(&Action::BuyParcel(parcel)) {
                return OrderAnswer::Play(Action::BuyParcel(parcel));
            }
        }
        OrderAnswer::Play(Action::Decline)
    }

    fn as_line(&self, game: &CarsonCity, seat: Seat, action: Action) -> Option<OrderLine> {
        if let Action::BuyParcel(parcel) = action {
            let price = game.parcel_price(seat, parcel);
            return Some(OrderLine::new(Self::order_key(parcel), words::BUY).up_to(price.into()));
        }
        let parcel = self.among.iter().next()?;
        Some(OrderLine::new(Self::order_key(parcel), words::LEAVE))
    }
}

impl Question for LawyerParcel {
    /// `None` to buy none.
    type Answer = Option<Parcel>;

    const PROMPT: &'static str = "city-asked-lawyer-parcel";
    const WAITING: &'static str = "city-waiting-lawyer-parcel";
    const PHASE: Option<u8> = Some(1);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        list_affordable(game, seat, game.town.buyable(), into);
    }

    fn read(&self, action: Action) -> Option<Self::Answer> {
        bought(action)
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
            buy(game, seat, parcel, log);
        }
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, parcel: Option<Parcel>) -> Option<Phrase> {
        let parcel = parcel?;
        Some(game.against_sale(parcel).unwrap_or_else(|| is_dear(game, seat, parcel)))
    }

    fn fits_role(&self, game: &CarsonCity) -> bool {
        game.player(self.seat).is(Character::Lawyer, Side::Yellow)
    }

    fn has_means(&self, game: &CarsonCity) -> bool {
        game.town.tiles_left(self.seat) > 0
    }
}
