//! `boomtown serve`: the server, and its backups.

use std::io::IsTerminal as _;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Parser;
use server::storage::sqlite::{self, Sqlite};
use server::{Config, Connections, Limits, Retention, Server, raise_descriptors, tidy_base_path};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::common::{CommandError, CommandResult, Outcome, data_folder, print, registry};

/// Serve the games to browsers.
#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch on the command line")]
pub(crate) struct Args {
    /// The folder for the database [default: that of the user].
    #[arg(long, env = "BOOMTOWN_DATA")]
    data: Option<PathBuf>,

    /// Where to listen: an address and a port; port 0 takes a free one.
    #[arg(long, env = "BOOMTOWN_LISTEN", default_value = "127.0.0.1:1858")]
    listen: SocketAddr,

    /// The path below which everything is served, such as /games.
    #[arg(long, env = "BOOMTOWN_BASE_PATH", default_value = "")]
    base_path: String,

    /// Trust what a reverse proxy in front says of who asks (X-Forwarded-For, -Proto, -Host, -Prefix); with several in a row, how many.
    #[arg(long, env = "BOOMTOWN_BEHIND_PROXY", value_name = "HOW MANY", num_args = 0..=1, require_equals = true,
        default_value = "0", default_missing_value = "1", hide_default_value = true, value_parser = proxies)]
    behind_proxy: usize,

    /// How many milliseconds a bot may think about a decision.
    #[arg(long, default_value_t = 1000)]
    think: u64,

    /// How many milliseconds a bot waits at least, so that people can follow.
    #[arg(long, default_value_t = 500)]
    pause: u64,

    /// After how many seconds a table that nobody looks at leaves memory.
    #[arg(long, default_value_t = 300)]
    idle: u64,

    /// How many connections may be open at most.
    #[arg(long, default_value_t = Connections::default().total)]
    connections: usize,

    /// How many of them may come from one address; behind a proxy this does not count.
    #[arg(long, default_value_t = Connections::default().of_one_address)]
    connections_per_address: usize,

    /// Let every client ask, and leave behind, as much as it likes.
    #[arg(long)]
    no_limits: bool,

    /// After how many hours without its host a table in the lobby is removed that still waits for players.
    #[arg(long, default_value_t = 24)]
    keep_gathering: u64,

    /// After how many days without its host a table is removed that waits for players by its link.
    #[arg(long, default_value_t = 7)]
    keep_invitations: u64,

    /// After how many days a record is removed that somebody brought.
    #[arg(long, default_value_t = 30)]
    keep_imports: u64,

    /// After how many days a table is removed where only bots play.
    #[arg(long, default_value_t = 30)]
    keep_bot_tables: u64,

    /// After how many days a guest without a game is forgotten.
    #[arg(long, default_value_t = 14)]
    keep_guests: u64,

    /// Write the log as JSON.
    #[arg(long)]
    json_log: bool,

    /// Write every request into the log: when, from where, what, and how it was answered.
    #[arg(long, env = "BOOMTOWN_ACCESS_LOG")]
    access_log: bool,

    /// Open a browser there.
    #[arg(long)]
    open: bool,
}

/// How many proxies; older set-ups say yes or no.
fn proxies(text: &str) -> Result<usize, CommandError> {
    match text.to_ascii_lowercase().as_str() {
        "true" | "yes" | "on" => Ok(1),
        "false" | "no" | "off" | "" => Ok(0),
        number => number.parse().map_err(|_| CommandError::new(format!("'{text}' is no number of proxies"))),
    }
}

impl Args {
    /// As it is without a command: a browser opens, and everything else is as the environment has it.
    pub(crate) fn at_home() -> Args {
        #[derive(Parser)]
        struct Alone {
            #[command(flatten)]
            args: Args,
        }
        let Alone { args } = Alone::parse_from(["boomtown"]);
        Args { open: true, ..args }
    }
}

/// Copy the database of a server, which may be running, into a new file.
#[derive(clap::Args)]
pub(crate) struct BackupArgs {
    /// The new file.
    file: PathBuf,

    /// The server's data folder [default: that of the user].
    #[arg(long, env = "BOOMTOWN_DATA")]
    data: Option<PathBuf>,
}

/// Put a backup in the place of a server's database. The server must not be running; what was there is kept beside it.
#[derive(clap::Args)]
pub(crate) struct RestoreArgs {
    /// The backup.
    file: PathBuf,

    /// The server's data folder [default: that of the user].
    #[arg(long, env = "BOOMTOWN_DATA")]
    data: Option<PathBuf>,
}

pub(crate) fn run(args: Args) -> CommandResult {
    start_log(&args);
    let runtime = tokio::runtime::Runtime::new().map_err(CommandError::new)?;
    runtime.block_on(serve(args))
}

async fn serve(args: Args) -> CommandResult {
    raise_descriptors();
    let data = data_folder(args.data.clone())?;
    let storage = Sqlite::open(&data).await.map_err(|error| CommandError::file(&data, error))?;
    let listener = TcpListener::bind(args.listen)
        .await
        .map_err(|error| CommandError::new(format!("{} cannot be listened at: {error}", args.listen)))?;
    let config = Config {
        games: registry(),
        base_path: tidy_base_path(&args.base_path),
        think: Duration::from_millis(args.think),
        pause: Duration::from_millis(args.pause),
        idle: Duration::from_secs(args.idle),
        limits: if args.no_limits { Limits::None } else { Limits::Usual },
        proxies: args.behind_proxy,
        connections: Connections { total: args.connections, of_one_address: args.connections_per_address },
        access_log: args.access_log,
        keeping: keeping(&args),
        ..Config::default()
    };
    let base_path = config.base_path.clone();
    let server = Server::new(config, Arc::new(storage), listener).await.map_err(CommandError::new)?;
    let address = server.address().map_err(CommandError::new)?;
    let link = format!("http://{address}{base_path}/");
    print(format_args!("Boomtown is open at {link} (its data is in {})\n", data.display()));
    if args.open
        && let Err(error) = open::that_detached(&link)
    {
        eprintln!("boomtown: no browser could be opened ({error}): go to {link}");
    }
    server.run(told_to_stop()).await.map_err(CommandError::new)?;
    Ok(Outcome::Good)
}

/// How long is kept what nobody will miss.
fn keeping(args: &Args) -> Retention {
    let hours = |hours: u64| Duration::from_secs(hours.saturating_mul(60 * 60));
    let days = |days: u64| hours(days.saturating_mul(24));
    Retention {
        gathering: hours(args.keep_gathering),
        invitations: days(args.keep_invitations),
        imports: days(args.keep_imports),
        bot_tables: days(args.keep_bot_tables),
        guests: days(args.keep_guests),
        ..Retention::default()
    }
}

/// Resolves when the system or the person at the keyboard wants the server to stop.
async fn told_to_stop() {
    let by_key = async { tokio::signal::ctrl_c().await.expect("the program can hear Ctrl-C") };
    #[cfg(unix)]
    let by_system = async {
        let kind = tokio::signal::unix::SignalKind::terminate();
        tokio::signal::unix::signal(kind).expect("the program can hear signals").recv().await;
    };
    #[cfg(not(unix))]
    let by_system = std::future::pending::<()>();
    tokio::select! {
        () = by_key => {}
        () = by_system => {}
    }
}

fn start_log(args: &Args) {
    let mut filter = EnvFilter::try_from_env("BOOMTOWN_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    if args.access_log {
        filter = filter.add_directive("access=info".parse().expect("this is a directive"));
    }
    // Colours are for people at a terminal, not for files.
    let colours =
        std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|no| no.is_empty());
    let log =
        tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colours).with_writer(std::io::stderr);
    if args.json_log { log.json().init() } else { log.init() }
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn backup(args: BackupArgs) -> CommandResult {
    let data = data_folder(args.data.clone())?;
    blocking(sqlite::backup(&data, &args.file))?;
    print(format_args!("The database is copied to {}.\n", args.file.display()));
    Ok(Outcome::Good)
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn restore(args: RestoreArgs) -> CommandResult {
    let data = data_folder(args.data.clone())?;
    blocking(sqlite::restore(&data, &args.file))?;
    print(format_args!("The database in {} is the one of {} now.\n", data.display(), args.file.display()));
    Ok(Outcome::Good)
}

fn blocking(
    work: impl Future<Output = Result<(), server::storage::StorageError>>,
) -> Result<(), CommandError> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(CommandError::new)?;
    runtime.block_on(work).map_err(CommandError::new)
}
