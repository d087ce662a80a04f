//! The time by which a server lives.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use table::SaturatingAs;

/// The time by which a server lives: the machine's, put forward by as much as whoever holds another handle of it says.
#[derive(Clone, Debug, Default)]
pub struct ServerClock(Arc<AtomicU64>);

impl ServerClock {
    /// Puts it forward. Everything that the server measures in time goes by at once: clocks, how long people are away.
    pub fn forward(&self, by: Duration) {
        self.0.fetch_add(by.as_millis().saturating_as::<u64>(), Ordering::SeqCst);
    }

    /// By how much it was put forward in all, in milliseconds.
    pub(crate) fn ahead(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }
}
