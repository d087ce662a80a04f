//! What comes after questions: what several of them have in common. Nearly everything follows from the question and the board; a
//! written agenda is only used for the rest, and must be what follows.

use table::{FormatError, SaturatingAs, Seat, Seats};

use crate::agenda::{SeatList, Task};
use crate::game::CarsonCity;
use crate::map::parcel::Parcels;
use crate::pieces::line::Line;
use crate::setup::options::Edition;
use crate::track::space::{Place, Space};

/// The end of a round from the last roads on, in reverse order.
pub(super) const fn round_end(roads_done: u8) -> [Task; 4] {
    [Task::CleanUp, Task::Limit { done: 0 }, Task::RoundScoring, Task::LastRoads { done: roads_done }]
}

/// How many players up to and with this one.
pub(super) fn up_to(line: Line, seat: Seat) -> u8 {
    line.as_slice().iter().position(|&other| other == seat).map_or(0, |at| at.saturating_as::<u8>() + 1)
}

impl CarsonCity {
    /// What comes after a space of the track.
    pub(super) fn after(&self, space: Space) -> Vec<Task> {
        if let Some(next) = space.next() {
            return vec![Task::Track(next)];
        }
        let mut tasks = round_end(0).to_vec();
        tasks.extend(self.rodeo());
        tasks
    }

    pub(super) fn contest_stop(&self, among: Parcels) -> Space {
        if (among & self.town.buyable()).is_empty() { Space::BuildingIncome } else { Space::Parcels }
    }

    /// Who sets the order of the duels: as written, or the earliest passer in one of them.
    pub(super) fn who_sets_order(&self, stop: Space, among: Seats, written: &[Task]) -> Seat {
        let said = written.iter().find_map(|task| match *task {
            Task::Contested { seat, .. } => Some(seat),
            _ => None,
        });
        let contested = self.contests_at(stop);
        let involved =
            self.all_seats().filter(|&seat| !(self.player(seat).on_parcels() & contested).is_empty());
        if self.standish.is_some() {
            return Seat::FIRST;
        }
        said.or_else(|| self.pass_order().first_of(involved.chain(among.iter()).collect()))
            .unwrap_or(Seat::FIRST)
    }

    pub(super) fn during_duel(&self, place: Place, written: &[Task]) -> Result<Vec<Task>, FormatError> {
        match place {
            Place::Space(space) if space.is_duelled() => {
                let mut tasks = self.after(space);
                tasks.extend(self.singer_waits(space));
                Ok(tasks)
            }
            Place::Space(space) => Err(FormatError::new(format!("nobody fights on {space}"))),
            Place::Parcel(parcel) => {
                let stop = self.contest_stop(Parcels::only(parcel));
                let seat = self.who_sets_order(stop, self.contenders(place), written);
                Ok(during_contests(stop, seat))
            }
        }
    }

    /// In 2015 the Singer's cowboy with a token acts after a duel of earlier passers.
    pub(super) fn singer_waits(&self, space: Space) -> Option<Task> {
        let seat = self.singer().filter(|&singer| self.player(singer).on_spaces().contains(space))?;
        let waits = self.edition == Edition::Y2015 && self.tokens.lies_on(space);
        waits.then_some(Task::Perform { seat, place: Place::Space(space) })
    }

    pub(super) fn with_the_beaten(
        &self,
        asked: Seat,
        place: Place,
        written: &[Task],
    ) -> Result<Vec<Task>, FormatError> {
        let left = self.contenders(place);
        let winner = left.lowest();
        if left.len() > 1 || (winner.is_none() && !self.has_outlaw(place)) {
            return Err(FormatError::new(format!("after a duel just the winner's cowboy stands on {place}")));
        }
        let losers = written.iter().find_map(|task| match *task {
            Task::Beaten { losers, .. } => Some(losers.0),
            _ => None,
        });
        let losers = losers.unwrap_or(Seats::NONE);
        let are_home = losers.with(asked).iter().all(|seat| self.player(seat).cowboys() > 0);
        let is_loser = winner.is_some_and(|seat| losers.with(asked).contains(seat));
        if !are_home || losers.contains(asked) || is_loser {
            return Err(FormatError::new(
                "whoever was beaten has a cowboy in his supply, is not the winner and is asked once",
            ));
        }
        if self.next_patient(losers.with(asked)) != Some(asked) {
            return Err(FormatError::new("the Doctor's cowboy comes first, then the others in pass order"));
        }
        let mut tasks = self.during_duel(place, written)?;
        tasks.extend(winner.map(|seat| match place {
            Place::Parcel(parcel) if self.has_outlaw(place) => Task::OutlawBeaten { seat, parcel },
            _ => Task::Perform { seat, place },
        }));
        tasks.push(Task::Beaten { losers: SeatList(losers), place });
        Ok(tasks)
    }
}

/// What comes after the duels for parcels, or those at buildings.
pub(super) fn during_contests(stop: Space, seat: Seat) -> Vec<Task> {
    let contested = Task::Contested { seat, space: stop };
    if stop == Space::Parcels {
        vec![Task::Track(Space::Building12), Task::Uncontested { done: 0 }, contested]
    } else {
        vec![Task::Track(Space::ParcelsPoints), Task::PayIncomes, Task::IncomeChoices { done: 0 }, contested]
    }
}
