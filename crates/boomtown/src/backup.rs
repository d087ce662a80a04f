//! `boomtown backup` and `boomtown restore`: copy a server's database, test a copy, and restore it.

use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::{Subcommand, value_parser};
use server::storage::sqlite;
use server::{Drill, DrillError, check_backup, newest_backup};

use crate::common::{CommandError, CommandResult, Outcome, data_folder, print, registry};
use crate::serve::blocking;

/// Back up the database of a server to a file; the server may be running.
///
/// `boomtown serve` does this by itself with the setting `backup-folder`.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct BackupArgs {
    /// File to write; it must not exist.
    #[arg(required = true)]
    file: Option<PathBuf>,

    /// Data folder of the server [default: the user's data folder].
    #[arg(long, env = "BOOMTOWN_DATA")]
    data: Option<PathBuf>,

    #[command(subcommand)]
    command: Option<BackupCommand>,
}

#[derive(Subcommand)]
enum BackupCommand {
    /// Test a backup: restore it to a temporary folder, open it with this version and replay its tables.
    ///
    /// Exits with 0 if the backup is good, 1 if it is not, and 2 if it could not be tested.
    Check(CheckArgs),
}

#[derive(clap::Args)]
struct CheckArgs {
    /// Backup file, or a folder whose newest backup is tested.
    file: PathBuf,

    /// Replay about this many randomly chosen tables instead of all.
    #[arg(long, value_name = "TABLES", value_parser = value_parser!(u32).range(1..))]
    sample: Option<u32>,

    /// Folder for the restored database during the test [default: the system's temporary folder].
    #[arg(long, value_name = "FOLDER")]
    scratch: Option<PathBuf>,
}

/// Replace a server's database with a backup; the server must not be running.
///
/// The previous database is kept in the same folder, as boomtown.db.before-restore.
#[derive(clap::Args)]
pub(crate) struct RestoreArgs {
    /// Backup file to restore.
    file: PathBuf,

    /// Data folder of the server [default: the user's data folder].
    #[arg(long, env = "BOOMTOWN_DATA")]
    data: Option<PathBuf>,
}

pub(crate) fn backup(args: BackupArgs) -> CommandResult {
    if let Some(BackupCommand::Check(args)) = args.command {
        return check(&args);
    }
    let file = args.file.ok_or_else(|| CommandError::new("name the file to write"))?;
    let data = data_folder(args.data)?;
    blocking(sqlite::backup(&data, &file))?;
    print(format_args!("The database was copied to {}.\n", file.display()));
    Ok(Outcome::Good)
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn restore(args: RestoreArgs) -> CommandResult {
    let data = data_folder(args.data.clone())?;
    blocking(sqlite::restore(&data, &args.file))?;
    print(format_args!("Restored {} to {}.\n", args.file.display(), data.display()));
    Ok(Outcome::Good)
}

/// Tests a backup and prints the result.
fn check(args: &CheckArgs) -> CommandResult {
    let file = meant(&args.file)?;
    let scratch = args.scratch.clone().unwrap_or_else(std::env::temp_dir);
    let folder = tempfile::Builder::new().prefix("boomtown-drill-").tempdir_in(&scratch);
    let folder = folder.map_err(|error| CommandError::file(&scratch, error))?;
    let begun = Instant::now();
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(CommandError::new)?;
    let found = runtime.block_on(check_backup(registry(), &file, folder.path(), args.sample));
    let drill = match found {
        Ok(drill) => drill,
        Err(unfit @ DrillError::Unfit(_)) => {
            print(format_args!("{} cannot be restored: {unfit}\n", file.display()));
            return Ok(Outcome::CheckFailed);
        }
        Err(here @ DrillError::Here(_)) => {
            let why = format!("{here} (use --scratch to name another folder)");
            return Err(CommandError::file(&scratch, why));
        }
    };
    print(told(&file, &drill, begun.elapsed().as_secs_f64()));
    Ok(if drill.failed.is_empty() { Outcome::Good } else { Outcome::CheckFailed })
}

/// The backup to use: the given file, or the newest one of the given folder.
fn meant(file: &Path) -> Result<PathBuf, CommandError> {
    if !file.is_dir() {
        // A file that cannot be opened is an error of the command, not a bad backup.
        std::fs::File::open(file).map_err(|error| CommandError::file(file, error))?;
        return Ok(file.to_owned());
    }
    let newest = newest_backup(file).map_err(|error| CommandError::file(file, error))?;
    newest.ok_or_else(|| CommandError::file(file, "this folder contains no backup"))
}

/// The result of a test, for people.
fn told(file: &Path, drill: &Drill, seconds: f64) -> String {
    let Drill { people, tables, tried, entries, from_kept_state, failed } = drill;
    let mut lines = vec![
        format!("{}: restored and opened. Tables: {tables}, people: {people}.", file.display()),
        format!("Replayed {tried} of {tables} tables with {entries} decisions in {seconds:.1} s."),
    ];
    if *from_kept_state > 0 {
        lines.push(format!(
            "{from_kept_state} of them continue from their stored snapshot: this version replays their record differently."
        ));
    }
    lines.extend(failed.iter().map(|(id, why)| format!("Table {id} cannot be replayed: {why}")));
    lines.push(match failed.len() {
        0 => "This backup is good.\n".to_owned(),
        count => format!("This backup is not good: {count} of {tried} tables cannot be replayed.\n"),
    });
    lines.join("\n")
}
