//! What comes over a table's socket.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;

use super::audience::Listener;
use super::changes::{Doc, Request, write};
use super::open::Open;
use crate::house::now;
use crate::no::No;
use crate::people::Who;
use crate::protocol::{Ask, FromServer, PROTOCOL, Said};
use crate::storage::RemarkRow;

/// The longest remark.
const LONGEST_REMARK: usize = 500;
/// The longest id of a request.
const LONGEST_ID: usize = 64;

impl Open {
    /// Somebody listens from now on, and is told what he has missed.
    pub(crate) fn welcome(&mut self, listener: Listener, since: Option<u64>) -> Utf8Bytes {
        let eyes = self.live().seats_of(&listener.who);
        let detail = listener.detail;
        let number = listener.number;
        let came = !self.room.audience.has(&listener.who);
        self.room.audience.add(listener);
        let live = self.live();
        let (keep, chat) = live.missed(since);
        let welcome = FromServer::Welcome {
            protocol: PROTOCOL,
            table: live.info(eyes, &self.room.audience),
            moment: live.moment(eyes, detail),
            keep,
            log: live.log_from(eyes, keep),
            chat,
        };
        if came && !eyes.is_empty() {
            self.tell_presence(number);
        }
        self.wake_bots();
        write(&welcome)
    }

    /// Somebody no longer listens.
    pub(crate) fn goodbye(&mut self, number: u64, who: &Who) {
        self.room.audience.remove(number);
        if !self.live().seats_of(who).is_empty() && !self.room.audience.has(who) {
            self.tell_table();
        }
    }

    /// Carries out a request and gives the answer. A hint is given to `answer` when the bot has thought.
    pub(crate) async fn ask(
        &mut self,
        who: &Who,
        id: String,
        ask: Ask,
        later: impl Fn(Utf8Bytes) + Send + 'static,
    ) -> Option<FromServer> {
        if id.is_empty() || id.len() > LONGEST_ID {
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
            Ask::Preview { seat, action } => {
                self.live().check_seat(who, seat)?;
                return self.preview(id, seat, &action).map(Some);
            }
            Ask::Hint { seat } => {
                self.live().check_seat(who, seat)?;
                self.hint(id, seat, later)?;
                return Ok(None);
            }
            Ask::Say { text } => self.say(request, who, &text).await?,
            Ask::Resign { seat } => {
                self.live().check_seat(who, seat)?;
                self.resign(request, seat).await?;
            }
            Ask::ProposeBot { seat, level } => self.propose_bot(request, who, seat, &level).await?,
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
        let question = self.hint_question(seat)?;
        let (house, cell) = (Arc::clone(&self.house), Arc::clone(&self.cell));
        tokio::spawn(async move {
            let action = house.thinkers.ask(question).await;
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

    /// Somebody says something.
    async fn say(&mut self, request: &Request, who: &Who, text: &str) -> Result<(), No> {
        let Who::Person(me) = who else { return Err(No::nobody()) };
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LONGEST_REMARK {
            return Err(No::malformed("a remark has 1 to 500 characters"));
        }
        let live = self.live_mut();
        let said = Said {
            number: live.remarks.last().map_or(1, |remark| remark.said.number + 1),
            id: me.id.clone(),
            name: me.name.clone(),
            text: text.to_owned(),
            at: now(),
        };
        let version = live.progress.version + 1;
        let row = RemarkRow { said: said.clone(), version, request: request.id.clone() };
        self.commit(Doc::Same, None, Some(row.clone())).await?;
        let live = self.live_mut();
        live.remarks.push(row);
        live.requests.note(request.who.clone(), request.id.clone());
        self.tell_said(&said);
        self.tell_table();
        Ok(())
    }
}

/// A refusal as a message.
pub(crate) fn refused(id: Option<String>, no: No) -> FromServer {
    FromServer::Refused { id, reason: no.reason, why: no.why }
}
