//! A temporary `PostgreSQL` for a measurement, with default settings and every commit on disk.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::common::CommandError;

/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(60);
/// Where Debian installs the programs of each version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// A `PostgreSQL` in a temporary folder, deleted with this.
pub(super) struct Cluster {
    folder: TempDir,
    running: Child,
}

impl Cluster {
    pub(super) fn start() -> Result<Cluster, CommandError> {
        let programs = programs()?;
        let folder =
            tempfile::Builder::new().prefix("boomtown-bench-").tempdir().map_err(CommandError::new)?;
        let is_root = File::open("/proc/self").is_ok_and(|own| is_roots(&own));
        if is_root {
            // PostgreSQL refuses to run as root.
            finished(Command::new("chown").arg("postgres").arg(folder.path()), folder.path())?;
        }
        let command = |program: &str| {
            let program = programs.join(program);
            if is_root {
                let mut command = Command::new("setpriv");
                command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program);
                command
            } else {
                Command::new(program)
            }
        };
        let data = folder.path().join("data");
        finished(
            command("initdb")
                .args(["--auth=trust", "--username=boomtown", "--encoding=UTF8", "--locale=C", "-D"])
                .arg(&data),
            folder.path(),
        )?;
        let log = File::create(folder.path().join("postgres.log")).map_err(CommandError::new)?;
        let mut running = command("postgres")
            .arg("-D")
            .arg(&data)
            .args(["-c", "listen_addresses=", "-c"])
            .arg(format!("unix_socket_directories={}", folder.path().display()))
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .map_err(CommandError::new)?;
        let begun = Instant::now();
        loop {
            let asked =
                Command::new(programs.join("pg_isready")).arg("-q").arg("-h").arg(folder.path()).status();
            if asked.is_ok_and(|status| status.success()) {
                return Ok(Cluster { folder, running });
            }
            let ended = running.try_wait().map_err(CommandError::new)?.is_some();
            if ended || begun.elapsed() > PATIENCE {
                // What it said is worth more than that it does not answer.
                let said = std::fs::read_to_string(folder.path().join("postgres.log")).unwrap_or_default();
                // It may have ended by itself.
                let _ = running.kill();
                return Err(CommandError::new(format!("PostgreSQL does not start: {said}")));
            }
            sleep(Duration::from_millis(100));
        }
    }

    /// The id of its first process.
    pub(super) fn id(&self) -> u32 {
        self.running.id()
    }

    /// The address of its database.
    pub(super) fn address(&self) -> String {
        format!("postgres:///postgres?host={}&user=boomtown", self.folder.path().display())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // It goes at once: what it holds is thrown away. Whatever of that fails is the system's to clean up.
        let pid = self.running.id().to_string();
        let _ = Command::new("kill").args(["-QUIT", &pid]).status();
        let _ = self.running.wait();
    }
}

/// Whether this process runs as root: its own folder in `/proc` then belongs to root.
#[cfg(unix)]
fn is_roots(own: &File) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    own.metadata().is_ok_and(|found| found.uid() == 0)
}

#[cfg(not(unix))]
fn is_roots(_own: &File) -> bool {
    false
}

/// The folder of its programs.
fn programs() -> Result<PathBuf, CommandError> {
    let number = |path: &Path| path.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok());
    let versions =
        std::fs::read_dir(VERSIONS).into_iter().flatten().filter_map(|found| Some(found.ok()?.path()));
    if let Some(newest) = versions.filter(|path| number(path).is_some()).max_by_key(|path| number(path)) {
        return Ok(newest.join("bin"));
    }
    let paths = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&paths).find(|folder| folder.join("postgres").is_file()).ok_or_else(|| {
        CommandError::new("PostgreSQL is not installed here: install it, or name a database with --database")
    })
}

/// Runs a command until it exits.
fn finished(command: &mut Command, folder: &Path) -> Result<(), CommandError> {
    let output = command.current_dir(folder).output().map_err(CommandError::new)?;
    if output.status.success() {
        Ok(())
    } else {
        Err(CommandError::new(String::from_utf8_lossy(&output.stderr)))
    }
}
