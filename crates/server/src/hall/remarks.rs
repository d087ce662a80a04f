//! What people say at a table, and how much of it: whoever plays there has room of his own, those who watch share some.

use super::changes::{Doc, Request};
use super::live::Live;
use super::open::Open;
use crate::house::now;
use crate::no::No;
use crate::people::{Who, in_ink};
use crate::protocol::Said;
use crate::storage::RemarkRow;

/// The longest remark.
const LONGEST_REMARK: usize = 500;
/// How long a moment is in which somebody may say just so much, in milliseconds.
const MOMENT: u64 = 10_000;
/// How many remarks of somebody who belongs to the table fit into a moment.
const MOST_REMARKS: usize = 10;
/// How many remarks of one spectator fit into a moment.
const MOST_OF_A_SPECTATOR: usize = 3;
/// How many remarks of all spectators together fit into a moment.
const MOST_OF_SPECTATORS: usize = 8;

impl Open {
    /// Somebody says something.
    pub(super) async fn say(&mut self, request: &Request, who: &Who, text: &str) -> Result<(), No> {
        let Who::Person(me) = who else { return Err(No::nobody()) };
        // The name of today: the connection may be older than it.
        let me = self.house.person(&me.id).await?.ok_or_else(No::nobody)?;
        self.house.may_say(&me).await?;
        let text = in_ink(text).trim().to_owned();
        if text.is_empty() || text.chars().count() > LONGEST_REMARK {
            return Err(No::malformed("a remark has 1 to 500 characters"));
        }
        let live = self.live_mut();
        live.may_speak(&me.id)?;
        let said = Said {
            number: live.remarks.back().map_or(1, |remark| remark.said.number + 1),
            id: me.id,
            name: me.name,
            text,
            at: now(),
        };
        let version = live.progress.version + 1;
        let row = RemarkRow { said: said.clone(), version, request: request.id.clone() };
        self.commit(Doc::Same, None, Some(row.clone())).await?;
        let live = self.live_mut();
        live.hear(row);
        live.requests.note(request.who.clone(), request.id.clone());
        self.tell_said(&said);
        self.tell_table();
        Ok(())
    }
}

impl Live {
    /// That somebody may say something now.
    fn may_speak(&self, person: &str) -> Result<(), No> {
        if self.is_hidden(person) {
            return Err(No::not_now("server-hidden"));
        }
        let watches = !self.belongs(person);
        if watches && self.doc.moderation.chat_closed {
            return Err(No::not_now("server-chat-closed"));
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
        if too_much { Err(No::slow()) } else { Ok(()) }
    }

    /// Whether the host has hidden what somebody says.
    pub(super) fn is_hidden(&self, person: &str) -> bool {
        self.doc.moderation.hidden.iter().any(|hidden| hidden == person)
    }
}
