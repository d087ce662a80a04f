//! Outlaws: from round 2 on they come to the city, go where the building with the highest income is, halve its income and stay
//! until somebody beats them.
//!
//! All cowboys on a parcel with an Outlaw, including the owner's, fight it in one duel before the incomes. The best of them wins by
//! reaching the Outlaw's strength, and scores; on a rival's building that can be attacked the winner may rob it instead, and on the
//! City Hall the winner holds it.

use table::data::{DataWords, number, number_i16};
use table::{Dice, FormatError, Log, SaturatingAs, Seat};

use crate::agenda::{Duel, Task};
use crate::game::CarsonCity;
use crate::interface::event::{Reason, VariantEvent};
use crate::map::parcel::{Parcel, Parcels};
use crate::pieces::building::{Building, Dollars};
use crate::pieces::character::{Character, Side};
use crate::pieces::powers::GUNSMITHS_POINTS;
use crate::questions::outlaw_order::OutlawOrder;
use crate::questions::reward::Reward;
use crate::setup::options::Edition;
use crate::setup::roll_parcel;
use crate::track::space::Place;
use crate::variants::Variant;

/// The number of Outlaws.
pub const OUTLAWS: usize = 9;
/// Their strength is this plus the black die.
pub(crate) const WEAKEST: u8 = 7;
/// The strengths that an Outlaw tile can show.
pub(crate) const STRENGTHS: std::ops::RangeInclusive<u8> = WEAKEST + 1..=WEAKEST + 6;
/// What the Doctor gets for each defeated Outlaw.
pub(crate) const DOCTORS_BOUNTY: Dollars = 3;
/// What the Undertaker gets for each defeated Outlaw.
pub(crate) const UNDERTAKERS_BOUNTY: Dollars = 2;

/// The points for an Outlaw, from the lowest strength on.
static REWARDS: [i16; 6] = read(DataWords::of(include_bytes!("../../data/outlaws.txt")));

/// What an Outlaw of each strength is worth.
pub fn rewards() -> impl Iterator<Item = (u8, i16)> {
    STRENGTHS.zip(REWARDS)
}

const fn read(mut words: DataWords) -> [i16; 6] {
    let mut rewards = [0; 6];
    let mut index = 0;
    while index < rewards.len() {
        assert!(number(words.next()) == WEAKEST as usize + 1 + index, "the tiles stand in order");
        rewards[index] = number_i16(words.next());
        index += 1;
    }
    assert!(words.next().is_empty(), "there are six strengths");
    rewards
}

/// The error for a strength that no tile has, or for Outlaws without a strength.
pub(crate) fn no_such_strength() -> FormatError {
    FormatError::new(format!("'outlaw_strength' is from {} to {}", STRENGTHS.start(), STRENGTHS.end()))
}

/// The strength of this round's Outlaws: the tile chosen by the black die; none before they arrive.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct OutlawStrength(u8);

impl OutlawStrength {
    /// No Outlaws have arrived.
    pub(crate) const NONE: OutlawStrength = OutlawStrength(0);

    /// Reads the strength in a position; `None` if there is no such tile.
    pub(crate) fn read(written: u8) -> Option<OutlawStrength> {
        (written == 0 || STRENGTHS.contains(&written)).then_some(OutlawStrength(written))
    }

    /// The tile for this roll of the die, counted from 0.
    fn rolled(black: u32) -> OutlawStrength {
        OutlawStrength(WEAKEST + 1 + black.saturating_as::<u8>())
    }

    /// The number; 0 before they arrive.
    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// The points for defeating or jailing one of them.
    fn reward(self) -> i16 {
        let index = self.0.checked_sub(*STRENGTHS.start());
        index.and_then(|index| REWARDS.get(index as usize)).copied().unwrap_or(0)
    }
}

impl CarsonCity {
    /// The points for defeating or jailing an Outlaw of this round.
    pub fn outlaw_reward(&self) -> i16 {
        self.outlaw_strength.reward()
    }

    /// The strength of this round's Outlaws; 0 before they arrive.
    pub const fn outlaw_strength(&self) -> u8 {
        self.outlaw_strength.number()
    }

    /// The white die says how many arrive, the black die how strong they all are. Each arrives where the dice point; the dice are
    /// rolled again for a parcel with an Outlaw, next to a Prison, or of the river.
    pub(crate) fn outlaws_come(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        let (white, black) = (dice.below(6), dice.below(6));
        self.outlaw_strength = OutlawStrength::rolled(black);
        let count = (white / 2 + 1) as usize;
        let (strength, reward) = (self.outlaw_strength(), self.outlaw_reward());
        log.tell(|| {
            VariantEvent::OutlawsCome { count: count.saturating_as::<u8>(), strength, reward }.into()
        });
        for _ in 0..count {
            self.outlaw_comes(dice, log);
        }
        if self.edition == Edition::Y2015 {
            self.agenda.push(Task::OutlawsMove { left: self.town.outlaws() });
        }
    }

    fn outlaw_comes(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        if self.town.outlaws().len() == OUTLAWS {
            return;
        }
        let among = !(self.town.outlaws() | self.town.river() | self.town.near_prisons());
        let Some(parcel) = roll_parcel(among, dice) else { return };
        log.tell(|| VariantEvent::OutlawCame { parcel }.into());
        let jailer = self.town.owner(parcel);
        match jailer {
            Some(seat) if self.town.buildings(Building::Prison).contains(parcel) => {
                log.tell(|| VariantEvent::OutlawJailed { seat, parcel }.into());
                self.score(seat, self.outlaw_reward(), Reason::Outlaw(parcel), log);
            }
            _ => self.town.add_outlaw(parcel),
        }
    }

    /// Who chooses which Outlaw to move next: in 2023 the first of the new turn order, in 2015 the first on the pass track.
    pub(crate) fn outlaw_leader(&self) -> Option<Seat> {
        match self.edition {
            Edition::Y2023 => self.turn_order().get(0),
            Edition::Y2015 => self.pass_order().get(0),
        }
    }

    /// Each Outlaw moves once. A player is only asked for the order if it can matter: if two are near each other.
    pub(crate) fn next_outlaw(
        &mut self,
        left: Parcels,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let mut movers = left.iter().filter(|&parcel| !self.outlaw_goals(parcel).is_empty());
        let Some(first) = movers.next() else { return };
        let meets = |parcel: Parcel| {
            let near = Parcels::only(parcel).grown().grown();
            (near & left).len() > 1
        };
        match self.outlaw_leader() {
            Some(seat) if left.iter().any(meets) => self.ask(OutlawOrder { seat, left }),
            _ => self.move_outlaw(first, left, dice, log),
        }
    }

    pub(crate) fn move_outlaw(
        &mut self,
        from: Parcel,
        mut left: Parcels,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        left.remove(from);
        self.agenda.push(Task::OutlawsMove { left });
        let goals = self.outlaw_goals(from);
        let index = if goals.len() > 1 { dice.index(goals.len()) } else { 0 };
        if let Some(to) = goals.iter().nth(index) {
            self.town.remove_outlaw(from);
            self.town.add_outlaw(to);
            let income = self.outlaw_loot(to);
            log.tell(|| VariantEvent::OutlawMoved { from, to, income }.into());
        }
    }

    /// Where an Outlaw wants to go: the building with the highest income among those around it and its own, unless it is its own.
    /// It ignores buildings next to a Prison and those of other Outlaws.
    pub(crate) fn outlaw_goals(&self, from: Parcel) -> Parcels {
        let town = &self.town;
        let mut others = town.outlaws();
        others.remove(from);
        let seen = Parcels::only(from).grown() & town.built() & town.sold();
        let seen = seen.without(others | town.near_prisons());
        let best = seen.iter().map(|parcel| self.outlaw_loot(parcel)).max().unwrap_or(0);
        if best == 0 || (seen.contains(from) && self.outlaw_loot(from) == best) {
            return Parcels::NONE;
        }
        seen.iter().filter(|&parcel| self.outlaw_loot(parcel) == best).collect()
    }

    /// The income of a building from an Outlaw's point of view: 0 if the Heroes guard it.
    fn outlaw_loot(&self, parcel: Parcel) -> Dollars {
        match (self.town.building_at(parcel), self.town.owner(parcel)) {
            (Some(kind), Some(owner)) if !self.player(owner).is(Character::Heroes, Side::Yellow) => {
                self.income(kind, parcel, owner)
            }
            _ => 0,
        }
    }

    /// Whether a duel at this place is fought against an Outlaw.
    pub(crate) fn has_outlaw(&self, place: Place) -> bool {
        matches!(place, Place::Parcel(parcel) if self.town.outlaws().contains(parcel))
    }

    /// The best fighter wins by reaching the Outlaw's strength; otherwise all are beaten and the Outlaw stays.
    pub(crate) fn settle_outlaw(
        &mut self,
        duel: &Duel,
        best: Seat,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let Place::Parcel(parcel) = duel.place else { return };
        let wins = self.strength(duel, best) >= self.outlaw_strength();
        log.tell(|| {
            let (fighters, strength) = (self.ranked(duel), self.outlaw_strength());
            VariantEvent::OutlawFight { parcel, strength, fighters, winner: wins.then_some(best) }.into()
        });
        self.discard_tiles(duel.fighters.0, dice, log);
        let mut losers = duel.fighters.0;
        if wins {
            losers = losers.without(best);
            self.pay_bounty(parcel, log);
            if self.player(best).is(Character::Gunsmith, Side::Yellow) {
                self.score(best, GUNSMITHS_POINTS, Reason::Duel(duel.place), log);
            }
            self.agenda.push(Task::OutlawBeaten { seat: best, parcel });
        }
        self.send_losers_home(losers, duel.place, log);
    }

    fn pay_bounty(&mut self, parcel: Parcel, log: &mut impl Log<CarsonCity>) {
        let bounties = [(Side::Yellow, DOCTORS_BOUNTY), (Side::Red, UNDERTAKERS_BOUNTY)];
        for (side, bounty) in bounties {
            if let Some(seat) = self.whose(Character::Doctor, side) {
                self.earn(seat, bounty, Reason::Outlaw(parcel), log);
            }
        }
    }

    /// The Outlaw leaves; the winner scores, or robs the building if that is possible and wanted.
    pub(crate) fn reward_outlaw(&mut self, seat: Seat, parcel: Parcel, log: &mut impl Log<CarsonCity>) {
        self.town.remove_outlaw(parcel);
        if self.attackable(seat).contains(parcel) {
            self.ask(Reward { seat, parcel });
        } else {
            self.collect_reward(seat, parcel, log);
        }
    }

    /// A winner on the City Hall holds it; from elsewhere the cowboy goes to the general supply.
    pub(crate) fn collect_reward(&mut self, seat: Seat, parcel: Parcel, log: &mut impl Log<CarsonCity>) {
        self.score(seat, self.outlaw_reward(), Reason::Outlaw(parcel), log);
        if self.town.city_hall() != Some(parcel) {
            self.retire(seat, Place::Parcel(parcel));
        }
    }

    /// What an Outlaw leaves to the owner of an income: half of it, rounded down; all of it to the Heroes.
    pub(crate) fn left_by_outlaw(&self, owner: Seat, earned: Dollars) -> Dollars {
        if self.player(owner).is(Character::Heroes, Side::Yellow) { earned } else { earned / 2 }
    }

    pub(crate) fn check_outlaws(&self) -> Result<(), FormatError> {
        let outlaws = self.town.outlaws();
        if !self.plays(Variant::Outlaws) {
            let none = outlaws.is_empty() && self.outlaw_strength == OutlawStrength::NONE;
            return if none { Ok(()) } else { Err(FormatError::new("Outlaws belong to their variant")) };
        }
        if outlaws.len() > OUTLAWS {
            return Err(FormatError::new(format!("there are only {OUTLAWS} Outlaws")));
        }
        if !(outlaws & (self.town.river() | self.town.buildings(Building::Prison))).is_empty() {
            return Err(FormatError::new("no Outlaw is in the river or in a Prison"));
        }
        if self.outlaw_strength == OutlawStrength::NONE && !outlaws.is_empty() {
            return Err(no_such_strength());
        }
        Ok(())
    }

    /// In each round except the first, Outlaws arrive as soon as the row is filled.
    pub(crate) fn outlaws_to_come(&self) -> Option<Task> {
        (self.plays(Variant::Outlaws) && self.round > 1).then_some(Task::OutlawsCome)
    }
}
