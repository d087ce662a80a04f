//! `boomtown completions`: prints shell completions.

use std::io;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::Cli;
use crate::common::{CommandResult, Outcome};

/// Print shell completions.
///
/// For example: `boomtown completions bash > ~/.local/share/bash-completion/completions/boomtown`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Shell to generate completions for.
    shell: Shell,
}

#[expect(clippy::needless_pass_by_value, clippy::unnecessary_wraps, reason = "every command has this form")]
pub(crate) fn run(args: Args) -> CommandResult {
    clap_complete::generate(args.shell, &mut Cli::command(), "boomtown", &mut io::stdout());
    Ok(Outcome::Good)
}
