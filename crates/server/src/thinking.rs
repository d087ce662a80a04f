//! Threads on which bots think, so that no socket waits for them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use bots::{Budget, Level};
use table::{AnyView, Seat};
use tokio::sync::oneshot;

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
    fn answer(&self) -> Option<String> {
        let entry = bots::find(self.game)?;
        let think = || entry.bot(self.level, self.seed).choose(&self.view, self.seat, self.budget);
        catch_unwind(AssertUnwindSafe(think)).ok()
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
}

impl Thinkers {
    /// So many threads.
    pub(crate) fn start(threads: usize) -> Thinkers {
        let (jobs, inbox) = mpsc::channel::<Job>();
        let inbox = Arc::new(Mutex::new(inbox));
        for _ in 0..threads {
            let inbox = Arc::clone(&inbox);
            thread::Builder::new()
                .name("bot".to_owned())
                .spawn(move || work(&inbox))
                .expect("the system has room for one more thread");
        }
        Thinkers { jobs }
    }

    /// What the bot would do; nothing if it broke down.
    pub(crate) async fn ask(&self, question: Question) -> Option<String> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job { question, reply }).ok()?;
        answer.await.ok()?
    }
}

/// Thinks until nobody can ask any more.
fn work(inbox: &Mutex<mpsc::Receiver<Job>>) {
    loop {
        let next = inbox.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Job { question, reply }) = next else { return };
        if reply.is_closed() {
            continue;
        }
        // Whoever asked may have gone while the bot thought.
        let _ = reply.send(question.answer());
    }
}
