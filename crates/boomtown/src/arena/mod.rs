//! `boomtown arena`: lets bots play each other and evaluates the games.

mod ladder;
mod scoreboard;

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use arena::{
    ArenaError, Contender, Entrant, Pairing, Plan, Played, RecordFolder, ReportFile, Run, Schedule, Style,
    Summary, parse_milliseconds, parse_options,
};
use games::GameEntry;
use serde_json::{Map, Value};

use self::scoreboard::{Progress, Scoreboard};
use crate::common::{CommandError, CommandResult, Outcome, parse_game};

impl From<ArenaError> for CommandError {
    fn from(error: ArenaError) -> CommandError {
        CommandError::new(error)
    }
}

const EXAMPLES: &str = "\
Examples:
  boomtown arena circle-wagons
      100 games of marshal against cowhand, on all cores.
  boomtown arena circle-wagons --bot marshal:200 --bot marshal:20 --games 400 --report time.html
      Measure what ten times the thinking time is worth, with an HTML report.
  boomtown arena circle-wagons --round-robin --bot cowhand --bot deputy --bot marshal
      Every bot against every other.
  boomtown arena circle-wagons --options solo=gold-fever --bot marshal --json
      One bot in a solo game, with results as JSON.
  boomtown arena circle-wagons --bot deputy --bot deputy --records games
      Measure the advantage of a seat, and keep the record of every game.
  boomtown arena circle-wagons --bot 'cmd:python3 bot.py' --bot cowhand
      Your own program against cowhand.
  boomtown arena circle-wagons --bot marshal:2000p --bot uct:2000p
      The marshal against plain tree search, each with 2000 positions per decision.
  boomtown arena ladder circle-wagons --report ladder.md
      Rate every bot.

Each set-up is played once in every rotation of the seats, so that the luck of the draw cancels out. \
The same seed gives the same games on any number of threads, as long as the bots do not depend on \
the clock. Ctrl-C stops and reports what was played; a second Ctrl-C stops at once.";

/// Let bots play each other and measure which is stronger, with confidence intervals.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES, args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the command line")]
pub(crate) struct Args {
    #[command(subcommand)]
    part: Option<Part>,

    /// Game to play.
    #[arg(value_parser = parse_game, required = true)]
    game: Option<&'static GameEntry>,

    /// Bot for the next seat: a level with an optional budget, or any program. Give it once per seat.
    ///
    /// Levels are tenderfoot, cowhand, deputy, marshal and legend. Baselines for comparison are greedy, flat (random games after each choice)
    /// and uct (tree search). A budget is in milliseconds of CPU time, as in marshal:200, or in positions, as in marshal:2000p. A program is
    /// its command line after `cmd:`, as in 'cmd:python3 bot.py', or with a budget 'cmd:200:python3 bot.py'. It reads requests and writes
    /// answers as lines of JSON (see docs/engine.md).
    #[arg(long = "bot", value_name = "LEVEL[:BUDGET]|cmd:[MS:]COMMAND", default_values = ["marshal", "cowhand"])]
    bots: Vec<Entrant>,

    /// Number of games, rounded up so that every set-up is played from every seat.
    #[arg(long, value_name = "N", default_value = "100", value_parser = parse_games)]
    games: usize,

    /// Thinking time per decision, in milliseconds: CPU time for bots, wall-clock time for programs.
    #[arg(long, value_name = "MS", default_value = "50", value_parser = parse_milliseconds)]
    ms: u64,

    /// Milliseconds that a program may exceed its budget before it is stopped and loses the game.
    #[arg(long, value_name = "MS", default_value = "5000")]
    patience: u64,

    /// Seed of the first set-up; the others use the following numbers.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,

    /// Options of the game: key=value pairs separated by commas, or JSON.
    #[arg(long, value_parser = parse_options)]
    options: Option<Value>,

    /// Use a different set-up for every game, instead of one per rotation of the seats.
    #[arg(long)]
    no_pairs: bool,

    /// Let every bot skip obvious decisions and leave orders for later ones, as a person in a game over days would.
    ///
    /// To let only one bot do so, and compare it with one that makes every decision, name it as in marshal+orders.
    #[arg(long)]
    orders: bool,

    /// With more bots than seats, play every combination of bots that fits the table.
    #[arg(long)]
    round_robin: bool,

    /// Number of games to play in parallel [default: the number of cores].
    #[arg(long, value_name = "N", value_parser = parse_threads)]
    threads: Option<usize>,

    /// Print all results as one JSON object.
    #[arg(long)]
    json: bool,

    /// Write the results to an HTML page with charts.
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,

    /// Write the record of every game to this folder, for `boomtown replay`.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
}

/// Other commands of the arena.
#[derive(clap::Subcommand)]
enum Part {
    Ladder(ladder::Args),
}

fn parse_games(text: &str) -> Result<usize, CommandError> {
    match text.parse() {
        Ok(games @ 1..=10_000_000) => Ok(games),
        _ => Err(CommandError::new(format!("'{text}' is not a number of games from 1 to 10,000,000"))),
    }
}

fn parse_threads(text: &str) -> Result<usize, CommandError> {
    match text.parse() {
        Ok(threads @ 1..=1024) => Ok(threads),
        _ => Err(CommandError::new(format!("'{text}' is not a number of threads from 1 to 1024"))),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn run(args: Args) -> CommandResult {
    match (&args.part, args.game) {
        (Some(Part::Ladder(ladder)), _) => ladder::run(ladder),
        (None, Some(game)) => compare(&args, game),
        (None, None) => Err(CommandError::new("name the game, as in 'boomtown arena circle-wagons'")),
    }
}

fn compare(args: &Args, game: &'static GameEntry) -> CommandResult {
    let plan = plan(args, game)?;
    let records = args
        .records
        .as_deref()
        .map(|folder| RecordFolder::open(folder, plan.entry.game().name()))
        .transpose()?;
    let report = args.report.as_deref().map(ReportFile::open).transpose()?;
    let progress = if args.json { Progress::Hidden } else { Progress::Shown };
    match play_all(&plan, args.threads, records.as_ref(), progress, summarize) {
        Ok(summary) => {
            if let Some(report) = report {
                report.print(&arena::page(&summary))?;
            }
            print(args, &summary)?;
            Ok(Outcome::Good)
        }
        Err(failure) => {
            if let Some(report) = report {
                report.discard();
            }
            Err(failure)
        }
    }
}

fn plan(args: &Args, game: &'static GameEntry) -> Result<Plan, CommandError> {
    let options = args.options.clone().unwrap_or_else(|| Value::Object(Map::new()));
    let schedule = if args.round_robin { Schedule::RoundRobin } else { Schedule::OneTable };
    let mut bots = Contender::all(game, &args.bots, args.ms)?;
    for bot in &mut bots {
        bot.orders |= args.orders && bot.kind.kind() != "program";
    }
    let seated = arena::seat(game.game(), &options, args.bots.len(), schedule)?;
    Ok(Plan {
        entry: game,
        options: seated.options,
        bots,
        games: args.games.next_multiple_of(seated.seatings.len()),
        seatings: seated.seatings,
        against: seated.against,
        pairing: if args.no_pairs { Pairing::Independent } else { Pairing::Paired },
        seed: args.seed,
        patience: Duration::from_millis(args.patience),
    })
}

fn summarize(played: &Played<'_>, run: Run) -> Summary {
    played.summary(run)
}

/// Plays all games of a plan and evaluates them.
fn play_all<T>(
    plan: &Plan,
    threads: Option<usize>,
    records: Option<&RecordFolder>,
    progress: Progress,
    evaluate: impl FnOnce(&Played<'_>, Run) -> T,
) -> Result<T, CommandError> {
    let threads =
        threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, std::num::NonZero::get));
    let stop = stop_on_ctrl_c()?;
    let begun = Instant::now();
    let scoreboard = Scoreboard::new(plan, progress);
    let played = arena::play_all(plan, threads, &|game_result| scoreboard.note(game_result), records, &stop);
    scoreboard.clear();
    let game_results = played?;
    let run =
        Run { threads, seconds: begun.elapsed().as_secs_f64(), interrupted: stop.load(Ordering::Relaxed) };
    let played = Played::of(plan, &game_results).ok_or_else(|| {
        CommandError::new("stopped before every bot had finished a game, so there is nothing to report")
    })?;
    Ok(evaluate(&played, run))
}

/// The first Ctrl-C stops after the running games, the second at once.
fn stop_on_ctrl_c() -> Result<Arc<AtomicBool>, CommandError> {
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if asked.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })
    .map_err(|error| CommandError::new(format!("cannot handle Ctrl-C: {error}")))?;
    Ok(stop)
}

fn print(args: &Args, summary: &Summary) -> Result<(), CommandError> {
    let mut text = if args.json {
        serde_json::to_string(summary).expect("a summary has only keys that are text") + "\n"
    } else {
        arena::show(summary, Style::of_stdout())
    };
    if let (Some(path), false) = (&args.report, args.json) {
        let _ = writeln!(text, "Report written to {}.", path.display());
    }
    print_text(&text)
}

fn print_text(text: &str) -> Result<(), CommandError> {
    match io::stdout().write_all(text.as_bytes()) {
        // The reader has closed the pipe.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written.map_err(|error| CommandError::new(format!("cannot print the results: {error}"))),
    }
}
