//! Duels: one roll for everybody, the highest strength wins, ties go to the earlier passer; and what becomes of the beaten.

use serde::{Deserialize, Serialize};
use table::{Dice, Log, Seat, Seats};

use crate::action::{Action, Die};
use crate::agenda::{Duel, SeatList, Task};
use crate::building::{Building, Dollars};
use crate::character::{Character, Side};
use crate::event::{Event, Fighter, Home, Reason};
use crate::game::{CarsonCity, WhiteCowboy};
use crate::parcel::Parcels;
use crate::question::Ask;
use crate::space::{Place, Space, Spaces};
use crate::town::MOST_PLAYERS;

/// What the Doctor asks for a beaten cowboy.
pub(crate) const DOCTORS_FEE: Dollars = 3;
/// What the Undertaker asks for a beaten cowboy.
const UNDERTAKERS_FEE: Dollars = 2;

impl CarsonCity {
    /// The places with cowboys of more than one player, among the parcels.
    pub(crate) fn contested_parcels(&self) -> Parcels {
        let (mut once, mut twice) = (Parcels::NONE, Parcels::NONE);
        for seat in self.all_seats() {
            let here = self.player(seat).on_parcels;
            twice |= once & here;
            once |= here;
        }
        twice
    }

    /// Begins the contested parcels or buildings: the earliest passer who is in one of the duels sets their order.
    pub(crate) fn begin_contests(&mut self, space: Space) {
        let contested = self.contests_at(space);
        let involved: Seats =
            self.all_seats().filter(|&seat| !(self.player(seat).on_parcels & contested).is_empty()).collect();
        if let Some(seat) = self.passed.first_of(involved) {
            self.agenda.push(Task::Contested { seat, space });
        }
    }

    pub(crate) fn contests_at(&self, space: Space) -> Parcels {
        let contested = self.contested_parcels();
        if space == Space::Parcels {
            contested & self.town.for_sale()
        } else {
            contested.without(self.town.for_sale())
        }
    }

    pub(crate) fn next_contest(
        &mut self,
        seat: Seat,
        space: Space,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let among = self.contests_at(space);
        let Some(first) = among.first() else { return };
        self.agenda.push(Task::Contested { seat, space });
        if among.len() > 1 {
            self.asked = Some(Ask::DuelOrder { seat, among });
        } else {
            let place = Place::Parcel(first);
            self.fight(place, self.contenders(place), dice, log);
        }
    }

    pub(crate) fn choose_duel(
        &mut self,
        action: Action,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        if let Action::Duel(parcel) = action {
            let place = Place::Parcel(parcel);
            self.fight(place, self.contenders(place), dice, log);
        }
    }

    /// Everybody rolls, in pass order: one die, with dynamite two.
    pub(crate) fn fight(
        &mut self,
        place: Place,
        fighters: Seats,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let mut duel = Duel { place, fighters: SeatList(fighters), dice: [[0; 2]; MOST_PLAYERS] };
        for seat in self.passed.into_iter().filter(|&seat| fighters.contains(seat)) {
            let rolled = &mut duel.dice[seat.index()];
            rolled[0] = dice.below(6) as u8 + 1;
            if self.player(seat).has_dynamite_on(place) {
                rolled[1] = dice.below(6) as u8 + 1;
            }
        }
        match self.whose(Character::Gunsmith, Side::Red) {
            Some(seat) if fighters.contains(seat) => {
                log.tell(|| Event::Rolled { place, fighters: self.ranked(&duel) });
                self.asked = Some(Ask::Reroll { seat, duel });
            }
            _ => self.agenda.push(Task::Settle(duel)),
        }
    }

    pub(crate) fn reroll(
        &mut self,
        seat: Seat,
        mut duel: Duel,
        action: Action,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        if let Action::Reroll(which) = action {
            let again = dice.below(6) as u8 + 1;
            duel.dice[seat.index()][usize::from(which == Die::Second)] = again;
            log.tell(|| Event::Rerolled { seat, die: again });
        }
        self.agenda.push(Task::Settle(duel));
    }

    fn strength(&self, duel: &Duel, seat: Seat) -> u8 {
        let [first, second] = duel.dice[seat.index()];
        self.firepower(seat) + first + second
    }

    fn winner(&self, duel: &Duel) -> Option<Seat> {
        let mut best: Option<(Seat, u8)> = None;
        for seat in self.passed.into_iter().filter(|&seat| duel.fighters.0.contains(seat)) {
            let strength = self.strength(duel, seat);
            if best.is_none_or(|(_, highest)| strength > highest) {
                best = Some((seat, strength));
            }
        }
        best.map(|(seat, _)| seat)
    }

    /// The fighters, the winner first.
    fn ranked(&self, duel: &Duel) -> Vec<Fighter> {
        let fighter = |seat: Seat| Fighter {
            seat,
            dice: duel.dice[seat.index()].into_iter().filter(|&die| die > 0).collect(),
            firepower: self.firepower(seat),
            strength: self.strength(duel, seat),
        };
        let mut fighters: Vec<Fighter> =
            self.passed.into_iter().filter(|&seat| duel.fighters.0.contains(seat)).map(fighter).collect();
        fighters.sort_by_key(|fighter| std::cmp::Reverse(fighter.strength));
        fighters
    }

    /// The winner goes on to do what he came for; the beaten go home, and count again from the next duel on.
    pub(crate) fn settle(&mut self, duel: &Duel, log: &mut impl Log<CarsonCity>) {
        let Some(winner) = self.winner(duel) else { return };
        let place = duel.place;
        log.tell(|| {
            let fighters = self.ranked(duel);
            let by_pass = fighters[1].strength == fighters[0].strength;
            Event::Duel { place, fighters, by_pass }
        });
        if self.player(winner).is(Character::Gunsmith, Side::Yellow) {
            self.score(winner, 2, Reason::Duel(place), log);
        }
        self.agenda.push(Task::Perform { seat: winner, place });
        let losers = duel.fighters.0.without(winner);
        for seat in losers.iter() {
            self.send_home(seat, place, Home::Beaten, log);
            if self.player(seat).is(Character::Sheriff, Side::Red) {
                self.score(seat, 3, Reason::Duel(place), log);
            }
        }
        if self
            .all_seats()
            .any(|seat| self.player(seat).role.is_some_and(|role| role.character == Character::Doctor))
        {
            self.agenda.push(Task::Beaten { losers: SeatList(losers), place });
        }
    }

    /// A cowboy goes back to his player. His dynamite is used up, unless it blasts his own Mine.
    pub(crate) fn send_home(&mut self, seat: Seat, place: Place, why: Home, log: &mut impl Log<CarsonCity>) {
        let own_mine = match place {
            Place::Parcel(parcel) => {
                (self.town.buildings(Building::Mine) & self.town.owned(seat)).contains(parcel)
            }
            Place::Space(_) => false,
        };
        let player = self.player_mut(seat);
        player.leave(place);
        if !own_mine {
            player.clear_dynamite(place);
        }
        player.cowboys += 1;
        if self.holds_city_hall(seat) && self.town.city_hall().map(Place::Parcel) == Some(place) {
            self.holder = None;
        }
        log.tell(|| Event::SentHome { seat, place, why });
    }

    /// Whose beaten cowboy comes next: the Doctor sees his own first, then those of the others in pass order; the Undertaker
    /// sees only those of the others.
    pub(crate) fn next_patient(&self, losers: Seats) -> Option<Seat> {
        if let Some(doctor) = self.whose(Character::Doctor, Side::Yellow) {
            return if losers.contains(doctor) { Some(doctor) } else { self.passed.first_of(losers) };
        }
        let undertaker = self.whose(Character::Doctor, Side::Red)?;
        self.passed.first_of(losers.without(undertaker))
    }

    pub(crate) fn next_beaten(&mut self, losers: Seats, place: Place) {
        let Some(seat) = self.next_patient(losers) else { return };
        self.agenda.push(Task::Beaten { losers: SeatList(losers.without(seat)), place });
        let Some(doctor) = self.whose(Character::Doctor, Side::Yellow) else {
            self.asked = Some(Ask::Undertaker { seat, beaten_on: place });
            return;
        };
        let (spaces, parcels) = self.sickbeds(seat, place);
        let pays = seat == doctor || self.player(seat).money >= DOCTORS_FEE;
        if pays && !(spaces.is_empty() && parcels.is_empty()) {
            self.asked = Some(Ask::Heal { seat, beaten_on: place });
        }
    }

    /// Where the Doctor can send a cowboy beaten at `place`: spaces and parcels for sale without cowboys whose turn is still to
    /// come.
    fn sickbeds(&self, seat: Seat, place: Place) -> (Spaces, Parcels) {
        let now = match place {
            Place::Space(space) => space,
            Place::Parcel(parcel) if self.town.for_sale().contains(parcel) => Space::Parcels,
            Place::Parcel(_) => Space::BuildingIncome,
        };
        let mut spaces = self.working_spaces().without(Spaces::before(now));
        let mut parcels = if now <= Space::Parcels && self.town.tiles_left(seat) > 0 {
            self.town.for_sale()
        } else {
            Parcels::NONE
        };
        spaces.remove(now);
        for other in self.all_seats() {
            let player = self.player(other);
            spaces = spaces.without(player.on_spaces);
            parcels = parcels.without(player.on_parcels);
            if player.on_road > 0 {
                spaces.remove(Space::OneRoad);
            }
        }
        match self.sheriff {
            WhiteCowboy::At(Place::Space(space)) => spaces.remove(space),
            WhiteCowboy::At(Place::Parcel(parcel)) => parcels.remove(parcel),
            _ => {}
        }
        (spaces, parcels)
    }

    pub(crate) fn list_healings(&self, seat: Seat, beaten_on: Place, into: &mut Vec<Action>) {
        let (spaces, parcels) = self.sickbeds(seat, beaten_on);
        into.extend(spaces.iter().map(|space| Action::Move(Place::Space(space))));
        into.extend(parcels.iter().map(|parcel| Action::Move(Place::Parcel(parcel))));
        into.push(Action::Done);
    }

    pub(crate) fn heal(&mut self, seat: Seat, _: Place, action: Action, log: &mut impl Log<CarsonCity>) {
        let Action::Move(place) = action else { return };
        if let Some(doctor) = self.whose(Character::Doctor, Side::Yellow).filter(|&doctor| doctor != seat) {
            let reason = Reason::Character(Character::Doctor.side(Side::Yellow));
            self.pay(seat, DOCTORS_FEE, reason, log);
            self.earn(doctor, DOCTORS_FEE, reason, log);
        }
        let player = self.player_mut(seat);
        player.cowboys -= 1;
        player.stand(place);
        log.tell(|| Event::Healed { seat, place });
    }

    /// Pays the Undertaker what he has, up to the fee, or loses a point.
    pub(crate) fn bury(&mut self, seat: Seat, action: Action, log: &mut impl Log<CarsonCity>) {
        let reason = Reason::Character(Character::Doctor.side(Side::Red));
        if action == Action::Lose {
            self.score(seat, -1, reason, log);
        } else if let Some(undertaker) = self.whose(Character::Doctor, Side::Red) {
            let paid = UNDERTAKERS_FEE.min(self.player(seat).money);
            self.pay(seat, paid, reason, log);
            self.earn(undertaker, paid, reason, log);
        }
    }
}

/// The chances of a duel as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Odds {
    /// Where.
    pub place: Place,
    /// Each fighter's chances, in pass order as far as it is known.
    pub fighters: Vec<Chances>,
    /// Out of so many equally likely ways for the dice to fall.
    pub ways: u64,
}

/// One fighter's chances.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chances {
    /// Who.
    pub seat: Seat,
    /// His firepower.
    pub firepower: u8,
    /// In how many ways he wins.
    pub wins: u64,
}

impl Odds {
    /// A fighter's chances in percent, rounded.
    pub fn percent(&self, fighter: &Chances) -> i64 {
        let ways = u128::from(self.ways);
        ((u128::from(fighter.wins) * 100 + ways / 2) / ways) as i64
    }
}

/// How many ways lead to each sum of a fighter's dice.
fn spread(dice: u32) -> [u64; 13] {
    let mut ways = [0; 13];
    for first in 1..=6 {
        match dice {
            1 => ways[first] += 1,
            _ => (1..=6).for_each(|second| ways[first + second] += 1),
        }
    }
    ways
}

/// In how many ways the red Gunsmith reaches `need` with his dice and one second roll, out of `6^(dice + 1)`: he rolls again
/// only when he would lose, and then the lower die.
fn gunsmith_ways(dice: u32, need: u8) -> u64 {
    let faces = 1..=6u8;
    let sums: Vec<(u8, u8)> = match dice {
        1 => faces.clone().map(|first| (first, 0)).collect(),
        _ => faces
            .clone()
            .flat_map(|first| faces.clone().map(move |second| (first.max(second), first.min(second))))
            .collect(),
    };
    let ways = sums.into_iter().map(|(high, low)| {
        let kept = if dice == 1 { 0 } else { high };
        if high + low >= need { 6 } else { faces.clone().filter(|again| kept + again >= need).count() as u64 }
    });
    ways.sum()
}

impl CarsonCity {
    /// The chances of the fighters at a place, counted over every way the dice can fall. Players who have not passed yet are
    /// taken to pass in turn order after those who have.
    pub fn odds(&self, place: Place) -> Odds {
        let fighters = self.contenders(place);
        let rest = self.order.as_slice().iter().copied().filter(|&seat| !self.passed.contains(seat));
        let line: Vec<Seat> =
            self.passed.into_iter().chain(rest).filter(|&seat| fighters.contains(seat)).collect();
        let dice: Vec<u32> =
            line.iter().map(|&seat| 1 + u32::from(self.player(seat).has_dynamite_on(place))).collect();
        let gunsmith = line.iter().position(|&seat| self.player(seat).is(Character::Gunsmith, Side::Red));
        let firepower: Vec<u8> = line.iter().map(|&seat| self.firepower(seat)).collect();
        let mut wins = vec![0; line.len()];
        for best in (0..line.len()).filter(|&best| Some(best) != gunsmith) {
            for (sum, ways) in spread(dice[best]).into_iter().enumerate().filter(|&(_, ways)| ways > 0) {
                let strength = firepower[best] + sum as u8;
                let beaten =
                    (0..line.len()).filter(|&other| other != best && Some(other) != gunsmith).map(|other| {
                        let reach =
                            |sum: usize| firepower[other] + sum as u8 + u8::from(other < best) <= strength;
                        spread(dice[other])
                            .into_iter()
                            .enumerate()
                            .filter(|&(sum, _)| reach(sum))
                            .map(|(_, ways)| ways)
                            .sum::<u64>()
                    });
                let ways = ways * beaten.product::<u64>();
                match gunsmith {
                    None => wins[best] += ways,
                    Some(index) => {
                        let need = (strength + u8::from(index > best)).saturating_sub(firepower[index]);
                        let his = gunsmith_ways(dice[index], need);
                        wins[index] += ways * his;
                        wins[best] += ways * (6u64.pow(dice[index] + 1) - his);
                    }
                }
            }
        }
        let ways = 6u64.pow(dice.iter().sum::<u32>() + u32::from(gunsmith.is_some()));
        let chances =
            |(index, &seat): (usize, &Seat)| Chances { seat, firepower: firepower[index], wins: wins[index] };
        Odds { place, fighters: line.iter().enumerate().map(chances).collect(), ways }
    }
}
