//! Resumes a game from its record, by replaying it or from the state stored in it.

use std::error::Error;
use std::fmt;

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Session, values};
use crate::dice::{Roll, ScriptedDice};
use crate::record::{Entry, Record, Start};
use crate::{Game, GameError, Seat, explain};

/// Why a record cannot be resumed.
#[derive(Clone, PartialEq, Debug)]
pub enum ResumeError {
    /// The record is of another game.
    OtherGame {
        /// Its name.
        game: String,
    },
    /// The record follows newer rules than this program knows.
    NewerRules {
        /// Their version.
        version: u32,
    },
    /// The options or the position in the header are rejected.
    Start {
        /// The reason.
        why: GameError,
    },
    /// An entry is rejected.
    Entry {
        /// Its index, counted from 0.
        index: usize,
        /// The reason.
        why: GameError,
    },
    /// The final points differ from the recorded ones.
    Result {
        /// What the record contains.
        recorded: Vec<i32>,
        /// What the replay yields; `None` if the game is not over.
        replayed: Option<Vec<i32>>,
    },
    /// The record says that a seat resigned, but the game was played to its end, or the seat does not exist.
    GaveUp {
        /// The seat.
        seat: Seat,
    },
    /// The stored state is not the one that the replay yields, or cannot be read.
    State {
        /// The reason.
        why: String,
    },
}

impl fmt::Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ResumeError::OtherGame { game } => write!(f, "this is a record of '{game}'"),
            ResumeError::NewerRules { version } => write!(
                f,
                "the record follows version {version} of the rules, newer than this program's: get a newer Boomtown"
            ),
            ResumeError::Start { why } => write!(f, "the game cannot begin as recorded: {why}"),
            ResumeError::Entry { index, why } => write!(f, "entry {}: {why}", index + 1),
            ResumeError::Result { recorded, replayed: Some(replayed) } => {
                write!(f, "the record gives the points as {recorded:?}, but they are {replayed:?}")
            }
            ResumeError::Result { recorded, replayed: None } => {
                write!(f, "the record gives the points as {recorded:?}, but its game is not over")
            }
            ResumeError::GaveUp { seat } => write!(f, "seat {seat} cannot have given up this game"),
            ResumeError::State { why } => write!(f, "the kept state: {why}"),
        }
    }
}

impl Error for ResumeError {}

/// How a record was resumed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resumed {
    /// By a full replay.
    Replayed,
    /// By a full replay; the state stored beside it could not be read and was not compared.
    Unchecked,
    /// From the stored state, because the rules have changed since.
    FromKeptState,
}

impl<G: Game> Session<G> {
    /// Resumes a record.
    ///
    /// A record of the same rules must replay exactly: somebody may have altered it. A record of older rules continues from the
    /// state stored in it if it now replays differently, so that nobody loses a game to a corrected rule; if it is finished, it keeps
    /// the recorded points. For records from a trusted source use [`resume_beside`](Session::resume_beside).
    ///
    /// # Errors
    /// If the record is of another game, does not replay, or follows newer rules.
    pub fn resume(record: &Record) -> Result<(Session<G>, Resumed), ResumeError> {
        Self::check_origin(record)?;
        match Self::replay(record, None) {
            Ok(session) => {
                if record.rules() == G::RULES {
                    session.check_result(record)?;
                }
                Ok((session, Resumed::Replayed))
            }
            Err(error) if record.rules() == G::RULES => Err(error),
            Err(error) => {
                let position = record.state().ok_or(error)?;
                let state =
                    read_value(position).map_err(|error| ResumeError::State { why: error.to_string() })?;
                Ok((Self::go_on_from(record, position.clone(), state), Resumed::FromKeptState))
            }
        }
    }

    /// Checks that it is a record of this game and does not follow newer rules.
    pub(super) fn check_origin(record: &Record) -> Result<(), ResumeError> {
        if record.game() != G::NAME {
            return Err(ResumeError::OtherGame { game: record.game().to_owned() });
        }
        if record.rules() > G::RULES {
            return Err(ResumeError::NewerRules { version: record.rules() });
        }
        Ok(())
    }

    /// Replays all entries. The result after some of them must be the state that was stored then.
    pub(super) fn replay(record: &Record, kept: Option<(usize, &G)>) -> Result<Session<G>, ResumeError> {
        let (mut session, first) = match last_rules(record)? {
            Some((index, position)) => (Self::replay_from(record, index, position)?, index),
            None => (Self::replay_start(record)?, 0),
        };
        session.record.set_players(record.players().to_vec());
        if let Some(commitment) = record.commitment() {
            session.record.seal(commitment, record.salts().to_vec());
        }
        for (index, entry) in record.entries().iter().enumerate().skip(first) {
            session.check_against(kept, index)?;
            session.replay_entry(entry).map_err(|why| ResumeError::Entry { index, why })?;
        }
        session.check_against(kept, record.entries().len())?;
        if let Some(seat) = record.gave_up() {
            if session.state.standings().is_some() || seat.index() >= session.state.seats() {
                return Err(ResumeError::GaveUp { seat });
            }
            session.record.give_up(seat);
        }
        if record.looked_ahead() {
            session.record.look_ahead();
        }
        if let Some(secret) = record.secret() {
            session.record.reveal(secret.clone());
        }
        session.check_against_kept(record)?;
        session.record.set_outcome(record.state().cloned(), record.result().map(<[i32]>::to_vec));
        Ok(session)
    }

    /// Begins with the entry where the rules last changed. Earlier entries followed other rules and are not changed.
    fn replay_from(record: &Record, index: usize, position: &Value) -> Result<Session<G>, ResumeError> {
        let refused = |why| ResumeError::Entry { index, why };
        let mut session = Self::from_position(read_value(position).map_err(refused)?);
        session.record = header(record);
        for entry in &record.entries()[..index] {
            session.record.push(entry.clone());
        }
        Ok(session)
    }

    fn replay_start(record: &Record) -> Result<Session<G>, ResumeError> {
        let refused = |why| ResumeError::Start { why };
        let mut session = match record.start() {
            Start::Position(position) => Self::from_position(read_value(position).map_err(refused)?),
            Start::Setup(rolls) => {
                let options: G::Options = read_value(record.options()).map_err(refused)?;
                let options = G::options_of_rules(record.first_rules(), options);
                let mut script = ScriptedDice::new(values(rolls));
                let session = Self::begin(&options, &mut script).map_err(|error| refused(error.into()))?;
                check_rolls(&mut script, rolls, session.record.rolls()).map_err(refused)?;
                session
            }
        };
        session.record = header(record);
        Ok(session)
    }

    pub(super) fn replay_entry(&mut self, entry: &Entry) -> Result<(), GameError> {
        match entry {
            Entry::Play { seat, action, rolls, took, left } => {
                let action: G::Action = action.parse()?;
                let mut script = ScriptedDice::new(values(rolls));
                let step = self.play(*seat, action, &mut script)?;
                check_rolls(&mut script, rolls, &step.rolls)?;
                if let Some(took) = *took {
                    self.record.time_last(took, *left);
                }
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
                        Err(GameError::Malformed(why))
                    }
                    Err(_) => {
                        let why = format!("seat {seat} has made none of the {stand} decisions that stand");
                        Err(GameError::Malformed(why))
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

    /// Whether undoing the decision at `first` leaves `keep` decisions: simultaneous secret choices may be undone too.
    fn begins_undo(&self, seat: Seat, first: usize, keep: usize) -> bool {
        self.line[first].seat == seat && (first == keep || self.undo_from(seat, first) == keep)
    }

    /// Compares the state after so many entries with the one that was stored then.
    fn check_against(&self, kept: Option<(usize, &G)>, entries: usize) -> Result<(), ResumeError> {
        match kept {
            Some((then, state)) if then == entries && *state != self.state => {
                Err(ResumeError::State { why: "it is not what replaying the record gives".to_owned() })
            }
            _ => Ok(()),
        }
    }

    fn check_against_kept(&self, record: &Record) -> Result<(), ResumeError> {
        if let Some(state) = record.state() {
            let state: G =
                read_value(state).map_err(|error| ResumeError::State { why: error.to_string() })?;
            self.check_against(Some((0, &state)), 0)?;
        }
        match record.result() {
            Some(recorded) if !self.state.is_over() || !is_possible(recorded, &self.state) => {
                self.check_result(record)
            }
            _ => Ok(()),
        }
    }

    /// Checks that the final points are the recorded ones.
    fn check_result(&self, record: &Record) -> Result<(), ResumeError> {
        let Some(recorded) = record.result() else { return Ok(()) };
        let replayed = self.state.standings().map(|standings| standings.points());
        if replayed.as_deref() == Some(recorded) {
            Ok(())
        } else {
            Err(ResumeError::Result { recorded: recorded.to_vec(), replayed })
        }
    }

    /// Continues the record with the current rules from this position.
    pub(super) fn go_on_from(record: &Record, position: Value, state: G) -> Session<G> {
        let mut session = Session {
            record: record.clone(),
            start: state.clone(),
            opening: Vec::new(),
            line: Vec::new(),
            state: state.clone(),
        };
        session.restart(G::RULES, position, state);
        let result = record.result().filter(|recorded| is_possible(recorded, &session.state));
        if session.state.is_over() {
            session.record.set_outcome(None, result.map(<[i32]>::to_vec));
        }
        session
    }

    fn restart(&mut self, version: u32, position: Value, state: G) {
        self.record.push(Entry::Rules { version, position });
        self.start = state.clone();
        self.opening.clear();
        self.line.clear();
        self.state = state;
    }
}

/// Whether there are plausible points for every seat.
fn is_possible<G: Game>(points: &[i32], state: &G) -> bool {
    const MOST: u32 = 1_000_000;
    points.len() == state.seats() && points.iter().all(|points| points.unsigned_abs() <= MOST)
}

/// A record with the same header and without entries.
fn header(record: &Record) -> Record {
    Record::new(record.game(), record.first_rules(), record.options().clone(), record.start().clone())
}

/// The entry where the rules last changed, with its position. Rules never change to an older version. They change to the same
/// version where a rule was corrected without expecting any record to change.
fn last_rules(record: &Record) -> Result<Option<(usize, &Value)>, ResumeError> {
    let mut newest = record.first_rules();
    let mut last = None;
    for (index, entry) in record.entries().iter().enumerate() {
        if let Entry::Rules { version, position } = entry {
            if *version < newest {
                let why = format!("rules {version} are older than the rules {newest} before them");
                return Err(ResumeError::Entry { index, why: GameError::Malformed(why) });
            }
            newest = *version;
            last = Some((index, position));
        }
    }
    Ok(last)
}

/// Checks that a replay used exactly the recorded rolls.
fn check_rolls<'a>(
    script: &mut ScriptedDice,
    recorded: &[Roll],
    made: impl IntoIterator<Item = &'a Roll>,
) -> Result<(), GameError> {
    if let Some(fault) = script.take_fault() {
        return Err(GameError::Malformed(fault.to_string()));
    }
    if script.left() > 0 {
        let why = format!("{} of {} recorded rolls are not needed", script.left(), recorded.len());
        return Err(GameError::Malformed(why));
    }
    match recorded.iter().zip(made).find(|(recorded, made)| recorded != made) {
        Some((recorded, made)) => {
            Err(GameError::Malformed(format!("the roll {recorded} should be one below {}", made.bound)))
        }
        None => Ok(()),
    }
}

pub(super) fn read_value<T: DeserializeOwned>(value: &Value) -> Result<T, GameError> {
    Ok(explain::read(value)?)
}
