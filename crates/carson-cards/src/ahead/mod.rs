//! Decisions in advance: obvious answers, and orders for a round: what to bid, and which cards to take in which order.
//!
//! `keys` names the lines of the form, `form` builds it, `follow` answers questions from orders, and `basis` is what is remembered
//! with them.

#[cfg(feature = "orders")]
mod basis;
#[cfg(feature = "orders")]
mod follow;
#[cfg(feature = "orders")]
mod form;
#[cfg(feature = "orders")]
mod keys;

use table::{Ahead, Game, Seat, only};
#[cfg(feature = "orders")]
use table::{OrderAnswer, OrderForm, OrderLine, Orders};

#[cfg(feature = "orders")]
use self::basis::Basis;
use crate::action::Action;
use crate::game::CarsonCards;
use crate::person::Person;
use crate::phase::Phase;
use crate::view::View;

impl Ahead for CarsonCards {
    /// A forced action. A bid is not raised if the player would take no earlier because of it.
    fn obvious(view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
        only(legal).or_else(|| view.shown().would_raise_for_nothing(seat).then_some(Action::Pass))
    }

    #[cfg(feature = "orders")]
    fn order_form(view: &View, seat: Seat) -> Option<OrderForm> {
        form::form(view, seat)
    }

    #[cfg(feature = "orders")]
    fn order_basis(view: &View, _: Seat) -> String {
        Basis::of(&view.shown()).to_string()
    }

    /// The round.
    #[cfg(feature = "orders")]
    fn order_span(view: &View) -> u32 {
        u32::from(view.table.round)
    }

    #[cfg(feature = "orders")]
    fn follow(view: &View, seat: Seat, orders: &Orders, legal: &[Action]) -> OrderAnswer<Action> {
        follow::follow(view, seat, orders, legal)
    }

    #[cfg(feature = "orders")]
    fn as_line(view: &View, _: Seat, action: Action) -> Option<OrderLine> {
        follow::as_line(view, action)
    }
}

impl CarsonCards {
    /// Whether a seat may raise its open bid, nobody can raise one after it, and as many seats would still take before it.
    fn would_raise_for_nothing(&self, seat: Seat) -> bool {
        let Phase::Use(person) = self.phase else { return false };
        let Some(index) = Person::AFTER_BIDS.iter().position(|&other| other == person) else { return false };
        let is_ready = |later: &Person| !self.turned.contains(*later) && self.owner(*later).is_some();
        if Person::AFTER_BIDS[index + 1..].iter().any(is_ready) {
            return false;
        }
        let mut raised = self.clone();
        raised.used.insert(person);
        self.before(seat).count() == raised.before(seat).count()
    }

    /// The seats that take before a seat, by the open bids.
    fn before(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats())
            .filter(move |&other| !self.bid_is_void(other) && self.lead(other) > self.lead(seat))
    }
}
