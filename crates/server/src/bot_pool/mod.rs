//! The threads on which bots compute their decisions, and the fair queue of requests for them.

mod fair;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Advice, AnyBot, Budget, Level};
use games::{GameEntry, Registry};
use table::{AnyView, SaturatingAs, Seat};
use tokio::sync::oneshot;

use self::fair::FairQueue;
pub(crate) use self::fair::Requester;
use crate::metrics::BotPoolMetrics;

/// The minimum thinking time, however many wait.
const LEAST: Duration = Duration::from_millis(5);

/// A request to a bot.
pub(crate) struct BotRequest {
    pub(crate) game: &'static str,
    /// The name of the bot.
    pub(crate) bot: String,
    pub(crate) seed: u64,
    pub(crate) view: AnyView,
    pub(crate) seat: Seat,
    pub(crate) budget: Budget,
    /// Whether its answer to the same secret question was taken back.
    pub(crate) again: bool,
}

impl BotRequest {
    /// Creates the bot. A stored game may have a bot that is no longer registered.
    fn bot(&self, game: &GameEntry) -> Box<dyn AnyBot> {
        game.bot_named(&self.bot, self.seed).unwrap_or_else(|| game.bot(Level::Deputy, self.seed))
    }

    /// The bot's action.
    fn choose(&self, turn: &Turn) -> Option<String> {
        let game = turn.games.find(self.game)?;
        let (mut bot, budget) = (self.bot(game), turn.share(self.budget));
        Some(if self.again {
            bot.choose_anew(&self.view, self.seat, budget, self.seed)
        } else {
            bot.choose(&self.view, self.seat, budget)
        })
    }

    /// The bot's evaluation of the choices.
    fn advise(&self, turn: &Turn) -> Option<Advice<String>> {
        let game = turn.games.find(self.game)?;
        Some(game.advise(&mut *self.bot(game), &self.view, self.seat, turn.share(self.budget)))
    }
}

/// A requester's turn on a thread.
pub(crate) struct Turn {
    pub(crate) games: &'static Registry,
    /// Among how many the requester's next request takes turns.
    rivals: usize,
    threads: usize,
}

impl Turn {
    /// The time for one decision.
    fn share(&self, budget: Budget) -> Budget {
        share(budget, self.rivals, self.threads)
    }
}

/// The time for each if many wait: the last one's turn comes after about the time that a single bot would have had.
fn share(budget: Budget, waiting: usize, threads: usize) -> Budget {
    match budget {
        Budget::Time(time) => Budget::Time(
            (time * threads.saturating_as::<u32>() / (threads + waiting).saturating_as::<u32>()).max(LEAST),
        ),
        other => other,
    }
}

struct Job {
    work: Box<dyn FnOnce(&Turn) + Send>,
    since: Instant,
}

/// The threads on which bots think, and the waiting requests.
pub(crate) struct BotPool {
    shared: Arc<Shared>,
}

struct Shared {
    games: &'static Registry,
    queue: Mutex<Queue>,
    /// Signals a new request, or that there will be no more.
    changed: Condvar,
    figures: BotPoolMetrics,
}

#[derive(Default)]
struct Queue {
    jobs: FairQueue<Job>,
    closed: bool,
}

impl BotPool {
    /// Starts this many threads.
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

    /// A bot's action; `None` if it failed.
    pub(crate) async fn ask(&self, requester: Requester, question: BotRequest) -> Option<String> {
        self.run(requester, move |turn| question.choose(turn)).await?
    }

    /// A bot's evaluation of the choices; `None` if it failed.
    pub(crate) async fn advise(&self, requester: Requester, question: BotRequest) -> Option<Advice<String>> {
        self.run(requester, move |turn| question.advise(turn)).await?
    }

    /// Does some work in turn; `None` if it failed. A requester with more work takes one turn after the other.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        requester: Requester,
        work: impl FnOnce(&Turn) -> T + Send + 'static,
    ) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        let work = move |turn: &Turn| {
            if !reply.is_closed() {
                let done = catch_unwind(AssertUnwindSafe(|| work(turn))).ok();
                // Whoever asked may have gone meanwhile.
                let _ = reply.send(done);
            }
        };
        self.shared.push(requester, Job { work: Box::new(work), since: Instant::now() });
        answer.await.ok()?
    }

    /// The number of waiting requests.
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
        self.figures.waiting.set(queue.jobs.len().saturating_as::<i64>());
        drop(queue);
        self.changed.notify_one();
    }

    /// Thinks until there can be no more requests.
    fn work(&self, threads: usize) {
        while let Some((Job { work, since }, rivals)) = self.next() {
            self.figures.wait.observe(since.elapsed().as_secs_f64());
            work(&Turn { games: self.games, rivals, threads });
        }
    }

    /// The next request, and among how many its requester takes turns.
    fn next(&self) -> Option<(Job, usize)> {
        let waits = |queue: &mut Queue| queue.jobs.len() == 0 && !queue.closed;
        let mut queue = self.changed.wait_while(self.queue(), waits).unwrap_or_else(PoisonError::into_inner);
        let (requester, job) = queue.jobs.pop()?;
        self.figures.waiting.set(queue.jobs.len().saturating_as::<i64>());
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
            assert!(each * waiting.saturating_as::<u32>() / 2 <= second, "{waiting} wait for {each:?} each");
        }
        assert_eq!(share(Budget::Time(second), 1_000_000, 2), Budget::Time(LEAST));
    }
}
