//! Which session of a person counts. Every cookie names its session; whoever ends his other sessions begins a new one, and cookies of
//! the ones before are nobody's.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::storage::{Storage, StorageError};

/// How many people are remembered beside the database.
const MOST: usize = 20_000;

/// A session of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LoginSession {
    pub(crate) person: String,
    pub(crate) number: u64,
}

/// The sessions that count, of those who were here lately.
#[derive(Default)]
pub(crate) struct LoginSessions(Mutex<HashMap<String, u64>>);

impl LoginSessions {
    /// Whether this one counts.
    pub(crate) async fn counts(
        &self,
        storage: &dyn Storage,
        session: &LoginSession,
    ) -> Result<bool, StorageError> {
        Ok(self.of(storage, &session.person).await? == session.number)
    }

    /// The one that counts.
    pub(crate) async fn of(&self, storage: &dyn Storage, person: &str) -> Result<u64, StorageError> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(person).copied();
        match known {
            Some(known) => Ok(known),
            None => Ok(self.remember(person, storage.session(person).await?)),
        }
    }

    /// Ends them all and begins a new one.
    pub(crate) async fn end(&self, storage: &dyn Storage, person: &str) -> Result<u64, StorageError> {
        storage.end_sessions(person).await?;
        Ok(self.remember(person, storage.session(person).await?))
    }

    /// They only ever grow: what was read before another one began does not count.
    fn remember(&self, person: &str, session: u64) -> u64 {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.clear();
        }
        let latest = known.entry(person.to_owned()).or_default();
        *latest = session.max(*latest);
        *latest
    }
}
