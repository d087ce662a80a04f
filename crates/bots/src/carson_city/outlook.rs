//! What everybody can expect: the judgement of [`worth`](super::worth), read as points at the end.

use carson_city::CarsonCity;
use table::Game;

use super::sight::Sight;
use super::standish;
use super::worth::{is_late, worth};
use crate::outlook::{Outlook, Stage};

/// Each round before its incomes are paid, and after: `examples/outlook.rs`, 200 games of 2 to 5 players, a little smoothed.
const STAGES: [[Stage; 2]; 4] = [
    [Stage { common: 11.6, spread: 13.0 }, Stage { common: 11.5, spread: 9.5 }],
    [Stage { common: -0.5, spread: 10.75 }, Stage { common: 2.0, spread: 8.25 }],
    [Stage { common: -8.6, spread: 8.5 }, Stage { common: -0.8, spread: 4.25 }],
    [Stage { common: -5.5, spread: 4.25 }, Stage { common: -0.2, spread: 1.0 }],
];

pub(super) fn of(state: &CarsonCity) -> Outlook {
    if state.is_over() {
        return Outlook::as_it_stands(state);
    }
    let calibrated = STAGES[state.round().clamp(1, 4) as usize - 1][usize::from(is_late(state))];
    let usual = Sight::usual(state);
    let judged = state.all_seats().map(|seat| {
        if state.standish_seat() == Some(seat) { standish::worth(state) } else { worth(&usual, seat) }
    });
    calibrated.outlook(judged)
}
