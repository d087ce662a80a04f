//! Operators' commands that concern a table.

use std::sync::Arc;

use super::TableHandle;
use super::commit::DocChange;
use super::guard::TableGuard;
use super::live_table::LiveTable;
use crate::admin::CurrentSettings;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::Identity;
use crate::protocol::{Ending, SaidThere, Stage};

/// How many chat messages are part of a report.
const SAID: usize = 30;

impl LiveTable {
    /// The latest chat messages, with their authors.
    pub(crate) fn last_said(&self) -> Vec<SaidThere> {
        let last =
            self.remarks.iter().skip(self.remarks.len().saturating_sub(SAID)).map(|remark| &remark.said);
        last.map(|said| SaidThere {
            number: said.number,
            person: said.id.clone(),
            name: said.name.clone(),
            text: said.text.clone(),
        })
        .collect()
    }

    /// Whether somebody may see the table: a hidden one is open only to those who belong to it.
    pub(crate) fn may_look(&self, who: &Identity) -> bool {
        !self.doc.moderation.hidden_from_strangers
            || match who {
                Identity::Person(me) | Identity::BotAccount { me, .. } => self.belongs(&me.id),
                Identity::Program { .. } => !self.seats_of(who).is_empty(),
                Identity::Nobody => false,
            }
    }
}

impl TableGuard {
    /// Locks a table for somebody who wants to see it. Strangers get "not found" for a hidden one; operators may see every one.
    pub(crate) async fn open_for(
        app: &Arc<AppState>,
        id: &str,
        who: &Identity,
    ) -> Result<TableGuard, ApiError> {
        let guard = TableGuard::open(app, id).await?;
        let may = guard.table().may_look(who) || app.site_settings.now().has_operator(who);
        if may { Ok(guard) } else { Err(ApiError::no_table()) }
    }

    /// Removes the table from the lobby and opens it only to those who belong to it; or undoes that: then it is open to anybody
    /// with its link.
    pub(crate) async fn hide_from_strangers(&mut self, hidden: bool) -> Result<(), ApiError> {
        let doc = &mut self.table_mut().doc;
        doc.moderation.hidden_from_strangers = hidden;
        doc.listed = false;
        self.commit(DocChange::Changed, None, None).await?;
        self.dismiss_strangers();
        self.broadcast_table();
        Ok(())
    }

    /// Ends the game without a winner.
    pub(crate) async fn break_off(&mut self) -> Result<(), ApiError> {
        let table = self.table_mut();
        if table.doc.stage == Stage::Over {
            return Err(ApiError::not_now("illegal-over"));
        }
        table.end(Ending::Abandoned);
        self.slot.thinking.clear();
        self.commit(DocChange::Changed, None, None).await?;
        self.broadcast_table();
        if self.table().session().is_some() {
            self.broadcast_move(self.table().progress.decisions + 1);
        }
        Ok(())
    }

    /// Deletes a chat message: its number stays, without the text.
    ///
    /// The version of the table increases, so that every server reloads it.
    pub(crate) async fn delete_remark(mut self, number: u32) -> Result<(), ApiError> {
        if !self.app.storage.admin().delete_remark(self.table().number(), number).await? {
            return Err(ApiError::nothing_there());
        }
        let version = self.table().progress.version;
        self.slot.forget(version);
        let (app, handle) = (Arc::clone(&self.app), self.place());
        drop(self);
        TableGuard::lock(&app, handle).await.map(drop)
    }

    /// Closes the connections of people who are banned now, and shows the others that they are gone.
    pub(crate) async fn show_out(app: &Arc<AppState>, handle: TableHandle, settled: &CurrentSettings) {
        let slot = Arc::clone(&handle).lock_owned().await;
        let mut guard = TableGuard { app: Arc::clone(app), handle, slot };
        let before = guard.slot.audience.iter().count();
        guard.slot.audience.let_go(|listener| settled.keeps_out(&listener.who, listener.address));
        if guard.slot.audience.iter().count() < before && guard.slot.table.is_some() {
            guard.broadcast_table();
        }
    }

    fn dismiss_strangers(&mut self) {
        let settled = self.app.site_settings.now();
        let slot = &mut *self.slot;
        if let Some(table) = &slot.table {
            let may = |who: &Identity| table.may_look(who) || settled.has_operator(who);
            slot.audience.let_go(|listener| !may(&listener.who));
        }
    }
}
