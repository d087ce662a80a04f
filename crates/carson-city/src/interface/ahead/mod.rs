//! Decisions in advance: obvious answers, and orders for the rest of a round.
//!
//! The lines of orders are about subjects: a parcel with a cowboy, a building of the row, where to put a building and its Houses,
//! what to spend at the end. Each question offers its lines and says what they answer (`offer_orders`, `follow` and `as_line` of
//! `Question`). `form` puts the lines together, `follow` has what questions need to follow orders, and `basis` is what is
//! remembered with orders, so that they can end when something has changed.

mod basis;
pub(crate) mod follow;
pub(crate) mod form;
pub(crate) mod words;

use table::{Ahead, Seat, only};
#[cfg(feature = "orders")]
use table::{OrderAnswer, OrderForm, OrderLine, Orders};

#[cfg(feature = "orders")]
use self::basis::Basis;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::view::View;

impl Ahead for CarsonCity {
    fn obvious(view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
        only(legal).or_else(|| view.asked?.obvious(&view.state(), seat, legal))
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
        view.asked?.as_line(&view.state(), seat, action)
    }
}
