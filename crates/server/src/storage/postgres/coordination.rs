//! Coordination of the servers that share a database: the common time, which servers are alive, and leases of work. All of it uses the
//! clock of the database, so that the clocks of the machines do not matter.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sqlx::{PgConnection, PgPool, Row as _};

use super::errors::storage_error;
use super::run;
use super::schema::FORM;
use crate::storage::columns::STARTS;
use crate::storage::{ClusterState, StorageError, TableOf};

/// Adds the time since any server was last alive, unless that is too long ago: then all servers were down, and the uptime stood
/// still. Returns whether it was.
const COUNT: &str = "\
UPDATE cluster SET counted = now(), uptime = cluster.uptime + \
CASE WHEN before.counted > now() - interval '5 seconds' THEN (extract(epoch FROM now() - before.counted) * 1000)::bigint ELSE 0 END \
FROM (SELECT counted FROM cluster FOR UPDATE) AS before \
RETURNING cluster.uptime, before.counted IS NULL OR before.counted <= now() - interval '5 seconds' AS closed, \
(extract(epoch FROM now()) * 1000)::bigint AS wall, cluster.form";

const ALIVE: &str = "\
INSERT INTO servers (id, beat, form, present) VALUES ($1, now(), $2, coalesce($3, '{}')) \
ON CONFLICT (id) DO UPDATE SET beat = now(), present = coalesce($3, servers.present), \
presents = servers.presents + CASE WHEN $3 IS NULL THEN 0 ELSE 1 END";

/// A server that has not reported for this long is not alive.
const OTHERS: &str =
    "SELECT id, presents FROM servers WHERE id <> $1 AND beat > now() - interval '5 seconds' ORDER BY id";

/// Deletes what servers left behind that are long gone.
const TIDY: [&str; 2] = [
    "DELETE FROM servers WHERE beat < now() - interval '10 minutes'",
    "DELETE FROM leases WHERE until < now() - interval '10 minutes'",
];
/// How often that is done, in beats.
const TIDY_EVERY: u64 = 120;

const CLAIM: &str = "\
INSERT INTO leases (kind, key, holder, until) VALUES ($1, $2, $3, now() + $4 * interval '1 millisecond') \
ON CONFLICT (kind, key) DO UPDATE SET holder = excluded.holder, until = excluded.until \
WHERE leases.until < now() OR leases.holder = excluded.holder";

const ABANDONED: &str = "\
SELECT t.id FROM progress p JOIN tables t USING (number) WHERE p.bots \
AND NOT EXISTS (SELECT 1 FROM leases l WHERE l.kind = $1 AND l.key = t.id AND l.until > now()) ORDER BY p.number LIMIT $2";

const OUTDATED: &str = "\
SELECT k.number FROM unnest($1::bigint[], $2::bigint[]) AS k (number, version) LEFT JOIN progress p ON p.number = k.number \
WHERE p.version IS DISTINCT FROM k.version";

const TABLES_OF: &str = "\
SELECT h.person, t.number, t.id, p.version FROM holders h JOIN tables t USING (number) JOIN progress p USING (number) \
WHERE h.person = ANY($1) AND t.stage <> 'over'";

/// What this server knows of the others.
pub(super) struct Coordination {
    server: String,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    beats: u64,
    /// The last common start that was returned.
    start: i64,
    /// The other live servers, and how often each has reported who is connected to it.
    others: Vec<(String, i64)>,
    /// The newest schema version that any of the servers writes.
    form: i64,
}

impl Coordination {
    pub(super) const fn new(server: String) -> Coordination {
        let known = Known { beats: 0, start: 0, others: Vec::new(), form: FORM };
        Coordination { server, known: Mutex::new(known) }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The common uptime.
    pub(super) async fn uptime(&self, pool: &PgPool) -> Result<u64, StorageError> {
        Ok(self.count(pool).await?.0)
    }

    /// Registers this server. Returns all common starts, only the latest if there are many.
    pub(super) async fn open(&self, pool: &PgPool) -> Result<Vec<(u64, u64)>, StorageError> {
        self.count(pool).await?;
        let (last, starts) = starts(pool).await?;
        self.known().start = last;
        Ok(starts)
    }

    /// Adds to the uptime, and notes a new start if all servers were down.
    async fn count(&self, pool: &PgPool) -> Result<(u64, u64), StorageError> {
        let mut change = pool.begin().await.map_err(storage_error)?;
        let row = sqlx::query(COUNT).fetch_one(&mut *change).await.map_err(storage_error)?;
        let uptime: i64 = row.try_get("uptime").map_err(storage_error)?;
        let wall: i64 = row.try_get("wall").map_err(storage_error)?;
        if row.try_get("closed").map_err(storage_error)? {
            let insert = "INSERT INTO starts (uptime, wall) VALUES ($1, $2)";
            run!(change, insert, uptime, wall)?;
            let old = "DELETE FROM starts WHERE place <= (SELECT max(place) FROM starts) - $1";
            run!(change, old, STARTS)?;
        }
        change.commit().await.map_err(storage_error)?;
        self.known().form = row.try_get("form").map_err(storage_error)?;
        Ok((uptime as u64, wall as u64))
    }

    /// Reports that this server is alive.
    pub(super) async fn beat(
        &self,
        pool: &PgPool,
        present: Option<String>,
    ) -> Result<ClusterState, StorageError> {
        let (uptime, wall) = self.count(pool).await?;
        let mut line = pool.acquire().await.map_err(storage_error)?;
        run!(line, ALIVE, &self.server, FORM, present)?;
        let others: Vec<(String, i64)> =
            sqlx::query_as(OTHERS).bind(&self.server).fetch_all(&mut *line).await.map_err(storage_error)?;
        let (beats, start, known) = {
            let mut known = self.known();
            known.beats += 1;
            (known.beats, known.start, known.others.clone())
        };
        if beats.is_multiple_of(TIDY_EVERY) {
            for statement in TIDY {
                run!(line, statement)?;
            }
        }
        let elsewhere = if known == others { None } else { Some(presents(&mut line, &others).await?) };
        drop(line);
        let (last, all) = starts(pool).await?;
        let count = others.len();
        let mut known = self.known();
        known.start = last;
        known.others = others;
        Ok(ClusterState { uptime, wall, others: count, elsewhere, starts: (last != start).then_some(all) })
    }

    /// Takes a lease, unless another server has it.
    pub(super) async fn claim(
        &self,
        pool: &PgPool,
        kind: &str,
        key: &str,
        long: Duration,
    ) -> Result<bool, StorageError> {
        let mut line = pool.acquire().await.map_err(storage_error)?;
        let long = long.as_millis() as f64;
        Ok(run!(line, CLAIM, kind, key, &self.server, long)? == 1)
    }

    /// Unregisters this server, so that others need not wait for a timeout.
    pub(super) async fn leave(&self, pool: &PgPool) {
        let left = async {
            let mut line = pool.acquire().await.map_err(storage_error)?;
            run!(line, "DELETE FROM servers WHERE id = $1", &self.server)?;
            run!(line, "DELETE FROM leases WHERE holder = $1", &self.server)
        };
        if let Err(error) = left.await {
            tracing::warn!(%error, "could not sign off; other servers will notice by themselves that this one has stopped");
        }
    }

    /// Warnings for the operators of this server.
    pub(super) fn remarks(&self) -> Vec<String> {
        let form = self.known().form;
        let newer = format!(
            "a newer server shares the database (its form is {form}, this one knows {FORM}): tables that it has written are \
             refused here; update this server"
        );
        if form > FORM { vec![newer] } else { Vec::new() }
    }
}

async fn presents(line: &mut PgConnection, others: &[(String, i64)]) -> Result<Vec<String>, StorageError> {
    let ids: Vec<String> = others.iter().map(|(id, _)| id.clone()).collect();
    sqlx::query_scalar("SELECT present FROM servers WHERE id = ANY($1) ORDER BY id")
        .bind(ids)
        .fetch_all(line)
        .await
        .map_err(storage_error)
}

/// All common starts, and the number of the last one.
async fn starts(pool: &PgPool) -> Result<(i64, Vec<(u64, u64)>), StorageError> {
    let rows: Vec<(i64, i64, i64)> = sqlx::query_as("SELECT place, uptime, wall FROM starts ORDER BY place")
        .fetch_all(pool)
        .await
        .map_err(storage_error)?;
    let last = rows.last().map_or(0, |(place, ..)| *place);
    Ok((last, rows.into_iter().map(|(_, uptime, wall)| (uptime as u64, wall as u64)).collect()))
}

/// Those of these tables that have another version now or were deleted.
pub(super) async fn outdated(pool: &PgPool, known: &[(i64, u64)]) -> Result<Vec<i64>, StorageError> {
    if known.is_empty() {
        return Ok(Vec::new());
    }
    sqlx::query_scalar(OUTDATED)
        .bind(known.iter().map(|(number, _)| *number).collect::<Vec<i64>>())
        .bind(known.iter().map(|(_, version)| *version as i64).collect::<Vec<i64>>())
        .fetch_all(pool)
        .await
        .map_err(storage_error)
}

/// The unfinished tables of some people.
pub(super) async fn tables_of(pool: &PgPool, people: &[String]) -> Result<Vec<TableOf>, StorageError> {
    let rows: Vec<(String, i64, String, i64)> =
        sqlx::query_as(TABLES_OF).bind(people).fetch_all(pool).await.map_err(storage_error)?;
    let table =
        |(person, number, id, version)| TableOf { person, number, id, version: i64::cast_unsigned(version) };
    Ok(rows.into_iter().map(table).collect())
}

/// Tables that wait for a bot and that no server has leased.
pub(super) async fn abandoned(pool: &PgPool, kind: &str, limit: u32) -> Result<Vec<String>, StorageError> {
    sqlx::query_scalar(ABANDONED)
        .bind(kind)
        .bind(i64::from(limit))
        .fetch_all(pool)
        .await
        .map_err(storage_error)
}
