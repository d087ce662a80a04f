//! A server in a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server in a process of its own.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts a server on this data folder and waits until it is open.
    pub(crate) fn start(data: &Path) -> Process {
        Process::run(&mut Command::new(env!("CARGO_BIN_EXE_boomtown")), data)
    }

    /// Starts one of several servers that share a database.
    pub(crate) fn start_on(database: &str) -> Process {
        Process::start_on_with(database, &[])
    }

    /// The same in an environment.
    pub(crate) fn start_on_with(database: &str, environment: &[(&str, &str)]) -> Process {
        let data = tempfile::tempdir().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_boomtown"));
        command.env("DATABASE_URL", database).envs(environment.iter().copied());
        let server = Process::run(&mut command, data.path());
        // Nothing is kept there but a key that these tests do not need.
        drop(data);
        server
    }

    /// The same at a port that is known before.
    pub(crate) fn start_at(data: &Path, port: u16) -> Process {
        Process::run_at(&mut Command::new(env!("CARGO_BIN_EXE_boomtown")), data, port)
    }

    /// The same after some words of the shell.
    pub(crate) fn start_in(data: &Path, before: &str) -> Process {
        Process::start_with(&[], data, before)
    }

    /// The same, with a shell that another program starts.
    pub(crate) fn start_with(around: &[&str], data: &Path, before: &str) -> Process {
        let words = format!("{before}; exec \"$0\" \"$@\"");
        let all: Vec<&str> = around.iter().copied().chain(["sh", "-c", &words]).collect();
        let mut command = Command::new(all[0]);
        command.args(&all[1..]).arg(env!("CARGO_BIN_EXE_boomtown"));
        Process::run(&mut command, data)
    }

    /// The number of the process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    fn run(command: &mut Command, data: &Path) -> Process {
        Process::run_at(command, data, 0)
    }

    fn run_at(command: &mut Command, data: &Path, port: u16) -> Process {
        let mut child = command
            .args([
                "serve",
                "--listen",
                &format!("127.0.0.1:{port}"),
                "--pause",
                "0",
                "--no-limits",
                "--data",
            ])
            .arg(data)
            .env("BOOMTOWN_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("the server says: {line:?}")).parse().unwrap();
        Process { child, address }
    }

    /// Kills it without a warning.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to go, and waits until it has.
    #[cfg(unix)]
    pub(crate) fn stop(mut self) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        assert!(self.child.wait().unwrap().success());
    }
}

/// A test that fails leaves no server behind.
impl Drop for Process {
    fn drop(&mut self) {
        // Whoever has ended already cannot be ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
