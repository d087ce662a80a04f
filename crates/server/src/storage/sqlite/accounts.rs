//! How people come in, as the database has it.

use async_trait::async_trait;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Row as _, SqliteConnection};

use super::errors::storage_error;
use super::joining;
use super::writer::Write;
use super::{Sqlite, reads};
use crate::storage::{AccountStorage, DeviceRow, Named, PasskeyRow, RecoveryRow, StorageError};

/// Something to be kept of how people come in.
pub(super) enum AccountWrite {
    SigningKey([u8; 32]),
    Device(DeviceRow, u32),
    DeviceSeen(String, u64),
    Rename(Named, String, String, String),
    TakeAway(Named, String, String),
    EndSessions(DeviceRow),
    Link(String, String, u64),
    UseLink(String, u64),
    Recovery(RecoveryRow),
    RemoveRecovery(String),
    Passkey(PasskeyRow),
    UseInvitation(String, u64),
    Join(String, String),
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Sqlite, SqliteArguments<'q>>;

/// Writes one of them; tells how many rows it found.
pub(super) async fn write(
    connection: &mut SqliteConnection,
    write: &AccountWrite,
) -> Result<i64, StorageError> {
    match write {
        AccountWrite::Device(device, most) => {
            run(connection, insert_device(device)).await?;
            let oldest = "DELETE FROM devices WHERE person = ?1 AND id NOT IN \
                (SELECT id FROM devices WHERE person = ?1 ORDER BY seen DESC, id LIMIT ?2)";
            run(connection, sqlx::query(oldest).bind(&device.person).bind(most)).await
        }
        AccountWrite::EndSessions(device) => {
            let next = "INSERT INTO sessions (person, session) VALUES (?, 1) ON CONFLICT DO UPDATE SET session = session + 1";
            run(connection, sqlx::query(next).bind(&device.person)).await?;
            for gone in ["DELETE FROM devices WHERE person = ?", "DELETE FROM links WHERE person = ?"] {
                run(connection, sqlx::query(gone).bind(&device.person)).await?;
            }
            run(connection, insert_device(device)).await
        }
        AccountWrite::Link(hash, person, until) => {
            run(connection, sqlx::query("DELETE FROM links WHERE person = ?").bind(person)).await?;
            let insert = "INSERT INTO links (hash, person, until) SELECT ?, id, ? FROM people WHERE id = ?";
            run(connection, sqlx::query(insert).bind(hash).bind(*until as i64).bind(person)).await
        }
        AccountWrite::Join(from, into) => joining::join(connection, from, into).await,
        other => run(connection, small(other)).await,
    }
}

fn small(write: &AccountWrite) -> Query<'_> {
    match write {
        AccountWrite::SigningKey(key) => sqlx::query(
            "INSERT INTO signing_keys (key, until) SELECT ?, NULL WHERE NOT EXISTS (SELECT 1 FROM signing_keys WHERE until IS NULL)",
        )
        .bind(key.as_slice()),
        AccountWrite::DeviceSeen(id, at) => {
            sqlx::query("UPDATE devices SET seen = ? WHERE id = ?").bind(*at as i64).bind(id)
        }
        AccountWrite::Rename(what, person, id, name) => {
            let update = match what {
                Named::Device => "UPDATE devices SET name = ? WHERE person = ? AND id = ?",
                Named::Passkey => "UPDATE passkeys SET name = ? WHERE person = ? AND id = ?",
            };
            sqlx::query(update).bind(name).bind(person).bind(id)
        }
        AccountWrite::TakeAway(what, person, id) => {
            let delete = match what {
                Named::Device => "DELETE FROM devices WHERE person = ? AND id = ?",
                Named::Passkey => "DELETE FROM passkeys WHERE person = ? AND id = ?",
            };
            sqlx::query(delete).bind(person).bind(id)
        }
        AccountWrite::UseLink(hash, now) => {
            sqlx::query("DELETE FROM links WHERE hash = ? AND until > ?").bind(hash).bind(*now as i64)
        }
        AccountWrite::Recovery(code) => sqlx::query(
            "INSERT OR REPLACE INTO recovery (person, finder, hash, made, used) SELECT id, ?, ?, ?, ? FROM people WHERE id = ?",
        )
        .bind(&code.finder)
        .bind(&code.hash)
        .bind(code.made as i64)
        .bind(code.used.map(|used| used as i64))
        .bind(&code.person),
        AccountWrite::RemoveRecovery(person) => {
            sqlx::query("DELETE FROM recovery WHERE person = ?").bind(person)
        }
        AccountWrite::Passkey(passkey) => sqlx::query(
            "INSERT OR REPLACE INTO passkeys (id, person, name, credential, made, used) \
             SELECT ?, id, ?, ?, ?, ? FROM people WHERE id = ?",
        )
        .bind(&passkey.id)
        .bind(&passkey.name)
        .bind(&passkey.credential)
        .bind(passkey.made as i64)
        .bind(passkey.used.map(|used| used as i64))
        .bind(&passkey.person),
        AccountWrite::UseInvitation(hash, now) => {
            sqlx::query("UPDATE invitations SET uses = uses - 1 WHERE hash = ? AND uses > 0 AND until > ?")
                .bind(hash)
                .bind(*now as i64)
        }
        AccountWrite::Device(..)
        | AccountWrite::EndSessions(_)
        | AccountWrite::Link(..)
        | AccountWrite::Join(..) => unreachable!("each of these takes several statements"),
    }
}

/// Only those who are known have devices.
fn insert_device(device: &DeviceRow) -> Query<'_> {
    sqlx::query(
        "INSERT INTO devices (id, person, name, browser, system, made, seen) SELECT ?, id, ?, ?, ?, ?, ? FROM people WHERE id = ?",
    )
    .bind(&device.id)
    .bind(&device.name)
    .bind(&device.browser)
    .bind(&device.system)
    .bind(device.made as i64)
    .bind(device.seen as i64)
    .bind(&device.person)
}

pub(super) async fn run(connection: &mut SqliteConnection, query: Query<'_>) -> Result<i64, StorageError> {
    let done = query.execute(connection).await.map_err(storage_error)?;
    Ok(done.rows_affected() as i64)
}

fn time(row: &SqliteRow, column: &str) -> sqlx::Result<u64> {
    row.try_get::<i64, _>(column).map(|at| at as u64)
}

fn used(row: &SqliteRow) -> sqlx::Result<Option<u64>> {
    Ok(row.try_get::<Option<i64>, _>("used")?.map(|at| at as u64))
}

impl sqlx::FromRow<'_, SqliteRow> for DeviceRow {
    fn from_row(row: &SqliteRow) -> sqlx::Result<DeviceRow> {
        Ok(DeviceRow {
            id: row.try_get("id")?,
            person: row.try_get("person")?,
            name: row.try_get("name")?,
            browser: row.try_get("browser")?,
            system: row.try_get("system")?,
            made: time(row, "made")?,
            seen: time(row, "seen")?,
        })
    }
}

impl sqlx::FromRow<'_, SqliteRow> for RecoveryRow {
    fn from_row(row: &SqliteRow) -> sqlx::Result<RecoveryRow> {
        Ok(RecoveryRow {
            person: row.try_get("person")?,
            finder: row.try_get("finder")?,
            hash: row.try_get("hash")?,
            made: time(row, "made")?,
            used: used(row)?,
        })
    }
}

impl sqlx::FromRow<'_, SqliteRow> for PasskeyRow {
    fn from_row(row: &SqliteRow) -> sqlx::Result<PasskeyRow> {
        Ok(PasskeyRow {
            id: row.try_get("id")?,
            person: row.try_get("person")?,
            name: row.try_get("name")?,
            credential: row.try_get("credential")?,
            made: time(row, "made")?,
            used: used(row)?,
        })
    }
}

impl Sqlite {
    async fn account(&self, write: AccountWrite) -> Result<i64, StorageError> {
        self.writer.write(Write::Account(Box::new(write))).await
    }

    async fn rows<T>(&self, query: &'static str, of: &str) -> Result<Vec<T>, StorageError>
    where
        T: for<'r> sqlx::FromRow<'r, SqliteRow>,
    {
        let rows = sqlx::query(query).bind(of).fetch_all(&self.readers).await.map_err(storage_error)?;
        rows.iter().map(T::from_row).collect::<sqlx::Result<_>>().map_err(storage_error)
    }

    async fn row<T>(&self, query: &'static str, of: &str) -> Result<Option<T>, StorageError>
    where
        T: for<'r> sqlx::FromRow<'r, SqliteRow>,
    {
        Ok(self.rows(query, of).await?.into_iter().next())
    }
}

#[async_trait]
impl AccountStorage for Sqlite {
    async fn signing_keys(&self, now: u64) -> Result<Vec<[u8; 32]>, StorageError> {
        let (keys, signs) = reads::signing_keys(&self.readers, now).await?;
        if signs {
            return Ok(keys);
        }
        self.account(AccountWrite::SigningKey(crate::chance::bytes())).await?;
        Ok(reads::signing_keys(&self.readers, now).await?.0)
    }

    async fn device(&self, id: &str) -> Result<Option<DeviceRow>, StorageError> {
        self.row("SELECT * FROM devices WHERE id = ?", id).await
    }

    async fn devices(&self, person: &str) -> Result<Vec<DeviceRow>, StorageError> {
        self.rows("SELECT * FROM devices WHERE person = ? ORDER BY seen DESC, id", person).await
    }

    async fn save_device(&self, device: &DeviceRow, most: u32) -> Result<(), StorageError> {
        self.account(AccountWrite::Device(device.clone(), most)).await.map(drop)
    }

    async fn device_seen(&self, id: &str, at: u64) -> Result<(), StorageError> {
        self.account(AccountWrite::DeviceSeen(id.to_owned(), at)).await.map(drop)
    }

    async fn rename(&self, what: Named, person: &str, id: &str, name: &str) -> Result<bool, StorageError> {
        let write = AccountWrite::Rename(what, person.to_owned(), id.to_owned(), name.to_owned());
        Ok(self.account(write).await? > 0)
    }

    async fn take_away(&self, what: Named, person: &str, id: &str) -> Result<bool, StorageError> {
        Ok(self.account(AccountWrite::TakeAway(what, person.to_owned(), id.to_owned())).await? > 0)
    }

    async fn end_sessions(&self, device: &DeviceRow) -> Result<(), StorageError> {
        self.account(AccountWrite::EndSessions(device.clone())).await.map(drop)
    }

    async fn save_link(&self, hash: &str, person: &str, until: u64) -> Result<(), StorageError> {
        self.account(AccountWrite::Link(hash.to_owned(), person.to_owned(), until)).await.map(drop)
    }

    async fn link(&self, hash: &str, now: u64) -> Result<Option<(String, u64)>, StorageError> {
        let found: Option<(String, i64)> =
            sqlx::query_as("SELECT person, until FROM links WHERE hash = ? AND until > ?")
                .bind(hash)
                .bind(now as i64)
                .fetch_optional(&self.readers)
                .await
                .map_err(storage_error)?;
        Ok(found.map(|(person, until)| (person, until as u64)))
    }

    async fn use_link(&self, hash: &str, now: u64) -> Result<bool, StorageError> {
        Ok(self.account(AccountWrite::UseLink(hash.to_owned(), now)).await? > 0)
    }

    async fn recovery(&self, finder: &str) -> Result<Option<RecoveryRow>, StorageError> {
        self.row("SELECT * FROM recovery WHERE finder = ?", finder).await
    }

    async fn recovery_of(&self, person: &str) -> Result<Option<RecoveryRow>, StorageError> {
        self.row("SELECT * FROM recovery WHERE person = ?", person).await
    }

    async fn save_recovery(&self, code: &RecoveryRow) -> Result<(), StorageError> {
        self.account(AccountWrite::Recovery(code.clone())).await.map(drop)
    }

    async fn remove_recovery(&self, person: &str) -> Result<(), StorageError> {
        self.account(AccountWrite::RemoveRecovery(person.to_owned())).await.map(drop)
    }

    async fn passkey(&self, id: &str) -> Result<Option<PasskeyRow>, StorageError> {
        self.row("SELECT * FROM passkeys WHERE id = ?", id).await
    }

    async fn passkeys(&self, person: &str) -> Result<Vec<PasskeyRow>, StorageError> {
        self.rows("SELECT * FROM passkeys WHERE person = ? ORDER BY made, id", person).await
    }

    async fn save_passkey(&self, passkey: &PasskeyRow) -> Result<(), StorageError> {
        self.account(AccountWrite::Passkey(passkey.clone())).await.map(drop)
    }

    async fn use_invitation(&self, hash: &str, now: u64) -> Result<bool, StorageError> {
        Ok(self.account(AccountWrite::UseInvitation(hash.to_owned(), now)).await? > 0)
    }

    async fn table_count(&self, person: &str) -> Result<u64, StorageError> {
        let count: i64 = sqlx::query_scalar("SELECT count(*) FROM holders WHERE person = ?")
            .bind(person)
            .fetch_one(&self.readers)
            .await
            .map_err(storage_error)?;
        Ok(count as u64)
    }

    async fn shared_table(&self, one: &str, other: &str) -> Result<Option<String>, StorageError> {
        sqlx::query_scalar(joining::SHARED)
            .bind(one)
            .bind(other)
            .fetch_optional(&self.readers)
            .await
            .map_err(storage_error)
    }

    async fn join_people(&self, from: &str, into: &str) -> Result<(), StorageError> {
        self.account(AccountWrite::Join(from.to_owned(), into.to_owned())).await.map(drop)
    }
}
