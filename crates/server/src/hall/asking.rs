//! What comes over a table's socket.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use table::Viewer;

use super::Cell;
use super::audience::Listener;
use super::changes::{Request, write};
use super::open::Open;
use super::shown::{Kind, Scene};
use crate::house::House;
use crate::no::No;
use crate::people::Who;
use crate::protocol::{Ask, FromServer, PROTOCOL};

/// The longest id of a request.
const LONGEST_ID: usize = 64;

impl Open {
    /// Somebody listens from now on, and is told what he has missed.
    pub(crate) fn welcome(&mut self, listener: Listener, since: Option<u64>) -> Utf8Bytes {
        let kind = Kind::of(self.live(), &listener);
        let eyes = kind.eyes;
        let number = listener.number;
        let came = !self.room.audience.has(&listener.who);
        let present = self.house.hall.presence.enter(&self.room.id, number, &listener.who);
        if !eyes.is_empty() {
            self.came_from(listener.address);
        }
        if listener.who.is_person(&self.live().doc.host) {
            self.note_host();
        }
        self.room.audience.add(listener, present);
        let scene = kind.changes.then(|| Scene::of(self.live(), &self.room.audience, kind));
        let step = scene.and_then(|scene| self.room.audience.note_shown(number, kind, scene));
        let live = self.live();
        let (keep, chat) = live.missed(since);
        let welcome = FromServer::Welcome {
            protocol: PROTOCOL,
            table: live.info(eyes, &self.room.audience),
            moment: live.moment(kind),
            keep,
            log: live.log_from(eyes, keep),
            chat,
            step,
        };
        if came && !eyes.is_empty() {
            self.tell_presence(number);
        }
        self.wake_bots();
        write(&welcome)
    }

    /// Somebody no longer listens. The others are told, if the table is in memory: otherwise there is nothing to tell.
    pub(crate) async fn goodbye(house: &Arc<House>, cell: Cell, number: u64, who: &Who) {
        let room = Arc::clone(&cell).lock_owned().await;
        let mut open = Open { house: Arc::clone(house), cell, room };
        open.room.audience.remove(number);
        if open.room.live.as_ref().is_some_and(|live| who.is_person(&live.doc.host)) {
            open.note_host();
        }
        let Some(live) = &open.room.live else { return };
        if !live.seats_of(who).is_empty() && !open.room.audience.has(who) {
            open.tell_table();
        }
    }

    /// Whether the connection of this number still listens; one that was let go may no longer act.
    pub(crate) fn hears(&self, number: u64) -> bool {
        self.room.audience.hears(number)
    }

    /// Carries out a request and gives the answer. A hint is given to `answer` when the bot has thought.
    pub(crate) async fn ask(
        &mut self,
        who: &Who,
        id: String,
        ask: Ask,
        later: impl Fn(Utf8Bytes) + Send + 'static,
    ) -> Option<FromServer> {
        if id.is_empty() || id.chars().count() > LONGEST_ID || id.contains('\0') {
            return Some(refused(Some(id), No::malformed("the id of a request has 1 to 64 characters")));
        }
        let request = Request { who: who.key(), id: id.clone() };
        if self.live().requests.knows(&request.who, &id) {
            return Some(FromServer::Done { id });
        }
        match self.carry_out(who, &request, ask, later).await {
            Ok(Some(answer)) => Some(answer),
            Ok(None) => None,
            Err(no) => Some(refused(Some(id), no)),
        }
    }

    async fn carry_out(
        &mut self,
        who: &Who,
        request: &Request,
        ask: Ask,
        later: impl Fn(Utf8Bytes) + Send + 'static,
    ) -> Result<Option<FromServer>, No> {
        let id = request.id.clone();
        match ask {
            Ask::Play { seat, action, at } => {
                self.live().check_seat(who, seat)?;
                self.play(request, seat, &action, at as usize).await?;
            }
            Ask::Undo { seat, at } => {
                self.live().check_seat(who, seat)?;
                self.undo(request, seat, at as usize).await?;
            }
            Ask::AnswerUndo { seat, agree } => {
                self.live().check_seat(who, seat)?;
                self.answer_undo(request, seat, agree).await?;
            }
            Ask::Preview { seat, action, pictures } => {
                self.live().check_seat(who, seat)?;
                return self.preview(id, seat, &action, pictures).map(Some);
            }
            Ask::Account { seat } => {
                seat.map_or(Ok(()), |seat| self.live().check_seat(who, seat))?;
                return self.account(id, seat.map_or(Viewer::Spectator, Viewer::Seat)).map(Some);
            }
            Ask::Hint { seat } => {
                self.live().check_seat(who, seat)?;
                self.hint(id, seat, later)?;
                return Ok(None);
            }
            Ask::Say { text } => self.say(request, who, &text).await?,
            Ask::CloseChat { closed } => self.close_chat(request, who, closed).await?,
            Ask::HideRemarks { person, hidden } => {
                self.hide_remarks(request, who, &person, hidden).await?;
            }
            Ask::Resign { seat } => {
                self.live().check_seat(who, seat)?;
                self.resign(request, seat).await?;
            }
            Ask::ProposeBot { seat } => self.propose_bot(request, who, seat).await?,
            Ask::UndoBot { seat, at } => {
                self.live().check_seat(who, seat)?;
                self.undo_bot(request, seat, at as usize).await?;
            }
            Ask::AnswerBot { seat, agree } => {
                self.live().check_seat(who, seat)?;
                self.answer_bot(request, seat, agree).await?;
            }
        }
        Ok(Some(FromServer::Done { id }))
    }

    /// Lets a bot think for a hint; the answer comes later.
    fn hint(
        &mut self,
        id: String,
        seat: table::Seat,
        later: impl Fn(Utf8Bytes) + Send + 'static,
    ) -> Result<(), No> {
        let asker = self.asker();
        let question = self.hint_question(seat)?;
        if self.room.hinting.contains(&seat) {
            return Err(No::slow());
        }
        self.room.hinting.push(seat);
        let (house, cell) = (Arc::clone(&self.house), Arc::clone(&self.cell));
        tokio::spawn(async move {
            let action = house.thinkers.ask(asker, question).await;
            cell.lock().await.hinting.retain(|thinking| *thinking != seat);
            let open = Open::cell(&house, cell).await;
            let named = open.ok().and_then(|open| {
                let action = action?;
                Some((open.name_of(seat, &action)?, action))
            });
            later(write(&match named {
                Some((phrase, action)) => FromServer::Hinted { id, action, phrase },
                // The game went on while the bot thought.
                None => refused(Some(id), No::stale()),
            }));
        });
        Ok(())
    }
}

/// A refusal as a message.
pub(crate) fn refused(id: Option<String>, no: No) -> FromServer {
    FromServer::Refused { id, reason: no.reason, why: no.why }
}
