//! Checkpoints the write-ahead log on a separate connection, so that no move waits for it.

use std::sync::Arc;
use std::time::Duration;

use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::errors::storage_error;
use super::watched::Watched;
use super::writer::Message;
use crate::storage::StorageError;

/// The pause between checkpoints: the pages of busy tables are written once for many moves.
const PAUSE: Duration = Duration::from_secs(1);
/// From this many pages on, the writer checkpoints the last few, so that the log can start over.
const LONG: i64 = 8192;

/// Checkpoints the log after writes, at most once per pause.
pub(super) struct Checkpoints {
    grown: Arc<Notify>,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Checkpoints {
    pub(super) fn start(
        connection: SqliteConnection,
        writer: mpsc::WeakUnboundedSender<Message>,
        watched: Arc<Watched>,
    ) -> Checkpoints {
        let grown = Arc::new(Notify::new());
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(run(connection, Arc::clone(&grown), stopped, writer, watched));
        Checkpoints { grown, stop, task }
    }

    /// Something was written to the log.
    pub(super) fn grown(&self) {
        self.grown.notify_one();
    }

    /// Stops, and closes its connection.
    pub(super) async fn stop(self) {
        drop(self.stop);
        if let Err(error) = self.task.await {
            tracing::error!(%error, "checkpointing the write-ahead log failed");
        }
    }
}

async fn run(
    mut connection: SqliteConnection,
    grown: Arc<Notify>,
    mut stopped: oneshot::Receiver<()>,
    writer: mpsc::WeakUnboundedSender<Message>,
    watched: Arc<Watched>,
) {
    loop {
        tokio::select! {
            () = grown.notified() => {}
            _ = &mut stopped => break,
        }
        match write_back(&mut connection, &watched).await {
            Ok(pages) if pages >= LONG => {
                if let Some(writer) = writer.upgrade() {
                    // A writer that is gone wrote everything back when it closed.
                    let _ = writer.send(Message::WriteBack);
                }
            }
            Ok(_) => {}
            Err(error) => {
                tracing::warn!(%error, "the write-ahead log could not be checkpointed; trying again");
            }
        }
        tokio::select! {
            () = tokio::time::sleep(PAUSE) => {}
            _ = &mut stopped => break,
        }
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the checkpoint connection was not closed properly");
    }
}

/// Checkpoints as much as possible without blocking readers or the writer, unless the database file was replaced: another file must
/// not be written to. Returns the number of pages in the log.
pub(super) async fn write_back(
    connection: &mut SqliteConnection,
    watched: &Watched,
) -> Result<i64, StorageError> {
    watched.check()?;
    let (_busy, pages, _written_back): (i64, i64, i64) = sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)")
        .fetch_one(connection)
        .await
        .map_err(storage_error)?;
    Ok(pages)
}
