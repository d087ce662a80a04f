//! Resumes a record with stored snapshots: the result of replaying is compared with them.

use serde_json::Value;

use super::resume::read_value;
use super::{ResumeError, Resumed, Session};
use crate::Game;
use crate::record::{Entry, Record};
use crate::value::to_value;

/// A state that was kept beside a record.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// How many entries the record had then.
    pub entries: usize,
    /// The position.
    pub state: Value,
}

impl Snapshot {
    /// The state that is kept within a record, after all its entries.
    pub fn within(record: &Record) -> Option<Snapshot> {
        let state = record.state()?.clone();
        Some(Snapshot { entries: record.entries().len(), state })
    }

    /// Whether it is younger than the last change of the rules, which says itself where the game stood, and not of another record.
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
    /// Takes a record up again that whoever keeps it trusts, with the state that was kept beside it.
    ///
    /// Where replaying gives another position than the one that was kept, or an entry is refused, the rules have changed, whether
    /// they say so or not: then the game goes on from the kept state, and from the entries since as far as they can be carried out.
    ///
    /// # Errors
    /// If the record is of another game, or neither it nor the kept state can be read.
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

    /// The state after the entries that came since, as far as the rules of today allow them.
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

/// How many decisions stand after these entries.
fn standing(entries: &[Entry]) -> usize {
    entries.iter().fold(0, |stand, entry| match entry {
        Entry::Play { .. } => stand + 1,
        Entry::Undo { keep, .. } => *keep,
        Entry::Rules { .. } => 0,
    })
}
