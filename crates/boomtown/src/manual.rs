//! `boomtown manual`.

use std::path::PathBuf;

use clap::CommandFactory as _;

use crate::Cli;
use crate::common::{CommandError, CommandResult, Outcome};

/// Write the manual pages of all commands into a folder.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folder, which is made if it is not there.
    folder: PathBuf,
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn run(args: Args) -> CommandResult {
    let failed = |error| CommandError::file(&args.folder, error);
    std::fs::create_dir_all(&args.folder).map_err(failed)?;
    clap_mangen::generate_to(Cli::command(), &args.folder).map_err(failed)?;
    Ok(Outcome::Good)
}
