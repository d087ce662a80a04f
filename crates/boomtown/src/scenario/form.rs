//! Reads the format of scenario files.

use games::GameEntry;
use serde_json::{Map, Value};
use table::{Consent, Seat};

use super::expectation::{self, Expectations};
use super::source::{self, Fields, Node, ScenarioError};
use crate::common;

const SCENARIO: [&str; 10] =
    ["title", "rule", "game", "options", "dice", "seed", "position", "play", "expect", "step"];
const FILE: [&str; 13] = [
    "title",
    "rule",
    "game",
    "options",
    "dice",
    "seed",
    "position",
    "play",
    "expect",
    "step",
    "scenario",
    "lesson",
    "introduces",
];
const STEP: [&str; 9] = ["note", "play", "seat", "dice", "undo", "expect", "learn", "accept", "instead"];

/// The content of a file.
pub(crate) struct ScenarioFile {
    /// The header of a lesson, if it is one.
    pub(crate) lesson: Option<LessonHead>,
    /// The file itself, or one for each `[[scenario]]`.
    pub(crate) scenarios: Vec<Scenario>,
}

/// The header of a lesson.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct LessonHead {
    /// The name within its game.
    pub(crate) name: String,
    /// The option that it introduces, or `scripted` for a scripted opponent; `None` for the game itself.
    pub(crate) introduces: Option<String>,
}

/// A scenario: a start, and steps with their expectations.
pub(crate) struct Scenario {
    pub(crate) title: String,
    /// The paragraph of the rules that it demonstrates.
    pub(crate) rule: Option<String>,
    pub(crate) line: usize,
    pub(crate) game: &'static GameEntry,
    pub(crate) start: Start,
    /// The line of the position or the options, if there is one.
    pub(crate) start_line: usize,
    pub(crate) chance: WrittenDice,
    /// The first one contains what is at the scenario's own level.
    pub(crate) steps: Vec<Step>,
}

/// The start of a scenario.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Start {
    Options(Value),
    Position(Value),
}

/// The source of the rolls.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum WrittenDice {
    Seed(u64),
    Dice(Vec<u32>),
}

/// An action, and the expectations after it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Step {
    pub(crate) line: usize,
    pub(crate) note: Option<String>,
    pub(crate) plays: Vec<Play>,
    pub(crate) dice: Option<Vec<u32>>,
    pub(crate) undo: Option<Undo>,
    pub(crate) expect: Expectations,
    /// In a lesson: the learner's text, and what is accepted instead of the first action.
    pub(crate) learn: Option<Learn>,
}

/// What makes a step one that the learner takes.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Learn {
    pub(crate) line: usize,
    /// The name of its texts within the lesson.
    pub(crate) name: String,
    pub(crate) accept: Accept,
    /// Wrong actions, each with the name of the text that says why.
    pub(crate) instead: Vec<(Play, String)>,
}

/// What is accepted besides the first action of a step.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Accept {
    /// These actions.
    These(Vec<Play>),
    /// Every legal action; the expectations must hold after each.
    Any,
    /// Every legal action after which the expectations hold.
    Expected,
}

/// An action and its seat; without a seat, the deciding one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Play {
    pub(crate) line: usize,
    pub(crate) seat: Option<Seat>,
    pub(crate) action: String,
}

/// An undo by a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Undo {
    pub(crate) seat: Seat,
    pub(crate) consent: Consent,
}

/// Parses a file.
pub(crate) fn read(source: &str) -> Result<ScenarioFile, ScenarioError> {
    let file = source::read(source)?;
    let fields = file.fields("the file", &FILE)?;
    let lesson = lesson(fields)?;
    let scenarios = scenarios(fields)?;
    let learns = scenarios.iter().flat_map(|scenario| &scenario.steps).find_map(|step| step.learn.as_ref());
    match (&lesson, learns) {
        (None, Some(learn)) => {
            Err(ScenarioError::at(learn.line, "'learn' belongs into a lesson: give the file a 'lesson'"))
        }
        (Some(_), None) => Err(ScenarioError::at(fields.line, "a lesson needs a step with 'learn'")),
        _ => Ok(ScenarioFile { lesson, scenarios }),
    }
}

fn lesson(fields: Fields<'_>) -> Result<Option<LessonHead>, ScenarioError> {
    let introduces = fields.read("introduces", Node::text)?;
    match (fields.read("lesson", Node::text)?, fields.get("introduces")) {
        (Some(name), _) => Ok(Some(LessonHead { name, introduces })),
        (None, Some(node)) => Err(ScenarioError::at(node.line, "only a 'lesson' introduces something")),
        (None, None) => Ok(None),
    }
}

/// The scenarios of a file: itself, or one for each `[[scenario]]`.
fn scenarios(fields: Fields<'_>) -> Result<Vec<Scenario>, ScenarioError> {
    let Some(list) = fields.get("scenario") else {
        return Ok(vec![scenario(fields, None)?]);
    };
    for key in ["play", "expect", "step"] {
        if let Some(node) = fields.get(key) {
            let why = format!("'{key}' is outside of a scenario: put it into a [[scenario]]");
            return Err(ScenarioError::at(node.line, why));
        }
    }
    let list = list.list("'scenario'")?;
    list.iter().map(|node| scenario(node.fields("a scenario", &SCENARIO)?, Some(fields))).collect()
}

/// Parses a scenario; what it omits comes from the file around it.
fn scenario(own: Fields<'_>, around: Option<Fields<'_>>) -> Result<Scenario, ScenarioError> {
    let get = |key: &str| own.get(key).or_else(|| around.and_then(|around| around.get(key)));
    let titles = [around.and_then(|around| around.get("title")), own.get("title")];
    let titles = titles.into_iter().flatten().map(|node| node.text("'title'"));
    let title = titles.collect::<Result<Vec<_>, _>>()?.join(": ");
    if title.is_empty() {
        return Err(ScenarioError::at(own.line, "the key 'title' is missing"));
    }
    let rule = get("rule").map(|node| node.text("'rule'")).transpose()?;
    let game = get("game").ok_or_else(|| ScenarioError::at(own.line, "the key 'game' is missing"))?;
    let name = game.text("'game'")?;
    let game = common::game(&name).map_err(|failure| ScenarioError::at(game.line, failure))?;
    let mut steps = vec![Step {
        line: own.line,
        note: None,
        plays: own.get("play").map(|node| plays(node, None)).transpose()?.unwrap_or_default(),
        dice: None,
        undo: None,
        expect: own.read("expect", expectation::read)?.unwrap_or_default(),
        learn: None,
    }];
    if let Some(list) = own.get("step") {
        for node in list.list("'step'")? {
            steps.push(step(node)?);
        }
    }
    let open = steps.iter().rev().skip(1).filter_map(|step| step.learn.as_ref());
    if let Some(learn) = open.into_iter().find(|learn| learn.accept != Accept::These(Vec::new())) {
        let why =
            "only the last step of a scenario can accept several actions: give the next one its own position";
        return Err(ScenarioError::at(learn.line, why));
    }
    let start_line = get("position").or_else(|| get("options")).map_or(own.line, |node| node.line);
    let (start, chance) = (start(own, around)?, chance(own, around)?);
    Ok(Scenario { title, rule, line: own.line, game, start, start_line, chance, steps })
}

/// A position, merged key by key over that of the file; or options.
fn start(own: Fields<'_>, around: Option<Fields<'_>>) -> Result<Start, ScenarioError> {
    let object = |fields: Fields<'_>, key: &str| -> Result<Option<Map<String, Value>>, ScenarioError> {
        fields.read(key, Node::to_object)
    };
    for fields in std::iter::once(own).chain(around) {
        if let (Some(_), Some(position)) = (fields.get("options"), fields.get("position")) {
            let why = "a game begins with 'options' or with a 'position', not with both";
            return Err(ScenarioError::at(position.line, why));
        }
    }
    let shared = match around {
        Some(around) if own.get("options").is_none() => object(around, "position")?,
        _ => None,
    };
    let position = match (shared, object(own, "position")?) {
        (Some(mut shared), Some(own)) => {
            shared.extend(own);
            Some(shared)
        }
        (shared, own) => own.or(shared),
    };
    if let Some(position) = position {
        return Ok(Start::Position(Value::Object(position)));
    }
    let options = match object(own, "options")? {
        Some(options) => Some(options),
        None => around.map(|around| object(around, "options")).transpose()?.flatten(),
    };
    Ok(Start::Options(Value::Object(options.unwrap_or_default())))
}

fn chance(own: Fields<'_>, around: Option<Fields<'_>>) -> Result<WrittenDice, ScenarioError> {
    for fields in std::iter::once(own).chain(around) {
        match (fields.get("dice"), fields.get("seed")) {
            (Some(_), Some(seed)) => {
                return Err(ScenarioError::at(
                    seed.line,
                    "rolls come from 'dice' or from a 'seed', not from both",
                ));
            }
            (Some(node), None) => return Ok(WrittenDice::Dice(dice(node)?)),
            (None, Some(node)) => return Ok(WrittenDice::Seed(node.number("'seed'")?)),
            (None, None) => {}
        }
    }
    Ok(WrittenDice::Seed(0))
}

fn dice(node: &Node) -> Result<Vec<u32>, ScenarioError> {
    node.list("'dice'")?.iter().map(|roll| roll.number("a roll")).collect()
}

fn step(node: &Node) -> Result<Step, ScenarioError> {
    let fields = node.fields("a step", &STEP)?;
    let seat = fields.read("seat", Node::seat)?;
    let step = Step {
        line: node.line,
        note: fields.read("note", Node::text)?,
        plays: fields.get("play").map(|node| plays(node, seat)).transpose()?.unwrap_or_default(),
        dice: fields.get("dice").map(dice).transpose()?,
        undo: fields.get("undo").map(undo).transpose()?,
        expect: fields.read("expect", expectation::read)?.unwrap_or_default(),
        learn: learn(fields, seat)?,
    };
    let needs_play =
        [fields.get("seat"), fields.get("dice"), fields.get("learn")].into_iter().flatten().next();
    match needs_play {
        Some(node) if step.plays.is_empty() => Err(ScenarioError::at(
            node.line,
            "'seat', 'dice' and 'learn' belong to a 'play', and this step has none",
        )),
        _ if step.undo.is_some() && !step.plays.is_empty() => {
            Err(ScenarioError::at(step.line, "a step has a 'play' or an 'undo', not both: make it two steps"))
        }
        _ => Ok(step),
    }
}

/// The learner's part of a step.
fn learn(fields: Fields<'_>, seat: Option<Seat>) -> Result<Option<Learn>, ScenarioError> {
    let Some(node) = fields.get("learn") else {
        return match fields.get("accept").or_else(|| fields.get("instead")) {
            Some(node) => Err(ScenarioError::at(node.line, "'accept' and 'instead' belong to a 'learn'")),
            None => Ok(None),
        };
    };
    let accept = match fields.get("accept") {
        None => Accept::These(Vec::new()),
        Some(accept) => match accept.as_text() {
            Some("any") => Accept::Any,
            Some("expected") => Accept::Expected,
            Some(_) => {
                return Err(ScenarioError::at(
                    accept.line,
                    "'accept' must be \"any\", \"expected\" or a list of actions",
                ));
            }
            None => Accept::These(plays(accept, seat)?),
        },
    };
    let instead = match fields.get("instead") {
        None => Vec::new(),
        Some(node) => {
            let entry = |(action, node): &(String, Node)| {
                Ok((play(node.line, action, seat)?, node.text(&format!("the answer to '{action}'"))?))
            };
            node.entries("'instead'")?.iter().map(entry).collect::<Result<_, ScenarioError>>()?
        }
    };
    Ok(Some(Learn { line: node.line, name: node.text("'learn'")?, accept, instead }))
}

fn plays(node: &Node, seat: Option<Seat>) -> Result<Vec<Play>, ScenarioError> {
    match node.as_list() {
        Some(list) => list.iter().map(|node| play(node.line, &node.text("an action")?, seat)).collect(),
        None => Ok(vec![play(node.line, &node.text("'play'")?, seat)?]),
    }
}

/// Parses `take 7`, or `1: take 7` with a seat.
pub(crate) fn play(line: usize, text: &str, seat: Option<Seat>) -> Result<Play, ScenarioError> {
    let prefix = text.split_once(':').map(|(number, action)| (number.trim(), action.trim()));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match prefix {
        Some((number, action)) if is_number(number) => {
            let seat = number.parse().map_err(|bad| ScenarioError::at(line, bad))?;
            Ok(Play { line, seat: Some(seat), action: action.to_owned() })
        }
        _ => Ok(Play { line, seat, action: text.trim().to_owned() }),
    }
}

fn undo(node: &Node) -> Result<Undo, ScenarioError> {
    if !node.is_table() {
        return Ok(Undo { seat: node.seat("'undo'")?, consent: Consent::NotAsked });
    }
    let fields = node.fields("'undo'", &["seat", "consent"])?;
    let seat = fields.read("seat", Node::seat)?;
    let seat = seat.ok_or_else(|| ScenarioError::at(node.line, "'undo' needs a 'seat'"))?;
    let given = fields.read("consent", Node::truth)?.unwrap_or_default();
    Ok(Undo { seat, consent: if given { Consent::Given } else { Consent::NotAsked } })
}
