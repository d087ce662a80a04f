//! Measures several servers on one `PostgreSQL`: how much one of them can serve, and what each further one adds.

use std::time::Duration;

use serde::Serialize;

use super::Args;
use super::busy::{Microseconds, Processes};
use super::child::Child;
use super::cluster::Cluster;
use super::figures::{BUSY, Milliseconds};
use super::load;
use crate::common::CommandError;

/// The measurements.
#[derive(Serialize)]
pub(super) struct ScalingFigures {
    tables: usize,
    watchers: usize,
    detail: &'static str,
    seconds: u64,
    rate: u32,
    clusters: Vec<ClusterFigures>,
}

/// What this many servers can serve.
#[derive(Serialize)]
struct ClusterFigures {
    servers: usize,
    moves_per_second: f64,
    flat_out_ms: Milliseconds,
    busy_us: Microseconds,
    rate_reached: f64,
    at_rate_ms: Milliseconds,
}

/// Measures one server, then one more, up to `servers`.
pub(super) async fn measure(args: &Args, servers: usize) -> Result<ScalingFigures, CommandError> {
    // Servers end before the database does.
    let (address, own) = if let Some(given) = &args.database {
        (given.clone(), None)
    } else {
        let own = Cluster::start()?;
        (own.address(), Some(own))
    };
    let time = Duration::from_secs(args.seconds);
    let (mut running, mut clusters) = (Vec::new(), Vec::new());
    while running.len() < servers {
        running.push(Child::start(Some(&address))?);
        let addresses: Vec<_> = running.iter().map(|server: &Child| server.address).collect();
        let processes = Processes {
            servers: running.iter().map(Child::id).collect(),
            database: own.as_ref().map(Cluster::id),
        };
        let flat_out = load::play(&addresses, &processes, args, None, time).await?;
        let at_rate = load::play(&addresses, &processes, args, Some(args.rate), time).await?;
        clusters.push(ClusterFigures {
            servers: addresses.len(),
            moves_per_second: flat_out.per_second(),
            flat_out_ms: Milliseconds::of(&flat_out),
            busy_us: flat_out.busy,
            rate_reached: at_rate.per_second(),
            at_rate_ms: Milliseconds::of(&at_rate),
        });
    }
    for server in running {
        server.stop()?;
    }
    let Args { tables, watchers, seconds, rate, .. } = *args;
    Ok(ScalingFigures { tables, watchers, detail: args.detail.name(), seconds, rate, clusters })
}

impl ScalingFigures {
    pub(super) fn json(&self) -> String {
        serde_json::to_string(self).expect("the figures have only keys that are text")
    }

    pub(super) fn table(&self) -> String {
        let mut rows = vec![
            ("simultaneous games".to_owned(), self.tables.to_string()),
            ("watchers per game".to_owned(), self.watchers.to_string()),
            ("detail".to_owned(), self.detail.to_owned()),
            ("target moves per second, for latency".to_owned(), self.rate.to_string()),
        ];
        let mut before = None;
        for cluster in &self.clusters {
            let added = before.map_or_else(String::new, |before: f64| {
                format!(" ({:+.0} %)", 100.0 * (cluster.moves_per_second / before - 1.0))
            });
            before = Some(cluster.moves_per_second);
            rows.extend([
                (format!("servers: {}", cluster.servers), String::new()),
                (
                    "  committed moves per second, maximum".to_owned(),
                    format!("{:.0}{added}", cluster.moves_per_second),
                ),
                ("    latency in ms, p50 / p99 / max".to_owned(), cluster.flat_out_ms.text()),
                (BUSY.to_owned(), cluster.busy_us.text()),
                (
                    "  achieved of the target moves per second".to_owned(),
                    format!("{:.0}", cluster.rate_reached),
                ),
                ("    latency in ms, p50 / p99 / max".to_owned(), cluster.at_rate_ms.text()),
            ]);
        }
        let lines = rows.iter().map(|(name, value)| format!("{name:<48}{value:>24}"));
        lines.collect::<Vec<_>>().join("\n")
    }
}
