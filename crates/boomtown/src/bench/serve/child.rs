//! The server that is measured: this program once more, in a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{self, Command, Stdio};

use crate::common::CommandError;

/// A server on a fresh database, which is thrown away in the end.
pub(super) struct Child {
    process: process::Child,
    pub(super) address: SocketAddr,
    data: PathBuf,
}

impl Child {
    pub(super) fn start() -> Result<Child, CommandError> {
        let data = std::env::temp_dir().join(format!("boomtown-bench-{}", process::id()));
        let program = std::env::current_exe().map_err(CommandError::new)?;
        let mut process = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--data"])
            .arg(&data)
            .env("BOOMTOWN_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .map_err(CommandError::new)?;
        let mut line = String::new();
        let output = process.stdout.take().ok_or_else(|| CommandError::new("the server has no output"))?;
        BufReader::new(output).read_line(&mut line).map_err(CommandError::new)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        let address = address.ok_or_else(|| CommandError::new(format!("the server did not open: {line}")))?;
        Ok(Child { process, address, data })
    }

    /// How much memory it holds, in bytes.
    pub(super) fn memory(&self) -> Result<u64, CommandError> {
        let status =
            std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).map_err(|error| {
                CommandError::new(format!("the memory of a process is only known on Linux: {error}"))
            })?;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = resident.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok());
        kilobytes.map(|kilobytes| kilobytes * 1024).ok_or_else(|| CommandError::new("the memory is not told"))
    }

    /// Ends it and throws its database away.
    pub(super) fn stop(mut self) -> Result<(), CommandError> {
        self.process.kill().and_then(|()| self.process.wait()).map_err(CommandError::new)?;
        std::fs::remove_dir_all(&self.data).map_err(|error| CommandError::file(&self.data, error))
    }
}
