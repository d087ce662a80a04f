//! What a seat is worth.

use serde::Serialize;

use super::Played;
use crate::arena::plan::Holder;
use crate::arena::stats::{Mean, Rate};

/// What the games say of a seat.
#[derive(Serialize)]
pub(crate) struct SeatSummary {
    /// Which, counted from 1.
    pub(crate) seat: usize,
    /// Who can hold it.
    pub(crate) held_by: HeldBy,
    /// What it won of all games.
    pub(crate) score: Rate,
    /// Its points.
    pub(crate) points: Mean,
}

/// Who holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum HeldBy {
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
        Holder::Bot(_) => HeldBy::Bots,
        Holder::Script => HeldBy::Script,
    };
    let points: Vec<f64> = played.bouts.iter().map(|bout| f64::from(bout.points[seat])).collect();
    let won = played.bouts.iter().map(|bout| bout.share(seat)).sum();
    SeatSummary {
        seat: seat + 1,
        held_by,
        score: Rate::of(won, played.bouts.len()),
        points: Mean::of(&points),
    }
}
