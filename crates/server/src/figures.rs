//! Metrics that are read from the database and the operating system.

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

/// How often the database is queried.
const EVERY: Duration = Duration::from_secs(15);

/// Metrics that are read from the database and the operating system.
pub(crate) struct Figures {
    /// Size of the database, in bytes.
    database_bytes: Gauge,
    /// Whether the last write to the database succeeded.
    database_reachable: Gauge,
    /// Messages waiting to be sent.
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
        let began = gauge("process_start_time_seconds", "Start time of the server, in seconds since 1970");
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        began.set(since.as_secs().saturating_as::<i64>());
        let figures = Figures {
            database_bytes: gauge("database_bytes", "Size of the database"),
            database_reachable: gauge(
                "database_reachable",
                "Whether the database can be written (1) or not (0)",
            ),
            notices_waiting: gauge("notices_waiting", "Messages to people waiting to be sent"),
            other_servers: gauge("other_servers", "Other live servers that share the database"),
            outdated: gauge(
                "outdated",
                "Whether a newer server shares the database, so that this one should be updated (1) or not (0)",
            ),
            memory: gauge("process_resident_memory_bytes", "Resident memory of the process"),
            files: gauge("process_open_files", "Open files and connections of the process"),
            processor: Counter::default(),
        };
        // Until something is known to be wrong, nothing is.
        figures.database_reachable.set(1);
        registry.register("process_cpu_seconds", "CPU time used by the process", figures.processor.clone());
        figures
    }

    /// Updates the metrics of the process.
    pub(crate) fn look_at_process(&self) {
        let Some(taken) = taken() else { return };
        self.memory.set(taken.memory);
        self.files.set(taken.files);
        self.processor.inc_by((taken.processor - self.processor.get()).max(0.0));
    }
}

/// Queries the database at intervals until the server stops.
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
            Err(error) => tracing::warn!(%error, "cannot read the size of the database"),
        }
    }
}
