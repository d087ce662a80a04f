//! Plays all games of a plan, on all cores.

use std::sync::atomic::{AtomicBool, Ordering};

use rayon::iter::{ParallelBridge, ParallelIterator};

use super::game::{self, Unfinished};
use super::plan::{Fixture, Plan};
use super::records::RecordFolder;
use super::result::GameResult;
use crate::error::ArenaError;

/// Plays all games, or as many as finish before `stop` is set. The games are in the order of the plan, whatever the number of
/// threads. `watch` is called with every finished game, on the thread on which it was played.
///
/// # Errors
/// If the threads cannot be started, a record cannot be written, or a built-in bot plays an illegal action.
pub fn play_all(
    plan: &Plan,
    threads: usize,
    watch: &(dyn Fn(&GameResult) + Sync),
    records: Option<&RecordFolder>,
    stop: &AtomicBool,
) -> Result<Vec<GameResult>, ArenaError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(|error| {
        ArenaError::Threads(format!("{threads} threads cannot be started ({error}); try fewer --threads"))
    })?;
    let settle = |fixture: Fixture| match game::play(plan, fixture, stop) {
        Ok((game_result, record)) => {
            records.map_or(Ok(()), |records| records.save(fixture, &record)).inspect_err(|_| halt(stop))?;
            watch(&game_result);
            Ok(Some(game_result))
        }
        Err(Unfinished::Stopped) => Ok(None),
        Err(Unfinished::Fault(fault)) => {
            halt(stop);
            Err(ArenaError::Bot(fault))
        }
    };
    // One by one and in order, so that a run that is stopped has played its first set-ups from every seat.
    let fixtures = plan.fixtures().take_while(|_| !stop.load(Ordering::Relaxed)).par_bridge();
    let played: Result<Vec<Option<GameResult>>, ArenaError> = pool.install(|| fixtures.map(settle).collect());
    let mut game_results: Vec<GameResult> = played?.into_iter().flatten().collect();
    game_results.sort_by_key(|game_result| (game_result.fixture.round, game_result.fixture.seating));
    Ok(game_results)
}

fn halt(stop: &AtomicBool) {
    stop.store(true, Ordering::Relaxed);
}
