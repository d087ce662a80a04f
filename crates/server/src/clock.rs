//! The server's time: that of the machine, or of the database where several servers must agree.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use table::SaturatingAs;

/// By how many milliseconds the clock of the machine differs from that of a database that other servers share.
static CORRECTION: AtomicI64 = AtomicI64::new(0);

/// Milliseconds since 1970: by the clock of the machine, or of the database where servers on several machines must agree.
pub(crate) fn now() -> u64 {
    machine().saturating_add_signed(CORRECTION.load(Ordering::Relaxed))
}

/// The database that servers share says that it is so late: from now on all of them go by it.
pub(crate) fn agree(wall: u64) {
    let difference = i64::try_from(wall).unwrap_or_default() - i64::try_from(machine()).unwrap_or_default();
    CORRECTION.store(difference, Ordering::Relaxed);
}

/// What the clock of the machine says.
fn machine() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_millis().saturating_as::<u64>()
}

/// The time by which a server lives: the machine's, put forward by as much as whoever holds another handle of it says.
#[derive(Clone, Debug, Default)]
pub struct ServerClock(Arc<AtomicU64>);

impl ServerClock {
    /// Puts it forward. Everything that the server measures in time goes by at once: clocks, how long people are away, what is to be told
    /// when, how long a link or a message is good.
    pub fn forward(&self, by: Duration) {
        self.0.fetch_add(by.as_millis().saturating_as::<u64>(), Ordering::SeqCst);
    }

    /// How late it is, in milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        now().saturating_add(self.ahead())
    }

    /// By how much it was put forward in all, in milliseconds.
    pub(crate) fn ahead(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }
}
