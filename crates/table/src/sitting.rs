//! One game from the first decision to the last.

use std::error::Error;
use std::fmt;

use serde::Deserialize;
use serde_json::Value;

use crate::dice::{RecordedDice, Roll, ScriptedDice};
use crate::record::{Entry, Record, Start};
use crate::{BadOptions, BadText, Dice, Event, Game, Illegal, Phrase, Seat, Silence};

/// One game from the first decision to the last: the state, how it came about, and its record.
#[derive(Clone, Debug)]
pub struct Sitting<G: Game> {
    record: Record,
    start: G,
    opening: Vec<G::Event>,
    line: Vec<Step<G>>,
    state: G,
}

/// A decision that stands.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// Whose.
    pub seat: Seat,
    /// What was decided.
    pub action: G::Action,
    /// The rolls it caused.
    pub rolls: Vec<Roll>,
    /// What happened.
    pub events: Vec<G::Event>,
}

impl<G: Game> Step<G> {
    /// Whether undoing this decision would take back something that others have seen by chance or by reveal.
    fn is_barrier(&self) -> bool {
        !self.rolls.is_empty() || self.events.iter().any(Event::reveals)
    }
}

/// Whether the others agreed to an undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Consent {
    /// Nobody was asked: only what is free can be taken back.
    NotAsked,
    /// All who had to agree did.
    Given,
}

/// Why nothing was undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// The seat has made no decision that still stands.
    Nothing,
    /// A roll, a reveal or somebody else's decision came since: the others must agree.
    NeedsConsent,
}

impl NoUndo {
    /// The reason for a person.
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            NoUndo::Nothing => "undo-nothing",
            NoUndo::NeedsConsent => "undo-needs-consent",
        })
    }
}

/// Why a record cannot be gone on with.
#[derive(Clone, PartialEq, Debug)]
pub enum Diverged {
    /// The record is of another game.
    OtherGame {
        /// Of which.
        game: String,
    },
    /// The record comes from newer rules than these.
    NewerRules {
        /// Its version.
        version: u32,
    },
    /// The header's options or position are refused.
    Start {
        /// Why.
        why: String,
    },
    /// An entry is refused.
    Entry {
        /// Which, counted from 0.
        index: usize,
        /// Why.
        why: String,
    },
    /// The final points are not the recorded ones.
    Result {
        /// What the record says.
        recorded: Vec<i32>,
        /// What replaying gives; nothing if the game is not over.
        replayed: Option<Vec<i32>>,
    },
    /// The kept state is not the one that replaying gives, or cannot be read.
    State {
        /// Why.
        why: String,
    },
}

impl fmt::Display for Diverged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Diverged::OtherGame { game } => write!(f, "this is a record of '{game}'"),
            Diverged::NewerRules { version } => write!(
                f,
                "the record follows version {version} of the rules, newer than this program's: get a newer Boomtown"
            ),
            Diverged::Start { why } => write!(f, "the game cannot begin as recorded: {why}"),
            Diverged::Entry { index, why } => write!(f, "entry {}: {why}", index + 1),
            Diverged::Result { recorded, replayed: Some(replayed) } => {
                write!(f, "the record gives the points as {recorded:?}, but they are {replayed:?}")
            }
            Diverged::Result { recorded, replayed: None } => {
                write!(f, "the record gives the points as {recorded:?}, but its game is not over")
            }
            Diverged::State { why } => write!(f, "the kept state: {why}"),
        }
    }
}

impl Error for Diverged {}

/// How a record was taken up again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resumed {
    /// By replaying it whole.
    Replayed,
    /// From the state kept with it, because the rules have changed since.
    FromKeptState,
}

impl<G: Game> Sitting<G> {
    /// Sets a game up.
    pub fn begin(options: &G::Options, dice: &mut impl Dice) -> Result<Sitting<G>, BadOptions> {
        let mut recorded = RecordedDice::new(dice);
        let mut opening = Vec::new();
        let state = G::begin(options, &mut recorded, &mut opening)?;
        let record = Record::new(G::NAME, G::RULES, to_value(options), Start::Setup(recorded.into_rolls()));
        Ok(Sitting { record, start: state.clone(), opening, line: Vec::new(), state })
    }

    /// Begins with a position that somebody set up.
    pub fn from_position(state: G) -> Sitting<G> {
        let start = Start::Position(to_value(&state));
        let record = Record::new(G::NAME, G::RULES, to_value(&state.options()), start);
        Sitting { record, start: state.clone(), opening: Vec::new(), line: Vec::new(), state }
    }

    /// Takes a record up again.
    ///
    /// A record of the same rules must replay to the letter. One that older rules wrote goes on from the state kept
    /// with it if it replays differently now, so that nobody loses a game to a mended rule.
    pub fn resume(record: &Record) -> Result<(Sitting<G>, Resumed), Diverged> {
        if record.game() != G::NAME {
            return Err(Diverged::OtherGame { game: record.game().to_owned() });
        }
        if record.rules() > G::RULES {
            return Err(Diverged::NewerRules { version: record.rules() });
        }
        match Self::replay(record) {
            Ok(sitting) => Ok((sitting, Resumed::Replayed)),
            Err(diverged) if record.rules() == G::RULES => Err(diverged),
            Err(diverged) => {
                let state = record.state().ok_or(diverged)?;
                let sitting = Self::go_on_from(record, state)?;
                Ok((sitting, Resumed::FromKeptState))
            }
        }
    }

    fn replay(record: &Record) -> Result<Sitting<G>, Diverged> {
        let mut sitting = Self::replay_start(record)?;
        sitting.record.set_players(record.players().to_vec());
        if let Some(commitment) = record.commitment() {
            sitting.record.seal(commitment, record.salts().to_vec());
        }
        for (index, entry) in record.entries().iter().enumerate() {
            sitting.replay_entry(entry).map_err(|why| Diverged::Entry { index, why })?;
        }
        if let Some(secret) = record.secret() {
            sitting.record.reveal(secret.clone());
        }
        sitting.check_against_kept(record)?;
        sitting.record.keep(record.state().cloned(), record.result().map(<[i32]>::to_vec));
        Ok(sitting)
    }

    fn replay_start(record: &Record) -> Result<Sitting<G>, Diverged> {
        let refused = |why: String| Diverged::Start { why };
        let mut sitting = match record.start() {
            Start::Position(position) => Self::from_position(read_value(position).map_err(refused)?),
            Start::Setup(rolls) => {
                let options: G::Options = read_value(record.options()).map_err(refused)?;
                let mut script = ScriptedDice::new(values(rolls));
                let sitting = Self::begin(&options, &mut script).map_err(|bad| refused(bad.to_string()))?;
                check_rolls(&mut script, rolls, sitting.record.rolls()).map_err(refused)?;
                sitting
            }
        };
        // Keeps the header as it was written, options spelled out or not.
        let mut header =
            Record::new(G::NAME, record.first_rules(), record.options().clone(), record.start().clone());
        std::mem::swap(&mut sitting.record, &mut header);
        Ok(sitting)
    }

    fn replay_entry(&mut self, entry: &Entry) -> Result<(), String> {
        match entry {
            Entry::Play { seat, action, rolls } => {
                let action: G::Action = action.parse().map_err(|bad: BadText| bad.to_string())?;
                let mut script = ScriptedDice::new(values(rolls));
                let step = self.play(*seat, action, &mut script).map_err(|illegal| illegal.to_string())?;
                check_rolls(&mut script, rolls, &step.rolls)
            }
            Entry::Undo { seat, keep } => {
                if *keep >= self.line.len() {
                    return Err(format!("{} decisions stand, so {keep} cannot be kept", self.line.len()));
                }
                self.cut(*seat, *keep);
                Ok(())
            }
            Entry::Rules { version, position } => {
                let state: G = read_value(position)?;
                self.restart(*version, position.clone(), state);
                Ok(())
            }
        }
    }

    fn check_against_kept(&self, record: &Record) -> Result<(), Diverged> {
        if let Some(state) = record.state() {
            let state: G = read_value(state).map_err(|why| Diverged::State { why })?;
            if state != self.state {
                return Err(Diverged::State { why: "it is not what replaying the record gives".to_owned() });
            }
        }
        match record.result() {
            Some(recorded) => {
                let replayed = self.state.standings().map(|standings| standings.points());
                if replayed.as_deref() == Some(recorded) {
                    Ok(())
                } else {
                    Err(Diverged::Result { recorded: recorded.to_vec(), replayed })
                }
            }
            None => Ok(()),
        }
    }

    /// The record as it stands, and from here on the rules of today.
    fn go_on_from(record: &Record, position: &Value) -> Result<Sitting<G>, Diverged> {
        let state: G = read_value(position).map_err(|why| Diverged::State { why })?;
        let mut sitting = Sitting {
            record: record.clone(),
            start: state.clone(),
            opening: Vec::new(),
            line: Vec::new(),
            state: state.clone(),
        };
        sitting.restart(G::RULES, position.clone(), state);
        Ok(sitting)
    }

    fn restart(&mut self, version: u32, position: Value, state: G) {
        self.record.push(Entry::Rules { version, position });
        self.start = state.clone();
        self.opening.clear();
        self.line.clear();
        self.state = state;
    }

    /// The state now.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// The state after the first `decisions` that stand.
    pub fn state_at(&self, decisions: usize) -> G {
        let mut state = self.start.clone();
        for step in &self.line[..decisions.min(self.line.len())] {
            state.apply(step.seat, step.action, &mut ScriptedDice::new(values(&step.rolls)), &mut Silence);
        }
        state
    }

    /// What happened at the set-up.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// The decisions that stand.
    pub fn line(&self) -> &[Step<G>] {
        &self.line
    }

    /// The game as it stood after the first `decisions`: a sitting of its own, to look at.
    #[must_use]
    pub fn look_back(&self, decisions: usize) -> Sitting<G> {
        let decisions = decisions.min(self.line.len());
        Sitting {
            record: self.record.clone(),
            start: self.start.clone(),
            opening: self.opening.clone(),
            line: self.line[..decisions].to_vec(),
            state: self.state_at(decisions),
        }
    }

    /// The record so far, as it is while the game is being played.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// To name the players, to seal the dice, to reveal the secret.
    pub const fn record_mut(&mut self) -> &mut Record {
        &mut self.record
    }

    /// The record with the state kept in it, and the points if the game is over: what is saved and handed out.
    pub fn to_record(&self) -> Record {
        let mut record = self.record.clone();
        match self.state.standings() {
            Some(standings) => record.keep(None, Some(standings.points())),
            None => record.keep(Some(to_value(&self.state)), None),
        }
        record
    }

    /// Carries out a decision, or changes nothing and says why not.
    pub fn play(&mut self, seat: Seat, action: G::Action, dice: &mut impl Dice) -> Result<&Step<G>, Illegal> {
        let mut recorded = RecordedDice::new(dice);
        let mut events = Vec::new();
        self.state.play(seat, action, &mut recorded, &mut events)?;
        let rolls = recorded.into_rolls();
        self.record.push(Entry::Play { seat, action: action.to_string(), rolls: rolls.clone() });
        self.line.push(Step { seat, action, rolls, events });
        Ok(self.line.last().expect("a step was just added"))
    }

    /// How many decisions would stand after `seat` takes back its last one.
    pub fn undo_target(&self, seat: Seat, consent: Consent) -> Result<usize, NoUndo> {
        let last = self.line.iter().rposition(|step| step.seat == seat).ok_or(NoUndo::Nothing)?;
        let free = self.line[last..].iter().all(|step| step.seat == seat && !step.is_barrier());
        if free || consent == Consent::Given { Ok(last) } else { Err(NoUndo::NeedsConsent) }
    }

    /// Takes back the last decision of `seat` and all that came after it. Returns how many decisions stand now.
    pub fn undo(&mut self, seat: Seat, consent: Consent) -> Result<usize, NoUndo> {
        let keep = self.undo_target(seat, consent)?;
        self.cut(seat, keep);
        Ok(keep)
    }

    fn cut(&mut self, seat: Seat, keep: usize) {
        self.state = self.state_at(keep);
        self.line.truncate(keep);
        self.record.push(Entry::Undo { seat, keep });
    }
}

fn values(rolls: &[Roll]) -> Vec<u32> {
    rolls.iter().map(|roll| roll.value).collect()
}

/// Whether a replay used just the recorded rolls.
fn check_rolls<'a>(
    script: &mut ScriptedDice,
    recorded: &[Roll],
    made: impl IntoIterator<Item = &'a Roll>,
) -> Result<(), String> {
    if let Some(fault) = script.take_fault() {
        return Err(fault.to_string());
    }
    if script.left() > 0 {
        return Err(format!("{} of {} recorded rolls are not needed", script.left(), recorded.len()));
    }
    match recorded.iter().zip(made).find(|(recorded, made)| recorded != made) {
        Some((recorded, made)) => Err(format!("the roll {recorded} should be one below {}", made.bound)),
        None => Ok(()),
    }
}

fn to_value(part: &impl serde::Serialize) -> Value {
    serde_json::to_value(part).expect("options and positions have only keys that are text")
}

fn read_value<T: for<'de> Deserialize<'de>>(value: &Value) -> Result<T, String> {
    T::deserialize(value).map_err(|error| error.to_string())
}
