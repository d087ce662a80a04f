//! Results of ladder games.

use async_trait::async_trait;
use sqlx::Row as _;

use super::dialect::ThisDatabase;
use super::{Connection, Row, run, storage_error};
use crate::storage::columns::ladder_seats;
use crate::storage::ladder::implement_ladder_storage;
use crate::storage::{LadderRow, LadderStorage, StorageError, TableDoc};

/// Writes the results of the seats in a ladder game, once it is over.
pub(in crate::storage) async fn write_results(
    connection: &mut Connection,
    number: i64,
    doc: &TableDoc,
    at: u64,
) -> Result<(), StorageError> {
    for row in ladder_seats(doc) {
        let insert = sqlx::query(
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
        .bind(at as i64);
        run(connection, insert).await?;
    }
    Ok(())
}

implement_ladder_storage!(ThisDatabase, Row);
