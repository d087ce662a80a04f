//! Iterates over all tables of a database.

use super::Sqlite;
use super::errors::storage_error;
use crate::storage::StorageError;

impl Sqlite {
    /// Some tables, by number and id, in the order of their numbers, starting after `after`.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn table_ids(&self, after: i64, limit: u32) -> Result<Vec<(i64, String)>, StorageError> {
        sqlx::query_as("SELECT number, id FROM tables WHERE number > ? ORDER BY number LIMIT ?")
            .bind(after)
            .bind(limit)
            .fetch_all(&self.readers)
            .await
            .map_err(storage_error)
    }
}
