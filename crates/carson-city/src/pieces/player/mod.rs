//! A player's pieces, and where they are.
//!
//! The fields are private: money is never negative and never above what the bank hands out, and cowboys and dynamite only move
//! between supplies and the board ([`pieces on the board`](self::placed)).

pub mod placed;
mod written;

use serde::{Deserialize, Serialize};

use crate::map::parcel::Parcels;
use crate::pieces::building::{Building, Dollars, Tiles};
use crate::pieces::character::{Character, Role, Side};
use crate::pieces::powers::PAPERBOYS_CUT;
use crate::track::space::Spaces;
use crate::variants::Switch;
use crate::variants::horses::enclosures::Enclosures;
use crate::variants::horses::herd::Herd;
use crate::variants::might_is_right::duel_hand::DuelHand;
use crate::variants::might_is_right::duel_tiles::DuelTiles;
use crate::variants::new_beginning::Sheet;

/// The number of cowboys of each player.
pub const COWBOYS: u8 = 10;
/// The highest amount of money of one player; no game comes near it.
pub const MOST_DOLLARS: Dollars = 9999;
/// The highest number of points that one player can gain or lose; no game comes near it.
pub const MOST_POINTS: i16 = 9999;
/// The highest number of revolvers and of roads of one player; no game comes near it.
pub const MOST_TOKENS: u8 = 99;

/// A player's pieces, and where they are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    money: Dollars,
    /// They can be negative.
    points: i16,
    revolvers: u8,
    roads: u8,
    /// Those in the personal supply.
    cowboys: u8,
    /// Dynamite in the personal supply.
    dynamite: u8,
    /// Buildings bought and not yet built.
    kept: Tiles,
    /// The second one if the Paperboy fetched it.
    role: Option<Role>,
    paperboy: Option<Side>,
    eight: Eight,
    sharpshooter: Switch,
    sheet: Sheet,
    hand: DuelHand,
    herd: Herd,
    /// How often the player has taken a cowboy back in this round's race.
    shifts: u8,
    on_wages: u8,
    on_road: u8,
    /// The other spaces with one of the player's cowboys.
    on_spaces: Spaces,
    /// The parcels with one of the player's cowboys, including the City Hall.
    on_parcels: Parcels,
    dynamite_on_spaces: Spaces,
    /// Including the Mines that the player blasts.
    dynamite_on_parcels: Parcels,
}

/// What a player begins with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Supplies {
    pub(crate) money: Dollars,
    pub(crate) points: i16,
    pub(crate) cowboys: u8,
    pub(crate) revolvers: u8,
    pub(crate) roads: u8,
    pub(crate) sharpshooter: Switch,
}

/// What a player decided about $8 now or something better later.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum Eight {
    /// There was nothing to decide, or the player took the money.
    #[default]
    Settled,
    /// The player waits.
    Later,
}

impl Player {
    /// Money.
    #[inline]
    pub const fn money(&self) -> Dollars {
        self.money
    }

    /// Victory points; they can be negative.
    #[inline]
    pub const fn points(&self) -> i16 {
        self.points
    }

    /// Revolver tokens.
    #[inline]
    pub const fn revolvers(&self) -> u8 {
        self.revolvers
    }

    /// Roads in the personal supply.
    #[inline]
    pub const fn roads(&self) -> u8 {
        self.roads
    }

    /// Buildings bought and not yet built.
    #[inline]
    pub const fn kept(&self) -> &Tiles {
        &self.kept
    }

    /// The character of this round; the second one if the Paperboy fetched it.
    #[inline]
    pub const fn role(&self) -> Option<Role> {
        self.role
    }

    /// The Paperboy's side, if the player chose the Paperboy.
    #[inline]
    pub const fn paperboy(&self) -> Option<Side> {
        self.paperboy
    }

    /// The decision about the Grocer's or the Settler's $8.
    #[inline]
    pub const fn eight(&self) -> Eight {
        self.eight
    }

    /// Whether the player has the Sharpshooter.
    #[inline]
    pub const fn sharpshooter(&self) -> Switch {
        self.sharpshooter
    }

    /// What the player wants to begin with.
    #[inline]
    pub const fn sheet(&self) -> Sheet {
        self.sheet
    }

    /// The duel tiles in hand.
    #[inline]
    pub const fn tiles(&self) -> DuelTiles {
        self.hand.tiles()
    }

    /// The duel tiles played in the current duel.
    #[inline]
    pub const fn laid(&self) -> DuelTiles {
        self.hand.laid()
    }

    /// Horses, in enclosures and outside.
    #[inline]
    pub const fn horses(&self) -> u8 {
        self.herd.horses()
    }

    /// Horses in no enclosure.
    #[inline]
    pub fn spare_horses(&self) -> u8 {
        self.herd.spare()
    }

    /// The enclosures.
    #[inline]
    pub const fn enclosures(&self) -> &Enclosures {
        self.herd.enclosures()
    }

    /// Rodeo tokens.
    #[inline]
    pub const fn rodeos(&self) -> u8 {
        self.herd.rodeos()
    }

    /// How often the player has taken a cowboy back in this round's race.
    #[inline]
    pub const fn shifts(&self) -> u8 {
        self.shifts
    }

    /// Whether the player has this character in this round.
    #[inline]
    pub fn is(&self, character: Character, side: Side) -> bool {
        self.role == Some(Role { character, side })
    }

    /// The number that determines the position in the turn order.
    pub fn turn_number(&self) -> u8 {
        match (self.paperboy, self.role) {
            (Some(_), _) | (None, None) => 0,
            (None, Some(role)) => role.character.number(),
        }
    }

    /// How much money the player can keep: the limit of the character, $5 less with the red Paperboy.
    pub fn cash_limit(&self) -> Dollars {
        self.role.map_or(0, |role| self.cash_limit_with(role))
    }

    /// The same with this character.
    pub fn cash_limit_with(&self, role: Role) -> Dollars {
        let limit = role.cash_limit();
        if self.paperboy == Some(Side::Red) { limit.saturating_sub(PAPERBOYS_CUT) } else { limit }
    }

    /// The amount of money above the limit.
    pub fn above_limit(&self) -> Dollars {
        self.money.saturating_sub(self.cash_limit())
    }
}

impl Player {
    /// Takes the initial supplies.
    pub(crate) const fn begin_with(&mut self, supplies: Supplies) {
        let Supplies { money, points, cowboys, revolvers, roads, sharpshooter } = supplies;
        self.money = money;
        self.points = points;
        self.cowboys = cowboys;
        self.revolvers = revolvers;
        self.roads = roads;
        self.sharpshooter = sharpshooter;
    }

    /// Takes money from the bank; returns how much the bank gave.
    #[inline]
    pub(crate) fn earn(&mut self, amount: Dollars) -> Dollars {
        let amount = amount.min(MOST_DOLLARS.saturating_sub(self.money));
        self.money += amount;
        amount
    }

    /// Pays; nobody is asked for more than they have.
    #[inline]
    pub(crate) fn pay(&mut self, amount: Dollars) {
        debug_assert!(amount <= self.money, "nobody pays more than he has");
        self.money = self.money.saturating_sub(amount);
    }

    /// Adds points, or subtracts them; returns by how much they changed.
    #[inline]
    pub(crate) fn score(&mut self, points: i16) -> i16 {
        let before = self.points;
        self.points = (before + points).clamp(-MOST_POINTS, MOST_POINTS);
        self.points - before
    }

    /// Takes revolvers; returns how many.
    pub(crate) fn take_revolvers(&mut self, count: u8) -> u8 {
        let count = count.min(MOST_TOKENS.saturating_sub(self.revolvers));
        self.revolvers += count;
        count
    }

    /// Takes roads; returns how many.
    pub(crate) fn take_roads(&mut self, count: u8) -> u8 {
        let count = count.min(MOST_TOKENS.saturating_sub(self.roads));
        self.roads += count;
        count
    }

    /// Removes roads from the supply, to build them.
    #[inline]
    pub(crate) fn lay_roads(&mut self, count: u8) {
        debug_assert!(count <= self.roads, "nobody lays more roads than he has");
        self.roads = self.roads.saturating_sub(count);
    }

    /// Keeps a building until it is built.
    pub(crate) const fn keep(&mut self, building: Building) {
        self.kept.add(building);
    }

    /// Removes a kept building.
    pub(crate) const fn release(&mut self, building: Building) {
        self.kept.take(building);
    }

    pub(crate) const fn set_paperboy(&mut self, side: Side) {
        self.paperboy = Some(side);
    }

    pub(crate) const fn set_role(&mut self, role: Role) {
        self.role = Some(role);
    }

    pub(crate) const fn set_eight(&mut self, eight: Eight) {
        self.eight = eight;
    }

    /// Returns the character, and resets all decisions about it.
    pub(crate) const fn return_character(&mut self) {
        self.role = None;
        self.paperboy = None;
        self.eight = Eight::Settled;
    }

    /// Begins a race: no cowboys have been taken back.
    pub(crate) const fn begin_race(&mut self) {
        self.shifts = 0;
    }

    /// Counts another cowboy taken back in the race.
    pub(crate) const fn count_shift(&mut self) {
        self.shifts += 1;
    }

    pub(crate) const fn sheet_mut(&mut self) -> &mut Sheet {
        &mut self.sheet
    }

    #[inline]
    pub(crate) const fn hand_mut(&mut self) -> &mut DuelHand {
        &mut self.hand
    }

    #[inline]
    pub(crate) const fn herd(&self) -> &Herd {
        &self.herd
    }

    #[inline]
    pub(crate) const fn herd_mut(&mut self) -> &mut Herd {
        &mut self.herd
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bank_gives_no_more_than_the_limit_and_says_how_much() {
        let mut player = Player { money: MOST_DOLLARS - 3, ..Player::default() };
        assert_eq!((player.earn(5), player.earn(5)), (3, 0));
        assert_eq!(player.money(), MOST_DOLLARS);
    }

    #[test]
    fn points_fall_below_nothing_and_change_by_what_is_said() {
        let mut player = Player::default();
        assert_eq!((player.score(-4), player.points()), (-4, -4));
        assert_eq!((player.score(MOST_POINTS), player.score(9)), (MOST_POINTS, 4));
    }
}
