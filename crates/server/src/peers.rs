//! Cooperation with other servers on the same database: applies what they changed, and reports who is connected here. Correctness
//! does not depend on it, because every change names the version it follows. A server with its own database does nothing here.

mod streaming;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::{StreamExt as _, stream};
use table::SaturatingAs;
use tokio::time::{MissedTickBehavior, interval};

use self::streaming::{Followed, look_for_news, tell_streams};
use crate::app_state::AppState;
use crate::clock::agree;
use crate::error::ApiError;
use crate::people::Origin;
use crate::storage::{ClusterState, News, StorageError};
use crate::tables::{BOT, Present, TableGuard, TableHandle, forget_everywhere, show_person};

/// How often a server reports that it is alive and checks for changes, in case a notification was lost.
const EVERY: Duration = Duration::from_secs(1);
/// How often, in beats, to look for tables whose bots no server runs; how often people are compared; how often to look for
/// deletions whose server is gone.
const ABANDONED_EVERY: u64 = 3;
const PEOPLE_EVERY: u64 = 15;
const LEAVING_EVERY: u64 = 60;
/// How many tables are reloaded in parallel, and how many are compared in one query.
const AT_ONCE: usize = 16;
const PAGE: usize = 2_000;
/// How many tables without a server are taken over at a time.
const TAKEN_ON: u32 = 50;
/// How long a server holds the lease of a deletion.
const LEASE: Duration = Duration::from_secs(120);
/// Stands for an unknown number of others.
const UNKNOWN: usize = usize::MAX;

/// The other servers on the same database.
pub(crate) struct Peers {
    /// How many of them are alive.
    others: AtomicUsize,
    /// The tables of people with an event stream here.
    followed: Followed,
}

impl Default for Peers {
    fn default() -> Peers {
        Peers { others: AtomicUsize::new(UNKNOWN), followed: Followed::default() }
    }
}

impl Peers {
    /// Whether no other server is known.
    fn is_none(&self) -> bool {
        self.others.load(Ordering::Relaxed) == 0
    }
}

impl AppState {
    /// Whether this server may do some work now: it leases it for this long, unless another one has. If that cannot be determined,
    /// the work is not done now.
    pub(crate) async fn claims(&self, kind: &'static str, key: &str, long: Duration) -> bool {
        if self.peers.is_none() {
            return true;
        }
        self.storage.claim(kind, key, long).await.unwrap_or_else(|error| {
            tracing::warn!(%error, kind, "cannot lease background work; trying again later");
            false
        })
    }
}

/// Reports regularly that this server is alive, and applies what others have changed, until the server stops.
pub(crate) async fn keep_in_touch(app: Arc<AppState>) {
    let mut ticks = interval(EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut told: Option<Present> = None;
    for beat in 0_u64.. {
        ticks.tick().await;
        let present = app.tables.presence.present();
        let text = (told.as_ref() != Some(&present))
            .then(|| serde_json::to_string(&present).expect("keys are text"));
        match app.storage.beat(text).await {
            // One server has the storage to itself.
            Ok(None) => return app.peers.others.store(0, Ordering::Relaxed),
            Ok(Some(cluster)) => {
                told = Some(present);
                take_up(&app, cluster).await;
                if let Err(error) = look_around(&app, beat).await {
                    tracing::warn!(why = %error.why, "cannot apply all changes of other servers; trying again");
                }
            }
            Err(error) => {
                tracing::warn!(%error, "cannot report to other servers that this one is alive; trying again");
            }
        }
    }
}

async fn take_up(app: &Arc<AppState>, cluster: ClusterState) {
    let ClusterState { uptime, starts, wall, others, elsewhere } = cluster;
    agree(wall);
    app.tables.presence.server_time().agree(uptime, starts);
    app.peers.others.store(others, Ordering::Relaxed);
    app.metrics.figures.other_servers.set(others.saturating_as::<i64>());
    let Some(elsewhere) = elsewhere else { return };
    let servers: Vec<Present> =
        elsewhere.iter().map(|present| serde_json::from_str(present).unwrap_or_default()).collect();
    for table in app.tables.presence.told_elsewhere(&servers) {
        TableGuard::broadcast_people(app, &table).await;
    }
}

/// Checks for changes whether or not there was a notification.
async fn look_around(app: &Arc<AppState>, beat: u64) -> Result<(), ApiError> {
    if !app.peers.is_none() {
        compare(app, app.tables.versions()).await?;
        look_for_news(app, beat).await?;
        if beat.is_multiple_of(PEOPLE_EVERY) {
            compare_people(app).await?;
        }
    }
    if beat.is_multiple_of(ABANDONED_EVERY) {
        for id in app.storage.abandoned(BOT, TAKEN_ON).await? {
            if let Ok(mut guard) = TableGuard::open(app, &id).await {
                guard.wake_bots();
            }
        }
    }
    if beat.is_multiple_of(LEAVING_EVERY) && beat > 0 {
        for me in app.storage.leaving().await? {
            if app.claims("leaving", &me.id, LEASE).await {
                forget_everywhere(Arc::clone(app), me).await;
            }
        }
    }
    Ok(())
}

/// Reloads the tables that others have changed.
async fn compare(app: &Arc<AppState>, tables: Vec<(i64, u64, TableHandle)>) -> Result<(), StorageError> {
    let handles: HashMap<i64, TableHandle> =
        tables.iter().map(|(number, _, handle)| (*number, Arc::clone(handle))).collect();
    let known: Vec<(i64, u64)> = tables.into_iter().map(|(number, version, _)| (number, version)).collect();
    for page in known.chunks(PAGE) {
        let outdated = app.storage.outdated(page).await?;
        let read_again = outdated.iter().filter_map(|number| handles.get(number)).cloned();
        stream::iter(read_again.collect::<Vec<_>>())
            .for_each_concurrent(AT_ONCE, |handle| async move {
                if let Err(error) = TableGuard::refresh(app, handle).await {
                    tracing::warn!(why = %error.why, "cannot reload a table that another server changed; trying again");
                }
            })
            .await;
    }
    Ok(())
}

/// Applies what other servers announce, as soon as they do.
pub(crate) async fn hear_news(app: Arc<AppState>) {
    loop {
        let News { tables, people, more } = app.storage.news().await;
        let mut known = app.tables.versions();
        if !more {
            known.retain(|(number, ..)| tables.contains(number));
        }
        let heard: Vec<i64> =
            tables.into_iter().filter(|number| !known.iter().any(|(known, ..)| known == number)).collect();
        if let Err(error) = compare(&app, known).await {
            tracing::warn!(%error, "cannot read yet which tables other servers changed");
        }
        if let Err(error) = tell_streams(&app, heard).await {
            tracing::warn!(why = %error.why, "cannot send some people changes at their tables");
        }
        for person in people {
            if let Err(error) = look_at(&app, &person).await {
                tracing::warn!(why = %error.why, "cannot read yet what another server changed about a person");
            }
        }
    }
}

/// A person was changed by another server: name, devices, holidays, or deletion.
async fn look_at(app: &Arc<AppState>, id: &str) -> Result<(), ApiError> {
    app.sessions.forget(id);
    let Some(me) = app.storage.person(id).await? else {
        app.forget_elsewhere(id);
        for table in app.tables.presence.tables_of(id) {
            TableGuard::dismiss_sessions(app, &table, id).await;
        }
        return Ok(());
    };
    if let Some(known) = app.people.get(id)
        && known.name() != me.name
        && let Some(known) = app.people.call(&me, app.people.forgotten())
    {
        show_person(app, known);
    }
    let holidays = app.storage.holidays().await?.into_iter().filter(|row| row.person == id);
    let spans = holidays.map(|row| (row.begins, row.ends)).collect();
    app.tables.presence.server_time().set_holidays(id, spans);
    if app.bot_streams.has(id) {
        let token = app.storage.bot(id).await?.and_then(|row| row.token);
        if app.bot_streams.is_of_an_old_token(id, token.as_deref()) {
            app.dismiss_bot(id).await;
        }
    }
    let devices: Vec<String> = app.storage.devices(id).await?.into_iter().map(|device| device.id).collect();
    let is_signed_out = |line: &Origin| {
        line.who.is_person(id) && line.device.as_ref().is_some_and(|device| !devices.contains(device))
    };
    app.notices.streams.let_go(is_signed_out);
    for table in app.tables.presence.tables_of(id) {
        TableGuard::keep_devices(app, &table, id, &devices).await;
    }
    Ok(())
}

/// Checks all people in memory for changes by other servers that were not announced.
async fn compare_people(app: &Arc<AppState>) -> Result<(), ApiError> {
    let known = app.people.names();
    let ids: Vec<String> = known.keys().cloned().collect();
    for page in ids.chunks(PAGE) {
        let stored: HashMap<String, String> =
            app.storage.people(page).await?.into_iter().map(|me| (me.id, me.name)).collect();
        for id in page.iter().filter(|id| known.get(*id) != stored.get(*id)) {
            look_at(app, id).await?;
        }
    }
    Ok(())
}
