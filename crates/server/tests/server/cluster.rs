//! A `PostgreSQL` of its own for tests, started with the first of them and gone with the last.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, PgConnection};

/// A `PostgreSQL` that runs.
pub(crate) struct Cluster {
    folder: PathBuf,
    /// Its standard input ends with this process, and then it does too.
    _running: Child,
}

/// Whether tests are to run on `PostgreSQL`; otherwise they run on files.
pub(crate) fn is_wanted() -> bool {
    std::env::var("BOOMTOWN_TEST_DATABASE").is_ok_and(|database| database == "postgres")
}

/// The one that all tests of this process share; nothing where `PostgreSQL` is not installed, and that is said.
pub(crate) fn cluster() -> Option<&'static Cluster> {
    static SHARED: OnceLock<Option<Cluster>> = OnceLock::new();
    SHARED.get_or_init(|| is_installed().then(|| Cluster::start(&[]))).as_ref()
}

fn is_installed() -> bool {
    let there = Path::new("/usr/lib/postgresql").is_dir()
        || Command::new("postgres").arg("--version").stdout(Stdio::null()).status().is_ok();
    if !there {
        eprintln!("PostgreSQL is not installed: what needs it is not tested");
    }
    there
}

impl Cluster {
    /// Starts one with these settings.
    pub(crate) fn start(settings: &[&str]) -> Cluster {
        let folder = tempfile::Builder::new().prefix("boomtown-postgres-").tempdir().unwrap().keep();
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/cluster.sh");
        let mut running = Command::new("sh")
            .arg(script)
            .arg(&folder)
            .args(settings)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(running.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert_eq!(line.trim(), "ready", "PostgreSQL does not start");
        Cluster { folder, _running: running }
    }

    /// The address of a database.
    pub(crate) fn address(&self, name: &str) -> String {
        format!("postgres:///{name}?host={}&user=boomtown", self.folder.display())
    }

    /// Makes a database, unless it is there.
    pub(crate) async fn database(&self, name: &str) -> String {
        let mut admin = self.connect("postgres").await;
        let there: Option<i32> = sqlx::query_scalar("SELECT 1 FROM pg_database WHERE datname = $1")
            .bind(name)
            .fetch_optional(&mut admin)
            .await
            .unwrap();
        if there.is_none() {
            admin.execute(format!("CREATE DATABASE \"{name}\"").as_str()).await.unwrap();
        }
        admin.close().await.unwrap();
        self.address(name)
    }

    /// A connection to a database of it.
    pub(crate) async fn connect(&self, name: &str) -> PgConnection {
        let options: PgConnectOptions = self.address(name).parse().unwrap();
        options.connect().await.unwrap()
    }

    /// Ends every line to a database but the one that says so, as a network that breaks down does.
    pub(crate) async fn cut(&self, name: &str, application: &str) {
        let pool = PgPoolOptions::new().max_connections(1).connect(&self.address("postgres")).await.unwrap();
        sqlx::query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND query LIKE $2",
        )
        .bind(name)
        .bind(application)
        .execute(&pool)
        .await
        .unwrap();
        pool.close().await;
    }
}
