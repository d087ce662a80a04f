//! A `PostgreSQL` of its own for tests, started with the first of them and gone with the last.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, OnceLock};

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, PgConnection};

/// A `PostgreSQL` that runs.
pub(crate) struct Cluster {
    folder: PathBuf,
    lines: Mutex<Lines>,
    _running: Child,
}

/// How it is spoken to. Its standard input ends with this process, and then it does too.
struct Lines {
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Lines {
    /// Waits for a word.
    fn hear(&mut self, word: &str) {
        let mut line = String::new();
        self.from.read_line(&mut line).unwrap();
        assert_eq!(line.trim(), word, "PostgreSQL does not do what it should");
    }

    /// Asks for something and waits until it is done.
    fn ask(&mut self, wish: &str, word: &str) {
        self.to.write_all(format!("{wish}\n").as_bytes()).unwrap();
        self.hear(word);
    }
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
        Cluster::run(None, settings)
    }

    /// Starts one with the data of a base backup, and waits until it has taken over whatever its restore command finds.
    pub(crate) async fn restored(backup: &Path) -> Cluster {
        let cluster = tokio::task::block_in_place(|| Cluster::run(Some(("RESTORED_FROM", backup)), &[]));
        let mut admin = cluster.connect("postgres").await;
        let busy = "SELECT pg_is_in_recovery()";
        while sqlx::query_scalar::<_, bool>(busy).fetch_one(&mut admin).await.unwrap() {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        admin.close().await.unwrap();
        cluster
    }

    /// From now on its log is archived, so that a base backup can be brought up to date. Gives the folder.
    pub(crate) async fn archive(&self) -> PathBuf {
        let archive = self.folder.join("archive");
        let command = format!("mkdir -p {0} && test ! -f {0}/%f && cp %p {0}/%f", archive.display());
        let mut admin = self.connect("postgres").await;
        for setting in ["archive_mode = on".to_owned(), format!("archive_command = '{command}'")] {
            admin.execute(format!("ALTER SYSTEM SET {setting}").as_str()).await.unwrap();
        }
        admin.close().await.unwrap();
        self.restart();
        archive
    }

    /// Waits until what was committed is archived.
    pub(crate) async fn until_archived(&self) {
        let mut admin = self.connect("postgres").await;
        let file: String = sqlx::query_scalar("SELECT pg_walfile_name(pg_switch_wal())")
            .fetch_one(&mut admin)
            .await
            .unwrap();
        let done = "SELECT COALESCE(last_archived_wal >= $1, FALSE) FROM pg_stat_archiver";
        while !sqlx::query_scalar::<_, bool>(done).bind(&file).fetch_one(&mut admin).await.unwrap() {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        admin.close().await.unwrap();
    }

    /// Starts one that follows this one, and that this one waits for with every commit.
    pub(crate) async fn add_standby(&self) -> Cluster {
        let standby = tokio::task::block_in_place(|| Cluster::run(Some(("STANDBY_OF", &self.folder)), &[]));
        let mut admin = self.connect("postgres").await;
        for statement in ["ALTER SYSTEM SET synchronous_standby_names = 'standby'", "SELECT pg_reload_conf()"]
        {
            admin.execute(statement).await.unwrap();
        }
        let follows = "SELECT EXISTS (SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync')";
        while !sqlx::query_scalar::<_, bool>(follows).fetch_one(&mut admin).await.unwrap() {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        admin.close().await.unwrap();
        standby
    }

    /// From now on it follows nobody and takes what is written.
    pub(crate) async fn promote(&self) {
        let mut admin = self.connect("postgres").await;
        let promoted: bool = sqlx::query_scalar("SELECT pg_promote()").fetch_one(&mut admin).await.unwrap();
        assert!(promoted, "the standby does not take over");
        // What it was told to wait for is not there any more.
        for statement in ["ALTER SYSTEM RESET synchronous_standby_names", "SELECT pg_reload_conf()"] {
            admin.execute(statement).await.unwrap();
        }
        admin.close().await.unwrap();
    }

    /// Ends it as a crash does.
    pub(crate) fn crash(&self) {
        tokio::task::block_in_place(|| self.lines.lock().unwrap().ask("crash", "crashed"));
    }

    /// Ends it as a crash does, and starts it again.
    pub(crate) fn restart(&self) {
        tokio::task::block_in_place(|| self.lines.lock().unwrap().ask("restart", "ready"));
    }

    /// Its socket.
    pub(crate) fn socket(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    /// A program that is installed with it, told which one is meant.
    pub(crate) fn program(&self, name: &str) -> Command {
        let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
        let mut found: Vec<PathBuf> =
            versions.filter_map(|version| Some(version.ok()?.path().join("bin").join(name))).collect();
        found.sort();
        let mut command = Command::new(found.pop().unwrap_or_else(|| name.into()));
        command.env("PGHOST", &self.folder).env("PGUSER", "boomtown");
        command
    }

    /// Starts one; `origin` says where its data come from, if it has any.
    fn run(origin: Option<(&str, &Path)>, settings: &[&str]) -> Cluster {
        let folder = tempfile::Builder::new().prefix("boomtown-postgres-").tempdir().unwrap().keep();
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/cluster.sh");
        let mut command = Command::new("sh");
        command.envs(origin);
        let mut running = command
            .arg(script)
            .arg(&folder)
            .args(settings)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let to = running.stdin.take().unwrap();
        let mut lines = Lines { to, from: BufReader::new(running.stdout.take().unwrap()) };
        lines.hear("ready");
        Cluster { folder, lines: Mutex::new(lines), _running: running }
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
