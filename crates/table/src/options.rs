//! The description of a game's options, from which every client builds its form.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::data::is_house;
use crate::{Figure, Game, OptionsError, Phrase};

/// The options of a game as a form that a client can show.
pub trait OptionsForm: Game {
    /// The fields of the form.
    fn fields() -> Vec<Field>;

    /// A remark about an option's current value, such as how strong an opponent is at a table of this size.
    fn note(_options: &Self::Options, _key: &str) -> Option<Phrase> {
        None
    }

    /// The figures that are not the printed ones, as the data files mark them.
    fn house_figures() -> Vec<HouseFigure> {
        Vec::new()
    }

    /// The figures and lists of the rules, for pages that quote them.
    fn figures() -> Vec<Figure> {
        Vec::new()
    }

    /// The same options for another number of players (people or bots).
    ///
    /// # Errors
    /// If the game is not for so many.
    fn with_players(options: &Self::Options, players: usize) -> Result<Self::Options, OptionsError>;

    /// The seats that the options make: who can sit at each of them.
    fn seat_kinds(options: &Self::Options) -> Vec<SeatKind>;
}

/// Who can sit at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", ts(rename = "SeatKind"))]
pub enum SeatKind {
    /// A person or a bot.
    Player,
    /// Nobody: the rules decide.
    Scripted,
}

/// One option of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Field {
    /// Its key in the options object.
    pub key: String,
    /// Its label.
    pub label: Phrase,
    /// What it does, in a sentence.
    pub help: Phrase,
    /// The choices; the first is the default.
    pub choices: Vec<Choice>,
    /// How to make a custom value, if the choices are not all there is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<Own>,
    /// Its house figures, which are not the printed ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub house: Vec<Phrase>,
}

impl Field {
    /// The option `key` with its label and choices.
    ///
    /// ```
    /// use table::{Choice, Field};
    ///
    /// let choices = vec![Choice::new(21, "nim-option-short"), Choice::new(34, "nim-option-long")];
    /// let field = Field::new("heap", "nim-option-heap", "nim-option-heap-help", choices);
    /// assert_eq!(field.choices[0].value, 21, "the first is the default");
    /// ```
    pub fn new(
        key: impl Into<String>,
        label: impl Into<Phrase>,
        help: impl Into<Phrase>,
        choices: Vec<Choice>,
    ) -> Field {
        Field {
            key: key.into(),
            label: label.into(),
            help: help.into(),
            choices,
            own: None,
            house: Vec::new(),
        }
    }

    /// Allows custom values.
    #[must_use]
    pub fn with_own(mut self, own: Own) -> Field {
        self.own = Some(own);
        self
    }

    /// Adds house figures.
    #[must_use]
    pub fn with_house(mut self, house: impl IntoIterator<Item = Phrase>) -> Field {
        self.house = house.into_iter().collect();
        self
    }
}

/// How to make a custom value for an option: a list of names. [`AnyGame::check_options`](crate::AnyGame::check_options) says
/// whether it is valid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Own {
    /// The label of such a value.
    pub label: Phrase,
    /// What is required of it, in a sentence.
    pub help: Phrase,
    /// What it is made of.
    pub out_of: OutOf,
}

/// What a custom value is made of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OutOf {
    /// Places on a map, row by row.
    Places(Vec<Vec<String>>),
    /// Some of these members, each with one of its sides.
    Members(Vec<Member>),
}

/// A member that can be part of a set.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Member {
    /// Its label.
    pub label: Phrase,
    /// Its sides; a set contains one of them.
    pub sides: Vec<Choice>,
}

impl OutOf {
    /// Every name that such a value may contain.
    pub fn names(&self) -> Vec<&str> {
        match self {
            OutOf::Places(rows) => rows.iter().flatten().map(String::as_str).collect(),
            OutOf::Members(members) => {
                let sides = members.iter().flat_map(|member| &member.sides);
                sides.filter_map(|side| side.value.as_str()).collect()
            }
        }
    }
}

/// Figures of a data file that the file can mark as house figures: not the printed ones, because those are not known.
#[derive(Clone, Copy, Debug)]
pub struct Markable {
    /// The data file.
    pub file: &'static [u8],
    /// The name of the figures in the file.
    pub name: &'static str,
    /// The message that describes the figures.
    pub about: &'static str,
}

impl Markable {
    /// The sign of a house figure in texts.
    pub const SIGN: &'static str = "⌂";

    /// Which figures are not the printed ones, in a sentence; `None` if the data file does not mark them.
    pub fn about(&self) -> Option<Phrase> {
        is_house(self.file, self.name.as_bytes()).then(|| Phrase::new(self.about))
    }

    /// The sign to put after such a figure; empty if it is the printed one.
    pub fn sign(&self) -> &'static str {
        if self.about().is_some() { Markable::SIGN } else { "" }
    }

    /// The figures with their name, if they are house figures.
    pub fn house(&self) -> Option<HouseFigure> {
        self.about().map(|about| HouseFigure { name: self.name.to_owned(), about })
    }
}

/// House figures: figures that are not the printed ones, by their name in the data file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "House"))]
pub struct HouseFigure {
    /// The name.
    pub name: String,
    /// Which figures, in a sentence.
    pub about: Phrase,
}

/// One value of an option.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Choice {
    /// The value in the options object; `null` omits the key.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub value: Value,
    /// Its label.
    pub label: Phrase,
    /// What it means, in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub help: Option<Phrase>,
    /// The custom value that means the same, to start editing from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub same_as: Vec<String>,
    /// Its house figures, which are not the printed ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub house: Vec<Phrase>,
}

impl Choice {
    /// `value` with its label.
    pub fn new(value: impl Into<Value>, label: impl Into<Phrase>) -> Choice {
        Choice {
            value: value.into(),
            label: label.into(),
            help: None,
            same_as: Vec::new(),
            house: Vec::new(),
        }
    }

    /// The option is omitted from the options object.
    pub fn unset(label: impl Into<Phrase>) -> Choice {
        Choice::new(Value::Null, label)
    }

    /// Adds an explanation.
    #[must_use]
    pub fn explained(mut self, help: impl Into<Phrase>) -> Choice {
        self.help = Some(help.into());
        self
    }

    /// Sets the custom value that means the same.
    #[must_use]
    pub fn same_as(mut self, names: impl IntoIterator<Item = String>) -> Choice {
        self.same_as = names.into_iter().collect();
        self
    }

    /// Adds house figures.
    #[must_use]
    pub fn with_house(mut self, house: impl IntoIterator<Item = Phrase>) -> Choice {
        self.house = house.into_iter().collect();
        self
    }
}
