//! What a person who plays against Standish knows of him.

use carson_city::{CarsonCity, Place};
use table::{Game, Seat};

use super::worth::{earnings, is_late, rounds_left};

const HIM: Seat = Seat::SECOND;
/// How much of what his cowboys want he can be expected to get.
const HOPE: f64 = 0.4;
/// What a building of his earns.
const USUAL_INCOME: f64 = 7.5;

/// What Standish's things are worth in points: what he earns becomes points at once, one for $2 in round 1, for $5 in round 4.
pub(super) fn worth(state: &CarsonCity) -> f64 {
    let Some(standish) = state.standish() else { return 0.0 };
    if state.is_over() {
        return f64::from(state.points()[HIM.index()]);
    }
    let player = state.player(HIM);
    let town = state.town();
    let owned = town.owned(HIM);
    let standing: f64 =
        player.on_parcels().iter().map(Place::Parcel).map(|place| denied(state, place)).sum::<f64>()
            + player.on_spaces().iter().map(Place::Space).map(|place| denied(state, place)).sum::<f64>();
    f64::from(player.points())
        + 2.0 * (owned & town.occupied()).len() as f64
        + f64::from(earnings(state, HIM)) * points_for_income(state)
        + f64::from(player.kept().total()) * building(state) * 0.7
        + (owned.without(town.occupied())).len() as f64 * lot(state)
        + HOPE * standing
        + f64::from(standish.helped()) * 0.4
}

/// How many points a dollar of his income in each round that is left brings him.
fn points_for_income(state: &CarsonCity) -> f64 {
    let first = state.round() + u8::from(is_late(state));
    (first..=4).map(|round| 1.0 / f64::from(round + 1)).sum()
}

/// What a building brings him, some income included.
fn building(state: &CarsonCity) -> f64 {
    2.0 + USUAL_INCOME * points_for_income(state)
}

fn lot(state: &CarsonCity) -> f64 {
    0.3 + 1.2 * rounds_left(state)
}

/// What he would get from a place where he stands.
pub(super) fn denied(state: &CarsonCity, place: Place) -> f64 {
    let town = state.town();
    match place {
        Place::Space(space) if space.row_index().is_some() => building(state) * 0.7,
        Place::Space(_) => 0.0,
        Place::Parcel(parcel) => match (town.owner(parcel), town.building_at(parcel)) {
            (Some(owner), Some(kind)) => {
                let stolen = f64::from(state.income(kind, parcel, owner) / 2);
                stolen * (0.2 + 1.0 / f64::from(state.round() + 1))
            }
            _ if town.occupied().contains(parcel) => 2.0,
            _ => lot(state) + 0.5,
        },
    }
}
