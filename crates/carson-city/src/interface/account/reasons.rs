//! Reasons for a choice: its price, what it earns and from what, the odds of its duel.

use table::{Phrase, Seat};

use super::effects::{effects, price};
use super::{choices, without_chance};
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::map::income::Source;
use crate::map::parcel::Parcel;
use crate::pieces::building::{Building, Dollars};
use crate::questions::Ask;
use crate::track::space::{Place, Space};

/// The buildings that land is valued by: those that earn by what is around them.
const BY_THEIR_LAND: [Building; 4] = [Building::Ranch, Building::Mine, Building::Bank, Building::Saloon];

pub(super) fn reasons(game: &CarsonCity, seat: Seat, action: Action) -> Vec<Phrase> {
    match action {
        Action::Place(place) | Action::PlaceWithDynamite(place) | Action::Sheriff(place) => {
            let mut reasons = of_place(game, seat, place);
            reasons.extend(odds(game, seat, action, place));
            reasons
        }
        Action::PlaceWithToken(space) => of_place(game, seat, Place::Space(space)),
        Action::Move(place) => of_place(game, seat, place),
        Action::Pass if is_placing(game) => vec![kept(game, seat)],
        Action::Choose(role) => {
            let power =
                Phrase::new("city-why-power").with("character", role.phrase()).with("power", role.power());
            let limit = limit(game, seat, game.player(seat).cash_limit_with(role));
            if role.fetches() { vec![power] } else { vec![power, limit] }
        }
        Action::Double(kind) => raised(choices::doubled(game, seat, kind)),
        Action::Blast(parcel) => raised(choices::blasted(game, seat, parcel)),
        Action::Ride(parcel) => raised(choices::ridden(game, seat, parcel)),
        Action::Spend(_) => {
            let limit = limit(game, seat, game.player(seat).cash_limit());
            std::iter::once(limit).chain(effects(game, seat, action)).collect()
        }
        _ => effects(game, seat, action),
    }
}

pub(super) fn nudge(game: &CarsonCity, seat: Seat, action: Action) -> Phrase {
    Phrase::new(match action {
        Action::Place(place)
        | Action::PlaceWithDynamite(place)
        | Action::Sheriff(place)
        | Action::Move(place) => of_where(game, seat, place),
        Action::PlaceWithToken(space) => of_where(game, seat, Place::Space(space)),
        Action::Pass if is_placing(game) => "city-nudge-pass",
        Action::Choose(_) => "city-nudge-character",
        Action::Parcel(_) | Action::BuyParcel(_) => "city-nudge-land",
        Action::Build(..) | Action::Keep | Action::House(_) | Action::Townhouse(_) => "city-nudge-build",
        Action::Take(_) | Action::Buy => "city-nudge-building",
        Action::Points(_) | Action::Spend(_) | Action::Decline | Action::Bid(_) | Action::Pass => {
            "city-nudge-money"
        }
        _ => "hint-nudge",
    })
}

/// Whether cowboys are being placed; whoever passes in an auction keeps none by it.
fn is_placing(game: &CarsonCity) -> bool {
    game.asked().and_then(Ask::phase) == Some(2)
}

fn of_where(game: &CarsonCity, seat: Seat, place: Place) -> &'static str {
    match place {
        Place::Space(space) if game.stock.tile_on(space).is_some() => "city-nudge-building",
        Place::Space(_) => "city-nudge-space",
        Place::Parcel(parcel) => match game.town.owner(parcel) {
            Some(owner) if owner != seat => "city-nudge-attack",
            _ => "city-nudge-land",
        },
    }
}

/// What a place has to offer.
fn of_place(game: &CarsonCity, seat: Seat, place: Place) -> Vec<Phrase> {
    match place {
        Place::Space(space) => match game.stock.tile_on(space) {
            Some(kind) => of_tile(game, seat, space, kind),
            None => Vec::new(),
        },
        Place::Parcel(parcel) => {
            let standing = game.town.building_at(parcel).zip(game.town.owner(parcel));
            match standing {
                Some((kind, owner)) => {
                    let half = game.income(kind, parcel, owner) / 2;
                    let id = if owner == seat { "city-why-defend" } else { "city-why-robbery" };
                    vec![Phrase::new(id).with("seat", owner).with("income", half)]
                }
                None if game.town.occupied().contains(parcel) => Vec::new(),
                None => {
                    let cost = price(game, seat, game.parcel_price(seat, parcel));
                    of_land(game, seat, parcel).into_iter().chain([cost]).collect()
                }
            }
        }
    }
}

/// A building of the row: where it would earn most, and its price.
fn of_tile(game: &CarsonCity, seat: Seat, space: Space, kind: Building) -> Vec<Phrase> {
    vec![at_best(game, seat, kind), price(game, seat, game.building_price(seat, space))]
}

/// Where a building of the row would earn most.
pub(super) fn at_best(game: &CarsonCity, seat: Seat, kind: Building) -> Phrase {
    match best_lot(game, seat, kind) {
        Some(lot) => earns(game, seat, kind, lot),
        None => Phrase::new("city-why-no-lot").with("building", kind.phrase()),
    }
}

/// The parcel on which a building of the row would earn most: on land that the seat owns, or is about to buy.
pub(super) fn best_lot(game: &CarsonCity, seat: Seat, kind: Building) -> Option<Parcel> {
    let claimed = game.player(seat).on_parcels() & game.town.for_sale();
    let lots = (game.town.owned(seat) | claimed).without(game.town.occupied());
    lots.iter().max_by_key(|&lot| (game.income(kind, lot, seat), std::cmp::Reverse(lot)))
}

/// What a building earns on a parcel, and from what.
pub(super) fn earns(game: &CarsonCity, seat: Seat, kind: Building, parcel: Parcel) -> Phrase {
    let income = game.explain_income(kind, parcel, seat);
    let phrase = Phrase::new("city-why-income")
        .with("building", kind.phrase())
        .with("parcel", parcel)
        .with("income", income.total);
    let mut parts: Vec<Phrase> = Vec::new();
    for run in income.parts.chunk_by(|one, other| one.source == other.source) {
        parts.push(source(run[0].source).with("count", run.len()));
    }
    if parts.is_empty() {
        return phrase.with("from", "");
    }
    phrase.with("from", Phrase::new("city-why-income-from").with("parts", parts))
}

/// What an income comes from.
fn source(source: Source) -> Phrase {
    Phrase::new(match source {
        Source::FreeLand => "city-source-free-land",
        Source::Mountain => "city-source-mountain",
        Source::River => "city-source-river",
        Source::House => "city-source-house",
        Source::Ranch => "city-source-ranch",
        Source::Mine => "city-source-mine",
        Source::Itself => "city-source-itself",
        Source::Round => "city-source-round",
        Source::CityHall => "city-source-city-hall",
    })
}

/// Land: what would earn most there.
pub(super) fn of_land(game: &CarsonCity, seat: Seat, parcel: Parcel) -> Option<Phrase> {
    let best = BY_THEIR_LAND.into_iter().max_by_key(|&kind| game.income(kind, parcel, seat))?;
    let income = game.income(best, parcel, seat);
    (income > 0).then(|| Phrase::new("city-why-land").with("building", best.phrase()).with("income", income))
}

/// What buildings pay this round if something raises it.
fn raised(raised: Phrase) -> Vec<Phrase> {
    vec![Phrase::new("city-why-raised").with("raised", raised)]
}

/// How much a player may keep, and has.
fn limit(game: &CarsonCity, seat: Seat, limit: Dollars) -> Phrase {
    Phrase::new("city-why-limit").with("limit", limit).with("money", game.player(seat).money())
}

/// The odds of the duel that a placement leads to, or that nobody else is there.
fn odds(game: &CarsonCity, seat: Seat, action: Action, place: Place) -> Option<Phrase> {
    if matches!(place, Place::Space(space) if space.is_shared()) {
        return None;
    }
    let after = without_chance(game, seat, action)?;
    if !after.awaits_duel(place) {
        return game.contenders(place).is_empty().then(|| Phrase::new("city-why-quiet"));
    }
    let odds = after.odds(place);
    let own = odds.fighters.iter().find(|fighter| fighter.seat == seat)?;
    Some(Phrase::new("city-why-duel").with("percent", own.percent))
}

/// What a player keeps by passing.
fn kept(game: &CarsonCity, seat: Seat) -> Phrase {
    Phrase::new("city-why-kept")
        .with("cowboys", game.player(seat).cowboys())
        .with("firepower", game.firepower(seat))
}
