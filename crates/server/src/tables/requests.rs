//! Dispatches the requests that arrive over a table's socket.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use games::Hint;
use hosting::PreviewWanted;
use table::Viewer;

use super::TableHandle;
use super::audience::Listener;
use super::commit::{RequestId, write};
use super::guard::TableGuard;
use super::scene::{kind_of, scene_of};
use crate::app_state::AppState;
use crate::bot_pool::BotRequest;
use crate::error::ApiError;
use crate::people::Identity;
use crate::protocol::{PROTOCOL, ServerMessage, TableRequest};

/// The maximum length of a request's id.
const LONGEST_ID: usize = 64;

impl TableGuard {
    /// Adds a listener, and returns the message with what it has missed.
    pub(crate) fn welcome(&mut self, listener: Listener, since: Option<u64>) -> Utf8Bytes {
        let kind = kind_of(self.table(), &listener);
        let viewpoint = kind.viewpoint;
        let number = listener.number;
        let came = !self.slot.audience.has(&listener.who);
        let present =
            self.app.tables.presence.enter(&self.slot.id, number, &listener.who, Arc::clone(&listener.sight));
        if !viewpoint.is_empty() {
            self.came_from(listener.address);
        }
        if listener.who.is_person(&self.table().doc.host) {
            self.note_host();
        }
        let server_time = self.slot.audience.presence.server_time().clone();
        self.table_mut().stop_waiting(viewpoint, &server_time);
        self.slot.audience.add(listener, present);
        let scene = kind.changes.then(|| scene_of(self.table(), &self.slot.audience, kind));
        let step = scene.and_then(|scene| self.slot.audience.note_shown(number, kind, scene));
        let table = self.table();
        let (keep, chat) = table.missed(since);
        let welcome = ServerMessage::Welcome {
            protocol: PROTOCOL,
            table: table.info(viewpoint, &self.slot.audience),
            moment: table.moment(kind),
            keep,
            log: table.log_from(viewpoint, keep),
            chat,
            step,
            now: Some(server_time.now()),
        };
        if came && !viewpoint.is_empty() {
            self.broadcast_presence(number);
        }
        self.wake_bots();
        write(&welcome)
    }

    /// Removes a listener. The others are notified if the table is in memory; otherwise there is nothing to say.
    pub(crate) async fn goodbye(app: &Arc<AppState>, handle: TableHandle, number: u64, who: &Identity) {
        let slot = Arc::clone(&handle).lock_owned().await;
        let mut guard = TableGuard { app: Arc::clone(app), handle, slot };
        guard.slot.audience.remove(number);
        if guard.slot.table.as_ref().is_some_and(|table| who.is_person(&table.doc.host)) {
            guard.note_host();
        }
        let Some(table) = &guard.slot.table else { return };
        if !table.seats_of(who).is_empty() && !guard.slot.audience.has(who) {
            if let Err(error) = guard.wait_for(who).await {
                tracing::warn!(table = guard.slot.id, why = %error.why, "cannot stop a clock for a lost connection");
            }
            if guard.slot.table.is_none() {
                return;
            }
            guard.broadcast_table();
        }
    }

    /// Whether the connection with this number is still open; one that was closed may no longer act.
    pub(crate) fn hears(&self, number: u64) -> bool {
        self.slot.audience.hears(number)
    }

    /// Whether a request was executed before.
    pub(crate) fn knows(&self, who: &Identity, id: &str) -> bool {
        self.table().requests.knows(&who.key(), id)
    }

    /// Executes a request and returns the answer. A hint is sent to `answer` when the bot is done.
    pub(crate) async fn ask(
        &mut self,
        who: &Identity,
        id: String,
        ask: TableRequest,
        later: impl Fn(Utf8Bytes) + Send + 'static,
    ) -> Option<ServerMessage> {
        if id.is_empty() || id.chars().count() > LONGEST_ID || id.contains('\0') {
            return Some(refused(
                Some(id),
                ApiError::malformed("the id of a request must have 1 to 64 characters"),
            ));
        }
        let request = RequestId { who: who.key(), id: id.clone() };
        if self.knows(who, &id) {
            return Some(ServerMessage::Done { id });
        }
        if matches!(who, Identity::BotAccount { .. }) && !is_for_bots(&ask) {
            return Some(refused(Some(id), ApiError::not_now("bots-only-play")));
        }
        match self.dispatch(who, &request, ask, later).await {
            Ok(Some(answer)) => Some(answer),
            Ok(None) => None,
            Err(error) => Some(refused(Some(id), error)),
        }
    }

    async fn dispatch(
        &mut self,
        who: &Identity,
        request: &RequestId,
        ask: TableRequest,
        later: impl Fn(Utf8Bytes) + Send + 'static,
    ) -> Result<Option<ServerMessage>, ApiError> {
        let id = request.id.clone();
        match ask {
            TableRequest::Play { seat, action, at } => {
                self.table().check_seat(who, seat)?;
                self.play(request, seat, &action, at as usize).await?;
            }
            TableRequest::Undo { seat, at } => {
                self.table().check_seat(who, seat)?;
                self.undo(request, seat, at as usize).await?;
            }
            TableRequest::AnswerUndo { seat, agree } => {
                self.table().check_seat(who, seat)?;
                self.answer_undo(request, seat, agree).await?;
            }
            TableRequest::Preview { seat, action, pictures, changes, binding } => {
                self.table().check_seat(who, seat)?;
                let shown_to = changes.then(|| self.table().seats_of(who));
                let wanted = PreviewWanted { pictures, shown_to, binding };
                return self.preview(id, seat, action, wanted).map(Some);
            }
            TableRequest::Account { seat } => {
                seat.map_or(Ok(()), |seat| self.table().check_seat(who, seat))?;
                return self.account(id, seat.map_or(Viewer::Spectator, Viewer::Seat)).map(Some);
            }
            TableRequest::Explain { seat } => {
                seat.map_or(Ok(()), |seat| self.table().check_seat(who, seat))?;
                return self.explain(id, seat.map_or(Viewer::Spectator, Viewer::Seat)).map(Some);
            }
            TableRequest::Chapters { seat } => {
                seat.map_or(Ok(()), |seat| self.table().check_seat(who, seat))?;
                return self.chapters(id, seat.map_or(Viewer::Spectator, Viewer::Seat)).map(Some);
            }
            TableRequest::Forecast { seat } => {
                self.table().check_seat(who, seat)?;
                return self.forecast(id, seat).map(Some);
            }
            TableRequest::Hint { seat, past } => {
                let question = if let Some(decisions) = past {
                    self.past_hint_request(who, seat, decisions as usize)?
                } else {
                    self.table().check_seat(who, seat)?;
                    self.hint_request(seat)?
                };
                self.hint(id, who, question, past, later)?;
                return Ok(None);
            }
            TableRequest::Say { text } => self.say(request, who, &text).await?,
            TableRequest::CloseChat { closed } => self.close_chat(request, who, closed).await?,
            TableRequest::HideRemarks { person, hidden } => {
                self.hide_remarks(request, who, &person, hidden).await?;
            }
            TableRequest::Resign { seat } => {
                self.table().check_seat(who, seat)?;
                self.resign(request, seat).await?;
            }
            TableRequest::ProposeBot { seat } => self.propose_bot(request, who, seat).await?,
            TableRequest::UndoBot { seat, at } => {
                self.table().check_seat(who, seat)?;
                self.undo_bot(request, seat, at as usize).await?;
            }
            TableRequest::OfferOrders { seat } => {
                self.table().check_seat(who, seat)?;
                return self.offer_orders(id, seat).map(Some);
            }
            TableRequest::LeaveOrders { seat, orders } => {
                self.leave_orders(request, who, seat, orders).await?;
            }
            TableRequest::AnswerObvious { seat, on } => self.answer_obvious(request, who, seat, on).await?,
            TableRequest::AnswerBot { seat, agree } => {
                self.table().check_seat(who, seat)?;
                self.answer_bot(request, seat, agree).await?;
            }
        }
        Ok(Some(ServerMessage::Done { id }))
    }

    /// Lets a bot think about a hint; the answer comes later.
    fn hint(
        &mut self,
        id: String,
        who: &Identity,
        question: BotRequest,
        past: Option<u32>,
        later: impl Fn(Utf8Bytes) + Send + 'static,
    ) -> Result<(), ApiError> {
        let requester = if past.is_some() { self.requester_for(who) } else { self.requester() };
        let seat = question.seat;
        if self.slot.hinting.contains(&seat) {
            return Err(ApiError::slow());
        }
        self.slot.hinting.push(seat);
        let (app, handle) = (Arc::clone(&self.app), Arc::clone(&self.handle));
        tokio::spawn(async move {
            let advice = app.bot_pool.advise(requester, question).await;
            handle.lock().await.hinting.retain(|thinking| *thinking != seat);
            let guard = TableGuard::lock(&app, handle).await;
            let hint = guard.ok().and_then(|guard| {
                let session = guard.table().session()?;
                let then = past.map(|decisions| session.look_back(decisions as usize));
                Hint::of(then.as_deref().unwrap_or(session), seat, &advice?)
            });
            later(write(&match hint {
                Some(Hint { action, phrase, nudge, reasons }) => {
                    ServerMessage::Hinted { id, action, phrase, nudge, reasons }
                }
                // The game went on while the bot thought.
                None => refused(Some(id), ApiError::stale()),
            }));
        });
        Ok(())
    }
}

/// The requests that bot accounts may send: they play, resign and look; they do not chat or undo.
const fn is_for_bots(ask: &TableRequest) -> bool {
    matches!(
        ask,
        TableRequest::Play { .. }
            | TableRequest::Resign { .. }
            | TableRequest::Preview { .. }
            | TableRequest::Account { .. }
            | TableRequest::Explain { .. }
            | TableRequest::Chapters { .. }
            | TableRequest::Forecast { .. }
    )
}

/// An error as a message.
pub(crate) fn refused(id: Option<String>, error: ApiError) -> ServerMessage {
    ServerMessage::Refused { id, reason: error.code, why: error.why }
}
