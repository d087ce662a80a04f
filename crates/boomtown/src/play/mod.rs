//! `boomtown play`: one client for all games, on the whole screen or line by line.
//!
//! It knows no game: it asks the registry for titles, a session for who decides and what may be done, an account for what there is to
//! see, and the Fluent files for words.

mod afterwards;
mod breaking_off;
mod choices;
mod chronicle;
pub(crate) mod host;
mod host_error;
mod join;
mod local_game;
pub(crate) mod local_player;
mod moment;
mod own;
pub(crate) mod plain;
mod privacy;
mod save;
pub(crate) mod save_dir;
pub(crate) mod screen;
mod setup;
mod start;
pub(crate) mod tell;
mod thinking;
pub(crate) mod wording;

#[cfg(test)]
mod toy;

use std::io::{IsTerminal as _, stdin, stdout};
use std::path::PathBuf;

use games::GameEntry;
use serde_json::Value;
use words::Language;

use self::host::Host;
use self::join::Joining;
use self::local_player::LocalPlayer;
use self::save_dir::SaveDir;
use self::setup::{Defaults, THINK_MILLIS};
use crate::common::{self, CommandResult, registry};

/// Play in the terminal: alone against bots, with others at one screen, or just watch.
///
/// Without a game you choose one on the first page. Every game is saved after every decision; the next `boomtown play` offers
/// to go on with it. Finished games are kept as records for `boomtown replay` and `boomtown verify`.
#[derive(clap::Args, Default)]
#[command(after_long_help = more_help())]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the command line")]
pub(crate) struct Args {
    /// Which game; without it you choose on the first page.
    #[arg(value_parser = common::parse_game, value_name = "GAME")]
    game: Option<&'static GameEntry>,

    /// The game's options: `key=value` pairs with commas between them, or JSON.
    #[arg(long, value_parser = arena::parse_options, requires = "game", value_name = "OPTIONS")]
    options: Option<Value>,

    /// How many play; the game's own default if it is left out.
    #[arg(long, requires = "game", value_name = "COUNT")]
    players: Option<usize>,

    /// Who holds the next seat: `person`, `person:NAME`, `tenderfoot`, `cowhand`, `deputy`, `marshal` or `legend`. Once for each seat; seats that
    /// are not named go to the Deputy.
    #[arg(long = "seat", requires = "game", value_name = "WHO")]
    seats: Vec<LocalPlayer>,

    /// How long bots think about one decision, in milliseconds [default: 1000].
    #[arg(long, value_name = "MILLISECONDS", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    think_ms: Option<u64>,

    /// The language: en, de, nl or fr [default: that of the system].
    #[arg(long)]
    language: Option<Language>,

    /// Makes the dice repeatable, for testing: the same seed and the same decisions give the same game. Without it the dice
    /// are sealed with a random secret that nobody knows before the game is over.
    #[arg(long)]
    seed: Option<u64>,

    /// Begin a new game even if an unfinished one waits; that one goes on waiting.
    #[arg(long, conflicts_with = "resume")]
    new: bool,

    /// Go on with the last unfinished game without asking.
    #[arg(long, conflicts_with_all = ["options", "players", "seats", "seed"])]
    resume: bool,

    /// Line by line, for screen readers and simple terminals; also used when the output is no terminal.
    #[arg(long)]
    plain: bool,

    /// Sit at a server's table, line by line: its address as a browser shows it, such as `https://games.example.org/t/TABLE`. You come as
    /// whoever you were there last time, or as a guest.
    #[arg(long, value_name = "URL", conflicts_with_all = ["game", "seed", "new", "resume", "think_ms"])]
    join: Option<String>,

    /// What you are called as a guest of a server [default: your name on this computer].
    #[arg(long, requires = "join", value_name = "NAME")]
    name: Option<String>,

    /// Sign in at the server with a one-time link, which another device of yours shows under "also on my phone", or with its code.
    #[arg(long, requires = "join", conflicts_with = "name", value_name = "LINK")]
    link: Option<String>,

    /// Sign in at the server with your recovery code; it is asked for.
    #[arg(long, requires = "join", conflicts_with_all = ["name", "link"])]
    recovery: bool,

    /// The folder where games are kept [default: boomtown in the user's data folder].
    #[arg(long, env = "BOOMTOWN_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
}

const EXAMPLES: &str = "Examples:
  boomtown play
      Choose everything on the first page.
  boomtown play circle-wagons --seat person:Ann --seat marshal
      Ann against the strongest bot.
  boomtown play circle-wagons --seat person:Ann --seat person:Bob
      Two people at one screen.
  boomtown play circle-wagons --options solo=gold-fever --seat person:Ann
      Alone, in a scenario.
  boomtown play circle-wagons --seat deputy --seat marshal --think-ms 200
      Watch two bots.
  boomtown play --join https://games.example.org/t/TABLE --name Ann
      A seat at a server's table.
  boomtown play --plain --language de
      Line by line, in German.";

pub(crate) fn run(args: Args) -> CommandResult {
    let language = args.language.unwrap_or_else(common::language);
    let words = common::words(language);
    if let Some(address) = args.join.clone() {
        let Args { name, link, recovery, data, .. } = args;
        let name = name.unwrap_or_else(person);
        return join::run(&Joining { address, name, link, recovery, data }, words);
    }
    let host = Host::new(SaveDir::of_user(args.data.clone())?, args.seed);
    let think_millis = args.think_ms.unwrap_or(THINK_MILLIS);
    let defaults = Defaults { person: person(), think_millis, kept: host.saved_values() };
    let start = start::start(&args, host.inventory(), &defaults, &words)?;
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if args.plain || is_dumb || !stdout().is_terminal() || !stdin().is_terminal() {
        plain::play(start, host, &words, &defaults)
    } else {
        screen::play(start, host, language, defaults)
    }
}

/// The games with their options, and examples.
fn more_help() -> String {
    let value = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let option = |field: table::Field| {
        let values = field.choices.iter().filter(|choice| !choice.value.is_null());
        let values: Vec<String> = values.map(|choice| value(&choice.value)).collect();
        let own = if field.own.is_some() { "|[\"...\"]" } else { "" };
        format!("      {}={}{own}", field.key, values.join("|"))
    };
    let game = |entry: &GameEntry| {
        let name = format!("  {}", entry.game().name());
        std::iter::once(name).chain(entry.game().fields().into_iter().map(option)).collect::<Vec<_>>()
    };
    let games: Vec<String> = registry().games().iter().flat_map(game).collect();
    format!("Games and their options:\n{}\n\n{EXAMPLES}", games.join("\n"))
}

/// What the person at the screen is called, as far as the system knows.
fn person() -> String {
    let known = ["USER", "LOGNAME", "USERNAME"].iter().find_map(|name| std::env::var(name).ok());
    let mut letters = known.as_deref().unwrap_or_default().chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
