//! Figures for those who run a server, in the form that Prometheus reads.

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

/// Why something was refused, and over what it came.
type Refusal = [(&'static str, &'static str); 2];

/// Figures for those who run a server.
pub(crate) struct Metrics {
    registry: Registry,
    /// Decisions and undos that were committed.
    pub(crate) entries: Counter,
    /// Games that began.
    pub(crate) games: Counter,
    /// Changes that could not be kept.
    pub(crate) not_kept: Counter,
    pub(crate) raced: Counter,
    /// Requests that were refused because a client asked too much.
    pub(crate) slowed: Counter,
    /// Requests over HTTP.
    pub(crate) requests: Counter,
    /// Messages that came over sockets.
    pub(crate) messages: Counter,
    /// Requests that were refused.
    refusals: Family<Refusal, Counter>,
    /// From a decision that came over a socket to its answer, in seconds.
    pub(crate) decisions: Histogram,
    /// Connections that are open, sockets among them.
    pub(crate) connections: Gauge,
    /// Connections that were refused or closed because there were too many.
    pub(crate) turned_away: Counter,
    /// Sockets that are open.
    pub(crate) sockets: Gauge,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Certificates that could not be fetched or taken up.
    pub(crate) certificate_failures: Counter,
    /// Until when the certificate is good, in seconds since 1970; 0 without one.
    pub(crate) certificate_expiry: Gauge,
    /// Backups that were made.
    pub(crate) backups: Counter,
    /// Backups that could not be made.
    pub(crate) backups_failed: Counter,
    /// When the last backup was made, in seconds since 1970; 0 if there is none.
    pub(crate) last_backup: Gauge,
    /// For how many seconds a backup has been due.
    pub(crate) backup_overdue: Gauge,
    /// Bots that think or wait for it.
    pub(crate) thinking: BotPoolMetrics,
    /// The public ladder.
    pub(crate) ladder: LadderMetrics,
    /// Messages to people.
    pub(crate) notices: NoticeMetrics,
    /// From a request over HTTP to its answer, in seconds.
    pub(crate) answers: Histogram,
    /// What somebody has to look up.
    pub(crate) figures: Figures,
}

/// How long bots wait for their turn to think.
#[derive(Clone)]
pub(crate) struct BotPoolMetrics {
    /// Questions that wait for a thread.
    pub(crate) waiting: Gauge,
    /// How long each question waited, in seconds.
    pub(crate) wait: Histogram,
}

impl BotPoolMetrics {
    fn register(registry: &mut Registry) -> BotPoolMetrics {
        let waiting = Gauge::default();
        registry.register("bots_waiting", "Bots that wait for their turn to think", waiting.clone());
        let wait = Histogram::new(exponential_buckets(0.001, 2.0, 16));
        registry.register("bots_wait_seconds", "How long bots waited for their turn to think", wait.clone());
        BotPoolMetrics { waiting, wait }
    }
}

/// What is played on the public ladder.
#[derive(Clone)]
pub(crate) struct LadderMetrics {
    /// Games that are over.
    pub(crate) games: Counter,
    /// Games that a bot lost without an answer.
    pub(crate) forfeits: Counter,
    /// Games that are played.
    pub(crate) playing: Gauge,
}

impl LadderMetrics {
    fn register(registry: &mut Registry) -> LadderMetrics {
        let (games, forfeits, playing) = (Counter::default(), Counter::default(), Gauge::default());
        registry.register("ladder_games", "Games of the ladder that are over", games.clone());
        let lost = "Games of the ladder that a bot lost without an answer";
        registry.register("ladder_forfeits", lost, forfeits.clone());
        registry.register("ladder_playing", "Games of the ladder that are played", playing.clone());
        LadderMetrics { games, forfeits, playing }
    }
}

impl Metrics {
    /// All figures of a server, with those of its storage.
    pub(crate) fn new(storage: &StorageMetrics) -> Metrics {
        let mut registry = Registry::with_prefix("boomtown");
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::<u64, AtomicU64>::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let entries = counter("entries", "Decisions and undos that were committed");
        let games = counter("games", "Games that began");
        let not_kept = counter("not_kept", "Changes that could not be kept");
        let raced = counter("raced", "Changes of tables that another server had changed first");
        let slowed = counter("slowed", "Requests that were refused because a client asked too much");
        let requests = counter("requests", "Requests over HTTP");
        let messages = counter("messages", "Messages that came over sockets");
        let turned_away = counter("turned_away", "Connections refused or closed because there were too many");
        let backups = counter("backups", "Backups that were made");
        let backups_failed = counter("backups_failed", "Backups that could not be made");
        let certificate_failures =
            counter("certificate_failures", "Certificates that could not be fetched or taken up");
        let refusals = Family::default();
        registry.register("refusals", "Requests that were refused, by reason", refusals.clone());
        let decisions = Histogram::new(exponential_buckets(0.000_25, 2.0, 16));
        registry.register("decision_seconds", "From a decision to its answer", decisions.clone());
        let connections = Gauge::default();
        registry.register(
            "connections",
            "Connections that are open, sockets among them",
            connections.clone(),
        );
        let build = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "The program that runs", build);
        register_storage(&mut registry, storage);
        let sockets = Gauge::default();
        registry.register("sockets", "Sockets that are open", sockets.clone());
        let tables = Gauge::default();
        registry.register("tables", "Tables in memory", tables.clone());
        let certificate_expiry = Gauge::default();
        let until = "Until when the certificate is good, in seconds since 1970";
        registry.register("certificate_expiry_timestamp_seconds", until, certificate_expiry.clone());
        let last_backup = Gauge::default();
        let when = "When the last backup was made, in seconds since 1970";
        registry.register("last_backup_timestamp_seconds", when, last_backup.clone());
        let backup_overdue = Gauge::default();
        registry.register(
            "backup_overdue_seconds",
            "For how long a backup has been due",
            backup_overdue.clone(),
        );
        let thinking = BotPoolMetrics::register(&mut registry);
        let ladder = LadderMetrics::register(&mut registry);
        let notices = NoticeMetrics::register(&mut registry);
        let answers = Histogram::new(exponential_buckets(0.000_25, 2.0, 16));
        registry.register(
            "http_seconds",
            "From a request over HTTP to the head of its answer",
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

    /// Something was refused that came over `http` or a `socket`.
    pub(crate) fn refused(&self, reason: ErrorCode, over: &'static str) {
        self.refusals.get_or_create(&[("reason", reason.name()), ("over", over)]).inc();
    }

    /// All figures as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a text can always be added to");
        text
    }
}

fn register_storage(registry: &mut Registry, figures: &StorageMetrics) {
    let StorageMetrics { commits, gathered, waiting, log_bytes } = figures.clone();
    registry.register("commit_seconds", "How long transactions took until they were safe", commits);
    registry.register("commit_writes", "How many writes shared each transaction", gathered);
    registry.register("writes_waiting", "Writes that wait for their transaction", waiting);
    registry.register(
        "log_bytes",
        "The write-ahead log of a database in a file; PostgreSQL looks after its own",
        log_bytes,
    );
}
