//! Plays all games of a plan, on all cores.

use std::sync::atomic::{AtomicBool, Ordering};

use rayon::iter::{ParallelBridge, ParallelIterator};

use super::plan::{Fixture, Plan};
use super::records::Shelf;
use super::showdown::{self, Showdown, Unfinished};
use crate::error::ArenaError;

/// Plays all games, or as many as end before `stop` is set. Games stand in the order of the plan, whatever the number
/// of threads. `watch` is told of every game when it is over, from the thread on which it was played.
pub fn hold(
    plan: &Plan,
    threads: usize,
    watch: &(dyn Fn(&Showdown) + Sync),
    shelf: Option<&Shelf>,
    stop: &AtomicBool,
) -> Result<Vec<Showdown>, ArenaError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(|error| {
        ArenaError::Threads(format!("{threads} threads cannot be started ({error}); try fewer --threads"))
    })?;
    let settle = |fixture: Fixture| match showdown::play(plan, fixture, stop) {
        Ok((showdown, record)) => {
            shelf.map_or(Ok(()), |shelf| shelf.keep(fixture, &record)).inspect_err(|_| halt(stop))?;
            watch(&showdown);
            Ok(Some(showdown))
        }
        Err(Unfinished::Stopped) => Ok(None),
        Err(Unfinished::Fault(fault)) => {
            halt(stop);
            Err(ArenaError::Bot(fault))
        }
    };
    // One by one and in order, so that a run that is stopped has played its first set-ups from every seat.
    let fixtures = plan.fixtures().take_while(|_| !stop.load(Ordering::Relaxed)).par_bridge();
    let played: Result<Vec<Option<Showdown>>, ArenaError> = pool.install(|| fixtures.map(settle).collect());
    let mut showdowns: Vec<Showdown> = played?.into_iter().flatten().collect();
    showdowns.sort_by_key(|showdown| (showdown.fixture.round, showdown.fixture.seating));
    Ok(showdowns)
}

fn halt(stop: &AtomicBool) {
    stop.store(true, Ordering::Relaxed);
}
