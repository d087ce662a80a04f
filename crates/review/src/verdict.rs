//! The review in one sentence: what made the difference between a player and the best of the others.

use table::{Phrase, SaturatingAs as _, Seat};

use crate::report::{Review, SeatSum};

/// The message for the parts that are named even if they are 0.
const ALWAYS: [&str; 2] = ["review-part-luck", "review-part-mine"];

impl Review {
    /// "You lost by 8 to Ada: dice and draws −5, your decisions −3", in whole points that add up to the difference; `None` if the
    /// seat did not play or had nobody to play against. `won` says whether the seat is among the winners: points do not tell who
    /// won a tie, or who gave up.
    pub fn verdict(&self, seat: Seat, won: bool) -> Option<Phrase> {
        let mine = self.seats.iter().find(|sum| sum.seat == seat)?;
        let others = self.seats.iter().zip(&self.points).filter(|(sum, _)| sum.seat != seat);
        // The first one, if several have the same points.
        let (theirs, &best) = others.rev().max_by_key(|&(_, &points)| points)?;
        let ahead = i64::from(self.points.get(seat.index())? - best);
        let parts: Vec<Phrase> = parts(mine, theirs, self.points.len(), ahead)
            .into_iter()
            .filter(|(id, points)| *points != 0 || ALWAYS.contains(id))
            .map(|(id, points)| Phrase::new(id).with("points", points).with("rival", theirs.seat))
            .collect();
        let id = if won { "review-won-by" } else { "review-lost-by" };
        Some(Phrase::new(id).with("points", ahead.abs()).with("rival", theirs.seat).with("parts", parts))
    }
}

/// Sums are relative to the average of the others. With n players, the difference between two seats is n/(n − 1) of the difference of
/// their sums; and what a player's decisions cost benefits all others alike, so only the decisions of the two seats count.
fn parts(mine: &SeatSum, theirs: &SeatSum, players: usize, ahead: i64) -> Vec<(&'static str, i64)> {
    let players = f64::from(players.saturating_as::<u32>());
    let apart = |mine: f64, theirs: f64| whole((mine - theirs) * (players - 1.0) / players);
    let known = [
        ("review-part-luck", apart(mine.luck, theirs.luck)),
        ("review-part-mine", whole(mine.decisions)),
        ("review-part-theirs", whole(-theirs.decisions)),
        ("review-part-start", apart(mine.start, theirs.start)),
    ];
    // The rest absorbs the rounding errors, so that the sum is right.
    let rest = ahead - known.iter().map(|(_, points)| points).sum::<i64>();
    known.into_iter().chain([("review-part-rest", rest)]).collect()
}

/// The nearest whole number; halves are rounded up, as in a page.
#[expect(clippy::cast_possible_truncation, reason = "points are few")]
fn whole(value: f64) -> i64 {
    (value + 0.5).floor() as i64
}
