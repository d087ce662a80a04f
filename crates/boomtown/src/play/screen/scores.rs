//! The points of all seats side by side.

use table::{Phrase, Seat, Standings};

/// The points of all seats side by side: a row for each thing counted, a column for each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    /// Place and points of each seat.
    pub(crate) seats: Vec<(Seat, u8, i32)>,
    pub(crate) rows: Vec<Row>,
}

/// One thing counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    pub(crate) label: Phrase,
    /// The points of each seat; `None` if the seat has no such line.
    pub(crate) points: Vec<Option<i32>>,
}

/// Puts the break-downs side by side. Lines that only some seats have get a row too.
pub(crate) fn table(standings: &Standings) -> Table {
    let mut rows: Vec<Row> = Vec::new();
    let columns = standings.seats.len();
    for (column, standing) in standings.seats.iter().enumerate() {
        for line in &standing.lines {
            let known = rows.iter().position(|row| row.label == line.label);
            let row = known.unwrap_or_else(|| {
                rows.push(Row { label: line.label.clone(), points: vec![None; columns] });
                rows.len() - 1
            });
            *rows[row].points[column].get_or_insert_default() += line.points;
        }
    }
    let seats =
        standings.seats.iter().map(|standing| (standing.seat, standing.place, standing.points)).collect();
    Table { seats, rows }
}

/// The minimum width of a seat's column.
pub(crate) const NARROWEST: usize = 6;

/// The minimum width of the labels.
const LABEL: usize = 14;

/// The form in which the points are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// With their sources, side by side.
    SideBySide,
    /// Only the totals, below each other.
    Sums,
}

impl Form {
    /// The most detailed form that fits.
    pub(crate) fn that_fits(standings: &Standings, columns: usize) -> Form {
        if LABEL + NARROWEST * standings.seats.len() <= columns { Form::SideBySide } else { Form::Sums }
    }
}

/// The number of rows of the points.
pub(crate) fn rows(standings: &Standings, columns: usize) -> usize {
    match Form::that_fits(standings, columns) {
        // A head and the sums.
        Form::SideBySide => table(standings).rows.len() + 2,
        Form::Sums => standings.seats.len(),
    }
}

/// The leading seats, unless all are equal.
pub(crate) fn leaders(standings: &Standings) -> Vec<Seat> {
    let leaders: Vec<Seat> = standings.winners().collect();
    if leaders.len() == standings.seats.len() { Vec::new() } else { leaders }
}

#[cfg(test)]
mod tests {
    use table::ScoreLine;

    use super::*;

    #[test]
    fn what_only_one_counts_has_a_row_and_what_is_counted_twice_is_added_up() {
        let standings = Standings::by_points(vec![
            vec![ScoreLine::new("mines", 3), ScoreLine::new("houses", 2), ScoreLine::new("houses", 1)],
            vec![ScoreLine::new("cows", -4), ScoreLine::new("mines", 5)],
        ]);
        let table = table(&standings);
        let rows: Vec<(&str, &[Option<i32>])> =
            table.rows.iter().map(|row| (row.label.id.as_ref(), row.points.as_slice())).collect();
        let expected: [(&str, &[Option<i32>]); 3] =
            [("mines", &[Some(3), Some(5)]), ("houses", &[Some(3), None]), ("cows", &[None, Some(-4)])];
        assert_eq!(rows, expected);
        assert_eq!(table.seats, [(Seat::FIRST, 1, 6), (Seat::SECOND, 2, 1)]);
    }

    #[test]
    fn nobody_is_ahead_when_all_are_alike() {
        let line = |points| vec![ScoreLine::new("x", points)];
        assert!(leaders(&Standings::by_points(vec![line(2), line(2)])).is_empty());
        assert_eq!(leaders(&Standings::by_points(vec![line(2), line(3)])), [Seat::SECOND]);
    }
}
