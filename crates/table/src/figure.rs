//! The figures and lists of a game's rules by name, for pages that quote them.

use serde::Serialize;

use crate::Phrase;

/// A figure or a list of the rules.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figure {
    /// The name by which pages quote it.
    #[serde(skip)]
    pub name: String,
    /// Its value.
    pub shows: Shows,
    /// Whether it is a house figure, that is, not the printed one.
    pub house: bool,
}

/// The value of a figure.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shows {
    /// A number.
    Number(i64),
    /// Several amounts of money.
    Dollars(Vec<i64>),
    /// Text that is the same in every language.
    Text(String),
    /// Several things, by name.
    Names(Vec<Phrase>),
}

impl Figure {
    /// A number.
    pub fn number(name: impl Into<String>, number: impl Into<i64>) -> Figure {
        Figure { name: name.into(), shows: Shows::Number(number.into()), house: false }
    }

    /// Amounts of money.
    pub fn dollars<N: Into<i64>>(name: impl Into<String>, amounts: impl IntoIterator<Item = N>) -> Figure {
        let amounts = amounts.into_iter().map(Into::into).collect();
        Figure { name: name.into(), shows: Shows::Dollars(amounts), house: false }
    }

    /// A text.
    pub fn text(name: impl Into<String>, text: impl Into<String>) -> Figure {
        Figure { name: name.into(), shows: Shows::Text(text.into()), house: false }
    }

    /// Several things.
    pub fn names(name: impl Into<String>, names: impl IntoIterator<Item = Phrase>) -> Figure {
        Figure { name: name.into(), shows: Shows::Names(names.into_iter().collect()), house: false }
    }

    /// Marks it as a house figure if `house` is true.
    #[must_use]
    pub fn ours(mut self, house: bool) -> Figure {
        self.house = house;
        self
    }
}
