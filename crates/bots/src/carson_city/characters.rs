//! What a character will bring beyond what he brings at once.

use carson_city::{Building, Character, Role, Side};
use table::Seat;

use super::sight::Sight;
use super::worth::{DOLLAR_ABOVE_LIMIT, built, dollar, earnings, next_dollar, promise, rounds_left};

/// What a player can expect of a character, his cash limit included.
pub(super) fn promise_of(state: &Sight<'_>, seat: Seat, role: Role) -> f64 {
    state.taste.character * powers(state, seat, role) - lost_to_limit(state, seat, role)
}

fn powers(state: &Sight<'_>, seat: Seat, role: Role) -> f64 {
    let dollar = dollar(state);
    let money = f64::from(state.player(seat).money());
    let income = f64::from(earnings(state, seat));
    let cowboys = f64::from(state.player(seat).cowboys());
    match (role.character, role.side) {
        (Character::Sheriff | Character::Captain, Side::Yellow) => 1.3,
        (Character::Banker, Side::Yellow) => 9.0 * dollar,
        (Character::Banker, Side::Red) => {
            if money + income > 14.0 {
                2.6
            } else {
                2.0
            }
        }
        (Character::Grocer, Side::Yellow) => (8.0 * dollar).max(0.7 * income * dollar),
        (Character::Grocer, Side::Red) => {
            let houses = (state.town().houses() | state.town().townhouses()) & state.town().owned(seat);
            (8.0 * dollar).max(houses.len() as f64)
        }
        (Character::Settler, Side::Red) => {
            (8.0 * dollar).max((state.town().mountains() & state.town().owned(seat)).len() as f64)
        }
        (Character::ChineseWorker, Side::Yellow) => 0.4 + (money.min(20.0) * 0.5 + 2.0) * dollar,
        (Character::ChineseWorker, Side::Red) => {
            let tiles = state.row().iter().flatten();
            let best = tiles.map(|&kind| promise(state, seat, kind)).fold(0.0, f64::max);
            if money < 5.0 { 0.0 } else { best - 5.0 * dollar }
        }
        (Character::Settler, Side::Yellow) => 2.2 + 0.4 * rounds_left(state),
        (Character::Captain, Side::Red) => 0.6 + 0.3 * rounds_left(state),
        (Character::Mercenary, _) | (Character::Prospector, Side::Red) => 1.2,
        (Character::Indian, Side::Yellow) => 1.2 + 0.8 * rounds_left(state),
        (Character::Indian, Side::Red) => 0.8,
        (Character::Prospector, Side::Yellow) => stake_on_new_land(state, seat, Building::Mine, 10.0),
        (Character::Cowboy, Side::Red) => stake_on_new_land(state, seat, Building::Ranch, 8.0),
        (Character::Paperboy | Character::Gunsmith, _) => 1.0,
        (Character::Singer, Side::Yellow) => 1.5,
        (Character::Singer, Side::Red) => 12.0 * dollar,
        (Character::Heroes, Side::Yellow) => 0.5 + 0.15 * income * dollar,
        (Character::Heroes, Side::Red) => 3.0 + 2.0 * cowboys.min(2.0),
        (Character::Governor, _) => 1.6,
        (Character::Lawyer, Side::Red) => income / (5.0 * f64::from(state.round())),
        (Character::Lawyer, Side::Yellow) => 1.4,
        (Character::FatherChristmas, Side::Yellow) => 5.0,
        (Character::FatherChristmas, Side::Red) => 2.8,
        _ => 0.6,
    }
}

/// The best place for a Mine or a Ranch on land of nobody, at this price.
fn stake_on_new_land(state: &Sight<'_>, seat: Seat, kind: Building, price: f64) -> f64 {
    let town = state.town();
    if f64::from(state.player(seat).money()) < price || !state.row().contains(&Some(kind)) {
        return 0.0;
    }
    let land = town.for_sale().without(town.occupied());
    let best = land.iter().map(|parcel| built(state, seat, kind, parcel)).fold(0.0, f64::max);
    best - price * dollar(state)
}

/// What the cash limit is likely to take.
fn lost_to_limit(state: &Sight<'_>, seat: Seat, role: Role) -> f64 {
    let money = f64::from(state.player(seat).money()) * 0.6 + f64::from(earnings(state, seat)) + 4.0;
    let above = (money - f64::from(role.cash_limit())).max(0.0);
    above * (next_dollar(state) - DOLLAR_ABOVE_LIMIT)
}
