//! The database schema, and migrations from older versions.

use sqlx::{Connection as _, Executor as _, PgConnection};

use super::errors::storage_error;
use crate::chance;
use crate::storage::StorageError;

/// The migrations. New ones are only ever appended.
const STEPS: [&str; 4] =
    [include_str!("001.sql"), include_str!("002.sql"), include_str!("003.sql"), include_str!("004.sql")];

/// The schema version of this program.
pub(super) const FORM: i64 = STEPS.len() as i64;

/// The oldest schema version of a program that can work beside this one. It is raised with a migration that older programs would
/// break; after one that only adds something, they can continue, and leave alone what newer programs have written.
const LEAST: i64 = 1;

/// Locked exclusively during migrations, and shared by every writing transaction.
pub(super) const LOCK: i64 = 0x626f_6f6d;

/// The oldest `PostgreSQL` that is supported.
const OLDEST: i64 = 15;

/// Migrates the database to the newest version.
pub(super) async fn migrate(connection: &mut PgConnection) -> Result<(), StorageError> {
    let version: i64 = sqlx::query_scalar("SELECT current_setting('server_version_num')::bigint / 10000")
        .fetch_one(&mut *connection)
        .await
        .map_err(storage_error)?;
    if version < OLDEST {
        let why = format!("PostgreSQL {version} is too old: {OLDEST} or newer is needed");
        return Err(StorageError::Other(why));
    }
    let mut change = connection.begin().await.map_err(storage_error)?;
    let free: bool = sqlx::query_scalar("SELECT pg_try_advisory_xact_lock($1)")
        .bind(LOCK)
        .fetch_one(&mut *change)
        .await
        .map_err(storage_error)?;
    if !free {
        tracing::info!("waiting for another writer: a server is starting, or the database is being moved");
        let lock = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK);
        lock.execute(&mut *change).await.map_err(storage_error)?;
    }
    let (form, least) = forms(&mut change).await?;
    if least > FORM {
        return Err(StorageError::Newer { found: least, known: FORM });
    }
    for (step, version) in STEPS.iter().zip(1..).skip(usize::try_from(form).unwrap_or_default()) {
        change.execute(*step).await.map_err(storage_error)?;
        tracing::info!(version, "migrated the database");
    }
    if form == 0 {
        let insert = sqlx::query("INSERT INTO cluster (id, form, least) VALUES ($1, $2, $3)");
        let insert = insert.bind(chance::id()).bind(FORM).bind(LEAST);
        insert.execute(&mut *change).await.map_err(storage_error)?;
    } else if form < FORM {
        let update = sqlx::query("UPDATE cluster SET form = $1, least = greatest(least, $2)");
        update.bind(FORM).bind(LEAST).execute(&mut *change).await.map_err(storage_error)?;
    }
    change.commit().await.map_err(storage_error)
}

/// The schema version of a database, and the oldest version of a program that may use it; 0 if it is empty.
pub(super) async fn forms(connection: &mut PgConnection) -> Result<(i64, i64), StorageError> {
    let (cluster, things): (bool, i64) = sqlx::query_as(
        "SELECT to_regclass('cluster') IS NOT NULL, (SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace \
         WHERE n.nspname = current_schema() AND c.relkind = 'r')",
    )
    .fetch_one(&mut *connection)
    .await
    .map_err(storage_error)?;
    match (cluster, things) {
        (false, 0) => Ok((0, 0)),
        (false, _) => Err(StorageError::Foreign),
        (true, _) => sqlx::query_as("SELECT form, least FROM cluster")
            .fetch_one(connection)
            .await
            .map_err(|_| StorageError::Foreign),
    }
}

/// Whether the database is the target of an unfinished move.
pub(super) async fn is_unfinished(connection: &mut PgConnection) -> Result<bool, StorageError> {
    sqlx::query_scalar("SELECT to_regclass('moving') IS NOT NULL")
        .fetch_one(connection)
        .await
        .map_err(storage_error)
}

/// Checks that the database is not the target of an unfinished move.
pub(super) async fn refuse_unfinished(connection: &mut PgConnection) -> Result<(), StorageError> {
    if is_unfinished(connection).await? { Err(StorageError::Unfinished) } else { Ok(()) }
}

/// Checks that the schema version is exactly that of this program.
pub(super) async fn check_form(connection: &mut PgConnection) -> Result<(), StorageError> {
    match forms(connection).await? {
        (found, _) if found > FORM => Err(StorageError::Newer { found, known: FORM }),
        (found, _) if found < FORM => Err(older(found)),
        _ => Ok(()),
    }
}

fn older(form: i64) -> StorageError {
    StorageError::Other(format!(
        "the database has schema version {form}, but this program writes version {FORM}: start a server of this version on it once"
    ))
}

/// Checks that this program may write to a database with this schema version; used beside servers, where nothing is migrated.
pub(super) async fn check_current(connection: &mut PgConnection) -> Result<(), StorageError> {
    match forms(connection).await? {
        (_, least) if least > FORM => Err(StorageError::Newer { found: least, known: FORM }),
        (form, _) if form < FORM => Err(older(form)),
        _ => refuse_unfinished(connection).await,
    }
}
