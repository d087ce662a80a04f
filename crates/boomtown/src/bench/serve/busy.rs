//! Measures CPU time per move, which says more than throughput on a machine with other work.

use std::time::Duration;

use serde::Serialize;

/// The unit of CPU time in `/proc`, in ticks per second, on every machine that Linux runs on.
const TICKS: u64 = 100;

/// The processes that take part in a measurement, by their ids.
#[derive(Clone, Debug, Default)]
pub(super) struct Processes {
    pub(super) servers: Vec<u32>,
    /// The first process of a database that was started for the measurement.
    pub(super) database: Option<u32>,
}

/// The CPU time of each process, of all its threads.
#[derive(Clone, Copy, Default)]
pub(super) struct Busy {
    servers: Duration,
    database: Duration,
    load: Duration,
}

/// CPU time per move, in microseconds.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Microseconds {
    servers: f64,
    database: f64,
    load: f64,
}

impl Processes {
    /// The CPU time so far; zero if the system does not report it.
    pub(super) fn busy(&self) -> Busy {
        Busy {
            servers: self.servers.iter().map(|id| of_process(&id.to_string())).sum(),
            database: self.database.map_or(Duration::ZERO, of_family),
            load: of_process("self"),
        }
    }
}

impl Busy {
    /// The CPU time per move since `before`.
    pub(super) fn since(self, before: Busy, moves: usize) -> Microseconds {
        let each = |now: Duration, then: Duration| {
            now.saturating_sub(then).as_secs_f64() * 1e6 / moves.max(1) as f64
        };
        Microseconds {
            servers: each(self.servers, before.servers),
            database: each(self.database, before.database),
            load: each(self.load, before.load),
        }
    }
}

impl Microseconds {
    pub(super) fn text(&self) -> String {
        format!("{:.0} / {:.0} / {:.0}", self.servers, self.database, self.load)
    }
}

/// The fields of a process's line in `/proc` after its name, which may contain anything.
fn fields(process: &str) -> Option<Vec<u64>> {
    let line = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let (_, rest) = line.rsplit_once(')')?;
    // The first is a letter.
    Some(rest.split_whitespace().map(|field| field.parse().unwrap_or(0)).collect())
}

fn of_process(process: &str) -> Duration {
    let ticks = fields(process).map_or(0, |fields| fields[11] + fields[12]);
    Duration::from_millis(ticks * 1000 / TICKS)
}

/// The CPU time of a process and all its children, including those that have exited.
fn of_family(first: u32) -> Duration {
    let ended = fields(&first.to_string()).map_or(0, |fields| fields[13] + fields[14]);
    let all = std::fs::read_dir("/proc")
        .into_iter()
        .flatten()
        .filter_map(|found| found.ok()?.file_name().into_string().ok());
    let started = all.filter(|process| fields(process).is_some_and(|fields| fields[1] == u64::from(first)));
    of_process(&first.to_string())
        + Duration::from_millis(ended * 1000 / TICKS)
        + started.map(|process| of_process(&process)).sum::<Duration>()
}
