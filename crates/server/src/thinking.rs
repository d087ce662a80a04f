//! Threads on which bots think, so that no socket waits for them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Duration;

use bots::{Budget, Level};
use table::{AnyView, Seat};
use tokio::sync::oneshot;

/// The least time for a decision, however many wait.
const LEAST: Duration = Duration::from_millis(5);

/// What a bot is asked.
pub(crate) struct Question {
    pub(crate) game: &'static str,
    pub(crate) level: Level,
    pub(crate) seed: u64,
    pub(crate) view: AnyView,
    pub(crate) seat: Seat,
    pub(crate) budget: Budget,
}

impl Question {
    /// What the bot would do, if so many others wait for a thread.
    fn answer(&self, waiting: usize, threads: usize) -> Option<String> {
        let entry = bots::find(self.game)?;
        let budget = share(self.budget, waiting, threads);
        let think = || entry.bot(self.level, self.seed).choose(&self.view, self.seat, budget);
        catch_unwind(AssertUnwindSafe(think)).ok()
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
    question: Question,
    reply: oneshot::Sender<Option<String>>,
}

/// Threads on which bots think.
#[derive(Clone)]
pub(crate) struct Thinkers {
    jobs: mpsc::Sender<Job>,
    /// How many wait for a thread.
    waiting: Arc<AtomicUsize>,
}

impl Thinkers {
    /// So many threads.
    pub(crate) fn start(threads: usize) -> Thinkers {
        let (jobs, inbox) = mpsc::channel::<Job>();
        let inbox = Arc::new(Mutex::new(inbox));
        let waiting = Arc::new(AtomicUsize::new(0));
        for _ in 0..threads {
            let (inbox, waiting) = (Arc::clone(&inbox), Arc::clone(&waiting));
            thread::Builder::new()
                .name("bot".to_owned())
                .spawn(move || work(&inbox, &waiting, threads))
                .expect("the system has room for one more thread");
        }
        Thinkers { jobs, waiting }
    }

    /// What the bot would do; nothing if it broke down.
    pub(crate) async fn ask(&self, question: Question) -> Option<String> {
        let (reply, answer) = oneshot::channel();
        self.waiting.fetch_add(1, Ordering::Relaxed);
        self.jobs.send(Job { question, reply }).ok()?;
        answer.await.ok()?
    }
}

/// Thinks until nobody can ask any more.
fn work(inbox: &Mutex<mpsc::Receiver<Job>>, waiting: &AtomicUsize, threads: usize) {
    loop {
        let next = inbox.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Job { question, reply }) = next else { return };
        let others = waiting.fetch_sub(1, Ordering::Relaxed) - 1;
        if reply.is_closed() {
            continue;
        }
        // Whoever asked may have gone while the bot thought.
        let _ = reply.send(question.answer(others, threads));
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
