//! Stored results of ladder games: a row for each seat, written with the decision that ends the game. It is removed with its table, or
//! when its bot is deleted.

use async_trait::async_trait;

use super::StorageError;

/// A seat's result in a ladder game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LadderRow {
    /// The id of the table.
    pub table: String,
    /// The number of players.
    pub players: u8,
    /// The round: games with the same set-up, in which everybody has every seat once.
    pub round: String,
    /// The id of a bot account, or [`LEVEL`] and the name of a built-in bot.
    pub player: String,
    /// Its place, from 1; tied players share one.
    pub place: u8,
    /// Whether it lost by resigning or on time.
    pub forfeit: bool,
    /// When the game ended, in milliseconds since 1970.
    pub over: u64,
}

/// The prefix of the name of a built-in bot.
pub const LEVEL: &str = "level:";

/// The public ladder.
#[async_trait]
pub trait LadderStorage {
    /// The results of the latest ladder games, one row per seat, the latest game first.
    async fn ladder_results(&self, game: &str, limit: u32) -> Result<Vec<LadderRow>, StorageError>;

    /// The results of the latest games of one player, of all games, the latest first.
    async fn ladder_results_of(&self, player: &str, limit: u32) -> Result<Vec<LadderRow>, StorageError>;

    /// The ids of the unfinished ladder tables.
    async fn ladder_tables(&self) -> Result<Vec<String>, StorageError>;

    /// The ids of some ladder tables that ended at a time or later, by number, starting after `after`.
    async fn ladder_games(
        &self,
        game: &str,
        since: u64,
        after: i64,
        limit: u32,
    ) -> Result<Vec<(i64, String)>, StorageError>;
}

/// Implements [`LadderStorage`] for a database: its statements are the same for all.
macro_rules! implement_ladder_storage {
    ($database:ty, $row:ty) => {
        impl sqlx::FromRow<'_, $row> for LadderRow {
            fn from_row(row: &$row) -> sqlx::Result<LadderRow> {
                let small = |name: &str| {
                    row.try_get::<i64, _>(name).map(|number| u8::try_from(number).unwrap_or(u8::MAX))
                };
                Ok(LadderRow {
                    table: row.try_get("id")?,
                    players: small("players")?,
                    round: row.try_get("round")?,
                    player: row.try_get("player")?,
                    place: small("place")?,
                    forfeit: row.try_get("forfeit")?,
                    over: row.try_get::<i64, _>("at")?.cast_unsigned(),
                })
            }
        }

        #[async_trait]
        impl LadderStorage for $database {
            async fn ladder_results(&self, game: &str, limit: u32) -> Result<Vec<LadderRow>, StorageError> {
                sqlx::query_as(
                    "SELECT t.id, l.* FROM ladder l JOIN tables t ON t.number = l.number WHERE l.game = $1 \
                     ORDER BY l.number DESC, l.seat LIMIT $2",
                )
                .bind(game)
                .bind(i64::from(limit))
                .fetch_all(&self.readers)
                .await
                .map_err(storage_error)
            }

            async fn ladder_results_of(
                &self,
                player: &str,
                limit: u32,
            ) -> Result<Vec<LadderRow>, StorageError> {
                sqlx::query_as(
                    "SELECT t.id, l.* FROM ladder l JOIN tables t ON t.number = l.number WHERE l.player = $1 \
                     ORDER BY l.number DESC LIMIT $2",
                )
                .bind(player)
                .bind(i64::from(limit))
                .fetch_all(&self.readers)
                .await
                .map_err(storage_error)
            }

            async fn ladder_tables(&self) -> Result<Vec<String>, StorageError> {
                sqlx::query_scalar(
                    "SELECT id FROM tables WHERE kind = 'ladder' AND stage <> 'over' ORDER BY number",
                )
                .fetch_all(&self.readers)
                .await
                .map_err(storage_error)
            }

            async fn ladder_games(
                &self,
                game: &str,
                since: u64,
                after: i64,
                limit: u32,
            ) -> Result<Vec<(i64, String)>, StorageError> {
                sqlx::query_as(
                    "SELECT DISTINCT t.number, t.id FROM ladder l JOIN tables t ON t.number = l.number \
                     WHERE l.game = $1 AND l.number > $2 AND l.at >= $3 ORDER BY t.number LIMIT $4",
                )
                .bind(game)
                .bind(after)
                .bind(i64::try_from(since).unwrap_or(i64::MAX))
                .bind(i64::from(limit))
                .fetch_all(&self.readers)
                .await
                .map_err(storage_error)
            }
        }
    };
}

pub(super) use implement_ladder_storage;
