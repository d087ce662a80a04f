//! Sets of characters.

use serde::{Deserialize, Serialize};
use table::{Dice, ParseError, SaturatingAs};

use crate::pieces::character::{Character, Role, Side};
use crate::setup::options::Edition;
use crate::variants::Switch;

/// A set of character tiles, each with the side that is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", as = "Vec<Role>"))]
#[serde(try_from = "Vec<CastMember>", into = "Vec<CastMember>")]
pub struct Cast {
    present: u32,
    red: u32,
}

impl Cast {
    /// No characters.
    pub const NONE: Cast = Cast { present: 0, red: 0 };

    /// Whether the set contains the character.
    pub const fn contains(self, character: Character) -> bool {
        self.present >> character as u32 & 1 == 1
    }

    /// The number of characters.
    pub const fn len(self) -> usize {
        self.present.count_ones() as usize
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.present == 0
    }

    /// The side that is up.
    pub const fn side(self, character: Character) -> Side {
        if self.red >> character as u32 & 1 == 1 { Side::Red } else { Side::Yellow }
    }

    /// Adds a character with this side up.
    pub const fn insert(&mut self, role: Role) {
        let bit = 1 << role.character as u32;
        self.present |= bit;
        self.red = match role.side {
            Side::Red => self.red | bit,
            Side::Yellow => self.red & !bit,
        };
    }

    /// Removes a character.
    pub const fn remove(&mut self, character: Character) {
        let bit = 1 << character as u32;
        self.present &= !bit;
        self.red &= !bit;
    }

    /// The names of the characters in the order of their numbers: `4y`, or `14` if the side cannot be set.
    pub fn names(self) -> Vec<String> {
        Vec::from(self).into_iter().map(|member: CastMember| String::from(member)).collect()
    }

    /// The characters in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Role> {
        let mut left = self.present;
        std::iter::from_fn(move || {
            let character = *Character::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(character.side(self.side(character)))
        })
    }

    /// How many characters such a set must have: eight with the Paperboy, otherwise seven.
    pub const fn size(self) -> usize {
        if self.contains(Character::Paperboy) { 8 } else { 7 }
    }

    /// How many characters are needed for this many players: the Paperboy takes two, and cannot fetch the Sheriff.
    pub(crate) const fn needed_by(self, players: usize) -> usize {
        match (self.contains(Character::Paperboy), self.contains(Character::Sheriff)) {
            (false, _) => players,
            (true, false) => players + 1,
            (true, true) => players + 2,
        }
    }

    /// Adds the characters of `among` with the lowest numbers until there are enough for this many players.
    #[must_use]
    pub(crate) fn filled_up(mut self, among: &[Character], players: usize) -> Cast {
        for &character in among {
            let fits = !self.contains(character) && character != Character::Paperboy;
            if fits && self.len() < self.needed_by(players) {
                self.insert(character.side(character.fixed_side().unwrap_or(Side::Yellow)));
            }
        }
        self
    }

    /// Seven random characters, eight with the Paperboy, each with a random side where there is a choice.
    pub(crate) fn random(edition: Edition, horses: Switch, dice: &mut impl Dice) -> Cast {
        let mut cast = Cast::NONE;
        while cast.len() < cast.size() {
            let character =
                nth_missing(cast, dice.below(edition.characters() - cast.len().saturating_as::<u32>()));
            let fixed =
                character.fixed_side().filter(|_| character != Character::Cowboy || horses == Switch::Off);
            let side = fixed.unwrap_or_else(|| if dice.below(2) == 0 { Side::Yellow } else { Side::Red });
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

/// A character as written in a set: the side is left out if it cannot be set in advance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
struct CastMember(Role);

impl TryFrom<String> for CastMember {
    type Error = ParseError;

    fn try_from(text: String) -> Result<CastMember, ParseError> {
        let text = text.to_ascii_lowercase();
        if let Some(number) =
            text.strip_suffix("yr").or((!text.ends_with(['y', 'r'])).then_some(text.as_str()))
        {
            let role: Role = format!("{number}y").parse()?;
            return match role.character.fixed_side() {
                Some(side) => Ok(CastMember(role.character.side(side))),
                None => Err(ParseError::new(text, "a character with its side, such as 4y")),
            };
        }
        let role: Role = text.parse()?;
        match role.character.fixed_side() {
            Some(_) if matches!(role.character, Character::Doctor | Character::Teacher) => {
                Ok(CastMember(role.character.side(Side::Yellow)))
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
    type Error = ParseError;

    fn try_from(members: Vec<CastMember>) -> Result<Cast, ParseError> {
        let cast: Cast = members.iter().map(|member| member.0).collect();
        if cast.len() == members.len() {
            Ok(cast)
        } else {
            Err(ParseError::new("a character named twice", "a set of different characters"))
        }
    }
}

/// Characters as listed for a new game. If a character is listed twice, the options are rejected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", as = "Cast"))]
#[serde(from = "Vec<CastMember>", into = "Vec<CastMember>")]
pub struct CastList {
    cast: Cast,
    twice: Option<Role>,
}

impl CastList {
    /// The characters, without duplicates.
    pub const fn cast(self) -> Cast {
        self.cast
    }

    /// A character that is listed twice.
    pub fn twice(self) -> Option<Character> {
        self.twice.map(|role| role.character)
    }
}

impl From<Cast> for CastList {
    fn from(cast: Cast) -> CastList {
        CastList { cast, twice: None }
    }
}

impl From<Vec<CastMember>> for CastList {
    fn from(members: Vec<CastMember>) -> CastList {
        let mut list = CastList::from(Cast::NONE);
        for CastMember(role) in members {
            if list.cast.contains(role.character) {
                list.twice = Some(role);
            } else {
                list.cast.insert(role);
            }
        }
        list
    }
}

impl From<CastList> for Vec<CastMember> {
    fn from(list: CastList) -> Vec<CastMember> {
        list.cast.iter().chain(list.twice).map(CastMember).collect()
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
    fn a_random_cast_has_seven_characters_or_eight_with_the_paperboy() {
        for seed in 0..200 {
            let cast = Cast::random(Edition::Y2015, Switch::Off, &mut FastDice::seeded(seed));
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
        assert!(serde_json::from_str::<Cast>(r#"["4"]"#).is_err());
    }

    #[test]
    fn a_list_keeps_who_is_on_it_twice() {
        let twice = r#"["1r","2y","1y"]"#;
        let list: CastList = serde_json::from_str(twice).unwrap();
        assert_eq!(list.twice(), Some(Character::Sheriff));
        assert_eq!(serde_json::to_string(&list).unwrap(), twice);
        assert_eq!(serde_json::from_str::<CastList>(r#"["1r","2y"]"#).unwrap().twice(), None);
    }
}
