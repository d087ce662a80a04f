//! Counts what each person has created, and finds and removes expired data.

use sqlx::Row as _;

use super::{Pool, storage_error};
use crate::storage::{CreatedCounts, ExpiryCutoffs, StorageError};

const UNMISSED: &str = "\
SELECT number, id FROM (\
SELECT t.number, t.id FROM tables t JOIN progress p USING (number) \
WHERE t.stage = 'gathering' AND p.updated < CASE WHEN t.listed THEN CAST($1 AS BIGINT) ELSE CAST($2 AS BIGINT) END \
UNION ALL SELECT t.number, t.id FROM tables t JOIN progress p USING (number) WHERE t.kind = 'import' AND p.updated < $3 \
UNION ALL SELECT t.number, t.id FROM tables t JOIN progress p USING (number) WHERE t.kind IN ('bots', 'ladder') AND p.updated < $4 \
UNION ALL SELECT t.number, t.id FROM tables t JOIN progress p USING (number) WHERE t.kind = 'unbegun' AND p.updated < $1\
) AS unmissed WHERE number > $5 ORDER BY number LIMIT $6";

/// The next expired tables, by number and id.
pub(in crate::storage) async fn expired_tables(
    pool: &Pool,
    expired_tables: &ExpiryCutoffs,
    after: i64,
    limit: u32,
) -> Result<Vec<(i64, String)>, StorageError> {
    sqlx::query_as(UNMISSED)
        .bind(expired_tables.listed as i64)
        .bind(expired_tables.invitations as i64)
        .bind(expired_tables.imports as i64)
        .bind(expired_tables.bots as i64)
        .bind(after)
        .bind(i64::from(limit))
        .fetch_all(pool)
        .await
        .map_err(storage_error)
}

/// People who were last seen before a time and have no game. Those with a passkey or a recovery code want to come back, and are
/// kept for another 386 days: as long as a browser keeps a cookie, if guests are kept for two weeks. So are those with a bot, which
/// itself stays as long as its owner.
const IDLE_GUESTS: &str = "\
SELECT id FROM people WHERE seen < $1 AND id > $2 AND NOT EXISTS (SELECT 1 FROM holders WHERE person = id) \
AND id NOT IN (SELECT id FROM bots) \
AND (seen < $1 - 33350400000 OR id NOT IN (SELECT person FROM passkeys UNION SELECT person FROM recovery UNION SELECT owner FROM bots)) \
ORDER BY id LIMIT $3";

/// Deletes one of them.
pub(in crate::storage) const FORGET_GUEST: &str = "\
DELETE FROM people WHERE id = $1 AND seen < $2 AND NOT EXISTS (SELECT 1 FROM holders WHERE person = $1) \
AND id NOT IN (SELECT id FROM bots) \
AND (seen < $2 - 33350400000 OR id NOT IN (SELECT person FROM passkeys UNION SELECT person FROM recovery UNION SELECT owner FROM bots))";

/// People who were last seen before `seen` and have no game.
pub(in crate::storage) async fn idle_guests(
    pool: &Pool,
    seen: u64,
    after: &str,
    limit: u32,
) -> Result<Vec<String>, StorageError> {
    sqlx::query_scalar(IDLE_GUESTS)
        .bind(seen as i64)
        .bind(after)
        .bind(i64::from(limit))
        .fetch_all(pool)
        .await
        .map_err(storage_error)
}

/// What a person created since a time, even if it was deleted again, and how many of their tables currently wait for players.
pub(in crate::storage) async fn made(
    pool: &Pool,
    person: &str,
    since: u64,
) -> Result<CreatedCounts, StorageError> {
    let row = sqlx::query(
        "SELECT count(*) FILTER (WHERE kind <> 'import') AS tables, \
         count(*) FILTER (WHERE kind <> 'import' AND listed) AS listed, \
         count(*) FILTER (WHERE kind = 'bots') AS bots, \
         count(*) FILTER (WHERE kind = 'import') AS imports, \
         CAST(coalesce(sum(size) FILTER (WHERE kind = 'import'), 0) AS BIGINT) AS import_bytes, \
         (SELECT count(*) FROM tables WHERE maker = $1 AND stage = 'gathering') AS gathering, \
         (SELECT count(*) FROM tables WHERE maker = $1 AND stage = 'gathering' AND listed) AS listed_gathering \
         FROM (SELECT kind, listed, size FROM tables WHERE maker = $1 AND made >= $2 \
         UNION ALL SELECT kind, listed, size FROM taken_away WHERE maker = $1 AND made >= $2) AS made",
    )
    .bind(person)
    .bind(since as i64)
    .fetch_one(pool)
    .await
    .map_err(storage_error)?;
    let number = |name: &str| row.try_get::<i64, _>(name).map(|number| number as u64).map_err(storage_error);
    Ok(CreatedCounts {
        tables: number("tables")?,
        listed: number("listed")?,
        bots: number("bots")?,
        imports: number("imports")?,
        import_bytes: number("import_bytes")?,
        gathering: number("gathering")?,
        listed_gathering: number("listed_gathering")?,
    })
}

/// How many chat messages a person wrote since a time.
pub(in crate::storage) async fn remarks(pool: &Pool, person: &str, since: u64) -> Result<u64, StorageError> {
    let count: i64 = sqlx::query_scalar("SELECT count(*) FROM remarks WHERE person = $1 AND at >= $2")
        .bind(person)
        .bind(since as i64)
        .fetch_one(pool)
        .await
        .map_err(storage_error)?;
    Ok(count as u64)
}
