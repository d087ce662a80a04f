//! `boomtown puzzles`: makes, checks and plays puzzles, which are positions of bot games in which one choice is clearly better.

mod check;
mod exact;
mod make;
mod play;
mod puzzle;
mod written;

use std::path::PathBuf;

use games::GameEntry;
use words::Language;

use crate::common::{self, CommandResult};

pub use self::written::write_puzzles;

/// Make, check and solve puzzles.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Make puzzles from games between bots: positions in which one choice is clearly better.
    ///
    /// The same arguments give the same puzzles on every machine, because bots are limited by positions and not by time.
    Make(MakeArgs),
    /// Check puzzle files: every position loads, every choice is legal, and the first is the best.
    ///
    /// Exits with 0 if all checks pass, 1 if some fail, and 2 if a file cannot be read.
    Check {
        /// Puzzle files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Analyse every puzzle again, as deeply as when it was made. Otherwise only the format and exhaustively solved puzzles are checked.
        #[arg(long)]
        deep: bool,
    },
    /// Solve puzzles in the terminal.
    Play {
        /// Puzzle files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Number of the first puzzle to show.
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(usize))]
        from: usize,
        /// Language: en, de, nl or fr [default: the system's language].
        #[arg(long)]
        language: Option<Language>,
    },
}

#[derive(clap::Args)]
pub(crate) struct MakeArgs {
    /// Game to play.
    #[arg(value_parser = common::parse_game, value_name = "GAME")]
    game: &'static GameEntry,
    /// File to write.
    file: PathBuf,
    /// Number of puzzles.
    #[arg(long, default_value_t = 30)]
    count: usize,
    /// Seed of the first game; the others use the following numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of positions a bot evaluates for a first estimate; clear choices are confirmed twice with four times as many.
    #[arg(long, default_value_t = 2_000)]
    positions: u64,
    /// Points by which the best choice must lead the second best.
    #[arg(long, default_value_t = 3.0)]
    ahead: f64,
    /// Options of the game: `key=value` pairs separated by commas, or JSON.
    #[arg(long, value_parser = arena::parse_options, value_name = "OPTIONS")]
    options: Option<serde_json::Value>,
}

pub(crate) fn run(args: Args) -> CommandResult {
    match args.command {
        Command::Make(args) => make::run(&args),
        Command::Check { files, deep } => check::run(&files, deep),
        Command::Play { files, from, language } => {
            play::run(&files, from, language.unwrap_or_else(common::language))
        }
    }
}
