//! The way of a change: it is made in memory, committed, and only then shown to anybody.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;

use super::live::{Cut, Live, follow};
use super::open::Open;
use crate::house::now;
use crate::no::No;
use crate::people::Who;
use crate::protocol::{FromServer, Stage, TableInfo};
use crate::storage::{Change, EntryRow, RemarkRow, StorageError};

/// Who asked for a change, and under which id.
#[derive(Clone, Debug, Default)]
pub(crate) struct Request {
    pub(crate) who: String,
    pub(crate) id: String,
}

/// Whether what seldom changes did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Doc {
    Same,
    Changed,
}

impl Live {
    /// What was changed in memory, to be kept as the table's next version.
    pub(super) fn next_version(
        &mut self,
        doc: Doc,
        entry: Option<EntryRow>,
        remark: Option<RemarkRow>,
    ) -> Change {
        self.progress.version += 1;
        self.progress.updated = now();
        if let Some(game) = &self.game {
            follow(&mut self.progress, &self.doc, game.sitting.as_ref());
        }
        Change {
            number: self.number,
            progress: self.progress.clone(),
            doc: (doc == Doc::Changed).then(|| self.doc.clone()),
            entry,
            remark,
        }
    }
}

impl Open {
    /// Commits what was changed in memory. If it cannot be kept, memory is forgotten: what is stored is the truth.
    pub(super) async fn commit(
        &mut self,
        doc: Doc,
        entry: Option<EntryRow>,
        remark: Option<RemarkRow>,
    ) -> Result<(), No> {
        let change = self.live_mut().next_version(doc, entry, remark);
        let committed = self.house.storage.commit(change).await;
        self.kept(committed)?;
        // What was kept is kept: a name that cannot be looked up now is looked up by the next one who comes.
        let _ = self.meet_players().await;
        Ok(())
    }

    /// Goes on if a change was kept. If not, memory is forgotten.
    pub(super) fn kept<T>(&mut self, kept: Result<T, StorageError>) -> Result<T, No> {
        kept.map_err(|error| {
            if error != StorageError::Conflict {
                self.house.health.doubt();
            }
            self.room.live = None;
            self.house.metrics.not_kept.inc();
            error.into()
        })
    }

    /// Commits the last entry of the record, then shows it.
    pub(super) async fn commit_entry(&mut self, request: &Request, doc: Doc, keep: u32) -> Result<(), No> {
        let uptime = self.room.audience.presence.seen.uptime();
        let live = self.live_mut();
        live.progress.asked = uptime;
        let version = live.progress.version + 1;
        let game = live.game.as_mut().expect("the game that made an entry has begun");
        let entries = game.sitting.record().entries();
        let last = entries.last().expect("an entry was just made");
        let row = EntryRow {
            index: entries.len() - 1,
            version,
            entry: serde_json::to_string(last).expect("an entry has only keys that are text"),
            who: request.who.clone(),
            request: request.id.clone(),
        };
        game.cuts.push(Cut { version, keep, lines: game.sitting.decisions() as u32 + 1 });
        self.commit(doc, Some(row), None).await?;
        self.house.metrics.entries.inc();
        self.live_mut().requests.note(request.who.clone(), request.id.clone());
        self.tell_moved(keep);
        self.keep_now_and_then();
        Ok(())
    }

    /// Keeps the state with the record every few entries, at the end, and where decisions were taken back that the kept one has; nobody
    /// waits for it.
    fn keep_now_and_then(&mut self) {
        const EVERY: usize = 16;
        let live = self.live_mut();
        let is_over = live.doc.stage == Stage::Over;
        let due = live.game.as_ref().is_some_and(|game| {
            is_over || game.took_back_kept() || game.sitting.record().entries().len() >= game.kept + EVERY
        });
        if let Some((number, kept)) = if due { live.unkept() } else { None } {
            let storage = Arc::clone(&self.house.storage);
            tokio::spawn(async move { storage.keep_state(number, kept).await });
        }
    }

    /// The table as somebody may know it.
    pub(crate) fn info(&self, who: &Who) -> TableInfo {
        self.live().info(self.live().seats_of(who), &self.room.audience)
    }
}

/// The JSON text of a message.
pub(crate) fn write(message: &FromServer) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have only keys that are text").into()
}
