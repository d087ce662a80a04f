//! Removes a table.

use std::sync::Arc;

use serde_json::Value;

use super::guard::TableGuard;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::protocol::{Me, Stage};
use crate::storage::ExpiryCutoffs;

impl TableGuard {
    /// Deletes a table whose game has not begun, or an imported record; for the host.
    pub(crate) async fn remove_for(self, me: &Me) -> Result<(), ApiError> {
        let doc = &self.table().doc;
        if doc.host != me.id {
            return Err(ApiError::not_yours());
        }
        if doc.stage != Stage::Gathering && doc.header.is_some() && !doc.imported {
            return Err(ApiError::not_now("server-begun"));
        }
        self.remove().await
    }

    /// Deletes a table even if it cannot be read; for operators.
    pub(crate) async fn remove_by_operator(app: &Arc<AppState>, id: &str) -> Result<(), ApiError> {
        match TableGuard::open(app, id).await {
            Err(error) if error.is_unreadable() => {}
            open => return open?.remove().await,
        }
        let mut slot = app.tables.handle(id).lock_owned().await;
        let found = app.storage.admin().look_at_table(id).await?.ok_or_else(ApiError::no_table)?;
        app.storage.remove(found.number).await?;
        slot.table = None;
        drop(slot);
        TableGuard::rematch_is_gone(app, rematch_of(&found.doc).as_deref(), id).await
    }

    /// Deletes an expired table, unless somebody is there or it no longer counts as expired. It is not loaded for that.
    pub(crate) async fn take_away(
        app: &Arc<AppState>,
        number: i64,
        id: &str,
        expired_tables: &ExpiryCutoffs,
    ) -> Result<bool, ApiError> {
        let mut slot = app.tables.handle(id).lock_owned().await;
        let still = app.storage.expired_tables(expired_tables, number - 1, 1).await?;
        if slot.audience.iter().next().is_some() || still.first().is_none_or(|(first, _)| *first != number) {
            return Ok(false);
        }
        let before = app.storage.document(number, "").await?.and_then(|(doc, _)| rematch_of(&doc));
        app.storage.remove(number).await?;
        slot.table = None;
        drop(slot);
        TableGuard::rematch_is_gone(app, before.as_deref(), id).await?;
        Ok(true)
    }

    /// Notes that the host of a table that waits for players is or was there, so that the table does not expire.
    pub(super) fn note_host(&mut self) {
        const SELDOM: u64 = 60 * 60 * 1000;
        let at = self.app.now();
        let table = self.table_mut();
        if table.doc.stage != Stage::Gathering || at.saturating_sub(table.progress.updated) < SELDOM {
            return;
        }
        table.progress.updated = at;
        let (storage, number) = (Arc::clone(&self.app.storage), self.table().number());
        tokio::spawn(async move { storage.touch(number, at).await });
    }

    /// Deletes the table. Its viewers are notified and disconnected.
    pub(crate) async fn remove(mut self) -> Result<(), ApiError> {
        self.app.storage.remove(self.table().number()).await?;
        self.broadcast_removed();
        self.tell_gone(self.table().told.people());
        self.tell_bots_gone();
        let gone = self.slot.table.take();
        self.slot.audience.dismiss_all();
        let (app, id) = (Arc::clone(&self.app), self.slot.id.clone());
        drop(self);
        let before = gone.and_then(|table| table.doc.rematch_of);
        TableGuard::rematch_is_gone(&app, before.as_deref(), &id).await
    }
}

/// The table that offers this one as a rematch, from its serialised document.
pub(super) fn rematch_of(doc: &str) -> Option<String> {
    let doc: Value = serde_json::from_str(doc).ok()?;
    doc["rematch_of"].as_str().map(str::to_owned)
}
