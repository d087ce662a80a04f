//! Several servers that share a `PostgreSQL` database.

use std::sync::Arc;

use server::Config;
use server::storage::postgres::Postgres;
use sqlx::PgConnection;

use crate::cluster::{Cluster, cluster};
use crate::guest::Guest;
use crate::place::{Place, brisk};

/// Several servers on one database.
pub(crate) struct SharedDatabase {
    pub(crate) cluster: &'static Cluster,
    pub(crate) name: String,
    pub(crate) servers: Vec<Place>,
}

impl SharedDatabase {
    /// So many servers on a database of their own; nothing where `PostgreSQL` is not installed.
    pub(crate) async fn open(servers: usize) -> Option<SharedDatabase> {
        SharedDatabase::open_with(servers, brisk()).await
    }

    pub(crate) async fn open_with(servers: usize, config: Config) -> Option<SharedDatabase> {
        let cluster = cluster()?;
        let folder = tempfile::tempdir().unwrap();
        let name = folder.path().file_name().unwrap().to_string_lossy().to_lowercase();
        let mut shared = SharedDatabase { cluster, name, servers: Vec::new() };
        for _ in 0..servers {
            shared.add(config.clone()).await;
        }
        Some(shared)
    }

    pub(crate) async fn add(&mut self, config: Config) {
        let address = self.cluster.database(&self.name).await;
        let storage = Arc::new(Postgres::open(&address).await.unwrap());
        self.servers.push(Place::open_on(storage, tempfile::tempdir().unwrap(), config).await);
    }

    pub(crate) async fn close(self) {
        for server in self.servers {
            server.close().await;
        }
    }

    pub(crate) async fn database(&self) -> PgConnection {
        self.cluster.connect(&self.name).await
    }

    /// The same person at another server.
    pub(crate) fn at(&self, server: usize, guest: &Guest) -> Guest {
        Guest { address: self.servers[server].address, ..guest.clone() }
    }
}
