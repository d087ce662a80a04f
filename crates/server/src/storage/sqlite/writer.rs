//! The only writer. While a transaction is being synced, writes of other tables are gathered; the next transaction takes them all.

use std::sync::Arc;
use std::time::Instant;

use sqlx::{Connection as _, Executor as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::checkpoint::{Checkpoints, write_back};
use super::errors::storage_error;
use super::watched::Watched;
use super::{batch, unclean};
use crate::storage::writes::{Write, Written};
use crate::storage::{StorageError, StorageMetrics};

/// The largest number of writes in a transaction.
const MOST: usize = 1024;

pub(super) struct Job {
    write: Write,
    reply: oneshot::Sender<Written>,
}

pub(super) enum Message {
    Job(Job),
    /// The log is long and nearly checkpointed: the writer finishes it between two transactions.
    WriteBack,
    Close(oneshot::Sender<()>),
}

/// The queue of the writer.
pub(super) struct Writer {
    jobs: mpsc::UnboundedSender<Message>,
    pub(super) figures: StorageMetrics,
}

/// The state of the writer.
struct Target {
    connection: SqliteConnection,
    watched: Arc<Watched>,
    figures: StorageMetrics,
}

impl Writer {
    /// The second connection is for checkpoints.
    pub(super) fn start(connection: SqliteConnection, beside: SqliteConnection, watched: Watched) -> Writer {
        let (jobs, inbox) = mpsc::unbounded_channel();
        let watched = Arc::new(watched);
        let checkpoints = Checkpoints::start(beside, jobs.downgrade(), Arc::clone(&watched));
        let figures = StorageMetrics::default();
        let target = Target { connection, watched, figures: figures.clone() };
        tokio::spawn(run(target, inbox, checkpoints));
        Writer { jobs, figures }
    }

    /// Writes something: when this returns, it is durable, or nothing was written.
    pub(super) async fn write(&self, write: Write) -> Written {
        let (reply, answer) = oneshot::channel();
        self.figures.waiting.inc();
        self.jobs.send(Message::Job(Job { write, reply })).map_err(|_| StorageError::Closed)?;
        answer.await.unwrap_or(Err(StorageError::Closed))
    }

    /// Completes all pending writes, and closes the database.
    pub(super) async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.jobs.send(Message::Close(done)).is_ok() {
            // If the writer is gone there is nothing left to close.
            let _ = closed.await;
        }
    }
}

async fn run(mut target: Target, mut inbox: mpsc::UnboundedReceiver<Message>, checkpoints: Checkpoints) {
    let mut messages = Vec::new();
    let mut closing = None;
    while closing.is_none() && inbox.recv_many(&mut messages, MOST).await > 0 {
        let mut jobs = Vec::with_capacity(messages.len());
        let mut long = false;
        for message in messages.drain(..) {
            match message {
                Message::Job(job) => jobs.push(job),
                Message::WriteBack => long = true,
                Message::Close(done) => closing = Some(done),
            }
        }
        if !jobs.is_empty() {
            target.figures.waiting.dec_by(jobs.len() as i64);
            target.write_jobs(jobs).await;
            target.figures.log_bytes.set(target.watched.log_bytes() as i64);
            checkpoints.grown();
        }
        if long && let Err(error) = write_back(&mut target.connection, &target.watched).await {
            tracing::warn!(%error, "the write-ahead log could not be checkpointed; trying again");
        }
    }
    checkpoints.stop().await;
    if closing.is_some()
        && let Err(error) = unclean::clear(&mut target.connection).await
    {
        tracing::error!(%error, "the database will be checked at the next start");
    }
    if let Err(error) = target.connection.close().await {
        tracing::error!(%error, "the database was not closed properly");
    }
    if let Some(done) = closing {
        // Whoever asked may have stopped waiting.
        let _ = done.send(());
    }
}

impl Target {
    /// Executes all writes in one transaction; if that fails, each in its own, so that a failing one does not affect the others.
    async fn write_jobs(&mut self, jobs: Vec<Job>) {
        let (writes, replies): (Vec<Write>, Vec<_>) =
            jobs.into_iter().map(|job| (job.write, job.reply)).unzip();
        let answers = match self.transact(&writes).await {
            Ok(numbers) => numbers.into_iter().map(Ok).collect(),
            Err(error) if writes.len() == 1 => vec![Err(error)],
            // Each would fail for the same reason, and wait in vain for as long as all have waited together.
            Err(error @ (StorageError::Locked | StorageError::Gone)) => {
                writes.iter().map(|_| Err(error.clone())).collect()
            }
            Err(error) => {
                tracing::warn!(%error, writes = writes.len(), "a transaction failed; trying each write separately");
                let mut answers = Vec::new();
                for write in writes.chunks(1) {
                    answers.push(self.transact(write).await.map(|numbers| numbers[0]));
                }
                answers
            }
        };
        for (reply, answer) in replies.into_iter().zip(answers) {
            if let Err(error) = &answer {
                tracing::error!(%error, "a change could not be stored");
            }
            // Whoever asked may be gone; what was kept is kept.
            let _ = reply.send(answer);
        }
    }

    /// Uses SQL statements instead of the library's transactions: if the disk is full, the database rolls back by itself, and the
    /// library would wait forever. What was written to a file that is no longer in place does not count.
    async fn transact(&mut self, writes: &[Write]) -> Result<Vec<i64>, StorageError> {
        let begun = Instant::now();
        self.watched.check()?;
        self.connection.execute("BEGIN IMMEDIATE").await.map_err(storage_error)?;
        let kept = match batch::write_batch(&mut self.connection, writes).await {
            Ok(numbers) => self.connection.execute("COMMIT").await.map(|_| numbers).map_err(storage_error),
            Err(error) => Err(error),
        };
        if kept.is_err() {
            // An error says that there is nothing left to roll back.
            let _ = self.connection.execute("ROLLBACK").await;
        }
        let numbers = kept?;
        self.watched.check_written()?;
        self.figures.commits.observe(begun.elapsed().as_secs_f64());
        self.figures.gathered.observe(writes.len() as f64);
        Ok(numbers)
    }
}
