//! Games in blocks on several threads, and what was learnt from all of them.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use bots::{Course, Lessons, School, Weights};

/// How many games a thread plays at a time: the same with any number of threads, so that the sums are the same.
const BLOCK: u64 = 25;

/// One generation: this many games, played by Legends with the weights of the previous one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Generation {
    /// The number of the first game.
    pub(crate) first: u64,
    /// How many games.
    pub(crate) games: u64,
    /// How many positions a bot may evaluate for a decision.
    pub(crate) positions: u64,
}

/// Plays the games and returns the samples. `tell` is called for each finished block of games.
pub(crate) fn play(
    school: &School,
    generation: Generation,
    legends: &Arc<Weights>,
    threads: usize,
    tell: &(impl Fn(u64) + Sync),
) -> Option<Lessons> {
    let Generation { first, games, positions } = generation;
    let blocks = games.div_ceil(BLOCK);
    let next = AtomicU64::new(0);
    let played = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let block = next.fetch_add(1, Ordering::Relaxed);
                    if block >= blocks {
                        break;
                    }
                    let begun = block * BLOCK;
                    let games = BLOCK.min(games - begun);
                    let lessons = (school.play)(Course { first: first + begun, games, positions }, legends);
                    played.lock().expect("no thread panics while it adds a block").push((block, lessons));
                    tell(games);
                }
            });
        }
    });
    let mut played = played.into_inner().expect("no thread panics while it adds a block");
    played.sort_by_key(|(block, _)| *block);
    let mut all = played.into_iter().map(|(_, lessons)| lessons);
    let mut sum = all.next()?;
    all.for_each(|lessons| sum.join(&lessons));
    Some(sum)
}
