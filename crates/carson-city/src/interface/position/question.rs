//! Whether the question of a position can be asked there, and its agenda follow it.

use table::{Game, Seat, Seats};

use crate::agenda::{Auction, Duel, Lot, SeatList, Task};
use crate::game::CarsonCity;
use crate::map::parcel::Parcels;
use crate::phases::characters::{PAPERBOY_FEE, WORKERS_PRICE, stake_price};
use crate::pieces::building::Building;
use crate::pieces::character::{Character, Side};
use crate::questions::Ask;
use crate::setup::options::Edition;
use crate::track::duel::DOCTORS_FEE;
use crate::track::space::{Place, Space};
use crate::variants::Variant;
use crate::variants::horses::enclosures::Enclosure;

impl CarsonCity {
    /// Checks the question and sets what comes after it, as it is written or as usual.
    pub(super) fn set_agenda(&mut self, written: Option<&[Task]>) -> Result<(), String> {
        let Some(ask) = self.asked else {
            return if written.is_none_or(<[Task]>::is_empty) {
                Ok(())
            } else {
                Err("somebody is asked as long as something is to come".to_owned())
            };
        };
        self.check_asked(ask)?;
        let named = written.unwrap_or_default().iter().flat_map(|task| Vec::from(SeatList(task.seats())));
        if named.into_iter().any(|seat| seat.index() >= self.seats()) {
            return Err("the agenda names a seat that is not taken".to_owned());
        }
        let tasks = self.sequel(ask, written.unwrap_or_default())?;
        if written.is_some_and(|written| written != tasks) {
            return Err("the agenda is not what follows from the question; leave it out".to_owned());
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
                return Err(format!("player {seat} is asked and can do nothing"));
            }
        }
        Ok(())
    }

    fn check_asked(&self, ask: Ask) -> Result<(), String> {
        let seat = ask.seat();
        if seat.index() >= self.seats() {
            return Err(format!("seat {seat} is asked and not taken"));
        }
        let moving = matches!(ask, Ask::OutlawOrder { .. }) && self.edition == Edition::Y2023;
        let placing = moving
            || matches!(
                ask,
                Ask::Place { .. }
                    | Ask::Race { .. }
                    | Ask::Horse { .. }
                    | Ask::SecondGo { .. }
                    | Ask::Resettle { .. }
            );
        let in_turn = matches!(ask, Ask::Place { .. } | Ask::Horse { .. });
        if in_turn && self.plays(Variant::KitCarson) {
            return Err("with Kit Carson everybody places at once: the question is a 'race'".to_owned());
        }
        if placing && (self.order.as_slice().len() != self.seats() || self.passed.contains(seat)) {
            return Err(
                "while cowboys are placed 'order' names everybody, and nobody who has passed is asked"
                    .to_owned(),
            );
        }
        if !placing && self.passed.as_slice().len() != self.seats() {
            return Err("'passed' names everybody, except while cowboys are placed".to_owned());
        }
        if !self.fits_role(ask) {
            return Err(format!("player {seat} has not the character that this question belongs to"));
        }
        if !self.can_pay_for(ask) {
            return Err(format!("player {seat} lacks the money, the tile or the cowboy that this is about"));
        }
        match ask {
            Ask::Reroll { seat, duel } => self.check_duel(&duel, seat)?,
            Ask::Bid(auction) => self.check_auction(&auction)?,
            Ask::DuelOrder { among, .. } => self.check_duels(among)?,
            Ask::OutlawOrder { seat, left }
                if self.outlaw_leader() != Some(seat) || !left.without(self.town.outlaws()).is_empty() =>
            {
                return Err("whoever is first says which Outlaw moves".to_owned());
            }
            Ask::Reward { seat, parcel }
                if self.contenders(Place::Parcel(parcel)) != Seats::only(seat)
                    || !self.attackable(seat).contains(parcel) =>
            {
                return Err(format!("player {seat} can score or rob where he has defeated an Outlaw"));
            }
            Ask::BuyPoints { space, .. } if !self.open_stops().contains(space) => {
                return Err(format!("no points are sold on {space} in round {}", self.round));
            }
            Ask::CityHall { seat } if self.passed.get(0) != Some(seat) => {
                return Err("whoever is first in pass order places the City Hall".to_owned());
            }
            Ask::Build { kinds, seat, .. }
                if !self.player(seat).kept.iter().any(|(kind, _)| kinds.contains(kind)) =>
            {
                return Err(format!("player {seat} has nothing to build"));
            }
            _ => {}
        }
        self.check_waiting()?;
        self.check_site(ask)
    }

    /// Whether these are all who stand there, and enough for a duel: two, or one against an Outlaw.
    pub(super) fn can_fight(&self, fighters: Seats, place: Place) -> bool {
        let least = if self.has_outlaw(place) { 1 } else { 2 };
        fighters.len() >= least && fighters == self.contenders(place)
    }

    fn check_duel(&self, duel: &Duel, gunsmith: Seat) -> Result<(), String> {
        let fighters = duel.fighters.0;
        let is_rolled = |seat: Seat| {
            let [first, second] = duel.dice[seat.index()];
            let blasts = self.player(seat).has_dynamite_on(duel.place);
            (1..=6).contains(&first) && if blasts { (1..=6).contains(&second) } else { second == 0 }
        };
        if !self.can_fight(fighters, duel.place) || !fighters.contains(gunsmith) {
            return Err("all who stand on a place fight for it, the Gunsmith among them".to_owned());
        }
        let others = (0..duel.dice.len()).map(Seat::new).filter(|&seat| !fighters.contains(seat));
        let rolls = |seat: &Seat| !self.is_standish(*seat);
        if !fighters.iter().filter(rolls).all(is_rolled)
            || others.into_iter().any(|seat| duel.dice[seat.index()] != [0; 2])
        {
            return Err("every fighter has rolled from 1 to 6, with dynamite twice".to_owned());
        }
        Ok(())
    }

    fn check_duels(&self, among: Parcels) -> Result<(), String> {
        let stops = [Space::Parcels, Space::BuildingIncome];
        if among.len() < 2 || !stops.into_iter().any(|stop| self.contests_at(stop) == among) {
            return Err(
                "'among' names all parcels, or all buildings, where duels are to be fought".to_owned()
            );
        }
        Ok(())
    }

    fn check_auction(&self, auction: &Auction) -> Result<(), String> {
        let &Auction { auctioneer, bidder, bidders, leader, bid, lot } = auction;
        let taken = |seat: Seat| seat.index() < self.seats();
        if !bidders.0.iter().chain([auctioneer, bidder]).chain(leader).all(taken) {
            return Err("the auction names a seat that is not taken".to_owned());
        }
        let side = if lot == Lot::Ammunition { Side::Red } else { Side::Yellow };
        if !self.player(auctioneer).is(Character::Auctioneer, side) {
            return Err("the yellow Auctioneer auctions parcels, the red one the ammunition".to_owned());
        }
        if !lot.parcels().without(self.town.buyable()).is_empty() {
            return Err("only parcels that are for sale are auctioned".to_owned());
        }
        let can_win = |seat: Seat| self.town.tiles_left(seat) >= lot.parcels().len();
        let leads = |seat: Seat| bidders.0.contains(seat) && self.player(seat).money >= bid && bid > 0;
        let is_led = leader.map_or(bid == 0, leads);
        let bids = bidders.0.contains(bidder) && leader != Some(bidder) && self.player(bidder).money > bid;
        let is_gone = lot == Lot::Ammunition && self.ammunition.is_some();
        if !is_led || !bids || !bidders.0.iter().all(can_win) || is_gone {
            return Err("in an auction nobody bids more than he has, and nobody against himself".to_owned());
        }
        Ok(())
    }

    fn check_site(&self, ask: Ask) -> Result<(), String> {
        let at_site = matches!(ask, Ask::House { .. } | Ask::Consent { .. });
        if at_site != self.site.is_some() {
            return Err("'site' is there while Houses are added, and only then".to_owned());
        }
        let Some(site) = self.site else { return Ok(()) };
        if site.seat.index() >= self.seats() {
            return Err("'site' names a seat that is not taken".to_owned());
        }
        let owner = self.town.owner(site.parcel);
        let is_his = if site.building == Building::CityHall {
            self.passed.get(0) == Some(site.seat)
        } else {
            owner == Some(site.seat)
        };
        let stands = self.town.buildings(site.building).contains(site.parcel)
            && self.contenders(Place::Parcel(site.parcel)).is_empty();
        // A House that came with the building may have become a Townhouse with it.
        let added = site.houses.without(self.town.houses() | site.townhouses).is_empty()
            && site.townhouses.without(self.town.townhouses()).is_empty();
        let count = site.houses.len() + site.townhouses.len() + usize::from(site.left);
        let all = usize::from(site.building.new_houses(self.edition));
        if !is_his || !stands || !added || site.left == 0 || count != all {
            return Err(
                "'site' names a new building, its builder, and the Houses that came and are to come with it"
                    .to_owned(),
            );
        }
        let (new, crowded) = self.house_lots(&site);
        match ask {
            Ask::Consent { seat, parcel }
                if self.town.owner(parcel) != Some(seat)
                    || seat == site.seat
                    || !(new | crowded).contains(parcel) =>
            {
                Err(format!("player {seat} has nothing to say about a House on {parcel}"))
            }
            Ask::House { seat } if seat != site.seat => Err("whoever builds places the Houses".to_owned()),
            _ => Ok(()),
        }
    }

    /// Whether the question belongs to the phase in which it is asked.
    fn check_phase(&self, ask: Ask, tasks: &[Task]) -> Result<(), String> {
        match tasks {
            [_, Task::FirstParcels { chosen }, ..] => self.check_set_up(ask, *chosen),
            [Task::Choose { .. }, ..] => self.check_choosers(ask),
            _ => self.check_land(ask, tasks),
        }
    }

    fn check_set_up(&self, ask: Ask, chosen: u8) -> Result<(), String> {
        if self.round != 1 || self.have_chosen() > 0 {
            return Err("the first parcels are chosen before anything else".to_owned());
        }
        let done = chosen.saturating_sub(1);
        for seat in self.all_seats() {
            let turns = || self.first_parcel_turns().filter(move |turn| turn.1 == seat);
            let due = turns().filter(|turn| turn.0 < done).count();
            let is_next = matches!(ask, Ask::FirstParcel { .. }) && turns().any(|turn| turn.0 == done);
            if self.town.owned(seat).len() != due || is_next != (ask == Ask::FirstParcel { seat }) {
                return Err("the first parcels are chosen in reverse order, then in order".to_owned());
            }
        }
        Ok(())
    }

    /// Phase 1: those who chose before have a character, the others none.
    fn check_choosers(&self, ask: Ask) -> Result<(), String> {
        let done = self.have_chosen();
        let turns = if self.standish.is_some() { 1 } else { self.seats };
        let in_order = (0..turns)
            .all(|turn| self.chooser(turn).is_some_and(|seat| self.has_chosen(seat) == (turn < done)));
        let chooses = matches!(ask, Ask::Character { .. });
        let actor = match ask {
            Ask::CityHall { .. } | Ask::OutlawOrder { .. } => None,
            Ask::House { .. } | Ask::Consent { .. } => {
                self.site.filter(|site| site.building != Building::CityHall).map(|site| site.seat)
            }
            Ask::Bid(auction) => Some(auction.auctioneer),
            _ => Some(ask.seat()),
        };
        let turn = if chooses { Some(done) } else { done.checked_sub(1) };
        let is_turn = actor.is_none_or(|seat| turn.and_then(|turn| self.chooser(turn)) == Some(seat));
        let fits_worker = |seat: Seat| self.player(seat).is(Character::ChineseWorker, Side::Red);
        let builds = matches!(ask, Ask::Build { .. } | Ask::House { .. } | Ask::Consent { .. });
        if !in_order || !is_turn || (builds && !actor.is_none_or(fits_worker)) {
            return Err(
                "in phase 1 players choose in the order of 'passed', the 'teacher' first: those who chose before \
                 have a role, nobody else has, and whoever chose last acts"
                    .to_owned()
            );
        }
        Ok(())
    }

    /// Whoever buys land stands on it alone; uncontested land he buys all in one turn.
    fn check_land(&self, ask: Ask, tasks: &[Task]) -> Result<(), String> {
        let Ask::BuyParcel { seat, among } = ask else { return Ok(()) };
        let alone = |parcel| self.contenders(Place::Parcel(parcel)) == Seats::only(seat);
        let wanted = self.wanted_land(seat);
        let is_his = match tasks.last() {
            Some(Task::Contested { .. }) => among.len() == 1 && among.without(wanted).is_empty(),
            _ => among == wanted && !among.is_empty(),
        };
        if is_his && among.iter().all(alone) {
            Ok(())
        } else {
            Err(format!("'among' names the land for sale on which player {seat} alone stands"))
        }
    }

    /// Whether what every answer takes is there.
    fn can_pay_for(&self, ask: Ask) -> bool {
        let player = self.player(ask.seat());
        let has_tile = self.town.tiles_left(ask.seat()) > 0;
        match ask {
            Ask::Horse { .. } => self.plays(Variant::Horses) && player.spare_horses() > 0,
            Ask::NewHorse { .. } => {
                self.plays(Variant::Horses) && player.spare_horses() > 0 && player.on_wages == 0
            }
            Ask::SecondGo { .. } | Ask::Resettle { .. } => {
                let second = player.enclosures.horses(Enclosure::SECOND_GO);
                self.plays(Variant::Horses) && !self.plays(Variant::KitCarson) && second > 0
            }
            Ask::BuyHorse { seat } => self.can_buy_horse(seat),
            Ask::SecondCharacter { .. } => player.paperboy == Some(Side::Red) || player.money >= PAPERBOY_FEE,
            Ask::TakeBuilding { .. } => player.money >= WORKERS_PRICE,
            Ask::FirstParcel { .. }
            | Ask::FreeParcel { .. }
            | Ask::LawyerParcel { .. }
            | Ask::BuyParcel { .. } => has_tile,
            Ask::Stake { kind, .. } => {
                has_tile && player.money >= stake_price(kind) && self.is_to_be_had(kind)
            }
            Ask::StakeTile { kind, parcel, .. } => {
                has_tile && player.money >= stake_price(kind) && self.free_land().contains(parcel)
            }
            Ask::Lot { chosen, .. } => chosen.len() < 2 && chosen.without(self.town.buyable()).is_empty(),
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
                self.town.city_hall().is_none()
                    && self.bag.count(Building::CityHall) == 0
                    && self.building_set.tiles().count(Building::CityHall) > 0
            }
            _ => true,
        }
    }

    fn fits_role(&self, ask: Ask) -> bool {
        use Side::{Red, Yellow};
        let player = self.player(ask.seat());
        let is = |character: Character, side: Side| player.is(character, side);
        let either = |character: Character| is(character, Yellow) || is(character, Red);
        match ask {
            Ask::SecondCharacter { .. } => player.paperboy.is_some() && player.role.is_none(),
            Ask::Eight { .. } => either(Character::Grocer) || is(Character::Settler, Red),
            Ask::TakeBuilding { .. } => is(Character::ChineseWorker, Red),
            Ask::FreeParcel { .. } => is(Character::Settler, Yellow),
            Ask::Recruit { .. } => either(Character::Captain),
            Ask::Stake { kind, .. } | Ask::StakeTile { kind, .. } => match kind {
                Building::Mine => is(Character::Prospector, Yellow),
                Building::Ranch => is(Character::Cowboy, Red),
                _ => false,
            },
            Ask::Lot { .. } => is(Character::Auctioneer, Yellow),
            Ask::Tax { .. } => is(Character::Governor, Red),
            Ask::Heroes { .. } => is(Character::Heroes, Red),
            Ask::LawyerParcel { .. } => is(Character::Lawyer, Yellow),
            Ask::Reroll { .. } => is(Character::Gunsmith, Red),
            Ask::Undertaker { seat, .. } => {
                self.whose(Character::Doctor, Red).is_some_and(|undertaker| undertaker != seat)
            }
            Ask::Banker { .. } => is(Character::Banker, Red),
            _ => true,
        }
    }
}
