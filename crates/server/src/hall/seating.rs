//! Sitting down, getting up, playing again.

use table::Seat;

use super::begin::{Terms, open_seat, seat_for, seat_row, tidy_salt, unplayed};
use super::changes::Doc;
use super::live::{Live, person_of};
use super::open::Open;
use crate::no::No;
use crate::people::{Who, token_hash};
use crate::protocol::{Ending, Holder, Joining, Me, NewSeat, Stage};
use crate::storage::{NewRow, SeatRow, TableDoc, TokenRow};

impl Open {
    /// Somebody sits down.
    pub(crate) async fn join(&mut self, me: &Me, joining: &Joining) -> Result<(), No> {
        let salt = tidy_salt(&joining.salt)?;
        let live = self.live_mut();
        let kept_for_me = |seat: &Seat| {
            let row = live.doc.seats.get(seat.index());
            row.is_some_and(|row| row.stands_in_for.as_ref() == Some(&me.id))
        };
        if let Some(seat) = joining.seat.filter(kept_for_me) {
            return self.take_seat_back(me, seat).await;
        }
        gathering(&live.doc)?;
        let is_open = |row: &SeatRow| row.holder == Holder::Open;
        let place = match joining.seat {
            Some(seat) => live.doc.seats.get(seat.index()).filter(|row| is_open(row)).map(|_| seat.index()),
            None => live.doc.seats.iter().position(is_open),
        };
        let place = place.ok_or_else(|| No::not_now("server-seat-taken"))?;
        let holder = Holder::Person { id: me.id.clone() };
        live.doc.seats[place] = SeatRow { salt, ..seat_row(holder, String::new()) };
        self.begin_if_full().await
    }

    /// Somebody gives his seats back before the game begins. When nobody is left, the table is broken off.
    pub(crate) async fn leave(&mut self, me: &Me) -> Result<(), No> {
        let live = self.live_mut();
        gathering(&live.doc)?;
        let theirs = |row: &SeatRow| person_of(&row.holder) == Some(me.id.as_str());
        if !live.doc.seats.iter().any(theirs) && live.doc.host != me.id {
            return Err(No::not_yours());
        }
        live.stand_up(&me.id);
        self.commit(Doc::Changed, None, None).await?;
        self.tell_table();
        Ok(())
    }

    /// The host fills or opens a seat before the game begins.
    pub(crate) async fn set_seat(&mut self, me: &Me, seat: Seat, new: &NewSeat) -> Result<(), No> {
        let live = self.live_mut();
        if live.doc.host != me.id {
            return Err(No::not_yours());
        }
        gathering(&live.doc)?;
        let row = live.doc.seats.get_mut(seat.index()).ok_or_else(No::nothing_there)?;
        let of_another = person_of(&row.holder).is_some_and(|person| person != me.id);
        if row.holder == Holder::Scripted || (of_another && *new != NewSeat::Open) {
            return Err(No::not_now("server-seat-taken"));
        }
        *row = seat_for(new, me)?;
        self.begin_if_full().await
    }

    /// A seat of somebody's goes to his program, which shows this token. One that showed an older token is let go.
    pub(crate) async fn give_to_program(&mut self, me: &Me, seat: Seat, token: &str) -> Result<(), No> {
        self.live().check_seat(&Who::Person(me.clone()), seat)?;
        if self.live().doc.stage == Stage::Over {
            return Err(No::not_now("illegal-over"));
        }
        let row = TokenRow { table: self.room.id.clone(), seat, owner: me.id.clone() };
        self.house.storage.keep_token(&token_hash(token), &row).await?;
        self.room.audience.dismiss_programs(seat);
        let live = self.live_mut();
        live.doc.seats[seat.index()].holder = Holder::Program { owner: me.id.clone() };
        self.commit(Doc::Changed, None, None).await?;
        self.tell_table();
        Ok(())
    }

    /// The table where the same people play again; everybody moves up one seat, so that another one begins.
    pub(crate) fn again(&self) -> Result<NewRow, No> {
        let old = &self.live().doc;
        if old.stage != Stage::Over || old.imported {
            return Err(No::not_now("server-not-over"));
        }
        let mut players: Vec<SeatRow> = old
            .seats
            .iter()
            .filter(|row| row.holder != Holder::Scripted)
            .map(|row| seat_row(row.holder.clone(), row.name.clone()))
            .map(|row| match row.holder {
                Holder::Program { owner } => seat_row(Holder::Person { id: owner }, row.name),
                _ => row,
            })
            .collect();
        if !players.is_empty() {
            players.rotate_left(1);
        }
        let mut players = players.into_iter();
        let place = |row: &SeatRow| match row.holder {
            Holder::Scripted => row.clone(),
            _ => players.next().unwrap_or_else(open_seat),
        };
        let seats = old.seats.iter().map(place).collect();
        let terms = Terms {
            game: old.game.clone(),
            options: old.options.clone(),
            host: old.host.clone(),
            listed: old.listed,
            hints: old.hints,
        };
        Ok(unplayed(terms, seats))
    }

    /// Notes where the same people play again.
    pub(crate) async fn set_rematch(&mut self, id: String) -> Result<(), No> {
        self.live_mut().doc.rematch = Some(id);
        self.commit(Doc::Changed, None, None).await?;
        self.tell_table();
        Ok(())
    }

    /// Begins the game of a new table if nobody is waited for.
    pub(crate) async fn first_look(&mut self) -> Result<(), No> {
        if self.live().doc.seats.iter().any(|row| row.holder == Holder::Open) {
            return Ok(());
        }
        self.begin_if_full().await
    }
}

impl Live {
    /// Somebody gives his seats back. A table that he set up passes to another who sits there; when nobody does, it is broken off.
    pub(super) fn stand_up(&mut self, person: &str) {
        for row in self.doc.seats.iter_mut().filter(|row| person_of(&row.holder) == Some(person)) {
            *row = open_seat();
        }
        let heir = self.doc.seats.iter().find_map(|row| person_of(&row.holder)).map(str::to_owned);
        if self.doc.host == person {
            if let Some(heir) = heir {
                self.doc.host = heir;
            } else {
                self.doc.stage = Stage::Over;
                self.doc.ending = Some(Ending::Abandoned);
            }
        }
    }
}

fn gathering(doc: &TableDoc) -> Result<(), No> {
    match doc.stage {
        Stage::Gathering => Ok(()),
        _ => Err(No::not_now("server-begun")),
    }
}
