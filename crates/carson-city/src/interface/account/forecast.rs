//! What is within reach of a player: what buildings would earn where, the odds of a duel before anybody is placed, the player's
//! prices, and how placing another cowboy weakens the player's other duels.

use table::{Forecast, Game, Seat};

use super::reasons::best_lot;
use super::without_chance;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::map::parcel::Parcel;
use crate::pieces::building::Building;
use crate::track::space::Place;

/// What every legal action of the seat would cost and bring.
pub(super) fn forecast(game: &CarsonCity, seat: Seat) -> Vec<Forecast> {
    let actions = legal(game, seat);
    let mut all: Vec<Forecast> = actions.iter().flat_map(|&action| of(game, seat, action)).collect();
    if let Some(&action) = actions.iter().find(|action| matches!(action, Action::Place(_))) {
        all.extend(weakened(game, seat, action));
    }
    all
}

fn legal(game: &CarsonCity, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}

fn of(game: &CarsonCity, seat: Seat, action: Action) -> Vec<Forecast> {
    let forecast = || Forecast { what: action.to_string(), ..Forecast::default() };
    match action {
        Action::Parcel(parcel) => land(game, seat, parcel),
        Action::BuyParcel(parcel) => {
            let price = Some(i32::from(game.parcel_price(seat, parcel)));
            let bought = Forecast { at: Some(parcel.to_string()), price, ..forecast() };
            std::iter::once(bought).chain(land(game, seat, parcel)).collect()
        }
        Action::Place(place) | Action::Move(place) => {
            let bought = match place {
                Place::Parcel(parcel) if game.town.buyable().contains(parcel) => land(game, seat, parcel),
                _ => Vec::new(),
            };
            errand(game, seat, action, place).into_iter().chain(bought).collect()
        }
        Action::PlaceWithDynamite(place) | Action::Sheriff(place) => {
            errand(game, seat, action, place).into_iter().collect()
        }
        Action::PlaceWithToken(space) => {
            errand(game, seat, action, Place::Space(space)).into_iter().collect()
        }
        Action::Build(building, parcel) => vec![Forecast {
            at: Some(parcel.to_string()),
            income: Some(i32::from(game.income(building, parcel, seat))),
            ..forecast()
        }],
        Action::Take(space) => vec![Forecast {
            at: Some(Place::Space(space).to_string()),
            price: without_chance(game, seat, action).map(|after| price(game, &after, seat)),
            ..forecast()
        }],
        Action::Buy => {
            let after = without_chance(game, seat, action);
            vec![Forecast {
                price: after.map(|after| price(game, &after, seat)),
                income: after.and_then(|after| best_income(&after, seat)),
                ..forecast()
            }]
        }
        _ => Vec::new(),
    }
}

/// A cowboy sent to a place: what is for sale there has this price for the seat, a building has this income at its best place, and
/// the seat has this chance of winning the duel.
fn errand(game: &CarsonCity, seat: Seat, action: Action, place: Place) -> Option<Forecast> {
    let price = price_at(game, seat, place);
    let percent = without_chance(game, seat, action).and_then(|after| chance(&after, seat, place));
    let income = match place {
        Place::Space(space) => game.stock.tile_on(space).and_then(|kind| {
            let lot = best_lot(game, seat, kind)?;
            Some(i32::from(game.income(kind, lot, seat)))
        }),
        Place::Parcel(_) => None,
    };
    (price.is_some() || percent.is_some()).then(|| Forecast {
        what: action.to_string(),
        at: Some(place.to_string()),
        price,
        income,
        percent,
        ..Forecast::default()
    })
}

/// What the seat pays for what is for sale at a place.
fn price_at(game: &CarsonCity, seat: Seat, place: Place) -> Option<i32> {
    let price = match place {
        Place::Space(space) => {
            game.stock.tile_on(space)?;
            game.building_price(seat, space)
        }
        Place::Parcel(parcel) if game.town.buyable().contains(parcel) => game.parcel_price(seat, parcel),
        Place::Parcel(_) => return None,
    };
    Some(i32::from(price))
}

/// What Ranch and Mine, which earn by land alone, would earn there now.
fn land(game: &CarsonCity, seat: Seat, parcel: Parcel) -> Vec<Forecast> {
    let one = |building: Building| Forecast {
        what: building.name().to_owned(),
        at: Some(parcel.to_string()),
        income: Some(i32::from(game.income(building, parcel, seat))),
        ..Forecast::default()
    };
    [Building::Mine, Building::Ranch].map(one).to_vec()
}

/// A seat's chance in a future duel.
fn chance(game: &CarsonCity, seat: Seat, place: Place) -> Option<u8> {
    let odds = game.awaits_duel(place).then(|| game.odds(place))?;
    odds.fighters.iter().find(|fighter| fighter.seat == seat).map(|fighter| fighter.percent)
}

/// The seat's other duels, with its chances if it has one cowboy less in its supply.
fn weakened(game: &CarsonCity, seat: Seat, action: Action) -> Vec<Forecast> {
    let Some(after) = without_chance(game, seat, action) else { return Vec::new() };
    let standing = game.cowboys_on_board().into_iter().filter(|cowboy| cowboy.seat == seat);
    let one = |place: Place| {
        let (now, then) = (chance(game, seat, place)?, chance(&after, seat, place)?);
        (now != then).then(|| Forecast {
            what: WEAKENED.to_owned(),
            at: Some(place.to_string()),
            percent: Some(then),
            ..Forecast::default()
        })
    };
    standing.filter_map(|cowboy| one(cowboy.place)).collect()
}

/// The name of a forecast about another duel.
const WEAKENED: &str = "one-cowboy-less";

fn price(game: &CarsonCity, after: &CarsonCity, seat: Seat) -> i32 {
    i32::from(game.player(seat).money()) - i32::from(after.player(seat).money())
}

/// The highest income of what the seat may build next.
pub(super) fn best_income(game: &CarsonCity, seat: Seat) -> Option<i32> {
    let earns = |action: &Action| match *action {
        Action::Build(building, parcel) => Some(i32::from(game.income(building, parcel, seat))),
        _ => None,
    };
    legal(game, seat).iter().filter_map(earns).max()
}
