//! `boomtown arena ladder`: lets all bots of a game play each other and rates them.

use std::path::PathBuf;
use std::time::Duration;

use arena::{
    Contender, Entrant, Ladder, Pairing, Plan, ReportFile, Schedule, Style, parse_milliseconds, parse_options,
};
use games::GameEntry;
use serde_json::{Map, Value};

use super::scoreboard::Progress;
use super::{parse_threads, play_all, print_text};
use crate::common::{CommandError, CommandResult, Outcome, parse_game};

/// Rate the bots of a game: every bot plays every other, with each set-up in every seating.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Game to play.
    #[arg(value_parser = parse_game)]
    game: &'static GameEntry,

    /// Bot to include, as for `boomtown arena`; can be given several times [default: every level and every baseline].
    #[arg(long = "bot", value_name = "LEVEL[:BUDGET]|cmd:[MS:]COMMAND")]
    bots: Vec<Entrant>,

    /// Number of set-ups; each is played by every combination of bots in every seating.
    #[arg(long, value_name = "N", default_value = "10", value_parser = parse_set_ups)]
    set_ups: usize,

    /// CPU time per decision, in milliseconds.
    #[arg(long, value_name = "MS", default_value = "5", value_parser = parse_milliseconds)]
    ms: u64,

    /// Seed of the first set-up; the others use the following numbers.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,

    /// Options of the game: key=value pairs separated by commas, or JSON.
    #[arg(long, value_parser = parse_options)]
    options: Option<Value>,

    /// Number of games to play in parallel [default: the number of cores].
    #[arg(long, value_name = "N", value_parser = parse_threads)]
    threads: Option<usize>,

    /// Write the ratings to a Markdown page.
    #[arg(long, value_name = "FILE.md")]
    report: Option<PathBuf>,
}

/// How much longer than its budget a program may take.
const PATIENCE: Duration = Duration::from_secs(5);

fn parse_set_ups(text: &str) -> Result<usize, CommandError> {
    match text.parse() {
        Ok(set_ups @ 1..=100_000) => Ok(set_ups),
        _ => Err(CommandError::new(format!("'{text}' is not a number of set-ups from 1 to 100,000"))),
    }
}

pub(super) fn run(args: &Args) -> CommandResult {
    let plan = plan(args)?;
    let paper = args.report.as_deref().map(ReportFile::open).transpose()?;
    let ladder = play_all(&plan, args.threads, None, Progress::Shown, |played, run| {
        Ladder::of(played, played.summary(run))
    });
    match (ladder, paper) {
        (Ok(ladder), paper) => {
            if let Some(paper) = paper {
                paper.print(&ladder.page(&command(args, &plan)))?;
            }
            print_text(&ladder.show(Style::of_stdout()))?;
            Ok(Outcome::Good)
        }
        (Err(failure), paper) => {
            if let Some(paper) = paper {
                paper.discard();
            }
            Err(failure)
        }
    }
}

fn plan(args: &Args) -> Result<Plan, CommandError> {
    let options = args.options.clone().unwrap_or_else(|| Value::Object(Map::new()));
    let entrants = if args.bots.is_empty() {
        let names = args.game.bot_names().chain(args.game.gauge_names());
        names.map(str::parse).collect::<Result<Vec<Entrant>, _>>()?
    } else {
        args.bots.clone()
    };
    let bots = Contender::all(args.game, &entrants, args.ms)?;
    let seated = arena::seat(args.game.game(), &options, bots.len(), Schedule::RoundRobin)?;
    Ok(Plan {
        entry: args.game,
        options: seated.options,
        bots,
        games: args.set_ups * seated.seatings.len(),
        seatings: seated.seatings,
        against: seated.against,
        pairing: Pairing::Paired,
        seed: args.seed,
        patience: PATIENCE,
    })
}

/// The command that produces the same page again.
fn command(args: &Args, plan: &Plan) -> String {
    let mut command = format!(
        "boomtown arena ladder {} --set-ups {} --ms {} --seed {}",
        args.game.game().name(),
        args.set_ups,
        args.ms,
        args.seed
    );
    let bots = if args.bots.is_empty() { &[] } else { &plan.bots[..] };
    command.extend(bots.iter().map(|bot| format!(" --bot {}", bot.argument())));
    command.extend(args.options.iter().map(|options| format!(" --options '{options}'")));
    command
}
