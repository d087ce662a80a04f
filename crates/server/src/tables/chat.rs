//! The chat of a table, and its limits: every player has a limit of their own, spectators share one.

use super::commit::{DocChange, RequestId};
use super::erase::forget_if_gone;
use super::guard::TableGuard;
use super::live_table::LiveTable;
use crate::app_state::now;
use crate::error::ApiError;
use crate::people::{Identity, in_ink};
use crate::protocol::Said;
use crate::storage::RemarkRow;

/// The maximum length of a message.
const LONGEST_REMARK: usize = 500;
/// The period of the limits, in milliseconds.
const MOMENT: u64 = 10_000;
/// The limit of each person who belongs to the table.
const MOST_REMARKS: usize = 10;
/// The limit of one spectator.
const MOST_OF_A_SPECTATOR: usize = 3;
/// The limit of all spectators together.
const MOST_OF_SPECTATORS: usize = 8;

impl TableGuard {
    /// Adds a chat message.
    pub(super) async fn say(
        &mut self,
        request: &RequestId,
        who: &Identity,
        text: &str,
    ) -> Result<(), ApiError> {
        let Identity::Person(me) = who else { return Err(ApiError::nobody()) };
        // The name of today: the connection may be older than it.
        let me = self.app.person(&me.id).await?.ok_or_else(ApiError::nobody)?;
        self.app.site_settings.check_mute(&me.id)?;
        self.app.may_say(&me).await?;
        let text = in_ink(text).trim().to_owned();
        if text.is_empty() || text.chars().count() > LONGEST_REMARK {
            return Err(ApiError::invalid("server-bad-remark"));
        }
        let table = self.table_mut();
        table.may_speak(&me.id)?;
        let said = Said {
            number: table.remarks.back().map_or(1, |remark| remark.said.number + 1),
            id: me.id.clone(),
            name: me.name.clone(),
            text,
            at: now(),
        };
        let version = table.progress.version + 1;
        let row = RemarkRow { said: said.clone(), version, request: request.id.clone() };
        self.commit(DocChange::Same, None, Some(row.clone())).await?;
        let table = self.table_mut();
        table.hear(row);
        table.requests.note(request.who.clone(), request.id.clone());
        self.broadcast_remark(&said);
        self.broadcast_table();
        forget_if_gone(&self.app, me).await;
        Ok(())
    }
}

impl LiveTable {
    /// Checks that a person may write now.
    fn may_speak(&self, person: &str) -> Result<(), ApiError> {
        if self.is_hidden(person) {
            return Err(ApiError::not_now("server-hidden"));
        }
        let watches = !self.belongs(person);
        if watches && self.doc.moderation.chat_closed {
            return Err(ApiError::not_now("server-chat-closed"));
        }
        let (since, now) = (now().saturating_sub(MOMENT), now());
        let lately = || {
            let rows = self.remarks.iter().rev();
            rows.map(|remark| &remark.said).take_while(move |said| (since..=now).contains(&said.at))
        };
        let own = lately().filter(|said| said.id == person).count();
        let too_much = if watches {
            let spectators = lately().filter(|said| !self.belongs(&said.id)).count();
            own >= MOST_OF_A_SPECTATOR || spectators >= MOST_OF_SPECTATORS
        } else {
            own >= MOST_REMARKS
        };
        if too_much { Err(ApiError::slow()) } else { Ok(()) }
    }

    /// Whether the host has hidden a person's messages.
    pub(super) fn is_hidden(&self, person: &str) -> bool {
        self.doc.moderation.hidden.iter().any(|hidden| hidden == person)
    }
}
