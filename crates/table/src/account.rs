//! The text account of a view: what the terminal shows and a screen reader reads.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{BadOptions, Field, Figure, Game, House, Phrase, Seat, Standings};

/// A game that can tell what a viewer sees, in characters and in words.
pub trait Telling: Game {
    /// The account of a view.
    fn account(view: &Self::View) -> Account;

    /// What the viewer (or, for a spectator, somebody) is being asked now: what the account says of it, without the rest.
    fn prompt(view: &Self::View) -> Option<Phrase> {
        Self::account(view).asked
    }

    /// The points as they stand, if the game ended now.
    fn scores(view: &Self::View) -> Standings;

    /// What follows from a view and is worth asserting of it, such as what lies on top where pieces cover each other.
    fn facts(_: &Self::View) -> impl Serialize {}

    /// What an action is called in the list of choices, and by how much it changes the points at once, if it does.
    fn choice(view: &Self::View, seat: Seat, action: Self::Action) -> (Phrase, Option<i32>);

    /// What an action would bring: the board with it and the points, for a look before deciding.
    fn preview(view: &Self::View, seat: Seat, action: Self::Action) -> Account;

    /// The points with an action, where they can be known before it is carried out.
    fn foresee(_view: &Self::View, _seat: Seat, _action: Self::Action) -> Option<Standings> {
        None
    }

    /// The options a client can offer.
    fn fields() -> Vec<Field>;

    /// The figures that are the house's own, as the data files mark them.
    fn house() -> Vec<House> {
        Vec::new()
    }

    /// The figures and lists of the rules, for pages that quote them.
    fn figures() -> Vec<Figure> {
        Vec::new()
    }

    /// The same options for so many seats that are held by a player.
    fn with_players(options: &Self::Options, players: usize) -> Result<Self::Options, BadOptions>;

    /// How many seats the options make, and which of them a person or a bot must hold; the others play by the
    /// rules (a scripted opponent).
    fn chairs(options: &Self::Options) -> Vec<Chair>;
}

/// Who can hold a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Chair {
    /// A person or a bot.
    Player,
    /// The rules themselves.
    Scripted,
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
