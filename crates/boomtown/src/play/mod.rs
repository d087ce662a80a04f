//! `boomtown play`: plays any game in the terminal, full-screen or line by line.
//!
//! Nothing here depends on a particular game: games come from the registry, the deciding seat and the legal actions from a session,
//! what is shown from an account, and texts from the Fluent files.

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

/// Play in the terminal: against bots, with others at one screen, or as a spectator.
///
/// Every game is saved after every decision, and the next `boomtown play` offers to continue it. Finished games are kept as records for
/// `boomtown replay` and `boomtown verify`.
#[derive(clap::Args, Default)]
#[command(after_long_help = more_help())]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the command line")]
pub(crate) struct Args {
    /// Game to play [default: choose on the first page].
    #[arg(value_parser = common::parse_game, value_name = "GAME")]
    game: Option<&'static GameEntry>,

    /// Options of the game: `key=value` pairs separated by commas, or JSON.
    #[arg(long, value_parser = arena::parse_options, requires = "game", value_name = "OPTIONS")]
    options: Option<Value>,

    /// Number of players [default: depends on the game].
    #[arg(long, requires = "game", value_name = "COUNT")]
    players: Option<usize>,

    /// Player of the next seat: `person`, `person:NAME`, `tenderfoot`, `cowhand`, `deputy`, `marshal` or `legend`. Give it once per seat;
    /// the remaining seats are played by a deputy.
    #[arg(long = "seat", requires = "game", value_name = "WHO")]
    seats: Vec<LocalPlayer>,

    /// Thinking time of bots per decision, in milliseconds [default: 1000].
    #[arg(long, value_name = "MILLISECONDS", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    think_ms: Option<u64>,

    /// Language: en, de, nl or fr [default: the system's language].
    #[arg(long)]
    language: Option<Language>,

    /// Seed for repeatable dice, for testing: the same seed and decisions give the same game [default: a random secret that is revealed
    /// at the end of the game].
    #[arg(long)]
    seed: Option<u64>,

    /// Start a new game even if there is an unfinished one, which is kept.
    #[arg(long, conflicts_with = "resume")]
    new: bool,

    /// Continue the last unfinished game without asking.
    #[arg(long, conflicts_with_all = ["options", "players", "seats", "seed"])]
    resume: bool,

    /// Use plain lines of text, for screen readers and simple terminals. This is the default if the output is not a terminal.
    #[arg(long)]
    plain: bool,

    /// Join a table on a server, line by line: the table's URL, such as `https://games.example.org/t/TABLE`. You are signed in as the last
    /// time, or as a guest.
    #[arg(long, value_name = "URL", conflicts_with_all = ["game", "seed", "new", "resume", "think_ms"])]
    join: Option<String>,

    /// Your name as a guest on the server [default: your user name on this computer].
    #[arg(long, requires = "join", value_name = "NAME")]
    name: Option<String>,

    /// Invitation code, if the server is open to invited people only.
    #[arg(long, requires = "join", conflicts_with_all = ["link", "recovery"], value_name = "CODE")]
    invitation: Option<String>,

    /// Sign in to the server with a one-time link, shown on another device under "also on my phone", or with its code.
    #[arg(long, requires = "join", conflicts_with = "name", value_name = "LINK")]
    link: Option<String>,

    /// Sign in to the server with your recovery code, which is prompted for.
    #[arg(long, requires = "join", conflicts_with_all = ["name", "link"])]
    recovery: bool,

    /// Folder for saved games [default: the user's data folder].
    #[arg(long, env = "BOOMTOWN_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
}

const EXAMPLES: &str = "Examples:
  boomtown play
      Choose everything on the first page.
  boomtown play circle-wagons --seat person:Ann --seat marshal
      Ann against a bot of the level marshal.
  boomtown play circle-wagons --seat person:Ann --seat person:Bob
      Two people at one screen.
  boomtown play circle-wagons --options solo=gold-fever --seat person:Ann
      A solo game.
  boomtown play circle-wagons --seat deputy --seat marshal --think-ms 200
      Watch two bots.
  boomtown play --join https://games.example.org/t/TABLE --name Ann
      Play at a server's table.
  boomtown play --plain --language de
      Plain lines of text, in German.";

pub(crate) fn run(args: Args) -> CommandResult {
    let language = args.language.unwrap_or_else(common::language);
    let words = common::words(language);
    if let Some(address) = args.join.clone() {
        let Args { name, invitation, link, recovery, data, .. } = args;
        let name = name.unwrap_or_else(person);
        return join::run(&Joining { address, name, invitation, link, recovery, data }, words);
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

/// The user's name, if the system knows it.
fn person() -> String {
    let known = ["USER", "LOGNAME", "USERNAME"].iter().find_map(|name| std::env::var(name).ok());
    let mut letters = known.as_deref().unwrap_or_default().chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
