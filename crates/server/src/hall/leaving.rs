//! Giving up, and bots that go on for somebody.

use table::Seat;

use super::begin::known_level;
use super::changes::{Doc, Request};
use super::live::{Live, person_of};
use super::open::Open;
use crate::no::No;
use crate::people::Who;
use crate::protocol::{Ending, Holder, Me, Stage, Takeover};

/// The bot that goes on for somebody who gave up.
const SUBSTITUTE: bots::Level = bots::Level::Deputy;

impl Open {
    /// A player gives up: a game for two is over, in a larger one a bot goes on.
    pub(crate) async fn resign(&mut self, request: &Request, seat: Seat) -> Result<(), No> {
        let live = self.live_mut();
        live.playing()?;
        live.give_up(seat);
        self.settle(request).await
    }

    /// Asks the others whether a bot may go on for a seat.
    pub(crate) async fn propose_bot(
        &mut self,
        request: &Request,
        who: &Who,
        seat: Seat,
        level: &str,
    ) -> Result<(), No> {
        let level = known_level(level)?;
        let mine = self.live().seats_of(who);
        if mine.is_empty() {
            return Err(No::not_yours());
        }
        let row = self.live().doc.seats.get(seat.index()).filter(|row| person_of(&row.holder).is_some());
        let row = row.ok_or_else(|| No::not_now("server-no-person"))?;
        if !mine.contains(seat) && self.room.audience.holds(&row.holder) {
            return Err(No::not_now("server-present"));
        }
        let live = self.live_mut();
        live.playing()?;
        if live.doc.takeover.is_some() {
            return Err(No::not_now("server-bot-asked"));
        }
        let waiting: Vec<Seat> =
            live.others(seat).into_iter().filter(|other| !mine.contains(*other)).collect();
        if waiting.is_empty() {
            live.hand_over(seat, &level);
        } else {
            live.doc.takeover = Some(Takeover { seat, level, waiting });
        }
        self.settle(request).await
    }

    /// Somebody agrees or disagrees to a bot.
    pub(crate) async fn answer_bot(&mut self, request: &Request, seat: Seat, agree: bool) -> Result<(), No> {
        let live = self.live_mut();
        live.playing()?;
        let asked = live.doc.takeover.as_mut().filter(|asked| asked.waiting.contains(&seat));
        let Some(asked) = asked else { return Err(No::not_now("server-nothing-asked")) };
        asked.waiting.retain(|other| *other != seat);
        if !agree {
            live.doc.takeover = None;
        } else if asked.waiting.is_empty() {
            let Takeover { seat, level, .. } = asked.clone();
            live.hand_over(seat, &level);
        }
        self.settle(request).await
    }

    /// Keeps and shows what changed about the seats, and lets bots that are asked begin to think.
    async fn settle(&mut self, request: &Request) -> Result<(), No> {
        let live = self.live_mut();
        live.requests.note(request.who.clone(), request.id.clone());
        self.keep_seats().await
    }

    /// Somebody for whom a bot went on is back and plays himself.
    pub(super) async fn take_seat_back(&mut self, me: &Me, seat: Seat) -> Result<(), No> {
        let live = self.live_mut();
        live.playing()?;
        live.doc.undo_asked = None;
        let row = &mut live.doc.seats[seat.index()];
        row.stands_in_for = None;
        row.holder = Holder::Person { id: me.id.clone() };
        self.keep_seats().await
    }

    async fn keep_seats(&mut self) -> Result<(), No> {
        self.commit(Doc::Changed, None, None).await?;
        // The offers and undos of those who look may have changed with the seats.
        let keep = self.live().progress.decisions + 1;
        self.tell_moved(keep);
        Ok(())
    }
}

impl Live {
    /// The player of a seat gives up: a game for two is over, in a larger one a bot goes on.
    pub(super) fn give_up(&mut self, seat: Seat) {
        self.doc.seats[seat.index()].resigned = true;
        if self.players_count() <= 2 {
            self.end(Ending::Resigned { seat });
        } else {
            self.hand_over(seat, SUBSTITUTE.name());
        }
    }

    fn players_count(&self) -> usize {
        self.doc.seats.iter().filter(|row| row.holder != Holder::Scripted).count()
    }

    /// A bot goes on for a seat. If no person is left, the game is over.
    fn hand_over(&mut self, seat: Seat, level: &str) {
        self.doc.takeover = None;
        self.doc.undo_asked = None;
        let row = &mut self.doc.seats[seat.index()];
        let person = person_of(&row.holder).map(str::to_owned);
        (row.stands_in_for, row.gave_up) = if row.resigned { (None, person) } else { (person, None) };
        row.holder = Holder::Bot { level: level.to_owned() };
        if self.doc.seats.iter().all(|row| person_of(&row.holder).is_none()) {
            self.end(Ending::Abandoned);
        }
    }

    /// The game is over, and the secret of its dice is out.
    pub(super) fn end(&mut self, ending: Ending) {
        let secret = self.secret();
        if let (Some(game), Some(secret)) = (&mut self.game, secret) {
            game.sitting.record_mut().reveal(secret);
        }
        self.doc.stage = Stage::Over;
        self.doc.ending = Some(ending);
        self.doc.takeover = None;
        self.doc.undo_asked = None;
    }
}
