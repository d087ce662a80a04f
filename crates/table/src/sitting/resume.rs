//! Taking a record up again: replaying it, or going on from the state kept with it.

use std::error::Error;
use std::fmt;

use serde::Deserialize;
use serde_json::Value;

use super::{Sitting, values};
use crate::dice::{Roll, ScriptedDice};
use crate::record::{Entry, Record, Start};
use crate::{BadText, Complaint, Game, Seat};

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
        why: Complaint,
    },
    /// An entry is refused.
    Entry {
        /// Which, counted from 0.
        index: usize,
        /// Why.
        why: Complaint,
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
    /// By replaying it whole; the state kept beside it could not be read and was not held against it.
    Unchecked,
    /// From the state kept with it, because the rules have changed since.
    FromKeptState,
}

impl<G: Game> Sitting<G> {
    /// Takes a record up again.
    ///
    /// A record of the same rules must replay to the letter: somebody may have altered it. One that older rules wrote goes on from
    /// the state kept with it if it replays differently now, so that nobody loses a game to a mended rule. Whoever keeps records
    /// himself takes them up by [`resume_beside`](Sitting::resume_beside).
    pub fn resume(record: &Record) -> Result<(Sitting<G>, Resumed), Diverged> {
        Self::check_origin(record)?;
        match Self::replay(record, None) {
            Ok(sitting) => Ok((sitting, Resumed::Replayed)),
            Err(diverged) if record.rules() == G::RULES => Err(diverged),
            Err(diverged) => {
                let position = record.state().ok_or(diverged)?;
                let state = read_value(position).map_err(|why| Diverged::State { why })?;
                Ok((Self::go_on_from(record, position.clone(), state), Resumed::FromKeptState))
            }
        }
    }

    /// That it is a record of this game, and not one of newer rules.
    pub(super) fn check_origin(record: &Record) -> Result<(), Diverged> {
        if record.game() != G::NAME {
            return Err(Diverged::OtherGame { game: record.game().to_owned() });
        }
        if record.rules() > G::RULES {
            return Err(Diverged::NewerRules { version: record.rules() });
        }
        Ok(())
    }

    /// Replays all entries. What it gives after some of them must be the state that was kept then.
    pub(super) fn replay(record: &Record, kept: Option<(usize, &G)>) -> Result<Sitting<G>, Diverged> {
        let (mut sitting, first) = match last_rules(record)? {
            Some((index, position)) => (Self::replay_from(record, index, position)?, index),
            None => (Self::replay_start(record)?, 0),
        };
        sitting.record.set_players(record.players().to_vec());
        if let Some(commitment) = record.commitment() {
            sitting.record.seal(commitment, record.salts().to_vec());
        }
        for (index, entry) in record.entries().iter().enumerate().skip(first) {
            sitting.check_against(kept, index)?;
            sitting.replay_entry(entry).map_err(|why| Diverged::Entry { index, why })?;
        }
        sitting.check_against(kept, record.entries().len())?;
        if let Some(seat) = record.gave_up() {
            sitting.record.give_up(seat);
        }
        if record.looked_ahead() {
            sitting.record.look_ahead();
        }
        if let Some(secret) = record.secret() {
            sitting.record.reveal(secret.clone());
        }
        sitting.check_against_kept(record)?;
        sitting.record.keep(record.state().cloned(), record.result().map(<[i32]>::to_vec));
        Ok(sitting)
    }

    /// Begins with the entry where the rules last changed. What came before followed other rules and is kept as it was written.
    fn replay_from(record: &Record, index: usize, position: &Value) -> Result<Sitting<G>, Diverged> {
        let refused = |why| Diverged::Entry { index, why: Complaint::Form(why) };
        let mut sitting = Self::from_position(read_value(position).map_err(refused)?);
        sitting.record = header(record);
        for entry in &record.entries()[..index] {
            sitting.record.push(entry.clone());
        }
        Ok(sitting)
    }

    fn replay_start(record: &Record) -> Result<Sitting<G>, Diverged> {
        let refused = |why: String| Diverged::Start { why: Complaint::Form(why) };
        let mut sitting = match record.start() {
            Start::Position(position) => Self::from_position(read_value(position).map_err(refused)?),
            Start::Setup(rolls) => {
                let options: G::Options = read_value(record.options()).map_err(refused)?;
                let options = G::options_of_rules(record.first_rules(), options);
                let mut script = ScriptedDice::new(values(rolls));
                let sitting = Self::begin(&options, &mut script)
                    .map_err(|bad| Diverged::Start { why: Complaint::Rule(bad.why) })?;
                check_rolls(&mut script, rolls, sitting.record.rolls()).map_err(refused)?;
                sitting
            }
        };
        sitting.record = header(record);
        Ok(sitting)
    }

    pub(super) fn replay_entry(&mut self, entry: &Entry) -> Result<(), Complaint> {
        match entry {
            Entry::Play { seat, action, rolls } => {
                let action: G::Action =
                    action.parse().map_err(|bad: BadText| Complaint::Form(bad.to_string()))?;
                let mut script = ScriptedDice::new(values(rolls));
                let step =
                    self.play(*seat, action, &mut script).map_err(|illegal| Complaint::Rule(illegal.why))?;
                check_rolls(&mut script, rolls, &step.rolls)?;
                Ok(())
            }
            Entry::Undo { seat, keep } => {
                let stand = self.line.len();
                match self.last_of(*seat) {
                    Ok(target) if (*keep..=target).any(|first| self.begins_undo(*seat, first, *keep)) => {
                        self.cut(*seat, *keep);
                        Ok(())
                    }
                    Ok(target) => {
                        let why = format!(
                            "of {stand} decisions seat {seat} takes back all but {target}, not {keep}"
                        );
                        Err(why.into())
                    }
                    Err(_) => {
                        Err(format!("seat {seat} has made none of the {stand} decisions that stand").into())
                    }
                }
            }
            Entry::Rules { version, position } => {
                let state: G = read_value(position)?;
                self.restart(*version, position.clone(), state);
                Ok(())
            }
        }
    }

    /// Whether taking back the decision at `first` leaves `keep`: what was chosen in secret at the same time may go back with it.
    fn begins_undo(&self, seat: Seat, first: usize, keep: usize) -> bool {
        self.line[first].seat == seat && (first == keep || self.undo_from(seat, first) == keep)
    }

    /// Holds the state after so many entries against the one that was kept then.
    fn check_against(&self, kept: Option<(usize, &G)>, entries: usize) -> Result<(), Diverged> {
        match kept {
            Some((then, state)) if then == entries && *state != self.state => {
                Err(Diverged::State { why: "it is not what replaying the record gives".to_owned() })
            }
            _ => Ok(()),
        }
    }

    fn check_against_kept(&self, record: &Record) -> Result<(), Diverged> {
        if let Some(state) = record.state() {
            let state: G = read_value(state).map_err(|why| Diverged::State { why })?;
            self.check_against(Some((0, &state)), 0)?;
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
    pub(super) fn go_on_from(record: &Record, position: Value, state: G) -> Sitting<G> {
        let mut sitting = Sitting {
            record: record.clone(),
            start: state.clone(),
            opening: Vec::new(),
            line: Vec::new(),
            state: state.clone(),
        };
        sitting.restart(G::RULES, position, state);
        sitting
    }

    fn restart(&mut self, version: u32, position: Value, state: G) {
        self.record.push(Entry::Rules { version, position });
        self.start = state.clone();
        self.opening.clear();
        self.line.clear();
        self.state = state;
    }
}

/// A record that begins like this one, options spelled out or not, as yet without entries.
fn header(record: &Record) -> Record {
    Record::new(record.game(), record.first_rules(), record.options().clone(), record.start().clone())
}

/// The entry where the rules last changed, and where the game stood. No change leads back to older rules; to the same ones it leads
/// where a rule was mended that nobody thought to change a record.
fn last_rules(record: &Record) -> Result<Option<(usize, &Value)>, Diverged> {
    let mut newest = record.first_rules();
    let mut last = None;
    for (index, entry) in record.entries().iter().enumerate() {
        if let Entry::Rules { version, position } = entry {
            if *version < newest {
                let why = format!("rules {version} are older than the rules {newest} before them");
                return Err(Diverged::Entry { index, why: Complaint::Form(why) });
            }
            newest = *version;
            last = Some((index, position));
        }
    }
    Ok(last)
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

pub(super) fn read_value<T: for<'de> Deserialize<'de>>(value: &Value) -> Result<T, String> {
    T::deserialize(value).map_err(|error| error.to_string())
}
