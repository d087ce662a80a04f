//! `boomtown serve`: the server, and its backups.

pub(crate) mod settings;

use std::io::{self, IsTerminal as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Parser;
use listenfd::ListenFd;
use server::storage::sqlite::{self, Sqlite};
use server::{KEY_FILE, SecretKey, Server, raise_descriptors};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use self::settings::{GivenSettings, Settings};
use crate::common::{CommandError, CommandResult, Outcome, data_folder, print};

/// Serve the games to browsers.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    settings: GivenSettings,

    /// Open a browser there.
    #[arg(long)]
    open: bool,
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
    let settings = args.settings.whole()?;
    start_log(&settings);
    let runtime = tokio::runtime::Runtime::new().map_err(CommandError::new)?;
    runtime.block_on(serve(settings, args.open))
}

async fn serve(settings: Settings, open: bool) -> CommandResult {
    raise_descriptors();
    let data = data_folder(settings.data.clone())?;
    let storage = Sqlite::open(&data).await.map_err(|error| CommandError::file(&data, error))?;
    let listener = listener(settings.listen()).await?;
    let mut config = settings.config()?;
    let key = SecretKey::in_folder(&data).map_err(|error| CommandError::file(&data.join(KEY_FILE), error))?;
    config.notices.key = Some(key);
    let base_path = config.base_path.clone();
    let mut server = Server::new(config, Arc::new(storage), listener).await.map_err(CommandError::new)?;
    if let Some(address) = settings.monitor {
        server = server.monitored_at(bind(address).await?);
    }
    let address = server.address().map_err(CommandError::new)?;
    let link = format!("http://{address}{base_path}/");
    print(format_args!("Boomtown is open at {link} (its data is in {})\n", data.display()));
    if open && let Err(error) = open::that_detached(&link) {
        eprintln!("boomtown: no browser could be opened ({error}): go to {link}");
    }
    server.run(told_to_stop()).await.map_err(CommandError::new)?;
    Ok(Outcome::Good)
}

/// The socket that the system hands over to whoever it starts, so that no client is refused while the server is started again; else one
/// at this address.
async fn listener(address: SocketAddr) -> Result<TcpListener, CommandError> {
    match ListenFd::from_env().take_tcp_listener(0) {
        Ok(Some(handed)) => {
            handed.set_nonblocking(true).map_err(CommandError::new)?;
            TcpListener::from_std(handed).map_err(CommandError::new)
        }
        Ok(None) => bind(address).await,
        Err(error) => {
            Err(CommandError::new(format!("the socket that the system hands over is none: {error}")))
        }
    }
}

async fn bind(address: SocketAddr) -> Result<TcpListener, CommandError> {
    let hint = |error: &io::Error| match error.kind() {
        io::ErrorKind::AddrInUse => {
            ": another program listens there; stop it, or choose another port (--listen)"
        }
        io::ErrorKind::PermissionDenied => ": ports below 1024 are for the system; choose another (--listen)",
        io::ErrorKind::AddrNotAvailable => ": this machine does not have that address",
        _ => "",
    };
    TcpListener::bind(address).await.map_err(|error| {
        CommandError::new(format!("{address} cannot be listened at: {error}{}", hint(&error)))
    })
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

fn start_log(settings: &Settings) {
    let mut filter = EnvFilter::try_from_env("BOOMTOWN_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    if settings.access_log == Some(true) {
        filter = filter.add_directive("access=info".parse().expect("this is a directive"));
    }
    // Colours are for people at a terminal, not for files.
    let colours =
        std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|no| no.is_empty());
    let log =
        tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colours).with_writer(std::io::stderr);
    // A log that cannot be written is lost, and nothing else with it: complaining about it on the same full disk would be fatal.
    let log = log.log_internal_errors(false);
    if settings.json_log == Some(true) { log.json().init() } else { log.init() }
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

/// Does something with the database of a server.
pub(crate) fn blocking<T>(
    work: impl Future<Output = Result<T, server::storage::StorageError>>,
) -> Result<T, CommandError> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(CommandError::new)?;
    runtime.block_on(work).map_err(CommandError::new)
}
