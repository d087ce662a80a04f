//! The only writer of this server. While a transaction is being committed, writes of other tables are gathered; the next transaction
//! takes them all, and notifies the other servers once.

use std::time::{Duration, Instant};

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, PgConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};

use super::errors::{is_lost, storage_error};
use super::schema::FORM;
use super::{batch, notify};
use crate::storage::writes::{Write, Written};
use crate::storage::{StorageError, StorageMetrics};

/// The largest number of writes in a transaction.
const MOST: usize = 1024;
/// The timeout of a transaction, and how long to try to reconnect.
const PATIENCE: Duration = Duration::from_secs(15);
/// The delay between two attempts.
const BREATH: Duration = Duration::from_millis(100);

/// The beginning of every transaction. A server that is stopped in the middle of one must not block the others; and nothing is
/// written during a migration (the lock is `schema::LOCK`).
const BEGIN: &str = "BEGIN; SET LOCAL lock_timeout = '10s'; SET LOCAL idle_in_transaction_session_timeout = '5s'; \
                     SELECT pg_advisory_xact_lock_shared(1651470189)";

/// The id of the transaction, to find out later whether it was committed, and which programs may use the database.
const BEGUN: &str = "SELECT pg_current_xact_id()::text, least FROM cluster";

struct Job {
    write: Write,
    reply: oneshot::Sender<Written>,
}

enum Message {
    Job(Job),
    Close(oneshot::Sender<()>),
}

/// The queue of the writer.
pub(super) struct Writer {
    jobs: mpsc::UnboundedSender<Message>,
    pub(super) figures: StorageMetrics,
}

/// The state of the writer.
struct Target {
    options: PgConnectOptions,
    /// `None` while the database cannot be reached.
    connection: Option<PgConnection>,
    /// The id of this server, with which notifications begin.
    server: String,
    figures: StorageMetrics,
}

/// Why a transaction did not complete.
enum Broken {
    /// The database rejected it: nothing was written.
    Refused(StorageError),
    /// The connection was lost before the commit: nothing was written.
    Lost(StorageError),
    /// The connection was lost during the commit: the answers are valid if it succeeded.
    Unknown { transaction: String, answers: Vec<Written>, error: StorageError },
}

impl Writer {
    pub(super) fn start(options: PgConnectOptions, connection: PgConnection, server: String) -> Writer {
        let (jobs, inbox) = mpsc::unbounded_channel();
        let figures = StorageMetrics::default();
        let target = Target { options, connection: Some(connection), server, figures: figures.clone() };
        tokio::spawn(run(target, inbox));
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

async fn run(mut target: Target, mut inbox: mpsc::UnboundedReceiver<Message>) {
    let mut messages = Vec::new();
    let mut closing = None;
    while closing.is_none() && inbox.recv_many(&mut messages, MOST).await > 0 {
        let mut jobs = Vec::with_capacity(messages.len());
        for message in messages.drain(..) {
            match message {
                Message::Job(job) => jobs.push(job),
                Message::Close(done) => closing = Some(done),
            }
        }
        if !jobs.is_empty() {
            target.figures.waiting.dec_by(jobs.len() as i64);
            target.write_jobs(jobs).await;
        }
    }
    if let Some(connection) = target.connection
        && let Err(error) = connection.close().await
    {
        tracing::warn!(%error, "the database connection was not closed properly; nothing acknowledged is lost");
    }
    if let Some(done) = closing {
        // Whoever asked may have stopped waiting.
        let _ = done.send(());
    }
}

impl Target {
    async fn write_jobs(&mut self, jobs: Vec<Job>) {
        let (writes, replies): (Vec<Write>, Vec<_>) =
            jobs.into_iter().map(|job| (job.write, job.reply)).unzip();
        let answers = self.write_each(&writes).await;
        for (reply, answer) in replies.into_iter().zip(answers) {
            match &answer {
                Ok(_) => {}
                // Somebody was first: that is no trouble.
                Err(StorageError::Conflict) => tracing::debug!("a change came too late"),
                Err(error) => tracing::error!(%error, "a change could not be stored"),
            }
            // Whoever asked may be gone; what was kept is kept.
            let _ = reply.send(answer);
        }
    }

    /// Executes all writes in one transaction; if that is rejected, each in its own, so that a failing one does not affect the
    /// others.
    async fn write_each(&mut self, writes: &[Write]) -> Vec<Written> {
        match self.write_together(writes).await {
            Ok(answers) => answers,
            Err(error) if writes.len() == 1 => vec![Err(error)],
            Err(error) if is_lost(&error) || matches!(error, StorageError::Newer { .. }) => {
                writes.iter().map(|_| Err(error.clone())).collect()
            }
            Err(error) => {
                tracing::warn!(%error, writes = writes.len(), "a transaction failed; trying each write separately");
                let mut answers = Vec::new();
                for write in writes.chunks(1) {
                    answers.push(self.write_together(write).await.and_then(|mut one| one.remove(0)));
                }
                answers
            }
        }
    }

    /// Tries until the result is known, or until the database cannot be reached for too long.
    async fn write_together(&mut self, writes: &[Write]) -> Result<Vec<Written>, StorageError> {
        let begun = Instant::now();
        loop {
            self.connect().await?;
            let error = match timeout(PATIENCE, self.transact(writes)).await {
                Ok(Ok(answers)) => {
                    self.figures.commits.observe(begun.elapsed().as_secs_f64());
                    self.figures.gathered.observe(writes.len() as f64);
                    return Ok(answers);
                }
                Ok(Err(Broken::Refused(error))) => return Err(error),
                Ok(Err(Broken::Lost(error))) => error,
                Ok(Err(Broken::Unknown { transaction, answers, error })) => {
                    self.connection = None;
                    match self.fate(&transaction).await? {
                        Fate::Kept => return Ok(answers),
                        Fate::NotKept => error,
                    }
                }
                // It may be committed yet: whoever asked is told that it is not known, and finds out by asking again.
                Err(_) => {
                    self.connection = None;
                    return Err(StorageError::NoAnswer);
                }
            };
            tracing::warn!(%error, "the connection to the database was lost; repeating the current writes");
            self.connection = None;
            if begun.elapsed() > PATIENCE {
                return Err(error);
            }
        }
    }

    /// Connects to the database if necessary.
    async fn connect(&mut self) -> Result<&mut PgConnection, StorageError> {
        let begun = Instant::now();
        while self.connection.is_none() {
            let attempt = timeout(PATIENCE, self.options.connect()).await;
            let error = match attempt {
                Ok(Ok(connection)) => {
                    self.connection = Some(connection);
                    break;
                }
                Ok(Err(error)) => storage_error(error),
                Err(_) => StorageError::NoAnswer,
            };
            if begun.elapsed() > PATIENCE || !is_lost(&error) {
                return Err(error);
            }
            sleep(BREATH).await;
        }
        self.connection.as_mut().ok_or(StorageError::Closed)
    }

    /// Finds out whether a transaction was committed during which the connection was lost.
    async fn fate(&mut self, transaction: &str) -> Result<Fate, StorageError> {
        let begun = Instant::now();
        loop {
            let connection = self.connect().await?;
            let asked: Result<Option<String>, _> = sqlx::query_scalar("SELECT pg_xact_status($1::xid8)")
                .bind(transaction)
                .fetch_one(connection)
                .await;
            match asked.map_err(storage_error) {
                Ok(Some(status)) if status == "committed" => return Ok(Fate::Kept),
                Ok(Some(status)) if status == "aborted" => return Ok(Fate::NotKept),
                Ok(_) => {}
                Err(error) if is_lost(&error) => self.connection = None,
                // A number that the database has not reached: it fell back to before, with the transaction.
                Err(_) => return Ok(Fate::NotKept),
            }
            if begun.elapsed() > PATIENCE {
                return Err(StorageError::NoAnswer);
            }
            sleep(BREATH).await;
        }
    }

    async fn transact(&mut self, writes: &[Write]) -> Result<Vec<Written>, Broken> {
        let connection = self.connection.as_mut().ok_or(Broken::Lost(StorageError::Closed))?;
        let written = write_all(connection, writes, &self.server).await;
        let (transaction, answers) = match written {
            Ok(written) => written,
            Err(error) if is_lost(&error) => return Err(Broken::Lost(error)),
            Err(error) => {
                if connection.execute("ROLLBACK").await.is_err() {
                    self.connection = None;
                }
                return Err(Broken::Refused(error));
            }
        };
        match connection.execute("COMMIT").await.map_err(storage_error) {
            Ok(_) => Ok(answers),
            Err(error) if is_lost(&error) => Err(Broken::Unknown { transaction, answers, error }),
            Err(error) => Err(Broken::Refused(error)),
        }
    }
}

/// The result of a transaction.
enum Fate {
    Kept,
    NotKept,
}

/// Everything in a transaction except its end.
async fn write_all(
    connection: &mut PgConnection,
    writes: &[Write],
    server: &str,
) -> Result<(String, Vec<Written>), StorageError> {
    connection.execute(BEGIN).await.map_err(storage_error)?;
    let (transaction, least): (String, i64) =
        sqlx::query_as(BEGUN).fetch_one(&mut *connection).await.map_err(storage_error)?;
    if least > FORM {
        return Err(StorageError::Newer { found: least, known: FORM });
    }
    let (answers, news) = batch::write_batch(connection, writes).await?;
    notify::tell(connection, server, &news).await?;
    Ok((transaction, answers))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::postgres::schema::LOCK;

    #[test]
    fn every_transaction_shares_the_lock_of_whoever_changes_the_form() {
        assert!(BEGIN.contains(&format!("({LOCK})")));
    }
}
