//! Ladder results in `SQLite`.

use async_trait::async_trait;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};

use super::Sqlite;
use super::errors::storage_error;
use crate::storage::columns::ladder_seats;
use crate::storage::ladder::implement_ladder_storage;
use crate::storage::{LadderRow, LadderStorage, StorageError, TableDoc};

/// Writes the results of the seats in a ladder game, once it is over.
pub(super) async fn write_results(
    connection: &mut SqliteConnection,
    number: i64,
    doc: &TableDoc,
    at: u64,
) -> Result<(), StorageError> {
    for row in ladder_seats(doc) {
        sqlx::query(
            "INSERT OR IGNORE INTO ladder (number, seat, game, players, round, player, place, forfeit, at) \
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(number)
        .bind(row.seat)
        .bind(&doc.game)
        .bind(row.players)
        .bind(row.round)
        .bind(row.player)
        .bind(row.place)
        .bind(row.forfeit)
        .bind(at as i64)
        .execute(&mut *connection)
        .await
        .map_err(storage_error)?;
    }
    Ok(())
}

implement_ladder_storage!(Sqlite, SqliteRow);
