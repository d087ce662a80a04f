//! Deciding ahead: what answers itself, and orders for the rest of a round.
//!
//! Orders are lines about things: a parcel on which a cowboy stands, a building of the row, where a building and its Houses go, what is
//! spent at the end. `keys` says what the things are called, `form` offers them, `follow` answers questions by them, and `basis` is what is
//! noted when orders are left, so that they can end when something has changed.

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
use table::{OrderAnswer, OrderForm, OrderLine, Orders};

#[cfg(feature = "orders")]
use self::basis::Basis;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::view::View;
use crate::phases::round_end::DOLLARS_SPENT_FOR_A_POINT;
use crate::questions::Ask;

impl Ahead for CarsonCity {
    /// What is forced; and nothing is spent where it brings no point.
    fn obvious(view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
        let brings_nothing = || {
            let money = view.state().player(seat).money();
            let may_keep_all = legal.contains(&Action::Spend(0));
            (may_keep_all && money < DOLLARS_SPENT_FOR_A_POINT).then_some(Action::Spend(0))
        };
        only(legal).or_else(|| match view.asked {
            Some(Ask::Spend(_)) => brings_nothing(),
            _ => None,
        })
    }

    #[cfg(feature = "orders")]
    fn order_form(view: &View, seat: Seat) -> Option<OrderForm> {
        form::form(view, seat)
    }

    #[cfg(feature = "orders")]
    fn order_basis(view: &View, seat: Seat) -> String {
        Basis::of(&view.state(), seat).to_string()
    }

    /// The round.
    #[cfg(feature = "orders")]
    fn order_span(view: &View) -> u32 {
        u32::from(view.position.round)
    }

    #[cfg(feature = "orders")]
    fn follow(view: &View, seat: Seat, orders: &Orders, legal: &[Action]) -> OrderAnswer<Action> {
        follow::follow(view, seat, orders, legal)
    }

    #[cfg(feature = "orders")]
    fn as_line(view: &View, seat: Seat, action: Action) -> Option<OrderLine> {
        follow::as_line(view, seat, action)
    }
}
