//! A server from its first connection to its last.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{StreamExt as _, stream};
use tokio::net::TcpListener;
use tokio::time::{interval, sleep, timeout};

use crate::config::Config;
use crate::hall::{COARSE, Open, forget_everywhere, is_full};
use crate::house::House;
use crate::http;
use crate::storage::{Kept, Storage, StorageError};
use crate::sweeping::sweep;

/// How often tables that nobody needs are looked for.
const SWEEP: Duration = Duration::from_secs(20);
/// How many bots may wait while further tables are taken up at the start, and how long is waited otherwise.
const TAKEN_UP: usize = 4;
const BREATH: Duration = Duration::from_millis(20);
/// How many tables are looked at together.
const PAGE: u32 = 100;
/// How many tables are kept at once when the server goes down.
const AT_ONCE: usize = 256;
/// How long clients may take to hang up when the server goes down.
const GRACE: Duration = Duration::from_secs(5);

/// A server that is ready to take connections.
pub struct Server {
    house: Arc<House>,
    listener: TcpListener,
}

impl Server {
    /// Prepares a server on this storage.
    pub async fn new(
        config: Config,
        storage: Arc<dyn Storage>,
        listener: TcpListener,
    ) -> Result<Server, StorageError> {
        Ok(Server { house: House::open(config, storage).await?, listener })
    }

    /// Where it listens.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` resolves; then everybody is told, all is committed, and the storage is closed.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Server { house, listener } = self;
        let storage = Arc::clone(&house.storage);
        let waking = tokio::spawn(go_on(Arc::clone(&house)));
        let sweeper = tokio::spawn(empty_rooms(Arc::clone(&house)));
        let sweeping = tokio::spawn(sweep(Arc::clone(&house)));
        let watch = tokio::spawn(watch(Arc::clone(&house)));
        let closer = Arc::clone(&house);
        let stopped = async move {
            stop.await;
            tracing::info!("going down");
            closer.close();
        };
        let server = Arc::clone(&house);
        let mut serving = tokio::spawn(async move { http::serve(&server, listener, stopped).await });
        house.closed().await;
        if timeout(GRACE, &mut serving).await.is_err() {
            tracing::warn!("some clients did not hang up");
            serving.abort();
        }
        sweeper.abort();
        sweeping.abort();
        watch.abort();
        // Whoever still reads would hold the database open beyond its end.
        if let Err(error) = waking.await {
            tracing::error!(%error, "taking up the tables that wait for a bot ended badly");
        }
        keep_all(&house).await;
        keep_last_seen(&house).await;
        storage.close().await;
        Ok(())
    }
}

/// Takes up what was under way: those who leave for good, the tables that were left full before their game began, and those that wait
/// for a bot, so that they go on by themselves.
async fn go_on(house: Arc<House>) {
    match house.storage.leaving().await {
        Ok(leaving) => {
            for me in leaving {
                forget_everywhere(Arc::clone(&house), me).await;
            }
        }
        Err(error) => tracing::error!(%error, "those who leave for good are not known"),
    }
    if let Err(error) = begin_full(&house).await {
        tracing::error!(%error, "the tables whose game has not begun are not known");
    }
    let waiting = match house.storage.waiting_for_bots().await {
        Ok(waiting) => waiting,
        Err(error) => return tracing::error!(%error, "the tables that wait for a bot are not known"),
    };
    for id in waiting {
        // Whoever comes meanwhile is not to wait behind all of them.
        while house.thinkers.waiting() >= TAKEN_UP && !house.is_closing() {
            sleep(BREATH).await;
        }
        if house.is_closing() {
            return;
        }
        match Open::table(&house, &id).await {
            Ok(mut open) => open.wake_bots(),
            Err(no) => {
                tracing::error!(table = id, why = %no.why, "a table that waits for a bot cannot be opened");
            }
        }
    }
}

/// Begins the games of tables at which nobody is waited for any more: whoever enters such a room finds the game begun.
async fn begin_full(house: &Arc<House>) -> Result<(), StorageError> {
    let mut after = 0;
    loop {
        let page = house.storage.gathering(after, PAGE).await?;
        let Some(last) = page.last() else { return Ok(()) };
        after = last.number;
        for slice in page.iter().filter(|slice| is_full(&slice.doc)) {
            if house.is_closing() {
                return Ok(());
            }
            if let Err(no) = Open::table(house, &slice.id).await {
                tracing::error!(table = slice.id, why = %no.why, "a full table cannot be opened");
            }
        }
    }
}

/// Lets tables leave memory that nobody needs.
async fn empty_rooms(house: Arc<House>) {
    let every = SWEEP.min(house.config.idle.max(Duration::from_millis(50)));
    let mut ticks = interval(every);
    loop {
        ticks.tick().await;
        for mut live in house.hall.sweep(house.config.idle) {
            keep(&house, live.unkept()).await;
        }
        // A process that is killed leaves hardly a decision without a state that its replay can be held against.
        let unkept = house.hall.unkept();
        stream::iter(unkept).for_each_concurrent(AT_ONCE, |state| keep(&house, Some(state))).await;
        house.metrics.tables.set(house.hall.len() as i64);
    }
}

/// Keeps who is here and how late it is, again and again.
async fn watch(house: Arc<House>) {
    let mut ticks = interval(COARSE);
    loop {
        ticks.tick().await;
        keep_last_seen(&house).await;
    }
}

async fn keep_last_seen(house: &House) {
    if let Err(error) = house.keep_last_seen().await {
        tracing::error!(%error, "who was last here could not be kept");
    }
}

async fn keep(house: &House, state: Option<(i64, Kept)>) {
    if let Some((number, kept)) = state
        && let Err(error) = house.storage.keep_state(number, kept).await
    {
        tracing::error!(%error, "the state of a table could not be kept; its record is");
    }
}

/// Keeps the state of every table in memory: many at once, so that they share transactions.
async fn keep_all(house: &Arc<House>) {
    let each = |cell| async move {
        if let Ok(mut open) = Open::cell(house, cell).await {
            keep(house, open.unkept()).await;
        }
    };
    stream::iter(house.hall.all()).for_each_concurrent(AT_ONCE, each).await;
}
