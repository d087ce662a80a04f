//! The `boomtown` command: serve the games to browsers, play in the terminal, and the tools around the engines.

mod admin;
mod arena;
mod backup;
mod bench;
mod bot;
mod chance;
mod common;
mod completions;
mod config;
mod engine;
mod health;
mod keys;
mod lessons;
mod manual;
mod moving;
mod naming;
mod play;
mod puzzles;
mod record;
mod replay;
mod review;
mod scenario;
mod serve;
mod statistics;
mod train;
mod verify;
mod written;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
pub use engine::serve_engine;
use games::Registry;
pub use lessons::write_lessons;
pub use puzzles::write_puzzles;

/// Play and serve Wild-West town-building games, and use their engines.
///
/// Without a command, the games are served on this machine and a browser opens. `boomtown play` plays in the terminal.
#[derive(Parser)]
#[command(name = "boomtown", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Health(health::Args),
    Config(config::Args),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Move(moving::Args),
    Admin(admin::AdminArgs),
    Invite(keys::InviteArgs),
    RotateKeys(keys::RotateArgs),
    Play(play::Args),
    Learn(lessons::Args),
    Puzzles(puzzles::Args),
    Arena(arena::Args),
    Bot(bot::Args),
    Replay(replay::Args),
    Review(review::Args),
    Statistics(statistics::Args),
    Record(record::Args),
    Verify(verify::Args),
    Scenario(scenario::Args),
    Engine(engine::Args),
    Bench(bench::Args),
    Train(train::Args),
    Completions(completions::Args),
    Manual(manual::Args),
}

/// Runs the command line of this process with these games. A program that adds a game or a bot calls it from `main`:
///
/// ```no_run
/// use std::process::ExitCode;
/// use std::sync::LazyLock;
///
/// use bots::RandomBot;
/// use circle_wagons::CircleWagons;
/// use games::Registry;
///
/// static GAMES: LazyLock<Registry> = LazyLock::new(|| {
///     let random = |seed| Box::new(RandomBot::seeded(seed)) as _;
///     Registry::built_in().with_bot::<CircleWagons>("random", random).expect("the name is free")
/// });
///
/// fn main() -> ExitCode {
///     boomtown::run(&GAMES)
/// }
/// ```
pub fn run(registry: &'static Registry) -> ExitCode {
    common::use_registry(registry);
    let command = Cli::parse().command.unwrap_or_else(|| Command::Serve(serve::Args::at_home()));
    let done = match command {
        Command::Serve(args) => serve::run(args),
        Command::Health(args) => health::run(args),
        Command::Config(args) => config::run(args),
        Command::Backup(args) => backup::backup(args),
        Command::Restore(args) => backup::restore(args),
        Command::Move(args) => moving::run(args),
        Command::Admin(args) => admin::run(args),
        Command::Invite(args) => keys::invite(args),
        Command::RotateKeys(args) => keys::rotate(args),
        Command::Play(args) => play::run(args),
        Command::Learn(args) => lessons::run(args),
        Command::Puzzles(args) => puzzles::run(args),
        Command::Arena(args) => arena::run(args),
        Command::Bot(args) => bot::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Review(args) => review::run(args),
        Command::Statistics(args) => statistics::run(args),
        Command::Record(args) => record::run(args),
        Command::Verify(args) => verify::run(args),
        Command::Scenario(args) => scenario::run(args),
        Command::Engine(args) => engine::run(args),
        Command::Bench(args) => bench::run(args),
        Command::Train(args) => train::run(args),
        Command::Completions(args) => completions::run(args),
        Command::Manual(args) => manual::run(args),
    };
    common::exit_code(done)
}
