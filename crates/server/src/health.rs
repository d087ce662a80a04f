//! Checks whether the database can be written.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::storage::{Storage, StorageError};

/// How long an answer stands: however often it is asked, the database is tried once in this time, unless a move could not be kept.
const FRESH: Duration = Duration::from_secs(1);
/// How long the database may take: another write may have to wait for as long as a lock is waited for, and then this one.
const PATIENCE: Duration = Duration::from_secs(20);

/// Whether a move could be kept right now: the last answer, shared by all who ask.
#[derive(Default)]
pub(crate) struct Health {
    last: Mutex<Option<(Instant, Result<(), StorageError>)>>,
    /// Something could not be kept since.
    doubted: AtomicBool,
}

impl Health {
    /// Something could not be kept: that all is well need no longer be true.
    pub(crate) fn doubt(&self) {
        self.doubted.store(true, Ordering::Relaxed);
    }

    /// Tries to keep something, unless that was just tried.
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
