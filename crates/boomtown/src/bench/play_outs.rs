//! `boomtown bench GAME`: measures the speed of a game's rules.

use std::time::{Duration, Instant};

use games::GameEntry;
use serde::Serialize;
use serde_json::Value;
use table::GameError;
use table::SeatKind;
use table::dice::FastDice;
use table::{AnyGame, Lists, PlayOut};

use crate::common::{CommandError, CommandResult, Outcome, english, parse_game, print};
use crate::naming;

/// The fraction of the time that is spent on warming up before measuring.
const WARM_UP: f64 = 0.1;

#[derive(clap::Args)]
pub(crate) struct PlayOuts {
    /// Game to measure.
    #[arg(value_parser = parse_game)]
    game: &'static GameEntry,
    /// Options of the game: key=value pairs separated by commas, or JSON.
    #[arg(long, value_parser = arena::parse_options, default_value = "")]
    options: Value,
    /// Number of players [default: depends on the game].
    #[arg(long)]
    seats: Option<usize>,
    /// Number of threads, each playing its own games.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Seconds to measure.
    #[arg(long, default_value_t = 3.0, value_parser = parse_seconds)]
    seconds: f64,
    /// Play this many games per thread instead, always the same ones and without warm-up, for counting instructions.
    #[arg(long, conflicts_with = "seconds", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// Whether to generate the full list of legal actions for every decision.
    #[arg(long, value_enum, default_value_t = Measured::Both)]
    lists: Measured,
    /// Print the results as one JSON object.
    #[arg(long)]
    json: bool,
}

/// What to measure.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Measured {
    /// First with full lists, then without.
    Both,
    /// With a full list of legal actions for every decision.
    Written,
    /// Without lists, if the game can pick an action without one.
    Spared,
}

fn parse_seconds(text: &str) -> Result<f64, CommandError> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err(CommandError::new("expected a number from 0.01 to 3600")),
    }
}

/// The measurements.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    /// The number of players.
    seats: usize,
    threads: u16,
    /// With a full list of legal actions for every decision.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    with_lists: Option<WithLists>,
    /// The same games without lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    without_lists: Option<Pace>,
    state_bytes: usize,
}

/// The speed with lists, and their length.
#[derive(Serialize)]
struct WithLists {
    #[serde(flatten)]
    pace: Pace,
    legal_per_decision: f64,
}

/// The speed.
#[derive(Serialize)]
struct Pace {
    games_per_second: f64,
    decisions_per_second: f64,
    /// Per thread.
    ns_per_decision: f64,
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn run(args: PlayOuts) -> CommandResult {
    let game = args.game.game();
    let options = match args.seats {
        Some(players) => game.with_players(&args.options, players),
        None => game.check_options(&args.options),
    };
    let options = options.map_err(|bad| refused(&bad))?;
    let figures = measure(game, &options, &args)?;
    if args.json {
        let json = serde_json::to_string(&figures).expect("the figures have only keys that are text");
        print(format_args!("{json}\n"));
    } else {
        print(format_args!("{}\n", figures.table()));
    }
    Ok(Outcome::Good)
}

fn refused(bad: &GameError) -> CommandError {
    CommandError::new(naming::bad_start(bad, &english()))
}

fn measure(game: &dyn AnyGame, options: &Value, args: &PlayOuts) -> Result<Figures, CommandError> {
    let seat_kinds = game.seat_kinds(options).map_err(|bad| refused(&bad))?;
    let of = |lists: Lists| Totals::of(game, options, lists, args);
    let with_lists = if args.lists == Measured::Spared { None } else { Some(of(Lists::Written)?) };
    let without_lists = if args.lists == Measured::Written { None } else { Some(of(Lists::Spared)?) };
    Ok(Figures {
        game: game.name(),
        seats: seat_kinds.iter().filter(|chair| **chair == SeatKind::Player).count(),
        threads: args.threads,
        with_lists: with_lists.map(|totals| WithLists {
            pace: totals.pace(),
            legal_per_decision: totals.sum(|tally| tally.listed as f64) / totals.decisions(),
        }),
        without_lists: without_lists.map(|totals| totals.pace()),
        state_bytes: game.state_bytes(),
    })
}

/// The totals of all threads.
struct Totals(Vec<Tally>);

impl Totals {
    fn of(
        game: &dyn AnyGame,
        options: &Value,
        lists: Lists,
        args: &PlayOuts,
    ) -> Result<Totals, CommandError> {
        let time = Duration::from_secs_f64(args.seconds);
        let length = args.games.map_or(Length::Time(time), Length::Games);
        let tallies = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..args.threads)
                .map(|number| {
                    let dice = FastDice::seeded(number.into());
                    scope.spawn(move || Tally::of(game, options, lists, dice, length))
                })
                .collect();
            let joined = threads.into_iter().map(|thread| thread.join().expect("a play-out does not panic"));
            joined.collect::<Result<Vec<_>, _>>()
        })?;
        Ok(Totals(tallies))
    }

    fn sum(&self, part: fn(&Tally) -> f64) -> f64 {
        self.0.iter().map(part).sum()
    }

    fn decisions(&self) -> f64 {
        self.sum(|tally| tally.decisions as f64)
    }

    fn pace(&self) -> Pace {
        Pace {
            games_per_second: self.sum(|tally| tally.games as f64 / tally.seconds),
            decisions_per_second: self.sum(|tally| tally.decisions as f64 / tally.seconds),
            ns_per_decision: self.sum(|tally| tally.seconds) * 1e9 / self.decisions(),
        }
    }
}

/// How long a thread plays.
#[derive(Clone, Copy)]
enum Length {
    Time(Duration),
    Games(u64),
}

/// The totals of a thread after the warm-up.
#[derive(Default)]
struct Tally {
    games: u64,
    decisions: u64,
    listed: u64,
    seconds: f64,
}

impl Tally {
    fn of(
        game: &dyn AnyGame,
        options: &Value,
        lists: Lists,
        mut dice: FastDice,
        length: Length,
    ) -> Result<Tally, CommandError> {
        let mut tally = Tally::default();
        if let Length::Time(time) = length {
            let warm = Instant::now() + time.mul_f64(WARM_UP);
            game.play_outs(options, lists, &mut dice, &mut |_| Instant::now() < warm)
                .map_err(|bad| refused(&bad))?;
        }
        let begun = Instant::now();
        let count = &mut |done: PlayOut| {
            tally.games += 1;
            tally.decisions += done.decisions;
            tally.listed += done.listed;
            match length {
                Length::Time(time) => begun.elapsed() < time,
                Length::Games(games) => tally.games < games,
            }
        };
        game.play_outs(options, lists, &mut dice, count).map_err(|bad| refused(&bad))?;
        tally.seconds = begun.elapsed().as_secs_f64();
        Ok(tally)
    }
}

impl Figures {
    fn table(&self) -> String {
        let mut rows = vec![
            ("game", self.game.to_owned()),
            ("seats", self.seats.to_string()),
            ("threads", self.threads.to_string()),
        ];
        if let Some(WithLists { pace, legal_per_decision }) = &self.with_lists {
            rows.extend(pace.rows());
            rows.push(("legal actions per decision", format!("{legal_per_decision:.1}")));
        }
        if let Some(pace) = &self.without_lists {
            rows.push(("random play without lists", String::new()));
            rows.extend(pace.rows());
        }
        rows.push(("bytes of a state", self.state_bytes.to_string()));
        let width = rows.iter().map(|(_, value)| value.len()).max().unwrap_or_default();
        let lines =
            rows.iter().map(|(name, value)| format!("{name:<28}{value:>width$}").trim_end().to_owned());
        lines.collect::<Vec<_>>().join("\n")
    }
}

impl Pace {
    fn rows(&self) -> [(&'static str, String); 3] {
        [
            ("games per second", grouped(self.games_per_second)),
            ("decisions per second", grouped(self.decisions_per_second)),
            ("ns per decision and thread", format!("{:.1}", self.ns_per_decision)),
        ]
    }
}

/// A whole number with a space before every group of three digits.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index) % 3 == 0 {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_in_groups_of_three() {
        for (number, text) in [(0.0, "0"), (999.4, "999"), (1_000.0, "1 000"), (1_234_567.0, "1 234 567")] {
            assert_eq!(grouped(number), text);
        }
    }
}
