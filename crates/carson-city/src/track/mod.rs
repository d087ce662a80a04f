//! Phase 3: the spaces of the action track one after the other, and what the winner of a space gets.

pub(crate) mod city_hall;
pub(crate) mod construction;
pub(crate) mod duel;
pub(crate) mod earnings;
pub(crate) mod purchase;
pub mod space;

use table::{Dice, Log, SaturatingAs, Seat, Seats};

use crate::agenda::Task;
use crate::game::{CarsonCity, WhiteCowboy};
use crate::interface::event::{Event, Reason};
use crate::map::parcel::Parcels;
use crate::pieces::building::Dollars;
use crate::pieces::character::{Character, Side};
use crate::pieces::player::Player;
use crate::questions::buy_points::BuyPoints;
use crate::setup::options::Edition;
use crate::track::space::{Place, Space, Spaces};

/// What each cowboy on Wages earns.
pub(crate) const WAGE: Dollars = 4;
/// What 3 Roads gives.
pub(crate) const THREE_ROADS: u8 = 3;
/// What Parcels Income pays for each parcel.
pub(crate) const DOLLARS_FOR_A_PARCEL: Dollars = 2;
/// What Cowboy Income pays for each point of firepower.
pub(crate) const DOLLARS_FOR_FIREPOWER: Dollars = 2;
/// How many parcels are worth a point on Parcels Points.
pub(crate) const PARCELS_FOR_A_POINT: i16 = 2;
/// How much firepower is worth a point on Cowboy Points.
pub(crate) const FIREPOWER_FOR_A_POINT: i16 = 2;

/// What a space of the track gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Yield {
    Dollars(Dollars),
    Points(i16),
}

impl CarsonCity {
    /// The first space from this one on where something happens: with a cowboy, or that works without one.
    fn busy_stop(&self, from: Space) -> Option<Space> {
        let players = self.players.iter().map(Player::on_spaces);
        let mut busy = players.fold(Spaces::ALWAYS.union(self.tokens.laid()), Spaces::union);
        if let WhiteCowboy::At(Place::Space(space)) = self.sheriff {
            busy.insert(space);
        }
        busy.first_from(from)
    }

    pub(crate) fn stop_at(&mut self, space: Space, log: &mut impl Log<CarsonCity>) {
        let Some(space) = self.busy_stop(space) else { return self.end_round() };
        match space.next() {
            Some(next) => self.agenda.push(Task::Track(next)),
            None => self.end_round(),
        }
        match space {
            Space::Wages => self.begin_wages(log),
            Space::OneRoad => self.hand_out_roads(log),
            Space::Parcels => self.begin_parcels(log),
            Space::KeptBuildings => self.agenda.push(Task::Kept { done: 0 }),
            Space::BuildingIncome => self.begin_incomes(),
            _ => self.resolve(space),
        }
    }

    fn sheriffs_on(&self, space: Space) -> Option<Seat> {
        if self.sheriff == WhiteCowboy::At(Place::Space(space)) { self.sheriff_seat() } else { None }
    }

    pub(crate) fn pay_wages(&mut self, log: &mut impl Log<CarsonCity>) {
        let sheriff = self.sheriffs_on(Space::Wages);
        for seat in *self.pass_order() {
            let cowboys = self.player_mut(seat).leave_wages() + u8::from(sheriff == Some(seat));
            self.earn(seat, WAGE * Dollars::from(cowboys), Reason::Space(Space::Wages), log);
        }
    }

    fn hand_out_roads(&mut self, log: &mut impl Log<CarsonCity>) {
        let sheriff = self.sheriffs_on(Space::OneRoad);
        for seat in *self.pass_order() {
            let cowboys = self.player_mut(seat).leave_one_road() + u8::from(sheriff == Some(seat));
            if cowboys > 0 {
                self.give_roads(seat, cowboys, log);
            }
        }
    }

    /// The players whose cowboys contend for a place: all except those with a "no duel" token. The Sheriff is always alone.
    pub(crate) fn contenders(&self, place: Place) -> Seats {
        let quiet = matches!(place, Place::Space(space) if self.tokens.lies_on(space));
        let singer = if quiet { self.singer() } else { None };
        let mut seats: Seats = self
            .all_seats()
            .filter(|&seat| Some(seat) != singer && self.player(seat).stands_on(place))
            .collect();
        if self.sheriff == WhiteCowboy::At(place)
            && let Some(seat) = self.sheriff_seat()
        {
            seats = seats.with(seat);
        }
        seats
    }

    pub(crate) fn singer(&self) -> Option<Seat> {
        self.whose(Character::Singer, Side::Yellow).or_else(|| self.whose(Character::Singer, Side::Red))
    }

    /// Resolves a space for one player. In 2023 the Singer acts before everybody else, in 2015 in pass order.
    fn resolve(&mut self, space: Space) {
        let place = Place::Space(space);
        let contenders = self.contenders(place);
        let singer = if self.tokens.lies_on(space) { self.singer() } else { None };
        let Some(singer) = singer else {
            if !contenders.is_empty() {
                self.agenda.push(Task::Contend { place });
            }
            return;
        };
        let perform = Task::Perform { seat: singer, place };
        let is_last = self.edition == Edition::Y2015
            && self.pass_order().first_of(contenders.with(singer)) != Some(singer);
        let [first, second] =
            if is_last { [Task::Contend { place }, perform] } else { [perform, Task::Contend { place }] };
        self.agenda.push(second);
        self.agenda.push(first);
    }

    /// A single contender wins; several fight.
    pub(crate) fn contend(&mut self, place: Place, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        let contenders = self.contenders(place);
        match (contenders.lowest(), contenders.len()) {
            (Some(seat), 1) => self.agenda.push(Task::Perform { seat, place }),
            (Some(_), _) => self.fight(place, contenders, dice, log),
            (None, _) => {}
        }
    }

    /// The winner of a place does what it is for.
    pub(crate) fn perform(
        &mut self,
        seat: Seat,
        place: Place,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        if self.is_standish(seat) {
            return self.perform_as_standish(place, dice, log);
        }
        let space = match place {
            Place::Space(space) => space,
            Place::Parcel(parcel) => {
                if self.town.buyable().contains(parcel) {
                    self.offer_parcels(seat, Parcels::only(parcel), log);
                }
                return;
            }
        };
        let reason = Reason::Space(space);
        match space {
            Space::Ammunition => {
                self.ammunition = Some(seat);
                log.tell(|| Event::Ammunition { seat });
            }
            Space::ThreeRoads => self.give_roads(seat, THREE_ROADS, log),
            Space::Gambling => {
                let winnings = self.gamble(seat, dice);
                self.earn(seat, winnings, reason, log);
            }
            Space::Points5 | Space::Points4 | Space::Points3 | Space::Points2 => {
                if space.point_price().is_some_and(|price| price <= self.player(seat).money()) {
                    self.ask(BuyPoints { seat, space });
                }
            }
            _ => match self.yield_of(space, seat, self.firepower(seat)) {
                Some(Yield::Dollars(amount)) => self.earn(seat, amount, reason, log),
                Some(Yield::Points(points)) => self.score(seat, points, reason, log),
                None => return self.offer_building_at(seat, space, log),
            },
        }
        self.retire(seat, place);
    }

    /// What a space gives, by what a player has, with this much firepower.
    pub(crate) fn yield_of(&self, space: Space, seat: Seat, firepower: u8) -> Option<Yield> {
        let parcels = self.town.owned(seat);
        Some(match space {
            Space::ParcelsIncome => {
                Yield::Dollars(DOLLARS_FOR_A_PARCEL * parcels.len().saturating_as::<Dollars>())
            }
            Space::CowboyIncome => Yield::Dollars(DOLLARS_FOR_FIREPOWER * Dollars::from(firepower)),
            Space::ParcelsPoints => Yield::Points(parcels.len().saturating_as::<i16>() / PARCELS_FOR_A_POINT),
            Space::CowboyPoints => Yield::Points(i16::from(firepower) / FIREPOWER_FOR_A_POINT),
            Space::BuildingPoints => {
                Yield::Points((self.town.built() & parcels).len().saturating_as::<i16>())
            }
            _ => return None,
        })
    }

    /// The sum of the two dice; the red Singer's own cowboy multiplies them.
    fn gamble(&self, seat: Seat, dice: &mut impl Dice) -> Dollars {
        let (white, black) = (dice.below(6) + 1, dice.below(6) + 1);
        let lucky =
            self.tokens.lies_on(Space::Gambling) && self.player(seat).is(Character::Singer, Side::Red);
        (if lucky { white * black } else { white + black }).saturating_as::<Dollars>()
    }

    /// A cowboy that has done its work goes to the general supply.
    pub(crate) fn retire(&mut self, seat: Seat, place: Place) {
        if self.sheriff == WhiteCowboy::At(place) && self.player(seat).is(Character::Sheriff, Side::Yellow) {
            self.sheriff = WhiteCowboy::Away;
        }
        self.leave(seat, place);
    }
}
