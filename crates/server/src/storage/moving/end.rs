//! The interface of a database that can be the source or the target of a move.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::Sender;

use super::catalogue::Relation;
use super::row::{Batch, Row, Value};
use crate::storage::StorageError;

/// Single values that each kind of database stores differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::storage) struct Facts {
    /// The uptime.
    pub(in crate::storage) uptime: i64,
    /// The highest table number that was ever used.
    pub(in crate::storage) last_table: i64,
}

/// The progress of a move. It is stored in the target, and no server uses a database that contains one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(in crate::storage) struct Mark {
    /// The fingerprint of the source: different for another database, or for the same one after a change.
    pub(in crate::storage) source: String,
    /// The table being copied; empty once all are.
    pub(in crate::storage) relation: String,
    /// The key of the last row that was copied; empty before the first.
    pub(in crate::storage) after: Vec<Value>,
}

impl Mark {
    /// The serialised form.
    pub(in crate::storage) fn text(&self) -> String {
        serde_json::to_string(self).expect("a mark has only keys that are text")
    }

    /// Parses the serialised form.
    pub(in crate::storage) fn read(text: &str) -> Result<Mark, StorageError> {
        serde_json::from_str(text).map_err(|error| {
            StorageError::Other(format!(
                "the progress of its move cannot be read ({error}): name a new database"
            ))
        })
    }
}

/// Why a step of a move failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::storage) enum Trouble {
    /// An error of the database.
    Storage(StorageError),
    /// The progress is not the expected one: another process continues the move.
    ElsewhereAlready,
}

impl From<StorageError> for Trouble {
    fn from(error: StorageError) -> Trouble {
        Trouble::Storage(error)
    }
}

/// One side of a move.
#[async_trait]
pub(in crate::storage) trait End: Send {
    /// The number of rows of a table.
    async fn count(&mut self, relation: &'static Relation) -> Result<u64, StorageError>;

    /// Sends the rows of a table in the order of its key, starting after `after`. Ends early if nobody receives them any more.
    async fn read(
        &mut self,
        relation: &'static Relation,
        after: &[Value],
        batches: Sender<Batch>,
    ) -> Result<(), StorageError>;

    /// The single values.
    async fn facts(&mut self) -> Result<Facts, StorageError>;

    /// The progress of an unfinished move into it.
    async fn mark(&mut self) -> Result<Option<Mark>, StorageError>;

    /// Empties it and notes the start of a move.
    async fn begin(&mut self, mark: &Mark) -> Result<(), StorageError>;

    /// Whether it can store such a value.
    fn keeps(&self, _value: &Value) -> bool {
        true
    }

    /// Writes rows of a table together with the progress, all or nothing.
    async fn write(
        &mut self,
        relation: &'static Relation,
        rows: &[Row],
        was: &Mark,
        is: &Mark,
    ) -> Result<(), Trouble>;

    /// Finishes the move: a server may use the database from now on.
    async fn finish(&mut self, was: &Mark, facts: Facts) -> Result<(), Trouble>;

    /// Closes it.
    async fn close(self: Box<Self>) -> Result<(), StorageError>;
}
