//! Starts the server that is measured: this program again, in its own process.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{self, Command, Stdio};

use tempfile::TempDir;

use crate::common::CommandError;

/// A server on a temporary file, or on an existing database.
pub(super) struct Child {
    process: process::Child,
    pub(super) address: SocketAddr,
    /// Deleted with this.
    _data: TempDir,
}

impl Child {
    pub(super) fn start(database: Option<&str>) -> Result<Child, CommandError> {
        let data = tempfile::Builder::new().prefix("boomtown-bench-").tempdir().map_err(CommandError::new)?;
        let program = std::env::current_exe().map_err(CommandError::new)?;
        let mut command = Command::new(program);
        // Whatever the environment names is not what is measured.
        match database {
            Some(address) => command.env("DATABASE_URL", address),
            None => command.env_remove("DATABASE_URL"),
        };
        let mut process = command
            .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--data"])
            .arg(data.path())
            .env("BOOMTOWN_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .map_err(CommandError::new)?;
        let mut line = String::new();
        let output = process.stdout.take().ok_or_else(|| CommandError::new("the server has no output"))?;
        BufReader::new(output).read_line(&mut line).map_err(CommandError::new)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        let address =
            address.ok_or_else(|| CommandError::new(format!("the server did not start: {line}")))?;
        Ok(Child { process, address, _data: data })
    }

    /// Its process id.
    pub(super) fn id(&self) -> u32 {
        self.process.id()
    }

    /// Its memory use, in bytes.
    pub(super) fn memory(&self) -> Result<u64, CommandError> {
        let status =
            std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).map_err(|error| {
                CommandError::new(format!("the memory of a process is only known on Linux: {error}"))
            })?;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = resident.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok());
        kilobytes
            .map(|kilobytes| kilobytes * 1024)
            .ok_or_else(|| CommandError::new("the system does not report the memory"))
    }

    /// Stops it and deletes its data.
    pub(super) fn stop(mut self) -> Result<(), CommandError> {
        self.process.kill().and_then(|()| self.process.wait()).map(drop).map_err(CommandError::new)
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        // Also if something went wrong meanwhile; whoever has ended already cannot be ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
