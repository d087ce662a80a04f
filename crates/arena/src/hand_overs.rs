//! How often a game calls somebody who was not being asked.

use table::Seats;

/// Counts hand-overs: somebody has to decide himself who was not asked a moment before. Whoever begins is not called by anybody, and what
/// was left to orders calls nobody.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct HandOvers {
    asked: Option<Seats>,
    count: usize,
}

impl HandOvers {
    /// These have to decide themselves now.
    pub(crate) fn note(&mut self, asked: Seats) {
        if let Some(before) = self.asked {
            self.count += asked.iter().filter(|&seat| !before.contains(seat)).count();
        }
        self.asked = Some(asked);
    }

    /// How many there were.
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
