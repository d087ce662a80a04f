//! `boomtown train`: what bots learn from games that they play themselves.

mod generations;

use std::fmt::Write as _;
use std::io::{IsTerminal as _, stderr};
use std::path::PathBuf;
use std::sync::Arc;

use bots::School;
use indicatif::{ProgressBar, ProgressStyle};

use self::generations::{Generation, play};
use crate::common::{CommandError, CommandResult, Outcome, print};

/// Find the weights of a learnt judgement anew: bots play games, and what came of each position is learnt.
///
/// The first generation of Legends knows nothing, each further one has learnt from the games of the one before it. The same command
/// gives the same weights on every machine. docs/arena.md says how those that the bots use were made.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: carson-city or carson-cards.
    #[arg(value_parser = parse_school)]
    game: School,

    /// How many games each generation plays.
    #[arg(long, value_name = "N", default_value_t = 800, value_parser = clap::value_parser!(u64).range(20..=10_000_000))]
    games: u64,

    /// How many generations.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=100))]
    generations: u64,

    /// How many positions a bot may look at for a decision.
    #[arg(long, value_name = "COUNT", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    positions: u64,

    /// The number of the first game.
    #[arg(long, value_name = "SEED", default_value_t = 1, value_parser = clap::value_parser!(u64).range(..=1 << 40))]
    seed: u64,

    /// How many games are played at once [default: one on each core].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Write the weights to this file, as they stand in crates/bots/data.
    #[arg(long, value_name = "FILE.txt")]
    out: Option<PathBuf>,
}

fn parse_school(name: &str) -> Result<School, CommandError> {
    let known = School::ALL.into_iter().find(|school| school.name == name);
    known.ok_or_else(|| {
        CommandError::new(format!("the bots of '{name}' learn nothing; train carson-city or carson-cards"))
    })
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn run(args: Args) -> CommandResult {
    let school = &args.game;
    let threads = args
        .threads
        .map_or_else(|| std::thread::available_parallelism().map_or(1, std::num::NonZero::get), usize::from);
    let in_use = (school.in_use)();
    let mut weights = Arc::new((school.nothing)());
    for number in 0..args.generations {
        let first = args.seed + number * args.games;
        let generation = Generation { first, games: args.games, positions: args.positions };
        let bar = progress(args.games);
        let lessons = play(school, generation, &weights, threads, &|games| bar.inc(games))
            .ok_or_else(|| CommandError::new("no game was played"))?;
        bar.finish_and_clear();
        let learnt = Arc::new(lessons.weights());
        let judges =
            [("nothing learnt", &(school.nothing)()), ("in use", &*in_use), ("learnt now", &*learnt)];
        print(report(number + 1, &judges.map(|(name, judge)| (name, lessons.report(judge)))));
        weights = learnt;
    }
    if let Some(path) = &args.out {
        let text = (school.write)(&weights, &comment(&args));
        std::fs::write(path, text).map_err(|error| CommandError::file(path, error))?;
    }
    Ok(Outcome::Good)
}

fn progress(games: u64) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len} games, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// How the weights were made, for the head of their file.
fn comment(args: &Args) -> String {
    let Args { game, games, generations, positions, seed, .. } = args;
    format!(
        "What the features of {} are worth when a round begins: a number for each stage of the game.\n\
         boomtown train {} --games {games} --generations {generations} --positions {positions} --seed {seed}",
        game.name, game.name
    )
}

/// By how many points predictions are off, in a table with a line for each judge and a column for each stage.
fn report(generation: u64, judges: &[(&str, Vec<Option<f64>>)]) -> String {
    let mut text = format!(
        "Generation {generation}: how many points predictions are off, by stage, in games that were not learnt from"
    );
    for (name, errors) in judges {
        let _ = write!(text, "\n{name:<15}");
        for error in errors {
            match error {
                Some(error) => {
                    let _ = write!(text, "{error:7.2}");
                }
                None => text.push_str("      –"),
            }
        }
    }
    text.push('\n');
    text
}
