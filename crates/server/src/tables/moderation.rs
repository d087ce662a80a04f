//! Moderation by the host of a table: who may chat, whose messages are shown, who may not sit down.

use table::Seat;
use table::dice::Secret;

use super::commit::{DocChange, RequestId};
use super::guard::TableGuard;
use super::live_table::{LiveTable, person_of, player_of};
use super::setup::open_seat;
use crate::chance;
use crate::error::ApiError;
use crate::people::Identity;
use crate::protocol::{Me, Stage};

/// How many people of each kind a table remembers; the oldest are dropped.
const MOST_REMEMBERED: usize = 100;

impl LiveTable {
    /// Checks that a person may take another seat: not if they were sent away, and only one at another person's table.
    pub(super) fn may_sit_down(&self, me: &Me) -> Result<(), ApiError> {
        if self.doc.moderation.sent_away.contains(&me.id) {
            return Err(ApiError::not_now("server-sent-away"));
        }
        if self.doc.host != me.id && self.doc.seats.iter().any(|row| player_of(&row.holder) == Some(&me.id)) {
            return Err(ApiError::not_now("server-one-seat"));
        }
        Ok(())
    }

    /// A person's contribution to the dice so far.
    pub(super) fn share_of(&self, person: &str) -> String {
        let his = self.doc.seats.iter().filter(|row| person_of(&row.holder) == Some(person));
        his.map(|row| row.salt.clone()).find(|salt| !salt.is_empty()).unwrap_or_default()
    }

    /// Whether a person belongs to the table: they play there, a bot replaces them, or they are its host.
    pub(super) fn belongs(&self, person: &str) -> bool {
        self.doc.members().any(|member| member == person)
    }

    fn check_host(&self, who: &Identity) -> Result<(), ApiError> {
        if who.is_person(&self.doc.host) { Ok(()) } else { Err(ApiError::not_now("server-not-host")) }
    }
}

impl TableGuard {
    /// Restricts the chat to the players, or opens it again; for the host.
    pub(super) async fn close_chat(
        &mut self,
        request: &RequestId,
        who: &Identity,
        closed: bool,
    ) -> Result<(), ApiError> {
        self.table().check_host(who)?;
        self.table_mut().doc.moderation.chat_closed = closed;
        self.commit_moderation(request).await
    }

    /// Hides a person's messages, or shows them again; for the host.
    pub(super) async fn hide_remarks(
        &mut self,
        request: &RequestId,
        who: &Identity,
        person: &str,
        hidden: bool,
    ) -> Result<(), ApiError> {
        let table = self.table_mut();
        table.check_host(who)?;
        if table.doc.host == person {
            return Err(ApiError::not_now("server-not-host"));
        }
        let spoke = table.remarks.iter().any(|remark| remark.said.id == person);
        let is_hidden = table.doc.moderation.hidden.iter().any(|known| known == person);
        if hidden && !spoke && !is_hidden && !table.belongs(person) {
            return Err(ApiError::nothing_there());
        }
        table.doc.moderation.hidden.retain(|known| known != person);
        if hidden {
            remember(&mut table.doc.moderation.hidden, person);
        }
        self.commit_moderation(request).await
    }

    async fn commit_moderation(&mut self, request: &RequestId) -> Result<(), ApiError> {
        self.table_mut().remember(request);
        self.commit(DocChange::Changed, None, None).await?;
        self.broadcast_table();
        Ok(())
    }

    /// Sends a person away from their seats, who may not sit down here again; for the host. A game without decisions is set up anew
    /// when the seats are taken, with new dice.
    pub(super) async fn send_away(&mut self, seat: Seat, person: &str) -> Result<(), ApiError> {
        let table = self.table_mut();
        match table.doc.stage {
            Stage::Gathering => {}
            Stage::Playing if table.session().is_some_and(|game| game.record().entries().is_empty()) => {
                table.gather_again();
            }
            _ => return Err(ApiError::not_now("server-begun")),
        }
        for row in table.doc.seats.iter_mut().filter(|row| person_of(&row.holder) == Some(person)) {
            *row = open_seat();
        }
        remember(&mut table.doc.moderation.sent_away, person);
        self.slot.audience.dismiss_programs(seat);
        self.slot.thinking.clear();
        self.commit(DocChange::Changed, None, None).await?;
        self.broadcast_table();
        Ok(())
    }
}

impl LiveTable {
    /// Removes a game that was set up but has no decisions.
    fn gather_again(&mut self) {
        let secret = Secret::new(chance::bytes());
        self.commitment = Some(secret.commitment());
        self.doc.secret = Some(secret.to_string());
        self.doc.header = None;
        self.doc.stage = Stage::Gathering;
        self.doc.undo_asked = None;
        self.doc.takeover = None;
        self.game = None;
        self.progress.decisions = 0;
        self.progress.deciders.clear();
        self.progress.bots = false;
    }
}

fn remember(people: &mut Vec<String>, person: &str) {
    if people.len() >= MOST_REMEMBERED {
        people.remove(0);
    }
    people.push(person.to_owned());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_more_than_can_be_remembered_the_first_are_forgotten() {
        let mut people = Vec::new();
        for number in 0..=MOST_REMEMBERED {
            remember(&mut people, &number.to_string());
        }
        assert_eq!((people.len(), people[0].as_str()), (MOST_REMEMBERED, "1"));
    }
}
