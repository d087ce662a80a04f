//! What everybody can expect of an unfinished game.

use table::dice::FastDice;
use table::{Game, SaturatingAs, Seat};

use crate::aim;
use crate::bot::HasBots;

/// What everybody can expect of an unfinished game: a quick estimate of the final points, and how much they may vary.
///
/// ```
/// use bots::Outlook;
/// use table::Seat;
///
/// let outlook = Outlook { points: vec![40.0, 34.0, 30.0], spread: 5.0 };
/// assert_eq!(outlook.lead(Seat::FIRST), 8.0, "ahead of the others' average");
/// let chances = outlook.chances();
/// assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9 && chances[0] > chances[1]);
/// // With the end in sight the same lead is worth more.
/// assert!(Outlook { spread: 1.0, ..outlook }.chances()[0] > chances[0]);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook {
    /// The expected final points of each seat, in seat order.
    pub points: Vec<f64>,
    /// How much the points of two players may still shift against each other: with a lead of this many points over the only other
    /// player, a player wins about 73 of 100 games. 0 once the game is over.
    pub spread: f64,
}

impl Outlook {
    /// An outlook for any game: the current points, and a spread that fits most games.
    pub fn as_it_stands<G: Game>(state: &G) -> Outlook {
        const USUAL: f64 = 5.0;
        let points = state.points();
        Outlook {
            points: points[..state.seats()].iter().copied().map(f64::from).collect(),
            spread: if state.is_over() { 0.0 } else { USUAL },
        }
    }

    /// The outlook from a view: what is hidden is sampled, always in the same way.
    pub fn of_view<G: HasBots>(view: &G::View) -> Outlook {
        G::imagine(view, &mut FastDice::seeded(0)).outlook()
    }

    /// By how many points a seat is expected to be ahead of the others' average. The leads of all seats add up to 0.
    pub fn lead(&self, seat: Seat) -> f64 {
        let own = self.points[seat.index()];
        let others = self.points.iter().sum::<f64>() - own;
        own - others / self.others()
    }

    /// By how many points a seat is expected to be ahead of the others, of whom the strongest count most: the objective of bots,
    /// and the value of their thoughts. For two players, and among equal rivals, it is the lead.
    ///
    /// ```
    /// use bots::Outlook;
    /// use table::Seat;
    ///
    /// let outlook = Outlook { points: vec![40.0, 39.0, 1.0], spread: 5.0 };
    /// assert_eq!(outlook.lead(Seat::FIRST), 20.0);
    /// assert!(outlook.ahead(Seat::FIRST) < 6.0, "there is one rival, and he is close behind");
    /// ```
    pub fn ahead(&self, seat: Seat) -> f64 {
        aim::ahead(seat, &self.points)
    }

    /// Each seat's chance of winning, from 0 to 1; they add up to 1.
    pub fn chances(&self) -> Vec<f64> {
        let most = self.points.iter().copied().fold(f64::MIN, f64::max);
        let weight = |&points: &f64| {
            if self.spread > 0.0 {
                ((points - most) / self.spread).exp()
            } else {
                f64::from(u8::from(points >= most))
            }
        };
        let weights: Vec<f64> = self.points.iter().map(weight).collect();
        let all: f64 = weights.iter().sum();
        weights.into_iter().map(|weight| weight / all).collect()
    }

    /// The outlook if a seat were this many points [`ahead`](Outlook::ahead), because a search found out more than a quick
    /// estimate. The sum of all points stays the same, and so do the differences between the others.
    #[must_use]
    pub fn with_ahead(&self, seat: Seat, ahead: f64) -> Outlook {
        let more = ahead - self.ahead(seat);
        let others = self.others();
        let mut points = self.points.clone();
        for (index, points) in points.iter_mut().enumerate() {
            let share = if index == seat.index() { others } else { -1.0 };
            *points += more * share / (others + 1.0);
        }
        Outlook { points, spread: self.spread }
    }

    /// The number of the others, at least one.
    fn others(&self) -> f64 {
        f64::from(self.points.len().saturating_sub(1).max(1).saturating_as::<u32>())
    }
}

/// Calibrates a quick estimate at a stage of a game: found in games of bots (`examples/outlook.rs`).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stage {
    /// What everybody still gets that the estimate does not include.
    pub(crate) common: f64,
    /// The spread, as [`Outlook`] has it.
    pub(crate) spread: f64,
}

impl Stage {
    /// The outlook for an estimate at this stage.
    pub(crate) fn outlook(self, judged: impl Iterator<Item = f64>) -> Outlook {
        Outlook { points: judged.map(|points| points + self.common).collect(), spread: self.spread }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn being_further_ahead_keeps_the_sum_and_the_order_of_the_others() {
        let outlook = Outlook { points: vec![10.0, 7.0, 4.0], spread: 3.0 };
        let better = outlook.with_ahead(Seat::new(2), 5.0);
        assert!((better.ahead(Seat::new(2)) - 5.0).abs() < 1e-9);
        assert!((better.points.iter().sum::<f64>() - 21.0).abs() < 1e-9);
        assert!((better.points[0] - better.points[1] - 3.0).abs() < 1e-9);
        assert!(better.chances()[2] > outlook.chances()[2]);
    }

    #[test]
    fn who_is_as_far_ahead_as_before_has_the_same_chance_however_unequal_the_rivals() {
        let points = [vec![40.0, 41.0, 3.0], vec![30.0, 12.0, 29.0, 5.0, 18.0], vec![7.0, 9.0], vec![11.0]];
        for outlook in points.map(|points| Outlook { points, spread: 4.0 }) {
            for seat in Seat::all(outlook.points.len()) {
                let same = outlook.with_ahead(seat, outlook.ahead(seat));
                for (one, other) in outlook.points.iter().zip(&same.points) {
                    assert!((one - other).abs() < 1e-9, "{outlook:?} became {same:?}");
                }
            }
        }
    }

    #[test]
    fn when_it_is_over_the_best_have_won() {
        let over = Outlook { points: vec![3.0, 9.0, 9.0], spread: 0.0 };
        assert_eq!(over.chances(), [0.0, 0.5, 0.5]);
    }
}
