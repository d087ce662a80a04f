//! The twenty characters, their two sides and their cash limits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{ParseError, Phrase};

use crate::pieces::building::Dollars;

/// Declares the characters and the list of them, so that none can be missing.
macro_rules! characters {
    ($($(#[$about:meta])* $name:ident,)*) => {
        /// A character, in the order of the numbers from 0 to 19.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Character {
            $($(#[$about])* $name,)*
        }

        impl Character {
            /// The number of characters.
            pub const COUNT: usize = Character::ALL.len();

            /// All characters in the order of their numbers.
            pub const ALL: [Character; [$(Character::$name),*].len()] = [$(Character::$name),*];
        }
    };
}

characters! {
    /// 0: fetches another character.
    Paperboy,
    /// 1: nobody fights him, or he fights nobody.
    Sheriff,
    /// 2: money.
    Banker,
    /// 3: money, or more of it later.
    Grocer,
    /// 4: cheap buildings.
    ChineseWorker,
    /// 5: a parcel, or mountains.
    Settler,
    /// 6: cowboys or revolvers for money.
    Captain,
    /// 7: firepower for a round.
    Mercenary,
    /// 8: random parcels, or cheap ones.
    Indian,
    /// 9: a Mine, or dynamite.
    Prospector,
    /// 10: wins duels.
    Gunsmith,
    /// 11: keeps out of duels, or brings luck.
    Singer,
    /// 12: auctions parcels or ammunition.
    Auctioneer,
    /// 13: roads that score, or taxes.
    Governor,
    /// 14: Doctor or Undertaker, as the player chooses.
    Doctor,
    /// 15: a horse, or a Ranch.
    Cowboy,
    /// 16: protection, or points for cowboys.
    Heroes,
    /// 17: the first choice, or points at the end.
    Teacher,
    /// 18: Lawyer, or Editor.
    Lawyer,
    /// 19: points.
    FatherChristmas,
}

/// The two sides of a character tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The basic power.
    Yellow,
    /// The variant.
    Red,
}

/// A character with the side that counts. Written as on the tiles: `4y`, `14r`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Role {
    /// The character.
    pub character: Character,
    /// The side.
    pub side: Side,
}

impl Character {
    /// The number on the tile: it sets the turn order.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The character with this side up.
    pub const fn side(self, side: Side) -> Role {
        Role { character: self, side }
    }

    /// The role as written in a set of characters: the Doctor's and the Teacher's sides are not set in advance.
    pub(crate) const fn in_cast(self, side: Side) -> Role {
        match self {
            Character::Doctor | Character::Teacher => self.side(Side::Yellow),
            _ => self.side(side),
        }
    }

    /// The only side that can be set in advance, if there is no choice: the Doctor's player chooses, the Teacher's side depends on
    /// the round, and the Cowboy's yellow side needs horses.
    pub(crate) const fn fixed_side(self) -> Option<Side> {
        match self {
            Character::Doctor | Character::Teacher => Some(Side::Yellow),
            Character::Cowboy => Some(Side::Red),
            _ => None,
        }
    }
}

impl Role {
    /// How much money the player can keep. For the Paperboy, it is the limit of the fetched character.
    ///
    /// ```
    /// use carson_city::{Character, Side};
    ///
    /// let sheriff = Character::Sheriff.side(Side::Yellow);
    /// assert!(sheriff.cash_limit() > 0);
    /// ```
    #[expect(clippy::match_same_arms, reason = "a line for each character, yellow and red")]
    pub const fn cash_limit(self) -> Dollars {
        let [yellow, red] = match self.character {
            Character::Paperboy => [0, 0],
            Character::Sheriff => [20, 20],
            Character::Banker => [120, 60],
            Character::Grocer => [60, 60],
            Character::ChineseWorker => [30, 30],
            Character::Settler => [30, 20],
            Character::Captain => [25, 20],
            Character::Mercenary => [20, 30],
            Character::Indian => [20, 30],
            Character::Prospector => [20, 20],
            Character::Gunsmith => [30, 20],
            Character::Singer => [15, 40],
            Character::Auctioneer => [30, 30],
            Character::Governor => [50, 50],
            Character::Doctor => [60, 90],
            Character::Cowboy => [20, 20],
            Character::Heroes => [240, 40],
            Character::Teacher => [60, 60],
            Character::Lawyer => [60, 40],
            Character::FatherChristmas => [10, 10],
        };
        match self.side {
            Side::Yellow => yellow,
            Side::Red => red,
        }
    }

    /// Whether it fetches another character, whose cash limit counts instead of its own.
    pub const fn fetches(self) -> bool {
        matches!(self.character, Character::Paperboy)
    }

    /// The message with its name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match (self.character, self.side) {
            (Character::Paperboy, _) => "city-character-paperboy",
            (Character::Sheriff, _) => "city-character-sheriff",
            (Character::Banker, _) => "city-character-banker",
            (Character::Grocer, _) => "city-character-grocer",
            (Character::ChineseWorker, _) => "city-character-chinese-worker",
            (Character::Settler, _) => "city-character-settler",
            (Character::Captain, _) => "city-character-captain",
            (Character::Mercenary, _) => "city-character-mercenary",
            (Character::Indian, _) => "city-character-indian",
            (Character::Prospector, _) => "city-character-prospector",
            (Character::Gunsmith, _) => "city-character-gunsmith",
            (Character::Singer, _) => "city-character-singer",
            (Character::Auctioneer, _) => "city-character-auctioneer",
            (Character::Governor, _) => "city-character-governor",
            (Character::Doctor, Side::Yellow) => "city-character-doctor",
            (Character::Doctor, Side::Red) => "city-character-undertaker",
            (Character::Cowboy, _) => "city-character-cowboy",
            (Character::Heroes, _) => "city-character-heroes",
            (Character::Teacher, _) => "city-character-teacher",
            (Character::Lawyer, Side::Yellow) => "city-character-lawyer",
            (Character::Lawyer, Side::Red) => "city-character-editor",
            (Character::FatherChristmas, _) => "city-character-father-christmas",
        })
    }

    /// The message with its power.
    pub const fn power(self) -> Phrase {
        use Character as C;
        use Side::{Red, Yellow};
        Phrase::new(match (self.character, self.side) {
            (C::Paperboy, Yellow) => "city-power-0y",
            (C::Paperboy, Red) => "city-power-0r",
            (C::Sheriff, Yellow) => "city-power-1y",
            (C::Sheriff, Red) => "city-power-1r",
            (C::Banker, Yellow) => "city-power-2y",
            (C::Banker, Red) => "city-power-2r",
            (C::Grocer, Yellow) => "city-power-3y",
            (C::Grocer, Red) => "city-power-3r",
            (C::ChineseWorker, Yellow) => "city-power-4y",
            (C::ChineseWorker, Red) => "city-power-4r",
            (C::Settler, Yellow) => "city-power-5y",
            (C::Settler, Red) => "city-power-5r",
            (C::Captain, Yellow) => "city-power-6y",
            (C::Captain, Red) => "city-power-6r",
            (C::Mercenary, Yellow) => "city-power-7y",
            (C::Mercenary, Red) => "city-power-7r",
            (C::Indian, Yellow) => "city-power-8y",
            (C::Indian, Red) => "city-power-8r",
            (C::Prospector, Yellow) => "city-power-9y",
            (C::Prospector, Red) => "city-power-9r",
            (C::Gunsmith, Yellow) => "city-power-10y",
            (C::Gunsmith, Red) => "city-power-10r",
            (C::Singer, Yellow) => "city-power-11y",
            (C::Singer, Red) => "city-power-11r",
            (C::Auctioneer, Yellow) => "city-power-12y",
            (C::Auctioneer, Red) => "city-power-12r",
            (C::Governor, Yellow) => "city-power-13y",
            (C::Governor, Red) => "city-power-13r",
            (C::Doctor, Yellow) => "city-power-14y",
            (C::Doctor, Red) => "city-power-14r",
            (C::Cowboy, Yellow) => "city-power-15y",
            (C::Cowboy, Red) => "city-power-15r",
            (C::Heroes, Yellow) => "city-power-16y",
            (C::Heroes, Red) => "city-power-16r",
            (C::Teacher, Yellow) => "city-power-17y",
            (C::Teacher, Red) => "city-power-17r",
            (C::Lawyer, Yellow) => "city-power-18y",
            (C::Lawyer, Red) => "city-power-18r",
            (C::FatherChristmas, Yellow) => "city-power-19y",
            (C::FatherChristmas, Red) => "city-power-19r",
        })
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.character.number(), if self.side == Side::Yellow { 'y' } else { 'r' })
    }
}

impl FromStr for Role {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Role, ParseError> {
        let bad = || ParseError::new(text, "a character's number and side, such as 4y or 14r");
        let (number, side) = match text.strip_suffix('y') {
            Some(number) => (number, Side::Yellow),
            None => (text.strip_suffix('r').ok_or_else(bad)?, Side::Red),
        };
        if number.len() > 2 || (number.len() == 2 && number.starts_with('0')) {
            return Err(bad());
        }
        let index: usize = number.parse().map_err(|_| bad())?;
        Character::ALL.get(index).map(|character| character.side(side)).ok_or_else(bad)
    }
}

impl TryFrom<String> for Role {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Role, ParseError> {
        text.parse()
    }
}

impl From<Role> for String {
    fn from(role: Role) -> String {
        role.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roles_are_written_with_number_and_side() {
        assert_eq!("14r".parse(), Ok(Character::Doctor.side(Side::Red)));
        for text in ["", "y", "20y", "04y", "4", "4x", "-1y"] {
            assert!(text.parse::<Role>().is_err(), "{text}");
        }
    }
}
