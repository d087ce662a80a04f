//! `boomtown bench serve`: measures a server, which runs in its own process, with a load generator on the same machine.

mod busy;
mod child;
mod client;
mod cluster;
mod detail;
mod figures;
mod load;
mod player;
mod request;
mod scaling;
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

/// Measure the throughput, latency and memory of a server.
///
/// The server runs in its own process with a new database, and commits every move to disk before it is acknowledged. Each table has one
/// client that plays both seats: for throughput it moves as soon as the last move is acknowledged, for latency at the times that `--rate`
/// sets, including the time a move has to wait. With `--watchers`, more clients receive every move.
///
/// With `--servers` or `--database`, servers on `PostgreSQL` are measured: first one, then two and so on, with the tables spread over them.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Number of simultaneous games.
    #[arg(long, default_value_t = 256)]
    tables: usize,

    /// Seconds to measure each part.
    #[arg(long, default_value_t = 10)]
    seconds: u64,

    /// Moves per second when measuring latency.
    #[arg(long, default_value_t = 3000)]
    rate: u32,

    /// Number of clients that watch each table as browsers do.
    #[arg(long, default_value_t = 0)]
    watchers: usize,

    /// What clients receive; watching clients receive what browsers do.
    #[arg(long, value_enum, default_value = "bare")]
    detail: Detail,

    /// Measure servers on `PostgreSQL`, up to this many at the same time.
    #[arg(long, value_name = "NUMBER", value_parser = value_parser!(u16).range(1..=64))]
    servers: Option<u16>,

    /// `PostgreSQL` database to fill with games, as `postgres://USER:PASSWORD@HOST/NAME` [default: a temporary one].
    #[arg(long, value_name = "ADDRESS", value_parser = database_address)]
    database: Option<String>,

    /// Number of idle tables, each with a connected client, to open for measuring memory.
    #[arg(long, default_value_t = 10_000)]
    idle: usize,

    /// Print the results as one JSON object.
    #[arg(long)]
    json: bool,
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn run(args: Args) -> CommandResult {
    let runtime = tokio::runtime::Runtime::new().map_err(CommandError::new)?;
    let text = if args.servers.is_some() || args.database.is_some() {
        let figures = runtime.block_on(scaling::measure(&args, args.servers.unwrap_or(1).into()))?;
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
