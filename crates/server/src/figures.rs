//! Figures that somebody has to look up, for those who run a server.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;
use table::SaturatingAs;
use tokio::time::interval;

use crate::app_state::AppState;
use crate::process::taken;

/// How often the database is asked.
const EVERY: Duration = Duration::from_secs(15);

/// Figures that somebody has to look up.
pub(crate) struct Figures {
    /// What the database takes, in bytes.
    database_bytes: Gauge,
    /// Whether something could be kept when that was last tried.
    database_reachable: Gauge,
    /// Messages that wait to be sent.
    notices_waiting: Gauge,
    /// Other servers that share the database.
    pub(crate) other_servers: Gauge,
    /// Whether a newer server shares the database.
    outdated: Gauge,
    memory: Gauge,
    files: Gauge,
    processor: Counter<f64, AtomicU64>,
}

impl Figures {
    pub(crate) fn register(registry: &mut Registry) -> Figures {
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let began =
            gauge("process_start_time_seconds", "When this server was started, in seconds since 1970");
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        began.set(since.as_secs().saturating_as::<i64>());
        let figures = Figures {
            database_bytes: gauge("database_bytes", "What the database takes"),
            database_reachable: gauge("database_reachable", "Whether something could be kept lately"),
            notices_waiting: gauge("notices_waiting", "Messages to people that wait to be sent"),
            other_servers: gauge("other_servers", "Other servers that share the database and are alive"),
            outdated: gauge(
                "outdated",
                "Whether a newer server shares the database, and this one is to be updated",
            ),
            memory: gauge("process_resident_memory_bytes", "The memory of this process"),
            files: gauge("process_open_files", "Files and connections that this process has open"),
            processor: Counter::default(),
        };
        // Until something is known to be wrong, nothing is.
        figures.database_reachable.set(1);
        registry.register(
            "process_cpu_seconds",
            "The time of processors that this process has used",
            figures.processor.clone(),
        );
        figures
    }

    /// Looks up what this process takes.
    pub(crate) fn look_at_process(&self) {
        let Some(taken) = taken() else { return };
        self.memory.set(taken.memory);
        self.files.set(taken.files);
        self.processor.inc_by((taken.processor - self.processor.get()).max(0.0));
    }
}

/// Asks the database again and again how much there is, until the server goes down.
pub(crate) async fn look_up(app: Arc<AppState>) {
    let mut ticks = interval(EVERY);
    while !app.is_closing() {
        ticks.tick().await;
        let figures = &app.metrics.figures;
        figures.database_reachable.set(i64::from(app.health.ask(app.storage.as_ref()).await.is_ok()));
        figures.outdated.set(i64::from(!app.storage.remarks().is_empty()));
        match app.storage.admin().sizes().await {
            Ok((bytes, waiting)) => {
                figures.database_bytes.set(bytes.saturating_as::<i64>());
                figures.notices_waiting.set(waiting.saturating_as::<i64>());
            }
            Err(error) => tracing::warn!(%error, "it is not known how large the database is"),
        }
    }
}
