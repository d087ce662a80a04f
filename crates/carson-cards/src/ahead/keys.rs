//! The keys of the order form, and the choices that are not simply an action.

use table::ParseError;

use crate::action::Card;
use crate::person::Person;
use crate::spot::Spot;

/// What the Auctioneer sells before the bids.
pub(super) const SALE: &str = "sale";

/// Take the card, and ask where to place it.
pub(super) const TAKE: &str = "take";
/// Take the card and place it where it immediately brings most.
pub(super) const TAKE_BEST: &str = "take best";
/// Do not take the card.
pub(super) const LEAVE: &str = "leave";
/// Keep a person for later.
pub(super) const KEEP: &str = "keep";
/// Use a person now.
pub(super) const USE: &str = "use";
/// Use a person only if somebody would otherwise take a card earlier.
pub(super) const IF_OUTBID: &str = "if-outbid";

/// How many bids can be ordered: that of this round and those of the next ones.
pub(super) const BIDS_AHEAD: u8 = 3;

/// The bid of a round, counted from 1.
pub(super) fn bid(round: u8) -> String {
    format!("bid {round}")
}

/// Whether a person is used.
pub(super) fn person(person: Person) -> String {
    format!("use {person}")
}

/// A card of the row.
pub(super) fn card(card: Card) -> String {
    format!("card {card}")
}

/// The card of the row that a line is about.
pub(super) fn as_card(key: &str) -> Option<Card> {
    key.strip_prefix("card ")?.parse().ok()
}

/// Take the card and place it there.
pub(super) fn take_at(at: Spot) -> String {
    format!("take {at}")
}

/// Where a choice places the card.
pub(super) fn as_spot(choice: &str) -> Option<Spot> {
    let read = |text: &str| -> Result<Spot, ParseError> { text.parse() };
    choice.strip_prefix("take ").and_then(|at| read(at).ok())
}

/// Whether a choice takes the card.
pub(super) fn takes(choice: &str) -> bool {
    choice == TAKE || choice.starts_with("take ")
}
