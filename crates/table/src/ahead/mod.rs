//! Decisions in advance: questions with an obvious answer, and orders that a player leaves for later questions.

mod notes;
mod orders;

pub use self::notes::Notes;
pub use self::orders::{FormChoice, FormLine, FormStop, OrderForm, OrderLine, Orders, OrdersError};
use crate::{Game, Phrase, Seat};

/// The choice that leaves the question to the player.
pub const ASK_ME: &str = "ask";

/// What orders answer to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrderAnswer<A> {
    /// Play this. The caller checks that it is legal, as for any action.
    Play(A),
    /// They do not answer this question; they stay in force.
    Ask,
    /// They end now, for this reason.
    Stop(Phrase),
    /// They are done: what they were for is over.
    Done,
}

/// A game whose questions can be answered in advance. Everything is a function of the seat's view, so an answer cannot depend on
/// what the seat does not know.
pub trait Ahead: Game {
    /// The answer if there is nothing to decide: only one action is legal, or no other one is of any use.
    fn obvious(_view: &Self::View, _seat: Seat, legal: &[Self::Action]) -> Option<Self::Action> {
        only(legal)
    }

    /// The orders that can be left now, with suggestions filled in; `None` if nothing can be ordered.
    fn order_form(_view: &Self::View, _seat: Seat) -> Option<OrderForm> {
        None
    }

    /// What to remember with orders when they are left, to notice later what has changed.
    fn order_basis(_view: &Self::View, _seat: Seat) -> String {
        String::new()
    }

    /// The part of the game for which orders are valid, such as the round. They expire when it ends.
    fn order_span(_view: &Self::View) -> u32 {
        0
    }

    /// What orders answer to the seat's current question.
    fn follow(
        _view: &Self::View,
        _seat: Seat,
        _orders: &Orders,
        _legal: &[Self::Action],
    ) -> OrderAnswer<Self::Action> {
        OrderAnswer::Ask
    }

    /// The line of orders that would have given this answer to the question in the view; `None` if no line could.
    fn as_line(_view: &Self::View, _seat: Seat, _action: Self::Action) -> Option<OrderLine> {
        None
    }
}

/// The only element of a list, if it has exactly one.
pub const fn only<A: Copy>(legal: &[A]) -> Option<A> {
    match legal {
        [action] => Some(*action),
        _ => None,
    }
}

/// What a seat's orders answer now, if it must decide: [`Ahead::follow`], restricted to legal actions.
pub(crate) fn follow<G: Ahead>(game: &G, seat: Seat, orders: &Orders) -> OrderAnswer<G::Action> {
    let mut legal = Vec::new();
    game.actions(seat, &mut legal);
    let view = game.view(crate::Viewer::Seat(seat));
    match G::follow(&view, seat, orders, &legal) {
        OrderAnswer::Play(action) if !legal.contains(&action) => {
            OrderAnswer::Stop(Phrase::new("ahead-stop-fits-not"))
        }
        answer => answer,
    }
}

/// The obvious answer of a seat that must decide: [`Ahead::obvious`], restricted to legal actions.
pub(crate) fn obvious<G: Ahead>(game: &G, seat: Seat) -> Option<G::Action> {
    let mut legal = Vec::new();
    game.actions(seat, &mut legal);
    if legal.is_empty() {
        return None;
    }
    let view = game.view(crate::Viewer::Seat(seat));
    G::obvious(&view, seat, &legal).filter(|action| legal.contains(action))
}
