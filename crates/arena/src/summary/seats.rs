//! The advantage of each seat.

use serde::Serialize;

use super::Played;
use crate::plan::Occupant;
use crate::stats::{Mean, Rate};

/// The results of a seat.
#[derive(Serialize)]
pub struct SeatSummary {
    /// The number, counted from 1.
    pub seat: usize,
    /// Who can sit there.
    pub held_by: HeldBy,
    /// Its score over all games.
    pub score: Rate,
    /// Its points.
    pub points: Mean,
}

/// Who sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HeldBy {
    /// One bot after the other.
    Bots,
    /// The rules themselves.
    Script,
}

pub(super) fn summaries(played: &Played<'_>) -> Vec<SeatSummary> {
    (0..played.plan.seats()).map(|seat| summary(played, seat)).collect()
}

fn summary(played: &Played<'_>, seat: usize) -> SeatSummary {
    let held_by = match played.plan.seatings[0][seat] {
        Occupant::Bot(_) => HeldBy::Bots,
        Occupant::Script => HeldBy::Script,
    };
    let points: Vec<f64> =
        played.game_results.iter().map(|game_result| f64::from(game_result.points[seat])).collect();
    let won = played.game_results.iter().map(|game_result| game_result.share(seat)).sum();
    SeatSummary {
        seat: seat + 1,
        held_by,
        score: Rate::of(won, played.game_results.len()),
        points: Mean::of(&points),
    }
}

/// Whether a seat is an advantage: if the interval of the best one does not include an equal share.
pub(super) fn verdict(seats: &[SeatSummary]) -> Option<String> {
    if seats.len() < 2 || seats.iter().any(|seat| seat.held_by == HeldBy::Script) {
        return None;
    }
    let best = seats.iter().max_by(|one, other| one.score.value.total_cmp(&other.score.value))?;
    Some(if best.score.low > 1.0 / seats.len() as f64 {
        format!("Seat {} is worth more than its share.", best.seat)
    } else {
        "No seat is clearly worth more than another.".to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "every game is worth 1 in all"
    )]
    fn seats(wins: [f64; 2]) -> Vec<SeatSummary> {
        let games = wins.iter().sum::<f64>() as usize;
        let seat = |(index, won)| SeatSummary {
            seat: index + 1,
            held_by: HeldBy::Bots,
            score: Rate::of(won, games),
            points: Mean::of(&[1.0]),
        };
        wins.into_iter().enumerate().map(seat).collect()
    }

    #[test]
    fn a_seat_is_better_only_if_its_interval_says_so() {
        assert_eq!(verdict(&seats([35.0, 65.0])).unwrap(), "Seat 2 is worth more than its share.");
        assert_eq!(verdict(&seats([55.0, 45.0])).unwrap(), "No seat is clearly worth more than another.");
    }
}
