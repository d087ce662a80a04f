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
        let mut child = command
            .args(["serve", "--listen", "127.0.0.1:0", "--pause", "0", "--no-limits", "--data"])
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
