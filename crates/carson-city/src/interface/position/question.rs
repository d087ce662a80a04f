//! Validates the question of a position, and its agenda.

use table::{FormatError, Game, Seat, Seats};

use crate::agenda::{SeatList, Task};
use crate::game::CarsonCity;
use crate::pieces::character::{Character, Side};
use crate::questions::Ask;
use crate::questions::first_parcel::FirstParcel;
use crate::variants::Variant;

impl CarsonCity {
    /// Checks the question and sets what comes after it, as written or as usual.
    pub(super) fn set_agenda(&mut self, written: Option<&[Task]>) -> Result<(), FormatError> {
        let Some(ask) = self.asked() else {
            return if written.is_none_or(<[Task]>::is_empty) {
                Ok(())
            } else {
                Err(FormatError::new("somebody is asked as long as something is to come"))
            };
        };
        self.check_asked(ask)?;
        let named = written.unwrap_or_default().iter().flat_map(|task| Vec::from(SeatList(task.seats())));
        if named.into_iter().any(|seat| seat.index() >= self.seats()) {
            return Err(FormatError::new("the agenda names a seat that is not taken"));
        }
        let tasks = ask.sequel(self, written.unwrap_or_default())?;
        if written.is_some_and(|written| written != tasks) {
            return Err(FormatError::new("the agenda is not what follows from the question; leave it out"));
        }
        self.check_phase(ask, &tasks)?;
        self.check_standing(ask, &tasks)?;
        for task in tasks {
            self.agenda.push(task);
        }
        let mut list = Vec::new();
        for seat in ask.seats().iter() {
            list.clear();
            self.actions(seat, &mut list);
            if list.is_empty() {
                return Err(FormatError::new(format!("player {seat} is asked and can do nothing")));
            }
        }
        Ok(())
    }

    fn check_asked(&self, ask: Ask) -> Result<(), FormatError> {
        let seat = ask.seat();
        if seat.index() >= self.seats() {
            return Err(FormatError::new(format!("seat {seat} is asked and not taken")));
        }
        if ask.is_asked_while_placing(self) {
            if self.turn_order().as_slice().len() != self.seats() || self.pass_order().contains(seat) {
                return Err(FormatError::new(
                    "while cowboys are placed 'order' names everybody, and nobody who has passed is asked",
                ));
            }
        } else if self.pass_order().as_slice().len() != self.seats() {
            return Err(FormatError::new("'passed' names everybody, except while cowboys are placed"));
        }
        if !ask.fits_role(self) {
            return Err(FormatError::new(format!(
                "player {seat} has not the character that this question belongs to"
            )));
        }
        if !ask.has_means(self) {
            return Err(FormatError::new(format!(
                "player {seat} lacks the money, the tile or the cowboy that this is about"
            )));
        }
        if ask.is_at_site() != self.site.is_some() {
            return Err(FormatError::new("'site' is there while Houses are added, and only then"));
        }
        ask.check(self)
    }

    /// Checks that a question to several players belongs to a variant in play, and is put to the right players.
    pub(crate) fn check_several(
        &self,
        variant: Variant,
        asked: Seats,
        among: Seats,
    ) -> Result<(), FormatError> {
        if !self.plays(variant) {
            return Err(FormatError::new("this is only asked in its variant"));
        }
        let taken: Seats = self.all_seats().collect();
        let fits = |seats: Seats, among: Seats| seats.iter().all(|seat| among.contains(seat));
        if asked.is_empty() || !fits(asked, among) || !fits(among, taken) {
            return Err(FormatError::new("those who are asked are among those whom it is about"));
        }
        Ok(())
    }

    /// Checks that the question belongs to the current phase.
    fn check_phase(&self, ask: Ask, tasks: &[Task]) -> Result<(), FormatError> {
        match (tasks, ask) {
            ([_, Task::FirstParcels { chosen }, ..], _) => self.check_set_up(ask, *chosen),
            ([Task::Choose { .. }, ..], _) => self.check_choosers(ask),
            (_, Ask::BuyParcel(question)) => question.check_land(self, tasks),
            _ => Ok(()),
        }
    }

    fn check_set_up(&self, ask: Ask, chosen: u8) -> Result<(), FormatError> {
        if self.round != 1 || self.have_chosen() > 0 {
            return Err(FormatError::new("the first parcels are chosen before anything else"));
        }
        let done = chosen.saturating_sub(1);
        for seat in self.all_seats() {
            let turns = || self.first_parcel_turns().filter(move |turn| turn.1 == seat);
            let due = turns().filter(|turn| turn.0 < done).count();
            let is_next = matches!(ask, Ask::FirstParcel(_)) && turns().any(|turn| turn.0 == done);
            if self.town.owned(seat).len() != due || is_next != (ask == FirstParcel { seat }.into()) {
                return Err(FormatError::new("the first parcels are chosen in reverse order, then in order"));
            }
        }
        Ok(())
    }

    /// Phase 1: players before this one have a character, the others none.
    fn check_choosers(&self, ask: Ask) -> Result<(), FormatError> {
        let done = self.have_chosen();
        let turns = if self.standish.is_some() { 1 } else { self.seats };
        let in_order = (0..turns)
            .all(|turn| self.chooser(turn).is_some_and(|seat| self.has_chosen(seat) == (turn < done)));
        let chooses = matches!(ask, Ask::Character(_));
        let actor = ask.chooser(self);
        let turn = if chooses { Some(done) } else { done.checked_sub(1) };
        let is_turn = actor.is_none_or(|seat| turn.and_then(|turn| self.chooser(turn)) == Some(seat));
        let fits_worker = |seat: Seat| self.player(seat).is(Character::ChineseWorker, Side::Red);
        let builds = matches!(ask, Ask::Build(_) | Ask::House(_) | Ask::Consent(_));
        if !in_order || !is_turn || (builds && !actor.is_none_or(fits_worker)) {
            return Err(FormatError::new(
                "in phase 1 players choose in the order of 'passed', the 'teacher' first: those who chose before \
                 have a role, nobody else has, and whoever chose last acts",
            ));
        }
        Ok(())
    }
}
