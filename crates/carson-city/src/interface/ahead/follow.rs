//! Following orders: what ends them at any question, and what a question needs to know to answer by them. What orders say to a question
//! is told by the question ([`crate::questions`]).

use table::{ASK_ME, OrderAnswer, OrderLine, Orders, Phrase, Seat, Seats};

use super::basis::{Basis, rivals};
use super::words;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::view::View;
use crate::pieces::building::Dollars;
use crate::questions::buy_building::BuyBuilding;
use crate::questions::buy_parcel::BuyParcel;
use crate::questions::buy_points::BuyPoints;
use crate::track::space::Place;

/// What orders say to the question that a seat is asked.
pub(super) fn follow(view: &View, seat: Seat, orders: &Orders, legal: &[Action]) -> OrderAnswer<Action> {
    let game = view.state();
    let Ok(basis) = orders.basis.parse::<Basis>() else { return OrderAnswer::Done };
    if basis.round != game.round() || view.phase == Some(1) {
        return OrderAnswer::Done;
    }
    let Some(ask) = view.asked else { return OrderAnswer::Ask };
    let following = Following { game: &game, seat, orders, legal, basis };
    following.stop().unwrap_or_else(|| ask.follow(&following))
}

/// A player's orders at a question, and the table as he sees it.
pub(crate) struct Following<'a> {
    pub(crate) game: &'a CarsonCity,
    pub(crate) seat: Seat,
    pub(crate) orders: &'a Orders,
    pub(crate) legal: &'a [Action],
    basis: Basis,
}

impl Following<'_> {
    /// Whether one of the conditions has come about that end the orders at any question.
    fn stop(&self) -> Option<OrderAnswer<Action>> {
        if self.orders.stops_if("attacked")
            && let Some((place, by)) = self.basis.attacked(self.game, self.seat)
        {
            let why = Phrase::new("city-ahead-attacked")
                .with("place", self.game.place_phrase(place))
                .with("seats", by.iter().collect::<Vec<Seat>>());
            return Some(OrderAnswer::Stop(why));
        }
        let lost = self.orders.stops_if("lost") && self.basis.has_lost(self.game, self.seat);
        lost.then(|| OrderAnswer::Stop(Phrase::new("city-ahead-lost")))
    }

    /// The others who stand there to contend for it.
    pub(crate) fn rivals(&self, place: Place) -> Seats {
        rivals(self.game, self.seat, place)
    }

    /// What land cost when the orders were left.
    pub(crate) fn price_before(&self, place: Place) -> Option<Dollars> {
        self.basis.price(place)
    }

    /// The money for a thing: all but what is kept for things that are more important and still to come.
    pub(crate) fn money_for(&self, key: &str) -> Dollars {
        let rank = self.orders.rank(key).unwrap_or_default();
        let more = self.orders.lines[..rank].iter();
        let kept = more.map(|line| self.cost_to_come(line)).fold(0, Dollars::saturating_add);
        self.game.player(self.seat).money().saturating_sub(kept)
    }

    /// What the thing of a line will cost, if his cowboy still stands there.
    fn cost_to_come(&self, line: &OrderLine) -> Dollars {
        if [words::LEAVE, ASK_ME].contains(&line.choice.as_str()) {
            return 0;
        }
        let (game, seat) = (self.game, self.seat);
        BuyParcel::cost_to_come(game, seat, line)
            .or_else(|| BuyPoints::cost_to_come(game, seat, line))
            .or_else(|| BuyBuilding::cost_to_come(game, seat, line))
            .unwrap_or_default()
    }
}
