//! The options of a game: players, edition, buildings, characters and variants; and their validation.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{OptionsError, Phrase};

use crate::pieces::building::Tiles;
use crate::pieces::cast::{Cast, CastList};
use crate::pieces::character::{Character, Side};
use crate::standish::are_in_solo;
use crate::variants::river::River;
use crate::variants::{Switch, Variant, Variants};

/// The edition of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", type = "number"))]
pub enum Edition {
    /// The edition of 2015.
    Y2015,
    /// The edition of 2023.
    #[default]
    Y2023,
}

impl Edition {
    /// The year.
    pub const fn year(self) -> u16 {
        match self {
            Edition::Y2015 => 2015,
            Edition::Y2023 => 2023,
        }
    }

    /// How many characters it has.
    pub const fn characters(self) -> u32 {
        match self {
            Edition::Y2015 => 19,
            Edition::Y2023 => 20,
        }
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.year())
    }
}

impl<'de> Deserialize<'de> for Edition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Edition, D::Error> {
        match u16::deserialize(deserializer)? {
            2015 => Ok(Edition::Y2015),
            2023 => Ok(Edition::Y2023),
            year => {
                Err(serde::de::Error::custom(format!("there is no edition of {year}: take 2023 or 2015")))
            }
        }
    }
}

/// Which building tiles are used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "kebab-case")]
pub enum BuildingSet {
    /// All 38 tiles.
    #[default]
    All,
    /// The 26 tiles recommended for a first game.
    FirstGame,
}

impl BuildingSet {
    /// The tiles.
    pub fn tiles(self) -> Tiles {
        match self {
            BuildingSet::All => Tiles::all(),
            BuildingSet::FirstGame => Tiles::first_game(),
        }
    }
}

/// A set of characters named in the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// The characters 1 to 7, yellow.
    FirstGame,
    /// A quiet city.
    Quiet,
    /// A city to prosper in.
    Prosper,
    /// The gold rush.
    GoldRush,
    /// A city of home owners.
    HomeOwner,
    /// Settling scores.
    SettlingScores,
}

impl Preset {
    /// All sets.
    pub const ALL: [Preset; 6] = [
        Preset::FirstGame,
        Preset::Quiet,
        Preset::Prosper,
        Preset::GoldRush,
        Preset::HomeOwner,
        Preset::SettlingScores,
    ];

    const fn roles(self) -> &'static [&'static str] {
        match self {
            Preset::FirstGame => &["1y", "2y", "3y", "4y", "5y", "6y", "7y"],
            Preset::Quiet => &["1r", "2r", "5y", "11y", "13y", "14y", "16r"],
            Preset::Prosper => &["0y", "2y", "3y", "4r", "6y", "8r", "12y", "16y"],
            Preset::GoldRush => &["0r", "1y", "3y", "5r", "8r", "9y", "10r", "11r"],
            Preset::HomeOwner => &["0y", "3r", "4y", "5r", "8y", "9y", "12y", "15r"],
            Preset::SettlingScores => &["0r", "6r", "7y", "9r", "10y", "12r", "13r", "14y"],
        }
    }

    /// The characters.
    ///
    /// # Panics
    /// Never: a test reads all of them.
    pub fn cast(self) -> Cast {
        self.roles().iter().map(|role| role.parse().expect("the presets name characters and sides")).collect()
    }

    /// The name in options.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::FirstGame => "first-game",
            Preset::Quiet => "quiet",
            Preset::Prosper => "prosper",
            Preset::GoldRush => "gold-rush",
            Preset::HomeOwner => "home-owner",
            Preset::SettlingScores => "settling-scores",
        }
    }

    /// The message with its name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Preset::FirstGame => "city-preset-first-game",
            Preset::Quiet => "city-preset-quiet",
            Preset::Prosper => "city-preset-prosper",
            Preset::GoldRush => "city-preset-gold-rush",
            Preset::HomeOwner => "city-preset-home-owner",
            Preset::SettlingScores => "city-preset-settling-scores",
        })
    }
}

/// Drawn at random.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "kebab-case")]
pub enum Chance {
    /// Drawn at random.
    #[default]
    Random,
}

/// Which characters are in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(untagged, expecting = "'random', the name of a set, or a list such as [\"1y\", \"2r\", ...]")]
pub enum Characters {
    /// Seven, or eight with the Paperboy, and their sides, all at random.
    Random(Chance),
    /// A set of the rulebook.
    Preset(Preset),
    /// These characters.
    Chosen(CastList),
}

impl Characters {
    /// A character that a custom list names twice.
    pub(crate) fn twice(self) -> Option<Character> {
        match self {
            Characters::Chosen(list) => list.twice(),
            Characters::Random(_) | Characters::Preset(_) => None,
        }
    }
}

impl From<Cast> for Characters {
    fn from(cast: Cast) -> Characters {
        Characters::Chosen(cast.into())
    }
}

impl Default for Characters {
    fn default() -> Characters {
        Characters::Random(Chance::Random)
    }
}

/// The options of a game. The default is a game for four with all buildings and random characters, without variants; with Standish,
/// a game for one.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Written")]
pub struct Options {
    /// The number of players, from 2 to 6; one against Standish.
    pub players: u8,
    /// The edition of the rules.
    pub edition: Edition,
    /// Which building tiles are used.
    pub buildings: BuildingSet,
    /// Which characters are in play.
    pub characters: Characters,
    /// Whether everybody secretly chooses what to begin with.
    #[serde(skip_serializing_if = "Switch::is_off")]
    pub new_beginning: Switch,
    /// The river, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub river: Option<River>,
    /// Whether tiles are played in duels instead of dice.
    #[serde(skip_serializing_if = "Switch::is_off")]
    pub might_is_right: Switch,
    /// Whether everybody places simultaneously.
    #[serde(skip_serializing_if = "Switch::is_off")]
    pub kit_carson: Switch,
    /// Whether Outlaws come to the city.
    #[serde(skip_serializing_if = "Switch::is_off")]
    pub outlaws: Switch,
    /// Whether there are horses and rodeos.
    #[serde(skip_serializing_if = "Switch::is_off")]
    pub horses: Switch,
    /// The opponent's strategy in a solo game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solo: Option<Strategy>,
}

/// The serialised form of the options.
#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Written {
    players: Option<u8>,
    edition: Edition,
    buildings: BuildingSet,
    characters: Characters,
    new_beginning: Switch,
    river: Option<River>,
    might_is_right: Switch,
    kit_carson: Switch,
    outlaws: Switch,
    horses: Switch,
    solo: Option<Strategy>,
}

impl Default for Written {
    fn default() -> Written {
        let options = Options::default();
        Written {
            players: None,
            edition: options.edition,
            buildings: options.buildings,
            characters: options.characters,
            new_beginning: options.new_beginning,
            river: options.river,
            might_is_right: options.might_is_right,
            kit_carson: options.kit_carson,
            outlaws: options.outlaws,
            horses: options.horses,
            solo: options.solo,
        }
    }
}

impl From<Written> for Options {
    fn from(written: Written) -> Options {
        let usual = if written.solo.is_some() { 1 } else { Options::default().players };
        Options {
            players: written.players.unwrap_or(usual),
            edition: written.edition,
            buildings: written.buildings,
            characters: written.characters,
            new_beginning: written.new_beginning,
            river: written.river,
            might_is_right: written.might_is_right,
            kit_carson: written.kit_carson,
            outlaws: written.outlaws,
            horses: written.horses,
            solo: written.solo,
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 4,
            edition: Edition::default(),
            buildings: BuildingSet::default(),
            characters: Characters::default(),
            new_beginning: Switch::Off,
            river: None,
            might_is_right: Switch::Off,
            kit_carson: Switch::Off,
            outlaws: Switch::Off,
            horses: Switch::Off,
            solo: None,
        }
    }
}

/// The strategy of the opponent in a solo game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "kebab-case")]
pub enum Strategy {
    /// Almost easy.
    Rancher,
    /// Average.
    Miner,
    /// Hard.
    Strength,
    /// Expert.
    Urban,
}

impl Options {
    /// The default for this many players.
    pub fn for_players(players: u8) -> Options {
        Options { players, ..Options::default() }
    }

    /// The variants that are played.
    pub fn variants(&self) -> Variants {
        let switches = [
            (Variant::NewBeginning, self.new_beginning),
            (Variant::River, Switch::from(self.river.is_some())),
            (Variant::MightIsRight, self.might_is_right),
            (Variant::KitCarson, self.kit_carson),
            (Variant::Outlaws, self.outlaws),
            (Variant::Horses, self.horses),
        ];
        switches.into_iter().filter(|(_, switch)| *switch == Switch::On).map(|(variant, _)| variant).collect()
    }

    /// Checks what can be played against Standish: alone, and with the rules of 2023.
    fn check_solo(&self) -> Result<(), OptionsError> {
        if self.solo.is_none() {
            return if self.players == 1 { Err(OptionsError::new("city-options-solo")) } else { Ok(()) };
        }
        let why = match self.characters {
            _ if self.players != 1 => "city-options-solo-players",
            _ if self.edition != Edition::Y2023 => "city-options-solo-edition",
            Characters::Preset(_) => "city-options-solo-characters",
            Characters::Chosen(list) if !are_in_solo(list.cast()) => "city-options-solo-characters",
            _ => return self.variants().check_solo(),
        };
        Err(OptionsError::new(why))
    }

    pub(crate) fn check(&self) -> Result<(), OptionsError> {
        if let Some(character) = self.characters.twice() {
            let why = Phrase::new("city-options-cast-twice").with("number", character.number());
            return Err(OptionsError::new(why));
        }
        self.check_solo()?;
        if let Some(river) = self.river {
            river.check()?;
        }
        if self.solo.is_none() && !(2..=6).contains(&self.players) {
            return Err(OptionsError::new(Phrase::new("city-options-players").with("players", self.players)));
        }
        let cast = match self.characters {
            Characters::Random(_) => return Ok(()),
            Characters::Preset(preset) => preset.cast(),
            Characters::Chosen(list) => list.cast(),
        };
        if cast.len() != cast.size() {
            let why =
                Phrase::new("city-options-cast-size").with("count", cast.len()).with("size", cast.size());
            return Err(OptionsError::new(why));
        }
        if cast.iter().any(|role| u32::from(role.character.number()) >= self.edition.characters()) {
            return Err(OptionsError::new("city-options-cast-edition"));
        }
        if cast.iter().any(|role| role == Character::Cowboy.side(Side::Yellow)) && self.horses == Switch::Off
        {
            return Err(OptionsError::new("city-options-cast-horses"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_set_can_be_played_in_both_editions() {
        for characters in Preset::ALL.map(Characters::Preset) {
            for edition in [Edition::Y2015, Edition::Y2023] {
                assert_eq!(Options { edition, characters, ..Options::default() }.check(), Ok(()));
            }
        }
    }

    #[test]
    fn options_are_read_from_what_a_person_writes() {
        let text = r#"{"players":3,"edition":2015,"characters":"gold-rush"}"#;
        let options: Options = serde_json::from_str(text).unwrap();
        assert_eq!(options.characters, Characters::Preset(Preset::GoldRush));
        assert!(serde_json::from_str::<Options>(r#"{"edition":2009}"#).is_err());
        let random: Options = serde_json::from_str(r#"{"characters":"random"}"#).unwrap();
        assert_eq!(random, Options::default());
    }

    #[test]
    fn what_does_not_go_together_is_refused() {
        let refused = |options: Options| options.check().unwrap_err().why.id;
        assert_eq!(refused(Options::for_players(1)), "city-options-solo");
        let solo = Options { players: 1, solo: Some(Strategy::Miner), ..Options::default() };
        assert_eq!(solo.check(), Ok(()));
        assert_eq!(refused(Options { players: 2, ..solo.clone() }), "city-options-solo-players");
        assert_eq!(refused(Options { edition: Edition::Y2015, ..solo.clone() }), "city-options-solo-edition");
        let characters = Characters::Preset(Preset::Quiet);
        assert_eq!(refused(Options { characters, ..solo.clone() }), "city-options-solo-characters");
        assert_eq!(refused(Options { outlaws: Switch::On, ..solo }), "city-options-solo-outlaws");
        assert_eq!(refused(Options::for_players(7)), "city-options-players");
        let characters = Preset::FirstGame.cast().iter().skip(1).collect::<Cast>().into();
        assert_eq!(refused(Options { characters, ..Options::default() }), "city-options-cast-size");
        let both_sides = r#"{"characters":["1y","1r","2y","3y","4y","5y","6y","7y"]}"#;
        assert_eq!(refused(serde_json::from_str(both_sides).unwrap()), "city-options-cast-twice");
    }
}
