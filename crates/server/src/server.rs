//! Starts a server, runs it and stops it.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use table::SaturatingAs;

use futures_util::{StreamExt as _, stream};
use tokio::net::TcpListener;
use tokio::time::{interval, sleep, timeout};

use crate::admin;
use crate::app_state::AppState;
use crate::backups::back_up;
use crate::cleanup::sweep;
use crate::config::Config;
use crate::figures::look_up;
use crate::http::{self, Monitoring};
use crate::ladder::play_ladder;
use crate::notices::work;
use crate::peers::{hear_news, keep_in_touch};
use crate::quotas::{keep_counts, save_counts};
use crate::storage::{Storage, StorageError};
use crate::tables::{COARSE, TableGuard, UnsavedState, forget_everywhere, is_full, watch_clocks};

/// How often unused tables are unloaded.
const SWEEP: Duration = Duration::from_secs(20);
/// How many bots may wait while more tables are resumed at startup, and the delay otherwise.
const TAKEN_UP: usize = 4;
const BREATH: Duration = Duration::from_millis(20);
/// How many tables are fetched at a time.
const PAGE: u32 = 100;
/// How many tables are stored in parallel at shutdown.
const AT_ONCE: usize = 256;
/// How long clients may take to disconnect at shutdown.
const GRACE: Duration = Duration::from_secs(5);

/// A server that is ready to accept connections.
pub struct Server {
    app: Arc<AppState>,
    listener: TcpListener,
    monitor: Option<TcpListener>,
    plain: Option<TcpListener>,
}

impl Server {
    /// Prepares a server with this storage.
    ///
    /// # Errors
    /// If the storage cannot be read.
    pub async fn new(
        config: Config,
        storage: Arc<dyn Storage>,
        listener: TcpListener,
    ) -> Result<Server, StorageError> {
        Ok(Server { app: AppState::open(config, storage).await?, listener, monitor: None, plain: None })
    }

    /// Serves `/health` and `/metrics` here, and no longer with the games.
    #[must_use]
    pub fn monitored_at(self, listener: TcpListener) -> Server {
        Server { monitor: Some(listener), ..self }
    }

    /// Redirects connections without TLS from here.
    #[must_use]
    pub fn redirecting(self, plain: TcpListener) -> Server {
        Server { plain: Some(plain), ..self }
    }

    /// The address it listens on.
    ///
    /// # Errors
    /// If the socket has none.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` resolves; then everybody is notified, everything is committed, and the storage is closed.
    ///
    /// # Errors
    /// If connections cannot be accepted.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Server { app, listener, monitor, plain } = self;
        let storage = Arc::clone(&app.storage);
        let waking = tokio::spawn(resume_tables(Arc::clone(&app)));
        let sweeper = tokio::spawn(evict_idle_tables(Arc::clone(&app)));
        let sweeping = tokio::spawn(sweep(Arc::clone(&app)));
        let watch = tokio::spawn(watch(Arc::clone(&app)));
        let telling = tokio::spawn(work(Arc::clone(&app)));
        let clocks = tokio::spawn(watch_clocks(Arc::clone(&app)));
        let peers = tokio::spawn(keep_in_touch(Arc::clone(&app)));
        let counting = tokio::spawn(keep_counts(Arc::clone(&app)));
        let news = tokio::spawn(hear_news(Arc::clone(&app)));
        let vouching = tokio::spawn(crate::oidc::watch(Arc::clone(&app)));
        let operating = tokio::spawn(admin::follow(Arc::clone(&app)));
        let figures = tokio::spawn(look_up(Arc::clone(&app)));
        let copying = tokio::spawn(back_up(Arc::clone(&app)));
        let certificate = tokio::spawn(keep_certificate(Arc::clone(&app)));
        let ladder = tokio::spawn(play_ladder(Arc::clone(&app)));
        let closer = Arc::clone(&app);
        let stopped = async move {
            stop.await;
            tracing::info!("going down");
            closer.close();
        };
        let monitoring = if monitor.is_some() { Monitoring::Elsewhere } else { Monitoring::Here };
        let monitor = monitor.map(|listener| tokio::spawn(http::monitor(Arc::clone(&app), listener)));
        let server = Arc::clone(&app);
        let mut serving =
            tokio::spawn(async move { http::serve(&server, monitoring, listener, plain, stopped).await });
        app.closed().await;
        if timeout(GRACE, &mut serving).await.is_err() {
            tracing::warn!("some clients did not disconnect in time");
            serving.abort();
        }
        sweeper.abort();
        sweeping.abort();
        watch.abort();
        clocks.abort();
        peers.abort();
        news.abort();
        vouching.abort();
        operating.abort();
        figures.abort();
        certificate.abort();
        ladder.abort();
        if let Some(monitor) = monitor {
            monitor.abort();
        }
        // What is under way there is sent again at the next start, and nobody can tell.
        if let Err(error) = telling.await {
            tracing::error!(%error, "the task that sends messages failed");
        }
        if let Err(error) = counting.await {
            tracing::error!(%error, "the task that stores quotas of addresses failed");
        }
        if let Err(error) = copying.await {
            tracing::error!(%error, "the task that makes backups failed");
        }
        // Whoever still reads would hold the database open beyond its end.
        if let Err(error) = waking.await {
            tracing::error!(%error, "the task that resumes tables waiting for a bot failed");
        }
        save_all(&app).await;
        save_last_seen(&app).await;
        save_counts(&app).await;
        storage.close().await;
        Ok(())
    }
}

/// Resumes what was in progress: deletions of people, tables that were full before their game began, and those that wait for a bot.
async fn resume_tables(app: Arc<AppState>) {
    match app.storage.leaving().await {
        Ok(leaving) => {
            for me in leaving {
                forget_everywhere(Arc::clone(&app), me).await;
            }
        }
        Err(error) => tracing::error!(%error, "cannot read which people are being deleted"),
    }
    if let Err(error) = begin_full(&app).await {
        tracing::error!(%error, "cannot read which full tables have not begun");
    }
    let waiting = match app.storage.waiting_for_bots().await {
        Ok(waiting) => waiting,
        Err(error) => return tracing::error!(%error, "cannot read which tables wait for a bot"),
    };
    for id in waiting {
        // Whoever comes meanwhile is not to wait behind all of them.
        while app.bot_pool.waiting() >= TAKEN_UP && !app.is_closing() {
            sleep(BREATH).await;
        }
        if app.is_closing() {
            return;
        }
        match TableGuard::open(&app, &id).await {
            Ok(mut guard) => guard.wake_bots(),
            Err(error) => {
                tracing::error!(table = id, why = %error.why, "cannot load a table that waits for a bot");
            }
        }
    }
}

/// Begins the games of tables that wait for nobody any more.
async fn begin_full(app: &Arc<AppState>) -> Result<(), StorageError> {
    let mut after = 0;
    loop {
        let page = app.storage.gathering(after, PAGE).await?;
        let Some(last) = page.last() else { return Ok(()) };
        after = last.number;
        for slice in page.iter().filter(|slice| is_full(&slice.doc)) {
            if app.is_closing() {
                return Ok(());
            }
            if let Err(error) = TableGuard::open(app, &slice.id).await {
                tracing::error!(table = slice.id, why = %error.why, "cannot load a full table");
            }
        }
    }
}

/// Unloads unused tables from memory.
async fn evict_idle_tables(app: Arc<AppState>) {
    let every = SWEEP.min(app.config.idle.max(Duration::from_millis(50)));
    let mut ticks = interval(every);
    loop {
        ticks.tick().await;
        for table in app.tables.sweep(app.config.idle) {
            save_snapshot(&app, table.unsaved()).await;
        }
        // A process that is killed leaves hardly a decision without a state that its replay can be held against.
        let unsaved = app.tables.unsaved();
        stream::iter(unsaved).for_each_concurrent(AT_ONCE, |state| save_snapshot(&app, Some(state))).await;
        app.metrics.tables.set(app.tables.len().saturating_as::<i64>());
    }
}

/// Regularly stores who is connected and the uptime, and reloads the keys of cookies.
async fn watch(app: Arc<AppState>) {
    let mut ticks = interval(COARSE);
    loop {
        ticks.tick().await;
        save_last_seen(&app).await;
        if let Err(error) = app.renew_signing_keys().await {
            tracing::error!(%error, "cannot reload the cookie-signing keys");
        }
    }
}

/// Keeps the certificate current, if there is one.
async fn keep_certificate(app: Arc<AppState>) {
    if let Some(tls) = &app.config.tls {
        tls.keep_current(&app).await;
    }
}

async fn save_last_seen(app: &AppState) {
    if let Err(error) = app.save_last_seen().await {
        tracing::error!(%error, "cannot store who was last seen");
    }
}

async fn save_snapshot(app: &AppState, state: Option<UnsavedState>) {
    if let Some(state) = state
        && let Err(error) = state.save(app.storage.as_ref()).await
    {
        tracing::error!(%error, "cannot store a table's snapshot; its record is stored");
    }
}

/// Stores the state of every table in memory: many in parallel, so that they share transactions.
async fn save_all(app: &Arc<AppState>) {
    let each = |handle| async move {
        if let Ok(guard) = TableGuard::lock(app, handle).await {
            save_snapshot(app, guard.unsaved()).await;
        }
    };
    stream::iter(app.tables.all()).for_each_concurrent(AT_ONCE, each).await;
}
