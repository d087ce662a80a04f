//! Restores a game from its stored record and snapshot.

use std::error::Error;
use std::fmt;

use serde_json::Value;
use table::dice::{SealedDice, Secret};
use table::{AnyGame, AnySession, Record, ResumeError, Resumed, Snapshot};

/// Why a game cannot be restored.
#[derive(Debug)]
pub enum ReplayError {
    /// The stored text is not valid JSON.
    Json(serde_json::Error),
    /// The record does not replay, and there is no snapshot to continue from.
    Resume(ResumeError),
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Json(error) => error.fmt(f),
            ReplayError::Resume(error) => error.fmt(f),
        }
    }
}

impl Error for ReplayError {}

impl From<serde_json::Error> for ReplayError {
    fn from(error: serde_json::Error) -> ReplayError {
        ReplayError::Json(error)
    }
}

/// Replays a record stored as header and entries, and compares it with the state stored after some of them. If the game was played to
/// its end, `points` are those of that time: they stand, whatever the rules count today.
///
/// # Errors
/// If something is not JSON, or if the record does not replay and there is no stored state.
pub fn replay<'a>(
    game: &dyn AnyGame,
    header: &str,
    entries: impl IntoIterator<Item = &'a str>,
    kept: Option<(usize, &str)>,
    points: Option<&[i32]>,
) -> Result<(Box<dyn AnySession>, Resumed), ReplayError> {
    let mut whole: Value = serde_json::from_str(header)?;
    let entries = entries.into_iter().map(serde_json::from_str::<Value>);
    whole["entries"] = Value::Array(entries.collect::<Result<_, _>>()?);
    if let Some(points) = points {
        whole["result"] = points.into();
    }
    let record: Record = table::read_value(&whole)?;
    // A state that is no longer JSON is like one that cannot be read.
    let kept = kept
        .map(|(entries, state)| Snapshot { entries, state: serde_json::from_str(state).unwrap_or_default() });
    game.resume_beside(&record, kept.as_ref()).map_err(ReplayError::Resume)
}

/// The dice after the rolls of a record.
pub fn dice_after(secret: &Secret, record: &Record) -> SealedDice {
    SealedDice::new(secret, record.salts(), record.rolls().count() as u64)
}
