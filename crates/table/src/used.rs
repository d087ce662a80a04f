//! What players used in a game. Counted over many games, it shows what works well.

use serde::{Deserialize, Serialize};

use crate::{Phrase, Seat};

/// Something that a player used, such as a character they took or a building they built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Used {
    /// The player.
    pub seat: Seat,
    /// The kind of thing, as the title of a list.
    pub kind: Phrase,
    /// The thing.
    pub what: Phrase,
    /// How many times.
    pub times: u32,
}

impl Used {
    /// Counts what was used, in the order of first use.
    ///
    /// ```
    /// use table::{Phrase, Seat, Used};
    ///
    /// let [bank, mine] = ["bank", "mine"].map(|what| (Seat::FIRST, Phrase::new("buildings"), Phrase::new(what)));
    /// let used = Used::count([bank.clone(), mine, bank]);
    /// assert_eq!(used.iter().map(|used| (&*used.what.id, used.times)).collect::<Vec<_>>(), [("bank", 2), ("mine", 1)]);
    /// ```
    pub fn count(uses: impl IntoIterator<Item = (Seat, Phrase, Phrase)>) -> Vec<Used> {
        let mut all: Vec<Used> = Vec::new();
        for (seat, kind, what) in uses {
            match all.iter_mut().find(|used| used.seat == seat && used.kind == kind && used.what == what) {
                Some(known) => known.times += 1,
                None => all.push(Used { seat, kind, what, times: 1 }),
            }
        }
        all
    }
}
