//! `boomtown review`: why a game went as it did.

use std::io::{IsTerminal as _, stderr};
use std::path::PathBuf;

use ::review::{Review, SeatSum, Settings};
use bots::Level;
use indicatif::{ProgressBar, ProgressStyle};
use table::{AnySession, Phrase, Viewer};
use words::{Language, Words};

use crate::common::{self, CommandError, CommandResult, Outcome, print};
use crate::play::local_player::recorded_names;
use crate::play::tell;

/// Say why a finished game went as it did: what dice and draws gave and took, what each player's decisions cost, and which mattered most.
///
/// The same record with the same settings gives the same numbers on every machine. docs/review.md explains the method.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, in either form.
    file: PathBuf,

    /// Write the whole review as JSON: every decision, every roll and draw, how everybody stood after each decision.
    #[arg(long)]
    json: bool,

    /// How many positions the bot may look at for each decision.
    #[arg(long, value_name = "COUNT", default_value_t = Settings::default().positions, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    positions: u64,

    /// In how many imagined worlds each draw is played on.
    #[arg(long, value_name = "COUNT", default_value_t = Settings::default().worlds, value_parser = clap::value_parser!(u32).range(2..=100_000))]
    worlds: u32,

    /// Which bot weighs the decisions: deputy, marshal or legend.
    #[arg(long, default_value_t = Settings::default().level)]
    level: Level,

    /// Makes the bot's choices between equals, and the imagined worlds, repeatable.
    #[arg(long, default_value_t = Settings::default().seed)]
    seed: u64,

    /// The language: en, de, nl or fr [default: that of the system].
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
        print(format_args!("{}\n", told(&review, &*session, &words).join("\n")));
    }
    Ok(Outcome::Good)
}

/// The review in words.
fn told(review: &Review, session: &dyn AnySession, words: &Words) -> Vec<String> {
    let level = review.settings.level.phrase();
    let made = Phrase::new("review-made")
        .with("level", level)
        .with("positions", i64::try_from(review.settings.positions).unwrap_or(i64::MAX));
    let mut lines = vec![tell::head(session, words), words.say(&made), String::new()];
    lines.push(words.get("review-sums"));
    for sum in &review.seats {
        lines.push(words.say(&sum_phrase(sum)));
        lines.extend(sum.rounds.iter().filter(|_| sum.rounds.len() > 1).map(|round| {
            format!(
                "  {} {}: {} {:+.1}, {} {:+.1}",
                words.get("review-round"),
                round.round,
                words.get("review-luck"),
                round.luck,
                words.get("review-decisions"),
                round.decisions
            )
        }));
    }
    lines.extend([String::new(), words.get("review-key-decisions")]);
    if review.key_decisions.is_empty() {
        lines.push(words.get("review-no-key-decisions"));
    }
    for &key in &review.key_decisions {
        let judged = &review.decisions[key];
        let phrase = Phrase::new("review-cost")
            .with("seat", judged.seat)
            .with("done", judged.phrase.clone())
            .with("best", judged.best_phrase.clone())
            .with("cost", whole(-judged.cost).max(1));
        lines.push(format!("{:>4}. {}", judged.decision + 1, words.say(&phrase)));
        lines.extend(judged.reasons.iter().map(|reason| format!("      {}", words.say(reason))));
    }
    if !review.key_fortunes.is_empty() {
        lines.extend([String::new(), words.get("review-key-fortunes")]);
    }
    for &key in &review.key_fortunes {
        let fortune = &review.fortunes[key];
        let told = session.told(Some(fortune.decision), Viewer::Spectator);
        let told: Vec<String> = told.iter().map(|told| words.say(&told.phrase)).collect();
        let leads = table::Seat::all(fortune.leads.len()).zip(&fortune.leads).map(|(seat, &lead)| {
            words.say(&Phrase::new("review-fortune").with("seat", seat).with("lead", whole(lead)))
        });
        let leads: Vec<String> = leads.collect();
        lines.push(format!("{:>4}. {} ({})", fortune.decision + 1, told.join(" "), leads.join(", ")));
    }
    lines
}

/// What makes up a seat's result, in whole points that add up to it: what is left takes what rounding moved.
fn sum_phrase(sum: &SeatSum) -> Phrase {
    let (lead, start, luck) = (whole(sum.lead), whole(sum.start), whole(sum.luck));
    let (decisions, others) = (whole(sum.decisions), whole(sum.others));
    Phrase::new("review-told")
        .with("seat", sum.seat)
        .with("lead", lead)
        .with("luck", luck)
        .with("decisions", decisions)
        .with("others", others)
        .with("start", start)
        .with("rest", lead - start - luck - decisions - others)
}

/// The nearest whole number.
#[expect(clippy::cast_possible_truncation, reason = "points are few")]
fn whole(value: f64) -> i64 {
    value.round() as i64
}
