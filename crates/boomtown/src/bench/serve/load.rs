//! The loads: games at full speed, games at a steady rate, idle tables, the lobby.

use std::net::SocketAddr;
use std::time::{Duration, Instant};
use table::SaturatingAs;

use tokio::task::{JoinHandle, JoinSet};
use tokio::time::sleep_until;

use super::Args;
use super::busy::{Microseconds, Processes};
use super::client::{Guest, Line};
use super::detail::Detail;
use super::player::Player;
use super::request::Connection;
use super::viewer::Viewer;
use crate::common::CommandError;

/// The duration of the warm-up, as a fraction of the measurement.
const WARM_UP: f64 = 0.5;
/// How many times the lobby is requested.
const LOBBY: usize = 2_000;
/// How many tables are in the lobby.
const LISTED: usize = 500;
/// How many guests open idle tables in parallel.
const OPENERS: usize = 16;

/// The duration of each move, and of the measurement.
pub(super) struct Measured {
    pub(super) micros: Vec<u32>,
    pub(super) seconds: f64,
    /// The CPU time per move.
    pub(super) busy: Microseconds,
}

impl Measured {
    /// The rate per second.
    pub(super) fn per_second(&self) -> f64 {
        self.micros.len() as f64 / self.seconds
    }
}

/// When moves are measured, when they are due, and who watches.
#[derive(Clone, Copy)]
struct Plan {
    warm: Instant,
    end: Instant,
    /// The time from one move at a table to the next; `None` means as soon as possible.
    every: Option<Duration>,
    watchers: usize,
    detail: Detail,
}

/// Plays at many tables, spread over these servers; with a rate, moves are due at fixed times.
pub(super) async fn play(
    servers: &[SocketAddr],
    processes: &Processes,
    args: &Args,
    rate: Option<u32>,
    time: Duration,
) -> Result<Measured, CommandError> {
    let begun = Instant::now();
    let warm_up = time.mul_f64(WARM_UP);
    let warm = begun + warm_up;
    let every = rate.map(|rate| Duration::from_secs_f64(args.tables as f64 / f64::from(rate)));
    let Args { watchers, detail, .. } = *args;
    let plan = Plan { warm, end: warm + time, every, watchers, detail };
    let mut tables = JoinSet::new();
    for number in 0..args.tables {
        // With a rate tables begin one after the other: moves are due evenly, and games end and begin anew evenly too.
        let first = begun + warm_up.mul_f64(every.map_or(0.0, |_| number as f64 / args.tables as f64));
        tables.spawn(table(servers[number % servers.len()], plan, first));
    }
    sleep_until(plan.warm.into()).await;
    let before = processes.busy();
    sleep_until(plan.end.into()).await;
    let after = processes.busy();
    let mut micros = Vec::new();
    while let Some(done) = tables.join_next().await {
        micros.extend(done.map_err(CommandError::new)??);
    }
    micros.sort_unstable();
    let busy = after.since(before, micros.len());
    Ok(Measured { micros, seconds: time.as_secs_f64(), busy })
}

/// Plays one table after the other until the time is up.
async fn table(address: SocketAddr, plan: Plan, first: Instant) -> Result<Vec<u32>, CommandError> {
    let mut guest = Guest::new(address).await?;
    let mut micros = Vec::new();
    let mut due = first;
    sleep_until(first.into()).await;
    while Instant::now() < plan.end {
        let (id, mut player) = Player::sit_down(&mut guest, plan.detail).await?;
        let told = plan.detail.of_watchers();
        let mut looking = Vec::new();
        for _ in 0..plan.watchers {
            let line = guest.listen(&id, false, &told.hello()).await?;
            looking.push(look_on(Viewer::new(line, told).await?));
        }
        // Setting the table up is no move, and moves that were due meanwhile are not made up for.
        if let Some(every) = plan.every {
            while due < Instant::now() {
                due += every;
            }
        }
        while Instant::now() < plan.end {
            let begun = if let Some(every) = plan.every {
                sleep_until(due.into()).await;
                let begun = due;
                due += every;
                begun
            } else {
                Instant::now()
            };
            if !player.play().await? {
                break;
            }
            note(&mut micros, plan, begun);
        }
        for watcher in looking {
            watcher.abort();
        }
    }
    Ok(micros)
}

/// Notes how long a move took, if it was made during the measurement.
fn note(micros: &mut Vec<u32>, plan: Plan, begun: Instant) {
    let now = Instant::now();
    if now >= plan.warm && now < plan.end {
        micros.push((now - begun).as_micros().saturating_as::<u32>());
    }
}

/// Receives all messages, as a browser does.
fn look_on(mut viewer: Viewer) -> JoinHandle<()> {
    tokio::spawn(async move { while viewer.hear().await.is_ok() {} })
}

/// Opens idle tables, each with a client that listens.
pub(super) async fn idle(address: SocketAddr, count: usize) -> Result<Vec<Line>, CommandError> {
    let mut openers = JoinSet::new();
    for opener in 0..OPENERS {
        let share = count / OPENERS + usize::from(opener < count % OPENERS);
        openers.spawn(async move {
            let mut guest = Guest::new(address).await?;
            let mut lines = Vec::new();
            for _ in 0..share {
                let (_, mut line) = guest.sit_down(&Detail::Bare.hello()).await?;
                // It is there once it is welcome.
                line.next().await?;
                lines.push(line);
            }
            Ok::<_, CommandError>(lines)
        });
    }
    let mut lines = Vec::new();
    while let Some(opened) = openers.join_next().await {
        lines.extend(opened.map_err(CommandError::new)??);
    }
    Ok(lines)
}

/// Requests a page of the lobby again and again.
pub(super) async fn lobby(address: SocketAddr, processes: &Processes) -> Result<Measured, CommandError> {
    const OPEN: &str = r#"{"game":"circle-wagons","seats":[{"kind":"me"},{"kind":"open"}],"listed":true}"#;
    let mut guest = Guest::new(address).await?;
    for _ in 0..LISTED {
        guest.new_table(OPEN).await?;
    }
    let mut connection = Connection::open(address).await?;
    let (begun, before) = (Instant::now(), processes.busy());
    let mut micros = Vec::with_capacity(LOBBY);
    for _ in 0..LOBBY {
        let asked = Instant::now();
        connection.send("GET /api/tables?list=open", None, "").await?;
        micros.push(asked.elapsed().as_micros().saturating_as::<u32>());
    }
    micros.sort_unstable();
    let busy = processes.busy().since(before, LOBBY);
    Ok(Measured { micros, seconds: begun.elapsed().as_secs_f64(), busy })
}
