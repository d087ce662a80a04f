//! Decisions in advance: obvious answers, and orders for the next turn, such as "if they take this card, I take that one".
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

use table::{Ahead, Seat, only};
#[cfg(feature = "orders")]
use table::{OrderAnswer, OrderForm, Orders};

#[cfg(feature = "orders")]
use self::basis::Basis;
use crate::action::Action;
use crate::game::{Asked, CircleWagons};
use crate::town::{Facing, Spot};
use crate::view::View;

impl Ahead for CircleWagons {
    /// A forced action. The first card is placed upright, because a rotation would only turn the whole town upside down.
    fn obvious(view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
        let is_first = || view.position.towns.get(seat.index()).is_some_and(Vec::is_empty);
        only(legal).or_else(|| match view.asked {
            Some(Asked::Lay { .. }) if is_first() => {
                Some(Action::Lay { facing: Facing::Upright, at: Spot::ORIGIN })
            }
            _ => None,
        })
    }

    #[cfg(feature = "orders")]
    fn order_form(view: &View, seat: Seat) -> Option<OrderForm> {
        form::form(&view.state(), seat)
    }

    #[cfg(feature = "orders")]
    fn order_basis(view: &View, seat: Seat) -> String {
        Basis::of(&view.state(), seat).to_string()
    }

    #[cfg(feature = "orders")]
    fn follow(view: &View, seat: Seat, orders: &Orders, _: &[Action]) -> OrderAnswer<Action> {
        follow::follow(view, seat, orders)
    }
}
