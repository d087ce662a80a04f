//! Previews: what a legal action is called, and what it would bring.

use crate::{Account, Game, Phrase, Seat, Standings};

/// What a client shows of a legal action before somebody decides on it.
pub trait Preview: Game {
    /// The label of an action in the list of choices, and by how much it changes the seat's points at once, if it does.
    fn choice(view: &Self::View, seat: Seat, action: Self::Action) -> (Phrase, Option<i32>);

    /// The board and the points as they would be after an action.
    fn preview(view: &Self::View, seat: Seat, action: Self::Action) -> Account;

    /// The points of each seat after an action, where they can be known before it is played.
    fn preview_scores(_view: &Self::View, _seat: Seat, _action: Self::Action) -> Option<Standings> {
        None
    }
}
