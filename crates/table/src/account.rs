//! The text account of a view: what the terminal shows and a screen reader reads.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{Chapter, Game, Phrase, Seat, Standings, Used};

/// The text account of a game: what a viewer sees, in characters and in words.
pub trait TextAccount: Game {
    /// The account of a view.
    fn account(view: &Self::View) -> Account;

    /// What the viewer (or, for a spectator, somebody) is being asked now: the `asked` of the account, without the rest.
    fn prompt(view: &Self::View) -> Option<Phrase> {
        Self::account(view).asked
    }

    /// The points of each seat if the game ended now.
    fn scores(view: &Self::View) -> Standings;

    /// The same with the parts of every line, made by the code that counts them: what is shown when somebody asks where points
    /// come from.
    fn explain(view: &Self::View) -> Standings {
        Self::scores(view)
    }

    /// What happened part by part, for a game that is played in rounds: from the view before the first decision and what was told
    /// since, each event with the number of decisions before it.
    fn chapters(_first: &Self::View, _told: &[(usize, &Self::Event)]) -> Vec<Chapter> {
        Vec::new()
    }

    /// What players used that is worth counting over many games, from all that happened in one.
    fn used(_told: &[&Self::Event]) -> Vec<Used> {
        Vec::new()
    }

    /// What follows from a view and is worth asserting of it, such as what lies on top where pieces cover each other.
    fn facts(_: &Self::View) -> impl Serialize {}
}

/// What a viewer sees, in characters and in words.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Account {
    /// Pictures in characters, each with a title: the board, a player's town.
    pub pictures: Vec<Picture>,
    /// The same in sentences, complete without the pictures.
    pub words: Vec<Phrase>,
    /// What the viewer (or, for a spectator, somebody) is being asked now.
    pub asked: Option<Phrase>,
}

/// A picture in characters.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Picture {
    /// What it shows.
    pub title: Phrase,
    /// Whose it is, if it is somebody's: shown in that player's colour with his symbol.
    pub owner: Option<Seat>,
    /// From top to bottom. Every character is one column wide. A line with a sentence in it may be broken to fit.
    pub lines: Vec<Line>,
}

/// One line of a picture.
pub type Line = Vec<Span>;

/// Characters of one look.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Span {
    /// What is written.
    pub text: Ink,
    /// How it looks. Never the only carrier of a meaning.
    pub tone: Tone,
}

/// What a span writes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ink {
    /// Characters that are the same in every language.
    Plain(Cow<'static, str>),
    /// Words.
    Words(Phrase),
}

impl Span {
    /// Characters that are the same in every language.
    pub fn plain(text: impl Into<Cow<'static, str>>, tone: Tone) -> Span {
        Span { text: Ink::Plain(text.into()), tone }
    }

    /// Words.
    pub fn words(phrase: impl Into<Phrase>, tone: Tone) -> Span {
        Span { text: Ink::Words(phrase.into()), tone }
    }
}

/// How characters look; the client's theme makes colours of it.
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
    /// Where something may be done, or was just done.
    Target,
    /// A gain.
    Gain,
    /// A loss.
    Loss,
    /// A player's colour.
    Seat(Seat),
    /// A ground of this hue.
    Ground(Hue),
    /// The same ground, marked: the piece that is being laid, the last one laid.
    Marked(Hue),
}

/// Hues of grounds and pieces.
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
    /// Bare table.
    Bare,
}
