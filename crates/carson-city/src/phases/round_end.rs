//! Phase 4: last roads, scoring at the end of a round, the cash limit, new cowboys, and preparing the next round.

use table::{Game, Log, SaturatingAs, Seat};

use crate::agenda::Task;
use crate::game::{CarsonCity, ROUNDS, WhiteCowboy};
use crate::interface::event::{Event, Reason};
use crate::pieces::building::Dollars;
use crate::pieces::character::{Character, Side};
use crate::pieces::player::{Eight, Player};
use crate::pieces::tokens::NoDuelTokens;
use crate::questions::banker::Banker;
use crate::questions::last_roads::LastRoads;
use crate::questions::spend::Spend;
use crate::track::space::Place;

/// How many cowboys everybody gets at the end of rounds 1, 2 and 3.
pub(crate) const NEW_COWBOYS: [u8; 3] = [4, 5, 5];
/// How much must be spent at the end of a round for a point.
pub(crate) const DOLLARS_SPENT_FOR_A_POINT: Dollars = 10;

impl CarsonCity {
    pub(crate) fn end_round(&mut self) {
        self.agenda.push(Task::CleanUp);
        self.agenda.push(Task::Limit { done: 0 });
        self.agenda.push(Task::RoundScoring);
        self.agenda.push(Task::LastRoads { done: 0 });
        if let Some(rodeo) = self.rodeo() {
            self.agenda.push(rodeo);
        }
    }

    pub(crate) fn next_last_roads(&mut self, done: u8) {
        let Some(seat) = self.pass_order().get(done) else { return };
        self.agenda.push(Task::LastRoads { done: done + 1 });
        if !self.open_roads(seat).is_empty() {
            self.ask(LastRoads { seat });
        }
    }

    /// The red Grocer's Houses, the red Settler's mountains, the red Banker's offers.
    pub(crate) fn score_round(&mut self, log: &mut impl Log<CarsonCity>) {
        self.end_standish_round(log);
        for seat in *self.pass_order() {
            let player = self.player(seat);
            let (Some(role), own) = (player.role(), self.town.owned(seat)) else { continue };
            let counted = match (role.character, role.side, player.eight()) {
                (Character::Grocer, Side::Red, Eight::Later) => {
                    own & (self.town.houses() | self.town.townhouses())
                }
                (Character::Settler, Side::Red, Eight::Later) => own & self.town.mountains(),
                _ => continue,
            };
            self.score(seat, counted.len().saturating_as::<i16>(), Reason::Character(role), log);
        }
        let banker = self.whose(Character::Banker, Side::Red).map(|seat| Banker { seat });
        if let Some(question) = banker.filter(|question| question.is_possible(self)) {
            self.ask(question);
        }
    }

    /// Money above the limit must be spent; more can be. Players without a choice that affects points are not asked.
    pub(crate) fn next_limit(&mut self, done: u8, log: &mut impl Log<CarsonCity>) {
        let Some(seat) = self.pass_order().get(done) else { return };
        self.agenda.push(Task::Limit { done: done + 1 });
        let player = self.player(seat);
        let must = player.above_limit();
        if must == player.money() {
            self.spend(seat, must, log);
        } else if must > 0 || player.money() >= DOLLARS_SPENT_FOR_A_POINT {
            self.ask(Spend { seat });
        }
    }

    pub(crate) fn spend(&mut self, seat: Seat, amount: Dollars, log: &mut impl Log<CarsonCity>) {
        self.pay(seat, amount, Reason::Limit, log);
        self.score(seat, (amount / DOLLARS_SPENT_FOR_A_POINT).saturating_as::<i16>(), Reason::Limit, log);
    }

    pub(crate) fn clean_up(&mut self, log: &mut impl Log<CarsonCity>) {
        if self.round == ROUNDS {
            log.tell(|| Event::Ended { points: self.points()[..self.seats as usize].to_vec() });
            return;
        }
        for seat in self.all_players() {
            self.give_cowboys(seat, NEW_COWBOYS[self.round as usize - 1], log);
        }
        self.order.end_round(self.whose(Character::Teacher, Side::Yellow));
        self.discard_character();
        self.return_characters();
        self.round += 1;
        self.stock.shift();
        self.agenda.push(Task::Choose { chosen: 0 });
        if let Some(outlaws) = self.outlaws_to_come() {
            self.agenda.push(outlaws);
        }
        self.agenda.push(Task::FillRow);
    }

    /// Characters and everything that belongs to them go back; the Sheriff also leaves the City Hall.
    fn return_characters(&mut self) {
        if let WhiteCowboy::At(Place::Parcel(parcel)) = self.sheriff
            && self.town.city_hall() == Some(parcel)
        {
            self.holder = None;
        }
        self.sheriff = WhiteCowboy::Away;
        self.ammunition = None;
        self.tokens = NoDuelTokens::NONE;
        self.players.iter_mut().for_each(Player::return_character);
    }
}
