//! `boomtown statistics`: statistics of finished games, from their records.

mod counted;
mod told;

use std::path::PathBuf;

use hosting::statistics::{of_all, of_person, statistics};
use words::Language;

use self::counted::Counted;
use crate::common::{self, CommandError, CommandResult, Outcome, print};
use crate::play::save_dir::SaveDir;

/// Show statistics of finished games: results by number of players, option, opponent, seat, character and building, and sources of points.
///
/// Without files, the games kept by `boomtown play` are used. Your seat is that of the only person in a game; if several people played, use
/// `--name`. Games that were continued from a position, and games in which somebody looked ahead, are left out.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Game records, as text or JSON [default: the games kept by `boomtown play`].
    files: Vec<PathBuf>,

    /// Name of the player, as in the records.
    #[arg(long, value_name = "NAME")]
    name: Option<String>,

    /// Include the results of all players and bots instead of one person's.
    #[arg(long, conflicts_with = "name")]
    all: bool,

    /// Print JSON, in the format of the server's API.
    #[arg(long)]
    json: bool,

    /// Language: en, de, nl or fr [default: the system's language].
    #[arg(long)]
    language: Option<Language>,

    /// Folder for saved games [default: the user's data folder].
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
        Some(name) => {
            format!("no player is named {name} in these {games} games; use --all to include everybody")
        }
        None => {
            format!("none of these {games} games has exactly one person: name the player with --name")
        }
    }
}
