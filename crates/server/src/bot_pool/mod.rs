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
    /// A game may have been kept with a bot that is no longer registered.
    fn bot(&self, game: &GameEntry) -> Box<dyn AnyBot> {
        game.bot_named(&self.bot, self.seed).unwrap_or_else(|| game.bot(Level::Deputy, self.seed))
    }

    /// What the bot would do.
    fn choose(&self, turn: &Turn) -> Option<String> {
        let game = turn.games.find(self.game)?;
        Some(self.bot(game).choose(&self.view, self.seat, turn.share(self.budget)))
    }

    /// What the bot thinks of the choices.
    fn advise(&self, turn: &Turn) -> Option<Advice<String>> {
        let game = turn.games.find(self.game)?;
        Some(game.advise(&mut *self.bot(game), &self.view, self.seat, turn.share(self.budget)))
    }
}

/// Somebody's turn on a thread.
pub(crate) struct Turn {
    pub(crate) games: &'static Registry,
    /// Among how many his next question takes its turn.
    rivals: usize,
    threads: usize,
}

impl Turn {
    /// The time for one decision.
    fn share(&self, budget: Budget) -> Budget {
        share(budget, self.rivals, self.threads)
    }
}

/// The time that is left for each when many wait: however many they are, the last one's turn comes about as soon as one bot
/// alone would have thought.
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
        self.run(requester, move |turn| question.choose(turn)).await?
    }

    /// What the bot thinks of the choices; nothing if it broke down.
    pub(crate) async fn advise(&self, requester: Requester, question: BotRequest) -> Option<Advice<String>> {
        self.run(requester, move |turn| question.advise(turn)).await?
    }

    /// Does some work when it is somebody's turn; nothing if it broke down. Whoever has more to do asks for one turn after the other.
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
        self.figures.waiting.set(queue.jobs.len().saturating_as::<i64>());
        drop(queue);
        self.changed.notify_one();
    }

    /// Thinks until nobody can ask any more.
    fn work(&self, threads: usize) {
        while let Some((Job { work, since }, rivals)) = self.next() {
            self.figures.wait.observe(since.elapsed().as_secs_f64());
            work(&Turn { games: self.games, rivals, threads });
        }
    }

    /// The next question, and among how many the next one of the same asker takes its turn.
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
