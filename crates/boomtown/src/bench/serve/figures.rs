//! The results of a measurement.

use serde::Serialize;

use super::Args;
use super::busy::Microseconds;
use super::load::Measured;
use super::wire::OnTheWire;

/// The label of CPU time.
pub(super) const BUSY: &str = "  CPU, µs per move: servers / database / load";

/// The measurements.
#[derive(Serialize)]
pub(super) struct Figures {
    tables: usize,
    watchers: usize,
    detail: &'static str,
    seconds: u64,
    moves_per_second: f64,
    flat_out_ms: Milliseconds,
    busy_us: Microseconds,
    rate: u32,
    rate_reached: f64,
    at_rate_ms: Milliseconds,
    lobby_ms: Milliseconds,
    on_the_wire: Vec<Bytes>,
    idle_tables: usize,
    memory_before_mb: f64,
    memory_with_idle_mb: f64,
}

/// The median and the 99th percentile.
#[derive(Serialize)]
pub(super) struct Milliseconds {
    p50: f64,
    p99: f64,
    most: f64,
}

impl Milliseconds {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a part of a number of things lies between 0 and that number"
    )]
    pub(super) fn of(measured: &Measured) -> Milliseconds {
        let at = |part: f64| {
            let last = measured.micros.len().saturating_sub(1);
            measured
                .micros
                .get((last as f64 * part) as usize)
                .map_or(0.0, |micros| f64::from(*micros) / 1000.0)
        };
        Milliseconds { p50: at(0.5), p99: at(0.99), most: at(1.0) }
    }

    pub(super) fn text(&self) -> String {
        format!("{:.2} / {:.2} / {:.2}", self.p50, self.p99, self.most)
    }
}

/// The bytes of a decision on the wire to a viewer in a browser: the median and the 95th percentile.
#[derive(Serialize)]
struct Bytes {
    game: String,
    players: usize,
    /// Whether one viewer holds all seats, and requests a preview before every decision.
    one_screen: bool,
    p50: u32,
    p95: u32,
}

impl Bytes {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a part of a number of things lies between 0 and that number"
    )]
    fn of(measured: OnTheWire) -> Bytes {
        let OnTheWire { game, players, one_screen, bytes } = measured;
        let at = |part: f64| {
            let last = bytes.len().saturating_sub(1);
            bytes.get((last as f64 * part) as usize).copied().unwrap_or_default()
        };
        Bytes { players, one_screen, p50: at(0.5), p95: at(0.95), game }
    }
}

fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

impl Figures {
    pub(super) fn new(
        args: &Args,
        flat_out: &Measured,
        at_rate: &Measured,
        lobby: &Measured,
        on_the_wire: Vec<OnTheWire>,
        before: u64,
        after: u64,
    ) -> Figures {
        Figures {
            tables: args.tables,
            watchers: args.watchers,
            detail: args.detail.name(),
            seconds: args.seconds,
            moves_per_second: flat_out.per_second(),
            flat_out_ms: Milliseconds::of(flat_out),
            busy_us: flat_out.busy,
            rate: args.rate,
            rate_reached: at_rate.per_second(),
            at_rate_ms: Milliseconds::of(at_rate),
            lobby_ms: Milliseconds::of(lobby),
            on_the_wire: on_the_wire.into_iter().map(Bytes::of).collect(),
            idle_tables: args.idle,
            memory_before_mb: megabytes(before),
            memory_with_idle_mb: megabytes(after),
        }
    }

    pub(super) fn json(&self) -> String {
        serde_json::to_string(self).expect("the figures have only keys that are text")
    }

    pub(super) fn table(&self) -> String {
        let mut rows = vec![
            ("simultaneous games".to_owned(), self.tables.to_string()),
            ("watchers per game".to_owned(), self.watchers.to_string()),
            ("detail".to_owned(), self.detail.to_owned()),
            ("committed moves per second, maximum".to_owned(), format!("{:.0}", self.moves_per_second)),
            ("  latency in ms, p50 / p99 / max".to_owned(), self.flat_out_ms.text()),
            (BUSY.to_owned(), self.busy_us.text()),
            ("target moves per second".to_owned(), self.rate.to_string()),
            ("  achieved".to_owned(), format!("{:.0}", self.rate_reached)),
            ("  latency in ms, p50 / p99 / max".to_owned(), self.at_rate_ms.text()),
            ("lobby page in ms, p50 / p99 / max".to_owned(), self.lobby_ms.text()),
            ("idle tables, each with a client".to_owned(), self.idle_tables.to_string()),
            ("  server memory in MB, before / with them".to_owned(), {
                format!("{:.0} / {:.0}", self.memory_before_mb, self.memory_with_idle_mb)
            }),
            ("bytes per decision to a browser, p50 / p95".to_owned(), String::new()),
        ];
        rows.extend(self.on_the_wire.iter().map(|Bytes { game, players, one_screen, p50, p95 }| {
            let where_from = if *one_screen { ", one screen" } else { "" };
            (format!("  {game}, players: {players}{where_from}"), format!("{p50} / {p95}"))
        }));
        let lines = rows.iter().map(|(name, value)| format!("{name:<48}{value:>24}"));
        lines.collect::<Vec<_>>().join("\n")
    }
}
