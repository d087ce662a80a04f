//! Metrics of a storage.

use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};

/// Metrics of a storage, shared by all clones.
#[derive(Clone, Debug)]
pub struct StorageMetrics {
    /// How long transactions took until they were durable, in seconds.
    pub commits: Histogram,
    /// How many writes shared each transaction.
    pub gathered: Histogram,
    /// How many writes wait for their transaction.
    pub waiting: Gauge,
    /// The length of the log that has not been checkpointed, in bytes.
    pub log_bytes: Gauge,
}

impl Default for StorageMetrics {
    fn default() -> StorageMetrics {
        StorageMetrics {
            commits: Histogram::new(exponential_buckets(0.000_25, 2.0, 16)),
            gathered: Histogram::new(exponential_buckets(1.0, 2.0, 11)),
            waiting: Gauge::default(),
            log_bytes: Gauge::default(),
        }
    }
}
