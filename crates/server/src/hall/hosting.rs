//! What a host settles about those who come to his table: who may talk, whose words are shown, who may not sit there.

use table::Seat;
use table::dice::Secret;

use super::begin::open_seat;
use super::changes::{Doc, Request};
use super::live::{Live, person_of};
use super::open::Open;
use crate::chance;
use crate::no::No;
use crate::people::Who;
use crate::protocol::{Me, Stage};

/// How many people a table remembers of each kind; the first are forgotten.
const MOST_REMEMBERED: usize = 100;

impl Live {
    /// That somebody may take one more seat: nobody who was sent away, and nobody twice at another's table.
    pub(super) fn may_sit_down(&self, me: &Me) -> Result<(), No> {
        if self.doc.moderation.sent_away.contains(&me.id) {
            return Err(No::not_now("server-sent-away"));
        }
        if self.doc.host != me.id && self.doc.seats.iter().any(|row| person_of(&row.holder) == Some(&me.id)) {
            return Err(No::not_now("server-one-seat"));
        }
        Ok(())
    }

    /// What somebody has put into the dice already.
    pub(super) fn share_of(&self, person: &str) -> String {
        let his = self.doc.seats.iter().filter(|row| person_of(&row.holder) == Some(person));
        his.map(|row| row.salt.clone()).find(|salt| !salt.is_empty()).unwrap_or_default()
    }

    /// Whether somebody belongs to the table: he plays there, a bot does so for him, or it is his.
    pub(super) fn belongs(&self, person: &str) -> bool {
        let plays = |row: &crate::storage::SeatRow| {
            person_of(&row.holder) == Some(person) || row.stands_in_for.as_deref() == Some(person)
        };
        self.doc.host == person || self.doc.seats.iter().any(plays)
    }

    fn check_host(&self, who: &Who) -> Result<(), No> {
        if who.is_person(&self.doc.host) { Ok(()) } else { Err(No::not_now("server-not-host")) }
    }
}

impl Open {
    /// The host lets only the players talk, or everybody again.
    pub(super) async fn close_chat(&mut self, request: &Request, who: &Who, closed: bool) -> Result<(), No> {
        self.live().check_host(who)?;
        self.live_mut().doc.moderation.chat_closed = closed;
        self.keep_moderation(request).await
    }

    /// The host hides what somebody says, or shows it again.
    pub(super) async fn hide_remarks(
        &mut self,
        request: &Request,
        who: &Who,
        person: &str,
        hidden: bool,
    ) -> Result<(), No> {
        let live = self.live_mut();
        live.check_host(who)?;
        if live.doc.host == person {
            return Err(No::not_now("server-not-host"));
        }
        let spoke = live.remarks.iter().any(|remark| remark.said.id == person);
        live.doc.moderation.hidden.retain(|known| known != person);
        if hidden {
            if !spoke && !live.belongs(person) {
                return Err(No::nothing_there());
            }
            remember(&mut live.doc.moderation.hidden, person);
        }
        self.keep_moderation(request).await
    }

    async fn keep_moderation(&mut self, request: &Request) -> Result<(), No> {
        self.commit(Doc::Changed, None, None).await?;
        self.live_mut().requests.note(request.who.clone(), request.id.clone());
        self.tell_table();
        Ok(())
    }

    /// The host sends somebody from his seats, who may not sit down here again. A game in which nothing was decided is set up
    /// anew when the seats are taken, with dice that nobody has seen.
    pub(super) async fn send_away(&mut self, seat: Seat, person: &str) -> Result<(), No> {
        let live = self.live_mut();
        match live.doc.stage {
            Stage::Gathering => {}
            Stage::Playing if live.sitting().is_some_and(|game| game.record().entries().is_empty()) => {
                live.gather_again();
            }
            _ => return Err(No::not_now("server-begun")),
        }
        for row in live.doc.seats.iter_mut().filter(|row| person_of(&row.holder) == Some(person)) {
            *row = open_seat();
        }
        remember(&mut live.doc.moderation.sent_away, person);
        self.room.audience.dismiss_programs(seat);
        self.room.thinking.clear();
        self.commit(Doc::Changed, None, None).await?;
        self.tell_table();
        Ok(())
    }
}

impl Live {
    /// The game that was set up and not begun goes back into the box.
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
