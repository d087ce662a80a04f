//! The result of one game.

use std::time::Duration;

use serde::Serialize;
use table::{SaturatingAs, Seat};

use super::plan::Fixture;

/// The result of a game.
#[derive(Clone, Debug)]
pub struct GameResult {
    /// The game of the plan.
    pub fixture: Fixture,
    /// The points, in seat order.
    pub points: Vec<i32>,
    /// The places, in seat order; the winner's is 1.
    pub places: Vec<u32>,
    /// The decisions of each seat.
    pub thinking: Vec<Thinking>,
    /// How many times a player had to be called for a decision.
    pub hand_overs: usize,
    /// The seat that lost because its program failed, if one did.
    pub forfeit: Option<Forfeit>,
}

/// A program that failed, which ends the game: it comes last, and the others are ranked by their current points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Forfeit {
    /// Its seat.
    pub seat: Seat,
    /// The decision at which it happened, counted from 1.
    pub decision: usize,
    /// What happened.
    pub why: String,
}

/// The decisions of one seat in one game.
#[derive(Clone, Debug, Default)]
pub struct Thinking {
    /// The number of legal actions, over all decisions.
    pub listed: usize,
    /// How long each decision took.
    pub times: Vec<Duration>,
}

impl GameResult {
    /// The number of decisions.
    pub fn decisions(&self) -> usize {
        self.thinking.iter().map(|thinking| thinking.times.len()).sum()
    }

    /// Whether a seat lost because its program failed.
    pub fn forfeited(&self, seat: usize) -> bool {
        self.forfeit.as_ref().is_some_and(|forfeit| forfeit.seat.index() == seat)
    }

    /// A seat's share of the win: all, a part of a shared first place, or nothing.
    #[expect(clippy::cast_precision_loss, reason = "a game has at most eight winners")]
    pub fn share(&self, seat: usize) -> f64 {
        let winners = self.places.iter().filter(|&&place| place == 1).count();
        if self.places[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }

    /// By how many points a seat is ahead of the best of the others.
    pub fn margin(&self, seat: usize) -> i32 {
        let others = self.points.iter().enumerate().filter(|&(other, _)| other != seat);
        self.points[seat] - others.map(|(_, &points)| points).max().unwrap_or_default()
    }
}

/// Points and places if a seat forfeits: it comes last and has no more points than the last of the others.
pub(crate) fn after_forfeit(mut points: Vec<i32>, seat: Seat) -> (Vec<i32>, Vec<u32>) {
    let others = |points: &[i32]| -> Vec<i32> {
        points
            .iter()
            .enumerate()
            .filter(|(index, _)| *index != seat.index())
            .map(|(_, points)| *points)
            .collect()
    };
    let lowest = others(&points).into_iter().min().unwrap_or(0);
    points[seat.index()] = points[seat.index()].min(lowest);
    let rivals = others(&points);
    let place = |(index, own): (usize, &i32)| {
        let ahead = rivals.iter().filter(|&rival| rival > own).count();
        if index == seat.index() {
            points.len().saturating_as::<u32>()
        } else {
            1 + ahead.saturating_as::<u32>()
        }
    };
    let places = points.iter().enumerate().map(place).collect();
    (points, places)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_breaks_down_comes_last_whatever_he_had() {
        assert_eq!(after_forfeit(vec![9, 4], Seat::FIRST), (vec![4, 4], vec![2, 1]));
        assert_eq!(after_forfeit(vec![1, 7, 7], Seat::SECOND), (vec![1, 1, 7], vec![2, 3, 1]));
        assert_eq!(after_forfeit(vec![-3, 2], Seat::FIRST), (vec![-3, 2], vec![2, 1]));
    }

    #[test]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "halves are doubled to whole numbers"
    )]
    fn a_shared_first_place_is_shared_out_and_the_margin_is_over_the_best_other() {
        let fixture = Fixture { round: 0, seed: 0, seating: 0 };
        let game_result = GameResult {
            fixture,
            points: vec![9, 4, 9],
            places: vec![1, 3, 1],
            thinking: Vec::new(),
            hand_overs: 0,
            forfeit: None,
        };
        assert_eq!([0, 1, 2].map(|seat| game_result.share(seat) * 2.0).map(|share| share as u8), [1, 0, 1]);
        assert_eq!([0, 1, 2].map(|seat| game_result.margin(seat)), [0, -5, 0]);
    }
}
