//! Following orders: what ends them at any question, and what a question needs to know to answer from them. What orders answer to a
//! question is up to the question ([`crate::questions`]).

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

/// What orders answer to the seat's question.
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

/// A player's orders at a question, and the game as that player sees it.
pub(crate) struct Following<'a> {
    pub(crate) game: &'a CarsonCity,
    pub(crate) seat: Seat,
    pub(crate) orders: &'a Orders,
    pub(crate) legal: &'a [Action],
    basis: Basis,
}

impl Following<'_> {
    /// Whether a condition that ends the orders at any question is met.
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

    /// The others who are there to contest it.
    pub(crate) fn rivals(&self, place: Place) -> Seats {
        rivals(self.game, self.seat, place)
    }

    /// The price of a parcel when the orders were left.
    pub(crate) fn price_before(&self, place: Place) -> Option<Dollars> {
        self.basis.price(place)
    }

    /// The money for a subject: all except what is reserved for more important ones that are still to come.
    pub(crate) fn money_for(&self, key: &str) -> Dollars {
        let rank = self.orders.rank(key).unwrap_or_default();
        let more = self.orders.lines[..rank].iter();
        let kept = more.map(|line| self.cost_to_come(line)).fold(0, Dollars::saturating_add);
        self.game.player(self.seat).money().saturating_sub(kept)
    }

    /// What the subject of a line will cost, if the player's cowboy is still there.
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
