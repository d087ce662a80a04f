//! What comes after a question. Nearly everything follows from the question and the board; so an agenda that somebody wrote is
//! only asked for the rest, and must be what follows.

use table::{Seat, Seats};

use crate::agenda::{Scope, SeatList, Task};
use crate::game::CarsonCity;
use crate::map::parcel::Parcels;
use crate::pieces::building::Building;
use crate::pieces::character::{Character, Side};
use crate::pieces::line::Line;
use crate::questions::Ask;
use crate::setup::options::Edition;
use crate::track::space::{Place, Space};
use crate::variants::Variant;

/// The end of a round from the last roads on; the last comes first.
const fn round_end(roads_done: u8) -> [Task; 4] {
    [Task::CleanUp, Task::Limit { done: 0 }, Task::RoundScoring, Task::LastRoads { done: roads_done }]
}

/// How many players up to and with this one.
fn up_to(line: Line, seat: Seat) -> u8 {
    line.as_slice().iter().position(|&other| other == seat).map_or(0, |at| at as u8 + 1)
}

impl CarsonCity {
    /// What comes after a question, the last first. `written` is what somebody says about it, or nothing.
    pub(super) fn sequel(&self, ask: Ask, written: &[Task]) -> Result<Vec<Task>, String> {
        let tasks = match ask {
            Ask::Sheets { .. } => vec![Task::Choose { chosen: 0 }, Task::FirstParcels { chosen: 0 }],
            Ask::FirstParcel { .. } => {
                let turn = self.first_parcel_turns().nth(self.town.sold().len());
                let (chosen, _) = turn.ok_or("everybody has chosen his first parcels")?;
                vec![Task::Choose { chosen: 0 }, Task::FirstParcels { chosen: chosen + 1 }]
            }
            Ask::Character { .. } => vec![Task::Choose { chosen: self.have_chosen() + 1 }],
            Ask::Place { .. } if self.standish.is_some() => vec![Task::StandishDraws],
            Ask::Place { seat }
            | Ask::Horse { seat }
            | Ask::SecondGo { seat }
            | Ask::Resettle { seat, .. } => {
                vec![Task::NextTurn { from: up_to(self.order, seat) % self.seats }]
            }
            Ask::Race { .. } => vec![Task::Race],
            Ask::BuyHorse { seat } | Ask::NewHorse { seat } => {
                vec![Task::Track(Space::Ammunition), Task::Wages { done: up_to(self.passed, seat) }]
            }
            Ask::OutlawOrder { .. } => match self.edition {
                Edition::Y2023 if self.plays(Variant::KitCarson) => vec![Task::Race],
                Edition::Y2023 => vec![Task::NextTurn { from: 0 }],
                Edition::Y2015 => vec![Task::Choose { chosen: 0 }],
            },
            Ask::Reward { seat, .. } => {
                let orders = self.who_sets_order(Space::BuildingIncome, Seats::only(seat), written);
                during_contests(Space::BuildingIncome, orders)
            }
            Ask::DuelOrder { seat, among } => during_contests(self.contest_stop(among), seat),
            Ask::Reroll { duel, .. } => self.during_duel(duel.place, written)?,
            Ask::Tiles { place, .. } => self.during_duel(place, written)?,
            Ask::Heal { seat, beaten_on } | Ask::Undertaker { seat, beaten_on } => {
                self.with_the_beaten(seat, beaten_on, written)?
            }
            Ask::BuyParcel { seat, among } => self.while_buying_land(seat, among, written),
            Ask::BuyBuilding { space, .. } => self.after(space),
            Ask::BuyPoints { seat, space } => self.while_buying_points(seat, space, written),
            Ask::Build { seat, scope: Scope::One, .. } => self.while_building(seat, written),
            Ask::Build { seat, scope: Scope::All, .. } => self.while_placing_kept(seat),
            Ask::House { .. } | Ask::Consent { .. } => self.while_adding_houses(written)?,
            Ask::CityHall { .. } => self.while_placing_city_hall(written),
            Ask::Income { seat } => {
                let done = up_to(self.passed, seat);
                vec![Task::Track(Space::ParcelsPoints), Task::PayIncomes, Task::IncomeChoices { done }]
            }
            Ask::LastRoads { seat } => round_end(up_to(self.passed, seat)).to_vec(),
            Ask::Banker { .. } => vec![Task::CleanUp, Task::Limit { done: 0 }],
            Ask::Spend { seat } => {
                vec![Task::CleanUp, Task::Limit { done: up_to(self.passed, seat) }]
            }
            _ => vec![Task::Choose { chosen: self.have_chosen() }],
        };
        Ok(tasks)
    }

    /// What comes after a space of the track.
    fn after(&self, space: Space) -> Vec<Task> {
        if let Some(next) = space.next() {
            return vec![Task::Track(next)];
        }
        let mut tasks = round_end(0).to_vec();
        tasks.extend(self.plays(Variant::Horses).then_some(Task::Rodeo));
        tasks
    }

    pub(super) fn has_chosen(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.role.is_some() || player.paperboy.is_some()
    }

    /// How many players have a character.
    pub(super) fn have_chosen(&self) -> u8 {
        self.all_seats().filter(|&seat| self.has_chosen(seat)).count() as u8
    }

    fn contest_stop(&self, among: Parcels) -> Space {
        if (among & self.town.buyable()).is_empty() { Space::BuildingIncome } else { Space::Parcels }
    }

    /// Who sets the order of the duels: as it is written, or the earliest passer who is in one of them.
    fn who_sets_order(&self, stop: Space, among: Seats, written: &[Task]) -> Seat {
        let said = written.iter().find_map(|task| match *task {
            Task::Contested { seat, .. } => Some(seat),
            _ => None,
        });
        let contested = self.contests_at(stop);
        let involved =
            self.all_seats().filter(|&seat| !(self.player(seat).on_parcels & contested).is_empty());
        if self.standish.is_some() {
            return Seat::FIRST;
        }
        said.or_else(|| self.passed.first_of(involved.chain(among.iter()).collect())).unwrap_or(Seat::FIRST)
    }

    fn during_duel(&self, place: Place, written: &[Task]) -> Result<Vec<Task>, String> {
        match place {
            Place::Space(space) if space.is_duelled() => {
                let mut tasks = self.after(space);
                tasks.extend(self.singer_waits(space));
                Ok(tasks)
            }
            Place::Space(space) => Err(format!("nobody fights on {space}")),
            Place::Parcel(parcel) => {
                let stop = self.contest_stop(Parcels::only(parcel));
                let seat = self.who_sets_order(stop, self.contenders(place), written);
                Ok(during_contests(stop, seat))
            }
        }
    }

    /// In 2015 the Singer's cowboy with a token acts after a duel of earlier passers.
    fn singer_waits(&self, space: Space) -> Option<Task> {
        let seat = self.singer().filter(|&singer| self.player(singer).on_spaces.contains(space))?;
        let waits = self.edition == Edition::Y2015 && self.quiet.contains(space);
        waits.then_some(Task::Perform { seat, place: Place::Space(space) })
    }

    fn with_the_beaten(&self, asked: Seat, place: Place, written: &[Task]) -> Result<Vec<Task>, String> {
        let left = self.contenders(place);
        let winner = left.lowest();
        if left.len() > 1 || (winner.is_none() && !self.has_outlaw(place)) {
            return Err(format!("after a duel just the winner's cowboy stands on {place}"));
        }
        let losers = written.iter().find_map(|task| match *task {
            Task::Beaten { losers, .. } => Some(losers.0),
            _ => None,
        });
        let losers = losers.unwrap_or(Seats::NONE);
        let are_home = losers.with(asked).iter().all(|seat| self.player(seat).cowboys > 0);
        let is_loser = winner.is_some_and(|seat| losers.with(asked).contains(seat));
        if !are_home || losers.contains(asked) || is_loser {
            return Err("whoever was beaten has a cowboy in his supply, is not the winner and is asked once"
                .to_owned());
        }
        if self.next_patient(losers.with(asked)) != Some(asked) {
            return Err("the Doctor's cowboy comes first, then the others in pass order".to_owned());
        }
        let mut tasks = self.during_duel(place, written)?;
        tasks.extend(winner.map(|seat| match place {
            Place::Parcel(parcel) if self.has_outlaw(place) => Task::OutlawBeaten { seat, parcel },
            _ => Task::Perform { seat, place },
        }));
        tasks.push(Task::Beaten { losers: SeatList(losers), place });
        Ok(tasks)
    }

    /// Land is bought after a duel for it; or uncontested, when earlier passers want no more.
    fn while_buying_land(&self, seat: Seat, among: Parcels, written: &[Task]) -> Vec<Task> {
        let earlier = self.passed.as_slice().iter().take_while(|&&other| other != seat);
        let contested = match written {
            [] => {
                !self.contests_at(Space::Parcels).is_empty()
                    || among != self.wanted_land(seat)
                    || earlier.into_iter().any(|&other| !self.wanted_land(other).is_empty())
            }
            tasks => matches!(tasks.last(), Some(Task::Contested { .. })),
        };
        if contested {
            let orders = self.who_sets_order(Space::Parcels, Seats::only(seat), written);
            during_contests(Space::Parcels, orders)
        } else {
            vec![Task::Track(Space::Building12), Task::Uncontested { done: up_to(self.passed, seat) }]
        }
    }

    /// The Singer's player buys before or after the others who stand there.
    fn while_buying_points(&self, seat: Seat, space: Space, written: &[Task]) -> Vec<Task> {
        let place = Place::Space(space);
        let mut tasks = self.after(space);
        if self.quiet.contains(space) && self.singer() == Some(seat) {
            let said = matches!(written.last(), Some(Task::Contend { .. }));
            if said || !self.contenders(place).is_empty() {
                tasks.push(Task::Contend { place });
            }
        } else {
            tasks.extend(self.singer_waits(space));
        }
        tasks
    }

    /// A building is built after its purchase, or in phase 1 by the red Chinese Worker.
    fn while_building(&self, seat: Seat, written: &[Task]) -> Vec<Task> {
        let in_phase_1 = match written {
            [] => {
                self.player(seat).is(Character::ChineseWorker, Side::Red) && self.have_chosen() < self.seats
            }
            tasks => matches!(tasks[0], Task::Choose { .. }),
        };
        if in_phase_1 {
            return vec![Task::Choose { chosen: self.have_chosen() }, Task::ShiftRow];
        }
        let stops = &Space::ALL[Space::Building10 as usize..=Space::KeptBuildings as usize];
        let said = stops.iter().copied().find(|&stop| written == [Task::Track(stop)]);
        let stands = |stop: &Space| self.all_seats().any(|seat| self.player(seat).on_spaces.contains(*stop));
        let next = said.or_else(|| stops.iter().copied().find(stands)).unwrap_or(Space::KeptBuildings);
        vec![Task::Track(next)]
    }

    fn while_placing_kept(&self, seat: Seat) -> Vec<Task> {
        vec![Task::Track(Space::ParcelsIncome), Task::Kept { done: up_to(self.passed, seat) }]
    }

    fn while_adding_houses(&self, written: &[Task]) -> Result<Vec<Task>, String> {
        let site = self.site.ok_or("'site' says what the Houses are for")?;
        if site.building == Building::CityHall {
            return Ok(self.while_placing_city_hall(written));
        }
        match written.last() {
            Some(&Task::Build { kinds, scope: Scope::All, .. }) => {
                let mut tasks = self.while_placing_kept(site.seat);
                tasks.push(Task::Build { seat: site.seat, kinds, scope: Scope::All });
                Ok(tasks)
            }
            _ => Ok(self.while_building(site.seat, written)),
        }
    }

    /// The City Hall comes while the row is filled: in phase 1, or in 2015 during set-up.
    fn while_placing_city_hall(&self, written: &[Task]) -> Vec<Task> {
        let in_set_up = match written {
            [] => self.edition == Edition::Y2015 && self.round == 1 && self.town.sold().is_empty(),
            tasks => matches!(tasks, [_, Task::FirstParcels { .. }, ..]),
        };
        if in_set_up {
            let sheets = self.plays(Variant::NewBeginning).then_some(Task::Sheets);
            let mut tasks = vec![Task::Choose { chosen: 0 }, Task::FirstParcels { chosen: 0 }];
            tasks.extend(sheets.into_iter().chain([Task::FillRow]));
            tasks
        } else {
            let chosen = self.have_chosen();
            let awaits_outlaws = self.plays(Variant::Outlaws) && self.round > 1 && chosen == 0;
            let outlaws = awaits_outlaws.then_some(Task::OutlawsCome);
            [Task::Choose { chosen }].into_iter().chain(outlaws).chain([Task::FillRow]).collect()
        }
    }
}

/// What comes after the duels for parcels, or those at buildings.
fn during_contests(stop: Space, seat: Seat) -> Vec<Task> {
    let contested = Task::Contested { seat, space: stop };
    if stop == Space::Parcels {
        vec![Task::Track(Space::Building12), Task::Uncontested { done: 0 }, contested]
    } else {
        vec![Task::Track(Space::ParcelsPoints), Task::PayIncomes, Task::IncomeChoices { done: 0 }, contested]
    }
}
