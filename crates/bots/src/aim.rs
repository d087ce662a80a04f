//! The objective: to be ahead of all others, not of their average.

use table::Seat;

/// A player this many points behind the best rival counts about a third as much.
const CONTENTION: f64 = 6.0;

/// By how many points a seat is ahead of the others, of whom the strongest count most: it hardly matters how far behind a weak
/// rival is. Among equal rivals it is the plain difference.
pub(crate) fn ahead(seat: Seat, points: &[f64]) -> f64 {
    let rivals = || points.iter().enumerate().filter(|&(index, _)| index != seat.index());
    let (mut count, mut best) = (0.0, f64::NEG_INFINITY);
    for (_, &points) in rivals() {
        count += 1.0;
        best = best.max(points);
    }
    if count == 0.0 {
        return points[seat.index()];
    }
    let near: f64 = rivals().map(|(_, points)| ((points - best) / CONTENTION).exp()).sum();
    points[seat.index()] - best - CONTENTION * (near / count).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_of_the_leader_counts_more_than_one_of_the_last() {
        let now = ahead(Seat::FIRST, &[30.0, 32.0, 10.0]);
        let leader_loses = ahead(Seat::FIRST, &[30.0, 31.0, 10.0]);
        let last_loses = ahead(Seat::FIRST, &[30.0, 32.0, 9.0]);
        assert!(leader_loses - now > 0.9 && last_loses - now < 0.1);
    }

    #[test]
    fn among_equal_rivals_it_is_the_plain_difference() {
        assert!((ahead(Seat::SECOND, &[20.0, 25.0, 20.0, 20.0]) - 5.0).abs() < 1e-9);
    }
}
