//! What an answer costs and brings by itself, before anything else happens: money now, incomes each round, points at the end.

use std::cmp::Reverse;

use table::dice::FastDice;
use table::{Phrase, Seat, Silence};

use super::reasons::{at_best, earns, of_land};
use super::{forecast, gain};
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::map::income::Income;
use crate::pieces::building::Dollars;
use crate::questions::Ask;

pub(super) fn effects(game: &CarsonCity, seat: Seat, action: Action) -> Vec<Phrase> {
    let at_the_end = gain(game, seat, action).map(|gain| Phrase::new("city-preview-gain").with("gain", gain));
    let Some(after) = answered(game, seat, action) else { return at_the_end.into_iter().collect() };
    let (old, new) = (game.incomes(), after.incomes());
    let mut reasons = built(&after, seat, &old, &new);
    if reasons.is_empty() {
        reasons.extend(what_for(game, seat, action));
    }
    reasons.extend(now(game, &after, seat, action));
    reasons.extend(own_changes(seat, &old, &new));
    reasons.extend(at_the_end);
    reasons.extend(changes_of_others(game, seat, &old, &new));
    reasons
}

/// The state after the answer alone; `None` if it depends on chance or on what the others chose in secret.
fn answered(game: &CarsonCity, seat: Seat, action: Action) -> Option<CarsonCity> {
    let ask = game.asked().filter(|ask| !ask.is_secret())?;
    let mut after = *game;
    after.pending.take();
    match action {
        // As if whoever owns the parcel agreed.
        Action::House(parcel) | Action::Townhouse(parcel) => after.put_house(parcel, &mut Silence),
        _ => {
            let untouched = FastDice::seeded(0);
            let mut dice = untouched.clone();
            ask.answer(&mut after, seat, action, &mut dice, &mut Silence);
            if dice != untouched {
                return None;
            }
        }
    }
    Some(after)
}

/// The purpose of an answer that builds nothing yet: what would earn most on new land, where a new building would earn most, or what a
/// kept one would earn.
fn what_for(game: &CarsonCity, seat: Seat, action: Action) -> Option<Phrase> {
    let space = match action {
        Action::Parcel(parcel) | Action::BuyParcel(parcel) => return of_land(game, seat, parcel),
        Action::Keep => {
            let best = forecast::best_income(game, seat)?;
            return Some(Phrase::new("city-why-keep").with("income", best));
        }
        Action::Take(space) => space,
        Action::Buy => game.asked().and_then(Ask::stop)?,
        _ => return None,
    };
    game.stock.tile_on(space).map(|kind| at_best(game, seat, kind))
}

/// The price of an answer, or what it pays.
fn now(game: &CarsonCity, after: &CarsonCity, seat: Seat, action: Action) -> Option<Phrase> {
    let (before, then) = (game.player(seat).money(), after.player(seat).money());
    if then > before {
        return Some(Phrase::new("city-preview-pays").with("amount", then - before));
    }
    let is_purchase = then < before || matches!(action, Action::Buy | Action::BuyParcel(_) | Action::Take(_));
    is_purchase.then(|| price(game, seat, before - then))
}

pub(super) fn price(game: &CarsonCity, seat: Seat, price: Dollars) -> Phrase {
    if price == 0 {
        return Phrase::new("city-why-free");
    }
    Phrase::new("city-why-price").with("price", price).with("money", game.player(seat).money())
}

/// What new buildings earn.
fn built(after: &CarsonCity, seat: Seat, old: &[Income], new: &[Income]) -> Vec<Phrase> {
    let own = new.iter().filter(|income| income.owner == seat && before(old, income).is_none());
    own.map(|income| earns(after, seat, income.building, income.parcel)).collect()
}

/// What the same building earned before.
fn before<'a>(old: &'a [Income], new: &Income) -> Option<&'a Income> {
    old.iter().find(|old| (old.parcel, old.building, old.owner) == (new.parcel, new.building, new.owner))
}

/// Which of the player's other buildings earn more or less: all together if there are several, then each, the largest change first.
fn own_changes(seat: Seat, old: &[Income], new: &[Income]) -> Vec<Phrase> {
    let mut changed: Vec<(i32, Phrase)> = new
        .iter()
        .filter(|income| income.owner == seat)
        .filter_map(|new| {
            let old = before(old, new)?;
            let change = i32::from(new.total) - i32::from(old.total);
            (change != 0).then(|| (change, instead(old, new)))
        })
        .collect();
    changed.sort_by_key(|(change, _)| Reverse(change.abs()));
    let total = changed.iter().map(|(change, _)| change).sum();
    let total = per_round(total).filter(|_| changed.len() > 1);
    total.into_iter().chain(changed.into_iter().map(|(_, phrase)| phrase)).collect()
}

/// How much more or less the others earn.
fn changes_of_others(game: &CarsonCity, seat: Seat, old: &[Income], new: &[Income]) -> Vec<Phrase> {
    let earned = |incomes: &[Income], owner: Seat| -> i32 {
        let own = incomes.iter().filter(|income| income.owner == owner);
        own.map(|income| i32::from(income.total)).sum()
    };
    let others = game.all_seats().filter(|&other| other != seat);
    others
        .filter_map(|other| {
            let change = earned(new, other) - earned(old, other);
            let id = if change < 0 { "city-why-others-less" } else { "city-why-others-more" };
            (change != 0).then(|| Phrase::new(id).with("seat", other).with("amount", change.abs()))
        })
        .collect()
}

/// What a building earns instead of what it earned so far.
fn instead(old: &Income, new: &Income) -> Phrase {
    Phrase::new("city-why-instead")
        .with("building", new.building.phrase())
        .with("parcel", new.parcel)
        .with("income", new.total)
        .with("before", old.total)
}

/// By how much all incomes of a player change.
pub(super) fn per_round(change: i32) -> Option<Phrase> {
    let id = if change < 0 { "city-preview-income-less" } else { "city-preview-income-more" };
    (change != 0).then(|| Phrase::new(id).with("amount", change.abs()))
}
