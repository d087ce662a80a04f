//! `boomtown bench serve`: a load generator on loopback, against a server in a process of its own.

mod busy;
mod child;
mod client;
mod cluster;
mod detail;
mod figures;
mod house;
mod load;
mod player;
mod request;
mod viewer;
mod wire;

use std::time::Duration;

use clap::value_parser;

use self::busy::Processes;
use self::child::Child;
use self::detail::Detail;
use self::figures::Figures;
use crate::common::{CommandError, CommandResult, Outcome, print};
use crate::serve::settings::database_address;

/// Measure the server: it runs in a process of its own, on a fresh database, with every move committed to the disk before it is acknowledged.
///
/// Each table has one client that holds both seats and plays any legal move as soon as the last one is acknowledged; with
/// `--rate` moves are due at fixed times, and waiting counts. With `--watchers` others look on and are told every move.
///
/// With `--servers` or `--database` servers on `PostgreSQL` are measured: one, then one more, up to as many as are wanted, with tables on
/// each in turn.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many games go on at the same time.
    #[arg(long, default_value_t = 256)]
    tables: usize,

    /// For how many seconds each part is measured.
    #[arg(long, default_value_t = 10)]
    seconds: u64,

    /// How many moves a second are due when latency is measured.
    #[arg(long, default_value_t = 3000)]
    rate: u32,

    /// How many more clients look on at each table, and take in what they are told as browsers do.
    #[arg(long, default_value_t = 0)]
    watchers: usize,

    /// How much clients are told; those who look on are told as browsers are.
    #[arg(long, value_enum, default_value = "bare")]
    detail: Detail,

    /// Measure servers on `PostgreSQL`, up to so many at the same time.
    #[arg(long, value_name = "NUMBER", value_parser = value_parser!(u16).range(1..=64))]
    servers: Option<u16>,

    /// The `PostgreSQL` database for it, which is filled with games: `postgres://USER:PASSWORD@HOST/NAME` [default: one of its own, started
    /// in a temporary folder and thrown away].
    #[arg(long, value_name = "ADDRESS", value_parser = database_address)]
    database: Option<String>,

    /// How many idle tables are opened, each with a connected client, to see how much memory they need.
    #[arg(long, default_value_t = 10_000)]
    idle: usize,

    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn run(args: Args) -> CommandResult {
    let runtime = tokio::runtime::Runtime::new().map_err(CommandError::new)?;
    let text = if args.servers.is_some() || args.database.is_some() {
        let figures = runtime.block_on(house::measure(&args, args.servers.unwrap_or(1).into()))?;
        if args.json { figures.json() } else { figures.table() }
    } else {
        let figures = runtime.block_on(measure(&args))?;
        if args.json { figures.json() } else { figures.table() }
    };
    print(format_args!("{text}\n"));
    Ok(Outcome::Good)
}

async fn measure(args: &Args) -> Result<Figures, CommandError> {
    let time = Duration::from_secs(args.seconds);
    let server = Child::start(None)?;
    let processes = Processes { servers: vec![server.id()], database: None };
    let flat_out = load::play(&[server.address], &processes, args, None, time).await?;
    let at_rate = load::play(&[server.address], &processes, args, Some(args.rate), time).await?;
    let lobby = load::lobby(server.address, &processes).await?;
    let on_the_wire = wire::measure(server.address, args.detail.of_watchers()).await?;
    server.stop()?;
    // A fresh process, so that nothing of the load is counted.
    let server = Child::start(None)?;
    let before = server.memory()?;
    let lines = load::idle(server.address, args.idle).await?;
    let after = server.memory()?;
    drop(lines);
    server.stop()?;
    Ok(Figures::new(args, &flat_out, &at_rate, &lobby, on_the_wire, before, after))
}
