//! Warns at startup if the database could lose acknowledged changes.

use sqlx::PgConnection;

use super::errors::storage_error;
use crate::storage::StorageError;

/// The durability settings of the database.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Settings {
    fsync: String,
    full_page_writes: String,
    synchronous_commit: String,
    synchronous_standby_names: String,
    /// How many standbys there are, and how many of them are synchronous; 0 if the user may not see that.
    standbys: i64,
    synchronous: i64,
}

/// Logs warnings about settings that could lose data.
pub(super) async fn warn(connection: &mut PgConnection) -> Result<(), StorageError> {
    for warning in read(connection).await?.warnings() {
        tracing::warn!("{warning}");
    }
    Ok(())
}

async fn read(connection: &mut PgConnection) -> Result<Settings, StorageError> {
    let (fsync, full_page_writes, synchronous_commit, synchronous_standby_names, standbys, synchronous) =
        sqlx::query_as(
            "SELECT current_setting('fsync'), current_setting('full_page_writes'), current_setting('synchronous_commit'), \
             current_setting('synchronous_standby_names'), (SELECT count(*) FROM pg_stat_replication), \
             (SELECT count(*) FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum'))",
        )
        .fetch_one(connection)
        .await
        .map_err(storage_error)?;
    Ok(Settings {
        fsync,
        full_page_writes,
        synchronous_commit,
        synchronous_standby_names,
        standbys,
        synchronous,
    })
}

impl Settings {
    fn warnings(&self) -> Vec<&'static str> {
        let mut warnings = Vec::new();
        if self.fsync == "off" {
            warnings.push("PostgreSQL runs with fsync = off: if its machine fails, the whole database may be lost. Turn it on.");
        }
        if self.full_page_writes == "off" {
            warnings.push(
                "PostgreSQL runs with full_page_writes = off: if its machine fails, the database may be damaged. Turn it on, \
                 unless its file system never writes half a page.",
            );
        }
        if self.synchronous_commit == "off" {
            warnings.push(
                "PostgreSQL runs with synchronous_commit = off: if it fails, the latest acknowledged decisions may be lost. Set it \
                 to on.",
            );
        }
        if self.standbys > 0 && self.synchronous_standby_names.is_empty() {
            warnings.push(
                "PostgreSQL has a standby that replicates asynchronously: after a failover, acknowledged decisions may be lost. Name \
                 the standby in synchronous_standby_names.",
            );
        } else if self.synchronous > 0 && self.synchronous_commit == "local" {
            warnings.push(
                "PostgreSQL runs with synchronous_commit = local and does not wait for its standby: after a failover, acknowledged \
                 decisions may be lost. Set it to on.",
            );
        }
        warnings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn safe() -> Settings {
        Settings {
            fsync: "on".to_owned(),
            full_page_writes: "on".to_owned(),
            synchronous_commit: "on".to_owned(),
            synchronous_standby_names: String::new(),
            standbys: 0,
            synchronous: 0,
        }
    }

    #[test]
    fn nothing_is_said_of_a_database_that_loses_nothing() {
        let standby =
            Settings { synchronous_standby_names: "*".to_owned(), standbys: 1, synchronous: 1, ..safe() };
        assert!(safe().warnings().is_empty() && standby.warnings().is_empty());
    }

    #[test]
    fn whatever_could_lose_a_decision_is_said_with_what_to_do() {
        let off = || "off".to_owned();
        let lossy = [
            (Settings { fsync: off(), ..safe() }, "fsync"),
            (Settings { full_page_writes: off(), ..safe() }, "full_page_writes"),
            (Settings { synchronous_commit: off(), ..safe() }, "synchronous_commit"),
            (Settings { standbys: 1, ..safe() }, "synchronous_standby_names"),
            (
                Settings {
                    synchronous_commit: "local".to_owned(),
                    synchronous_standby_names: "*".to_owned(),
                    standbys: 1,
                    synchronous: 1,
                    ..safe()
                },
                "= local",
            ),
        ];
        for (settings, word) in lossy {
            let warnings = settings.warnings();
            assert!(warnings.len() == 1 && warnings[0].contains(word), "{warnings:?}");
        }
    }
}
