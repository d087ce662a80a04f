//! How many points to buy on a space of the track.

use serde::{Deserialize, Serialize};
use table::{
    Dice, FormChoice, FormLine, FormatError, Log, OrderAnswer, OrderLine, Phrase, SaturatingAs, Seat, Seats,
};

use super::{About, Question};
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::ahead::follow::Following;
use crate::interface::ahead::form::FormBuilder;
use crate::interface::ahead::words;
use crate::interface::event::Reason;
use crate::pieces::building::Dollars;
use crate::track::space::{Place, Space};

/// How many points to buy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct BuyPoints {
    /// The player who must decide.
    pub seat: Seat,
    /// The space of the track.
    pub space: Space,
}

/// The price of a point there, at least $1.
fn price(space: Space) -> Dollars {
    space.point_price().unwrap_or(1).max(1)
}

impl BuyPoints {
    /// What a line of orders about points will cost, if a cowboy is still there; `None` if the line is about something else.
    pub(crate) fn cost_to_come(game: &CarsonCity, seat: Seat, line: &OrderLine) -> Option<Dollars> {
        let space: Space = line.key.parse().ok()?;
        let price = space.point_price()?;
        let stands = game.player(seat).on_spaces().contains(space);
        Some(match line.most {
            Some(most) if stands && line.choice == words::UP_TO => price * most.saturating_as::<Dollars>(),
            _ => 0,
        })
    }
}

impl Question for BuyPoints {
    /// The number.
    type Answer = u8;

    const PROMPT: &'static str = "city-asked-buy-points";
    const WAITING: &'static str = "city-waiting-buy-points";
    const PHASE: Option<u8> = Some(3);
    const ABOUT: About = About::Players;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        if let Some(price) = self.space.point_price() {
            let most = (game.player(seat).money() / price).saturating_as::<u8>();
            into.extend((0..=most).map(Action::Points));
        }
    }

    fn read(&self, action: Action) -> Option<u8> {
        match action {
            Action::Points(count) => Some(count),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        count: u8,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let (price, reason) = (self.space.point_price().unwrap_or_default(), Reason::Space(self.space));
        game.pay(seat, price * Dollars::from(count), reason, log);
        game.score(seat, i16::from(count), reason, log);
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, _: u8) -> Option<Phrase> {
        Some(Phrase::new("city-illegal-points").with("money", game.player(seat).money()))
    }

    /// The Singer's player buys before or after the others on the space.
    fn sequel(&self, game: &CarsonCity, written: &[Task]) -> Result<Vec<Task>, FormatError> {
        let place = Place::Space(self.space);
        let mut tasks = game.after(self.space);
        if game.tokens.lies_on(self.space) && game.singer() == Some(self.seat) {
            let said = matches!(written.last(), Some(Task::Contend { .. }));
            if said || !game.contenders(place).is_empty() {
                tasks.push(Task::Contend { place });
            }
        } else {
            tasks.extend(game.singer_waits(self.space));
        }
        Ok(tasks)
    }

    fn check(&self, game: &CarsonCity) -> Result<(), FormatError> {
        if !game.open_stops().contains(self.space) {
            return Err(FormatError::new(format!(
                "no points are sold on {} in round {}",
                self.space, game.round
            )));
        }
        Ok(())
    }

    fn place(&self) -> Option<Place> {
        Some(Place::Space(self.space))
    }

    fn still_here(&self, game: &CarsonCity, space: Space, tasks: &[Task]) -> Seats {
        if matches!(tasks.last(), Some(Task::Contend { .. })) {
            game.contenders(Place::Space(space))
        } else {
            Seats::NONE
        }
    }

    fn stop(&self) -> Option<Space> {
        Some(self.space)
    }

    fn details(&self, _: &CarsonCity, _: Seat, phrase: Phrase) -> Phrase {
        phrase.with("price", self.space.point_price().unwrap_or_default())
    }

    fn offer_orders(form: &mut FormBuilder<'_>) {
        let player = form.game.player(form.seat);
        for space in player.on_spaces().iter().filter(|space| space.point_price().is_some()) {
            let choices = vec![
                FormChoice::new(words::ALL, "city-ahead-all-points"),
                FormChoice::new(words::UP_TO, "city-ahead-some-points").up_to("city-ahead-points-at-most"),
                FormChoice::new(words::LEAVE, "city-ahead-no-points"),
            ];
            let most = player.money() / price(space);
            form.push(FormLine::new(space.to_string(), space.phrase(), choices).most(most.into()));
        }
    }

    fn follow(&self, following: &Following<'_>) -> OrderAnswer<Action> {
        let (orders, key) = (following.orders, self.space.to_string());
        let most = i32::from(following.money_for(&key) / price(self.space));
        let count = match (orders.choice(&key), orders.limit(&key)) {
            (Some(words::ALL), _) | (Some(words::UP_TO), None) => most,
            (Some(words::UP_TO), Some(limit)) => most.min(limit),
            (Some(_), _) => 0,
            (None, _) => return OrderAnswer::Ask,
        };
        OrderAnswer::Play(Action::Points(count.saturating_as::<u8>()))
    }

    fn as_line(&self, game: &CarsonCity, seat: Seat, action: Action) -> Option<OrderLine> {
        let Action::Points(count) = action else { return None };
        let key = self.space.to_string();
        let all = game.player(seat).money() / price(self.space);
        Some(match count {
            0 => OrderLine::new(key, words::LEAVE),
            _ if Dollars::from(count) == all => OrderLine::new(key, words::ALL),
            _ => OrderLine::new(key, words::UP_TO).up_to(count.into()),
        })
    }
}
