//! Merges two people who turn out to be the same, at all tables.
//!
//! This is done in one transaction. Tables in memory that still have the old person no longer match what is stored: none of their
//! changes can be committed, and they are reloaded.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::guard::TableGuard;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::protocol::Me;
use crate::storage::StorageError;

/// How many tables are fetched at a time.
const PAGE: u32 = 100;

/// Merges one person into another.
pub(crate) async fn join_people(app: &Arc<AppState>, from: &Me, into: &Me) -> Result<(), ApiError> {
    let mut tables: BTreeSet<String> = app.tables.presence.tables_of(&from.id).into_iter().collect();
    if let Some(known) = app.known(&from.id).await? {
        tables.extend(known.tables());
    }
    let mut after = 0;
    loop {
        let page = app.storage.tables_naming(&from.id, after, PAGE).await?;
        let Some((last, _)) = page.last() else { break };
        after = *last;
        tables.extend(page.into_iter().map(|(_, id)| id));
    }
    match app.storage.join_people(&from.id, &into.id).await {
        Ok(()) => {}
        Err(StorageError::Conflict) => return Err(ApiError::not_now("account-both-at-a-table")),
        Err(error) => return Err(error.into()),
    }
    app.was_joined(&from.id, &into.id);
    for table in tables {
        TableGuard::read_again(app, &table).await;
    }
    Ok(())
}

impl TableGuard {
    /// Drops a table from memory and reloads it; its viewers reconnect.
    async fn read_again(app: &Arc<AppState>, id: &str) {
        let handle = app.tables.handle(id);
        let mut slot = handle.lock().await;
        let was_in_memory = slot.table.take().is_some();
        slot.audience.dismiss_all();
        drop(slot);
        if !was_in_memory {
            return;
        }
        match TableGuard::open(app, id).await {
            Ok(mut guard) => guard.wake_bots(),
            Err(error) => tracing::error!(table = id, why = %error.why, "cannot reload a table"),
        }
    }

    /// Closes the connections of a device to a table.
    pub(crate) async fn dismiss_device(app: &Arc<AppState>, table: &str, device: &str) {
        app.tables.handle(table).lock().await.audience.dismiss_device(device);
    }
}
