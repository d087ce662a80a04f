//! Carson City as numbers.

mod channels;
mod numbers;
mod observation;

use carson_city::{Action, CarsonCity};
use table::Seat;

use crate::channel::Channel;
use crate::observed::Observed;
use crate::ranges::Range;

impl Observed for CarsonCity {
    const NUMBERING: u32 = 1;
    const RANGES: &'static [Range] = numbers::ALL_RANGES;
    const OBSERVATION: u32 = 2;
    const CHANNELS: &'static [Channel] = channels::CHANNELS;
    type Memo = ();

    #[inline]
    fn number(&self, seat: Seat, action: Action) -> Option<u32> {
        numbers::number(self, seat, action)
    }

    fn numbered(&self, seat: Seat, number: u32) -> Option<Action> {
        numbers::numbered(self, seat, number)
    }

    fn observe_with(&self, seat: Seat, (): &mut (), into: &mut [i16]) {
        observation::observe(self, seat, into);
    }
}
