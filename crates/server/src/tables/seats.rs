//! Taking and leaving seats.

use std::sync::Arc;

use table::Seat;

use super::commit::DocChange;
use super::guard::TableGuard;
use super::live_table::{LiveTable, person_of, player_of};
use super::setup::{open_seat, seat_for, seat_row};
use crate::error::ApiError;
use crate::people::{Identity, token_hash};
use crate::protocol::{Ending, Holder, Joining, Mark, Me, NewSeat, Stage};
use crate::storage::{SeatRow, TableDoc, TokenRow};

impl TableGuard {
    /// Seats a person.
    pub(crate) async fn join(&mut self, me: &Me, joining: &Joining) -> Result<(), ApiError> {
        let salt = hosting::tidy_salt(&joining.salt)?;
        let blockers = self.app.storage.admin().blockers_of(&me.id).await?;
        let table = self.table_mut();
        let kept_for_me = |seat: &Seat| {
            let row = table.doc.seats.get(seat.index());
            row.is_some_and(|row| row.stands_in_for.as_ref() == Some(&me.id))
        };
        if let Some(seat) = joining.seat.filter(kept_for_me) {
            return self.take_seat_back(me, seat).await;
        }
        gathering(&table.doc)?;
        table.may_sit_down(me)?;
        if blockers.iter().any(|blocker| table.belongs(blocker)) {
            return Err(ApiError::not_now("server-blocked"));
        }
        if table.seat_kept_for(&me.id, joining.seat) {
            table.take_kept_seats(me, &salt);
            return self.begin_if_full().await;
        }
        let is_open = |row: &SeatRow| row.holder == Holder::Open && row.kept_for.is_none();
        let place = match joining.seat {
            Some(seat) => table.doc.seats.get(seat.index()).filter(|row| is_open(row)).map(|_| seat.index()),
            None => table.doc.seats.iter().position(is_open),
        };
        let kept = |row: &SeatRow| row.holder == Holder::Open && row.kept_for.is_some();
        let seats = &table.doc.seats;
        let wanted = joining
            .seat
            .map_or_else(|| seats.iter().any(kept), |seat| seats.get(seat.index()).is_some_and(kept));
        let why = if wanted { "server-seat-kept" } else { "server-seat-taken" };
        let place = place.ok_or_else(|| ApiError::not_now(why))?;
        let holder = Holder::Person { id: me.id.clone() };
        let mark = joining.mark.filter(|mark| table.has_free(*mark, place));
        table.doc.seats[place] = SeatRow { salt, mark, ..seat_row(holder, String::new()) };
        self.begin_if_full().await
    }

    /// A person leaves their seats before the game begins. When nobody is left, the table is abandoned.
    pub(crate) async fn leave(&mut self, me: &Me) -> Result<(), ApiError> {
        let table = self.table_mut();
        gathering(&table.doc)?;
        let theirs = |row: &SeatRow| {
            player_of(&row.holder) == Some(me.id.as_str()) || row.kept_for.as_ref() == Some(&me.id)
        };
        if !table.doc.seats.iter().any(theirs) && table.doc.host != me.id {
            return Err(ApiError::not_yours());
        }
        table.stand_up(&me.id);
        self.commit(DocChange::Changed, None, None).await?;
        self.broadcast_table();
        Ok(())
    }

    /// Fills or opens a seat before the game begins; for the host.
    pub(crate) async fn set_seat(&mut self, me: &Me, seat: Seat, new: &NewSeat) -> Result<(), ApiError> {
        let games = self.app.config.games;
        let table = self.table_mut();
        if table.doc.host != me.id {
            return Err(ApiError::not_yours());
        }
        let row = table.doc.seats.get(seat.index()).ok_or_else(ApiError::nothing_there)?;
        let other = person_of(&row.holder).filter(|person| *person != me.id).map(str::to_owned);
        if let Some(other) = other.filter(|_| *new == NewSeat::Open) {
            return self.send_away(seat, &other).await;
        }
        gathering(&table.doc)?;
        if row.holder == Holder::Scripted || person_of(&row.holder).is_some_and(|person| person != me.id) {
            return Err(ApiError::not_now("server-seat-taken"));
        }
        let game = games.find(&table.doc.game).ok_or_else(ApiError::nothing_there)?;
        let mut row = seat_for(game, new, me)?;
        row.mark = row.mark.filter(|mark| table.has_free(*mark, seat.index()));
        if person_of(&row.holder).is_some() && row.salt.is_empty() {
            row.salt = table.share_of(&me.id);
        }
        let mut next = table.doc.clone();
        next.seats[seat.index()] = row;
        // Whoever was sent away and is invited after all may sit down.
        if let NewSeat::Kept { person } = new {
            next.moderation.sent_away.retain(|away| away != person);
        }
        let app = Arc::clone(&self.app);
        let _turn = if next.is_for_bots() { app.may_leave_to_bots(me).await? } else { None };
        let _accepted = match new {
            NewSeat::BotAccount { id } => Some(app.seat_accepts(id, me, &next).await?),
            _ => None,
        };
        self.table_mut().doc = next;
        self.begin_if_full().await
    }

    /// Chooses a person's mark before the game begins.
    pub(crate) async fn wear(&mut self, me: &Me, seat: Seat, mark: Mark) -> Result<(), ApiError> {
        self.table().check_seat(&Identity::Person(me.clone()), seat)?;
        let table = self.table_mut();
        gathering(&table.doc)?;
        if !table.has_free(mark, seat.index()) {
            return Err(ApiError::not_now("server-mark-taken"));
        }
        table.doc.seats[seat.index()].mark = Some(mark);
        self.commit(DocChange::Changed, None, None).await?;
        self.broadcast_table();
        Ok(())
    }

    /// Hands a person's seat over to their program, identified by this token. A program with an older token is disconnected.
    pub(crate) async fn give_to_program(&mut self, me: &Me, seat: Seat, token: &str) -> Result<(), ApiError> {
        self.table().check_seat(&Identity::Person(me.clone()), seat)?;
        if self.table().doc.stage == Stage::Over {
            return Err(ApiError::not_now("illegal-over"));
        }
        let row = TokenRow { table: self.slot.id.clone(), seat, owner: me.id.clone() };
        self.app.storage.save_token(&token_hash(token), &row).await?;
        self.slot.audience.dismiss_programs(seat);
        let table = self.table_mut();
        table.doc.seats[seat.index()].holder = Holder::Program { owner: me.id.clone() };
        self.commit(DocChange::Changed, None, None).await?;
        self.broadcast_table();
        Ok(())
    }
}

impl LiveTable {
    /// Whether nobody at another seat has chosen a mark.
    fn has_free(&self, mark: Mark, place: usize) -> bool {
        !self.doc.seats.iter().enumerate().any(|(other, row)| other != place && row.mark == Some(mark))
    }

    /// A person leaves their seats. If they are the host, another player becomes host; if nobody is left, the table is abandoned.
    pub(super) fn stand_up(&mut self, person: &str) {
        let his =
            |row: &SeatRow| player_of(&row.holder) == Some(person) || row.kept_for.as_deref() == Some(person);
        for row in self.doc.seats.iter_mut().filter(|row| his(row)) {
            *row = open_seat();
        }
        // Who is left thinks about it anew.
        self.doc.with_fewer.clear();
        if self.doc.host == person && !self.pass_on(person) {
            self.doc.stage = Stage::Over;
            self.doc.ending = Some(Ending::Abandoned);
            for row in self.doc.seats.iter_mut().filter(|row| row.kept_for.is_some()) {
                *row = open_seat();
            }
        }
    }

    /// Makes the first player in seat order who still plays there, or could come back, the host instead of this person. Returns
    /// whether there is one.
    pub(super) fn pass_on(&mut self, person: &str) -> bool {
        let plays = |row: &SeatRow| {
            person_of(&row.holder).filter(|&id| id != person && !row.resigned).map(str::to_owned)
        };
        let replaced = |row: &SeatRow| row.stands_in_for.clone().filter(|id| id != person);
        let seats = &self.doc.seats;
        let heir = seats.iter().find_map(plays).or_else(|| seats.iter().find_map(replaced));
        if let Some(heir) = &heir
            && self.doc.host == person
        {
            self.doc.host.clone_from(heir);
        }
        heir.is_some()
    }
}

pub(super) fn gathering(doc: &TableDoc) -> Result<(), ApiError> {
    match doc.stage {
        Stage::Gathering => Ok(()),
        _ => Err(ApiError::not_now("server-begun")),
    }
}
