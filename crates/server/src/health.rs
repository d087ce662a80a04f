//! Checks whether the database can be written.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::storage::{Storage, StorageError};

/// How long a result is reused: the database is checked at most once in this time, unless a commit failed.
const FRESH: Duration = Duration::from_secs(1);
/// The timeout of the check: another write may have to wait for a lock first.
const PATIENCE: Duration = Duration::from_secs(20);

/// Whether the database is writable: the last result, shared by all callers.
#[derive(Default)]
pub(crate) struct Health {
    last: Mutex<Option<(Instant, Result<(), StorageError>)>>,
    /// A commit failed since the last check.
    doubted: AtomicBool,
}

impl Health {
    /// Notes that a commit failed, so that the last result is no longer valid.
    pub(crate) fn doubt(&self) {
        self.doubted.store(true, Ordering::Relaxed);
    }

    /// Checks whether the database is writable, unless that was just checked.
    pub(crate) async fn ask(&self, storage: &dyn Storage) -> Result<(), StorageError> {
        let mut last = self.last.lock().await;
        let doubted = self.doubted.swap(false, Ordering::Relaxed);
        if let Some((tried, answer)) = &*last
            && tried.elapsed() < FRESH
            && !(doubted && answer.is_ok())
        {
            return answer.clone();
        }
        let answer = timeout(PATIENCE, storage.check()).await.unwrap_or(Err(StorageError::NoAnswer));
        *last = Some((Instant::now(), answer.clone()));
        answer
    }
}
