//! `boomtown review`: evaluates the luck and the decisions of a finished game.

mod plot;
pub(crate) mod told;

use std::io::{IsTerminal as _, stderr};
use std::path::PathBuf;

use ::review::Settings;
use bots::Level;
use indicatif::{ProgressBar, ProgressStyle};
use table::{Player, Seat};
use words::Language;

use crate::common::{self, CommandError, CommandResult, Outcome, print};
use crate::play::local_player::{LocalPlayer, recorded_names};
use crate::play::tell;

/// Analyse a finished game: the effect of dice and draws, the cost of each player's decisions, and the decisions that mattered most.
///
/// The same record with the same settings gives the same numbers on every machine. docs/review.md explains the method.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Game record, as text or JSON.
    file: PathBuf,

    /// Print the whole review as JSON: every decision, roll and draw, and the expected results after each decision.
    #[arg(long)]
    json: bool,

    /// List every decision with its value and that of the best alternative.
    #[arg(long, conflicts_with = "json")]
    decisions: bool,

    /// Number of positions the bot evaluates for each decision.
    #[arg(long, value_name = "COUNT", default_value_t = Settings::default().positions, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    positions: u64,

    /// Number of random continuations played for each draw.
    #[arg(long, value_name = "COUNT", default_value_t = Settings::default().worlds, value_parser = clap::value_parser!(u32).range(2..=100_000))]
    worlds: u32,

    /// Bot that evaluates the decisions: deputy, marshal or legend.
    #[arg(long, default_value_t = Settings::default().level)]
    level: Level,

    /// Seed of the bot's random choices and of the random continuations.
    #[arg(long, default_value_t = Settings::default().seed)]
    seed: u64,

    /// Say for this seat what made the difference: dice, draws and decisions [default: the only person in the game].
    #[arg(long, value_name = "N", conflicts_with = "json")]
    seat: Option<Seat>,

    /// Language: en, de, nl or fr [default: the system's language].
    #[arg(long)]
    language: Option<Language>,
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn run(args: Args) -> CommandResult {
    let (record, _) = common::read_record(&args.file)?;
    let entry = common::game(record.game()).map_err(|failure| CommandError::file(&args.file, failure))?;
    let (session, _) = entry.game().resume(&record).map_err(|error| CommandError::file(&args.file, error))?;
    let language = args.language.unwrap_or_else(common::language);
    let words = common::words(language);
    let names = recorded_names(session.record(), &words);
    let words = words.with_names(names);
    if session.standings().is_none() && record.gave_up().is_none() {
        return Err(CommandError::file(&args.file, words.get("review-unfinished")));
    }
    let players = session.record().players();
    if let Some(seat) = args.seat.filter(|seat| seat.index() >= session.seats()) {
        return Err(CommandError::new(format!("there is no seat {seat}: {} played", session.seats())));
    }
    let seat = args.seat.or_else(|| only_person(players));
    let Args { positions, worlds, level, seed, .. } = args;
    let settings = Settings { level, positions, worlds, seed };
    let mut reviewing =
        entry.review(&record, settings).map_err(|error| CommandError::file(&args.file, error))?;
    let bar = if stderr().is_terminal() {
        ProgressBar::new(reviewing.progress().all as u64)
    } else {
        ProgressBar::hidden()
    };
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len}").expect("the template is a good one"));
    while reviewing.step().is_some() {
        bar.inc(1);
    }
    bar.finish_and_clear();
    let review = reviewing.finish();
    if args.json {
        let json = serde_json::to_string_pretty(&review).expect("a review has only keys that are text");
        print(format_args!("{json}\n"));
    } else {
        let mut lines = vec![tell::head(&*session, &words)];
        lines.extend(told::summary(&review, &*session, &words, seat));
        if args.decisions {
            lines.push(String::new());
            lines.extend(told::decisions(&review, &words));
        }
        print(format_args!("{}\n", lines.join("\n")));
    }
    Ok(Outcome::Good)
}

/// The seat of the only person among the players.
fn only_person(players: &[Player]) -> Option<Seat> {
    let is_person = |player: &Player| LocalPlayer::of(player).is_some_and(|player| player.is_person());
    let mut people = Seat::all(players.len()).zip(players).filter(|(_, player)| is_person(player));
    let (first, _) = people.next()?;
    people.next().is_none().then_some(first)
}
