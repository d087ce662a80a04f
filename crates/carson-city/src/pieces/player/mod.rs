//! What lies in front of a player, and where his cowboys stand.
//!
//! The fields are private: money never falls below 0 nor rises above what the bank hands out, and cowboys and dynamite only move between
//! supplies and the board ([`pieces on the board`](self::placed)).

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

/// How many cowboys each player has in all.
pub const COWBOYS: u8 = 10;
/// The most money the bank hands out to one player; no game comes near it.
pub const MOST_DOLLARS: Dollars = 9999;
/// The most points one player can have, or lack; no game comes near it.
pub const MOST_POINTS: i16 = 9999;
/// The most revolvers and the most roads of one player; no game comes near it.
pub const MOST_TOKENS: u8 = 99;

/// What lies in front of a player, and where his cowboys stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    money: Dollars,
    /// They can fall below 0.
    points: i16,
    revolvers: u8,
    roads: u8,
    /// Those in his personal supply.
    cowboys: u8,
    /// That in his personal supply.
    dynamite: u8,
    /// The buildings that he has bought and not built.
    kept: Tiles,
    /// The second one if the Paperboy fetched it.
    role: Option<Role>,
    paperboy: Option<Side>,
    eight: Eight,
    sharpshooter: Switch,
    sheet: Sheet,
    hand: DuelHand,
    herd: Herd,
    /// How often he has taken a cowboy back in this round's race.
    shifts: u8,
    on_wages: u8,
    on_road: u8,
    /// The other spaces with one of his cowboys.
    on_spaces: Spaces,
    /// The parcels with one of his cowboys, the City Hall included.
    on_parcels: Parcels,
    dynamite_on_spaces: Spaces,
    /// The Mines that he blasts included.
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
    /// Nothing, or he took the money.
    #[default]
    Settled,
    /// He waits.
    Later,
}

impl Player {
    /// His money.
    #[inline]
    pub const fn money(&self) -> Dollars {
        self.money
    }

    /// His victory points; they can fall below 0.
    #[inline]
    pub const fn points(&self) -> i16 {
        self.points
    }

    /// His revolver tokens.
    #[inline]
    pub const fn revolvers(&self) -> u8 {
        self.revolvers
    }

    /// The roads in his personal supply.
    #[inline]
    pub const fn roads(&self) -> u8 {
        self.roads
    }

    /// The buildings that he has bought and not built.
    #[inline]
    pub const fn kept(&self) -> &Tiles {
        &self.kept
    }

    /// His character of this round; the second one if the Paperboy fetched it.
    #[inline]
    pub const fn role(&self) -> Option<Role> {
        self.role
    }

    /// The Paperboy's side if he chose the Paperboy.
    #[inline]
    pub const fn paperboy(&self) -> Option<Side> {
        self.paperboy
    }

    /// What he decided about the Grocer's or the Settler's $8.
    #[inline]
    pub const fn eight(&self) -> Eight {
        self.eight
    }

    /// Whether he has the Sharpshooter.
    #[inline]
    pub const fn sharpshooter(&self) -> Switch {
        self.sharpshooter
    }

    /// What he wants to begin with.
    #[inline]
    pub const fn sheet(&self) -> Sheet {
        self.sheet
    }

    /// The duel tiles that he holds.
    #[inline]
    pub const fn tiles(&self) -> DuelTiles {
        self.hand.tiles()
    }

    /// The duel tiles that he has laid in the duel that is being fought.
    #[inline]
    pub const fn laid(&self) -> DuelTiles {
        self.hand.laid()
    }

    /// His horses, in enclosures and outside.
    #[inline]
    pub const fn horses(&self) -> u8 {
        self.herd.horses()
    }

    /// The horses that are in no enclosure.
    #[inline]
    pub fn spare_horses(&self) -> u8 {
        self.herd.spare()
    }

    /// What is in his enclosures.
    #[inline]
    pub const fn enclosures(&self) -> &Enclosures {
        self.herd.enclosures()
    }

    /// His rodeo tokens.
    #[inline]
    pub const fn rodeos(&self) -> u8 {
        self.herd.rodeos()
    }

    /// How often he has taken a cowboy back in this round's race.
    #[inline]
    pub const fn shifts(&self) -> u8 {
        self.shifts
    }

    /// Whether this is his character of the round.
    #[inline]
    pub fn is(&self, character: Character, side: Side) -> bool {
        self.role == Some(Role { character, side })
    }

    /// The number that sets his place in the turn order.
    pub fn turn_number(&self) -> u8 {
        match (self.paperboy, self.role) {
            (Some(_), _) | (None, None) => 0,
            (None, Some(role)) => role.character.number(),
        }
    }

    /// How much money he can keep: his character's limit, with the red Paperboy $5 less.
    pub fn cash_limit(&self) -> Dollars {
        let limit = self.role.map_or(0, Role::cash_limit);
        if self.paperboy == Some(Side::Red) { limit.saturating_sub(PAPERBOYS_CUT) } else { limit }
    }

    /// How much of his money is above the limit.
    pub fn above_limit(&self) -> Dollars {
        self.money.saturating_sub(self.cash_limit())
    }
}

impl Player {
    /// Takes what he begins with.
    pub(crate) const fn begin_with(&mut self, supplies: Supplies) {
        let Supplies { money, points, cowboys, revolvers, roads, sharpshooter } = supplies;
        self.money = money;
        self.points = points;
        self.cowboys = cowboys;
        self.revolvers = revolvers;
        self.roads = roads;
        self.sharpshooter = sharpshooter;
    }

    /// Takes money of the bank, and says how much the bank gave.
    #[inline]
    pub(crate) fn earn(&mut self, amount: Dollars) -> Dollars {
        let amount = amount.min(MOST_DOLLARS.saturating_sub(self.money));
        self.money += amount;
        amount
    }

    /// Pays what he has; nobody is asked for more.
    #[inline]
    pub(crate) fn pay(&mut self, amount: Dollars) {
        debug_assert!(amount <= self.money, "nobody pays more than he has");
        self.money = self.money.saturating_sub(amount);
    }

    /// Wins points, or loses them, and says by how much they changed.
    #[inline]
    pub(crate) fn score(&mut self, points: i16) -> i16 {
        let before = self.points;
        self.points = (before + points).clamp(-MOST_POINTS, MOST_POINTS);
        self.points - before
    }

    /// Takes revolvers, and says how many.
    pub(crate) fn take_revolvers(&mut self, count: u8) -> u8 {
        let count = count.min(MOST_TOKENS.saturating_sub(self.revolvers));
        self.revolvers += count;
        count
    }

    /// Takes roads, and says how many.
    pub(crate) fn take_roads(&mut self, count: u8) -> u8 {
        let count = count.min(MOST_TOKENS.saturating_sub(self.roads));
        self.roads += count;
        count
    }

    /// Lays roads of his supply.
    #[inline]
    pub(crate) fn lay_roads(&mut self, count: u8) {
        debug_assert!(count <= self.roads, "nobody lays more roads than he has");
        self.roads = self.roads.saturating_sub(count);
    }

    /// Keeps a building until it is built.
    pub(crate) const fn keep(&mut self, building: Building) {
        self.kept.add(building);
    }

    /// Gives away a building that he kept.
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

    /// Gives his character back, and all that he decided about it.
    pub(crate) const fn return_character(&mut self) {
        self.role = None;
        self.paperboy = None;
        self.eight = Eight::Settled;
    }

    /// Nobody has taken a cowboy back in this round's race.
    pub(crate) const fn begin_race(&mut self) {
        self.shifts = 0;
    }

    /// Takes a cowboy back in the race once more.
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
