//! The keys of the order form, and the choices that are not simply an action.

use crate::card::Card;

/// Which card to take if the circle is as it is now.
pub(super) const DRAFT: &str = "draft";
/// Where to place the cards that the other player skips.
pub(super) const LAY_GIVEN: &str = "lay given";
/// Where to place the card that the seat takes.
pub(super) const LAY_TAKEN: &str = "lay taken";

/// Wherever it immediately brings the most points.
pub(super) const BEST: &str = "best";

/// Which card to take if the other player takes this one.
pub(super) fn if_taken(card: Card) -> String {
    format!("if {card}")
}
