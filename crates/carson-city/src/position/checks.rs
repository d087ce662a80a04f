//! Whether a position can be.

use std::collections::BTreeMap;

use table::{Game, Seat};

use crate::agenda::{Agenda, Task};
use crate::building::{Building, Tiles};
use crate::cast::Cast;
use crate::character::Character;
use crate::game::{CarsonCity, DYNAMITE, WhiteCowboy};
use crate::player::COWBOYS;
use crate::question::Ask;
use crate::space::Place;

impl CarsonCity {
    /// How many tiles of a kind lie outside the bag.
    fn tiles_outside(&self, kind: Building) -> u8 {
        let row = self.row.iter().filter(|&&tile| tile == Some(kind)).count();
        let kept: u8 = self.players.iter().map(|player| player.kept.count(kind)).sum();
        kept + (row + self.town.buildings(kind).len()) as u8
    }

    pub(super) fn checked_bag(&self, written: Option<Tiles>) -> Result<Tiles, String> {
        let all = self.building_set.tiles();
        let mut bag = BTreeMap::new();
        for kind in Building::ALL {
            let (outside, in_box) = (self.tiles_outside(kind), all.count(kind));
            let inside = written.map_or_else(|| in_box.saturating_sub(outside), |bag| bag.count(kind));
            if outside.saturating_add(inside) > in_box {
                return Err(format!("there are only {in_box} tiles of {kind}"));
            }
            bag.insert(kind, inside);
        }
        Ok(Tiles::from(bag))
    }

    pub(super) fn check_pieces(&self) -> Result<(), String> {
        for seat in self.all_seats() {
            let player = self.player(seat);
            if player.cowboys.saturating_add(player.on_board()) > COWBOYS {
                return Err(format!("player {seat} has more than {COWBOYS} cowboys"));
            }
            if player.kept.count(Building::CityHall) > 0 || self.row.contains(&Some(Building::CityHall)) {
                return Err("the City Hall cannot be bought or kept".to_owned());
            }
            let idle = player.on_parcels.without(self.town.for_sale() | self.town.built());
            if let Some(parcel) = idle.first() {
                return Err(format!("a cowboy on {parcel} has nothing to buy, attack or defend there"));
            }
        }
        let dynamite: u32 = self.players.iter().map(|player| u32::from(player.all_dynamite())).sum();
        if dynamite > u32::from(DYNAMITE) {
            return Err(format!("there are only {DYNAMITE} sticks of dynamite"));
        }
        match (self.holder, self.town.city_hall()) {
            (Some(_), None) => Err("the City Hall is held and does not stand".to_owned()),
            (Some(seat), Some(parcel))
                if !self.player(seat).on_parcels.contains(parcel)
                    && self.sheriff != WhiteCowboy::At(Place::Parcel(parcel)) =>
            {
                Err(format!("player {seat} holds the City Hall and needs a cowboy on {parcel}"))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn check_cast(&self) -> Result<(), String> {
        if self.cast.is_empty() || self.cast.len() > self.cast.size() {
            return Err(format!("there are {} characters in play at most", self.cast.size()));
        }
        let mut seen = Cast::NONE;
        for seat in self.all_seats() {
            let player = self.player(seat);
            let paperboy = player.paperboy.map(|side| Character::Paperboy.side(side));
            for role in player.role.into_iter().chain(paperboy) {
                if !self.cast.contains(role.character) || seen.contains(role.character) {
                    return Err(format!("{role} is not in play or belongs to two players"));
                }
                seen.insert(role);
            }
            if player.role.is_some_and(|role| role.character == Character::Paperboy) {
                return Err(
                    "the Paperboy is written as 'paperboy'; 'role' is the character he fetched".to_owned()
                );
            }
        }
        if self.tokens > 2 || ((self.tokens > 0 || !self.quiet.is_empty()) && self.singer().is_none()) {
            return Err("\"no duel\" tokens belong to the Singer's player, two at most".to_owned());
        }
        if self.sheriff != WhiteCowboy::Away && self.sheriff_seat().is_none() {
            return Err("the white cowboy belongs to the Sheriff's player".to_owned());
        }
        let named = [self.teacher, self.ammunition, self.holder];
        if named.into_iter().flatten().any(|seat| seat.index() >= self.seats()) {
            return Err("a seat is named that is not taken".to_owned());
        }
        Ok(())
    }

    pub(super) fn check_question(&self) -> Result<(), String> {
        let Some(ask) = self.asked else { return Ok(()) };
        let seat = ask.seat();
        if seat.index() >= self.seats() {
            return Err(format!("seat {seat} is asked and not taken"));
        }
        let placing = matches!(ask, Ask::Place { .. });
        if placing && (self.order.as_slice().len() != self.seats() || self.passed.contains(seat)) {
            return Err(
                "while cowboys are placed 'order' names everybody, and nobody who has passed is asked"
                    .to_owned(),
            );
        }
        if !placing && self.passed.as_slice().len() != self.seats() {
            return Err("'passed' names everybody, except while cowboys are placed".to_owned());
        }
        let at_site = matches!(ask, Ask::House { .. } | Ask::Consent { .. });
        if at_site != self.site.is_some() {
            return Err("'site' is there while Houses are added, and only then".to_owned());
        }
        if !self.fits_role(ask) {
            return Err(format!("player {seat} has not the character that this question belongs to"));
        }
        if let Ask::Reroll { duel, .. } = ask {
            let thrown = |seat: Seat| duel.dice[seat.index().min(5)][0];
            if duel.fighters.0.len() < 2
                || duel.fighters.0.iter().any(|seat| !(1..=6).contains(&thrown(seat)))
            {
                return Err("every fighter of a duel has rolled from 1 to 6".to_owned());
            }
        }
        let mut list = Vec::new();
        self.actions(seat, &mut list);
        if list.is_empty() { Err(format!("player {seat} is asked and can do nothing")) } else { Ok(()) }
    }

    fn fits_role(&self, ask: Ask) -> bool {
        let player = self.player(ask.seat());
        let is = |character: Character| player.role.is_some_and(|role| role.character == character);
        match ask {
            Ask::SecondCharacter { .. } => player.paperboy.is_some(),
            Ask::Eight { .. } => is(Character::Grocer) || is(Character::Settler),
            Ask::TakeBuilding { .. } => is(Character::ChineseWorker),
            Ask::FreeParcel { .. } => is(Character::Settler),
            Ask::Recruit { .. } => is(Character::Captain),
            Ask::Stake { .. } | Ask::StakeTile { .. } => is(Character::Prospector) || is(Character::Cowboy),
            Ask::Lot { .. } => is(Character::Auctioneer),
            Ask::Tax { .. } => is(Character::Governor),
            Ask::Heroes { .. } => is(Character::Heroes),
            Ask::LawyerParcel { .. } => is(Character::Lawyer),
            Ask::Reroll { .. } => is(Character::Gunsmith),
            Ask::Banker { .. } => is(Character::Banker),
            _ => true,
        }
    }

    pub(super) fn set_agenda(&mut self, tasks: &[Task]) -> Result<(), String> {
        if tasks.len() >= Agenda::DEEPEST {
            return Err(format!("the agenda is longer than {}", Agenda::DEEPEST - 1));
        }
        if self.asked.is_none() && !tasks.is_empty() {
            return Err("somebody is asked as long as something is to come".to_owned());
        }
        for task in tasks {
            if task.seats().iter().any(|seat| seat.index() >= self.seats()) {
                return Err("the agenda names a seat that is not taken".to_owned());
            }
            self.agenda.push(*task);
        }
        Ok(())
    }
}
