//! Reasons for a choice: what cards bring, line by line of the score pad, and what else is in the row.

use table::{Phrase, Preview as _, Seat, Standings, gain_reason, line_nudge, line_reasons};

use super::{best_gain, card_phrase};
use crate::action::{Action, Card};
use crate::game::CarsonCards;
use crate::spot::Laid;
use crate::view::View;

pub(super) fn reasons(view: &View, seat: Seat, action: Action) -> Vec<Phrase> {
    let game = view.shown();
    match action {
        Action::Lay(_) => match after_laying(&game, seat, action) {
            Some(after) => line_reasons(&game.standings_now(), &after, seat),
            None => Vec::new(),
        },
        Action::Take(taken) => {
            let gain = best_gain(&game, seat, taken).map(gain_reason);
            let others = best_of_row(&game, seat, Some(taken));
            let others = others.map(|(_, gain)| Phrase::new("cards-reason-others").with("gain", gain));
            let rule = match taken {
                Card::Person(person) => Some(Phrase::new("cards-reason-rule").with("rule", person.rule())),
                Card::Terrain(_) => None,
            };
            rule.into_iter().chain(gain).chain(others).collect()
        }
        Action::Bid(bid) => {
            let best = best_of_row(&game, seat, None).map(|(card, gain)| {
                Phrase::new("cards-reason-best").with("card", card_phrase(card)).with("gain", gain)
            });
            let higher = game.bids_left(seat).iter().filter(|other| other.value() > bid.value()).count();
            let low =
                (2 * higher > game.bids_left(seat).iter().count()).then(|| Phrase::new("cards-reason-low"));
            best.into_iter().chain(low).collect()
        }
        Action::Use(person) => vec![Phrase::new("cards-reason-rule").with("rule", person.rule())],
        _ => CarsonCards::choice(view, seat, action).1.map(gain_reason).into_iter().collect(),
    }
}

pub(super) fn nudge(view: &View, seat: Seat, action: Action) -> Phrase {
    let game = view.shown();
    match action {
        Action::Lay(_) => after_laying(&game, seat, action)
            .and_then(|after| line_nudge(&game.standings_now(), &after, seat))
            .unwrap_or_else(|| Phrase::new("hint-nudge")),
        Action::Take(_) => Phrase::new("cards-nudge-take"),
        Action::Bid(_) => Phrase::new("cards-nudge-bid"),
        Action::Use(_) | Action::Choose(_) => Phrase::new("cards-nudge-person"),
        Action::Sell(_) => Phrase::new("cards-nudge-sell"),
        Action::Pass | Action::Suit(_) => Phrase::new("hint-nudge"),
    }
}

fn after_laying(game: &CarsonCards, seat: Seat, action: Action) -> Option<Standings> {
    let (Action::Lay(at), Some(card)) = (action, game.hand()) else { return None };
    let mut after = game.clone();
    after.cities[seat.index()].lay(Laid { card, at });
    Some(after.standings_now())
}

/// The card of the row that immediately brings a seat most, other than `but`.
fn best_of_row(game: &CarsonCards, seat: Seat, but: Option<Card>) -> Option<(Card, i32)> {
    let others = game.row_cards().filter(|&card| Some(card) != but);
    others.filter_map(|card| Some((card, best_gain(game, seat, card)?))).max_by_key(|&(_, gain)| gain)
}
