//! Validates the pieces of a position and its characters.

use std::collections::BTreeMap;

use table::{FormatError, Game, SaturatingAs};

use crate::game::{CarsonCity, DYNAMITE, ROUNDS, WhiteCowboy};
use crate::pieces::building::{Building, Tiles};
use crate::pieces::cast::Cast;
use crate::pieces::character::{Character, Role, Side};
use crate::pieces::player::{COWBOYS, MOST_DOLLARS, MOST_POINTS, MOST_TOKENS, Player};
use crate::pieces::tokens::NoDuelTokens;
use crate::questions::Ask;
use crate::standish::calls_from;
use crate::track::space::Place;

impl CarsonCity {
    /// How many tiles of a kind are outside the bag.
    fn tiles_outside(&self, kind: Building) -> u8 {
        let row = self.stock.tiles().filter(|&(_, tile)| tile == kind).count();
        let in_hand = kind == Building::CityHall && matches!(self.asked(), Some(Ask::CityHall(_)));
        let placed = row + self.town.buildings(kind).len() + usize::from(in_hand);
        self.players
            .iter()
            .map(|player| player.kept().count(kind))
            .fold(placed.saturating_as::<u8>(), u8::saturating_add)
    }

    pub(super) fn checked_bag(&self, written: Option<Tiles>) -> Result<Tiles, FormatError> {
        let all = self.all_tiles();
        let mut bag = BTreeMap::new();
        for kind in Building::ALL {
            let (outside, in_box) = (self.tiles_outside(kind), all.count(kind));
            let inside = written.map_or_else(|| in_box.saturating_sub(outside), |bag| bag.count(kind));
            if outside.saturating_add(inside) > in_box {
                return Err(FormatError::new(format!("there are only {in_box} tiles of {kind}")));
            }
            bag.insert(kind, inside);
        }
        Ok(Tiles::from(bag))
    }

    pub(super) fn check_pieces(&self) -> Result<(), FormatError> {
        for seat in self.all_seats() {
            let player = self.player(seat);
            if player.cowboys().saturating_add(player.on_board()) > COWBOYS {
                return Err(FormatError::new(format!("player {seat} has more than {COWBOYS} cowboys")));
            }
            let within =
                player.money() <= MOST_DOLLARS && (-MOST_POINTS..=MOST_POINTS).contains(&player.points());
            if !within || player.revolvers() > MOST_TOKENS || player.roads() > MOST_TOKENS {
                return Err(FormatError::new(format!("player {seat} has more than any game can give him")));
            }
            if player.kept().count(Building::CityHall) > 0
                || self.stock.row().contains(&Some(Building::CityHall))
            {
                return Err(FormatError::new("the City Hall cannot be bought or kept"));
            }
            let closed = player.on_spaces().without(self.open_stops());
            if let Some(space) = closed.iter().next() {
                return Err(FormatError::new(format!(
                    "no points are sold on {space} in round {}",
                    self.round
                )));
            }
            let idle =
                player.on_parcels().without(self.town.for_sale() | self.town.built() | self.town.outlaws());
            if let Some(parcel) = idle.lowest() {
                return Err(FormatError::new(format!(
                    "a cowboy on {parcel} has nothing to buy, attack or defend there"
                )));
            }
        }
        let dynamite =
            |of: fn(&Player) -> u8| self.players.iter().map(|player| u32::from(of(player))).sum::<u32>();
        // First what lies in front of the players alone, lest the sum with the board be too great a number.
        if dynamite(Player::dynamite) > u32::from(DYNAMITE)
            || dynamite(Player::all_dynamite) > u32::from(DYNAMITE)
        {
            return Err(FormatError::new(format!("there are only {DYNAMITE} sticks of dynamite")));
        }
        match (self.holder, self.town.city_hall()) {
            (Some(_), None) => Err(FormatError::new("the City Hall is held and does not stand")),
            (Some(seat), Some(parcel)) if !self.contenders(Place::Parcel(parcel)).contains(seat) => Err(
                FormatError::new(format!("player {seat} holds the City Hall and needs a cowboy on {parcel}")),
            ),
            _ => Ok(()),
        }
    }

    /// A character is chosen with the side that is up; Prospector and Cowboy may have been flipped since.
    fn check_side(&self, role: Role) -> Result<(), FormatError> {
        let up = self.cast.side(role.character);
        let fits = match role.character {
            Character::Doctor => true,
            Character::Teacher => (role.side == Side::Red) == (self.round == ROUNDS),
            Character::Prospector => role.side == up || role.side == Side::Yellow,
            Character::Cowboy => role.side == up || role.side == Side::Red,
            _ => role.side == up,
        };
        if fits {
            Ok(())
        } else if role.character == Character::Teacher {
            Err(FormatError::new("the Teacher is 17y in rounds 1 to 3 and 17r in round 4"))
        } else {
            Err(FormatError::new(format!(
                "{role} is with a player and {} in play: name one side",
                role.character.side(up)
            )))
        }
    }

    pub(super) fn check_cast(&self) -> Result<(), FormatError> {
        if self.cast.len() > self.cast.size() {
            return Err(FormatError::new(format!(
                "there are {} characters in play at most",
                self.cast.size()
            )));
        }
        let needed = if self.standish.is_some() { calls_from(self.round) } else { self.seats() };
        if self.cast.len() < self.cast.needed_by(needed) {
            return Err(FormatError::new("there are too few characters for so many players"));
        }
        let mut seen = Cast::NONE;
        for seat in self.all_seats() {
            let player = self.player(seat);
            let paperboy = player.paperboy().map(|side| Character::Paperboy.side(side));
            for role in player.role().into_iter().chain(paperboy) {
                if !self.cast.contains(role.character) || seen.contains(role.character) {
                    return Err(FormatError::new(format!("{role} is not in play or belongs to two players")));
                }
                self.check_side(role)?;
                seen.insert(role);
            }
            if player.role().is_some_and(|role| role.character == Character::Paperboy) {
                return Err(FormatError::new(
                    "the Paperboy is written as 'paperboy'; 'role' is the character he fetched",
                ));
            }
        }
        let tokens = self.tokens;
        let has_none = tokens == NoDuelTokens::NONE;
        if tokens.left() > 2 || (!has_none && self.singer().is_none()) {
            return Err(FormatError::new("\"no duel\" tokens belong to the Singer's player, two at most"));
        }
        if self.sheriff != WhiteCowboy::Away && self.sheriff_seat().is_none() {
            return Err(FormatError::new("the white cowboy belongs to the Sheriff's player"));
        }
        let named = [self.order.teacher(), self.ammunition, self.holder];
        if named.into_iter().flatten().any(|seat| seat.index() >= self.seats()) {
            return Err(FormatError::new("a seat is named that is not taken"));
        }
        Ok(())
    }
}
