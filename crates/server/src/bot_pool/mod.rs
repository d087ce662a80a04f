//! Threads on which bots think, so that no socket waits for them, and the fair queue of those who ask.

mod fair;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Budget, Level};
use games::Registry;
use table::{AnyView, Seat};
use tokio::sync::oneshot;

use self::fair::FairQueue;
pub(crate) use self::fair::Requester;
use crate::metrics::BotPoolMetrics;

/// The least time for a decision, however many wait.
const LEAST: Duration = Duration::from_millis(5);

/// What a bot is asked.
pub(crate) struct BotRequest {
    pub(crate) game: &'static str,
    /// The name of the bot.
    pub(crate) bot: String,
    pub(crate) seed: u64,
    pub(crate) view: AnyView,
    pub(crate) seat: Seat,
    pub(crate) budget: Budget,
}

impl BotRequest {
    /// What the bot would do, if so many others wait for their turn.
    fn answer(&self, games: &Registry, waiting: usize, threads: usize) -> Option<String> {
        let game = games.find(self.game)?;
        let budget = share(self.budget, waiting, threads);
        // A game may have been kept with a bot that is no longer registered.
        let bot =
            || game.bot_named(&self.bot, self.seed).unwrap_or_else(|| game.bot(Level::Deputy, self.seed));
        catch_unwind(AssertUnwindSafe(|| bot().choose(&self.view, self.seat, budget))).ok()
    }
}

/// The time that is left for each when many wait: however many they are, the last one's turn comes about as soon as one bot
/// alone would have thought.
fn share(budget: Budget, waiting: usize, threads: usize) -> Budget {
    match budget {
        Budget::Time(time) => Budget::Time((time * threads as u32 / (threads + waiting) as u32).max(LEAST)),
        positions @ Budget::Positions(_) => positions,
    }
}

struct Job {
    question: BotRequest,
    reply: oneshot::Sender<Option<String>>,
    since: Instant,
}

/// Threads on which bots think, and those who wait for one.
pub(crate) struct BotPool {
    shared: Arc<Shared>,
}

struct Shared {
    games: &'static Registry,
    queue: Mutex<Queue>,
    /// Somebody asks, or nobody will any more.
    changed: Condvar,
    figures: BotPoolMetrics,
}

#[derive(Default)]
struct Queue {
    jobs: FairQueue<Job>,
    closed: bool,
}

impl BotPool {
    /// So many threads.
    pub(crate) fn start(games: &'static Registry, threads: usize, figures: BotPoolMetrics) -> BotPool {
        let shared = Arc::new(Shared { games, queue: Mutex::default(), changed: Condvar::new(), figures });
        for _ in 0..threads {
            let shared = Arc::clone(&shared);
            thread::Builder::new()
                .name("bot".to_owned())
                .spawn(move || shared.work(threads))
                .expect("the system has room for one more thread");
        }
        BotPool { shared }
    }

    /// What the bot would do; nothing if it broke down.
    pub(crate) async fn ask(&self, requester: Requester, question: BotRequest) -> Option<String> {
        let (reply, answer) = oneshot::channel();
        self.shared.push(requester, Job { question, reply, since: Instant::now() });
        answer.await.ok()?
    }

    /// How many wait for a thread.
    pub(crate) fn waiting(&self) -> usize {
        self.shared.queue().jobs.len()
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.shared.queue().closed = true;
        self.shared.changed.notify_all();
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, requester: Requester, job: Job) {
        let mut queue = self.queue();
        queue.jobs.push(requester, job);
        self.figures.waiting.set(queue.jobs.len() as i64);
        drop(queue);
        self.changed.notify_one();
    }

    /// Thinks until nobody can ask any more.
    fn work(&self, threads: usize) {
        while let Some((Job { question, reply, since }, rivals)) = self.next() {
            self.figures.wait.observe(since.elapsed().as_secs_f64());
            if !reply.is_closed() {
                // Whoever asked may have gone while the bot thought.
                let _ = reply.send(question.answer(self.games, rivals, threads));
            }
        }
    }

    /// The next question, and among how many the next one of the same asker takes its turn.
    fn next(&self) -> Option<(Job, usize)> {
        let waits = |queue: &mut Queue| queue.jobs.len() == 0 && !queue.closed;
        let mut queue = self.changed.wait_while(self.queue(), waits).unwrap_or_else(PoisonError::into_inner);
        let (requester, job) = queue.jobs.pop()?;
        self.figures.waiting.set(queue.jobs.len() as i64);
        Some((job, queue.jobs.rivals(&requester)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn however_many_wait_the_last_ones_turn_comes_soon() {
        let second = Duration::from_secs(1);
        assert_eq!(share(Budget::Time(second), 0, 2), Budget::Time(second));
        for waiting in [1, 10, 100, 300] {
            let Budget::Time(each) = share(Budget::Time(second), waiting, 2) else {
                panic!("a time stays one")
            };
            assert!(each * waiting as u32 / 2 <= second, "{waiting} wait for {each:?} each");
        }
        assert_eq!(share(Budget::Time(second), 1_000_000, 2), Budget::Time(LEAST));
    }
}
