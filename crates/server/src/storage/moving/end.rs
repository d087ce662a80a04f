//! The interface of a database that can be the source or the target of a move.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::Sender;

use super::catalogue::Relation;
use super::row::{Batch, Row, Value};
use crate::storage::StorageError;

/// What is one of a kind in a database, and kept in another way by each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::storage) struct Facts {
    /// How late it is by the clock of the house.
    pub(in crate::storage) uptime: i64,
    /// The highest number that a table ever had.
    pub(in crate::storage) last_table: i64,
}

/// How far a move is. It is kept in the database that is being filled, and no server uses a database that holds one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(in crate::storage) struct Mark {
    /// What is being moved: another database has another one, and so has the same one after it changed.
    pub(in crate::storage) source: String,
    /// The table that is being copied; empty once all are.
    pub(in crate::storage) relation: String,
    /// The key of the last row that was copied; empty before the first.
    pub(in crate::storage) after: Vec<Value>,
}

impl Mark {
    /// As it is kept.
    pub(in crate::storage) fn text(&self) -> String {
        serde_json::to_string(self).expect("a mark has only keys that are text")
    }

    /// What was kept.
    pub(in crate::storage) fn read(text: &str) -> Result<Mark, StorageError> {
        serde_json::from_str(text).map_err(|error| {
            StorageError::Other(format!(
                "the progress of its move cannot be read ({error}): name a new database"
            ))
        })
    }
}

/// Why a step of a move could not be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::storage) enum Trouble {
    /// The database complains.
    Storage(StorageError),
    /// The move is not where it was known to be: another process goes on with it.
    ElsewhereAlready,
}

impl From<StorageError> for Trouble {
    fn from(error: StorageError) -> Trouble {
        Trouble::Storage(error)
    }
}

/// One end of a move.
#[async_trait]
pub(in crate::storage) trait End: Send {
    /// How many rows a table has.
    async fn count(&mut self, relation: &'static Relation) -> Result<u64, StorageError>;

    /// Gives the rows of a table in the order of its key, from the one after `after` on. It ends early where nobody takes them any more.
    async fn read(
        &mut self,
        relation: &'static Relation,
        after: &[Value],
        batches: Sender<Batch>,
    ) -> Result<(), StorageError>;

    /// What is one of a kind.
    async fn facts(&mut self) -> Result<Facts, StorageError>;

    /// How far the move into it is, if there is one that is not finished.
    async fn mark(&mut self) -> Result<Option<Mark>, StorageError>;

    /// Empties it and notes that a move begins.
    async fn begin(&mut self, mark: &Mark) -> Result<(), StorageError>;

    /// Whether it can keep something like this.
    fn keeps(&self, _value: &Value) -> bool {
        true
    }

    /// Keeps rows of a table and how far the move is with them, both or neither.
    async fn write(
        &mut self,
        relation: &'static Relation,
        rows: &[Row],
        was: &Mark,
        is: &Mark,
    ) -> Result<(), Trouble>;

    /// Everything is there: a server may use it from now on.
    async fn finish(&mut self, was: &Mark, facts: Facts) -> Result<(), Trouble>;

    /// Lets go of it.
    async fn close(self: Box<Self>) -> Result<(), StorageError>;
}
