//! Whether a position can be.

use std::collections::BTreeMap;

use table::{Game, Seat};

use crate::agenda::{Agenda, Duel, Task};
use crate::building::{Building, Dollars, Tiles};
use crate::cast::Cast;
use crate::character::{Character, Side};
use crate::characters::{PAPERBOY_FEE, WORKERS_PRICE, stake_price};
use crate::duel::DOCTORS_FEE;
use crate::game::{CarsonCity, DYNAMITE, WhiteCowboy};
use crate::player::COWBOYS;
use crate::question::Ask;
use crate::space::Place;

/// More money or points than a game can bring.
const MOST: Dollars = 9999;
/// More revolvers or roads than a game can bring.
const MOST_TOKENS: u8 = 99;

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
            let within = player.money <= MOST && player.points.unsigned_abs() <= MOST;
            if !within || player.revolvers > MOST_TOKENS || player.roads > MOST_TOKENS {
                return Err(format!("player {seat} has more than any game can give him"));
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
        if !self.can_pay_for(ask) {
            return Err(format!("player {seat} lacks the money, the tile or the cowboy that this is about"));
        }
        if let Ask::Reroll { duel, .. } = ask {
            self.check_duel(&duel)?;
        }
        self.check_site(ask)?;
        self.check_waiting()?;
        let mut list = Vec::new();
        self.actions(seat, &mut list);
        if list.is_empty() { Err(format!("player {seat} is asked and can do nothing")) } else { Ok(()) }
    }

    fn check_duel(&self, duel: &Duel) -> Result<(), String> {
        let fighters = duel.fighters.0;
        let rolled = |seat: Seat| {
            let [first, second] = duel.dice[seat.index()];
            (1..=6).contains(&first) && second <= 6
        };
        if fighters.len() < 2 || fighters.iter().any(|seat| seat.index() >= self.seats() || !rolled(seat)) {
            return Err("two or more fight a duel, and every one of them has rolled from 1 to 6".to_owned());
        }
        Ok(())
    }

    fn check_site(&self, ask: Ask) -> Result<(), String> {
        let Some(site) = self.site else { return Ok(()) };
        let stands = self.town.buildings(site.building).contains(site.parcel);
        let added = site.houses.without(self.town.houses()).is_empty()
            && site.townhouses.without(self.town.townhouses()).is_empty();
        if site.seat.index() >= self.seats() || !stands || !added || !(1..=3).contains(&site.left) {
            return Err("'site' names what stands on the map, and one to three Houses to come".to_owned());
        }
        match ask {
            Ask::Consent { seat, parcel } if self.town.owner(parcel) != Some(seat) || seat == site.seat => {
                Err(format!("player {seat} is asked about a parcel that is not his"))
            }
            Ask::House { seat } if seat != site.seat => Err("whoever builds places the Houses".to_owned()),
            _ => Ok(()),
        }
    }

    /// Whether what every answer takes is there.
    fn can_pay_for(&self, ask: Ask) -> bool {
        let player = self.player(ask.seat());
        let has_tile = self.town.tiles_left(ask.seat()) > 0;
        match ask {
            Ask::SecondCharacter { .. } => player.paperboy == Some(Side::Red) || player.money >= PAPERBOY_FEE,
            Ask::TakeBuilding { .. } => player.money >= WORKERS_PRICE,
            Ask::FreeParcel { .. } | Ask::LawyerParcel { .. } | Ask::BuyParcel { .. } => has_tile,
            Ask::Stake { kind, .. } => {
                has_tile && player.money >= stake_price(kind) && self.is_to_be_had(kind)
            }
            Ask::StakeTile { kind, parcel, .. } => {
                has_tile && player.money >= stake_price(kind) && self.free_land().contains(parcel)
            }
            Ask::BuyBuilding { seat, space } => {
                let tile = space.row_index().and_then(|index| self.row[index]);
                tile.is_some() && self.building_price(seat, space) <= player.money
            }
            Ask::Heal { seat, .. } => {
                let doctor = self.whose(Character::Doctor, Side::Yellow);
                player.cowboys > 0
                    && (doctor == Some(seat) || (doctor.is_some() && player.money >= DOCTORS_FEE))
            }
            Ask::CityHall { .. } => {
                self.town.city_hall().is_none() && self.bag.count(Building::CityHall) == 0
            }
            Ask::Bid(auction) => auction.bidders.0.contains(auction.bidder) && auction.lot.len() <= 2,
            _ => true,
        }
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
            self.check_task(task)?;
            self.agenda.push(*task);
        }
        Ok(())
    }

    fn check_task(&self, task: &Task) -> Result<(), String> {
        let count = match *task {
            Task::FirstParcels { chosen } => chosen / 3,
            Task::Choose { chosen } => chosen,
            Task::NextTurn { from } => from,
            Task::Uncontested { done }
            | Task::Kept { done }
            | Task::IncomeChoices { done }
            | Task::LastRoads { done }
            | Task::Limit { done } => done,
            _ => 0,
        };
        if count > self.seats + 1 {
            return Err("the agenda counts more players than there are".to_owned());
        }
        match task {
            Task::Settle(duel) => self.check_duel(duel),
            Task::Beaten { losers, .. } if losers.0.iter().any(|seat| self.player(seat).cowboys == 0) => {
                Err("a beaten cowboy is in his player's supply".to_owned())
            }
            _ => Ok(()),
        }
    }
}
