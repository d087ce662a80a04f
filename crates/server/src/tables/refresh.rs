//! Reloads a table in memory that another server has changed, and sends the changes to its viewers.

use std::sync::Arc;

use super::guard::{TableGuard, TableSlot};
use super::live_table::bot_of;
use super::{LiveTable, TableHandle};
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::notices::Told;

/// What viewers of a table were shown before it was dropped from memory.
pub(super) struct LastShown {
    pub(super) number: i64,
    pub(super) version: u64,
    /// The number of the last chat message they got.
    heard: u32,
    told: Told,
}

impl TableSlot {
    /// Drops a table from memory that was last shown in this version. It is reloaded when it is next needed, and its viewers are
    /// then shown what happened meanwhile.
    pub(super) fn forget(&mut self, version: u64) {
        let Some(table) = self.table.take() else { return };
        let LiveTable { number, remarks, told, .. } = table;
        let heard = remarks.back().map_or(0, |remark| remark.said.number);
        self.shown = self.is_wanted().then_some(LastShown { number, version, heard, told });
    }

    /// Whether somebody watches the table or gets its events.
    fn is_wanted(&self) -> bool {
        self.audience.iter().next().is_some()
    }

    /// The number of the table, and its version in memory.
    pub(super) fn known(&self) -> Option<(i64, u64)> {
        let table = self.table.as_ref().map(|table| (table.number, table.progress.version));
        table.or_else(|| self.shown.as_ref().map(|shown| (shown.number, shown.version)))
    }
}

impl LiveTable {
    /// Whether a bot account at the table is connected to this server.
    fn has_listening_bot(&self, app: &AppState) -> bool {
        self.doc.seats.iter().filter_map(|row| bot_of(&row.holder)).any(|bot| app.bot_streams.has(bot))
    }
}

impl TableGuard {
    /// Reloads a table in memory that another server has changed. One without viewers is only dropped, and loaded when it is
    /// needed.
    pub(crate) async fn refresh(app: &Arc<AppState>, handle: TableHandle) -> Result<(), ApiError> {
        let mut slot = Arc::clone(&handle).lock_owned().await;
        let Some((number, version)) = slot.known() else { return Ok(()) };
        if app.storage.outdated(&[(number, version)]).await?.is_empty() {
            return Ok(());
        }
        let told = slot.table.as_ref().map(|table| table.told.clone()).unwrap_or_default();
        let is_heard_of = told.people().any(|person| app.notices.streams.has(person))
            || slot.table.as_ref().is_some_and(|table| table.has_listening_bot(app));
        slot.forget(version);
        if slot.shown.is_none() && is_heard_of {
            slot.shown = Some(LastShown { number, version, heard: 0, told: told.clone() });
        }
        if slot.shown.is_none() {
            return Ok(());
        }
        drop(slot);
        match TableGuard::lock(app, Arc::clone(&handle)).await {
            Ok(_) => Ok(()),
            Err(error) if error == ApiError::no_table() => {
                let slot = Arc::clone(&handle).lock_owned().await;
                let mut guard = TableGuard { app: Arc::clone(app), handle, slot };
                guard.broadcast_removed();
                guard.tell_gone(told.people());
                guard.tell_bots_gone();
                guard.slot.audience.dismiss_all();
                guard.slot.shown = None;
                Ok(())
            }
            Err(error) => Err(error),
        }
    }

    /// Shows what another server has done since a table was last shown here.
    pub(super) fn show_since(&mut self, shown: &LastShown) {
        let table = self.table();
        if table.progress.version <= shown.version {
            return;
        }
        let (keep, remarks) = table.missed(Some(shown.version));
        let last = table.remarks.back().filter(|remark| remark.said.number > shown.heard);
        let notices = table.told.since(&shown.told, &table.doc, last, table.progress.updated);
        let has_begun = table.session().is_some();
        // One whose words were taken away is told again without them.
        for said in remarks.iter().filter(|said| said.number > shown.heard || said.text.is_empty()) {
            self.broadcast_remark(said);
        }
        if has_begun {
            self.broadcast_move(keep);
        } else {
            self.broadcast_table();
        }
        self.tell_people(&notices);
        self.tell_bots();
        self.tell_gone(shown.told.people().filter(|person| !self.table().has_place_for(person)));
    }

    /// Closes the connections of devices that are no longer a person's.
    pub(crate) async fn keep_devices(app: &Arc<AppState>, table: &str, person: &str, devices: &[String]) {
        app.tables.handle(table).lock().await.audience.keep_devices(person, devices);
    }
}
