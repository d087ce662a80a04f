//! `boomtown statistics`: what finished games came to, from their records.

mod counted;
mod told;

use std::path::PathBuf;

use hosting::statistics::{of_all, of_person, statistics};
use words::Language;

use self::counted::Counted;
use crate::common::{self, CommandError, CommandResult, Outcome, print};
use crate::play::save_dir::SaveDir;

/// Say how finished games went: by number of players, option, opponent, seat, character and building, and what the points came from.
///
/// Without files those are counted that `boomtown play` has kept. Yours is the seat of the only person of a game; where several people played,
/// `--name` says who you are. Games that were played on from a position, and those in which somebody looked ahead, do not count.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Records, in either form.
    files: Vec<PathBuf>,

    /// Whose games: the name of a player as the records have it.
    #[arg(long, value_name = "NAME")]
    name: Option<String>,

    /// Count everybody's results, bots too, instead of one person's.
    #[arg(long, conflicts_with = "name")]
    all: bool,

    /// Write them as JSON, as a server would answer.
    #[arg(long)]
    json: bool,

    /// The language: en, de, nl or fr [default: that of the system].
    #[arg(long)]
    language: Option<Language>,

    /// The folder where games are kept [default: boomtown in the user's data folder].
    #[arg(long, env = "BOOMTOWN_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn run(args: Args) -> CommandResult {
    let files = if args.files.is_empty() {
        SaveDir::of_user(args.data.clone())?.records()
    } else {
        args.files.clone()
    };
    let words = common::words(args.language.unwrap_or_else(common::language));
    let mut games: Vec<Counted> = Vec::new();
    for file in &files {
        games.extend(counted::read(file)?);
    }
    games.sort_by_key(|counted| counted.finished.over);
    let made = if args.all {
        let games: Vec<_> = games.into_iter().map(|counted| counted.finished).collect();
        statistics(of_all(&games), games.len(), 0, false)
    } else {
        let read = games.len();
        let mine = |counted: Counted| {
            let seat = counted.seat_of(args.name.as_deref())?;
            Some((counted.finished, seat))
        };
        let games: Vec<_> = games.into_iter().filter_map(mine).collect();
        if games.is_empty() && read > 0 {
            return Err(CommandError::new(nobody(read, args.name.as_deref())));
        }
        statistics(of_person(common::registry(), &games), games.len(), 0, false)
    };
    if args.json {
        let json = serde_json::to_string_pretty(&made).expect("statistics have only keys that are text");
        print(format_args!("{json}\n"));
    } else {
        print(format_args!("{}\n", told::lines(&made, &words).join("\n")));
    }
    Ok(Outcome::Good)
}

fn nobody(games: usize, name: Option<&str>) -> String {
    match name {
        Some(name) => format!("nobody is called {name} in these {games} games; --all counts everybody"),
        None => {
            format!("in none of these {games} games one person played alone: say who you are with --name")
        }
    }
}
