//! Log lines about events at a table that are not part of the game.

use table::{Phrase, SaturatingAs, Seat};

use super::live_table::LiveTable;
use crate::app_state::now;
use crate::protocol::Happening;

/// How many are stored: the latest ones.
const MOST: usize = 24;

impl LiveTable {
    /// Notes an event outside the game, with the seat that caused it.
    pub(super) fn happened(&mut self, seat: Seat, phrase: Phrase) {
        let happenings = &mut self.doc.happenings;
        let number = happenings.last().map_or(1, |last| last.number + 1);
        let after = self.game.as_ref().map_or(0, |game| game.session.decisions().saturating_as::<u32>());
        if happenings.len() >= MOST {
            happenings.remove(0);
        }
        happenings.push(Happening { number, after, at: now(), seat: Some(seat), phrase });
    }
}

/// A duration in words, rounded up.
pub(super) fn time_in_words(millis: u64) -> Phrase {
    const MINUTE: u64 = 60;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    let seconds = millis.div_ceil(1000);
    let (id, unit) = match seconds {
        0..120 => ("server-seconds", 1),
        120..7_200 => ("server-minutes", MINUTE),
        7_200..172_800 => ("server-hours", HOUR),
        _ => ("server-days", DAY),
    };
    Phrase::new(id).with("count", seconds.div_ceil(unit).saturating_as::<i64>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stretch_of_time_is_told_in_its_fitting_unit_and_never_as_shorter_than_it_is() {
        let told = |millis: u64| time_in_words(millis).to_string();
        assert_eq!(told(1), "server-seconds count=1");
        assert_eq!(told(300_000), "server-minutes count=5");
        assert_eq!(told(299_001), "server-minutes count=5");
        assert_eq!(told(3 * 3_600_000 + 1), "server-hours count=4");
        assert_eq!(told(3 * 86_400_000), "server-days count=3");
    }
}
