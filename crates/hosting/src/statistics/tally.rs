//! Sums of results.

use protocol::{ResultGroup, ResultRow, Results};
use table::Phrase;

/// The sum of results.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Tally {
    pub(super) games: u32,
    wins: f64,
    chance: f64,
    /// The number of games that were played to the end.
    complete: u32,
    points: f64,
    places: f64,
}

impl Tally {
    /// One result: the share of the win, the share expected by chance, and points and place of a complete game.
    pub(super) fn one(win: f64, chance: f64, end: Option<(i32, u8)>) -> Tally {
        let (points, place) = end.unwrap_or_default();
        Tally {
            games: 1,
            wins: win,
            chance,
            complete: end.is_some().into(),
            points: points.into(),
            places: place.into(),
        }
    }

    pub(super) fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.wins += other.wins;
        self.chance += other.chance;
        self.complete += other.complete;
        self.points += other.points;
        self.places += other.places;
    }
}

impl From<Tally> for Results {
    fn from(tally: Tally) -> Results {
        let average = |sum: f64| (tally.complete > 0).then(|| sum / f64::from(tally.complete));
        Results {
            games: tally.games,
            wins: tally.wins,
            chance: tally.chance,
            points: average(tally.points),
            place: average(tally.places),
        }
    }
}

/// Results grouped by a label.
#[derive(Default)]
pub(super) struct Groups(Vec<Row>);

struct Row {
    label: Phrase,
    /// The sort order.
    order: u32,
    tally: Tally,
    times: Option<u32>,
}

impl Groups {
    pub(super) fn add(&mut self, label: Phrase, order: u32, tally: Tally, times: Option<u32>) {
        match self.0.iter_mut().find(|row| row.label == label) {
            Some(row) => {
                row.tally.add(tally);
                row.times = row.times.map(|before| before + times.unwrap_or_default());
            }
            None => self.0.push(Row { label, order, tally, times }),
        }
    }

    /// The rows in their own order; `None` if there are none.
    pub(super) fn in_order(mut self, title: Phrase) -> Option<ResultGroup> {
        self.0.sort_by_key(|row| row.order);
        self.group(title)
    }

    /// The rows with the most games first; `None` if there are none.
    pub(super) fn most_first(mut self, title: Phrase) -> Option<ResultGroup> {
        self.0.sort_by_key(|row| std::cmp::Reverse((row.tally.games, row.times)));
        self.group(title)
    }

    fn group(self, title: Phrase) -> Option<ResultGroup> {
        let row = |row: Row| ResultRow { label: row.label, times: row.times, results: row.tally.into() };
        let rows: Vec<ResultRow> = self.0.into_iter().map(row).collect();
        (!rows.is_empty()).then_some(ResultGroup { title, rows })
    }
}
