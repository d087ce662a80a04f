//! Duels: one roll for everybody, the highest strength wins, ties go to the earlier passer; and what happens to the beaten.

use table::{Dice, Log, SaturatingAs, Seat, Seats};

use crate::agenda::{Duel, SeatList, Task};
use crate::game::{CarsonCity, WhiteCowboy};
use crate::interface::event::{Event, Fighter, Home, Reason, VariantEvent};
use crate::map::parcel::Parcels;
use crate::map::town::MOST_PLAYERS;
use crate::pieces::building::Building;
use crate::pieces::character::{Character, Side};
use crate::pieces::powers::{GUNSMITHS_POINTS, SHERIFFS_POINTS};
use crate::questions::duel_order::DuelOrder;
use crate::questions::heal::Heal;
use crate::questions::reroll::Reroll;
use crate::questions::undertaker::Undertaker;
use crate::track::space::{Place, Space, Spaces};
use crate::variants::Switch;

impl CarsonCity {
    /// The parcels with cowboys of more than one player.
    pub(crate) fn contested_parcels(&self) -> Parcels {
        let (mut once, mut twice) = (Parcels::NONE, Parcels::NONE);
        for seat in self.all_seats() {
            let here = self.player(seat).on_parcels();
            twice |= once & here;
            once |= here;
        }
        twice
    }

    /// Begins the contested parcels or buildings: the earliest passer in one of the duels sets their order.
    pub(crate) fn begin_contests(&mut self, space: Space) {
        let contested = self.contests_at(space);
        let involved: Seats = self
            .all_seats()
            .filter(|&seat| !(self.player(seat).on_parcels() & contested).is_empty())
            .collect();
        let first =
            if self.standish.is_some() { Some(Seat::FIRST) } else { self.pass_order().first_of(involved) };
        if let Some(seat) = first.filter(|_| !contested.is_empty()) {
            self.agenda.push(Task::Contested { seat, space });
        }
    }

    pub(crate) fn contests_at(&self, space: Space) -> Parcels {
        let contested = self.contested_parcels();
        if space == Space::Parcels {
            contested & self.town.buyable()
        } else {
            contested.without(self.town.buyable()) | self.wanted_outlaws()
        }
    }

    /// The parcels where somebody wants to fight an Outlaw.
    fn wanted_outlaws(&self) -> Parcels {
        let outlaws = self.town.outlaws();
        if outlaws.is_empty() {
            return outlaws;
        }
        self.all_seats().fold(Parcels::NONE, |all, seat| all | (self.player(seat).on_parcels() & outlaws))
    }

    pub(crate) fn next_contest(
        &mut self,
        seat: Seat,
        space: Space,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let among = self.contests_at(space);
        let Some(first) = among.lowest() else { return };
        self.agenda.push(Task::Contested { seat, space });
        if among.len() > 1 {
            self.ask(DuelOrder { seat, among });
        } else {
            let place = Place::Parcel(first);
            self.fight(place, self.contenders(place), dice, log);
        }
    }

    /// Whether these are all who are there, and enough for a duel: two, or one against an Outlaw.
    pub(crate) fn can_fight(&self, fighters: Seats, place: Place) -> bool {
        let least = if self.has_outlaw(place) { 1 } else { 2 };
        fighters.len() >= least && fighters == self.contenders(place)
    }

    /// Everybody rolls, in pass order: one die, or two with dynamite.
    pub(crate) fn fight(
        &mut self,
        place: Place,
        fighters: Seats,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        if self.fights_with_tiles() {
            return self.call_for_tiles(place, fighters, dice, log);
        }
        let mut duel = Duel { place, fighters: SeatList(fighters), dice: [[0; 2]; MOST_PLAYERS] };
        let rolls = |seat: &Seat| fighters.contains(*seat) && !self.is_standish(*seat);
        for seat in self.pass_order().into_iter().filter(rolls) {
            let count = 1 + usize::from(self.player(seat).has_dynamite_on(place));
            duel.dice[seat.index()] = self.roll_for(seat, count, dice, log);
        }
        match self.whose(Character::Gunsmith, Side::Red) {
            Some(seat) if fighters.contains(seat) => {
                log.tell(|| Event::Rolled { place, there: self.there(place), fighters: self.ranked(&duel) });
                self.ask(Reroll { seat, duel });
            }
            _ => self.agenda.push(Task::Settle(duel)),
        }
    }

    /// One die or two. The Sharpshooter rolls one more and drops the lowest.
    pub(crate) fn roll_for(
        &self,
        seat: Seat,
        count: usize,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) -> [u8; 2] {
        let is_sharp = self.player(seat).sharpshooter() == Switch::On;
        let mut rolled = [0; 3];
        for die in &mut rolled[..count + usize::from(is_sharp)] {
            *die = dice.below(6).saturating_as::<u8>() + 1;
        }
        if is_sharp {
            log.tell(|| VariantEvent::Sharpshot { seat, dice: rolled[..=count].to_vec() }.into());
            rolled[..=count].sort_unstable_by(|one, other| other.cmp(one));
            rolled[count] = 0;
        }
        [rolled[0], rolled[1]]
    }

    pub(crate) fn strength(&self, duel: &Duel, seat: Seat) -> u8 {
        let [first, second] = duel.dice[seat.index()];
        self.firepower(seat) + first + second + self.player(seat).laid().sum()
    }

    fn winner(&self, duel: &Duel) -> Option<Seat> {
        let mut best: Option<(Seat, u8)> = None;
        for seat in self.pass_order().into_iter().filter(|&seat| duel.fighters.0.contains(seat)) {
            let strength = self.strength(duel, seat);
            if best.is_none_or(|(_, highest)| strength > highest) {
                best = Some((seat, strength));
            }
        }
        best.map(|(seat, _)| seat)
    }

    /// What a fighter rolled or played.
    fn shown(&self, duel: &Duel, seat: Seat) -> Vec<u8> {
        let rolled = duel.dice[seat.index()].into_iter().filter(|&die| die > 0);
        rolled.chain(self.player(seat).laid().iter()).collect()
    }

    /// The fighters, the winner first.
    pub(crate) fn ranked(&self, duel: &Duel) -> Vec<Fighter> {
        let fighter = |seat: Seat| Fighter {
            seat,
            dice: self.shown(duel, seat),
            firepower: self.firepower(seat),
            strength: self.strength(duel, seat),
        };
        let mut fighters: Vec<Fighter> = self
            .pass_order()
            .into_iter()
            .filter(|&seat| duel.fighters.0.contains(seat))
            .map(fighter)
            .collect();
        fighters.sort_by_key(|fighter| std::cmp::Reverse(fighter.strength));
        fighters
    }

    /// The winner goes on to do what they came for; the beaten go home, and count again from the next duel on.
    pub(crate) fn settle(&mut self, duel: &Duel, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        let Some(winner) = self.winner(duel) else { return };
        let place = duel.place;
        if self.has_outlaw(place) {
            return self.settle_outlaw(duel, winner, dice, log);
        }
        log.tell(|| {
            let fighters = self.ranked(duel);
            let by_pass = fighters[1].strength == fighters[0].strength;
            Event::Duel { place, there: self.there(place), fighters, by_pass }
        });
        self.discard_tiles(duel.fighters.0, dice, log);
        if self.player(winner).is(Character::Gunsmith, Side::Yellow) {
            self.score(winner, GUNSMITHS_POINTS, Reason::Duel(place), log);
        }
        self.agenda.push(Task::Perform { seat: winner, place });
        self.send_losers_home(duel.fighters.0.without(winner), place, log);
    }

    /// Sends beaten cowboys home, and then to the Doctor or the Undertaker, if there is one.
    pub(crate) fn send_losers_home(&mut self, losers: Seats, place: Place, log: &mut impl Log<CarsonCity>) {
        for seat in losers.iter() {
            self.send_home(seat, place, Home::Beaten, log);
            if self.player(seat).is(Character::Sheriff, Side::Red) {
                self.score(seat, SHERIFFS_POINTS, Reason::Duel(place), log);
            }
        }
        if self
            .all_seats()
            .any(|seat| self.player(seat).role().is_some_and(|role| role.character == Character::Doctor))
        {
            self.agenda.push(Task::Beaten { losers: SeatList(losers), place });
        }
    }

    /// A cowboy leaves its place. Its dynamite is used up, unless it blasts the player's own Mine.
    pub(crate) fn leave(&mut self, seat: Seat, place: Place) {
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
    }

    /// A cowboy goes back to its player.
    pub(crate) fn send_home(&mut self, seat: Seat, place: Place, why: Home, log: &mut impl Log<CarsonCity>) {
        self.leave(seat, place);
        if self.is_standish(seat) {
            self.help_standish();
        } else {
            self.player_mut(seat).recruit(1);
        }
        if self.holds_city_hall(seat) && self.town.city_hall().map(Place::Parcel) == Some(place) {
            self.holder = None;
        }
        log.tell(|| Event::SentHome { seat, place, there: self.there(place), why });
    }

    /// Whose beaten cowboy comes next: the Doctor treats their own first, then those of the others in pass order; the Undertaker
    /// only those of the others.
    pub(crate) fn next_patient(&self, losers: Seats) -> Option<Seat> {
        if let Some(doctor) = self.whose(Character::Doctor, Side::Yellow) {
            return if losers.contains(doctor) { Some(doctor) } else { self.pass_order().first_of(losers) };
        }
        let undertaker = self.whose(Character::Doctor, Side::Red)?;
        self.pass_order().first_of(losers.without(undertaker))
    }

    pub(crate) fn next_beaten(&mut self, losers: Seats, place: Place) {
        let Some(seat) = self.next_patient(losers) else { return };
        self.agenda.push(Task::Beaten { losers: SeatList(losers.without(seat)), place });
        let heal = Heal { seat, beaten_on: place };
        match self.whose(Character::Doctor, Side::Yellow) {
            None => self.ask(Undertaker { seat, beaten_on: place }),
            Some(doctor) if heal.is_possible(self, doctor) => self.ask(heal),
            Some(_) => {}
        }
    }

    /// Where the Doctor can send a cowboy beaten at `place`: spaces and parcels for sale without cowboys that are still to be
    /// resolved. Nobody contests 1 Road, whoever is there.
    pub(crate) fn sickbeds(&self, seat: Seat, place: Place) -> (Spaces, Parcels) {
        let now = match place {
            Place::Space(space) => space,
            Place::Parcel(parcel) if self.town.buyable().contains(parcel) => Space::Parcels,
            Place::Parcel(_) => Space::BuildingIncome,
        };
        let mut spaces = self.working_spaces().without(Spaces::before(now));
        let mut parcels = if now <= Space::Parcels && self.town.tiles_left(seat) > 0 {
            self.town.buyable().without(self.given_up)
        } else {
            Parcels::NONE
        };
        spaces.remove(now);
        for other in self.all_seats() {
            let player = self.player(other);
            spaces = spaces.without(player.on_spaces());
            parcels = parcels.without(player.on_parcels());
        }
        match self.sheriff {
            WhiteCowboy::At(Place::Space(space)) if !space.is_shared() => spaces.remove(space),
            WhiteCowboy::At(Place::Parcel(parcel)) => parcels.remove(parcel),
            _ => {}
        }
        (spaces, parcels)
    }
}
