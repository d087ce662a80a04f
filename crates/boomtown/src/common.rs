//! Shared by the commands: errors and exit codes, lookup of games, language, data folder, files.

use std::error::Error;
use std::fmt;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::OnceLock;

use games::{GameEntry, Registry};
use table::Record;
use words::{Language, Words};

/// The result of a command.
pub(crate) type CommandResult = Result<Outcome, CommandError>;

/// How a command ended that could do its work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// Exit code 0.
    Good,
    /// A check failed: exit code 1.
    CheckFailed,
}

/// Why a command could not do its work: exit code 2, as for wrong usage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CommandError(String);

impl CommandError {
    pub(crate) fn new(why: impl fmt::Display) -> CommandError {
        CommandError(why.to_string())
    }

    /// A file could not be used.
    pub(crate) fn file(path: &Path, why: impl fmt::Display) -> CommandError {
        CommandError(format!("{}: {why}", path.display()))
    }
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for CommandError {}

/// Prints an error and returns the exit code.
pub(crate) fn exit_code(done: CommandResult) -> ExitCode {
    match done {
        Ok(Outcome::Good) => ExitCode::SUCCESS,
        Ok(Outcome::CheckFailed) => ExitCode::from(1),
        Err(failure) => {
            eprintln!("boomtown: {failure}");
            ExitCode::from(2)
        }
    }
}

/// Writes to standard output. If the reader has gone (`| head`), the process ends silently; other errors are reported.
pub(crate) fn print(text: impl fmt::Display) {
    let mut output = io::stdout().lock();
    if let Err(error) = write!(output, "{text}").and_then(|()| output.flush()) {
        if error.kind() != io::ErrorKind::BrokenPipe {
            eprintln!("boomtown: cannot write the output: {error}");
        }
        std::process::exit(2);
    }
}

static REGISTRY: OnceLock<&'static Registry> = OnceLock::new();

/// Sets the games of all commands, once, before the command line is read.
pub(crate) fn use_registry(registry: &'static Registry) {
    // A second command in the same process uses the games of the first.
    let _ = REGISTRY.set(registry);
}

/// The registered games.
pub(crate) fn registry() -> &'static Registry {
    REGISTRY.get_or_init(games::built_in)
}

/// The texts of a language, including those of added games.
pub(crate) fn words(language: Language) -> Words {
    registry().texts(language.code()).fold(Words::new(language), Words::with_texts)
}

/// The game with this name; an error lists the names.
pub(crate) fn game(name: &str) -> Result<&'static GameEntry, CommandError> {
    registry().find(name).ok_or_else(|| {
        let names: Vec<&str> = registry().games().iter().map(|entry| entry.game().name()).collect();
        CommandError::new(format!("there is no game '{name}'; the games are {}", names.join(", ")))
    })
}

/// Clap's parser for a game's name.
pub(crate) fn parse_game(name: &str) -> Result<&'static GameEntry, CommandError> {
    game(name)
}

/// The language of the environment: `LC_ALL`, `LC_MESSAGES`, `LANG`, in this order.
pub(crate) fn language() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| Language::from_locale(&value))
        .unwrap_or_default()
}

/// English, for output that programs read.
pub(crate) fn english() -> Words {
    words(Language::English)
}

/// The given folder, or the user's data folder.
pub(crate) fn data_folder(named: Option<PathBuf>) -> Result<PathBuf, CommandError> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let share = || set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")));
    // Without a command there are no arguments either, and the variable is read here.
    let named = named.or_else(|| set("BOOMTOWN_DATA"));
    named
        .or_else(|| share().map(|share| share.join("boomtown")))
        .ok_or_else(|| CommandError::new("there is no data folder: set HOME or BOOMTOWN_DATA"))
}

/// Reads a whole file.
pub(crate) fn read_file(path: &Path) -> Result<String, CommandError> {
    std::fs::read_to_string(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::InvalidData => CommandError::file(path, "not a UTF-8 text file"),
        _ => CommandError::file(path, error),
    })
}

/// Reads a record from a file, with the line of each entry.
pub(crate) fn read_record(path: &Path) -> Result<(Record, Vec<usize>), CommandError> {
    Record::read_with_lines(&read_file(path)?).map_err(|bad| CommandError::file(path, bad))
}
