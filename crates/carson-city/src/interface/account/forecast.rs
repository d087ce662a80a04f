//! What is within reach of whoever is asked: what buildings would earn where, the chances of a duel before anybody is placed, prices
//! as they are for him, and what a cowboy more on the board costs his other duels.

use table::{Forecast, Game, Seat};

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
        Action::Parcel(parcel) | Action::BuyParcel(parcel) => land(game, seat, parcel),
        Action::Place(place) => {
            let percent = without_chance(game, seat, action).and_then(|after| chance(&after, seat, place));
            let duel = percent.map(|percent| Forecast {
                at: Some(place.to_string()),
                percent: Some(percent),
                ..forecast()
            });
            let bought = match place {
                Place::Parcel(parcel) if game.town.buyable().contains(parcel) => land(game, seat, parcel),
                _ => Vec::new(),
            };
            duel.into_iter().chain(bought).collect()
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

/// What the two buildings that live on land alone would earn there now.
fn land(game: &CarsonCity, seat: Seat, parcel: Parcel) -> Vec<Forecast> {
    let one = |building: Building| Forecast {
        what: building.name().to_owned(),
        at: Some(parcel.to_string()),
        income: Some(i32::from(game.income(building, parcel, seat))),
        ..Forecast::default()
    };
    [Building::Mine, Building::Ranch].map(one).to_vec()
}

/// A seat's chance in a duel that is to come.
fn chance(game: &CarsonCity, seat: Seat, place: Place) -> Option<u8> {
    let odds = game.awaits_duel(place).then(|| game.odds(place))?;
    odds.fighters.iter().find(|fighter| fighter.seat == seat).map(|fighter| fighter.percent)
}

/// The seat's duels elsewhere, with its chances when one cowboy less is in its hand.
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

/// What a forecast is called that tells of a duel elsewhere.
const WEAKENED: &str = "one-cowboy-less";

fn price(game: &CarsonCity, after: &CarsonCity, seat: Seat) -> i32 {
    i32::from(game.player(seat).money()) - i32::from(after.player(seat).money())
}

/// The most that what the seat may build next would earn.
pub(super) fn best_income(game: &CarsonCity, seat: Seat) -> Option<i32> {
    let earns = |action: &Action| match *action {
        Action::Build(building, parcel) => Some(i32::from(game.income(building, parcel, seat))),
        _ => None,
    };
    legal(game, seat).iter().filter_map(earns).max()
}
