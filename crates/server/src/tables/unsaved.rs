//! The states that are stored beside the entries of tables.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::storage::{SnapshotRow, Storage, StorageError};

/// The number of entries in a table's last stored state, or in one that is being stored.
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

/// A state that counts as stored while this exists, and afterwards if storing it succeeded.
pub(crate) struct UnsavedState {
    number: i64,
    row: SnapshotRow,
    claim: Claim,
}

/// The number of entries that an [`UnsavedState`] counts as stored.
struct Claim {
    saved: SavedEntries,
    before: usize,
    is_stored: bool,
}

impl Drop for Claim {
    fn drop(&mut self) {
        if !self.is_stored {
            self.saved.0.store(self.before, Ordering::Relaxed);
        }
    }
}

impl UnsavedState {
    pub(super) fn new(number: i64, row: SnapshotRow, saved: &SavedEntries) -> UnsavedState {
        let before = saved.0.swap(row.entries, Ordering::Relaxed);
        UnsavedState { number, row, claim: Claim { saved: saved.clone(), before, is_stored: false } }
    }

    /// Stores it. If that fails, the table is stored again later.
    pub(crate) async fn save(self, storage: &dyn Storage) -> Result<(), StorageError> {
        let UnsavedState { number, row, mut claim } = self;
        let done = storage.save_snapshot(number, row).await;
        claim.is_stored = done.is_ok();
        done
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_that_nobody_came_to_store_does_not_count_as_stored() {
        let saved = SavedEntries::new(3);
        let state = UnsavedState::new(1, SnapshotRow { entries: 7, state: String::new() }, &saved);
        assert_eq!(saved.get(), 7, "nobody else need store it meanwhile");
        drop(state);
        assert_eq!(saved.get(), 3);
    }
}
