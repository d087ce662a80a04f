//! `boomtown record`: converts a record between text and JSON.

use std::path::PathBuf;

use crate::common::{CommandError, CommandResult, Outcome, print};
use crate::written::{Form, Written};

/// Convert a game record between text and JSON, after checking that it replays.
///
/// A record that does not replay is refused with the line and the reason, and the exit code is 2.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Game record, as text or JSON.
    file: PathBuf,
    /// Format to write [default: the other one].
    #[arg(long, value_enum)]
    to: Option<Form>,
    /// File to write [default: standard output].
    #[arg(short, long)]
    output: Option<PathBuf>,
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn run(args: Args) -> CommandResult {
    let written = Written::read(&args.file)?;
    written.replay()?;
    let mut converted = match args.to.unwrap_or_else(|| written.form().other()) {
        Form::Text => written.record().to_text(),
        Form::Json => written.record().to_json(),
    };
    if !converted.ends_with('\n') {
        converted.push('\n');
    }
    match &args.output {
        Some(path) => std::fs::write(path, converted).map_err(|error| CommandError::file(path, error))?,
        None => print(converted),
    }
    Ok(Outcome::Good)
}
