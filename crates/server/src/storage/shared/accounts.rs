//! Writes of accounts.

use super::{Connection, Query, joining, run};
use crate::storage::writes::AccountWrite;
use crate::storage::{DeviceRow, Named, StorageError};

/// Executes one write; returns the number of rows.
pub(in crate::storage) async fn write(
    connection: &mut Connection,
    write: &AccountWrite,
) -> Result<i64, StorageError> {
    match write {
        AccountWrite::Device(device, most) => {
            run(connection, insert_device(device)).await?;
            let oldest = "DELETE FROM devices WHERE person = $1 AND id NOT IN \
                (SELECT id FROM devices WHERE person = $1 ORDER BY seen DESC, id LIMIT $2)";
            run(connection, sqlx::query(oldest).bind(&device.person).bind(i64::from(*most))).await
        }
        AccountWrite::EndSessions(device) => {
            let next = "INSERT INTO sessions (person, session) VALUES ($1, 1) ON CONFLICT (person) DO UPDATE SET session = sessions.session + 1";
            run(connection, sqlx::query(next).bind(&device.person)).await?;
            for gone in ["DELETE FROM devices WHERE person = $1", "DELETE FROM links WHERE person = $1"] {
                run(connection, sqlx::query(gone).bind(&device.person)).await?;
            }
            run(connection, insert_device(device)).await
        }
        AccountWrite::Link(hash, person, until) => {
            run(connection, sqlx::query("DELETE FROM links WHERE person = $1").bind(person)).await?;
            let insert =
                "INSERT INTO links (hash, person, until) SELECT $1, id, $2 FROM people WHERE id = $3";
            run(connection, sqlx::query(insert).bind(hash).bind(*until as i64).bind(person)).await
        }
        AccountWrite::Join(from, into) => joining::join(connection, from, into).await.map(|_| 0),
        other => run(connection, small(other)).await,
    }
}

fn small(write: &AccountWrite) -> Query<'_> {
    match write {
        AccountWrite::SigningKey(key) => sqlx::query(
            "INSERT INTO signing_keys (key, until) SELECT $1, CAST(NULL AS BIGINT) \
             WHERE NOT EXISTS (SELECT 1 FROM signing_keys WHERE until IS NULL) ON CONFLICT DO NOTHING",
        )
        .bind(key.as_slice()),
        AccountWrite::DeviceSeen(id, at) => {
            sqlx::query("UPDATE devices SET seen = $1 WHERE id = $2").bind(*at as i64).bind(id)
        }
        AccountWrite::Rename(what, person, id, name) => {
            let update = match what {
                Named::Device => "UPDATE devices SET name = $1 WHERE person = $2 AND id = $3",
                Named::Passkey => "UPDATE passkeys SET name = $1 WHERE person = $2 AND id = $3",
            };
            sqlx::query(update).bind(name).bind(person).bind(id)
        }
        AccountWrite::TakeAway(what, person, id) => {
            let delete = match what {
                Named::Device => "DELETE FROM devices WHERE person = $1 AND id = $2",
                Named::Passkey => "DELETE FROM passkeys WHERE person = $1 AND id = $2",
            };
            sqlx::query(delete).bind(person).bind(id)
        }
        AccountWrite::UseLink(hash, now) => {
            sqlx::query("DELETE FROM links WHERE hash = $1 AND until > $2").bind(hash).bind(*now as i64)
        }
        AccountWrite::Recovery(code) => sqlx::query(
            "INSERT INTO recovery (person, finder, hash, made, used) SELECT id, $1, $2, $3, $4 FROM people WHERE id = $5 \
             ON CONFLICT (person) DO UPDATE SET finder = excluded.finder, hash = excluded.hash, made = excluded.made, used = excluded.used",
        )
        .bind(&code.finder)
        .bind(&code.hash)
        .bind(code.made as i64)
        .bind(code.used.map(|used| used as i64))
        .bind(&code.person),
        AccountWrite::RemoveRecovery(person) => {
            sqlx::query("DELETE FROM recovery WHERE person = $1").bind(person)
        }
        AccountWrite::Passkey(passkey) => sqlx::query(
            "INSERT INTO passkeys (id, person, name, credential, made, used) \
             SELECT $1, id, $2, $3, $4, $5 FROM people WHERE id = $6 \
             ON CONFLICT (id) DO UPDATE SET person = excluded.person, name = excluded.name, credential = excluded.credential, \
             made = excluded.made, used = excluded.used",
        )
        .bind(&passkey.id)
        .bind(&passkey.name)
        .bind(&passkey.credential)
        .bind(passkey.made as i64)
        .bind(passkey.used.map(|used| used as i64))
        .bind(&passkey.person),
        AccountWrite::Identity(identity) => sqlx::query(
            "INSERT INTO identities (issuer, subject, person, made) SELECT $1, $2, id, $3 FROM people WHERE id = $4 \
             ON CONFLICT DO NOTHING",
        )
        .bind(&identity.issuer)
        .bind(&identity.subject)
        .bind(identity.made as i64)
        .bind(&identity.person),
        AccountWrite::RemoveIdentity(person, issuer) => {
            sqlx::query("DELETE FROM identities WHERE person = $1 AND issuer = $2").bind(person).bind(issuer)
        }
        AccountWrite::UseInvitation(hash, now) => {
            sqlx::query("UPDATE invitations SET uses = uses - 1 WHERE hash = $1 AND uses > 0 AND until > $2")
                .bind(hash)
                .bind(*now as i64)
        }
        AccountWrite::Bot(bot) => sqlx::query(
            "INSERT INTO bots (id, owner, token, rules, made, ladder_paused) SELECT $1, id, $3, $4, $5, $6 FROM people \
             WHERE id = $2 AND EXISTS (SELECT 1 FROM people WHERE id = $1) \
             ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, token = excluded.token, rules = excluded.rules, \
             made = excluded.made, ladder_paused = excluded.ladder_paused",
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
        "INSERT INTO devices (id, person, name, browser, system, made, seen) SELECT $1, id, $2, $3, $4, $5, $6 FROM people WHERE id = $7",
    )
    .bind(&device.id)
    .bind(&device.name)
    .bind(&device.browser)
    .bind(&device.system)
    .bind(device.made as i64)
    .bind(device.seen as i64)
    .bind(&device.person)
}
