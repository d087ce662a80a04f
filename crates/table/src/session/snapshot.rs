//! Resumes a record with a stored snapshot: the result of the replay is compared with it.

use serde_json::Value;

use super::resume::read_value;
use super::{ResumeError, Resumed, Session};
use crate::Game;
use crate::record::{Entry, Record};
use crate::value::to_value;

/// A state that was stored beside a record.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// How many entries the record had at that time.
    pub entries: usize,
    /// The position.
    pub state: Value,
}

impl Snapshot {
    /// The state stored in the record, after all its entries.
    pub fn within(record: &Record) -> Option<Snapshot> {
        let state = record.state()?.clone();
        Some(Snapshot { entries: record.entries().len(), state })
    }

    /// Whether it is of this record, and newer than the last change of rules, which contains its own position.
    fn belongs_to(&self, record: &Record) -> bool {
        let changed = record
            .entries()
            .iter()
            .rposition(|entry| matches!(entry, Entry::Rules { .. }))
            .map_or(0, |at| at + 1);
        (changed..=record.entries().len()).contains(&self.entries)
    }
}

impl<G: Game> Session<G> {
    /// Resumes a record from a trusted source, with the state that was stored beside it.
    ///
    /// If the replay yields another position than the stored one, or rejects an entry, the rules have changed, whether `RULES` was
    /// raised or not: the game then continues from the stored state, and from the entries since then as far as they are legal. A
    /// finished game keeps the recorded points.
    ///
    /// # Errors
    /// If the record is of another game, or if neither it nor the stored state can be read.
    pub fn resume_beside(
        record: &Record,
        kept: Option<&Snapshot>,
    ) -> Result<(Session<G>, Resumed), ResumeError> {
        Self::check_origin(record)?;
        let Some(kept) = kept.filter(|kept| kept.belongs_to(record)) else {
            return Ok((Self::replay(record, None)?, Resumed::Replayed));
        };
        let Ok(state) = read_value::<G>(&kept.state) else {
            return Ok((Self::replay(record, None)?, Resumed::Unchecked));
        };
        if let Ok(session) = Self::replay(record, Some((kept.entries, &state))) {
            return Ok((session, Resumed::Replayed));
        }
        let state = Self::follow(record, kept.entries, state);
        Ok((Self::go_on_from(record, to_value(&state), state), Resumed::FromKeptState))
    }

    /// The state after the entries that came since, as far as the current rules allow them.
    fn follow(record: &Record, kept: usize, state: G) -> G {
        let mut session = Self::from_position(state);
        let before = standing(&record.entries()[..kept]);
        for entry in &record.entries()[kept..] {
            let mut next = session.clone();
            let done = match *entry {
                Entry::Undo { seat, keep } if keep >= before => {
                    next.replay_entry(&Entry::Undo { seat, keep: keep - before })
                }
                Entry::Play { .. } => next.replay_entry(entry),
                _ => break,
            };
            if done.is_err() {
                break;
            }
            session = next;
        }
        session.state
    }
}

/// How many decisions remain after these entries.
fn standing(entries: &[Entry]) -> usize {
    entries.iter().fold(0, |stand, entry| match entry {
        Entry::Play { .. } => stand + 1,
        Entry::Undo { keep, .. } => *keep,
        Entry::Rules { .. } => 0,
    })
}
