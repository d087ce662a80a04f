//! What the things are called about which something can be ordered, and the choices that are not simply an action.

use crate::card::Card;

/// Which card he takes when it is certain what lies there.
pub(super) const DRAFT: &str = "draft";
/// Where the cards go that the other player skips.
pub(super) const LAY_GIVEN: &str = "lay given";
/// Where the card goes that he takes.
pub(super) const LAY_TAKEN: &str = "lay taken";

/// Where it brings most at once.
pub(super) const BEST: &str = "best";

/// Which card he takes if the other player takes this one.
pub(super) fn if_taken(card: Card) -> String {
    format!("if {card}")
}
