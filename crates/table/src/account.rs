//! The text account of a view: what the terminal shows and what a screen reader reads.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{Chapter, Game, Phrase, Seat, Standings, Used};

/// A game whose views can be shown as text, in characters and in words.
pub trait TextAccount: Game {
    /// Writes a view as text.
    fn account(view: &Self::View) -> Account;

    /// The question that the viewer must answer now (for a spectator: that some seat must answer), as in [`Account::asked`].
    fn prompt(view: &Self::View) -> Option<Phrase> {
        Self::account(view).asked
    }

    /// The points of each seat if the game ended now, as far as the viewer can know.
    fn scores(view: &Self::View) -> Standings;

    /// Like [`scores`](TextAccount::scores), with the parts of every line. They are reported by the code that counts them.
    fn explain(view: &Self::View) -> Standings {
        Self::scores(view)
    }

    /// The parts of a game that is played in rounds. `first` is the view before the first decision; `told` are the events since
    /// then, each with the number of decisions made before it.
    fn chapters(_first: &Self::View, _told: &[(usize, &Self::Event)]) -> Vec<Chapter> {
        Vec::new()
    }

    /// The things that players used (characters, buildings) and that are worth counting over many games, from all events of one
    /// game.
    fn used(_told: &[&Self::Event]) -> Vec<Used> {
        Vec::new()
    }

    /// Facts that follow from a view and that scenarios can assert, such as which card is on top of a cell.
    fn facts(_: &Self::View) -> impl Serialize {}
}

/// A view as text, in characters and in words.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Account {
    /// Pictures made of characters, each with a title: the board, a player's town.
    pub pictures: Vec<Picture>,
    /// The same content in sentences, complete without the pictures.
    pub words: Vec<Phrase>,
    /// The question that the viewer must answer now (for a spectator: that some seat must answer).
    pub asked: Option<Phrase>,
}

/// A picture made of characters.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Picture {
    /// What it shows.
    pub title: Phrase,
    /// The player whose picture it is, if any. It is shown in that player's colour and with their symbol.
    pub owner: Option<Seat>,
    /// The lines from top to bottom. Every character is one column wide. A line that contains a sentence may be wrapped.
    pub lines: Vec<Line>,
}

/// One line of a picture.
pub type Line = Vec<Span>;

/// Characters that look the same.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Span {
    /// The text.
    pub text: Ink,
    /// How it looks. A tone is never the only carrier of a meaning.
    pub tone: Tone,
}

/// The text of a span.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ink {
    /// Characters that are the same in every language.
    Plain(Cow<'static, str>),
    /// A message to translate.
    Words(Phrase),
}

impl Span {
    /// Characters that are the same in every language.
    pub fn plain(text: impl Into<Cow<'static, str>>, tone: Tone) -> Span {
        Span { text: Ink::Plain(text.into()), tone }
    }

    /// A message to translate.
    pub fn words(phrase: impl Into<Phrase>, tone: Tone) -> Span {
        Span { text: Ink::Words(phrase.into()), tone }
    }
}

/// How characters look. The client's theme maps tones to colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    /// Ordinary text.
    Plain,
    /// Less important.
    Dim,
    /// More important.
    Strong,
    /// Where something can be done, or was just done.
    Target,
    /// A gain.
    Gain,
    /// A loss.
    Loss,
    /// A player's colour.
    Seat(Seat),
    /// A background of this hue.
    Ground(Hue),
    /// The same background, highlighted: the piece that is being placed, or the last one placed.
    Marked(Hue),
}

/// Hues of backgrounds and pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Hue {
    /// Desert.
    Sand,
    /// Forest.
    Leaf,
    /// Snow.
    Snow,
    /// Mountain.
    Rock,
    /// Plains.
    Grass,
    /// Water.
    Water,
    /// The bare table.
    Bare,
}
