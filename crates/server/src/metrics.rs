//! Figures for those who run a server, in the form that Prometheus reads.

use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// Figures for those who run a server.
pub(crate) struct Metrics {
    registry: Registry,
    /// Decisions and undos that were committed.
    pub(crate) entries: Counter,
    /// Games that began.
    pub(crate) games: Counter,
    /// Changes that could not be kept.
    pub(crate) not_kept: Counter,
    /// Requests that were refused because a client asked too much.
    pub(crate) slowed: Counter,
    /// Requests over HTTP.
    pub(crate) requests: Counter,
    /// Messages that came over sockets.
    pub(crate) messages: Counter,
    /// Sockets that are open.
    pub(crate) sockets: Gauge,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Bots that think or wait for it.
    pub(crate) thinking: ThinkingFigures,
}

/// How long bots wait for their turn to think.
#[derive(Clone)]
pub(crate) struct ThinkingFigures {
    /// Questions that wait for a thread.
    pub(crate) waiting: Gauge,
    /// How long each question waited, in seconds.
    pub(crate) wait: Histogram,
}

impl ThinkingFigures {
    fn register(registry: &mut Registry) -> ThinkingFigures {
        let waiting = Gauge::default();
        registry.register("bots_waiting", "Bots that wait for their turn to think", waiting.clone());
        let wait = Histogram::new(exponential_buckets(0.001, 2.0, 16));
        registry.register("bots_wait_seconds", "How long bots waited for their turn to think", wait.clone());
        ThinkingFigures { waiting, wait }
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("boomtown");
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::<u64, AtomicU64>::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let entries = counter("entries", "Decisions and undos that were committed");
        let games = counter("games", "Games that began");
        let not_kept = counter("not_kept", "Changes that could not be kept");
        let slowed = counter("slowed", "Requests that were refused because a client asked too much");
        let requests = counter("requests", "Requests over HTTP");
        let messages = counter("messages", "Messages that came over sockets");
        let sockets = Gauge::default();
        registry.register("sockets", "Sockets that are open", sockets.clone());
        let tables = Gauge::default();
        registry.register("tables", "Tables in memory", tables.clone());
        let thinking = ThinkingFigures::register(&mut registry);
        Metrics { registry, entries, games, not_kept, slowed, requests, messages, sockets, tables, thinking }
    }
}

impl Metrics {
    /// All figures as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a text can always be added to");
        text
    }
}
