//! The expectations that a scenario can state (`expect`).

use serde_json::Value;
use table::Seat;

use super::form::{Play, play};
use super::source::{Node, ScenarioError};
use super::subset;

/// Parses a value of `expect`; the text is the name of the value in error messages.
type Reader = fn(&Node, &str) -> Result<What, ScenarioError>;

/// Every key of `expect` except `viewer`, and its parser.
const FORMS: [(&str, Reader); 17] = [
    ("points", |node, what| by_seat(node, what, Node::number).map(What::Points)),
    ("lines", |node, what| by_seat(node, what, lines).map(What::Lines)),
    ("places", |node, what| by_seat(node, what, Node::number).map(What::Places)),
    ("winners", |node, what| seats(node, what).map(What::Winners)),
    ("deciders", |node, what| seats(node, what).map(What::Deciders)),
    ("over", |node, what| node.truth(what).map(What::Over)),
    ("count", |node, what| count(node, what).map(What::Count)),
    ("legal", |node, what| plays(node, what).map(What::Legal)),
    ("only_legal", |node, what| plays(node, what).map(What::OnlyLegal)),
    ("illegal", |node, what| illegal(node, what).map(What::Illegal)),
    ("position", |node, _| subset::read(node).map(|part| What::Part(Whole::Position, part))),
    ("view", |node, _| subset::read(node).map(|part| What::Part(Whole::View, part))),
    ("facts", |node, _| subset::read(node).map(|part| What::Part(Whole::Facts, part))),
    ("events", |node, what| patterns(node, what).map(What::Events)),
    ("no_events", |node, what| patterns(node, what).map(What::NoEvents)),
    ("undo", |node, what| by_seat(node, what, undo_is).map(What::Undo)),
    ("refused", |node, what| node.text(what).map(What::Refused)),
];

/// All expectations at one step.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Expectations {
    pub(crate) line: usize,
    /// The viewer; a spectator if omitted.
    pub(crate) viewer: Option<Seat>,
    pub(crate) list: Vec<Expectation>,
}

/// An expectation, and its line.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Expectation {
    pub(crate) line: usize,
    pub(crate) what: What,
}

/// Something that must hold.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum What {
    Points(BySeat<i32>),
    Lines(BySeat<Vec<(String, i32)>>),
    Places(BySeat<u8>),
    Winners(Vec<Seat>),
    Deciders(Vec<Seat>),
    Over(bool),
    Count(Count),
    Legal(Vec<Play>),
    OnlyLegal(Vec<Play>),
    Illegal(Vec<Refused>),
    /// A part of the position, the view or the facts.
    Part(Whole, Value),
    Events(Vec<Pattern>),
    NoEvents(Vec<Pattern>),
    Undo(BySeat<UndoIs>),
    /// The game cannot begin, for this reason.
    Refused(String),
}

/// Values for seats: for all of them in order, or for some by number.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum BySeat<T> {
    All(Vec<T>),
    Some(Vec<(Seat, T)>),
}

/// The number of legal actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Count {
    OfTheOneAsked(usize),
    Of(Vec<(Seat, usize)>),
}

/// An action that must be illegal, and the reason if given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    pub(crate) play: Play,
    pub(crate) why: Option<String>,
}

/// What a part is compared with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whole {
    Position,
    View,
    Facts,
}

/// An event by its name or a part of its sentence, or by some of its data.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Pattern {
    Named(String),
    Data(Value),
}

/// What an undo by a seat would need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum UndoIs {
    Free,
    NeedsConsent,
    Nothing,
}

impl UndoIs {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            UndoIs::Free => "free",
            UndoIs::NeedsConsent => "needs-consent",
            UndoIs::Nothing => "nothing",
        }
    }
}

pub(crate) fn read(node: &Node, what: &str) -> Result<Expectations, ScenarioError> {
    let known: Vec<&str> = std::iter::once("viewer").chain(FORMS.map(|(key, _)| key)).collect();
    let fields = node.fields(what, &known)?;
    let mut list = Vec::new();
    for (key, read) in FORMS {
        if let Some(node) = fields.get(key) {
            list.push(Expectation { line: node.line, what: read(node, &format!("'{key}'"))? });
        }
    }
    list.sort_by_key(|expectation| expectation.line);
    Ok(Expectations { line: node.line, viewer: fields.read("viewer", Node::seat)?, list })
}

fn by_seat<T>(
    node: &Node,
    what: &str,
    read: impl Fn(&Node, &str) -> Result<T, ScenarioError>,
) -> Result<BySeat<T>, ScenarioError> {
    if node.is_table() {
        return some_seats(node, what, read).map(BySeat::Some);
    }
    let all = node.list(what)?.iter().map(|node| read(node, &format!("an element of {what}")));
    Ok(BySeat::All(all.collect::<Result<_, _>>()?))
}

fn some_seats<T>(
    node: &Node,
    what: &str,
    read: impl Fn(&Node, &str) -> Result<T, ScenarioError>,
) -> Result<Vec<(Seat, T)>, ScenarioError> {
    let entry = |(key, node): &(String, Node)| {
        let seat = key.parse().map_err(|bad| ScenarioError::at(node.line, format!("in {what} {bad}")))?;
        Ok((seat, read(node, &format!("{what} of seat {key}"))?))
    };
    node.entries(what)?.iter().map(entry).collect()
}

fn lines(node: &Node, what: &str) -> Result<Vec<(String, i32)>, ScenarioError> {
    let entries = node.entries(what)?.iter();
    entries.map(|(label, node)| Ok((label.clone(), node.number(&format!("'{label}' in {what}"))?))).collect()
}

fn seats(node: &Node, what: &str) -> Result<Vec<Seat>, ScenarioError> {
    node.list(what)?.iter().map(|node| node.seat(&format!("an element of {what}"))).collect()
}

fn count(node: &Node, what: &str) -> Result<Count, ScenarioError> {
    if node.is_table() {
        some_seats(node, what, Node::number).map(Count::Of)
    } else {
        node.number(what).map(Count::OfTheOneAsked)
    }
}

fn plays(node: &Node, what: &str) -> Result<Vec<Play>, ScenarioError> {
    let list = node.list(what)?.iter();
    list.map(|node| play(node.line, &node.text(&format!("an element of {what}"))?, None)).collect()
}

/// A list of actions, or a table from actions to the reasons.
fn illegal(node: &Node, what: &str) -> Result<Vec<Refused>, ScenarioError> {
    if !node.is_table() {
        return Ok(plays(node, what)?.into_iter().map(|play| Refused { play, why: None }).collect());
    }
    let entries = node.entries(what)?.iter();
    entries
        .map(|(action, node)| {
            let why = node.text(&format!("the reason for '{action}'"))?;
            Ok(Refused { play: play(node.line, action, None)?, why: Some(why) })
        })
        .collect()
}

fn patterns(node: &Node, what: &str) -> Result<Vec<Pattern>, ScenarioError> {
    let list = node.list(what)?.iter();
    list.map(|node| match node.as_text() {
        Some(name) => Ok(Pattern::Named(name.to_owned())),
        None if node.is_table() => Ok(Pattern::Data(subset::read(node)?)),
        None => Err(ScenarioError::at(node.line, format!("an element of {what} must be a text or a table"))),
    })
    .collect()
}

fn undo_is(node: &Node, what: &str) -> Result<UndoIs, ScenarioError> {
    let name = node.text(what)?;
    let all = [UndoIs::Free, UndoIs::NeedsConsent, UndoIs::Nothing];
    all.into_iter().find(|is| is.name() == name).ok_or_else(|| {
        ScenarioError::at(
            node.line,
            format!("{what} must be 'free', 'needs-consent' or 'nothing', not '{name}'"),
        )
    })
}
