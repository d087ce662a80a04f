//! `boomtown manual`: writes the manual pages.

use std::path::PathBuf;

use clap::CommandFactory as _;

use crate::Cli;
use crate::common::{CommandError, CommandResult, Outcome};

/// Write the manual pages of all commands to a folder.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Folder to write to; it is created if it does not exist.
    folder: PathBuf,
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn run(args: Args) -> CommandResult {
    let failed = |error| CommandError::file(&args.folder, error);
    std::fs::create_dir_all(&args.folder).map_err(failed)?;
    clap_mangen::generate_to(Cli::command(), &args.folder).map_err(failed)?;
    Ok(Outcome::Good)
}
