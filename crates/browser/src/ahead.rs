//! Automatic answers at a table on this device: obvious questions, for players who want that.

use hosting::Ready;
use protocol::AnsweredBy;
use protocol::device::{DeviceAnswer, Given};
use table::{SaturatingAs, Seat};

use crate::table::DeviceTable;

/// The largest number of consecutive automatic answers: more than any game has.
const LONGEST_CHAIN: usize = 2_000;

impl DeviceTable {
    /// The first automatic answer.
    fn next_ready(&mut self) -> Option<(Seat, String, AnsweredBy)> {
        self.check_playing().ok()?;
        for seat in self.session.deciders().iter() {
            let row = &mut self.doc.seats[seat.index()];
            if !row.is_persons() || row.ahead.is_blank() {
                continue;
            }
            match row.ahead.ready(self.session.as_ref(), seat) {
                Ready::Answer(action, by) => return Some((seat, action, by)),
                Ready::End(why) => row.ahead.end(why),
                Ready::Ask => {}
            }
        }
        None
    }

    /// The result of a change, and of the automatic answers after it.
    pub(crate) fn go_on_ahead(&mut self, mut so_far: DeviceAnswer, given: &Given) -> DeviceAnswer {
        for _ in 0..LONGEST_CHAIN {
            let Some((seat, action, by)) = self.next_ready() else { break };
            let Ok(next) = self.decide(seat, &action, Some(by), given) else { break };
            so_far.keep.extend(next.keep);
            so_far.show.extend(next.show);
            so_far.bots = next.bots;
        }
        so_far
    }

    /// Sets whether obvious questions are answered automatically.
    pub(crate) fn answer_obvious(&mut self, seat: Seat, on: bool, given: &Given) -> DeviceAnswer {
        let ahead = &mut self.doc.seats[seat.index()].ahead;
        ahead.obvious = Some(on);
        ahead.himself = false;
        self.keep_ahead(given)
    }

    fn keep_ahead(&mut self, given: &Given) -> DeviceAnswer {
        let keep = self.session.decisions().saturating_as::<u32>() + 1;
        let change = self.next_version(given.now, 0);
        let changed = DeviceAnswer { keep: vec![change], ..self.moved(keep) };
        self.go_on_ahead(changed, given)
    }
}
