//! What everybody can expect: the judgement of [`prospects`](super::prospects), read as points at the end.

use carson_cards::CarsonCards;
use table::dice::FastDice;
use table::{Game, Seat};

use super::playout::play_until;
use super::prospects::{PULL, Patience, worth};
use crate::bot::Budget;
use crate::outlook::{Outlook, Stage};

/// Each round, for people: `examples/outlook.rs`, 40 games of each size from 2 to 4, a little smoothed.
const STAGES: [Stage; 2 * CarsonCards::ROUNDS as usize] = [
    Stage { common: 129.4, spread: 12.5 },
    Stage { common: 123.8, spread: 11.75 },
    Stage { common: 117.7, spread: 11.0 },
    Stage { common: 111.6, spread: 10.25 },
    Stage { common: 105.4, spread: 9.75 },
    Stage { common: 98.9, spread: 9.5 },
    Stage { common: 92.0, spread: 9.25 },
    Stage { common: 85.3, spread: 9.0 },
    Stage { common: 79.3, spread: 8.75 },
    Stage { common: 73.5, spread: 8.5 },
    Stage { common: 65.3, spread: 8.25 },
    Stage { common: 55.7, spread: 8.0 },
    Stage { common: 47.1, spread: 8.0 },
    Stage { common: 38.9, spread: 7.5 },
    Stage { common: 31.0, spread: 7.0 },
    Stage { common: 23.2, spread: 6.75 },
    Stage { common: 15.9, spread: 6.0 },
    Stage { common: 8.7, spread: 4.75 },
];

/// What everybody can expect once this round is played on quickly.
pub(super) fn foresee(mut game: CarsonCards, dice: &mut FastDice) -> Outlook {
    let next = game.round() + 1;
    play_until(&mut game, next, dice, &mut Budget::Positions(u64::MAX).start());
    of(&game)
}

pub(super) fn of(game: &CarsonCards) -> Outlook {
    if game.is_over() {
        return Outlook::as_it_stands(game);
    }
    let points = Seat::all(game.seats()).map(|seat| expected(game, seat, Patience::Kept)).collect();
    Outlook { points, spread: stage(game).spread }
}

fn stage(game: &CarsonCards) -> Stage {
    STAGES[(game.round().max(1) as usize - 1).min(STAGES.len() - 1)]
}

/// The points that a seat can expect at the end, by rules of thumb.
pub(super) fn expected(game: &CarsonCards, seat: Seat, patience: Patience) -> f64 {
    let worth = worth(game, seat, patience);
    match (game.is_over(), game.is_person(seat)) {
        (true, _) => worth,
        (false, true) => worth + stage(game).common,
        (false, false) => worth + PULL * f64::from(2 * CarsonCards::ROUNDS + 1 - game.round()),
    }
}
