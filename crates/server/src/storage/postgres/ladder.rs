//! Ladder results in `PostgreSQL`.

use async_trait::async_trait;
use sqlx::postgres::PgRow;
use sqlx::{PgConnection, Row as _};

use super::Postgres;
use super::errors::storage_error;
use crate::storage::columns::ladder_seats;
use crate::storage::ladder::implement_ladder_storage;
use crate::storage::{LadderRow, LadderStorage, StorageError, TableDoc};

/// Writes the results of the seats in a ladder game, once it is over.
pub(super) async fn write_results(
    connection: &mut PgConnection,
    number: i64,
    doc: &TableDoc,
    at: u64,
) -> Result<(), StorageError> {
    for row in ladder_seats(doc) {
        sqlx::query(
            "INSERT INTO ladder (number, seat, game, players, round, player, place, forfeit, at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
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

implement_ladder_storage!(Postgres, PgRow);
