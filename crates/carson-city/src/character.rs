//! The twenty characters, their two sides, and the sets of them that can be in play.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{BadText, Dice, Phrase};

use crate::building::Dollars;
use crate::options::Edition;

/// A character, in the order of the numbers from 0 to 19.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Character {
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
    /// 8: parcels by chance, or cheap ones.
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
    /// 14: Doctor or Undertaker, as the player likes.
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
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The basic power.
    Yellow,
    /// The variant.
    Red,
}

/// A character with the side that counts. Written as on the tiles: `4y`, `14r`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Role {
    /// Who.
    pub character: Character,
    /// Which side up.
    pub side: Side,
}

impl Character {
    /// How many there are.
    pub const COUNT: usize = 20;

    /// All of them in the order of their numbers.
    pub const ALL: [Character; Character::COUNT] = [
        Character::Paperboy,
        Character::Sheriff,
        Character::Banker,
        Character::Grocer,
        Character::ChineseWorker,
        Character::Settler,
        Character::Captain,
        Character::Mercenary,
        Character::Indian,
        Character::Prospector,
        Character::Gunsmith,
        Character::Singer,
        Character::Auctioneer,
        Character::Governor,
        Character::Doctor,
        Character::Cowboy,
        Character::Heroes,
        Character::Teacher,
        Character::Lawyer,
        Character::FatherChristmas,
    ];

    /// The number on the tile: it sets the turn order.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// This character with this side up.
    pub const fn side(self, side: Side) -> Role {
        Role { character: self, side }
    }

    /// The only side that can be set beforehand, where there is but one: the Doctor's is chosen by his player, the Teacher's
    /// depends on the round, and the Cowboy's yellow side needs horses.
    const fn fixed_side(self) -> Option<Side> {
        match self {
            Character::Doctor | Character::Teacher => Some(Side::Yellow),
            Character::Cowboy => Some(Side::Red),
            _ => None,
        }
    }
}

/// The cash limits, yellow and red; the Paperboy's red is taken off the other character's.
static LIMITS: [[Dollars; 2]; Character::COUNT] = [
    [0, 0],
    [20, 20],
    [120, 60],
    [60, 60],
    [30, 30],
    [30, 20],
    [25, 20],
    [20, 30],
    [20, 30],
    [20, 20],
    [30, 20],
    [15, 40],
    [30, 30],
    [50, 50],
    [60, 90],
    [20, 20],
    [240, 40],
    [60, 60],
    [60, 40],
    [10, 10],
];

impl Role {
    /// How much money its player can keep.
    pub fn cash_limit(self) -> Dollars {
        LIMITS[self.character as usize][self.side as usize]
    }

    /// What it is called.
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

    /// What it does, in a sentence.
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
    type Err = BadText;

    fn from_str(text: &str) -> Result<Role, BadText> {
        let bad = || BadText::new(text, "a character's number and side, such as 4y or 14r");
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
    type Error = BadText;

    fn try_from(text: String) -> Result<Role, BadText> {
        text.parse()
    }
}

impl From<Role> for String {
    fn from(role: Role) -> String {
        role.to_string()
    }
}

/// Character tiles, each with the side that is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<CastMember>", into = "Vec<CastMember>")]
pub struct Cast {
    present: u32,
    red: u32,
}

impl Cast {
    /// No character.
    pub const NONE: Cast = Cast { present: 0, red: 0 };

    /// Whether the character is there.
    pub const fn contains(self, character: Character) -> bool {
        self.present >> character as u32 & 1 == 1
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.present.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.present == 0
    }

    /// The side that is up.
    pub const fn side(self, character: Character) -> Side {
        if self.red >> character as u32 & 1 == 1 { Side::Red } else { Side::Yellow }
    }

    /// Puts a character in, this side up.
    pub const fn insert(&mut self, role: Role) {
        let bit = 1 << role.character as u32;
        self.present |= bit;
        self.red = match role.side {
            Side::Red => self.red | bit,
            Side::Yellow => self.red & !bit,
        };
    }

    /// Takes a character out.
    pub const fn remove(&mut self, character: Character) {
        let bit = 1 << character as u32;
        self.present &= !bit;
        self.red &= !bit;
    }

    /// The characters in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Role> {
        let here = move |character: &Character| self.contains(*character);
        Character::ALL.into_iter().filter(here).map(move |character| character.side(self.side(character)))
    }

    /// How many characters such a set must have: eight with the Paperboy, otherwise seven.
    pub const fn size(self) -> usize {
        if self.contains(Character::Paperboy) { 8 } else { 7 }
    }

    /// Seven characters by chance, eight with the Paperboy, each with a side by chance where there is a choice.
    pub(crate) fn random(edition: Edition, dice: &mut impl Dice) -> Cast {
        let mut cast = Cast::NONE;
        while cast.len() < cast.size() {
            let character = nth_missing(cast, dice.below(edition.characters() - cast.len() as u32));
            let side = character
                .fixed_side()
                .unwrap_or_else(|| if dice.below(2) == 0 { Side::Yellow } else { Side::Red });
            cast.insert(character.side(side));
        }
        cast
    }
}

fn nth_missing(cast: Cast, number: u32) -> Character {
    let mut missing = Character::ALL.into_iter().filter(|&character| !cast.contains(character));
    missing.nth(number as usize).expect("fewer characters are drawn than there are")
}

impl FromIterator<Role> for Cast {
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> Cast {
        let mut cast = Cast::NONE;
        roles.into_iter().for_each(|role| cast.insert(role));
        cast
    }
}

/// A character as it stands in a set: the side is left out where it cannot be set beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
struct CastMember(Role);

impl TryFrom<String> for CastMember {
    type Error = BadText;

    fn try_from(text: String) -> Result<CastMember, BadText> {
        let text = text.to_ascii_lowercase();
        if let Some(number) =
            text.strip_suffix("yr").or((!text.ends_with(['y', 'r'])).then_some(text.as_str()))
        {
            let role: Role = format!("{number}y").parse()?;
            return match role.character.fixed_side() {
                Some(side) => Ok(CastMember(role.character.side(side))),
                None => Err(BadText::new(text, "a character with its side, such as 4y")),
            };
        }
        let role: Role = text.parse()?;
        match role.character.fixed_side() {
            Some(_) if matches!(role.character, Character::Doctor | Character::Teacher) => {
                Ok(CastMember(role.character.side(Side::Yellow)))
            }
            Some(side) if side != role.side => {
                Err(BadText::new(text, "a side that can be used: the yellow Cowboy needs horses"))
            }
            _ => Ok(CastMember(role)),
        }
    }
}

impl From<CastMember> for String {
    fn from(member: CastMember) -> String {
        match member.0.character {
            Character::Doctor | Character::Teacher => member.0.character.number().to_string(),
            _ => member.0.to_string(),
        }
    }
}

impl TryFrom<Vec<CastMember>> for Cast {
    type Error = BadText;

    fn try_from(members: Vec<CastMember>) -> Result<Cast, BadText> {
        let cast: Cast = members.iter().map(|member| member.0).collect();
        if cast.len() == members.len() {
            Ok(cast)
        } else {
            Err(BadText::new("a character named twice", "a set"))
        }
    }
}

impl From<Cast> for Vec<CastMember> {
    fn from(cast: Cast) -> Vec<CastMember> {
        cast.iter().map(CastMember).collect()
    }
}

#[cfg(test)]
mod tests {
    use table::dice::FastDice;

    use super::*;

    #[test]
    fn roles_are_written_with_number_and_side() {
        assert_eq!("14r".parse(), Ok(Character::Doctor.side(Side::Red)));
        for text in ["", "y", "20y", "04y", "4", "4x", "-1y"] {
            assert!(text.parse::<Role>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_random_cast_has_seven_characters_or_eight_with_the_paperboy() {
        for seed in 0..200 {
            let cast = Cast::random(Edition::Y2015, &mut FastDice::seeded(seed));
            assert_eq!(cast.len(), cast.size());
            assert!(!cast.contains(Character::FatherChristmas), "he came with the edition of 2023");
            if cast.contains(Character::Cowboy) {
                assert_eq!(cast.side(Character::Cowboy), Side::Red);
            }
        }
    }

    #[test]
    fn a_set_is_read_as_the_rulebook_writes_it() {
        let cast: Cast = serde_json::from_str(r#"["1R","2R","5Y","11Y","13Y","14YR","16R"]"#).unwrap();
        assert_eq!(serde_json::to_string(&cast).unwrap(), r#"["1r","2r","5y","11y","13y","14","16r"]"#);
        assert!(serde_json::from_str::<Cast>(r#"["1R","1Y"]"#).is_err());
        assert!(serde_json::from_str::<Cast>(r#"["15Y"]"#).is_err());
    }
}
