//! The numbers and lists of a game's rules by name, for pages that quote them.

use serde::Serialize;

use crate::Phrase;

/// A figure or a list of the rules.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figure {
    /// The name by which pages quote it.
    #[serde(skip)]
    pub name: String,
    /// What stands there.
    pub shows: Shows,
    /// Whether it is the house's own.
    pub house: bool,
}

/// What a figure shows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shows {
    /// A number.
    Number(i64),
    /// Several amounts of money.
    Dollars(Vec<i64>),
    /// What is the same in every language.
    Text(String),
    /// Several things by their names.
    Names(Vec<Phrase>),
}

impl Figure {
    /// The number that goes by this name.
    pub fn number(name: impl Into<String>, number: impl Into<i64>) -> Figure {
        Figure { name: name.into(), shows: Shows::Number(number.into()), house: false }
    }

    /// These amounts of money.
    pub fn dollars<N: Into<i64>>(name: impl Into<String>, amounts: impl IntoIterator<Item = N>) -> Figure {
        let amounts = amounts.into_iter().map(Into::into).collect();
        Figure { name: name.into(), shows: Shows::Dollars(amounts), house: false }
    }

    /// This text.
    pub fn text(name: impl Into<String>, text: impl Into<String>) -> Figure {
        Figure { name: name.into(), shows: Shows::Text(text.into()), house: false }
    }

    /// These things.
    pub fn names(name: impl Into<String>, names: impl IntoIterator<Item = Phrase>) -> Figure {
        Figure { name: name.into(), shows: Shows::Names(names.into_iter().collect()), house: false }
    }

    /// The same, the house's own if it is.
    #[must_use]
    pub fn ours(mut self, house: bool) -> Figure {
        self.house = house;
        self
    }
}
