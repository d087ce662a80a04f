//! The interface between servers that share a storage. The default methods are those of a storage that only one server uses.

use std::time::Duration;

use async_trait::async_trait;

use super::StorageError;

/// Changes by other servers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct News {
    /// The numbers of tables.
    pub tables: Vec<i64>,
    /// The ids of people who changed, or whose credentials did.
    pub people: Vec<String>,
    /// Whether there were too many: everything in memory must be compared.
    pub more: bool,
}

/// The common state of all servers, returned to a server that reports that it is alive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClusterState {
    /// The common uptime in milliseconds, which grows while any server is alive.
    pub uptime: u64,
    /// The common starts, if there is a new one.
    pub starts: Option<Vec<(u64, u64)>>,
    /// The clock of the database, in milliseconds since 1970.
    pub wall: u64,
    /// How many other servers are alive.
    pub others: usize,
    /// Who is connected to them, as each of them has reported, if that has changed.
    pub elsewhere: Option<Vec<String>>,
}

/// An unfinished table of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableOf {
    /// The person.
    pub person: String,
    /// Its number.
    pub number: i64,
    /// Its id.
    pub id: String,
    /// Its current version.
    pub version: u64,
}

/// What servers on the same database must know of each other.
#[async_trait]
pub trait SharedStorage {
    /// Waits for changes by other servers. They may be announced late, twice or never: whoever caches something compares it from
    /// time to time.
    async fn news(&self) -> News {
        std::future::pending().await
    }

    /// Those of these tables, each with its known version, that have another version now or were deleted.
    async fn outdated(&self, _known: &[(i64, u64)]) -> Result<Vec<i64>, StorageError> {
        Ok(Vec::new())
    }

    /// The unfinished tables of these people and bots.
    async fn tables_of(&self, _people: &[String]) -> Result<Vec<TableOf>, StorageError> {
        Ok(Vec::new())
    }

    /// Reports that this server is alive, and who is connected to it, if that has changed. `None` if there cannot be other servers.
    async fn beat(&self, _present: Option<String>) -> Result<Option<ClusterState>, StorageError> {
        Ok(None)
    }

    /// Takes a lease for this long; returns false if another server has it. The holder of a lease can renew it.
    async fn claim(&self, _kind: &'static str, _key: &str, _long: Duration) -> Result<bool, StorageError> {
        Ok(true)
    }

    /// The ids of some tables that wait for a bot and that no server has leased.
    async fn abandoned(&self, _kind: &'static str, _limit: u32) -> Result<Vec<String>, StorageError> {
        Ok(Vec::new())
    }

    /// Warnings for the operators of the server.
    fn remarks(&self) -> Vec<String> {
        Vec::new()
    }
}
