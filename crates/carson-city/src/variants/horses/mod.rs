//! Horses: after each cowboy on the board, one of them may be put into one of five enclosures; each round ends with a rodeo.
//!
//! Enclosure 1 adds firepower, 2 gives a second go, 3 doubles a Ranch, 4 pays $2, 5 counts most in the rodeo. A cowboy in an enclosure
//! doubles what its horses count for.

pub mod enclosures;
pub(crate) mod herd;
mod refusals;

use table::{FormatError, Log, Seat};

use crate::agenda::Task;
use crate::game::{CarsonCity, WhiteCowboy};
use crate::interface::action::Action;
use crate::interface::action::menu::{self, Choices};
use crate::interface::event::{Reason, VariantEvent};
use crate::map::parcel::{Parcel, Parcels};
use crate::pieces::building::{Building, Dollars};
use crate::pieces::character::{Character, Side};
use crate::pieces::player::Player;
use crate::questions::horse::{BuyHorse, Horse};
use crate::questions::second_go::Mover;
use crate::track::WAGE;
use crate::track::space::{Place, Space};
use crate::variants::Variant;
use crate::variants::horses::enclosures::Enclosure;

/// The number of horses.
pub const HORSES: u8 = 25;
/// The number of rodeo tokens.
pub const RODEO_TOKENS: u8 = 4;
/// What a horse costs at the wages.
pub(crate) const HORSE_PRICE: Dollars = 4;
/// What a horse in the fourth enclosure earns.
pub(crate) const FOURTH_ENCLOSURE: Dollars = 2;

/// The Ranches that are doubled by horses, until the incomes are paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct RiddenRanches(Parcels);

impl RiddenRanches {
    /// No Ranches.
    pub(crate) const NONE: RiddenRanches = RiddenRanches(Parcels::NONE);

    /// Those of a position; `check_horses` checks that they are Ranches.
    pub(crate) const fn new(parcels: Parcels) -> RiddenRanches {
        RiddenRanches(parcels)
    }

    /// Their parcels.
    #[inline]
    pub(crate) const fn parcels(self) -> Parcels {
        self.0
    }
}

/// A cowboy that is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum TakeBack {
    /// From the board.
    From(Place),
    /// From an enclosure.
    Leave(Enclosure),
}

impl TakeBack {
    pub(crate) const fn read(action: Action) -> Option<TakeBack> {
        match action {
            Action::Back(place) => Some(TakeBack::From(place)),
            Action::Leave(enclosure) => Some(TakeBack::Leave(enclosure)),
            _ => None,
        }
    }

    /// Its place on the board.
    pub(crate) const fn place(self) -> Option<Place> {
        match self {
            TakeBack::From(place) => Some(place),
            TakeBack::Leave(_) => None,
        }
    }
}

impl CarsonCity {
    /// The number of horses that nobody has.
    pub fn free_horses(&self) -> u8 {
        HORSES.saturating_sub(self.players.iter().map(Player::horses).sum())
    }

    /// The enclosures in use: with Kit Carson, not the second.
    pub(crate) fn enclosures(&self) -> impl Iterator<Item = Enclosure> + use<> {
        let kit_carson = self.plays(Variant::KitCarson);
        Enclosure::all().filter(move |&enclosure| !(kit_carson && enclosure == Enclosure::SECOND_GO))
    }

    pub(crate) fn give_horse(&mut self, seat: Seat, log: &mut impl Log<CarsonCity>) {
        if self.plays(Variant::Horses) && self.free_horses() > 0 {
            self.player_mut(seat).herd_mut().add_horse();
            log.tell(|| VariantEvent::Horse { seat }.into());
        }
    }

    /// After a cowboy on the board, a horse may be put into an enclosure.
    pub(crate) fn offer_enclosure(&mut self, seat: Seat) {
        if self.has_spare_horse(seat) {
            self.ask(Horse { seat });
        }
    }

    pub(crate) fn list_enclosures(&self, into: &mut Vec<Action>) {
        into.extend(self.enclosures().map(Action::Horse));
    }

    /// A cowboy may be put into an enclosure instead of on the board, one in each.
    pub(crate) fn list_corrals(&self, seat: Seat, into: &mut impl Choices) {
        let player = self.player(seat);
        if self.plays(Variant::Horses) && player.cowboys() > 0 {
            let free = self.enclosures().filter(|&enclosure| !player.enclosures().has_cowboy(enclosure));
            into.add(free.fold(0, |all, enclosure| all | 1 << enclosure.index()), &menu::CORRAL);
        }
    }

    pub(crate) fn corral(&mut self, seat: Seat, enclosure: Enclosure, log: &mut impl Log<CarsonCity>) {
        self.player_mut(seat).corral(enclosure);
        log.tell(|| VariantEvent::Corralled { seat, enclosure }.into());
    }

    /// Puts a horse into an enclosure; the fourth pays immediately.
    pub(crate) fn stable(&mut self, seat: Seat, enclosure: Enclosure, log: &mut impl Log<CarsonCity>) {
        self.player_mut(seat).herd_mut().stable(enclosure);
        log.tell(|| VariantEvent::Stabled { seat, enclosure }.into());
        if enclosure == Enclosure::MONEY {
            self.earn(seat, FOURTH_ENCLOSURE, Reason::Enclosure, log);
        }
    }

    /// The cowboys that a player can take back: those of this round.
    pub(crate) fn list_recalls(&self, seat: Seat, into: &mut Vec<Action>) {
        let player = self.player(seat);
        for (space, count) in [(Space::Wages, player.on_wages()), (Space::OneRoad, player.on_road())] {
            if count > 0 {
                into.push(Action::Back(Place::Space(space)));
            }
        }
        into.extend(player.on_spaces().iter().map(|space| Action::Back(Place::Space(space))));
        let held =
            if self.holds_city_hall(seat) { self.town.buildings(Building::CityHall) } else { Parcels::NONE };
        let parcels = player.on_parcels().without(held);
        into.extend(parcels.iter().map(|parcel| Action::Back(Place::Parcel(parcel))));
        into.extend(Enclosure::all().filter(|&at| player.enclosures().has_cowboy(at)).map(Action::Leave));
        into.extend(self.sheriffs_place(seat).map(Action::Back));
    }

    /// The place of the player's white cowboy, if no other of their cowboys is there.
    fn sheriffs_place(&self, seat: Seat) -> Option<Place> {
        match self.sheriff {
            WhiteCowboy::At(place)
                if self.sheriff_seat() == Some(seat) && !self.player(seat).stands_on(place) =>
            {
                Some(place)
            }
            _ => None,
        }
    }

    /// Takes a cowboy back with what it carries, to be placed again; the red Singer's gambler goes to the general supply.
    pub(crate) fn recall(
        &mut self,
        seat: Seat,
        cowboy: TakeBack,
        log: &mut impl Log<CarsonCity>,
    ) -> Option<Mover> {
        let place = match cowboy {
            TakeBack::From(place) => place,
            TakeBack::Leave(enclosure) => {
                self.player_mut(seat).leave_enclosure(enclosure);
                log.tell(|| VariantEvent::LeftEnclosure { seat, enclosure }.into());
                return Some(Mover::Cowboy);
            }
        };
        log.tell(|| VariantEvent::Recalled { seat, place, there: self.there(place) }.into());
        if self.sheriffs_place(seat) == Some(place) {
            self.sheriff = WhiteCowboy::InHand;
            return Some(Mover::Sheriff);
        }
        let has_token =
            matches!(place, Place::Space(space) if self.tokens.lies_on(space)) && self.singer() == Some(seat);
        if let (Place::Space(space), true) = (place, has_token) {
            self.tokens.take_back(space);
        }
        let is_gambler = has_token && self.player(seat).is(Character::Singer, Side::Red);
        let player = self.player_mut(seat);
        player.leave(place);
        player.take_dynamite_back(place);
        if is_gambler {
            return None;
        }
        player.recruit(1);
        Some(Mover::Cowboy)
    }

    /// At the wages everybody, in pass order, may buy one horse with one of their cowboys.
    pub(crate) fn next_wages(&mut self, done: u8, log: &mut impl Log<CarsonCity>) {
        let Some(seat) = self.pass_order().get(done) else { return };
        self.agenda.push(Task::Wages { done: done + 1 });
        if self.can_buy_horse(seat) {
            self.ask(BuyHorse { seat });
        } else {
            self.pay_wages_to(seat, self.wage_earners(seat), log);
        }
    }

    /// Whether the player has a cowboy whose wage can be given up, and the money; the wages of the others help.
    pub(crate) fn can_buy_horse(&self, seat: Seat) -> bool {
        let cowboys = self.wage_earners(seat);
        let others = WAGE * Dollars::from(cowboys.saturating_sub(1));
        let can_pay = self.player(seat).money() + others >= HORSE_PRICE;
        self.plays(Variant::Horses) && cowboys > 0 && can_pay && self.free_horses() > 0
    }

    pub(crate) fn wage_earners(&self, seat: Seat) -> u8 {
        let sheriff = self.sheriff == WhiteCowboy::At(Place::Space(Space::Wages));
        self.player(seat).on_wages() + u8::from(sheriff && self.sheriff_seat() == Some(seat))
    }

    pub(crate) fn pay_wages_to(&mut self, seat: Seat, cowboys: u8, log: &mut impl Log<CarsonCity>) {
        self.player_mut(seat).leave_wages();
        self.earn(seat, WAGE * Dollars::from(cowboys), Reason::Space(Space::Wages), log);
    }

    /// The player's Ranches that a horse of the third enclosure can still double: each once, and not if the Grocer doubles them.
    pub(crate) fn rideable(&self, seat: Seat) -> Parcels {
        let player = self.player(seat);
        let horses = player.enclosures().horses(Enclosure::RANCH) as usize;
        let ranches = self.town.buildings(Building::Ranch) & self.town.owned(seat);
        let doubled = self.doubled == Some(Building::Ranch) && player.is(Character::Grocer, Side::Yellow);
        if doubled || (ranches & self.ridden.parcels()).len() >= horses {
            return Parcels::NONE;
        }
        ranches.without(self.ridden.parcels())
    }

    pub(crate) fn ride(&mut self, seat: Seat, parcel: Parcel, log: &mut impl Log<CarsonCity>) {
        self.ridden.0.insert(parcel);
        log.tell(|| VariantEvent::Ridden { seat, parcel }.into());
    }

    /// Once the incomes are paid no Ranch is doubled any more.
    pub(crate) const fn dismount(&mut self) {
        self.ridden = RiddenRanches::NONE;
    }

    /// The rodeo: the highest count wins a token, ties go to the earlier passer. Then the enclosures are emptied; the cowboys go to
    /// the general supply.
    pub(crate) fn hold_rodeo(&mut self, log: &mut impl Log<CarsonCity>) {
        let mut best: Option<(Seat, u16)> = None;
        for seat in *self.pass_order() {
            let count = self.player(seat).enclosures().rodeo();
            if best.is_none_or(|(_, highest)| count > highest) {
                best = Some((seat, count));
            }
        }
        let Some((winner, _)) = best else { return };
        log.tell(|| {
            let counts = self.all_seats().map(|seat| self.player(seat).enclosures().rodeo()).collect();
            VariantEvent::Rodeo { seat: winner, counts }.into()
        });
        // A game has a token for each of its rodeos; a position may have given some away before their time.
        if self.players.iter().map(Player::rodeos).sum::<u8>() < RODEO_TOKENS {
            self.player_mut(winner).herd_mut().win_rodeo();
        }
        for player in &mut self.players {
            player.herd_mut().empty_enclosures();
        }
    }

    /// A point for each horse, and one more for each rodeo won.
    pub(crate) fn horse_points(&self, seat: Seat) -> i32 {
        self.player(seat).herd().points()
    }

    pub(crate) fn check_horses(&self) -> Result<(), FormatError> {
        let has_none = |player: &Player| player.herd().is_empty();
        if !self.plays(Variant::Horses) {
            let cowboy = Character::Cowboy;
            if self.cast.contains(cowboy) && self.cast.side(cowboy) == Side::Yellow {
                return Err(FormatError::new("the yellow Cowboy needs horses"));
            }
            let none = self.players.iter().all(has_none) && self.ridden == RiddenRanches::NONE;
            return if none {
                Ok(())
            } else {
                Err(FormatError::new("horses and rodeos belong to their variant"))
            };
        }
        let all = |count: fn(&Player) -> u8| {
            self.players.iter().map(|player| u32::from(count(player))).sum::<u32>()
        };
        let (horses, rodeos) = (all(Player::horses), all(Player::rodeos));
        if horses > u32::from(HORSES) || rodeos > u32::from(RODEO_TOKENS) {
            return Err(FormatError::new(format!(
                "there are only {HORSES} horses and {RODEO_TOKENS} rodeo tokens"
            )));
        }
        if self.players.iter().any(|player| player.enclosures().horse_count() > player.horses()) {
            return Err(FormatError::new("a player has more horses in his enclosures than he owns"));
        }
        let stray = self.ridden.parcels().without(self.town.buildings(Building::Ranch) & self.town.sold());
        if !stray.is_empty() {
            return Err(FormatError::new("horses double Ranches"));
        }
        Ok(())
    }

    /// Everybody begins with a horse.
    pub(crate) fn give_first_horses(&mut self) {
        if self.plays(Variant::Horses) {
            let seats = self.seats as usize;
            self.players[..seats].iter_mut().for_each(|player| player.herd_mut().add_horse());
        }
    }

    /// At the wages horses can be bought, in pass order.
    pub(crate) fn begin_wages(&mut self, log: &mut impl Log<CarsonCity>) {
        if self.plays(Variant::Horses) {
            self.agenda.push(Task::Wages { done: 0 });
        } else {
            self.pay_wages(log);
        }
    }

    /// The rodeo at the end of each round.
    pub(crate) fn rodeo(&self) -> Option<Task> {
        self.plays(Variant::Horses).then_some(Task::Rodeo)
    }

    /// Once there is no Ranch in the bag or in the row, the Cowboy is flipped to the yellow side for good.
    pub(crate) fn flip_cowboy(&mut self) {
        let is_there = self.plays(Variant::Horses) && self.cast.contains(Character::Cowboy);
        if is_there && !self.stock.holds(Building::Ranch) {
            self.cast.insert(Character::Cowboy.side(Side::Yellow));
        }
    }

    pub(crate) fn has_spare_horse(&self, seat: Seat) -> bool {
        self.plays(Variant::Horses) && self.player(seat).spare_horses() > 0
    }

    /// Whether the player has a horse in the second enclosure, and that counts.
    pub(crate) fn has_second_go(&self, seat: Seat) -> bool {
        let horses = self.player(seat).enclosures().horses(Enclosure::SECOND_GO);
        self.plays(Variant::Horses) && !self.plays(Variant::KitCarson) && horses > 0
    }
}
