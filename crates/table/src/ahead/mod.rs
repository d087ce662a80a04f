//! Deciding ahead: questions that have an obvious answer, and orders that a player leaves for later questions.

mod notes;
mod orders;

pub use self::notes::Notes;
pub use self::orders::{FormChoice, FormLine, FormStop, OrderForm, OrderLine, Orders, OrdersError};
use crate::{Game, Phrase, Seat};

/// The choice of a line that leaves the question to the player himself.
pub const ASK_ME: &str = "ask";

/// What orders say to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrderAnswer<A> {
    /// Do this. Whoever carries it out checks it against the legal list like anything else.
    Play(A),
    /// They have nothing to say to this question; they stand.
    Ask,
    /// They end here, for this reason.
    Stop(Phrase),
    /// What they were for is over.
    Done,
}

/// A game some of whose questions can be answered before they are asked. Everything is a function of the view of the seat, so that an
/// answer cannot depend on what the seat does not know.
pub trait Ahead: Game {
    /// The answer to a question that is none: one action is legal, or all others bring nothing.
    fn obvious(_view: &Self::View, _seat: Seat, legal: &[Self::Action]) -> Option<Self::Action> {
        only(legal)
    }

    /// What orders can be left now, with what seems sensible filled in; nothing if there is nothing to be ordered.
    fn order_form(_view: &Self::View, _seat: Seat) -> Option<OrderForm> {
        None
    }

    /// What is noted with orders when they are left, so that later it can be told what has changed since.
    fn order_basis(_view: &Self::View, _seat: Seat) -> String {
        String::new()
    }

    /// The part of the game for which orders hold, such as the round: in another one they are over.
    fn order_span(_view: &Self::View) -> u32 {
        0
    }

    /// What orders say to the question that the seat is asked.
    fn follow(
        _view: &Self::View,
        _seat: Seat,
        _orders: &Orders,
        _legal: &[Self::Action],
    ) -> OrderAnswer<Self::Action> {
        OrderAnswer::Ask
    }

    /// The line of orders that would have given this answer to the question in the view; nothing if no line could.
    fn as_line(_view: &Self::View, _seat: Seat, _action: Self::Action) -> Option<OrderLine> {
        None
    }
}

/// The only one of a list.
pub const fn only<A: Copy>(legal: &[A]) -> Option<A> {
    match legal {
        [action] => Some(*action),
        _ => None,
    }
}

/// What the orders of a seat say now, if it is asked: [`Ahead::follow`], but never what is not legal.
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

/// What answers itself for a seat now, if it is asked: [`Ahead::obvious`], but never what is not legal.
pub(crate) fn obvious<G: Ahead>(game: &G, seat: Seat) -> Option<G::Action> {
    let mut legal = Vec::new();
    game.actions(seat, &mut legal);
    if legal.is_empty() {
        return None;
    }
    let view = game.view(crate::Viewer::Seat(seat));
    G::obvious(&view, seat, &legal).filter(|action| legal.contains(action))
}
