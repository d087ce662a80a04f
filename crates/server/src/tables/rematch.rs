//! Rematches: an offer to the players, which they accept or not.

use std::net::IpAddr;
use std::sync::Arc;

use table::{Phrase, Seat};

use super::commit::DocChange;
use super::guard::TableGuard;
use super::live_table::{LiveTable, person_of};
use super::setup::{Terms, open_seat, seat_row, unplayed};
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::SeatedPerson;
use crate::protocol::{Holder, Me, Stage, settle_marks};
use crate::storage::{NewTableRow, SeatRow};

impl TableGuard {
    /// The table of a rematch: the seats of the person who offers it and of bots are taken, the others' are reserved for them.
    /// Everybody moves by one seat, so that another player begins. The seats of people in `apart`, who must not meet the host, are
    /// open.
    fn again(&self, me: &Me, salt: &str, apart: &[String]) -> Result<NewTableRow, ApiError> {
        let salt = hosting::tidy_salt(salt)?;
        let old = &self.table().doc;
        if old.stage != Stage::Over || old.imported {
            return Err(ApiError::not_now("server-not-over"));
        }
        // Whoever moves to another seat keeps his mark.
        let chosen: Vec<_> = old.seats.iter().map(|row| row.mark).collect();
        let marks = settle_marks(&chosen);
        let players = old.seats.iter().zip(marks).filter(|(row, _)| row.holder != Holder::Scripted);
        let keep = |(row, mark)| SeatRow { mark: Some(mark), ..seat_again(row, me, apart) };
        let mut players: Vec<SeatRow> = players.map(keep).collect();
        if !players.is_empty() {
            players.rotate_left(1);
        }
        let mut players = players.into_iter();
        let place = |row: &SeatRow| match row.holder {
            Holder::Scripted => row.clone(),
            _ => players.next().unwrap_or_else(open_seat),
        };
        let mut seats: Vec<SeatRow> = old.seats.iter().map(place).collect();
        for row in seats.iter_mut().filter(|row| person_of(&row.holder) == Some(&me.id)) {
            row.salt.clone_from(&salt);
        }
        let terms = Terms {
            game: old.game.clone(),
            options: old.options.clone(),
            host: me.id.clone(),
            listed: old.listed,
            hints: old.hints,
            pace: old.pace,
            clock: old.clock.clone(),
            bots_welcome: old.bots_welcome,
            start: None,
            ladder: None,
        };
        let known = |id: &str| self.table().people.get(id).map(SeatedPerson::name);
        let mut next = unplayed(&self.app.config, terms, seats, known)?;
        next.doc.rematch_of = Some(self.slot.id.clone());
        next.progress.asked = self.slot.audience.presence.seen.uptime();
        Ok(next)
    }

    /// Creates the table of a rematch and returns its id. It is stored together with the reference to it here.
    pub(crate) async fn play_again(
        &mut self,
        me: &Me,
        salt: &str,
        address: IpAddr,
    ) -> Result<String, ApiError> {
        let app = Arc::clone(&self.app);
        // Neither is one asked who does not want to play with him, nor one with whom he does not.
        let mut apart = app.storage.admin().blockers_of(&me.id).await?;
        apart.extend(app.storage.admin().blocked_by(&me.id).await?.into_iter().map(|(id, _)| id));
        let row = self.again(me, salt, &apart)?;
        let _turn = app.may_set_up(me, &row, address).await?;
        let (next, begins) = (row.id.clone(), row.doc.stage == Stage::Playing);
        let now = self.app.now();
        let table = self.table_mut();
        table.note_rematch(me, next.clone());
        let along_with = Some(table.next_version(DocChange::Changed, None, None, now));
        let created = self.app.storage.create(NewTableRow { along_with, ..row }).await;
        self.check_saved(created)?;
        if begins {
            self.app.metrics.games.inc();
        }
        self.tell_people(&[]);
        self.broadcast_table();
        Ok(next)
    }

    /// Withdraws the offer of a rematch.
    pub(crate) async fn withdraw_rematch(
        app: &Arc<AppState>,
        before: &str,
        next: &str,
    ) -> Result<(), ApiError> {
        match TableGuard::open(app, before).await {
            // The table of before is gone too, or says nothing to anybody.
            Err(error) if error == ApiError::no_table() || error.is_unreadable() => Ok(()),
            open => open?.forget_rematch(next).await,
        }
    }

    /// The table of a rematch was deleted. In storage the reference to it was deleted too; this does the same in memory. The lock
    /// of the deleted table must not be held.
    pub(super) async fn rematch_is_gone(
        app: &Arc<AppState>,
        before: Option<&str>,
        next: &str,
    ) -> Result<(), ApiError> {
        let Some(before) = before else { return Ok(()) };
        let handle = app.tables.handle(before);
        let slot = Arc::clone(&handle).lock_owned().await;
        if slot.table.is_none() {
            return Ok(());
        }
        let mut guard = TableGuard { app: Arc::clone(app), handle, slot };
        match guard.forget_rematch(next).await {
            // Servers that share a storage were told with the removal: what is stored has forgotten it already, and is read again.
            Err(_) if guard.lost_a_race() => {
                drop(guard);
                TableGuard::open(app, before).await.map(drop)
            }
            forgotten => forgotten,
        }
    }

    async fn forget_rematch(&mut self, next: &str) -> Result<(), ApiError> {
        if self.table().doc.rematch.as_deref() != Some(next) {
            return Ok(());
        }
        self.table_mut().doc.rematch = None;
        self.commit(DocChange::Changed, None, None).await?;
        self.broadcast_table();
        Ok(())
    }
}

impl LiveTable {
    /// Notes the offer of a rematch.
    fn note_rematch(&mut self, me: &Me, next: String) {
        if let Some(seat) = self.seat_of(&me.id) {
            self.happened(seat, Phrase::new("server-log-rematch").with("seat", seat));
        }
        self.doc.rematch = Some(next);
    }

    /// The first seat where a person plays or played.
    pub(crate) fn seat_of(&self, person: &str) -> Option<Seat> {
        let his = |seat: &Seat| self.doc.seats[seat.index()].whose() == Some(person);
        Seat::all(self.doc.seats.len()).find(his)
    }

    /// Whether the rematch at this table is still offered, or was accepted.
    pub(crate) fn is_offered(&self) -> bool {
        self.doc.stage != Stage::Over || self.game.is_some()
    }

    /// Whether a seat is reserved for a person: this one, or any.
    pub(crate) fn seat_kept_for(&self, person: &str, seat: Option<Seat>) -> bool {
        let kept = |row: &SeatRow| row.kept_for.as_deref() == Some(person);
        match seat {
            Some(seat) => self.doc.seats.get(seat.index()).is_some_and(kept),
            None => self.doc.seats.iter().any(kept),
        }
    }

    /// Seats a person on all seats that are reserved for them: others at their screen play again too.
    pub(super) fn take_kept_seats(&mut self, me: &Me, salt: &str) {
        let kept = self.doc.seats.iter_mut().filter(|row| row.kept_for.as_ref() == Some(&me.id));
        for (row, place) in kept.zip(0..) {
            let salt = if place == 0 { salt.to_owned() } else { String::new() };
            let person = Holder::Person { id: me.id.clone() };
            *row = SeatRow { salt, mark: row.mark, ..seat_row(person, row.name.clone()) };
        }
    }
}

/// The seat of a former player, if `me` offers a rematch.
fn seat_again(row: &SeatRow, me: &Me, apart: &[String]) -> SeatRow {
    match row.whose() {
        Some(id) if apart.iter().any(|other| other == id) => open_seat(),
        Some(id) if id == me.id => seat_row(Holder::Person { id: me.id.clone() }, row.name.clone()),
        Some(id) => SeatRow { kept_for: Some(id.to_owned()), ..seat_row(Holder::Open, row.name.clone()) },
        // He left for good: anybody may sit there.
        None if person_of(&row.holder).is_some() => open_seat(),
        None => seat_row(row.holder.clone(), String::new()),
    }
}
