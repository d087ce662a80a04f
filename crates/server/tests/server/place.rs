//! A server on a database of its own: a file, or one of `PostgreSQL` if that is wanted.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::storage::postgres::{Postgres, PostgresAdmin};
use server::storage::sqlite::{Sqlite, SqliteAdmin};
use server::storage::{AdminStorage, Storage};
use server::{Config, Limits, Server};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::cluster;
use crate::guest::Guest;

/// A server on a database of its own.
pub(crate) struct Place {
    pub(crate) folder: TempDir,
    pub(crate) address: SocketAddr,
    config: Config,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

/// As tests like it: bots do not dawdle, nobody is slowed down.
pub(crate) fn brisk() -> Config {
    Config {
        think: Duration::from_millis(20),
        pause: Duration::ZERO,
        limits: Limits::None,
        ..Config::default()
    }
}

impl Place {
    pub(crate) async fn open() -> Place {
        Place::open_with(brisk()).await
    }

    pub(crate) async fn open_with(config: Config) -> Place {
        Place::open_in(tempfile::tempdir().unwrap(), config).await
    }

    pub(crate) async fn open_in(folder: TempDir, config: Config) -> Place {
        let storage = storage(folder.path()).await;
        Place::open_on(storage, folder, config).await
    }

    /// One of several servers that share a storage.
    pub(crate) async fn open_on(storage: Arc<dyn Storage>, folder: TempDir, config: Config) -> Place {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Server::new(config.clone(), storage, listener).await.unwrap();
        let address = server.address().unwrap();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            let stopped = async { drop(stopped.await) };
            server.run(stopped).await.unwrap();
        });
        Place { folder, address, config, stop: Some(stop), running }
    }

    /// Stops the server as the system would, and waits until it has gone.
    pub(crate) async fn close(mut self) -> TempDir {
        self.stop.take().map(|stop| stop.send(()));
        self.running.await.unwrap();
        self.folder
    }

    /// Stops the server and opens it again on the same file.
    pub(crate) async fn again(self) -> Place {
        let config = self.config.clone();
        let folder = self.close().await;
        Place::open_in(folder, config).await
    }

    /// What an operator does on the command line, whether or not the server runs.
    pub(crate) async fn admin(&self) -> Box<dyn AdminStorage> {
        let folder = self.folder.path();
        if cluster::is_wanted() {
            Box::new(PostgresAdmin::open(&address(folder).await).await.unwrap())
        } else {
            Box::new(SqliteAdmin::open(folder).await.unwrap())
        }
    }

    pub(crate) async fn guest(&self, name: &str) -> Guest {
        Guest::named(self.address, name).await
    }

    pub(crate) fn nobody(&self) -> Guest {
        Guest::nobody(self.address)
    }
}

/// The database that belongs to a folder.
async fn storage(folder: &Path) -> Arc<dyn Storage> {
    if !cluster::is_wanted() {
        return Arc::new(Sqlite::open(folder).await.unwrap());
    }
    Arc::new(Postgres::open(&address(folder).await).await.unwrap())
}

/// The address of the database in `PostgreSQL` that belongs to a folder.
async fn address(folder: &Path) -> String {
    let name = folder.file_name().unwrap().to_string_lossy().to_lowercase();
    cluster::cluster().expect("PostgreSQL is wanted").database(&name).await
}

/// A table of Circle the Wagons with an open seat.
pub(crate) fn for_two() -> Value {
    json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "open"}]})
}

/// A table where one browser holds both seats.
pub(crate) fn hotseat() -> Value {
    json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "here", "name": "Bob"}]})
}

/// Two people at a table, and their sockets.
pub(crate) async fn two_at_a_table(place: &Place) -> (Guest, Guest, String) {
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let table = ann.new_table(&for_two()).await;
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    (ann, bob, table)
}
