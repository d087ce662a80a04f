//! What stands on the table is worth in points, as far as can be told at a glance.

use carson_city::{Ask, Building, CarsonCity, Dollars, Parcel, Parcels};
use table::Seat;

use super::taste::Taste;
use super::{stakes, standish};

/// What is left of a dollar that the cash limit takes away.
pub(super) const DOLLAR_ABOVE_LIMIT: f64 = 0.1;
/// What a dollar brings at the end of the game.
const LAST_DOLLAR: f64 = 1.0 / 6.0;

/// What a dollar is worth.
pub(super) fn dollar(state: &CarsonCity) -> f64 {
    Taste::of(state).dollar[state.round().clamp(1, 4) as usize - 1]
}

/// What a dollar is worth that is kept for the next round, or for the end.
pub(super) fn next_dollar(state: &CarsonCity) -> f64 {
    Taste::of(state).dollar.get(state.round() as usize).copied().unwrap_or(LAST_DOLLAR)
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
pub(super) fn annuity(state: &CarsonCity) -> f64 {
    let taste = Taste::of(state);
    let paid = usize::from(is_late(state));
    taste.income * taste.dollar[state.round().clamp(1, 4) as usize - 1 + paid..].iter().sum::<f64>()
}

/// By how many points a player is ahead of the others' average.
pub(super) fn lead(state: &CarsonCity, seat: Seat) -> f64 {
    lead_over(state, seat, 1.0)
}

/// The same at a glance: what the others have counts less than one's own things.
pub(super) fn own_lead(state: &CarsonCity, seat: Seat) -> f64 {
    lead_over(state, seat, Taste::of(state).rivals)
}

fn lead_over(state: &CarsonCity, seat: Seat, rivals: f64) -> f64 {
    let own = worth(state, seat);
    if state.standish_seat().is_some() {
        return own - standish::worth(state);
    }
    let others = state.all_seats().filter(|&other| other != seat).map(|other| worth(state, other));
    own - rivals * others.sum::<f64>() / (state.all_seats().count() - 1) as f64
}

/// What a player's things are worth in points.
pub(super) fn worth(state: &CarsonCity, seat: Seat) -> f64 {
    let player = state.player(seat);
    let town = state.town();
    let land = town.owned(seat);
    let left = rounds_left(state);
    let taste = Taste::of(state);
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
        + f64::from(player.revolvers()) * (0.2 + taste.revolver * left)
        + f64::from(player.cowboys()) * cowboy(state)
        + f64::from(player.roads()) * 0.1 * (1.0 + left)
        + f64::from(player.dynamite()) * 0.5
        + f64::from(player.horses()) * f64::from(1 + player.rodeos())
        + f64::from(player.enclosures().rodeo()) * 0.1
        + stakes::all(state, seat)
}

/// What a cowboy in the supply is worth: he fights now and works in the next round.
pub(super) fn cowboy(state: &CarsonCity) -> f64 {
    Taste::of(state).cowboy[usize::from(state.round() >= 4)]
}

/// Money; at the end of a round the cash limit counts.
fn cash(state: &CarsonCity, seat: Seat) -> f64 {
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
fn lots(state: &CarsonCity, seat: Seat, empty: Parcels) -> f64 {
    let mut values: Vec<f64> = empty.iter().map(|parcel| lot(state, seat, parcel)).collect();
    values.sort_unstable_by(|one, other| other.total_cmp(one));
    let shares = [1.0, 0.8, 0.5, 0.3].into_iter().chain(std::iter::repeat(0.15));
    values.into_iter().zip(shares).map(|(value, share)| value * share).sum()
}

/// What a lot is worth to whoever builds on it: some of what the usual buildings would earn there.
pub(super) fn lot(state: &CarsonCity, seat: Seat, parcel: Parcel) -> f64 {
    let town = state.town();
    let taste = Taste::of(state);
    let reached = if town.connected().contains(parcel) { 1.0 } else { 0.6 };
    let usual = [Building::Ranch, Building::Mine, Building::Bank, Building::Saloon];
    let best = usual.into_iter().map(|kind| f64::from(state.income(kind, parcel, seat))).fold(0.0, f64::max);
    let round = rounds_left(state) + if is_late(state) { 0.0 } else { 0.5 };
    reached * round * (taste.lot + taste.lot_dollar * best)
}

/// What a building is worth that is still to be built: what it would earn on the best of one's own lots, its two points, its
/// revolvers; little without a lot.
pub(super) fn promise(state: &CarsonCity, seat: Seat, kind: Building) -> f64 {
    let town = state.town();
    let claimed = state.player(seat).on_parcels() & town.for_sale();
    let lots = (town.owned(seat) | claimed) & !town.occupied();
    let best = lots
        .iter()
        .map(|lot| {
            let far = !kind.needs_no_road() && !town.connected().contains(lot);
            let doubt = if claimed.contains(lot) || far { 0.7 } else { 1.0 };
            doubt * built(state, seat, kind, lot)
        })
        .fold(0.0, f64::max);
    best.max(Taste::of(state).hope * rounds_left(state))
}

/// What a building brings on a lot.
pub(super) fn built(state: &CarsonCity, seat: Seat, kind: Building, lot: Parcel) -> f64 {
    let earns = f64::from(state.income(kind, lot, seat)) * annuity(state);
    let taste = Taste::of(state);
    let weapons = f64::from(kind.revolvers()) * (0.2 + taste.revolver * rounds_left(state));
    // A House comes with most buildings, and more will come around them.
    let growth = if kind.needs_no_road() { 0.0 } else { taste.growth * annuity(state) };
    2.0 + earns + weapons + growth
}
