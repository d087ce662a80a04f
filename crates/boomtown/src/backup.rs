//! `boomtown backup` and `boomtown restore`: copies of a server's database, and whether one would help.

use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::{Subcommand, value_parser};
use server::storage::sqlite;
use server::{Drill, DrillError, check_backup, newest_backup};

use crate::common::{CommandError, CommandResult, Outcome, data_folder, print, registry};
use crate::serve::blocking;

/// Copy the database of a server, which may be running, into a new file.
///
/// `boomtown serve` does this by itself with the setting `backup-folder`.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct BackupArgs {
    /// The new file.
    #[arg(required = true)]
    file: Option<PathBuf>,

    /// The server's data folder [default: that of the user].
    #[arg(long, env = "BOOMTOWN_DATA")]
    data: Option<PathBuf>,

    #[command(subcommand)]
    command: Option<BackupCommand>,
}

#[derive(Subcommand)]
enum BackupCommand {
    /// Restore a backup where it harms nobody, open it with this version, and replay its tables: exit code 0 if all is well, 1 if not.
    Check(CheckArgs),
}

#[derive(clap::Args)]
struct CheckArgs {
    /// The backup; of a folder with backups the newest.
    file: PathBuf,

    /// Replay about so many tables, taken by chance, instead of all.
    #[arg(long, value_name = "TABLES", value_parser = value_parser!(u32).range(1..))]
    sample: Option<u32>,

    /// Where there is room for the restored database while it is checked [default: the system's folder for such things].
    #[arg(long, value_name = "FOLDER")]
    scratch: Option<PathBuf>,
}

/// Put a backup in the place of a server's database. The server must not be running; what was there is kept beside it.
#[derive(clap::Args)]
pub(crate) struct RestoreArgs {
    /// The backup.
    file: PathBuf,

    /// The server's data folder [default: that of the user].
    #[arg(long, env = "BOOMTOWN_DATA")]
    data: Option<PathBuf>,
}

pub(crate) fn backup(args: BackupArgs) -> CommandResult {
    if let Some(BackupCommand::Check(args)) = args.command {
        return check(&args);
    }
    let file = args.file.ok_or_else(|| CommandError::new("name the new file"))?;
    let data = data_folder(args.data)?;
    blocking(sqlite::backup(&data, &file))?;
    print(format_args!("The database is copied to {}.\n", file.display()));
    Ok(Outcome::Good)
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn restore(args: RestoreArgs) -> CommandResult {
    let data = data_folder(args.data.clone())?;
    blocking(sqlite::restore(&data, &args.file))?;
    print(format_args!("The database in {} is the one of {} now.\n", data.display(), args.file.display()));
    Ok(Outcome::Good)
}

/// The drill.
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
            let why = format!("{here} (--scratch names another folder)");
            return Err(CommandError::file(&scratch, why));
        }
    };
    print(told(&file, &drill, begun.elapsed().as_secs_f64()));
    Ok(if drill.failed.is_empty() { Outcome::Good } else { Outcome::CheckFailed })
}

/// The backup that is meant: a file, or the newest of a folder.
fn meant(file: &Path) -> Result<PathBuf, CommandError> {
    if !file.is_dir() {
        // Whether it can be read at all is not a matter of the drill.
        std::fs::File::open(file).map_err(|error| CommandError::file(file, error))?;
        return Ok(file.to_owned());
    }
    let newest = newest_backup(file).map_err(|error| CommandError::file(file, error))?;
    newest.ok_or_else(|| CommandError::file(file, "there is no backup of a server in this folder"))
}

/// What a drill found, for people.
fn told(file: &Path, drill: &Drill, seconds: f64) -> String {
    let Drill { people, tables, tried, entries, from_kept_state, failed } = drill;
    let mut lines = vec![
        format!("{}: it restores and opens. Tables: {tables}, people: {people}.", file.display()),
        format!("Replayed {tried} of {tables} tables with {entries} decisions in {seconds:.1} s."),
    ];
    if *from_kept_state > 0 {
        lines.push(format!(
            "{from_kept_state} of them go on from their kept state: this version replays their record differently."
        ));
    }
    lines.extend(failed.iter().map(|(id, why)| format!("Table {id} cannot be replayed: {why}")));
    lines.push(match failed.len() {
        0 => "This backup is good.\n".to_owned(),
        count => format!("This backup is not good: {count} of {tried} tables cannot be replayed.\n"),
    });
    lines.join("\n")
}
