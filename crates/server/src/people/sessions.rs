//! Decides which cookies are valid. A cookie names the device it was given to, and is valid as long as that device is listed.
//! Cookies from before there were devices contain a number, and are valid until their person signs out other devices.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::storage::{DeviceRow, Storage, StorageError};

/// How many devices, and how many people, are cached.
const MOST: usize = 20_000;

/// How often it is stored that a device is in use, in milliseconds.
const NOTED_EVERY: u64 = 10 * 60 * 1000;

/// The content of a cookie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LoginSession {
    /// The person when it was set.
    pub(crate) person: String,
    /// The session number, if no device is named.
    pub(crate) number: u64,
    /// The device.
    pub(crate) device: Option<String>,
    /// Whether the cookie must be replaced: it names no device, or was signed with an old key.
    pub(crate) is_old: bool,
}

/// The recently used sessions.
#[derive(Default)]
pub(crate) struct LoginSessions(Mutex<Known>);

#[derive(Default)]
struct Known {
    numbers: HashMap<String, u64>,
    devices: HashMap<String, KnownDevice>,
    /// How many times a device was signed out or changed hands.
    changes: u64,
}

struct KnownDevice {
    person: String,
    noted: u64,
}

impl LoginSessions {
    /// The current owner of a session; `None` if it has ended.
    pub(crate) async fn whose(
        &self,
        storage: &dyn Storage,
        session: &LoginSession,
    ) -> Result<Option<String>, StorageError> {
        if let Some(device) = &session.device {
            return self.owner(storage, device).await;
        }
        let counts = self.number(storage, &session.person).await? == session.number;
        Ok(counts.then(|| session.person.clone()))
    }

    async fn owner(&self, storage: &dyn Storage, device: &str) -> Result<Option<String>, StorageError> {
        loop {
            let changes = {
                let known = self.lock();
                if let Some(found) = known.devices.get(device) {
                    return Ok(Some(found.person.clone()));
                }
                known.changes
            };
            let Some(row) = storage.device(device).await? else { return Ok(None) };
            let mut known = self.lock();
            // What was read before a device ended or changed hands may be it: then the database is asked again.
            if known.changes == changes {
                known.remember(&row);
                return Ok(Some(row.person));
            }
        }
    }

    /// The valid number of sessions without a device.
    pub(crate) async fn number(&self, storage: &dyn Storage, person: &str) -> Result<u64, StorageError> {
        let known = self.lock().numbers.get(person).copied();
        match known {
            Some(known) => Ok(known),
            None => Ok(self.remember_number(person, storage.session(person).await?)),
        }
    }

    /// Ends all sessions, and begins a new one on this device.
    pub(crate) async fn end_all(
        &self,
        storage: &dyn Storage,
        device: &DeviceRow,
    ) -> Result<(), StorageError> {
        storage.end_sessions(device).await?;
        self.forget(&device.person);
        self.remember_number(&device.person, storage.session(&device.person).await?);
        Ok(())
    }

    /// Devices of a person were signed out or changed hands: the database must be queried again.
    pub(crate) fn forget(&self, person: &str) {
        let mut known = self.lock();
        known.changes += 1;
        known.devices.retain(|_, device| device.person != person);
        known.numbers.remove(person);
    }

    /// Whether it is time to store again that a device is in use.
    pub(crate) fn was_seen(&self, device: &str, now: u64) -> bool {
        let mut known = self.lock();
        let Some(device) = known.devices.get_mut(device) else { return false };
        let due = now.saturating_sub(device.noted) >= NOTED_EVERY;
        if due {
            device.noted = now;
        }
        due
    }

    /// Numbers only increase: one that was read before a newer one is ignored.
    fn remember_number(&self, person: &str, session: u64) -> u64 {
        let mut known = self.lock();
        if known.numbers.len() >= MOST {
            known.numbers.clear();
        }
        let latest = known.numbers.entry(person.to_owned()).or_default();
        *latest = session.max(*latest);
        *latest
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    fn remember(&mut self, row: &DeviceRow) {
        if self.devices.len() >= MOST {
            self.devices.clear();
        }
        self.devices.insert(row.id.clone(), KnownDevice { person: row.person.clone(), noted: row.seen });
    }
}
