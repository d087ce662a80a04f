//! The description of a game's options, from which every client makes its form.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::data::is_house;
use crate::{Figure, Game, OptionsError, Phrase};

/// The options of a game as a form that a client can show.
pub trait OptionsForm: Game {
    /// The fields of the form.
    fn fields() -> Vec<Field>;

    /// What is worth saying of an option as it stands in these options, such as how strong an opponent is at a table of this size.
    fn note(_options: &Self::Options, _key: &str) -> Option<Phrase> {
        None
    }

    /// The figures that are the house's own, as the data files mark them.
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

    /// The seats that the options make: who can hold each of them.
    fn seat_kinds(options: &Self::Options) -> Vec<SeatKind>;
}

/// Who can hold a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", ts(rename = "SeatKind"))]
pub enum SeatKind {
    /// A person or a bot.
    Player,
    /// The rules themselves.
    Scripted,
}

/// One option of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Field {
    /// Its key in the options object.
    pub key: String,
    /// What it is called.
    pub label: Phrase,
    /// What it does, in a sentence.
    pub help: Phrase,
    /// What may be chosen; the first is the default.
    pub choices: Vec<Choice>,
    /// How somebody makes a value of his own, where the choices are not all there is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<Own>,
    /// Which figures of it are the house's own, because the printed ones are not known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub house: Vec<Phrase>,
}

impl Field {
    /// The option `key`, called `label`, with its choices.
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

    /// The same with values of one's own.
    #[must_use]
    pub fn with_own(mut self, own: Own) -> Field {
        self.own = Some(own);
        self
    }

    /// The same with what is the house's own in it.
    #[must_use]
    pub fn with_house(mut self, house: impl IntoIterator<Item = Phrase>) -> Field {
        self.house = house.into_iter().collect();
        self
    }
}

/// How somebody makes a value of his own for an option: it is a list of names. Whether it can be played is for
/// [`AnyGame::check_options`](crate::AnyGame::check_options) to say.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Own {
    /// What such a value is called.
    pub label: Phrase,
    /// What it must be like, in a sentence.
    pub help: Phrase,
    /// Out of what it is made.
    pub out_of: OutOf,
}

/// Out of what a value of one's own is made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OutOf {
    /// Places of a map, row by row.
    Places(Vec<Vec<String>>),
    /// Some of these, each with one of its sides.
    Members(Vec<Member>),
}

/// Somebody or something that can be part of a set.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Member {
    /// What it is called.
    pub label: Phrase,
    /// Its sides, of which a set has one.
    pub sides: Vec<Choice>,
}

impl OutOf {
    /// Every name that such a value may hold.
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

/// Figures of a data file that it can mark as the house's own, because the printed ones are not known.
#[derive(Clone, Copy, Debug)]
pub struct Markable {
    /// The data file.
    pub file: &'static [u8],
    /// The name of the figures there.
    pub name: &'static str,
    /// The message that says which figures they are.
    pub about: &'static str,
}

impl Markable {
    /// The sign of a house figure in texts.
    pub const SIGN: &'static str = "⌂";

    /// Which figures are the house's own, in a sentence; nothing if the data file does not mark them.
    pub fn about(&self) -> Option<Phrase> {
        is_house(self.file, self.name.as_bytes()).then(|| Phrase::new(self.about))
    }

    /// The sign that stands behind such a figure; nothing if it is the printed one.
    pub fn sign(&self) -> &'static str {
        if self.about().is_some() { Markable::SIGN } else { "" }
    }

    /// Which figures are the house's own, with their name.
    pub fn house(&self) -> Option<HouseFigure> {
        self.about().map(|about| HouseFigure { name: self.name.to_owned(), about })
    }
}

/// Figures that are the house's own, because the printed ones are not known, by the name that they have in their data file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "House"))]
pub struct HouseFigure {
    /// The name.
    pub name: String,
    /// Which figures, in a sentence.
    pub about: Phrase,
}

/// One value an option can have.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Choice {
    /// The value in the options object; `null` leaves the key out.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub value: Value,
    /// What it is called.
    pub label: Phrase,
    /// What it means, in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub help: Option<Phrase>,
    /// The value of one's own that means the same, where one could begin with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub same_as: Vec<String>,
    /// Which figures of it are the house's own, because the printed ones are not known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub house: Vec<Phrase>,
}

impl Choice {
    /// `value`, called `label`.
    pub fn new(value: impl Into<Value>, label: impl Into<Phrase>) -> Choice {
        Choice {
            value: value.into(),
            label: label.into(),
            help: None,
            same_as: Vec::new(),
            house: Vec::new(),
        }
    }

    /// The key is left out of the options.
    pub fn unset(label: impl Into<Phrase>) -> Choice {
        Choice::new(Value::Null, label)
    }

    /// The same with an explanation.
    #[must_use]
    pub fn explained(mut self, help: impl Into<Phrase>) -> Choice {
        self.help = Some(help.into());
        self
    }

    /// The same with the value of one's own that means it.
    #[must_use]
    pub fn same_as(mut self, names: impl IntoIterator<Item = String>) -> Choice {
        self.same_as = names.into_iter().collect();
        self
    }

    /// The same with what is the house's own in it.
    #[must_use]
    pub fn with_house(mut self, house: impl IntoIterator<Item = Phrase>) -> Choice {
        self.house = house.into_iter().collect();
        self
    }
}
