//! Plays a scenario and collects everything that differs from what it expects.

use std::ops::Range;

use table::GameError;
use table::{AnySession, Dice, Seat};
use words::Words;

use super::expectation::What;
use super::form::{self, Play, Scenario, Start, Step, Undo};
use super::holds;
use super::learn::Learnt;
use crate::chance::DiceSource;
use crate::naming;

/// Something that is not as expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    /// The line of the expectation.
    pub(crate) line: usize,
    /// The step.
    pub(crate) when: String,
    /// What was compared.
    pub(crate) what: String,
    pub(crate) expected: String,
    pub(crate) found: String,
}

/// Everything that is not as expected; `learnt` is called with every decision of a learner.
pub(crate) fn check(scenario: &Scenario, english: &Words, learnt: &mut dyn FnMut(&Learnt<'_>)) -> Vec<Fault> {
    let mut chance = match &scenario.chance {
        form::WrittenDice::Seed(seed) => DiceSource::seeded(*seed),
        form::WrittenDice::Dice(dice) => DiceSource::scripted(dice.clone()),
    };
    let begun = match &scenario.start {
        Start::Options(options) => scenario.game.game().begin(options, &mut chance),
        Start::Position(position) => scenario.game.game().load(position),
    };
    let fault = |what: &str, expected: &str, found: String| Fault {
        line: scenario.start_line,
        when: "at the beginning".to_owned(),
        what: what.to_owned(),
        expected: expected.to_owned(),
        found,
    };
    if let Some(misfit) = chance.take_fault() {
        return vec![fault("dice", "as many rolls as the set-up takes", misfit.to_string())];
    }
    match (begun, refusal(scenario)) {
        (Ok(session), None) => Run::new(session, chance, english).all(scenario, learnt),
        (Ok(_), Some(why)) => vec![fault("refused", why, "the game begins".to_owned())],
        (Err(bad), None) => vec![fault("start", "a game that can begin", naming::bad_start(&bad, english))],
        (Err(bad), Some(why)) if is_refused_for(&bad, why, english) => Vec::new(),
        (Err(bad), Some(why)) => vec![fault("refused", why, naming::bad_start(&bad, english))],
    }
}

/// Why the game should not begin, if it should not.
fn refusal(scenario: &Scenario) -> Option<&str> {
    scenario.steps[0].expect.list.iter().find_map(|expectation| match &expectation.what {
        What::Refused(why) => Some(why.as_str()),
        _ => None,
    })
}

fn is_refused_for(bad: &GameError, why: &str, english: &Words) -> bool {
    match bad {
        GameError::Malformed(sentence) => naming::contains(sentence, why),
        GameError::Illegal(found) => naming::means(why, found, english),
    }
}

/// A scenario being played.
pub(super) struct Run<'a> {
    pub(super) session: Box<dyn AnySession>,
    pub(super) english: &'a Words,
    /// The decisions of the last step that had any; `None` before the first.
    pub(super) last: Option<Range<usize>>,
    pub(super) chance: DiceSource,
    /// The step that is being checked.
    pub(super) step: String,
    /// What was last done in it.
    done: Option<String>,
    pub(super) faults: Vec<Fault>,
}

/// The scenario cannot continue.
pub(super) struct Stop;

impl<'a> Run<'a> {
    pub(super) fn new(session: Box<dyn AnySession>, chance: DiceSource, english: &'a Words) -> Run<'a> {
        Run { session, english, last: None, chance, step: String::new(), done: None, faults: Vec::new() }
    }

    fn all(mut self, scenario: &Scenario, learnt: &mut dyn FnMut(&Learnt<'_>)) -> Vec<Fault> {
        for (index, step) in scenario.steps.iter().enumerate() {
            self.done = None;
            self.step = match (index, &step.note) {
                (0, _) => "at the beginning".to_owned(),
                (index, None) => format!("step {index}"),
                (index, Some(note)) => format!("step {index} ({note})"),
            };
            if let Some(learn) = &step.learn {
                match self.learn(step, learn) {
                    Ok(asked) => learnt(&asked),
                    Err(Stop) => return self.faults,
                }
            }
            if self.step(step).is_err() {
                return self.faults;
            }
        }
        if self.chance.left() > 0 {
            let found = format!("{} more", self.chance.left());
            self.fault(scenario.line, "dice", "as many rolls as are needed".to_owned(), found);
        }
        self.faults
    }

    pub(super) fn fault(&mut self, line: usize, what: impl Into<String>, expected: String, found: String) {
        let when = match &self.done {
            Some(done) => format!("{}, after {done}", self.step),
            None => self.step.clone(),
        };
        self.faults.push(Fault { line, when, what: what.into(), expected, found });
    }

    pub(super) fn step(&mut self, step: &Step) -> Result<(), Stop> {
        let before = self.session.decisions();
        match &step.dice {
            Some(script) => {
                let usual = std::mem::replace(&mut self.chance, DiceSource::scripted(script.clone()));
                self.plays(&step.plays)?;
                let own = std::mem::replace(&mut self.chance, usual);
                if own.left() > 0 {
                    let found = format!("{} of {} are not needed", own.left(), script.len());
                    self.fault(step.line, "dice", "as many rolls as are needed".to_owned(), found);
                }
            }
            None => self.plays(&step.plays)?,
        }
        if !step.plays.is_empty() {
            self.last = Some(before..self.session.decisions());
        }
        if let Some(undo) = step.undo {
            self.undo(step.line, undo)?;
        }
        holds::check(self, &step.expect);
        Ok(())
    }

    fn plays(&mut self, plays: &[Play]) -> Result<(), Stop> {
        plays.iter().try_for_each(|play| self.play(play))
    }

    fn play(&mut self, play: &Play) -> Result<(), Stop> {
        let seat = self.seat_of(play)?;
        let done = self.session.play(seat, &play.action, &mut self.chance as &mut dyn Dice);
        let found = match (done, self.chance.take_fault()) {
            (Ok(()), None) => {
                self.done = Some(format!("'{seat}: {}'", play.action));
                return Ok(());
            }
            (Ok(()), Some(misfit)) => misfit.to_string(),
            (Err(refusal), _) => holds::said(&refusal, self.english),
        };
        self.fault(play.line, format!("play '{seat}: {}'", play.action), "to be legal".to_owned(), found);
        Err(Stop)
    }

    /// The seat of an action without one: the only seat that must decide.
    pub(super) fn seat_of(&mut self, play: &Play) -> Result<Seat, Stop> {
        self.asked(play).map_err(|found| {
            let what = format!("play '{}'", play.action);
            self.fault(play.line, what, "one seat that is asked".to_owned(), found.to_string());
            Stop
        })
    }

    pub(super) fn asked(&self, play: &Play) -> Result<Seat, GameError> {
        if let Some(seat) = play.seat {
            return Ok(seat);
        }
        let asked: Vec<Seat> = self.session.deciders().iter().collect();
        match asked[..] {
            [seat] => Ok(seat),
            [] => Err(GameError::Malformed("nobody is asked".to_owned())),
            _ => Err(GameError::Malformed(format!(
                "{} are asked: write the seat in front, as in '1: {}'",
                asked.len(),
                play.action
            ))),
        }
    }

    fn undo(&mut self, line: usize, undo: Undo) -> Result<(), Stop> {
        match self.session.undo(undo.seat, undo.consent) {
            Ok(_) => {
                self.last = Some(0..0);
                self.done = Some(format!("the undo by seat {}", undo.seat));
                Ok(())
            }
            Err(no) => {
                let found = format!("{} ({})", self.english.say(&no.phrase()), no.phrase().id);
                self.fault(line, format!("undo by seat {}", undo.seat), "to be possible".to_owned(), found);
                Err(Stop)
            }
        }
    }
}
