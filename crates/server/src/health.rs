//! Whether a move could be kept right now.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::storage::{Storage, StorageError};

/// How long an answer stands: however often it is asked, the database is tried once in this time.
const FRESH: Duration = Duration::from_secs(1);
/// How long the database may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Whether a move could be kept right now: the last answer, shared by all who ask.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<(Instant, Result<(), StorageError>)>>);

impl Health {
    /// Tries to keep something, unless that was just tried.
    pub(crate) async fn ask(&self, storage: &dyn Storage) -> Result<(), StorageError> {
        let mut last = self.0.lock().await;
        if let Some((tried, answer)) = &*last
            && tried.elapsed() < FRESH
        {
            return answer.clone();
        }
        let answer = timeout(PATIENCE, storage.check()).await.unwrap_or(Err(StorageError::NoAnswer));
        *last = Some((Instant::now(), answer.clone()));
        answer
    }
}
