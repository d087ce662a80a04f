//! What all requests share.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use crate::config::Config;
use crate::hall::Hall;
use crate::metrics::Metrics;
use crate::no::No;
use crate::people::Signer;
use crate::protocol::Me;
use crate::storage::{Storage, StorageError};
use crate::thinking::Thinkers;

/// How many people are remembered beside the database.
const MOST_PEOPLE: usize = 20_000;

/// What all requests share.
pub(crate) struct House {
    pub(crate) config: Config,
    pub(crate) storage: Arc<dyn Storage>,
    pub(crate) signer: Signer,
    pub(crate) thinkers: Thinkers,
    pub(crate) hall: Hall,
    pub(crate) metrics: Metrics,
    people: Mutex<HashMap<String, Me>>,
    /// Turns true when the server goes down.
    closing: watch::Sender<bool>,
}

impl House {
    pub(crate) async fn open(config: Config, storage: Arc<dyn Storage>) -> Result<Arc<House>, StorageError> {
        let signer = Signer::new(storage.signing_key().await?);
        let threads = available_parallelism().map_or(1, usize::from);
        Ok(Arc::new(House {
            config,
            storage,
            signer,
            thinkers: Thinkers::start(threads),
            hall: Hall::default(),
            metrics: Metrics::default(),
            people: Mutex::default(),
            closing: watch::Sender::new(false),
        }))
    }

    /// The person of this id.
    pub(crate) async fn person(&self, id: &str) -> Result<Option<Me>, No> {
        if let Some(me) = self.people.lock().unwrap_or_else(PoisonError::into_inner).get(id) {
            return Ok(Some(me.clone()));
        }
        let found = self.storage.person(id).await?;
        if let Some(me) = &found {
            self.remember(me);
        }
        Ok(found)
    }

    /// Keeps a person.
    pub(crate) async fn keep_person(&self, me: &Me) -> Result<(), No> {
        self.storage.keep_person(me).await?;
        self.remember(me);
        Ok(())
    }

    /// Forgets a person for good.
    pub(crate) async fn forget_person(&self, id: &str) -> Result<(), No> {
        self.storage.forget_person(id).await?;
        self.people.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
        Ok(())
    }

    fn remember(&self, me: &Me) {
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        if people.len() >= MOST_PEOPLE {
            people.clear();
        }
        people.insert(me.id.clone(), me.clone());
    }

    /// Resolves when the server goes down.
    pub(crate) async fn closed(&self) {
        // Without a sender the house is gone, and that is the same.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Whether the server goes down.
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Tells everybody that the server goes down.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_millis() as u64
}
