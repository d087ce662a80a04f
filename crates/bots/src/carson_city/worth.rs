//! What stands on the table is worth in points, as far as can be told at a glance.

use carson_city::{Ask, Building, CarsonCity, Dollars, Parcel, Parcels, Space};
use table::{Game, Seat};

use super::sight::Sight;
use super::{stakes, standish};
use crate::aim::ahead;

/// What is left of a dollar that the cash limit takes away.
pub(super) const DOLLAR_ABOVE_LIMIT: f64 = 0.1;
/// What a dollar brings at the end of the game.
const LAST_DOLLAR: f64 = 1.0 / 6.0;

/// What a dollar is worth.
pub(super) fn dollar(state: &Sight<'_>) -> f64 {
    state.taste.dollar[state.round().clamp(1, 4) as usize - 1]
}

/// What a dollar is worth that is kept for the next round, or for the end.
pub(super) fn next_dollar(state: &Sight<'_>) -> f64 {
    state.taste.dollar.get(state.round() as usize).copied().unwrap_or(LAST_DOLLAR)
}

/// How many rounds come after this one.
pub(super) fn rounds_left(state: &CarsonCity) -> f64 {
    f64::from(4 - state.round().min(4))
}

/// Whether the incomes of this round are paid.
pub(super) fn is_late(state: &CarsonCity) -> bool {
    matches!(
        state.asked(),
        None | Some(Ask::BuyPoints { .. } | Ask::LastRoads { .. } | Ask::Banker { .. } | Ask::Spend { .. })
    )
}

/// What a dollar of income in each round that is left is worth.
pub(super) fn annuity(state: &Sight<'_>) -> f64 {
    let taste = state.taste;
    let paid = usize::from(is_late(state));
    let rounds = &taste.dollar[state.round().clamp(1, 4) as usize - 1 + paid..];
    taste.income * rounds.iter().take(taste.rounds).sum::<f64>()
}

/// By how many points a player is ahead of the others, as far as can be told at a glance.
pub(super) fn lead(state: &Sight<'_>, seat: Seat) -> f64 {
    let mut points = [0.0; Seat::MOST];
    let mut seats = 0;
    for seat in state.all_seats() {
        let is_standish = state.standish_seat() == Some(seat);
        points[seat.index()] = if is_standish { standish::worth(state) } else { worth(state, seat) };
        seats += 1;
    }
    ahead(seat, &points[..seats])
}

/// What a player has more than the others' average, at a glance: what they have counts less than one's own things.
pub(super) fn own_lead(state: &Sight<'_>, seat: Seat) -> f64 {
    let rivals = state.taste.rivals;
    let own = worth(state, seat);
    if rivals == 0.0 {
        return own;
    }
    if state.standish_seat().is_some() {
        return own - standish::worth(state);
    }
    let others = state.all_seats().filter(|&other| other != seat).map(|other| worth(state, other));
    own - rivals * others.sum::<f64>() / (state.all_seats().count() - 1) as f64
}

/// What a player's things are worth in points.
pub(super) fn worth(state: &Sight<'_>, seat: Seat) -> f64 {
    if state.is_over() {
        return f64::from(state.points()[seat.index()]);
    }
    if is_last_count(state) {
        return last_count(state, seat);
    }
    let player = state.player(seat);
    let town = state.town();
    let land = town.owned(seat);
    let left = rounds_left(state);
    let taste = state.taste;
    let built = (land & town.occupied()).len() as f64;
    f64::from(player.points())
        + 2.0 * built
        + cash(state, seat)
        + f64::from(earnings(state, seat)) * annuity(state)
        + lots(state, seat, land.without(town.occupied()))
        + player
            .kept()
            .iter()
            .map(|(kind, count)| f64::from(count) * taste.kept * promise(state, seat, kind))
            .sum::<f64>()
        + station(state, seat)
        + f64::from(player.revolvers()) * revolver(state)
        + f64::from(player.cowboys()) * cowboy(state)
        + f64::from(player.roads()) * 0.1 * (1.0 + left)
        + f64::from(player.dynamite()) * 0.5
        + f64::from(player.horses()) * f64::from(1 + player.rodeos())
        + f64::from(player.enclosures().rodeo()) * 0.1
        + stakes::all(state, seat)
}

/// Whether nobody fights, works or builds any more.
fn is_last_count(state: &CarsonCity) -> bool {
    state.round() >= 4 && is_late(state)
}

/// What a player has when only points are still counted: the points as they stand, with the rest of the money to the cent, and those
/// that his cowboys can still buy. Dynamite, roads, revolvers and buildings that were never built bring nothing.
fn last_count(state: &Sight<'_>, seat: Seat) -> f64 {
    let money = (f64::from(state.player(seat).money()) * LAST_DOLLAR).floor();
    f64::from(state.points()[seat.index()]) - money + cash(state, seat) + stakes::all(state, seat)
}

/// What a cowboy in the supply is worth: he fights now and works in the next round.
pub(super) fn cowboy(state: &Sight<'_>) -> f64 {
    if is_last_count(state) {
        return 0.0;
    }
    state.taste.cowboy[usize::from(state.round() >= 4)]
}

/// What a revolver is worth.
fn revolver(state: &Sight<'_>) -> f64 {
    if is_last_count(state) { 0.0 } else { 0.2 + state.taste.revolver * rounds_left(state) }
}

/// What the Train Station will bring its owner at the end.
fn station(state: &CarsonCity, seat: Seat) -> f64 {
    let stands = !(state.town().buildings(Building::TrainStation) & state.town().owned(seat)).is_empty();
    if stands { points_of_station(state) } else { 0.0 }
}

/// A point for every two Houses of the city; some more will come.
fn points_of_station(state: &CarsonCity) -> f64 {
    const NEW_HOUSES: f64 = 3.0;
    0.5 * (f64::from(state.all_symbols()) + NEW_HOUSES * rounds_left(state))
}

/// Money; at the end of a round the cash limit counts.
fn cash(state: &Sight<'_>, seat: Seat) -> f64 {
    let player = state.player(seat);
    let money = f64::from(player.money());
    if !is_late(state) {
        return money * dollar(state);
    }
    let later = next_dollar(state);
    let limit = if player.role().is_some() { f64::from(player.cash_limit()) } else { money };
    money.min(limit) * later + (money - limit).max(0.0) * DOLLAR_ABOVE_LIMIT
}

/// What all buildings of a player earn.
pub(super) fn earnings(state: &CarsonCity, seat: Seat) -> Dollars {
    let town = state.town();
    let own = (town.owned(seat) & town.built()).iter();
    own.filter_map(|at| Some(state.income(town.building_at(at)?, at, seat))).sum()
}

/// What empty land is worth: the first lots can be built on soon, the others stand empty for long.
fn lots(state: &Sight<'_>, seat: Seat, empty: Parcels) -> f64 {
    let mut values: Vec<f64> = empty.iter().map(|parcel| lot(state, seat, parcel)).collect();
    values.sort_unstable_by(|one, other| other.total_cmp(one));
    let shares = [1.0, 0.8, 0.5, 0.3].into_iter().chain(std::iter::repeat(0.15));
    values.into_iter().zip(shares).map(|(value, share)| value * share).sum()
}

/// What a lot is worth to whoever builds on it: some of what the usual buildings would earn there.
pub(super) fn lot(state: &Sight<'_>, seat: Seat, parcel: Parcel) -> f64 {
    let town = state.town();
    let taste = state.taste;
    let reached = if town.connected().contains(parcel) { 1.0 } else { 0.6 };
    let usual = [Building::Ranch, Building::Mine, Building::Bank, Building::Saloon];
    let best = usual.into_iter().map(|kind| f64::from(state.income(kind, parcel, seat))).fold(0.0, f64::max);
    let round = rounds_left(state) + if is_late(state) { 0.0 } else { 0.5 };
    reached * round * (taste.lot + taste.lot_dollar * best)
}

/// What a building is worth that is still to be built: what it would earn on the best of one's own lots, its two points, its
/// revolvers; little without a lot.
pub(super) fn promise(state: &Sight<'_>, seat: Seat, kind: Building) -> f64 {
    let town = state.town();
    let claimed = state.player(seat).on_parcels() & town.for_sale();
    let lots = (town.owned(seat) | claimed) & !town.occupied();
    let sites = state.sites(kind);
    let reach = reach(state, seat, kind);
    let best = lots
        .iter()
        .map(|lot| {
            let chance = match (sites.contains(lot), claimed.contains(lot)) {
                (true, false) => 1.0,
                (true, true) => 0.7,
                (false, _) => reach,
            };
            chance * built(state, seat, kind, lot)
        })
        .fold(0.0, f64::max);
    best.max(state.taste.hope * rounds_left(state))
}

/// The chance that a lot where a building cannot stand yet will be one for it: a road leads there, if anybody can lay one.
fn reach(state: &CarsonCity, seat: Seat, kind: Building) -> f64 {
    let player = state.player(seat);
    let roads = player.roads() + player.on_road() > 0 || player.on_spaces().contains(Space::ThreeRoads);
    match kind {
        Building::TrainStation | Building::School if rounds_left(state) == 0.0 => 0.0,
        Building::TrainStation | Building::School => 0.2,
        _ if roads => 0.7,
        _ => 0.2 * rounds_left(state),
    }
}

/// What a building brings on a lot.
pub(super) fn built(state: &Sight<'_>, seat: Seat, kind: Building, lot: Parcel) -> f64 {
    let earns = f64::from(state.income(kind, lot, seat)) * annuity(state);
    let taste = state.taste;
    let weapons = f64::from(kind.revolvers()) * revolver(state);
    // A House comes with most buildings, and more will come around them.
    let growth = if kind.needs_no_road() { 0.0 } else { taste.growth * annuity(state) };
    let station = if kind == Building::TrainStation { points_of_station(state) } else { 0.0 };
    2.0 + earns + weapons + growth + station
}

#[cfg(test)]
mod tests {
    use carson_city::Options;
    use table::dice::FastDice;
    use table::{Scratch, Silence};

    use super::*;

    #[test]
    fn when_the_game_is_over_only_points_count() {
        let mut scratch = Scratch::default();
        for seed in 0..20 {
            let mut dice = FastDice::seeded(seed);
            let mut game = CarsonCity::begin(&Options::for_players(3), &mut dice, &mut Silence).unwrap();
            scratch.play_out(&mut game, &mut dice);
            for seat in game.all_seats() {
                let points = f64::from(game.points()[seat.index()]);
                assert!(
                    (worth(&Sight::usual(&game), seat) - points).abs() < 1e-9,
                    "seed {seed}, seat {seat}"
                );
            }
        }
    }
}
