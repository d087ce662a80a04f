//! The metrics of a server, in the Prometheus text format.

use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

use crate::figures::Figures;
use crate::notices::NoticeMetrics;
use crate::protocol::ErrorCode;
use crate::storage::StorageMetrics;

/// The labels of a rejected request: reason and transport.
type Refusal = [(&'static str, &'static str); 2];

/// The metrics of a server.
pub(crate) struct Metrics {
    registry: Registry,
    /// Decisions and undos that were committed.
    pub(crate) entries: Counter,
    /// Games started.
    pub(crate) games: Counter,
    /// Changes that could not be committed.
    pub(crate) not_kept: Counter,
    /// Changes that came too late because another server was first.
    pub(crate) raced: Counter,
    /// Requests rejected by rate limits and quotas.
    pub(crate) slowed: Counter,
    /// HTTP requests.
    pub(crate) requests: Counter,
    /// Messages received over sockets.
    pub(crate) messages: Counter,
    /// Rejected requests.
    refusals: Family<Refusal, Counter>,
    /// Time from a decision over a socket to its answer, in seconds.
    pub(crate) decisions: Histogram,
    /// Open connections, including sockets.
    pub(crate) connections: Gauge,
    /// Connections rejected or closed because there were too many.
    pub(crate) turned_away: Counter,
    /// Open sockets.
    pub(crate) sockets: Gauge,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Failures to obtain or load a certificate.
    pub(crate) certificate_failures: Counter,
    /// Expiry of the certificate, in seconds since 1970; 0 without one.
    pub(crate) certificate_expiry: Gauge,
    /// Backups made.
    pub(crate) backups: Counter,
    /// Backups that failed.
    pub(crate) backups_failed: Counter,
    /// Time of the last backup, in seconds since 1970; 0 if there is none.
    pub(crate) last_backup: Gauge,
    /// Seconds for which a backup has been overdue.
    pub(crate) backup_overdue: Gauge,
    /// The queue of the bots.
    pub(crate) thinking: BotPoolMetrics,
    /// The public ladder.
    pub(crate) ladder: LadderMetrics,
    /// Messages to people.
    pub(crate) notices: NoticeMetrics,
    /// Time from an HTTP request to its answer, in seconds.
    pub(crate) answers: Histogram,
    /// Metrics that are read from the database and the system.
    pub(crate) figures: Figures,
}

/// Metrics of the queue of the bots.
#[derive(Clone)]
pub(crate) struct BotPoolMetrics {
    /// Bot requests that wait for a thread.
    pub(crate) waiting: Gauge,
    /// Time that each bot request waited, in seconds.
    pub(crate) wait: Histogram,
}

impl BotPoolMetrics {
    fn register(registry: &mut Registry) -> BotPoolMetrics {
        let waiting = Gauge::default();
        registry.register("bots_waiting", "Bot requests waiting for a thread", waiting.clone());
        let wait = Histogram::new(exponential_buckets(0.001, 2.0, 16));
        registry.register("bots_wait_seconds", "Time bot requests waited for a thread", wait.clone());
        BotPoolMetrics { waiting, wait }
    }
}

/// Metrics of the public ladder.
#[derive(Clone)]
pub(crate) struct LadderMetrics {
    /// Finished games.
    pub(crate) games: Counter,
    /// Games lost because a bot did not answer.
    pub(crate) forfeits: Counter,
    /// Games in progress.
    pub(crate) playing: Gauge,
}

impl LadderMetrics {
    fn register(registry: &mut Registry) -> LadderMetrics {
        let (games, forfeits, playing) = (Counter::default(), Counter::default(), Gauge::default());
        registry.register("ladder_games", "Ladder games finished", games.clone());
        let lost = "Ladder games lost because a bot did not answer";
        registry.register("ladder_forfeits", lost, forfeits.clone());
        registry.register("ladder_playing", "Ladder games in progress", playing.clone());
        LadderMetrics { games, forfeits, playing }
    }
}

impl Metrics {
    /// Registers all metrics, including those of the storage.
    pub(crate) fn new(storage: &StorageMetrics) -> Metrics {
        let mut registry = Registry::with_prefix("boomtown");
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::<u64, AtomicU64>::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let entries = counter("entries", "Decisions and undos committed");
        let games = counter("games", "Games started");
        let not_kept = counter("not_kept", "Changes that could not be committed");
        let raced =
            counter("raced", "Changes that came too late because another server changed the table first");
        let slowed = counter("slowed", "Requests refused by rate limits and quotas");
        let requests = counter("requests", "HTTP requests");
        let messages = counter("messages", "Messages received over sockets");
        let turned_away = counter("turned_away", "Connections refused or closed because there were too many");
        let backups = counter("backups", "Backups made");
        let backups_failed = counter("backups_failed", "Backups that failed");
        let certificate_failures =
            counter("certificate_failures", "Failures to obtain or load a certificate");
        let refusals = Family::default();
        registry.register("refusals", "Refused requests by reason and transport", refusals.clone());
        let decisions = Histogram::new(exponential_buckets(0.000_25, 2.0, 16));
        registry.register("decision_seconds", "Time from a decision to its answer", decisions.clone());
        let connections = Gauge::default();
        registry.register("connections", "Open connections, including sockets", connections.clone());
        let build = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "Version of the server", build);
        register_storage(&mut registry, storage);
        let sockets = Gauge::default();
        registry.register("sockets", "Open sockets", sockets.clone());
        let tables = Gauge::default();
        registry.register("tables", "Tables in memory", tables.clone());
        let certificate_expiry = Gauge::default();
        let until = "Expiry of the certificate, in seconds since 1970";
        registry.register("certificate_expiry_timestamp_seconds", until, certificate_expiry.clone());
        let last_backup = Gauge::default();
        let when = "Time of the last backup, in seconds since 1970";
        registry.register("last_backup_timestamp_seconds", when, last_backup.clone());
        let backup_overdue = Gauge::default();
        registry.register(
            "backup_overdue_seconds",
            "Time for which a backup has been overdue",
            backup_overdue.clone(),
        );
        let thinking = BotPoolMetrics::register(&mut registry);
        let ladder = LadderMetrics::register(&mut registry);
        let notices = NoticeMetrics::register(&mut registry);
        let answers = Histogram::new(exponential_buckets(0.000_25, 2.0, 16));
        registry.register(
            "http_seconds",
            "Time from an HTTP request to the headers of its answer",
            answers.clone(),
        );
        let figures = Figures::register(&mut registry);
        Metrics {
            registry,
            entries,
            games,
            not_kept,
            raced,
            slowed,
            requests,
            messages,
            refusals,
            decisions,
            connections,
            turned_away,
            sockets,
            tables,
            certificate_failures,
            certificate_expiry,
            backups,
            backups_failed,
            last_backup,
            backup_overdue,
            thinking,
            ladder,
            notices,
            answers,
            figures,
        }
    }

    /// Counts a rejected request over `http` or a `socket`.
    pub(crate) fn refused(&self, reason: ErrorCode, over: &'static str) {
        self.refusals.get_or_create(&[("reason", reason.name()), ("over", over)]).inc();
    }

    /// All metrics as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a text can always be added to");
        text
    }
}

fn register_storage(registry: &mut Registry, figures: &StorageMetrics) {
    let StorageMetrics { commits, gathered, waiting, log_bytes } = figures.clone();
    registry.register("commit_seconds", "Time until a transaction was on disk", commits);
    registry.register("commit_writes", "Number of writes per transaction", gathered);
    registry.register("writes_waiting", "Writes waiting for their transaction", waiting);
    registry.register(
        "log_bytes",
        "Size of the write-ahead log of a database file; 0 with PostgreSQL",
        log_bytes,
    );
}
