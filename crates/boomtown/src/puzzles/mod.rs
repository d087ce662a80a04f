//! `boomtown puzzles`: positions of real games in which one choice is clearly better, found by the bots.

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
    /// Let bots play, and keep the positions in which one choice is clearly better.
    ///
    /// The same arguments give the same puzzles on every machine: bots think by counted positions, not by the clock.
    Make(MakeArgs),
    /// Check puzzle files: every position can be loaded, every choice is legal, and the first is the best.
    ///
    /// The exit code is 0 if all hold, 1 if some fail, 2 if a file cannot be read.
    Check {
        /// Puzzle files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Think about every puzzle anew, as deeply as when it was made. Without it only the form is checked, and what was tried to the end.
        #[arg(long)]
        deep: bool,
    },
    /// Solve puzzles in the terminal.
    Play {
        /// Puzzle files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Begin with this one, counted from 1.
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(usize))]
        from: usize,
        /// The language: en, de, nl or fr [default: that of the system].
        #[arg(long)]
        language: Option<Language>,
    },
}

#[derive(clap::Args)]
pub(crate) struct MakeArgs {
    /// Which game.
    #[arg(value_parser = common::parse_game, value_name = "GAME")]
    game: &'static GameEntry,
    /// The file to write.
    file: PathBuf,
    /// How many puzzles.
    #[arg(long, default_value_t = 30)]
    count: usize,
    /// The first game; the next ones follow from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many positions a bot looks at for a first opinion; a choice that seems clear is looked at four times as deeply, twice.
    #[arg(long, default_value_t = 2_000)]
    positions: u64,
    /// By how many points the best choice must be ahead of the second.
    #[arg(long, default_value_t = 3.0)]
    ahead: f64,
    /// The game's options: `key=value` pairs with commas between them, or JSON.
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
