//! What cowboys on the board can be expected to bring.

use carson_city::{Parcel, Parcels, Place, Space};
use table::Seat;

use super::sight::Sight;
use super::standish;
use super::worth::{
    DOLLAR_ABOVE_LIMIT, annuity, cowboy, dollar, earnings, is_late, lot, next_dollar, promise, rounds_left,
};

/// What a card that Standish has yet to draw adds to his firepower on average.
const POWER_OF_A_CARD: f64 = 2.1;

/// What holding the City Hall is worth.
const CITY_HALL: f64 = 1.5;

/// What all cowboys of a player on the board can be expected to bring.
pub(super) fn all(state: &Sight<'_>, seat: Seat) -> f64 {
    let player = *state.player(seat);
    if player.on_board() == 0 {
        return 0.0;
    }
    let shared = [(Space::Wages, player.on_wages()), (Space::OneRoad, player.on_road())];
    let shared =
        shared.into_iter().map(|(space, count)| f64::from(count) * stake(state, seat, Place::Space(space)));
    let spaces = player.on_spaces().iter().map(|space| stake(state, seat, Place::Space(space)));
    let parcels = player.on_parcels().iter().map(|parcel| stake(state, seat, Place::Parcel(parcel)));
    shared.chain(spaces).chain(parcels).sum()
}

/// What a cowboy at a place can be expected to bring.
pub(super) fn stake(state: &Sight<'_>, seat: Seat, place: Place) -> f64 {
    let prize = prize(state, seat, place);
    if matches!(place, Place::Space(space) if space.is_shared()) {
        return prize;
    }
    let taste = state.taste;
    if taste.is_blind_to_duels {
        return prize;
    }
    let mut rivals =
        state.all_seats().filter(|&rival| rival != seat && state.player(rival).stands_on(place)).peekable();
    if rivals.peek().is_none() {
        return prize * taste.undisturbed;
    }
    let own = strength(state, seat, place);
    let is_solo = state.standish_seat().is_some();
    let chance: f64 = rivals
        .map(|rival| {
            if is_solo { beats_standish(state, own) } else { beats(own - f64::from(state.firepower(rival))) }
        })
        .product();
    let denied = if is_solo { standish::denied(state, place) } else { 0.0 };
    // Who is beaten has his cowboy back.
    taste.bravado * chance * (prize + taste.denial * denied) + (1.0 - chance) * cowboy(state)
}

/// Firepower of a player with a cowboy at this place.
fn strength(state: &Sight<'_>, seat: Seat, place: Place) -> f64 {
    let placed = u8::from(!state.player(seat).stands_on(place));
    f64::from(state.firepower(seat)) - f64::from(placed)
}

/// The chance to win a duel of two dice with so much more firepower.
fn beats(more: f64) -> f64 {
    (0.5 + more * 0.135).clamp(0.0, 1.0)
}

/// The chance of one die against his cards, those that he has yet to draw included.
fn beats_standish(state: &Sight<'_>, own: f64) -> f64 {
    let his = state.standish().map_or(0.0, |standish| {
        f64::from(standish.firepower()) + POWER_OF_A_CARD * f64::from(standish.left())
    });
    ((6.0 + own - his) / 6.0).clamp(0.0, 1.0)
}

/// What whoever has his way at a place gets.
pub(super) fn prize(state: &Sight<'_>, seat: Seat, place: Place) -> f64 {
    match place {
        Place::Parcel(parcel) => prize_of_parcel(state, seat, parcel),
        Place::Space(space) => prize_of_space(state, seat, space),
    }
}

fn prize_of_parcel(state: &Sight<'_>, seat: Seat, parcel: Parcel) -> f64 {
    let town = state.town();
    if town.outlaws().contains(parcel) {
        // Whoever frees the City Hall holds it.
        let held = if town.city_hall() == Some(parcel) { CITY_HALL } else { 0.0 };
        return f64::from(state.outlaw_reward()) + held;
    }
    match (town.building_at(parcel), town.owner(parcel)) {
        (Some(kind), Some(owner)) if owner != seat => {
            let taste = state.taste;
            let stolen = f64::from(state.income(kind, parcel, owner) / 2);
            let hurts = if state.standish_seat().is_some() {
                1.0 / f64::from(state.round() + 1)
            } else {
                taste.spite * dollar(state)
            };
            taste.robbery * stolen * (dollar(state) + hurts)
        }
        (Some(kind), Some(_)) => f64::from(state.income(kind, parcel, seat) / 2) * dollar(state) * 0.2,
        (Some(_), None) => CITY_HALL,
        (None, _) => prize_of_land(state, seat, parcel),
    }
}

fn prize_of_land(state: &Sight<'_>, seat: Seat, parcel: Parcel) -> f64 {
    let town = state.town();
    let price = f64::from(state.parcel_price(seat, parcel));
    if price > to_spend(state, seat, Place::Parcel(parcel)) {
        return 0.0;
    }
    let taste = state.taste;
    let use_of_it = if town.occupied().contains(parcel) {
        2.0 + taste.landmark + 0.15 * f64::from(earnings(state, seat).min(20)) * annuity(state) / 4.0
    } else {
        let empty = (town.owned(seat) | state.player(seat).on_parcels())
            .without(town.occupied())
            .without(Parcels::only(parcel))
            .len();
        taste.land * lot(state, seat, parcel) * [1.2, 1.0, 0.7, 0.4, 0.2][empty.min(4)] + 0.3
    };
    use_of_it - price * dollar(state)
}

fn prize_of_space(state: &Sight<'_>, seat: Seat, space: Space) -> f64 {
    let player = state.player(seat);
    let firepower = f64::from(state.firepower(seat));
    let parcels = state.town().owned(seat).len() as f64 + 0.6 * player.on_parcels().len() as f64;
    match space {
        Space::Wages => 4.0 * dollar(state),
        Space::Ammunition => 0.9,
        Space::ThreeRoads => 0.4 + 0.2 * rounds_left(state),
        Space::OneRoad => 0.15 + 0.05 * rounds_left(state),
        Space::ParcelsIncome => 2.0 * parcels * dollar(state),
        Space::CowboyIncome => 2.0 * firepower * dollar(state),
        Space::Gambling => 7.0 * dollar(state),
        Space::ParcelsPoints => parcels / 2.0 - 0.25,
        Space::CowboyPoints => firepower / 2.0 - 0.25,
        Space::BuildingPoints => {
            (state.town().owned(seat) & state.town().built()).len() as f64 + 0.4 * planned(state, seat)
        }
        Space::Points5 | Space::Points4 | Space::Points3 | Space::Points2 => {
            prize_of_points(state, seat, space)
        }
        _ => prize_of_building(state, seat, space),
    }
}

/// The money that a player will have for what his cowboy at `place` wants: with his wages, without what his other cowboys are to
/// pay for. Land is paid before buildings, and a building that can no longer be paid was promised in vain.
fn to_spend(state: &Sight<'_>, seat: Seat, place: Place) -> f64 {
    let player = state.player(seat);
    f64::from(player.money()) + 4.0 * f64::from(player.on_wages())
        - land_to_pay(state, seat, place)
        - buildings_to_pay(state, seat, place)
}

/// What the parcels cost that a player's cowboys want, but for the one at `except`.
fn land_to_pay(state: &Sight<'_>, seat: Seat, except: Place) -> f64 {
    let wanted = state.player(seat).on_parcels() & state.town().buyable();
    let others = wanted.iter().filter(|&parcel| Place::Parcel(parcel) != except);
    others.map(|parcel| f64::from(state.parcel_price(seat, parcel))).sum()
}

/// What the buildings cost that a player's cowboys want, but for the one at `except`.
fn buildings_to_pay(state: &Sight<'_>, seat: Seat, except: Place) -> f64 {
    let spaces = state.player(seat).on_spaces();
    let wanted = (0..7).filter(|&index| state.row()[index].is_some()).map(Space::of_row);
    let others = wanted.filter(|&space| spaces.contains(space) && Place::Space(space) != except);
    others.map(|space| f64::from(state.building_price(seat, space))).sum()
}

/// How many buildings a player keeps or hopes to buy.
fn planned(state: &Sight<'_>, seat: Seat) -> f64 {
    let player = state.player(seat);
    let hoped = (0..7).filter(|&index| player.on_spaces().contains(Space::of_row(index))).count();
    f64::from(player.kept().total()) + hoped as f64
}

/// Points can be bought with what the round has brought; what the cash limit would take is gone anyway.
fn prize_of_points(state: &Sight<'_>, seat: Seat, space: Space) -> f64 {
    let price = f64::from(space.point_price().unwrap_or(5));
    let player = state.player(seat);
    let money = if is_late(state) { f64::from(player.money()) } else { money_at_the_end(state, seat) };
    let limit = f64::from(player.cash_limit());
    let above = (money - limit).max(0.0);
    let rest = (money - above) * (1.0 / price - next_dollar(state)).max(0.0);
    above * (1.0 / price - DOLLAR_ABOVE_LIMIT).max(0.0) + state.taste.points * rest
}

/// What a player will have in cash once the incomes are paid.
fn money_at_the_end(state: &Sight<'_>, seat: Seat) -> f64 {
    let player = state.player(seat);
    let spaces: f64 = player
        .on_spaces()
        .iter()
        .map(|space| match space {
            Space::ParcelsIncome => 2.0 * state.town().owned(seat).len() as f64,
            Space::CowboyIncome => 2.0 * f64::from(state.firepower(seat)),
            Space::Gambling => 7.0,
            _ if space.row_index().is_some() => -f64::from(state.building_price(seat, space)),
            _ => 0.0,
        })
        .sum();
    let wages = 4.0 * f64::from(player.on_wages());
    let land: f64 = player
        .on_parcels()
        .iter()
        .filter(|&parcel| state.town().owner(parcel).is_none())
        .map(|parcel| f64::from(state.parcel_price(seat, parcel)))
        .sum();
    (f64::from(player.money()) + f64::from(earnings(state, seat)) + spaces + wages - land).max(0.0)
}

fn prize_of_building(state: &Sight<'_>, seat: Seat, space: Space) -> f64 {
    let Some(kind) = space.row_index().and_then(|index| state.row()[index]) else { return 0.0 };
    let player = state.player(seat);
    let price = f64::from(state.building_price(seat, space));
    if price > to_spend(state, seat, Place::Space(space)) {
        return 0.0;
    }
    let town = state.town();
    let lots =
        (town.owned(seat) | (player.on_parcels() & town.for_sale())).without(town.occupied()).len() as f64;
    let own = f64::from(u8::from(player.on_spaces().contains(space)));
    let share = if lots > planned(state, seat) - own { 1.0 } else { state.taste.crowded };
    share * promise(state, seat, kind) - price * dollar(state)
}
