//! Phase 1: everybody chooses a character in pass order, and what that character does immediately.
//!
#![doc = include_str!("README.md")]

mod auction;
mod claims;
mod gifts;

use table::{Dice, Log, SaturatingAs, Seat};

use crate::agenda::Task;
use crate::game::{CarsonCity, ROUNDS, WhiteCowboy};
use crate::interface::event::{Event, Reason};
use crate::pieces::building::Building;
use crate::pieces::cast::Cast;
use crate::pieces::character::{Character, Role, Side};
use crate::pieces::powers::{
    BANKERS_DOLLARS, GOVERNORS_ROADS, GUNSMITHS_DYNAMITE, PAPERBOY_FEE, PROSPECTORS_DYNAMITE, WORKERS_ROADS,
    singers_tokens,
};
use crate::pieces::tokens::NoDuelTokens;
use crate::questions::character::{ChooseCharacter, SecondCharacter};
use crate::questions::eight::EightDollars;
use crate::questions::heroes::Heroes;
use crate::questions::tax::Tax;
use crate::track::space::Spaces;

impl CarsonCity {
    /// Who chooses after this many others: the Teacher's player of the last round first, then in pass order.
    pub(crate) fn chooser(&self, chosen: u8) -> Option<Seat> {
        if self.standish.is_some() {
            return (chosen == 0).then_some(Seat::FIRST);
        }
        match self.order.teacher() {
            None => self.pass_order().get(chosen),
            Some(teacher) => {
                let others = self.pass_order().as_slice().iter().copied().filter(|&seat| seat != teacher);
                std::iter::once(teacher).chain(others).nth(chosen as usize)
            }
        }
    }

    pub(crate) fn has_chosen(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.role().is_some() || player.paperboy().is_some()
    }

    /// How many players have a character.
    pub(crate) fn have_chosen(&self) -> u8 {
        self.all_seats().filter(|&seat| self.has_chosen(seat)).count().saturating_as::<u8>()
    }

    pub(crate) fn next_choice(&mut self, chosen: u8, log: &mut impl Log<CarsonCity>) {
        if chosen == 0 {
            log.tell(|| Event::Round { round: self.round });
        }
        self.flip_tiles();
        match self.chooser(chosen) {
            Some(seat) => {
                self.agenda.push(Task::Choose { chosen: chosen + 1 });
                self.ask(ChooseCharacter { seat });
            }
            None => self.agenda.push(Task::Placing),
        }
    }

    /// Once there is no Mine in the bag or in the row, the Prospector is flipped to the red side for good.
    fn flip_tiles(&mut self) {
        if self.cast.contains(Character::Prospector) && !self.stock.holds(Building::Mine) {
            self.cast.insert(Character::Prospector.side(Side::Red));
        }
        self.flip_cowboy();
    }

    /// The characters that nobody has.
    fn free_characters(&self) -> Cast {
        let mut free = self.cast;
        for seat in self.all_seats() {
            let player = self.player(seat);
            if let Some(role) = player.role() {
                free.remove(role.character);
            }
            if player.paperboy().is_some() {
                free.remove(Character::Paperboy);
            }
        }
        free
    }

    /// The characters that can be chosen now, with the sides that would count.
    pub fn available(&self) -> impl Iterator<Item = Role> {
        self.free_characters().iter().flat_map(|role| self.sides(role))
    }

    /// Calls `found` with each available character.
    #[inline]
    pub(crate) fn each_available(&self, mut found: impl FnMut(Role)) {
        for role in self.free_characters().iter() {
            match role.character {
                Character::Doctor | Character::Teacher => self.sides(role).for_each(&mut found),
                _ => found(role),
            }
        }
    }

    /// The sides that would count of a character nobody has: the Doctor's player chooses, the Teacher's depends on the round.
    pub(crate) fn sides(&self, role: Role) -> impl Iterator<Item = Role> + use<> {
        let sides = match role.character {
            Character::Doctor => [Some(Side::Yellow), Some(Side::Red)],
            Character::Teacher if self.round == ROUNDS => [Some(Side::Red), None],
            _ => [Some(role.side), None],
        };
        sides.into_iter().flatten().map(move |side| role.character.side(side))
    }

    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        role: Role,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        log.tell(|| Event::Chose { seat, role });
        if role.character == Character::Paperboy {
            self.player_mut(seat).set_paperboy(role.side);
            if role.side == Side::Red || self.player(seat).money() >= PAPERBOY_FEE {
                self.ask(SecondCharacter { seat });
            }
            return;
        }
        if self.player(seat).paperboy() == Some(Side::Yellow) {
            let paperboy = Character::Paperboy.side(Side::Yellow);
            self.pay(seat, PAPERBOY_FEE, Reason::Character(paperboy), log);
        }
        self.player_mut(seat).set_role(role);
        self.take_effect(seat, role, dice, log);
    }

    /// What a character does immediately.
    fn take_effect(&mut self, seat: Seat, role: Role, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        use Side::{Red, Yellow};
        match (role.character, role.side) {
            (Character::Sheriff, Yellow) => {
                self.sheriff = WhiteCowboy::InHand;
                log.tell(|| Event::SheriffJoined { seat });
            }
            (Character::Banker, Yellow) => {
                self.earn(seat, BANKERS_DOLLARS, Reason::Character(role), log);
            }
            (Character::Grocer, _) | (Character::Settler, Red) => self.ask(EightDollars { seat }),
            (Character::ChineseWorker, Yellow) => self.give_roads(seat, WORKERS_ROADS, log),
            (Character::ChineseWorker, Red) => self.offer_building(seat),
            (Character::Settler, Yellow) => self.offer_free_parcel(seat),
            (Character::Captain, _) => self.offer_recruits(seat),
            (Character::Indian, Yellow) => self.give_random_parcels(seat, dice, log),
            (Character::Prospector, Yellow) => self.offer_stake(seat, Building::Mine),
            (Character::Prospector, Red) => self.give_dynamite(seat, PROSPECTORS_DYNAMITE, log),
            (Character::Gunsmith, Red) => self.give_dynamite(seat, GUNSMITHS_DYNAMITE, log),
            (Character::Singer, side) => {
                self.tokens = NoDuelTokens::new(singers_tokens(side), Spaces::NONE);
            }
            (Character::Auctioneer, side) => self.open_auction(seat, side, log),
            (Character::Governor, Yellow) => self.give_roads(seat, GOVERNORS_ROADS, log),
            (Character::Governor, Red) => self.ask(Tax { seat }),
            (Character::Cowboy, Yellow) => self.give_horse(seat, log),
            (Character::Cowboy, Red) => self.offer_stake(seat, Building::Ranch),
            (Character::Heroes, Red) => self.ask(Heroes { seat }),
            (Character::Lawyer, Yellow) => self.offer_lawyer_parcel(seat),
            (Character::FatherChristmas, side) => self.unwrap_presents(seat, side, dice, log),
            _ => {}
        }
    }

    pub(crate) fn give_roads(&mut self, seat: Seat, count: u8, log: &mut impl Log<CarsonCity>) {
        let count = self.player_mut(seat).take_roads(count);
        log.tell(|| Event::Roads { seat, count });
    }
}
