//! A folder with the games of a player, and the command run with it.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use table::Record;

/// A folder with the games of a player.
pub(crate) struct Home {
    folder: PathBuf,
}

/// What came of a command.
pub(crate) struct Outcome {
    pub(crate) code: i32,
    pub(crate) said: String,
    pub(crate) complained: String,
}

impl Home {
    /// A new empty one.
    pub(crate) fn new(name: &str) -> Home {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("terminal").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Home { folder }
    }

    pub(crate) fn path(&self, inside: &str) -> PathBuf {
        self.folder.join(inside)
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_boomtown"));
        command.args(arguments).env("BOOMTOWN_DATA", &self.folder).env("USER", "ann").env("LC_ALL", "C");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs the command; these lines are what the person types.
    pub(crate) fn run(&self, arguments: &[&str], lines: &[&str]) -> Outcome {
        let mut child = self.command(arguments).spawn().expect("the command starts");
        let mut input = child.stdin.take().unwrap();
        for line in lines {
            // A command that has ended reads no more.
            if writeln!(input, "{line}").is_err() {
                break;
            }
        }
        drop(input);
        let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
        Outcome {
            code: status.code().expect("the command ends by itself"),
            said: String::from_utf8(stdout).unwrap(),
            complained: String::from_utf8(stderr).unwrap(),
        }
    }

    /// The same, and it must end well.
    pub(crate) fn play(&self, arguments: &[&str], lines: &[&str]) -> String {
        let outcome = self.run(&[&["play", "--plain"], arguments].concat(), lines);
        assert_eq!((outcome.code, outcome.complained.as_str()), (0, ""), "{}", outcome.said);
        outcome.said
    }

    /// Starts the command, to talk with it.
    pub(crate) fn talk(&self, arguments: &[&str]) -> Talk {
        let mut child = self.command(arguments).spawn().expect("the command starts");
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Talk { child, input, output }
    }

    /// The files in one of its folders, in order.
    pub(crate) fn files(&self, folder: &str) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(self.path(folder)) else { return Vec::new() };
        let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
        files.sort();
        files
    }

    /// The one save.
    pub(crate) fn save(&self) -> PathBuf {
        let [save] = &self.files("unfinished")[..] else { panic!("there is one save and nothing else") };
        save.clone()
    }

    /// How many entries the record of the one save has.
    pub(crate) fn saved_entries(&self) -> usize {
        let save: serde_json::Value =
            serde_json::from_str(&fs::read_to_string(self.save()).unwrap()).unwrap();
        save["record"]["entries"].as_array().unwrap().len()
    }

    /// The one record of a finished game.
    pub(crate) fn record(&self) -> Record {
        let [record] = &self.files("games")[..] else { panic!("there is one record and nothing else") };
        Record::read(&fs::read_to_string(record).unwrap()).unwrap()
    }
}

/// A running command.
pub(crate) struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Talk {
    pub(crate) fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Reads on until a line has this in it.
    pub(crate) fn hear(&mut self, awaited: &str) {
        let mut line = String::new();
        while !line.contains(awaited) {
            line.clear();
            assert_ne!(self.output.read_line(&mut line).unwrap(), 0, "'{awaited}' is never said");
        }
    }

    /// Waits until it has ended by itself, and well.
    pub(crate) fn leave(mut self) {
        drop(self.input);
        assert!(self.child.wait().unwrap().success());
    }

    /// Ends it as the system would: without a word.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// The first choice, again and again.
pub(crate) const FIRST: [&str; 80] = ["1"; 80];
