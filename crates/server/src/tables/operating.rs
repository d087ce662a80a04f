//! What operators do at a table.

use std::sync::Arc;

use super::commit::DocChange;
use super::guard::TableGuard;
use super::live_table::LiveTable;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::Identity;
use crate::protocol::{Ending, SaidThere, Stage};

/// How much of what was said goes with a report.
const SAID: usize = 30;

impl LiveTable {
    /// What was said last, with who said it.
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

    /// Whether somebody may look at the table: a hidden one is open to those who belong to it.
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
    /// Opens a table for somebody who wants to look at it. To strangers a hidden one is not there.
    pub(crate) async fn open_for(
        app: &Arc<AppState>,
        id: &str,
        who: &Identity,
    ) -> Result<TableGuard, ApiError> {
        let guard = TableGuard::open(app, id).await?;
        if guard.table().may_look(who) { Ok(guard) } else { Err(ApiError::no_table()) }
    }

    /// The table is no longer listed and open only to those who belong to it, or that is undone: then it is open to whoever has its link.
    pub(crate) async fn hide_from_strangers(&mut self, hidden: bool) -> Result<(), ApiError> {
        let doc = &mut self.table_mut().doc;
        doc.moderation.hidden_from_strangers = hidden;
        doc.listed = false;
        self.commit(DocChange::Changed, None, None).await?;
        self.dismiss_strangers();
        self.broadcast_table();
        Ok(())
    }

    /// The game is broken off, and nobody has won.
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

    /// Takes away what was said: its place stays, without its words.
    pub(crate) async fn delete_remark(&mut self, number: u32) -> Result<(), ApiError> {
        if !self.app.storage.admin().delete_remark(self.table().number(), number).await? {
            return Err(ApiError::nothing_there());
        }
        let remark = self.table_mut().remarks.iter_mut().find(|remark| remark.said.number == number);
        let said = remark.map(|remark| {
            remark.said.text.clear();
            remark.said.clone()
        });
        if let Some(said) = said {
            self.broadcast_remark(&said);
        }
        Ok(())
    }

    fn dismiss_strangers(&mut self) {
        let slot = &mut *self.slot;
        if let Some(table) = &slot.table {
            slot.audience.dismiss(|who| !table.may_look(who));
        }
    }
}
