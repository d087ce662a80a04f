//! Data for clocks: which are at zero, who is on holiday, when people were last seen.

use sqlx::{PgConnection, PgPool};

use super::errors::storage_error;
use super::run;
use crate::storage::StorageError;
use crate::storage::writes::Written;

/// The tables with a clock at zero and without another server's lease, which are then leased for a while by the clock of the
/// database.
const DUE: &str = "\
WITH due AS (SELECT p.number, p.due, t.id FROM progress p JOIN tables t USING (number) WHERE p.due <= $1 ORDER BY p.due LIMIT $2), \
took AS (INSERT INTO leases (kind, key, holder, until) SELECT 'clock', id, $3, now() + interval '10 seconds' FROM due ORDER BY id \
ON CONFLICT (kind, key) DO UPDATE SET holder = excluded.holder, until = excluded.until \
WHERE leases.until < now() OR leases.holder = excluded.holder RETURNING key) \
SELECT due.id FROM due JOIN took ON took.key = due.id ORDER BY due.due";

/// Stores when people were last here, in the common uptime.
pub(super) async fn save_last_seen(connection: &mut PgConnection, people: &[(String, u64)]) -> Written {
    let latest: std::collections::BTreeMap<&str, u64> =
        people.iter().map(|(person, at)| (person.as_str(), *at)).collect();
    run!(
        connection,
        "INSERT INTO last_seen (person, uptime) SELECT p.person, p.uptime FROM unnest($1::text[], $2::bigint[]) AS p (person, uptime) \
         WHERE p.person IN (SELECT id FROM people) \
         ON CONFLICT (person) DO UPDATE SET uptime = greatest(last_seen.uptime, excluded.uptime)",
        latest.keys().map(|person| (*person).to_owned()).collect::<Vec<String>>(),
        latest.values().map(|at| *at as i64).collect::<Vec<i64>>(),
    )
    .map(|_| 0)
}

/// Stores a person's holidays.
pub(super) async fn save_holidays(
    connection: &mut PgConnection,
    person: &str,
    spans: &[(u64, u64)],
) -> Written {
    run!(connection, "DELETE FROM holidays WHERE person = $1", person)?;
    let (begins, ends): (Vec<i64>, Vec<i64>) =
        spans.iter().map(|(begins, ends)| (*begins as i64, *ends as i64)).unzip();
    // Whoever has left for good meanwhile is named nowhere any more.
    let insert = "INSERT INTO holidays (person, begins, ends) \
        SELECT p.id, s.begins, s.ends FROM people p, unnest($2::bigint[], $3::bigint[]) AS s (begins, ends) WHERE p.id = $1";
    run!(connection, insert, person, begins, ends)?;
    Ok(0)
}

pub(super) async fn due(
    pool: &PgPool,
    uptime: u64,
    limit: u32,
    server: &str,
) -> Result<Vec<String>, StorageError> {
    sqlx::query_scalar(DUE)
        .bind(uptime as i64)
        .bind(i64::from(limit))
        .bind(server)
        .fetch_all(pool)
        .await
        .map_err(storage_error)
}
