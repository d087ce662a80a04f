//! What everybody can expect: the points as they stand, and what the cards to come bring.

use circle_wagons::{Asked, CircleWagons};
use table::{Game, Seat};

use super::scout::cards_left;
use crate::outlook::{Outlook, Stage};

/// With so many cards to be laid, from none on: `examples/outlook.rs`, 50 games, a little smoothed.
const STAGES: [Stage; 16] = [
    Stage { common: 0.0, spread: 0.5 },
    Stage { common: 1.7, spread: 1.25 },
    Stage { common: 3.7, spread: 1.4 },
    Stage { common: 5.6, spread: 1.5 },
    Stage { common: 7.6, spread: 1.75 },
    Stage { common: 9.7, spread: 2.0 },
    Stage { common: 11.6, spread: 2.3 },
    Stage { common: 13.8, spread: 2.6 },
    Stage { common: 16.3, spread: 2.9 },
    Stage { common: 18.6, spread: 3.2 },
    Stage { common: 20.7, spread: 3.6 },
    Stage { common: 23.0, spread: 4.2 },
    Stage { common: 25.8, spread: 5.0 },
    Stage { common: 28.5, spread: 8.0 },
    Stage { common: 30.5, spread: 12.0 },
    Stage { common: 33.0, spread: 15.0 },
];
/// What it is worth to be the one who drafts next, in points.
const TEMPO: f64 = 1.5;

pub(super) fn of(game: &CircleWagons) -> Outlook {
    if game.is_over() {
        return Outlook::as_it_stands(game);
    }
    let stage = STAGES[cards_left(game).min(STAGES.len() - 1)];
    let (points, next) = (game.points(), game.asked().map(Asked::seat));
    stage.outlook(Seat::all(game.seats()).map(|seat| {
        let tempo = if next == Some(seat) { TEMPO } else { -TEMPO };
        f64::from(points[seat.index()]) + tempo
    }))
}
