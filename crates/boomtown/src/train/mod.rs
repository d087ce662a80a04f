//! `boomtown train`: trains the evaluation function of bots from games that they play against themselves.

mod generations;

use std::fmt::Write as _;
use std::io::{IsTerminal as _, stderr};
use std::path::PathBuf;
use std::sync::Arc;

use bots::School;
use indicatif::{ProgressBar, ProgressStyle};

use self::generations::{Generation, play};
use crate::common::{CommandError, CommandResult, Outcome, print};

/// Train the weights of a bot's evaluation function from self-play.
///
/// The first generation starts from zero, and each further one learns from the games of the previous one. The same command gives the same
/// weights on every machine. docs/arena.md says how the weights in use were trained.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The evaluation: carson-city (among people), carson-city-solo (against Standish) or carson-cards.
    #[arg(value_parser = parse_school)]
    game: School,

    /// Number of games per generation.
    #[arg(long, value_name = "N", default_value_t = 800, value_parser = clap::value_parser!(u64).range(20..=10_000_000))]
    games: u64,

    /// Number of generations.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=100))]
    generations: u64,

    /// Number of positions a bot evaluates per decision.
    #[arg(long, value_name = "COUNT", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    positions: u64,

    /// Seed of the first game; the others use the following numbers.
    #[arg(long, value_name = "SEED", default_value_t = 1, value_parser = clap::value_parser!(u64).range(..=1 << 40))]
    seed: u64,

    /// Number of games to play in parallel [default: the number of cores].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Write the weights to this file, in the format of crates/bots/data.
    #[arg(long, value_name = "FILE.txt")]
    out: Option<PathBuf>,
}

fn parse_school(name: &str) -> Result<School, CommandError> {
    let known = School::ALL.into_iter().find(|school| school.name == name);
    known.ok_or_else(|| {
        CommandError::new(format!(
            "the bots of '{name}' have no trained weights; use carson-city, carson-city-solo or carson-cards"
        ))
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
        let judges = [("untrained", &(school.nothing)()), ("in use", &*in_use), ("trained now", &*learnt)];
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

/// The header of a weights file: how they were trained.
fn comment(args: &Args) -> String {
    let Args { game, games, generations, positions, seed, .. } = args;
    format!(
        "What the features of {} are worth when a round begins: a number for each stage of the game.\n\
         boomtown train {} --games {games} --generations {generations} --positions {positions} --seed {seed}",
        game.name, game.name
    )
}

/// The prediction errors in points, with a line for each evaluation function and a column for each stage.
fn report(generation: u64, judges: &[(&str, Vec<Option<f64>>)]) -> String {
    let mut text = format!(
        "Generation {generation}: prediction error in points, by stage, in games that were not used for training"
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
