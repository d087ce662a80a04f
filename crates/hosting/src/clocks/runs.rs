//! Converts a server's uptime to wall time.

use super::Span;

/// The starts of a server: the total uptime and the wall time at each, both in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Runs(Vec<(u64, u64)>);

impl Runs {
    /// The starts of a server as (uptime, wall), in order.
    pub fn new(mut starts: Vec<(u64, u64)>) -> Runs {
        starts.sort_unstable();
        Runs(starts)
    }

    /// The wall time at an uptime. Before the first known start, it is extrapolated from that.
    pub fn wall(&self, uptime: u64) -> u64 {
        let after = self.0.partition_point(|(start, _)| *start <= uptime);
        match after.checked_sub(1).and_then(|index| self.0.get(index)).or(self.0.first()) {
            Some((start, wall)) => (wall + uptime).saturating_sub(*start),
            None => uptime,
        }
    }

    /// The intervals of wall time that make up an interval of uptime, one for each start within it.
    pub fn spans(&self, from: u64, until: u64) -> impl Iterator<Item = Span> {
        let between =
            self.0.iter().map(|(start, _)| *start).filter(move |start| (from + 1..until).contains(start));
        let mut marks: Vec<u64> = std::iter::once(from).chain(between).chain([until]).collect();
        marks.dedup();
        let pairs: Vec<Span> = marks
            .windows(2)
            .map(|pair| {
                let begins = self.wall(pair[0]);
                (begins, begins + (pair[1] - pair[0]))
            })
            .collect();
        pairs.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_server_was_down_for_lies_between_two_stretches() {
        let runs = Runs::new(vec![(0, 1_000), (50, 5_000)]);
        assert_eq!((runs.wall(20), runs.wall(50), runs.wall(60)), (1_020, 5_000, 5_010));
        assert_eq!(runs.spans(20, 60).collect::<Vec<_>>(), [(1_020, 1_050), (5_000, 5_010)]);
        assert_eq!(runs.spans(50, 60).collect::<Vec<_>>(), [(5_000, 5_010)]);
        assert_eq!(runs.spans(60, 60).count(), 0);
    }

    #[test]
    fn before_the_first_known_start_time_is_as_if_the_server_had_been_started_sooner() {
        let runs = Runs::new(vec![(100, 5_000)]);
        assert_eq!(runs.wall(40), 4_940);
        assert_eq!(Runs::default().wall(40), 40);
    }
}
