//! The state that all requests share.

use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::Arc;
use std::thread::available_parallelism;

use futures_util::{StreamExt as _, stream};
use tokio::sync::{Semaphore, watch};

use crate::admin::SiteSettings;
use crate::backups::BackupState;
use crate::bot_accounts::BotStreams;
use crate::bot_pool::BotPool;
pub(crate) use crate::clock::now;
use crate::config::Config;
use crate::error::ApiError;
use crate::health::Health;
use crate::ladder::Ladders;
use crate::metrics::Metrics;
use crate::notices::Notices;
use crate::oidc::Oidc;
use crate::peers::Peers;
use crate::people::{
    CachedPerson, Ceremonies, Identity, LoginSession, LoginSessions, Origin, PeopleCache, Signer,
};
use crate::protocol::Me;
use crate::quotas::{AddressCounts, BotPace, Guesses, ListedTables, recall_counts};
use crate::reviews::Reviews;
use crate::statistics::SiteStatistics;
use crate::storage::{Storage, StorageError};
use crate::tables::{LastSeen, ServerTime, TableGuard, TableRegistry};

/// How many imported records are replayed in parallel.
const IMPORTS_AT_ONCE: usize = 2;
/// How many records are replayed in parallel for export.
const RECORDS_AT_ONCE: usize = 2;
/// How many tables are asked in parallel to disconnect somebody.
const AT_ONCE: usize = 16;
/// How many requests for statistics are computed in parallel.
const STATISTICS_AT_ONCE: usize = 2;
/// How many parts of ladder exports are compressed in parallel.
const LADDER_PARTS_AT_ONCE: usize = 2;

/// The state that all requests share.
pub(crate) struct AppState {
    pub(crate) config: Config,
    pub(crate) storage: Arc<dyn Storage>,
    pub(crate) signer: Signer,
    pub(crate) sessions: LoginSessions,
    pub(crate) ceremonies: Ceremonies,
    pub(crate) guesses: Guesses,
    pub(crate) bot_pace: BotPace,
    pub(crate) bot_pool: BotPool,
    pub(crate) bot_streams: BotStreams,
    pub(crate) tables: TableRegistry,
    pub(crate) health: Health,
    pub(crate) backups: BackupState,
    pub(crate) site_settings: SiteSettings,
    pub(crate) metrics: Metrics,
    pub(crate) people: PeopleCache,
    /// The other servers on the same database.
    pub(crate) peers: Peers,
    pub(crate) addresses: AddressCounts,
    pub(crate) listed: ListedTables,
    pub(crate) reviews: Reviews,
    pub(crate) site_statistics: SiteStatistics,
    pub(crate) ladders: Ladders,
    /// Limits parallel computation of statistics.
    pub(crate) evaluating: Semaphore,
    /// Limits parallel compression of ladder exports.
    pub(crate) ladder_parts: Semaphore,
    pub(crate) notices: Notices,
    /// The identity provider, if there is one.
    pub(crate) oidc: Option<Oidc>,
    /// Limits parallel replay of imported records.
    pub(crate) importing: Semaphore,
    /// Limits parallel replay of exported records.
    pub(crate) handing_out: Semaphore,
    /// Becomes true when the server stops.
    closing: watch::Sender<bool>,
}

impl AppState {
    pub(crate) async fn open(
        config: Config,
        storage: Arc<dyn Storage>,
    ) -> Result<Arc<AppState>, StorageError> {
        let oidc = config.oidc.clone().map(Oidc::new);
        let metrics = Metrics::new(&storage.metrics());
        let site_settings = SiteSettings::load(storage.admin().as_ref()).await?;
        let notices = Notices::open(&config, storage.as_ref()).await?;
        let signer = Signer::new(&storage.signing_keys(now()).await?);
        let uptime = storage.uptime().await?;
        let starts = storage.begin_run(uptime, config.clock.now()).await?;
        let server_time = ServerTime::new(uptime, starts, config.clock.clone(), storage.holidays().await?);
        let seen = LastSeen::new(server_time, &config);
        let threads = available_parallelism().map_or(1, usize::from);
        let bot_pool = BotPool::start(config.games, threads, metrics.thinking.clone());
        let bot_pace = BotPace::new(config.quotas.bot_requests);
        let app = Arc::new(AppState {
            config,
            storage,
            signer,
            sessions: LoginSessions::default(),
            ceremonies: Ceremonies::default(),
            guesses: Guesses::default(),
            bot_pace,
            bot_pool,
            bot_streams: BotStreams::default(),
            tables: TableRegistry::new(seen),
            health: Health::default(),
            backups: BackupState::default(),
            site_settings,
            metrics,
            people: PeopleCache::default(),
            peers: Peers::default(),
            addresses: AddressCounts::default(),
            listed: ListedTables::default(),
            reviews: Reviews::default(),
            site_statistics: SiteStatistics::default(),
            ladders: Ladders::default(),
            evaluating: Semaphore::new(STATISTICS_AT_ONCE),
            ladder_parts: Semaphore::new(LADDER_PARTS_AT_ONCE),
            notices,
            oidc,
            importing: Semaphore::new(IMPORTS_AT_ONCE),
            handing_out: Semaphore::new(RECORDS_AT_ONCE),
            closing: watch::Sender::new(false),
        });
        recall_counts(&app).await?;
        Ok(app)
    }

    /// The server's time, in milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.config.clock.now()
    }

    /// The person with this id.
    pub(crate) async fn person(&self, id: &str) -> Result<Option<Me>, ApiError> {
        Ok(self.known(id).await?.and_then(|known| known.me()))
    }

    /// The cached person with this id, shared by all tables.
    pub(crate) async fn known(&self, id: &str) -> Result<Option<Arc<CachedPerson>>, ApiError> {
        loop {
            if let Some(known) = self.people.get(id) {
                return Ok(Some(known));
            }
            let forgotten = self.people.forgotten();
            let Some(me) = self.storage.person(id).await? else { return Ok(None) };
            if let Some(known) = self.people.meet(&me, forgotten) {
                return Ok(Some(known));
            }
        }
    }

    /// The current names of people, by id. Deleted people are not included.
    pub(crate) async fn names(&self, ids: BTreeSet<String>) -> Result<HashMap<String, String>, ApiError> {
        let (mut names, mut missing) = (HashMap::new(), Vec::new());
        for id in ids {
            match self.people.get(&id) {
                Some(known) => drop(names.insert(id, known.name())),
                None => missing.push(id),
            }
        }
        if !missing.is_empty() {
            let forgotten = self.people.forgotten();
            for me in self.storage.people(&missing).await? {
                if let Some(known) = self.people.meet(&me, forgotten) {
                    names.insert(me.id, known.name());
                }
            }
        }
        Ok(names)
    }

    /// Notes that somebody sent a request and is present. Returns whether they had been away for so long that a bot could have been
    /// proposed.
    pub(crate) fn saw(&self, who: &Identity) -> bool {
        if *who == Identity::Nobody {
            return false;
        }
        let seen = &self.tables.presence.seen;
        let key = who.key();
        let was_away = seen.note(&key);
        if let Some(at) = seen.unsaved(&key) {
            let (storage, uptime) = (Arc::clone(&self.storage), seen.uptime());
            // What is not kept now is kept a minute later.
            tokio::spawn(async move { storage.save_last_seen(vec![(key, at)], uptime).await });
        }
        was_away
    }

    /// Loads from the database when these people were last connected.
    pub(crate) async fn recall(&self, people: impl Iterator<Item = &str>) -> Result<(), ApiError> {
        let seen = &self.tables.presence.seen;
        for person in people.filter(|person| !seen.knows(person)) {
            if let Some(kept) = self.storage.last_seen(person).await? {
                seen.recall(person, kept);
            }
        }
        Ok(())
    }

    /// Stores the server's time and who is connected, in case the server crashes.
    pub(crate) async fn save_last_seen(&self) -> Result<(), StorageError> {
        let presence = &self.tables.presence;
        let here = presence.all();
        for key in &here {
            presence.seen.note(key);
        }
        let rows = here.into_iter().filter_map(|key| Some((presence.seen.unsaved(&key)?, key)));
        let rows = rows.map(|(at, key)| (key, at)).collect();
        self.storage.save_last_seen(rows, presence.seen.uptime()).await
    }

    /// Stores a new person.
    pub(crate) async fn save_person(&self, me: &Me) -> Result<(), ApiError> {
        Ok(self.storage.save_person(me).await?)
    }

    /// Renames a person, unless they have been deleted meanwhile.
    pub(crate) async fn rename_person(&self, me: &Me) -> Result<Arc<CachedPerson>, ApiError> {
        self.storage.rename_person(me).await?;
        loop {
            let forgotten = self.people.forgotten();
            if self.storage.person(&me.id).await?.is_none() {
                return Err(ApiError::nobody());
            }
            if let Some(known) = self.people.call(me, forgotten) {
                return Ok(known);
            }
        }
    }

    /// Stores from time to time that somebody is here, so that they are not removed as inactive.
    pub(crate) async fn note_seen(&self, id: &str) {
        let Some(known) = self.people.get(id) else { return };
        if known.was_seen(self.now())
            && let Err(error) = self.storage.note_seen(id, self.now()).await
        {
            tracing::warn!(%error, "cannot store that a person was seen");
        }
    }

    /// Stores from time to time a person's address, for as long as the settings say.
    pub(crate) async fn note_address(&self, id: &str, address: IpAddr) {
        if self.config.keeping.addresses.is_zero() {
            return;
        }
        let Some(known) = self.people.get(id) else { return };
        if known.came_from(address, self.now())
            && let Err(error) = self.storage.admin().came_from(id, &address.to_string(), self.now()).await
        {
            tracing::warn!(%error, "cannot store a person's address");
        }
    }

    /// Reloads the operators' settings, changed here or on another server, and disconnects everybody who is now banned: their
    /// sockets, streams, programs and bots.
    pub(crate) async fn settle(self: &Arc<AppState>) -> Result<(), StorageError> {
        self.site_settings.load_again(self.storage.admin().as_ref()).await?;
        let settled = self.site_settings.now();
        if settled.has_bans() {
            let is_out = |line: &Origin| settled.keeps_out(&line.who, line.address);
            self.notices.streams.let_go(is_out);
            self.bot_streams.let_go(is_out);
            let tables = stream::iter(self.tables.all());
            tables.for_each_concurrent(AT_ONCE, |table| TableGuard::show_out(self, table, &settled)).await;
        }
        Ok(())
    }

    /// Closes the stream and the sockets of a bot.
    pub(crate) async fn dismiss_bot(self: &Arc<AppState>, id: &str) {
        self.bot_streams.dismiss(id);
        for table in self.tables.presence.tables_of(id) {
            TableGuard::dismiss_sessions(self, &table, id).await;
        }
    }

    /// Stores from time to time that a device is in use.
    pub(crate) fn device_seen(&self, session: &LoginSession) {
        let Some(device) = session.device.clone() else { return };
        let now = self.now();
        if self.sessions.was_seen(&device, now) {
            let storage = Arc::clone(&self.storage);
            // What is not kept now is kept some minutes later.
            tokio::spawn(async move { storage.device_seen(&device, now).await });
        }
    }

    /// Reloads the keys that sign cookies, because a host may have created a new one.
    pub(crate) async fn renew_signing_keys(&self) -> Result<(), StorageError> {
        self.signer.renew(&self.storage.signing_keys(now()).await?);
        Ok(())
    }

    /// One person was merged into another: the old id is no longer known.
    pub(crate) fn was_joined(&self, id: &str, into: &str) {
        self.sessions.forget(id);
        self.people.forget(id);
        self.notices.streams.dismiss(id, true);
        self.notices.streams.dismiss(into, true);
        self.tables.presence.server_time().join(id, into);
    }

    /// Deletes a person who was last here before `seen` and has no game.
    pub(crate) async fn forget_guest(&self, id: &str, seen: u64) -> Result<(), ApiError> {
        self.storage.forget_guest(id, seen).await?;
        if self.storage.person(id).await?.is_none() {
            self.people.forget(id);
        }
        Ok(())
    }

    /// Marks a person as deleted.
    pub(crate) async fn begin_forgetting(&self, id: &str) -> Result<(), ApiError> {
        self.storage.begin_forgetting(id).await?;
        // What was settled about him is gone with him.
        self.site_settings.load_again(self.storage.admin().as_ref()).await?;
        self.people.forget(id);
        self.notices.streams.dismiss(id, true);
        self.bot_streams.dismiss(id);
        self.tables.presence.server_time().forget(id);
        Ok(())
    }

    /// Forgets a person whom another server has deleted.
    pub(crate) fn forget_elsewhere(&self, id: &str) {
        self.people.forget(id);
        self.notices.streams.dismiss(id, true);
        self.bot_streams.dismiss(id);
        self.tables.presence.server_time().forget(id);
    }

    /// Resolves when the server stops.
    pub(crate) async fn closed(&self) {
        // Without a sender the state is gone, and that is the same.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Whether the server is stopping.
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Signals that the server is stopping.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }
}
