//! The interface between servers that share a storage. The default methods are those of a storage that only one server uses.

use std::time::Duration;

use async_trait::async_trait;

use super::StorageError;

/// What other servers have changed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct News {
    /// The numbers of tables.
    pub tables: Vec<i64>,
    /// The ids of people who changed, or whose ways in did.
    pub people: Vec<String>,
    /// Whether there is more than could be told: everything in memory is to be compared.
    pub more: bool,
}

/// How the house stands, told to a server that says it is alive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HouseState {
    /// How long the house has been open in all, in milliseconds: it is open while any server is alive.
    pub uptime: u64,
    /// The starts of the house, if there is one that was not told yet.
    pub starts: Option<Vec<(u64, u64)>>,
    /// What the clock of the database says, in milliseconds since 1970.
    pub wall: u64,
    /// How many other servers are alive.
    pub others: usize,
    /// Who is connected to them, as each of them has written it, if that has changed.
    pub elsewhere: Option<Vec<String>>,
}

/// A table of somebody's that is not over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableOf {
    /// Whose.
    pub person: String,
    /// Its number.
    pub number: i64,
    /// Its id.
    pub id: String,
    /// Its version now.
    pub version: u64,
}

/// What servers that share a storage have to know of each other.
#[async_trait]
pub trait SharedStorage {
    /// Waits until other servers have changed something. It may be told late, twice or never: whoever has something in memory compares it
    /// now and then.
    async fn news(&self) -> News {
        std::future::pending().await
    }

    /// Those of these tables, each with the version that is known of it, that have another version now or are gone.
    async fn outdated(&self, _known: &[(i64, u64)]) -> Result<Vec<i64>, StorageError> {
        Ok(Vec::new())
    }

    /// The tables of these people and bots that are not over.
    async fn tables_of(&self, _people: &[String]) -> Result<Vec<TableOf>, StorageError> {
        Ok(Vec::new())
    }

    /// This server is alive, and these are connected to it, if that has changed. Nothing if no other server could be.
    async fn beat(&self, _present: Option<String>) -> Result<Option<HouseState>, StorageError> {
        Ok(None)
    }

    /// Takes some work on for so long; false if another server has it. Whoever has taken it on may do so again.
    async fn claim(&self, _kind: &'static str, _key: &str, _long: Duration) -> Result<bool, StorageError> {
        Ok(true)
    }

    /// The ids of some tables that wait for a bot without a server that has taken that on.
    async fn abandoned(&self, _kind: &'static str, _limit: u32) -> Result<Vec<String>, StorageError> {
        Ok(Vec::new())
    }

    /// What whoever runs the server should know although all is well.
    fn remarks(&self) -> Vec<String> {
        Vec::new()
    }
}
