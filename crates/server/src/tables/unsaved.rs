//! The states that are stored beside the entries of tables.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::storage::{SnapshotRow, Storage, StorageError};

/// How many entries of a table its last stored state includes, or one that is just being stored.
#[derive(Clone, Default)]
pub(super) struct SavedEntries(Arc<AtomicUsize>);

impl SavedEntries {
    pub(super) fn new(entries: usize) -> SavedEntries {
        SavedEntries(Arc::new(AtomicUsize::new(entries)))
    }

    pub(super) fn get(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

/// A state that counts as stored from now on, unless storing it fails.
pub(crate) struct UnsavedState {
    number: i64,
    row: SnapshotRow,
    saved: SavedEntries,
    before: usize,
}

impl UnsavedState {
    pub(super) fn new(number: i64, row: SnapshotRow, saved: &SavedEntries) -> UnsavedState {
        let before = saved.0.swap(row.entries, Ordering::Relaxed);
        UnsavedState { number, row, saved: saved.clone(), before }
    }

    /// Stores it. If that fails, the table is stored again later.
    pub(crate) async fn save(self, storage: &dyn Storage) -> Result<(), StorageError> {
        let done = storage.save_snapshot(self.number, self.row).await;
        if done.is_err() {
            self.saved.0.store(self.before, Ordering::Relaxed);
        }
        done
    }
}
