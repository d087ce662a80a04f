//! The path of every change: applied in memory, committed, and only then shown to anybody.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use hosting::LogCut;
use table::SaturatingAs;
use tracing::Instrument as _;

use super::guard::TableGuard;
use super::live_table::{LiveTable, follow};
use crate::TRACES;
use crate::error::ApiError;
use crate::notices::Told;
use crate::people::Identity;
use crate::protocol::{NoticeKind, ServerMessage, Stage, TableInfo};
use crate::statistics;
use crate::storage::{EntryRow, NoticeRow, RemarkRow, StorageError, TableChange};

/// The sender and the id of a request.
#[derive(Clone, Debug, Default)]
pub(crate) struct RequestId {
    pub(crate) who: String,
    pub(crate) id: String,
}

/// Whether what rarely changes did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DocChange {
    Same,
    Changed,
}

impl LiveTable {
    /// The next version of the table after a change in memory, to be stored.
    pub(super) fn next_version(
        &mut self,
        mut doc: DocChange,
        entry: Option<EntryRow>,
        remark: Option<RemarkRow>,
        now: u64,
    ) -> TableChange {
        self.progress.version += 1;
        self.progress.updated = now;
        if let Some(game) = &self.game {
            follow(&mut self.progress, &self.doc, game.session.as_ref());
        }
        if self.settle_ahead() {
            doc = DocChange::Changed;
        }
        // A table where an answer is ready goes on by itself, as one does where a bot is asked.
        self.progress.bots |= !self.ready.is_empty();
        let told = Told::of(&self.doc, &self.progress, &self.answering());
        let mut notices = told.since(&self.told, &self.doc, remark.as_ref(), self.progress.updated);
        let (kind, made) = (NoticeKind::Reminder, self.progress.updated);
        let reminded = self.reminded.drain(..);
        notices.extend(reminded.map(|person| NoticeRow { person, kind, made, due: made }));
        self.told = told;
        TableChange {
            number: self.number,
            progress: self.progress.clone(),
            doc: (doc == DocChange::Changed).then(|| self.doc.clone()),
            moved: std::mem::take(&mut self.moved),
            entry,
            remark,
            notices,
        }
    }
}

impl TableGuard {
    /// Commits a change in memory. If that fails, the table in memory is dropped: what is stored counts.
    pub(super) async fn commit(
        &mut self,
        doc: DocChange,
        entry: Option<EntryRow>,
        remark: Option<RemarkRow>,
    ) -> Result<(), ApiError> {
        let before = self.table().told.clone();
        let server_time = self.slot.audience.presence.server_time().clone();
        self.table_mut().run_clocks(&server_time);
        let now = self.app.now();
        let change = self.table_mut().next_version(doc, entry, remark, now);
        let notices = change.notices.clone();
        let span = tracing::info_span!(target: TRACES, "commit", entry = change.entry.is_some());
        let committed = self.app.storage.commit(change).instrument(span).await;
        self.check_saved(committed)?;
        self.tell_people(&notices);
        self.tell_bots();
        self.tell_gone(before.people().filter(|person| !self.table().has_place_for(person)));
        // What was kept is kept: a name that cannot be looked up now is looked up by the next one who comes.
        let _ = self.load_players().await;
        Ok(())
    }

    /// Continues if a change was committed. If not, drops the table in memory.
    pub(super) fn check_saved<T>(&mut self, saved: Result<T, StorageError>) -> Result<T, ApiError> {
        saved.map_err(|error| {
            let attempted = self.slot.table.as_ref().map_or(0, |table| table.progress.version);
            self.slot.forget(attempted.saturating_sub(1));
            if error == StorageError::Conflict {
                // Another server was first: what it did is read, and whoever asked is told or tries again.
                self.app.metrics.raced.inc();
                self.slot.raced = true;
                return ApiError::stale();
            }
            self.app.health.doubt();
            self.app.metrics.not_kept.inc();
            error.into()
        })
    }

    /// Commits the last entry of the record, then shows it.
    pub(super) async fn commit_entry(
        &mut self,
        request: &RequestId,
        doc: DocChange,
        keep: u32,
    ) -> Result<(), ApiError> {
        let uptime = self.slot.audience.presence.seen.uptime();
        let table = self.table_mut();
        table.progress.asked = uptime;
        let version = table.progress.version + 1;
        let game = table.game.as_mut().expect("the game that made an entry has begun");
        let entries = game.session.record().entries();
        let last = entries.last().expect("an entry was just made");
        let row = EntryRow {
            index: entries.len() - 1,
            version,
            entry: serde_json::to_string(last).expect("an entry has only keys that are text"),
            who: request.who.clone(),
            request: request.id.clone(),
        };
        game.cuts.push(LogCut { version, keep, lines: game.session.decisions().saturating_as::<u32>() + 1 });
        self.commit(doc, Some(row), None).await?;
        self.app.metrics.entries.inc();
        self.table_mut().requests.note(request.who.clone(), request.id.clone());
        self.broadcast_move(keep);
        self.save_snapshot_if_due();
        self.save_digest_if_over();
        Ok(())
    }

    /// Stores the result of a finished game; nobody waits for it.
    fn save_digest_if_over(&self) {
        let table = self.table();
        if table.doc.stage == Stage::Over {
            let (app, number, digest) = (Arc::clone(&self.app), table.number(), table.digest());
            tokio::spawn(async move { statistics::save_digest(&app, number, &digest).await });
        }
    }

    /// Stores the state every few entries, at the end, and after decisions were undone that the stored state includes; nobody waits
    /// for it. If it fails, the next entry tries again.
    fn save_snapshot_if_due(&self) {
        const EVERY: usize = 16;
        let table = self.table();
        let is_over = table.doc.stage == Stage::Over;
        let due = table.game.as_ref().is_some_and(|game| {
            is_over
                || game.took_back_saved()
                || game.session.record().entries().len() >= game.saved_entries.get() + EVERY
        });
        if let Some(state) = if due { table.unsaved() } else { None } {
            let storage = Arc::clone(&self.app.storage);
            tokio::spawn(async move { state.save(storage.as_ref()).await });
        }
    }

    /// The table as somebody may know it.
    pub(crate) fn info(&self, who: &Identity) -> TableInfo {
        self.table().info(self.table().seats_of(who), &self.slot.audience)
    }
}

/// The JSON text of a message.
pub(crate) fn write(message: &ServerMessage) -> Utf8Bytes {
    // What shows a game is some kilobytes long: the text need not grow step by step.
    let room = match message {
        ServerMessage::Welcome { .. } | ServerMessage::Moved { .. } | ServerMessage::Changed { .. } => {
            8 * 1024
        }
        _ => 128,
    };
    let mut text = Vec::with_capacity(room);
    serde_json::to_writer(&mut text, message).expect("messages have only keys that are text");
    String::from_utf8(text).expect("JSON is text").into()
}
