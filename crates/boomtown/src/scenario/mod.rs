//! `boomtown scenario`: checks scenario files, which test rules by example: a position, some actions and the expected result.
//!
//! `docs/scenarios.md` describes the format.

pub(crate) mod check;
mod expectation;
pub(crate) mod form;
mod holds;
pub(crate) mod learn;
mod report;
pub(crate) mod source;
mod subset;

#[cfg(test)]
mod fuzz;

use std::path::{Path, PathBuf};

use crate::common::{CommandError, CommandResult, english, read_file};
use report::{Detail, Report};

/// Check scenario files.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Play scenarios and compare the results with what they expect.
    ///
    /// Exits with 0 if all pass, 1 if some fail, and 2 if a file cannot be read or is malformed.
    Check {
        /// Scenario files, or folders to search for *.toml files.
        #[arg(required = true)]
        paths: Vec<PathBuf>,
        /// Print only failures and the summary.
        #[arg(short, long)]
        quiet: bool,
    },
}

pub(crate) fn run(args: Args) -> CommandResult {
    let Command::Check { paths, quiet } = args.command;
    let mut files = Vec::new();
    for path in &paths {
        collect(path, &mut files)?;
    }
    if files.is_empty() {
        return Err(CommandError::new("no *.toml files found in the given folders"));
    }
    let mut report = Report::new(if quiet { Detail::Failures } else { Detail::Everything });
    let english = english();
    for file in &files {
        match read_file(file).and_then(|source| form::read(&source).map_err(|bad| malformed(file, &bad))) {
            Ok(read) => {
                for scenario in &read.scenarios {
                    report.add(file, scenario, &check::check(scenario, &english, &mut |_| {}));
                }
            }
            Err(failure) => report.add_unreadable(&failure),
        }
    }
    report.close()
}

fn malformed(file: &Path, bad: &source::ScenarioError) -> CommandError {
    CommandError::new(format!("{}:{}: {}", file.display(), bad.line, bad.why))
}

/// The file itself, or the `*.toml` files of a folder and its subfolders, sorted by name.
fn collect(path: &Path, into: &mut Vec<PathBuf>) -> Result<(), CommandError> {
    if !path.is_dir() {
        into.push(path.to_owned());
        return Ok(());
    }
    let entries = std::fs::read_dir(path).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let mut inside: Vec<PathBuf> = match entries {
        Ok(entries) => entries.into_iter().map(|entry| entry.path()).collect(),
        Err(error) => return Err(CommandError::file(path, error)),
    };
    inside.retain(|path| path.is_dir() || path.extension().is_some_and(|extension| extension == "toml"));
    inside.sort();
    inside.iter().try_for_each(|path| collect(path, into))
}
