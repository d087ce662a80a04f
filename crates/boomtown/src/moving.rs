//! `boomtown move`: copies a database into another one, from a file to `PostgreSQL` or back.

use std::convert::Infallible;
use std::io::IsTerminal as _;

use indicatif::{ProgressBar, ProgressStyle};
use server::KEY_FILE;
use server::storage::moving::{DatabasePlace, MoveError, MovePhase, MoveProgress, Moved, move_database};

use crate::common::{CommandError, CommandResult, Outcome, print};

/// Copy a database into another one: from a file to `PostgreSQL`, or back. No server may be using either of them.
///
/// The source is not changed. At the end both sides are compared, and servers accept the target only after that. If the copy is
/// interrupted, run the same command again: it continues where it stopped.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Source: a server's data folder, a database file or backup, or `postgres://USER:PASSWORD@HOST/NAME`.
    #[arg(long, value_name = "DATABASE", value_parser = place)]
    from: DatabasePlace,

    /// Target, in the same form. It must be empty; a file or folder is created if it does not exist.
    #[arg(long, value_name = "DATABASE", value_parser = place)]
    to: DatabasePlace,

    /// Discard what an earlier attempt has copied to the target. Nothing else is ever discarded.
    #[arg(long)]
    start_over: bool,
}

fn place(text: &str) -> Result<DatabasePlace, Infallible> {
    text.parse()
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn run(args: Args) -> CommandResult {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(CommandError::new)?;
    let mut shown = Shown::new();
    let moved = runtime.block_on(async {
        let mut tell = |progress| shown.tell(progress);
        tokio::select! {
            moved = move_database(&args.from, &args.to, args.start_over, &mut tell) => Some(moved),
            _ = tokio::signal::ctrl_c() => None,
        }
    });
    shown.bar.finish_and_clear();
    match moved {
        Some(Ok(moved)) => {
            print(told(&args, &moved));
            Ok(Outcome::Good)
        }
        Some(Err(error @ MoveError::Differs(_))) => {
            print(format_args!("{error}\n"));
            Ok(Outcome::CheckFailed)
        }
        Some(Err(error)) => Err(CommandError::new(error)),
        None => Err(CommandError::new(
            "interrupted. Nothing is lost: run the same command again to continue where it stopped",
        )),
    }
}

/// Shows the progress: a bar in a terminal, otherwise one line for each table.
struct Shown {
    bar: ProgressBar,
    last: Option<(MovePhase, &'static str)>,
}

impl Shown {
    fn new() -> Shown {
        let bar = if std::io::stderr().is_terminal() { ProgressBar::new(0) } else { ProgressBar::hidden() };
        let style = ProgressStyle::with_template(
            "{bar:24} {human_pos}/{human_len} rows  {elapsed} + {eta}  {wide_msg}",
        );
        bar.set_style(style.expect("the template is a good one").progress_chars("━╸ "));
        Shown { bar, last: None }
    }

    fn tell(&mut self, progress: MoveProgress) {
        let MoveProgress { phase, relation, done, all } = progress;
        let doing = match phase {
            MovePhase::Copying => "copying",
            MovePhase::Comparing => "comparing",
        };
        self.bar.set_length(all);
        self.bar.set_position(done);
        if self.last != Some((phase, relation)) {
            self.last = Some((phase, relation));
            self.bar.set_message(format!("{doing} {relation}"));
            if self.bar.is_hidden() {
                eprintln!("{doing} {relation} ({done} of {all} rows)");
            }
        }
    }
}

/// The report: what was copied, and what must be done by hand.
fn told(args: &Args, moved: &Moved) -> String {
    let Moved { relations, rows, before, hash } = moved;
    let already = if moved.was_complete() { "was already complete" } else { "is complete" };
    let mut lines = vec![format!(
        "The copy of {} in {} {already}: {rows} rows in {relations} tables, the same on both sides (SHA-256 {hash}).",
        args.from, args.to
    )];
    if *before > 0 && !moved.was_complete() {
        lines.push(format!("{before} of the rows had been copied by an earlier attempt."));
    }
    lines.push("The cookie-signing keys were copied: everybody stays signed in.".to_owned());
    lines.push("Copy these by hand:".to_owned());
    lines.push(match (args.from.folder().map(|folder| folder.join(KEY_FILE)), args.to.folder()) {
        (Some(key), _) if !key.exists() => {
            format!("- {KEY_FILE}, if it exists elsewhere: the key of messages to players is never in the database.")
        }
        (from, to) => {
            let from = from.map_or_else(
                || format!("{KEY_FILE} in the data folder of a server"),
                |key| key.display().to_string(),
            );
            let to = to.map_or_else(
                || "the data folder (--data) of every server".to_owned(),
                |folder| folder.display().to_string(),
            );
            format!("- {from}, to {to}: without it nobody gets messages until they add their addresses again.")
        }
    });
    lines.push("- other files in the data folder or named in the settings: certificates, backups, the settings file.".to_owned());
    lines.push(match args.to.folder() {
        None => {
            "Then start servers with this database (--database, DATABASE_URL or `database` in the settings file)."
                .to_owned()
        }
        Some(folder) => {
            format!("Then start the server with --data {} and without --database.", folder.display())
        }
    });
    lines.push(format!(
        "{} was not changed. Keep it until you are satisfied, and start no server on it.\n",
        args.from
    ));
    lines.join("\n")
}
