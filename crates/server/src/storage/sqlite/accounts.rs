//! Accounts and sign-in in `SQLite`.

use async_trait::async_trait;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Row as _, SqliteConnection};

use super::errors::storage_error;
use super::joining;
use super::{Sqlite, reads};
use crate::storage::account_sql::implement_account_storage;
use crate::storage::writes::{AccountWrite, Write};
use crate::storage::{
    AccountStorage, BotRow, BotStorage, DeviceRow, IdentityRow, Named, OwnAddress, OwnRemark, OwnReport,
    PasskeyRow, PersonalStorage, RecoveryRow, StorageError,
};

type Query<'q> = sqlx::query::Query<'q, sqlx::Sqlite, SqliteArguments<'q>>;

/// Executes one write; returns the number of rows.
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
        AccountWrite::Identity(identity) => sqlx::query(
            "INSERT OR IGNORE INTO identities (issuer, subject, person, made) SELECT ?, ?, id, ? FROM people WHERE id = ?",
        )
        .bind(&identity.issuer)
        .bind(&identity.subject)
        .bind(identity.made as i64)
        .bind(&identity.person),
        AccountWrite::RemoveIdentity(person, issuer) => {
            sqlx::query("DELETE FROM identities WHERE person = ? AND issuer = ?").bind(person).bind(issuer)
        }
        AccountWrite::UseInvitation(hash, now) => {
            sqlx::query("UPDATE invitations SET uses = uses - 1 WHERE hash = ? AND uses > 0 AND until > ?")
                .bind(hash)
                .bind(*now as i64)
        }
        AccountWrite::Bot(bot) => sqlx::query(
            "INSERT OR REPLACE INTO bots (id, owner, token, rules, made, ladder_paused) SELECT ?1, id, ?3, ?4, ?5, ?6 FROM people \
             WHERE id = ?2 AND EXISTS (SELECT 1 FROM people WHERE id = ?1)",
        )
        .bind(&bot.id)
        .bind(&bot.owner)
        .bind(&bot.token)
        .bind(&bot.rules)
        .bind(bot.made as i64)
        .bind(bot.ladder_paused.map(|paused| paused as i64)),
        AccountWrite::Device(..)
        | AccountWrite::EndSessions(_)
        | AccountWrite::Link(..)
        | AccountWrite::Join(..) => unreachable!("each of these takes several statements"),
    }
}

/// Only existing people have devices.
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

implement_account_storage!(Sqlite, SqliteRow);
