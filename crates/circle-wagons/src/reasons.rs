//! Reasons for a choice: which lines of the points it changes, and what the cards bring to each player.

use table::{Phrase, Preview as _, Seat, line_nudge, line_reasons};

use crate::action::Action;
use crate::card::Card;
use crate::game::CircleWagons;
use crate::scoring::{Tally, each_trial};
use crate::view::View;

pub(crate) fn reasons(view: &View, seat: Seat, action: Action) -> Vec<Phrase> {
    let game = view.state();
    match action {
        Action::Lay { .. } => match CircleWagons::preview_scores(view, seat, action) {
            Some(after) => line_reasons(&view.scores, &after, seat),
            None => Vec::new(),
        },
        Action::Take(card) => {
            let takes = Phrase::new("wagons-reason-take").with("card", card);
            let takes = takes.with("gain", best_gain(&game, seat, card));
            std::iter::once(takes).chain(skipped(&game, seat, card)).collect()
        }
        Action::Start(card) if game.lone_cowboy().is_none() => {
            let gain = best_gain(&game, seat.other(), card);
            vec![Phrase::new("wagons-reason-start").with("gain", gain)]
        }
        Action::Start(_) => Vec::new(),
    }
}

pub(crate) fn nudge(view: &View, seat: Seat, action: Action) -> Phrase {
    match action {
        Action::Lay { .. } => CircleWagons::preview_scores(view, seat, action)
            .and_then(|after| line_nudge(&view.scores, &after, seat))
            .unwrap_or_else(|| Phrase::new("hint-nudge")),
        Action::Take(_) => Phrase::new("wagons-nudge-take"),
        Action::Start(_) => Phrase::new("wagons-nudge-start"),
    }
}

/// What each card before `card` would bring to the other player.
fn skipped(game: &CircleWagons, seat: Seat, card: Card) -> Option<Phrase> {
    let skipped: Vec<Card> = game.circle().iter().copied().take_while(|&other| other != card).collect();
    if skipped.is_empty() {
        return Some(Phrase::new("wagons-reason-free"));
    }
    if game.lone_cowboy().is_some() {
        return None;
    }
    let gain: i32 = skipped.iter().map(|&card| best_gain(game, seat.other(), card)).sum();
    Some(Phrase::new("wagons-reason-skipped").with("count", skipped.len()).with("gain", gain))
}

/// By how much a card raises the points of a town at its best place.
fn best_gain(game: &CircleWagons, seat: Seat, card: Card) -> i32 {
    let theirs = if game.lone_cowboy().is_some() { Tally::default() } else { game.tally(seat.other()) };
    let mut best = i32::MIN;
    each_trial(game.town(seat), card, game.scoring(), theirs, &mut |trial| {
        best = best.max(trial.score.total());
    });
    best - game.score(seat).total()
}
