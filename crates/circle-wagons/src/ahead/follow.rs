//! What orders answer to a question.

use table::{OrderAnswer, Orders, Phrase, Seat};

use super::basis::{Basis, lead};
use super::keys;
use crate::action::Action;
use crate::card::Card;
use crate::game::{Asked, CircleWagons};
use crate::scoring::each_trial;
use crate::town::Laid;
use crate::view::View;

type Answer = OrderAnswer<Action>;

/// What orders answer to the seat's question. They are valid for one turn of the seat and what comes before it.
pub(super) fn follow(view: &View, seat: Seat, orders: &Orders) -> Answer {
    let game = view.state();
    let Ok(basis) = orders.basis.parse::<Basis>() else { return Answer::Done };
    let Some(turns) = basis.turns(&game) else { return Answer::Done };
    let is_over = turns.iter().any(|(drafter, _)| *drafter == seat);
    match view.asked {
        Some(Asked::Lay { card, .. }) if game.drafter() == seat => match turns.last() {
            Some((drafter, _)) if *drafter == seat => lay(&game, seat, card, orders, keys::LAY_TAKEN),
            Some(_) => Answer::Done,
            // It was taken before the orders were left.
            None => Answer::Ask,
        },
        Some(Asked::Lay { card, .. }) if !is_over => lay(&game, seat, card, orders, keys::LAY_GIVEN),
        Some(Asked::Draft { .. }) if !is_over => {
            let leads = lead(&game, seat);
            if orders.stops_if("behind") && basis.lead >= 0 && leads < 0 {
                let why =
                    Phrase::new("wagons-ahead-behind").with("seat", seat.other()).with("points", -leads);
                return Answer::Stop(why);
            }
            let key = turns.last().map_or(keys::DRAFT.to_owned(), |(_, card)| keys::if_taken(*card));
            orders.chosen(&key)
        }
        _ => Answer::Done,
    }
}

fn lay(game: &CircleWagons, seat: Seat, card: Card, orders: &Orders, key: &str) -> Answer {
    match orders.choice(key) {
        Some(_) => best(game, seat, card)
            .map_or(Answer::Ask, |Laid { at, facing, .. }| Answer::Play(Action::Lay { facing, at })),
        None => Answer::Ask,
    }
}

/// Where a card immediately brings the most points. Ties go to the first place, so that the same view always gives the same answer.
fn best(game: &CircleWagons, seat: Seat, card: Card) -> Option<Laid> {
    let mut best: Option<(i32, Laid)> = None;
    each_trial(game.town(seat), card, game.scoring(), game.tally(seat.other()), &mut |trial| {
        let points = trial.score.total();
        if best.is_none_or(|(most, _)| points > most) {
            best = Some((points, trial.laid));
        }
    });
    best.map(|(_, laid)| laid)
}
