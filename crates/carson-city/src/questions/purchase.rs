//! To buy or not: what buying a building and buying a horse have in common.

use crate::interface::action::Action;

/// The answer if something is for sale.
pub(crate) enum Purchase {
    Buy,
    Decline,
}

impl Purchase {
    pub(super) fn list(into: &mut Vec<Action>) {
        into.extend([Action::Buy, Action::Decline]);
    }

    pub(super) const fn read(action: Action) -> Option<Purchase> {
        match action {
            Action::Buy => Some(Purchase::Buy),
            Action::Decline => Some(Purchase::Decline),
            _ => None,
        }
    }
}
