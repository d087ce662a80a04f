//! The server's time: that of the machine, or of the database if several servers must agree.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use table::SaturatingAs;

/// The difference between the machine's clock and that of a shared database, in milliseconds.
static CORRECTION: AtomicI64 = AtomicI64::new(0);

/// Milliseconds since 1970, by the machine's clock, or by that of the database if servers on several machines must agree.
pub(crate) fn now() -> u64 {
    machine().saturating_add_signed(CORRECTION.load(Ordering::Relaxed))
}

/// Adjusts the time to that of the shared database.
pub(crate) fn agree(wall: u64) {
    let difference = i64::try_from(wall).unwrap_or_default() - i64::try_from(machine()).unwrap_or_default();
    CORRECTION.store(difference, Ordering::Relaxed);
}

/// The machine's clock.
fn machine() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_millis().saturating_as::<u64>()
}

/// The clock of a server: the machine's, plus an offset that any holder of a clone can increase.
#[derive(Clone, Debug, Default)]
pub struct ServerClock(Arc<AtomicU64>);

impl ServerClock {
    /// Moves the clock forward. This affects everything that the server measures: game clocks, how long people have been away, when
    /// messages are due, how long links are valid.
    pub fn forward(&self, by: Duration) {
        self.0.fetch_add(by.as_millis().saturating_as::<u64>(), Ordering::SeqCst);
    }

    /// The current time, in milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        now().saturating_add(self.ahead())
    }

    /// By how much it was moved forward in total, in milliseconds.
    pub(crate) fn ahead(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }
}
