//! How often a game calls a player for a decision.

use table::Seats;

/// Counts hand-overs: a player must decide who did not have to decide a moment before. The first player is not called, and a
/// decision left to orders calls nobody.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct HandOvers {
    asked: Option<Seats>,
    count: usize,
}

impl HandOvers {
    /// Notes who must decide now.
    pub(crate) fn note(&mut self, asked: Seats) {
        if let Some(before) = self.asked {
            self.count += asked.iter().filter(|&seat| !before.contains(seat)).count();
        }
        self.asked = Some(asked);
    }

    /// The number of hand-overs.
    pub(crate) const fn count(self) -> usize {
        self.count
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    #[test]
    fn who_goes_on_himself_is_not_called_and_several_at_once_are_called_each() {
        let (first, second) = (Seats::only(Seat::FIRST), Seats::only(Seat::SECOND));
        let mut hand_overs = HandOvers::default();
        for asked in [first, first, second, first.with(Seat::SECOND), second, first.with(Seat::SECOND)] {
            hand_overs.note(asked);
        }
        assert_eq!(hand_overs.count(), 3);
    }
}
