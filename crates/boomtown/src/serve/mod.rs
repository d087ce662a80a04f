//! `boomtown serve`: starts the server.

mod configuration;
mod guarded;
mod oidc;
pub(crate) mod settings;
mod traces;
mod values;

use std::io::{self, IsTerminal as _};
use std::net::SocketAddr;
use std::sync::Arc;

use clap::Parser;
use listenfd::ListenFd;
use server::storage::Storage;
use server::storage::postgres::Postgres;
use server::storage::sqlite::Sqlite;
use server::{KEY_FILE, SecretKey, Server, TRACES, outlive_largest_file, raise_descriptors};
use tokio::net::TcpListener;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, Layer as _};

use self::settings::{GivenSettings, Settings};
use self::traces::Traces;
use crate::common::{CommandError, CommandResult, Outcome, data_folder, print};

/// Serve the games to browsers.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    settings: GivenSettings,

    /// Open the server's page in a browser.
    #[arg(long)]
    open: bool,
}

impl Args {
    /// The arguments of `boomtown` without a command: a browser opens, and settings come from the environment.
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

pub(crate) fn run(args: Args) -> CommandResult {
    let settings = args.settings.whole()?;
    let traces = settings.otlp_endpoint.as_deref().map(Traces::to).transpose()?;
    start_log(&settings, traces.as_ref());
    let runtime = tokio::runtime::Runtime::new().map_err(CommandError::new)?;
    let served = runtime.block_on(serve(settings, args.open));
    if let Some(traces) = traces {
        traces.end();
    }
    served
}

async fn serve(settings: Settings, open: bool) -> CommandResult {
    raise_descriptors();
    outlive_largest_file();
    let data = data_folder(settings.data.clone())?;
    let backups = settings.backups(&data)?;
    let tls = settings.tls(&data)?;
    let storage: Arc<dyn Storage> = match &settings.database {
        Some(address) => Arc::new(Postgres::open(address).await.map_err(CommandError::new)?),
        None => Arc::new(Sqlite::open(&data).await.map_err(|error| CommandError::file(&data, error))?),
    };
    let mut handed = ListenFd::from_env();
    let listener = listener(&mut handed, 0, settings.listen()).await?;
    let mut config = settings.config()?;
    let key = SecretKey::in_folder(&data).map_err(|error| CommandError::file(&data.join(KEY_FILE), error))?;
    config.notices.key = Some(key);
    config.backups = backups;
    config.tls = tls.map(Arc::new);
    if config.public_address.is_none() {
        let port = listener.local_addr().map_err(CommandError::new)?.port();
        config.public_address = settings.own_address(port);
    }
    let base_path = config.base_path.clone();
    let mut server = Server::new(config, storage, listener).await.map_err(CommandError::new)?;
    if let Some(address) = settings.monitor {
        server = server.monitored_at(bind(address).await?);
    }
    if let Some(address) = settings.redirect_http {
        server = server.redirecting(self::listener(&mut handed, 1, address).await?);
    }
    let address = server.address().map_err(CommandError::new)?;
    let scheme = if settings.has_tls() { "https" } else { "http" };
    let link = format!("{scheme}://{address}{base_path}/");
    let place = match &settings.database {
        Some(_) => format!("PostgreSQL; its message key is in {}", data.display()),
        None => data.display().to_string(),
    };
    print(format_args!("Boomtown is open at {link} (its data is in {place})\n"));
    if open && let Err(error) = open::that_detached(&link) {
        eprintln!("boomtown: cannot open a browser ({error}): go to {link}");
    }
    server.run(told_to_stop()).await.map_err(CommandError::new)?;
    Ok(Outcome::Good)
}

/// The socket with this number that systemd passed to the process (no client is refused during a restart), or else a new one at this
/// address.
async fn listener(
    handed: &mut ListenFd,
    number: usize,
    address: SocketAddr,
) -> Result<TcpListener, CommandError> {
    match handed.take_tcp_listener(number) {
        Ok(Some(handed)) => {
            handed.set_nonblocking(true).map_err(CommandError::new)?;
            TcpListener::from_std(handed).map_err(CommandError::new)
        }
        Ok(None) => bind(address).await,
        Err(error) => {
            Err(CommandError::new(format!("cannot use the socket passed by the service manager: {error}")))
        }
    }
}

async fn bind(address: SocketAddr) -> Result<TcpListener, CommandError> {
    let hint = |error: &io::Error| match error.kind() {
        io::ErrorKind::AddrInUse => {
            ": another program is using it; stop that program, or choose another port (--listen)"
        }
        io::ErrorKind::PermissionDenied => {
            ": ports below 1024 need privileges; choose another port (--listen)"
        }
        io::ErrorKind::AddrNotAvailable => ": this machine does not have that address",
        _ => "",
    };
    TcpListener::bind(address)
        .await
        .map_err(|error| CommandError::new(format!("cannot listen on {address}: {error}{}", hint(&error))))
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

fn start_log(settings: &Settings, traces: Option<&Traces>) {
    let mut filter = EnvFilter::try_from_env("BOOMTOWN_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    if settings.access_log == Some(true) {
        filter = filter.add_directive("access=info".parse().expect("this is a directive"));
    }
    // What is traced is not logged a second time.
    filter = filter.add_directive(format!("{TRACES}=off").parse().expect("this is a directive"));
    // Colours are for people at a terminal, not for files.
    let colours =
        std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|no| no.is_empty());
    let log = tracing_subscriber::fmt::layer().with_ansi(colours).with_writer(std::io::stderr);
    // A log line that cannot be written is dropped: reporting it on the same full disk would end the process.
    let log = log.log_internal_errors(false);
    let log = if settings.json_log == Some(true) { log.json().boxed() } else { log.boxed() };
    tracing_subscriber::registry().with(log.with_filter(filter)).with(traces.map(Traces::layer)).init();
}

/// Runs database work to its end on this thread.
pub(crate) fn blocking<T>(
    work: impl Future<Output = Result<T, server::storage::StorageError>>,
) -> Result<T, CommandError> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(CommandError::new)?;
    runtime.block_on(work).map_err(CommandError::new)
}
