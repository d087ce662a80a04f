//! Why an action is not legal.

use table::{ActionError, Game, Phrase, Seat};

use crate::action::Action;
use crate::city::Misplaced;
use crate::event::{card_phrase, terrain_phrase};
use crate::game::CarsonCards;
use crate::person::Person;
use crate::phase::Phase;
use crate::spot::{Laid, Spot};
use crate::terrain::Terrain;

pub(crate) fn why_not(game: &CarsonCards, seat: Seat, action: Action) -> ActionError {
    if game.is_over() {
        return ActionError::over();
    }
    if !game.deciders().contains(seat) {
        return ActionError::not_asked();
    }
    if let Some(card) = game.hand() {
        let no_room = !game.has_room(seat, card);
        return match action {
            Action::Sell(sold) if no_room => sells_no_room(game, seat, sold),
            _ if no_room => ActionError::new("cards-illegal-sell-or-lose"),
            Action::Lay(at) => misplaced(game, seat, card, at),
            _ => ActionError::new(Phrase::new("cards-illegal-lay-first").with("card", terrain_phrase(card))),
        };
    }
    match (game.phase(), action) {
        (Phase::Suits, Action::Suit(suit)) => {
            ActionError::new(Phrase::new("cards-illegal-suit-taken").with("suit", suit.phrase()))
        }
        (Phase::Suits, _) => ActionError::new("cards-illegal-suit-first"),
        (Phase::Use(asked), _) => about("cards-illegal-use-or-pass", asked),
        (Phase::Bids, Action::Bid(bid)) => {
            ActionError::new(Phrase::new("cards-illegal-bid-spent").with("bid", bid.value()))
        }
        (Phase::Bids, _) => ActionError::new("cards-illegal-bid-first"),
        (Phase::Take | Phase::TakeAtOnce(_), Action::Take(card)) => {
            ActionError::new(Phrase::new("cards-illegal-not-in-row").with("card", card_phrase(card)))
        }
        (Phase::Take | Phase::TakeAtOnce(_), _) => ActionError::new("cards-illegal-take-first"),
        (Phase::Sale | Phase::LastSale, Action::Sell(card)) => not_sellable(game, seat, card),
        (Phase::Sale | Phase::LastSale, _) => ActionError::new("cards-illegal-sell-or-pass"),
        (Phase::Choice, Action::Choose(person)) => about("cards-illegal-person-owned", person),
        (Phase::Choice, _) => ActionError::new("cards-illegal-choose-or-pass"),
        (Phase::Over, _) => ActionError::over(),
    }
}

fn about(id: &'static str, person: Person) -> ActionError {
    ActionError::new(Phrase::new(id).with("person", person.phrase()))
}

fn misplaced(game: &CarsonCards, seat: Seat, card: Terrain, at: Spot) -> ActionError {
    let why = game.city(seat).misplaced(Laid { card, at }, game.limit(seat), game.law(seat));
    let at_spot = |id| Phrase::new(id).with("at", at.to_string());
    ActionError::new(match why {
        Some(Misplaced::NotAtOrigin) => at_spot("cards-illegal-first-at-origin"),
        Some(Misplaced::TooFar) => at_spot("cards-illegal-too-far"),
        Some(Misplaced::Covers { below, above }) => {
            at_spot("cards-illegal-covers").with("below", below.phrase()).with("above", above.phrase())
        }
        Some(Misplaced::Apart) | None => at_spot("cards-illegal-apart"),
    })
}

/// A card that cannot be sold, or whose sale would make no room for the card in hand.
fn sells_no_room(game: &CarsonCards, seat: Seat, sold: Terrain) -> ActionError {
    let mut sellable = false;
    game.city(seat).each_sellable(|card| sellable |= card == sold);
    if sellable {
        ActionError::new(Phrase::new("cards-illegal-makes-no-room").with("card", terrain_phrase(sold)))
    } else {
        not_sellable(game, seat, sold)
    }
}

fn not_sellable(game: &CarsonCards, seat: Seat, card: Terrain) -> ActionError {
    let is_there = game.city(seat).laid().any(|laid| laid.card == card);
    let id = if is_there { "cards-illegal-not-sellable" } else { "cards-illegal-not-in-city" };
    ActionError::new(Phrase::new(id).with("card", terrain_phrase(card)))
}
