//! Places and points.

use crate::SaturatingAs;
use serde::{Deserialize, Serialize};

use crate::{Phrase, Seat};

/// Places and points of all seats, with a break-down.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Standings {
    /// One for each seat, in seat order.
    pub seats: Vec<Standing>,
}

/// One seat's place and points.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// 1 for the winner. Tied players share a place, and the next one is skipped.
    pub place: u8,
    /// The total.
    pub points: i32,
    /// The break-down; the lines add up to `points`.
    pub lines: Vec<ScoreLine>,
}

/// One line of a break-down.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ScoreLine {
    /// What is counted.
    pub label: Phrase,
    /// How many points it brings.
    pub points: i32,
    /// Where the points come from, if that was requested; the parts add up to `points`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<ScorePart>>"))]
    pub parts: Vec<ScorePart>,
}

/// Where some points of a line come from.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ScorePart {
    /// The places, in the text forms of the game: cells, parcels, cards. What scores comes first, then what it counts. Empty if the
    /// points come from no place.
    pub places: Vec<String>,
    /// How many points they bring.
    pub points: i32,
}

impl ScoreLine {
    /// A line without parts.
    pub fn new(label: impl Into<Phrase>, points: i32) -> ScoreLine {
        ScoreLine { label: label.into(), points, parts: Vec::new() }
    }

    /// A line whose points are the sum of its parts.
    ///
    /// ```
    /// use table::{ScoreLine, ScorePart};
    ///
    /// let line = ScoreLine::of_parts("mines", vec![ScorePart::new(["d4"], 3), ScorePart::new(["e5", "e6"], 4)]);
    /// assert_eq!(line.points, 7);
    /// ```
    pub fn of_parts(label: impl Into<Phrase>, parts: Vec<ScorePart>) -> ScoreLine {
        ScoreLine { label: label.into(), points: parts.iter().map(|part| part.points).sum(), parts }
    }
}

impl ScorePart {
    /// Points from these places.
    pub fn new<P: ToString>(places: impl IntoIterator<Item = P>, points: i32) -> ScorePart {
        ScorePart { places: places.into_iter().map(|place| place.to_string()).collect(), points }
    }

    /// Points that come from no place.
    pub const fn nowhere(points: i32) -> ScorePart {
        ScorePart { places: Vec::new(), points }
    }
}

impl Standings {
    /// Ranks the seats by the sum of their lines; equal sums share a place.
    ///
    /// ```
    /// use table::{ScoreLine, Standings};
    ///
    /// let lines = |cows, mines| vec![ScoreLine::new("cows", cows), ScoreLine::new("mines", mines)];
    /// let standings = Standings::by_points(vec![lines(3, 4), lines(9, -1), lines(5, 3)]);
    /// assert_eq!(standings.points(), [7, 8, 8]);
    /// assert_eq!(standings.seats.iter().map(|standing| standing.place).collect::<Vec<_>>(), [3, 1, 1]);
    /// ```
    pub fn by_points(break_downs: Vec<Vec<ScoreLine>>) -> Standings {
        let points: Vec<i32> =
            break_downs.iter().map(|lines| lines.iter().map(|line| line.points).sum()).collect();
        let place =
            |mine: i32| 1 + points.iter().filter(|&&other| other > mine).count().saturating_as::<u8>();
        let standing = |(index, lines)| {
            let points = points[index];
            Standing { seat: Seat::new(index), place: place(points), points, lines }
        };
        Standings { seats: break_downs.into_iter().enumerate().map(standing).collect() }
    }

    /// The same with the points that a record gives. Whatever the rules now count differently becomes a line of its own, and the seats
    /// are ranked anew.
    #[must_use]
    pub(crate) fn with_recorded(self, recorded: &[i32]) -> Standings {
        if self.points() == recorded {
            return self;
        }
        let with_difference = |(standing, &recorded): (Standing, &i32)| {
            let mut lines = standing.lines;
            if recorded != standing.points {
                lines.push(ScoreLine::new("table-points-of-that-time", recorded - standing.points));
            }
            lines
        };
        Standings::by_points(self.seats.into_iter().zip(recorded).map(with_difference).collect())
    }

    /// The seats in first place.
    ///
    /// ```
    /// use table::{ScoreLine, Seat, Standings};
    ///
    /// let standings = Standings::by_points(vec![vec![ScoreLine::new("points", 4)], vec![ScoreLine::new("points", 9)]]);
    /// assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat::SECOND]);
    /// ```
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(|standing| standing.place == 1).map(|standing| standing.seat)
    }

    /// The points in seat order.
    pub fn points(&self) -> Vec<i32> {
        self.seats.iter().map(|standing| standing.points).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_points_share_a_place_and_the_next_is_left_out() {
        let line = |points| vec![ScoreLine::new("x", points)];
        let standings = Standings::by_points(vec![line(7), line(9), line(9), line(1)]);
        let places: Vec<u8> = standings.seats.iter().map(|standing| standing.place).collect();
        assert_eq!(places, [3, 1, 1, 4]);
        assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat::new(1), Seat::new(2)]);
    }

    #[test]
    fn recorded_points_stand_and_their_lines_still_add_up() {
        let line = |points| vec![ScoreLine::new("x", points)];
        let standings = Standings::by_points(vec![line(7), line(9)]);
        assert_eq!(standings.clone().with_recorded(&[7, 9]), standings);
        let recorded = standings.with_recorded(&[8, 4]);
        assert_eq!(recorded.points(), [8, 4]);
        assert_eq!(recorded.winners().collect::<Vec<_>>(), [Seat::FIRST]);
        assert_eq!(recorded.seats[1].lines[1], ScoreLine::new("table-points-of-that-time", -5));
    }
}
