//! Requests to a table on this device: the same as over a socket.

use hosting::{MOST_ENTRIES, PreviewWanted, RequestError, UndoPlan};
use protocol::device::{DeviceAnswer, Given};
use protocol::{
    AnsweredBy, ClientMessage, Detail, Ending, ErrorCode, Holder, PROTOCOL, ServerMessage, Stage,
    TableRequest,
};
use table::{Phrase, SaturatingAs, Seat, UndoError, Viewer};

use crate::doc::SeatDoc;
use crate::table::DeviceTable;
use crate::thinking::{BEST, Chosen};

/// The longest id of a request.
const LONGEST_ID: usize = 64;

impl DeviceTable {
    /// Answers a message.
    pub(crate) fn hear(&mut self, message: ClientMessage, given: &Given) -> DeviceAnswer {
        match message {
            ClientMessage::Hello { protocol, .. } if protocol != PROTOCOL => {
                told(refusal(None, RequestError::new(ErrorCode::Protocol, "server-protocol")))
            }
            ClientMessage::Hello { since, detail, .. } => told(self.welcome(since, detail)),
            ClientMessage::Ping { .. } => told(ServerMessage::Pong),
            ClientMessage::Ask { id, ask } => {
                if id.is_empty() || id.chars().count() > LONGEST_ID {
                    let why = RequestError::malformed("the id of a request has 1 to 64 characters");
                    return told(refusal(Some(id), why));
                }
                if self.doc.asked.contains(&id) {
                    return told(ServerMessage::Done { id });
                }
                self.dispatch(&id, ask, given).unwrap_or_else(|why| told(refusal(Some(id), why)))
            }
        }
    }

    fn welcome(&self, since: Option<u64>, detail: Detail) -> ServerMessage {
        let since = since.filter(|&since| since <= self.doc.version);
        let keep = since.map_or(0, |since| hosting::standing_since(&self.cuts, since));
        ServerMessage::Welcome {
            protocol: PROTOCOL,
            table: self.doc.info(),
            moment: Some(self.moment(detail)),
            keep,
            log: self.log_from(keep),
            chat: Vec::new(),
            step: None,
            now: None,
        }
    }

    /// The lines of the log from this index on.
    pub(crate) fn log_from(&self, first: u32) -> Vec<protocol::LogLine> {
        let viewpoint = self.doc.viewpoint();
        let mut lines = hosting::lines_from(self.session.as_ref(), self.doc.stage, viewpoint, first);
        for seat in viewpoint.iter() {
            self.doc.seats[seat.index()].ahead.mark(seat, &mut lines);
        }
        lines
    }

    fn dispatch(&mut self, id: &str, ask: TableRequest, given: &Given) -> Result<DeviceAnswer, RequestError> {
        let (session, version) = (self.session.as_ref(), self.doc.version);
        let asks = id.to_owned();
        match ask {
            TableRequest::Play { seat, action, at } => {
                self.check_seat(seat)?;
                self.check_playing()?;
                if hosting::is_stale(session, seat, at as usize) {
                    return Err(RequestError::stale());
                }
                self.remember(asks);
                let shown = self.decide(seat, &action, None, given);
                // What was refused did not happen.
                if shown.is_err() {
                    self.doc.asked.pop();
                }
                let shown = self.go_on_ahead(shown?, given);
                Ok(with_done(shown, id))
            }
            TableRequest::Undo { seat, at } => {
                self.check_seat(seat)?;
                Ok(with_done(self.undo(id, seat, at as usize, given)?, id))
            }
            TableRequest::Preview { seat, action, pictures, binding, .. } => {
                self.check_seat(seat)?;
                self.check_playing()?;
                let wanted = PreviewWanted { pictures, shown_to: None, binding };
                Ok(told(hosting::preview(session, asks, seat, action, wanted)?))
            }
            TableRequest::Account { seat } => {
                seat.map_or(Ok(()), |seat| self.check_seat(seat))?;
                Ok(told(hosting::account(session, asks, version, viewer(seat))))
            }
            TableRequest::Explain { seat } => {
                seat.map_or(Ok(()), |seat| self.check_seat(seat))?;
                Ok(told(hosting::explain(session, asks, version, viewer(seat))))
            }
            TableRequest::Chapters { seat } => {
                seat.map_or(Ok(()), |seat| self.check_seat(seat))?;
                Ok(told(hosting::chapters(session, asks, version, viewer(seat))))
            }
            TableRequest::Forecast { seat } => {
                self.check_seat(seat)?;
                Ok(told(hosting::forecast(session, asks, version, seat)))
            }
            TableRequest::Hint { seat, past } => {
                Ok(DeviceAnswer { hint: Some(self.hint(seat, past)?), ..DeviceAnswer::default() })
            }
            TableRequest::AnswerObvious { seat, on } => {
                self.check_seat(seat)?;
                self.check_playing()?;
                Ok(with_done(self.answer_obvious(seat, on, given), id))
            }
            TableRequest::Resign { seat } => {
                self.check_seat(seat)?;
                self.check_playing()?;
                self.remember(asks);
                Ok(with_done(self.resign(seat, given), id))
            }
            TableRequest::AnswerUndo { .. }
            | TableRequest::Say { .. }
            | TableRequest::CloseChat { .. }
            | TableRequest::HideRemarks { .. }
            | TableRequest::ProposeBot { .. }
            | TableRequest::UndoBot { .. }
            | TableRequest::AnswerBot { .. }
            | TableRequest::OfferOrders { .. }
            | TableRequest::LeaveOrders { .. } => Err(RequestError::not_now("web-device-alone")),
        }
    }

    /// Plays a decision.
    pub(crate) fn decide(
        &mut self,
        seat: Seat,
        action: &str,
        by: Option<AnsweredBy>,
        given: &Given,
    ) -> Result<DeviceAnswer, RequestError> {
        let before = self.session.decisions();
        let keep = before.saturating_as::<u32>() + 1;
        let mut dice = self.dice.clone().ok_or_else(|| RequestError::not_now("illegal-over"))?;
        self.session.play(seat, action, &mut dice)?;
        self.dice = Some(dice);
        let ahead = &mut self.doc.seats[seat.index()].ahead;
        if !ahead.is_blank() {
            ahead.decided(before, by);
        }
        if let Some(standings) = self.session.standings() {
            self.doc.points = Some(standings.points());
            self.doc.winners = standings.winners().collect();
            self.end(Ending::Played);
        }
        let change = self.keep_entry(given.now, keep);
        Ok(DeviceAnswer { keep: vec![change], ..self.moved(keep) })
    }

    /// Plays what a bot has chosen, if the table has not changed since it began to think. Simultaneous decisions of others in the
    /// meantime do not matter; an illegal action is not played.
    pub(crate) fn let_bot_decide(
        &mut self,
        chosen: &Chosen<'_>,
        given: &Given,
    ) -> Result<DeviceAnswer, RequestError> {
        let Chosen { version, at, seat, action } = *chosen;
        let bots = self.bots_asked();
        let mut since = self.cuts.iter().filter(|cut| cut.version > version);
        let stands = since.all(|cut| cut.keep > at)
            && !hosting::is_stale(self.session.as_ref(), seat, at as usize)
            && bots.iter().any(|(asked, _)| *asked == seat);
        if !stands {
            return Ok(DeviceAnswer { bots: !bots.is_empty(), ..DeviceAnswer::default() });
        }
        let legal = self.session.actions(seat);
        let known = legal.iter().any(|known| known == action);
        let action = if known { action } else { legal.first().map_or("", String::as_str) };
        let shown = self.decide(seat, action, None, given)?;
        Ok(self.go_on_ahead(shown, given))
    }

    fn undo(&mut self, id: &str, seat: Seat, at: usize, given: &Given) -> Result<DeviceAnswer, RequestError> {
        self.check_playing()?;
        if self.session.decisions() != at {
            return Err(RequestError::stale());
        }
        if self.session.record().entries().len() >= MOST_ENTRIES {
            return Err(RequestError::not_now("server-undo-enough"));
        }
        let (keep, ahead) = match self.undo_plan(seat) {
            UndoPlan::Free(keep) => (keep, false),
            UndoPlan::LookAhead(keep) | UndoPlan::Ask(keep) => (keep, true),
            UndoPlan::No => return Err(RequestError::not_now(UndoError::Nothing.phrase())),
        };
        let count = at.saturating_sub(keep);
        self.session.undo_to(seat, keep).map_err(|error| RequestError::not_now(error.phrase()))?;
        self.doc.looked_ahead |= ahead;
        self.remember(id.to_owned());
        let keep = keep.saturating_as::<u32>();
        for happening in &mut self.doc.happenings {
            happening.after = happening.after.min(keep);
        }
        for (other, row) in Seat::all(self.doc.seats.len()).zip(&mut self.doc.seats) {
            row.ahead.undone(keep, other == seat);
        }
        let undone = Phrase::new("server-log-undone").with("seat", seat).with("count", count);
        self.happened(given.now, seat, undone);
        let change = self.keep_entry(given.now, keep + 1);
        Ok(DeviceAnswer { keep: vec![change], ..self.moved(keep + 1) })
    }

    /// A player resigns. That ends a game for two and a game without other people; in any other a bot takes over.
    fn resign(&mut self, seat: Seat, given: &Given) -> DeviceAnswer {
        let row = &mut self.doc.seats[seat.index()];
        row.resigned = true;
        row.holder = Holder::Bot { level: BEST.name().to_owned() };
        let players = self.doc.seats.iter().filter(|row| row.holder != Holder::Scripted).count();
        if players <= 2 || !self.doc.seats.iter().any(SeatDoc::is_persons) {
            let row = &mut self.doc.seats[seat.index()];
            row.holder = Holder::Person { id: self.doc.host.clone() };
            self.doc.winners = self.left_to(seat);
            self.end(Ending::Resigned { seat });
        } else {
            self.happened(given.now, seat, Phrase::new("server-log-gave-up").with("seat", seat));
        }
        let keep = self.session.decisions().saturating_as::<u32>() + 1;
        let change = self.next_version(given.now, 0);
        DeviceAnswer { keep: vec![change], ..self.moved(keep) }
    }

    /// Who wins if a seat resigns: the other players, or the scripted seats if nobody else plays.
    fn left_to(&self, seat: Seat) -> Vec<Seat> {
        let others = || Seat::all(self.doc.seats.len()).filter(|other| *other != seat);
        let plays = |other: &Seat| {
            let row = &self.doc.seats[other.index()];
            row.holder != Holder::Scripted && !row.resigned
        };
        let players: Vec<Seat> = others().filter(plays).collect();
        if players.is_empty() { others().collect() } else { players }
    }

    /// Ends the game and reveals the secret of its dice.
    fn end(&mut self, ending: Ending) {
        if let Some(secret) = self.doc.secret() {
            self.session.record_mut().reveal(secret);
        }
        self.doc.seats.iter_mut().for_each(|row| row.ahead.over());
        self.doc.stage = Stage::Over;
        self.doc.ending = Some(ending);
    }

    /// The messages to everybody after a decision or an undo.
    pub(crate) fn moved(&self, keep: u32) -> DeviceAnswer {
        let moved = ServerMessage::Moved {
            version: self.doc.version,
            keep,
            log: self.log_from(keep),
            moment: self.moment(Detail::Board),
            table: self.doc.info(),
        };
        DeviceAnswer { show: vec![moved], bots: !self.bots_asked().is_empty(), ..DeviceAnswer::default() }
    }
}

fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

pub(crate) fn told(message: ServerMessage) -> DeviceAnswer {
    DeviceAnswer { tell: vec![message], ..DeviceAnswer::default() }
}

fn with_done(mut answer: DeviceAnswer, id: &str) -> DeviceAnswer {
    answer.tell.push(ServerMessage::Done { id: id.to_owned() });
    answer
}

pub(crate) fn refusal(id: Option<String>, RequestError { code, why }: RequestError) -> ServerMessage {
    ServerMessage::Refused { id, reason: code, why }
}
